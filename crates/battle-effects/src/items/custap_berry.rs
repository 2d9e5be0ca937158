//! Custap Berry: in a pinch, its holder moves first once. Quick Claw: its holder moves first one time in five.

use crate::shared::pinch::is_in_a_pinch;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static CUSTAP_BERRY: Behaviour =
    item(items::CUSTAP_BERRY, &[on::fractional_priority(hurry_in_a_pinch).priority(-2), on::eat(|_, _| Pass)]);

pub static QUICK_CLAW: Behaviour = item(items::QUICK_CLAW, &[on::fractional_priority(hurry_by_chance).priority(-2)]);

/// Mycelium Might makes status moves slow, and a priority that was raised already stays as it is.
fn may_hurry(cx: &Cx, hit: Hit, priority: f64) -> bool {
    let slow = cx.mv(hit.mv).category == Category::Status && cx.has_ability(hit.user, abilities::MYCELIUM_MIGHT);
    !slow && priority <= 0.0
}

fn hurry_in_a_pinch(cx: &mut Cx, hit: Hit, priority: f64) -> Reply<f64> {
    if !may_hurry(cx, hit, priority) || !is_in_a_pinch(cx, hit.user) || !cx.eat_item(hit.user) {
        return Pass;
    }
    say!(cx, "-activate", hit.user, "item: Custap Berry", "[consumed]");
    Set(0.1)
}

fn hurry_by_chance(cx: &mut Cx, hit: Hit, priority: f64) -> Reply<f64> {
    if !may_hurry(cx, hit, priority) || !cx.chance(Purpose::QuickClaw, 1, 5) {
        return Pass;
    }
    say!(cx, "-activate", hit.user, "item: Quick Claw");
    Set(0.1)
}

/// What is another thing up to generation 2.
pub static OTHERS_OF_OLD: [Behaviour; 1] = [item(items::QUICK_CLAW, &[]).in_rules(rule_sets::GEN2).anew()];
