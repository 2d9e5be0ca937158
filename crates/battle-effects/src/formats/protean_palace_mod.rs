//! Protean Palace Mod: Pokémon become the type of the move they use.

use crate::shared::types::take_type_of_move;
use tallgrass_battle::prelude::*;

pub static PROTEAN_PALACE_MOD: Behaviour = condition(conditions::PROTEAN_PALACE_MOD, &[on::prepare_hit(adapt)]);

fn adapt(cx: &mut Cx, hit: Hit) -> Verdict {
    let Some(kind) = take_type_of_move(cx, hit) else { return Pass };
    say!(cx, "-start", hit.user, "typechange", kind, "[from] ability: Protean");
    Pass
}
