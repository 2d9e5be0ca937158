//! Last Resort: only once its user has used all its other moves.

use tallgrass_battle::prelude::*;

pub static LAST_RESORT: Behaviour = move_(moves::LAST_RESORT, &[on::try_(all_else_tried)]);

fn all_else_tried(cx: &mut Cx, hit: Hit) -> Verdict {
    let tried = cx.moves(hit.user).all(|slot| slot.id == moves::LAST_RESORT || slot.used);
    Verdict::from_bool(cx.move_count(hit.user) >= 2 && tried && cx.has_move(hit.user, moves::LAST_RESORT))
}
