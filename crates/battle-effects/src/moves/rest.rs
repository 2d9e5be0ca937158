//! Rest: the user sleeps for two turns, and is healed of everything.

use super::conditions_sleep::Sleep;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static REST: Behaviour = move_(moves::REST, &[on::try_(needs_rest), on::hit(rest)]);

fn needs_rest(cx: &mut Cx, hit: Hit) -> Verdict {
    let user = cx.mon(hit.user);
    let (status, healthy) = (user.status, user.hp == user.max_hp);
    if status == conditions::SLP || cx.has_ability(hit.user, abilities::COMATOSE) {
        return Fail;
    }
    if healthy {
        say!(cx, "-fail", hit.user, "heal");
        return Silent;
    }
    for ability in [abilities::INSOMNIA, abilities::VITAL_SPIRIT] {
        if cx.has_ability(hit.user, ability) {
            say!(cx, "-fail", hit.user, By(ability.into()), Of(hit.user));
            return Silent;
        }
    }
    Pass
}

fn rest(cx: &mut Cx, hit: Hit) -> Verdict {
    let slept = cx.set_status(hit.target, conditions::SLP, Some(hit.user), Some(cx.acting()));
    if !slept.truthy() {
        return slept.verdict();
    }
    cx.mon_mut(hit.target).status_state.set_data(Sleep { start_time: 3, time: 3 });
    cx.heal(cx.mon(hit.target).max_hp, hit.target);
    Pass
}

/// In generation 1 all statuses end for the sleep, and healing fails at certain amounts of lost HP.
pub static REST_OF_OLD: Behaviour = move_(moves::REST, &[on::hit(rest_if_hurt)]).in_rules(rule_sets::GEN1).anew();

/// Recover and Soft-Boiled, in generation 1, restore half the HP, but for certain amounts of lost HP.
pub static RECOVERY_OF_OLD: [Behaviour; 2] = [
    move_(moves::RECOVER, &[on::hit(recover)]).in_rules(rule_sets::GEN1),
    move_(moves::SOFT_BOILED, &[on::hit(recover)]).in_rules(rule_sets::GEN1),
];

/// Whether a Pokémon has HP to restore that the game can count.
fn can_recover(cx: &mut Cx, mon: Mon) -> bool {
    let lost = cx.mon(mon).max_hp - cx.mon(mon).hp;
    if matches!(lost, 255 | 511) && cx.mon(mon).hp % 256 != 0 {
        let text = "In Gen 1, recovery moves fail if (user's maximum HP - user's current HP + 1) is divisible by 256, unless \
                    the current hp is also divisible by 256.";
        cx.hint(text, false, None);
        return false;
    }
    lost != 0
}

fn recover(cx: &mut Cx, hit: Hit) -> Verdict {
    if !can_recover(cx, hit.target) {
        return Fail;
    }
    cx.heal_by(cx.mon(hit.target).max_hp / 2, hit.target, Some(hit.target), None);
    Pass
}

fn rest_if_hurt(cx: &mut Cx, hit: Hit) -> Verdict {
    if !can_recover(cx, hit.target) {
        return Fail;
    }
    if !cx.set_status(hit.target, conditions::SLP, Some(hit.user), Some(cx.acting())).truthy() {
        return Fail;
    }
    cx.mon_mut(hit.target).status_state.set_data(Sleep { start_time: 2, time: 2 });
    cx.heal(cx.mon(hit.target).max_hp, hit.target);
    Pass
}
