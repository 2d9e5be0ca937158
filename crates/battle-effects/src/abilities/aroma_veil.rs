//! Aroma Veil: the holder and its allies can't be infatuated, disabled, encored, taunted, tormented or kept from healing.

use tallgrass_battle::prelude::*;

pub static AROMA_VEIL: Behaviour =
    ability(abilities::AROMA_VEIL, &[on::try_add_volatile(keep_clear_head).for_allies()]);

fn keep_clear_head(cx: &mut Cx, o: Occasion, id: ConditionId) -> Verdict {
    use conditions::{ATTRACT, DISABLE, ENCORE, HEAL_BLOCK, TAUNT, TORMENT};
    if !matches!(id, ATTRACT | DISABLE | ENCORE | HEAL_BLOCK | TAUNT | TORMENT) {
        return Pass;
    }
    if o.effect.is_move() {
        say!(cx, "-block", o.target, "ability: Aroma Veil", Of(cx.holder()));
    }
    Silent
}
