//! Shell Side Arm: physical or special, whichever hurts the target more.

use tallgrass_battle::prelude::*;

pub static SHELL_SIDE_ARM: Behaviour = move_(
    moves::SHELL_SIDE_ARM,
    &[
        on::modify_move(choose_category),
        on::prepare_hit(animate),
        on::hit(explain),
        on::after_sub_damage(explain_behind_sub),
    ],
);

pub(crate) fn choose_category(cx: &mut Cx, hit: Hit) -> Verdict {
    if hit.target.is_none() {
        return Pass;
    }
    let physical = estimate(cx, hit, Stat::Atk, Stat::Def);
    let special = estimate(cx, hit, Stat::Spa, Stat::Spd);
    if physical > special || (physical == special && cx.chance(Purpose::Pick, 1, 2)) {
        let arm = cx.mv_mut(hit.mv);
        arm.category = Category::Physical;
        arm.flags.insert(MoveFlags::CONTACT);
    }
    Pass
}

fn estimate(cx: &mut Cx, hit: Hit, attack: Stat, defense: Stat) -> i64 {
    let attack = cx.stat(hit.user, attack, false, true) as i64;
    let defense = cx.stat(hit.target, defense, false, true).max(1) as i64;
    let level = cx.mon(hit.user).level as i64;
    (2 * level / 5 + 2) * 90 * attack / defense / 50
}

fn animate(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.is_ally(hit.user, hit.target) {
        let category = cx.mv(hit.mv).category;
        cx.attr_last_move(&[&Joined("[anim] Shell Side Arm ", category.name())]);
    }
    Pass
}

fn explain(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.is_ally(hit.user, hit.target) {
        let text = match cx.mv(hit.mv).category {
            Category::Physical => "Physical Shell Side Arm",
            _ => "Special Shell Side Arm",
        };
        cx.hint(text, false, None);
    }
    Pass
}

fn explain_behind_sub(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    explain(cx, hit);
    Pass
}
