//! Future Sight and Doom Desire: an attack that comes down two turns later.

use super::conditions_future_move::{Foresight, foresee, is_coming_down};
use tallgrass_battle::prelude::*;

pub static FUTURE_SIGHT: [Behaviour; 2] = [
    move_(
        moves::FUTURE_SIGHT,
        &[on::try_(|cx, hit| announce(cx, hit, Foresight::OfNumbers(Category::Special))).compared_since(Gen5)],
    ),
    move_(moves::DOOM_DESIRE, &[on::try_(|cx, hit| announce(cx, hit, Foresight::OfNumbers(Category::Special)))]),
];

pub(crate) fn announce(cx: &mut Cx, hit: Hit, foresight: Foresight) -> Verdict {
    if is_coming_down(cx, hit.mv) {
        return Pass;
    }
    if !foresee(cx, hit, foresight) {
        return Fail;
    }
    let name = if cx.mv(hit.mv).id == moves::DOOM_DESIRE { "Doom Desire" } else { "move: Future Sight" };
    say!(cx, "-start", hit.user, name);
    if name == "move: Future Sight" && cx.until(Gen5) { Silent } else { NotFail }
}
