//! Future Sight and Doom Desire: an attack that comes down two turns later.

use super::conditions_future_move::{Foresight, foresee, is_coming_down};
use super::formats_category_swap_mod::foreseen_category;
use tallgrass_battle::prelude::*;

pub static FUTURE_SIGHT: [Behaviour; 2] = [
    move_(moves::FUTURE_SIGHT, &[on::try_(|cx, hit| announce(cx, hit, "move: Future Sight"))]),
    move_(moves::DOOM_DESIRE, &[on::try_(|cx, hit| announce(cx, hit, "Doom Desire"))]),
];

fn announce(cx: &mut Cx, hit: Hit, name: &str) -> Verdict {
    if is_coming_down(cx, hit.mv) {
        return Pass;
    }
    let category = foreseen_category(cx);
    if !foresee(cx, hit, Foresight::OfNumbers { category }) {
        return Fail;
    }
    say!(cx, "-start", hit.user, name);
    NotFail
}
