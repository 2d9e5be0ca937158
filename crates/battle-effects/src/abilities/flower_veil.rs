//! Flower Veil: Grass Pokémon of the holder's side can't be given statuses, made drowsy or weakened by others.

use tallgrass_battle::prelude::*;

pub static FLOWER_VEIL: Behaviour = ability(
    abilities::FLOWER_VEIL,
    &[
        on::try_boost(guard_stats).for_allies(),
        on::set_status(guard_health).for_allies(),
        on::try_add_volatile(guard_sleep).for_allies(),
    ],
);

fn say_blocked(cx: &mut Cx, o: Occasion) {
    say!(cx, "-block", o.target, "ability: Flower Veil", Of(cx.holder()));
}

fn guard_stats(cx: &mut Cx, o: Occasion, changes: &mut BoostList) -> Verdict {
    if o.source == Some(o.target) || !cx.has_type(o.target, Type::Grass) {
        return Pass;
    }
    let before = changes.len();
    changes.retain(|_, change| change >= 0);
    if changes.len() < before && !cx.has_secondaries(o.effect) {
        say_blocked(cx, o);
    }
    Pass
}

fn guard_health(cx: &mut Cx, o: Occasion, _: ConditionId) -> Verdict {
    let by_other = o.source.is_some_and(|source| source != o.target);
    // Becoming drowsy was refused earlier, or else sleep comes.
    let yawn = o.effect.is(conditions::YAWN) || o.effect.is(moves::YAWN);
    if !cx.has_type(o.target, Type::Grass) || !by_other || yawn {
        return Pass;
    }
    if o.effect.is_move() && !cx.has_secondaries(o.effect) {
        say_blocked(cx, o);
    }
    Silent
}

fn guard_sleep(cx: &mut Cx, o: Occasion, volatile: ConditionId) -> Verdict {
    if volatile != conditions::YAWN || !cx.has_type(o.target, Type::Grass) {
        return Pass;
    }
    say_blocked(cx, o);
    Silent
}
