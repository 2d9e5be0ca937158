//! Jungle Healing and Lunar Blessing restore a quarter of the HP of its user and its allies, and cure their statuses.

use tallgrass_battle::prelude::*;

pub static JUNGLE_HEALING: [Behaviour; 2] =
    [move_(moves::JUNGLE_HEALING, &[on::hit(heal_and_cure)]), move_(moves::LUNAR_BLESSING, &[on::hit(heal_and_cure)])];

fn heal_and_cure(cx: &mut Cx, hit: Hit) -> Verdict {
    let quarter = cx.modify(cx.mon(hit.target).max_hp, 1, 4);
    let healed = cx.heal(quarter, hit.target).truthy();
    let cured = cx.cure_status(hit.target);
    Verdict::from_bool(cured || healed)
}
