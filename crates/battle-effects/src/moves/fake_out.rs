//! Fake Out and First Impression work only in their user's first turn out.

use tallgrass_battle::prelude::*;

pub static FAKE_OUT: [Behaviour; 2] =
    [move_(moves::FAKE_OUT, &[on::try_(only_at_first)]), move_(moves::FIRST_IMPRESSION, &[on::try_(only_at_first)])];

/// Fails a move unless it is the first its user makes since it came in.
pub(crate) fn only_at_first(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mon(hit.user).active_move_actions <= 1 {
        return Pass;
    }
    if cx.is_logging() {
        let text = format!("{} only works on your first turn out.", cx.move_data(hit.mv).name);
        cx.hint(&text, false, None);
    }
    Fail
}
