//! Assault Vest: raises Special Defense by half, but keeps the holder from using status moves.

use tallgrass_battle::prelude::*;

pub static ASSAULT_VEST: Behaviour = item(
    items::ASSAULT_VEST,
    &[on::modify_spd(|cx, _, _| cx.chain(3, 2)).priority(1), on::disable_move(disable_status_moves)],
);

fn disable_status_moves(cx: &mut Cx, o: Occasion) -> Verdict {
    for i in 0..cx.move_count(o.target) {
        let id = cx.move_slot(o.target, i).id;
        if cx.dex().mv(id).category == Category::Status && id != moves::ME_FIRST {
            cx.disable_move(o.target, id, false);
        }
    }
    Pass
}
