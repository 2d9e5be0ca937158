//! Bind, Clamp, Fire Spin and Wrap in generation 1: whoever is to recharge needn't any more.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static BIND: [Behaviour; 4] = [
    move_(moves::BIND, &[on::try_move(spare_recharging)]).in_rules(rule_sets::GEN1),
    move_(moves::CLAMP, &[on::try_move(spare_recharging)]).in_rules(rule_sets::GEN1),
    move_(moves::FIRE_SPIN, &[on::try_move(spare_recharging)]).in_rules(rule_sets::GEN1),
    move_(moves::WRAP, &[on::try_move(spare_recharging)]).in_rules(rule_sets::GEN1),
];

fn spare_recharging(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.remove_volatile(hit.target, conditions::MUSTRECHARGE) {
        let text = "In Gen 1, partial trapping moves negate the recharge turn of Hyper Beam, even if they miss.";
        cx.hint(text, true, None);
    }
    Pass
}
