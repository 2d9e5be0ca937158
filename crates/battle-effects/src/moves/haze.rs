//! Haze, and Freezy Frost as it hits, set all stages of everyone in battle back to 0.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::Selected;
use tallgrass_pokedex::rule_sets;

pub static HAZE: [Behaviour; 2] =
    [move_(moves::HAZE, &[on::hit_field(clear_all)]), move_(moves::FREEZY_FROST, &[on::hit(clear_all)])];

fn clear_all(cx: &mut Cx, _: Hit) -> Verdict {
    say!(cx, "-clearallboost");
    for mon in cx.actives() {
        cx.clear_boosts(mon);
    }
    Pass
}

/// In generation 1 Haze also ends statuses and much else: the foe's, and of its user's what isn't a status.
pub static HAZE_OF_OLD: Behaviour = move_(moves::HAZE, &[on::hit(clear_all_and_more)]).in_rules(rule_sets::GEN1);

/// What ends, by the names it ends with, in this order.
const ENDED: [(ConditionId, &str); 8] = [
    (conditions::DISABLE, "Disable"),
    (conditions::CONFUSION, "confusion"),
    (conditions::MIST, "Mist"),
    (conditions::FOCUS_ENERGY, "move: Focus Energy"),
    (conditions::LEECH_SEED, "move: Leech Seed"),
    (conditions::LIGHT_SCREEN, "Light Screen"),
    (conditions::REFLECT, "Reflect"),
    (conditions::RESIDUALDMG, "Toxic counter"),
];

fn clear_all_and_more(cx: &mut Cx, hit: Hit) -> Verdict {
    say!(cx, "-activate", hit.target, "move: Haze");
    say!(cx, "-clearallboost", "[silent]");
    for mon in cx.actives() {
        cx.clear_boosts(mon);
        if mon != hit.user {
            if matches!(cx.mon(mon).status, conditions::FRZ | conditions::SLP) {
                cx.select_move(cx.mon(mon).side, Selected::CannotMove);
                if cx.will_move(mon).is_some() {
                    cx.change_move(mon, MoveId::NONE);
                }
            }
            cx.cure_status_as(mon, true);
        }
        if cx.mon(mon).status == conditions::TOX {
            cx.set_status_anyway(mon, conditions::PSN, None, None, true);
        }
        cx.update_mon_speed(mon);
        for (condition, name) in ENDED {
            if cx.mon(mon).hp > 0 && cx.delete_volatile(mon, condition) {
                say!(cx, "-end", mon, name, "[silent]");
            }
        }
    }
    Pass
}
