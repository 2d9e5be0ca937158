//! Last Resort: only once its user has used all its other moves.

use tallgrass_battle::prelude::*;

pub static LAST_RESORT: Behaviour = move_(moves::LAST_RESORT, &[on::try_(all_else_tried)]);

fn all_else_tried(cx: &mut Cx, hit: Hit) -> Verdict {
    let pokemon = cx.mon(hit.user);
    let tried = pokemon.moves().all(|slot| slot.id == moves::LAST_RESORT || slot.used);
    Verdict::from_bool(pokemon.move_count() >= 2 && tried && pokemon.has_move(moves::LAST_RESORT))
}
