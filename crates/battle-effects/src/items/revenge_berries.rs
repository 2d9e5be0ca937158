//! Jaboca Berry and Rowap Berry: hurt whoever hits the holder with a physical or special attack.

use tallgrass_battle::prelude::*;

pub static REVENGE_BERRIES: [Behaviour; 2] = [
    item(
        items::JABOCA_BERRY,
        &[
            on::damaging_hit(|cx, hit, _| take_revenge(cx, hit, Category::Physical)).compared_since(Gen6),
            on::eat(|_, _| Pass),
        ],
    ),
    item(
        items::ROWAP_BERRY,
        &[
            on::damaging_hit(|cx, hit, _| take_revenge(cx, hit, Category::Special)).compared_since(Gen6),
            on::eat(|_, _| Pass),
        ],
    ),
];

fn take_revenge(cx: &mut Cx, hit: Hit, category: Category) -> Reply<i32> {
    let attacker = cx.mon(hit.user);
    if cx.mv(hit.mv).category == category
        && ((attacker.hp > 0 && attacker.active) || cx.until(Gen6))
        && !cx.has_ability(hit.user, abilities::MAGIC_GUARD)
        && cx.eat_item(hit.target)
    {
        let divisor = if cx.since(Gen7) && cx.has_ability(hit.target, abilities::RIPEN) { 4 } else { 8 };
        let amount = share(cx.mon(hit.user).base_max_hp, 1, divisor);
        if cx.since(Gen7) {
            cx.damage_by(amount, hit.user, Some(hit.target), None);
        } else {
            cx.damage_to_faint(amount, hit.user, Some(hit.target), None);
        }
    }
    Pass
}
