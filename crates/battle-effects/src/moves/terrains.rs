//! Terrains: for five turns the ground helps or hinders whoever stands on it.

use tallgrass_battle::prelude::*;

/// Electric Terrain: nobody falls asleep, Electric moves are stronger.
pub static ELECTRIC_TERRAIN: Behaviour = condition(
    conditions::ELECTRIC_TERRAIN,
    &[
        on::duration_callback(last),
        on::set_status(keep_awake),
        on::try_add_volatile(keep_from_yawning),
        on::base_power(strengthen_electric).priority(6).compared_since(Gen7),
        on::field_start(rise),
        on::timer(Event::FieldResidual).order(27).sub_order(7),
        on::field_end(fade),
    ],
);

/// Grassy Terrain: heals, Grass moves are stronger, earthquakes weaker.
pub static GRASSY_TERRAIN: Behaviour = condition(
    conditions::GRASSY_TERRAIN,
    &[
        on::duration_callback(last),
        on::base_power(strengthen_grass).priority(6).compared_since(Gen7),
        on::field_start(rise),
        on::residual(heal).order(5).sub_order(2),
        on::timer(Event::FieldResidual).order(27).sub_order(7),
        on::field_end(fade),
    ],
);

/// Misty Terrain: nobody gets a status or confused, Dragon moves are weaker.
pub static MISTY_TERRAIN: Behaviour = condition(
    conditions::MISTY_TERRAIN,
    &[
        on::duration_callback(last),
        on::set_status(refuse_status),
        on::try_add_volatile(refuse_confusion).since(Gen7),
        on::base_power(weaken_dragon).priority(6),
        on::field_start(rise),
        on::timer(Event::FieldResidual).order(27).sub_order(7),
        on::field_end(fade_misty),
    ],
);

/// Psychic Terrain: keeps moves with priority away, Psychic moves are stronger.
pub static PSYCHIC_TERRAIN: Behaviour = condition(
    conditions::PSYCHIC_TERRAIN,
    &[
        on::duration_callback(last),
        on::try_hit(keep_away_priority).priority(4),
        on::base_power(strengthen_psychic).priority(6).compared_since(Gen7),
        on::field_start(rise),
        on::timer(Event::FieldResidual).order(27).sub_order(7),
        on::field_end(fade),
    ],
);

fn last(cx: &mut Cx, o: Occasion) -> u8 {
    if o.source.is_some_and(|source| cx.has_item(source, items::TERRAIN_EXTENDER)) { 8 } else { 5 }
}

fn stands_on_it(cx: &mut Cx, mon: Mon) -> bool {
    cx.is_grounded(mon) && !cx.is_semi_invulnerable(mon)
}

fn rise(cx: &mut Cx, o: FieldOccasion) -> Verdict {
    let terrain = cx.acting();
    match o.source {
        Some(source) if o.effect.is_ability() => {
            say!(cx, "-fieldstart", Joined("move: ", Name(terrain)), By(o.effect), Of(source));
        }
        _ => say!(cx, "-fieldstart", Joined("move: ", Name(terrain))),
    }
    Pass
}

fn fade(cx: &mut Cx, _: FieldOccasion) -> Verdict {
    let terrain = cx.acting();
    say!(cx, "-fieldend", Joined("move: ", Name(terrain)));
    Pass
}

fn fade_misty(cx: &mut Cx, _: FieldOccasion) -> Verdict {
    say!(cx, "-fieldend", "Misty Terrain");
    Pass
}

/// Whether an effect is a move made for what it inflicts.
fn is_meant(cx: &Cx, effect: Effect) -> bool {
    effect.is_move() && !cx.has_secondaries(effect)
}

fn is_yawn(effect: Effect) -> bool {
    effect.is(conditions::YAWN) || effect.is(moves::YAWN)
}

fn keep_awake(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    if status != conditions::SLP || !stands_on_it(cx, o.target) {
        return Pass;
    }
    if is_yawn(o.effect) || is_meant(cx, o.effect) {
        say!(cx, "-activate", o.target, "move: Electric Terrain");
    }
    Fail
}

fn keep_from_yawning(cx: &mut Cx, o: Occasion, volatile: ConditionId) -> Verdict {
    if !stands_on_it(cx, o.target) || volatile != conditions::YAWN {
        return Pass;
    }
    say!(cx, "-activate", o.target, "move: Electric Terrain");
    Silent
}

/// By three tenths, up to generation 7 by half.
fn strengthen(cx: &mut Cx) -> Reply<i32> {
    if cx.since(Gen8) { cx.chain(5325, 4096) } else { cx.chain(3, 2) }
}

fn strengthen_electric(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).kind == Type::Electric && stands_on_it(cx, hit.user) { strengthen(cx) } else { Pass }
}

fn strengthen_psychic(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).kind == Type::Psychic && stands_on_it(cx, hit.user) { strengthen(cx) } else { Pass }
}

fn strengthen_grass(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let mv = cx.mv(hit.mv);
    let (shakes, grass) =
        (matches!(mv.id, moves::EARTHQUAKE | moves::BULLDOZE | moves::MAGNITUDE), mv.kind == Type::Grass);
    if shakes && stands_on_it(cx, hit.target) {
        return cx.chain(1, 2);
    }
    if grass && cx.is_grounded(hit.user) { strengthen(cx) } else { Pass }
}

fn weaken_dragon(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).kind == Type::Dragon && stands_on_it(cx, hit.target) { cx.chain(1, 2) } else { Pass }
}

fn heal(cx: &mut Cx, o: Occasion) -> Verdict {
    if stands_on_it(cx, o.target) {
        let amount = share(cx.mon(o.target).base_max_hp, 1, 16);
        cx.heal_by(amount, o.target, Some(o.target), None);
    }
    Pass
}

fn refuse_status(cx: &mut Cx, o: Occasion, _: ConditionId) -> Verdict {
    if !stands_on_it(cx, o.target) {
        return Pass;
    }
    if is_yawn(o.effect) || cx.status_of_effect(o.effect).is_some() {
        say!(cx, "-activate", o.target, "move: Misty Terrain");
    }
    Fail
}

fn refuse_confusion(cx: &mut Cx, o: Occasion, volatile: ConditionId) -> Verdict {
    if !stands_on_it(cx, o.target) || volatile != conditions::CONFUSION {
        return Pass;
    }
    if is_meant(cx, o.effect) {
        say!(cx, "-activate", o.target, "move: Misty Terrain");
    }
    Silent
}

fn keep_away_priority(cx: &mut Cx, hit: Hit) -> Verdict {
    let mv = cx.mv(hit.mv);
    if mv.priority <= 0 || mv.target == MoveTarget::Self_ {
        return Pass;
    }
    if cx.is_semi_invulnerable(hit.target) || cx.is_ally(hit.target, hit.user) {
        return Pass;
    }
    if !cx.is_grounded(hit.target) {
        if cx.move_data(hit.mv).priority > 0 {
            cx.hint("Psychic Terrain doesn't affect airborne Pokémon.", false, None);
        }
        return Pass;
    }
    say!(cx, "-activate", hit.target, "move: Psychic Terrain");
    Silent
}
