//! Dynamax: for three turns its bearer has more HP and can't flinch or be dragged out.

use tallgrass_battle::prelude::*;

pub static DYNAMAX: Behaviour = condition(
    conditions::DYNAMAX,
    &[
        on::start(grow),
        on::try_add_volatile(hold_steady),
        on::before_switch_out(leave).priority(-1),
        on::modify_damage(dread_cannon).as_source(),
        on::drag_out(stay).priority(2),
        on::residual(count).priority(-100),
        on::end(shrink),
    ],
);

fn grow(cx: &mut Cx, o: Occasion) -> Verdict {
    let mon = o.target;
    cx.mon_mut(mon).dynamax_turns = 0;
    cx.remove_volatile(mon, conditions::MINIMIZE);
    cx.remove_volatile(mon, conditions::SUBSTITUTE);
    if cx.delete_volatile(mon, conditions::TORMENT) {
        say!(cx, "-end", mon, "Torment", "[silent]");
    }
    let pokemon = cx.mon(mon);
    let full = matches!(pokemon.species, formes::CRAMORANT_GULPING | formes::CRAMORANT_GORGING);
    if full && !pokemon.transformed {
        cx.forme_change(mon, formes::CRAMORANT);
    }
    let kind = if cx.mon(mon).gigantamax { "Gmax" } else { "" };
    say!(cx, "-start", mon, "Dynamax", kind);
    if cx.mon(mon).base_species == formes::SHEDINJA {
        return Pass;
    }
    let pokemon = cx.mon_mut(mon);
    let ratio = 1.5 + pokemon.dynamax_level as f64 * 0.05;
    pokemon.max_hp = (pokemon.max_hp as f64 * ratio) as i32;
    pokemon.hp = (pokemon.hp as f64 * ratio) as i32;
    say!(cx, "-heal", mon, Health(mon), "[silent]");
    Pass
}

fn hold_steady(_: &mut Cx, _: Occasion, what: ConditionId) -> Verdict {
    if what == conditions::FLINCH { Silent } else { Pass }
}

fn leave(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.remove_volatile(o.target, conditions::DYNAMAX);
    Pass
}

fn dread_cannon(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    match cx.mv(hit.mv).id {
        moves::BEHEMOTH_BASH | moves::BEHEMOTH_BLADE | moves::DYNAMAX_CANNON => cx.chain(2, 1),
        _ => Pass,
    }
}

fn stay(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-block", o.target, "Dynamax");
    Silent
}

fn count(cx: &mut Cx, o: Occasion) -> Verdict {
    let turns = &mut cx.mon_mut(o.target).dynamax_turns;
    *turns = turns.saturating_add(1);
    Pass
}

fn shrink(cx: &mut Cx, o: Occasion) -> Verdict {
    let mon = o.target;
    say!(cx, "-end", mon, "Dynamax");
    if cx.mon(mon).base_species == formes::SHEDINJA {
        return Pass;
    }
    let hp = cx.undynamaxed_hp(mon, None);
    let pokemon = cx.mon_mut(mon);
    pokemon.hp = hp;
    pokemon.max_hp = pokemon.base_max_hp;
    say!(cx, "-heal", mon, Health(mon), "[silent]");
    Pass
}
