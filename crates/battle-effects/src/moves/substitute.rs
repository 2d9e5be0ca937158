//! Substitute: for a quarter of its HP the user makes a decoy that takes hits in its place.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::Ohko;

pub static SUBSTITUTE: Behaviour = move_(moves::SUBSTITUTE, &[on::try_hit(check), on::hit(pay)]);

pub static SUBSTITUTE_CONDITION: Behaviour = condition(
    conditions::SUBSTITUTE,
    &[on::start(appear), on::try_primary_hit(take_hit).priority(-1).compared_since(Gen5), on::end(fade)],
);

effect_data! {
    /// How many HP the decoy has left.
    pub(crate) struct Decoy { hp: i32 }
}

fn check(cx: &mut Cx, hit: Hit) -> Verdict {
    let pokemon = cx.mon(hit.target);
    if cx.has_volatile(hit.target, conditions::SUBSTITUTE) {
        say!(cx, "-fail", hit.target, "move: Substitute");
    } else if 4 * pokemon.hp <= pokemon.max_hp || pokemon.max_hp == 1 {
        say!(cx, "-fail", hit.target, "move: Substitute", "[weak]");
    } else {
        return Pass;
    }
    NotFail
}

fn pay(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.direct_damage(share(cx.mon(hit.target).max_hp, 1, 4), hit.target, None, None);
    Pass
}

fn appear(cx: &mut Cx, o: Occasion) -> Verdict {
    if o.effect.is(moves::SHED_TAIL) {
        say!(cx, "-start", o.target, "Substitute", "[from] move: Shed Tail");
    } else {
        say!(cx, "-start", o.target, "Substitute");
    }
    let hp = cx.mon(o.target).max_hp / 4;
    cx.remember(Decoy { hp });
    if let Some(held) = cx.volatile(o.target, conditions::PARTIALLYTRAPPED) {
        let by = Effect::of(held.source_effect);
        say!(cx, "-end", o.target, Name(by), "[partiallytrapped]", "[silent]");
        cx.delete_volatile(o.target, conditions::PARTIALLYTRAPPED);
    }
    Pass
}

fn take_hit(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    let Hit { user, target, mv } = hit;
    let infiltrates = cx.mv(mv).infiltrates && cx.since(Gen6);
    if target == user || cx.mv(mv).has(MoveFlags::BYPASSSUB) || infiltrates {
        return Pass;
    }
    let Value::Number(damage) = cx.damage_of(user, target, mv, false) else {
        say!(cx, "-fail", user);
        cx.attr_last_move(&[&"[still]"]);
        return Silent;
    };
    let left = cx.volatile(target, conditions::SUBSTITUTE).map_or(0, |state| state.data::<Decoy>().hp);
    let damage = (damage as i32).min(left);
    if let Some(state) = cx.volatile_mut(target, conditions::SUBSTITUTE) {
        state.set_data(Decoy { hp: left - damage });
    }
    cx.mon_mut(user).last_damage = damage;
    if damage >= left {
        if cx.numbers(mv).ohko() != Ohko::No {
            say!(cx, "-ohko");
        }
        cx.remove_volatile(target, conditions::SUBSTITUTE);
    } else {
        let told = if cx.since(Gen6) { "move: Substitute" } else { "Substitute" };
        say!(cx, "-activate", target, told, "[damage]");
    }
    if damage != 0 {
        cx.recoil_damage(damage, mv, user);
    }
    if let Some((part, of)) = cx.mv(mv).drain {
        let drained = (damage * part as i32 + of as i32 - 1) / of as i32;
        cx.heal_by(drained, user, Some(target), Some(conditions::DRAIN.into()));
    }
    let effect = cx.move_effect(mv);
    let relay = Value::int(damage);
    cx.single(Event::AfterSubDamage, effect, None, target, Some(user), effect, Some(relay));
    cx.run_with(Event::AfterSubDamage, target, Some(user), effect, relay);
    Set(0)
}

fn fade(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "Substitute");
    Pass
}
