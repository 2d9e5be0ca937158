//! Take Heart: cures the user's status and raises its Special Attack and Special Defense.

use tallgrass_battle::prelude::*;

pub static TAKE_HEART: Behaviour = move_(moves::TAKE_HEART, &[on::hit(rally)]);

fn rally(cx: &mut Cx, hit: Hit) -> Verdict {
    let raised = cx.boost(&[(Boost::Spa, 1), (Boost::Spd, 1)], hit.target).truthy();
    Verdict::from_bool(cx.cure_status(hit.target) || raised)
}
