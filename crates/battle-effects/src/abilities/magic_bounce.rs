//! Magic Bounce: status moves that can be reflected go back to whoever used them.

use tallgrass_battle::prelude::*;

pub static MAGIC_BOUNCE: Behaviour = ability(
    abilities::MAGIC_BOUNCE,
    &[on::try_hit(reflect).priority(1), on::try_hit_side(reflect_from_side).for_allies().compared_since(Gen5)],
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
    is_reflectable(cx, hit.mv) && !cx.is_semi_invulnerable(hit.target)
}

fn is_reflectable(cx: &Cx, mv: Mv) -> bool {
    !cx.mv(mv).has_bounced && cx.mv(mv).has(MoveFlags::REFLECTABLE)
}

/// Sends a move back that is meant for the holder's side; up to generation 5 from wherever the holder is.
pub(crate) fn reflect_from_side(cx: &mut Cx, hit: Hit) -> Verdict {
    let can = if cx.since(Gen6) { can_bounce(cx, hit) } else { is_reflectable(cx, hit.mv) };
    if cx.is_ally(hit.target, hit.user) || !can {
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
