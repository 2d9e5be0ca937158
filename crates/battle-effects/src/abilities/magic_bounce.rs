//! Magic Bounce: status moves that can be reflected go back to whoever used them.

use tallgrass_battle::prelude::*;

pub static MAGIC_BOUNCE: Behaviour = ability(
    abilities::MAGIC_BOUNCE,
    &[on::try_hit(reflect).priority(1), on::try_hit_side(reflect_from_side).for_allies()],
);

fn reflect(cx: &mut Cx, hit: Hit) -> Verdict {
    if hit.target == hit.user || !can_bounce(cx, hit) {
        return Pass;
    }
    bounce(cx, hit.mv, hit.target, hit.user, false);
    Silent
}

/// Whether a move is of a kind that goes back, and its target where it can send it back from.
pub(crate) fn can_bounce(cx: &Cx, hit: Hit) -> bool {
    let mv = cx.mv(hit.mv);
    !mv.has_bounced && mv.has(MoveFlags::REFLECTABLE) && !cx.is_semi_invulnerable(hit.target)
}

/// Sends a move back that is meant for the holder's side.
pub(crate) fn reflect_from_side(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.is_ally(hit.target, hit.user) || !can_bounce(cx, hit) {
        return Pass;
    }
    let holder = cx.holder();
    bounce(cx, hit.mv, holder, hit.user, false);
    // An ally that could send it back doesn't do so once more.
    cx.mv_mut(hit.mv).has_bounced = true;
    Silent
}

/// Lets a Pokémon use a move that was meant for its side on whoever used it.
pub(crate) fn bounce(cx: &mut Cx, mv: Mv, by: Mon, at: Mon, by_prankster: bool) {
    let back = cx.new_move(cx.mv(mv).id);
    cx.mv_mut(back).has_bounced = true;
    cx.mv_mut(back).prankster_boosted = by_prankster;
    cx.use_move(back, by, MoveUse { target: Some(at), ..MoveUse::default() });
}
