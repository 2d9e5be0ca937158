//! Leech Seed: each turn an eighth of the target's HP goes to whoever stands where the seed came from.

use super::conditions_poison::{set_toxic_counter, toxic_counter};
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static LEECH_SEED: Behaviour = move_(moves::LEECH_SEED, &[on::try_immunity(not_on_grass)]);

/// Sappy Seed: a hit that sows.
pub static SAPPY_SEED: Behaviour = move_(moves::SAPPY_SEED, &[on::hit(sow)]);

pub static LEECH_SEED_CONDITION: Behaviour =
    condition(conditions::LEECH_SEED, &[on::start(announce), on::residual(sap).order(8)]);

fn not_on_grass(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(!cx.has_type(hit.target, Type::Grass))
}

fn sow(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.has_type(hit.target, Type::Grass) {
        return Silent;
    }
    cx.add_volatile(hit.target, conditions::LEECH_SEED, Some(hit.user), None);
    Pass
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "move: Leech Seed");
    Pass
}

fn sap(cx: &mut Cx, o: Occasion) -> Verdict {
    let Some(leech) = cx.at_slot(cx.own().source_slot) else { return Pass };
    if cx.mon(leech).fainted || cx.mon(leech).hp <= 0 {
        return Pass;
    }
    let eighth = share(cx.mon(o.target).base_max_hp, 1, 8);
    let damage = cx.damage_by(eighth, o.target, Some(leech), None);
    if damage.truthy() {
        cx.heal_by(damage.as_int(), leech, Some(o.target), None);
    }
    Pass
}

/// In generation 1 a sixteenth is taken after the target's move, as often as bad poison has come to, and goes to the other
/// one even if it wasn't there to take.
pub static LEECH_SEED_OF_OLD: Behaviour = condition(
    conditions::LEECH_SEED,
    &[
        on::start(announce),
        on::timer(Event::Residual).order(10).sub_order(5),
        on::after_move_self(sap_after_moving).priority(1),
    ],
)
.in_rules(rule_sets::GEN1)
.anew();

fn sap_after_moving(cx: &mut Cx, hit: Hit) -> Verdict {
    let mon = hit.user;
    let Some(leech) = cx.at_slot(cx.own().source_slot) else { return Pass };
    if cx.mon(leech).fainted || cx.mon(leech).hp <= 0 {
        return Pass;
    }
    let counter = toxic_counter(cx, mon).map(|counter| counter + 1);
    if let Some(counter) = counter {
        set_toxic_counter(cx, mon, counter);
    }
    let amount = (cx.mon(mon).base_max_hp / 16).max(1) * counter.unwrap_or(1);
    let damage = cx.damage_by(amount, mon, Some(leech), None);
    if counter.is_some() {
        cx.hint("In Gen 1, Leech Seed's damage is affected by Toxic's counter.", true, None);
    }
    if amount > damage.as_int() {
        let text = "In Gen 1, Leech Seed recovery is not limited by the remaining HP of the seeded Pokemon.";
        cx.hint(text, true, None);
    }
    cx.heal_by(amount, leech, Some(mon), None);
    Pass
}
