//! Fake Out and First Impression work only in their user's first turn out.

use tallgrass_battle::prelude::*;

pub static FAKE_OUT: [Behaviour; 2] =
    [move_(moves::FAKE_OUT, &[on::try_(only_at_first)]), move_(moves::FIRST_IMPRESSION, &[on::try_(only_at_first)])];

/// In Champions they can't be chosen later.
pub static FAKE_OUT_IN_CHAMPIONS: [Behaviour; 2] = [
    move_(moves::FAKE_OUT, &[on::disable_move(rule_out::<{ moves::FAKE_OUT.0 }>)]).in_rules(rule_sets::CHAMPIONS),
    move_(moves::FIRST_IMPRESSION, &[on::disable_move(rule_out::<{ moves::FIRST_IMPRESSION.0 }>)])
        .in_rules(rule_sets::CHAMPIONS),
];

fn rule_out<const MOVE: u16>(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.mon(o.target).active_move_actions > 0 {
        cx.disable_move(o.target, MoveId(MOVE), false);
    }
    Pass
}

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
