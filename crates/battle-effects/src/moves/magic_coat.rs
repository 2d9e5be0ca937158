//! Magic Coat: for a turn, status moves that can be reflected go back to whoever used them.

use super::abilities_magic_bounce::can_bounce;
use tallgrass_battle::prelude::*;

pub static MAGIC_COAT_CONDITION: Behaviour = condition(
    conditions::MAGIC_COAT,
    &[on::start(put_on), on::try_hit(reflect).priority(2), on::try_hit_side(reflect_from_side).for_allies()],
);

effect_data! {
    /// Whether the coat was put on first thanks to Prankster.
    struct Coat { by_prankster: u8 }
}

fn put_on(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-singleturn", o.target, "move: Magic Coat");
    if o.effect.mv.is_some() {
        let by_prankster = cx.mv(o.effect.mv).prankster_boosted as u8;
        cx.remember(Coat { by_prankster });
    }
    Pass
}

/// Lets the holder use a move that was meant for its side on whoever used it.
fn send_back(cx: &mut Cx, mv: Mv, by: Mon, at: Mon, by_prankster: bool) {
    let back = cx.new_move(cx.mv(mv).id);
    cx.mv_mut(back).has_bounced = true;
    cx.mv_mut(back).prankster_boosted = by_prankster;
    cx.use_move(back, by, MoveUse { target: Some(at), ..MoveUse::default() });
}

fn reflect(cx: &mut Cx, hit: Hit) -> Verdict {
    if hit.target == hit.user || !can_bounce(cx, hit) {
        return Pass;
    }
    let by_prankster = cx.memory::<Coat>().by_prankster != 0;
    send_back(cx, hit.mv, hit.target, hit.user, by_prankster);
    Silent
}

fn reflect_from_side(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.is_ally(hit.target, hit.user) || !can_bounce(cx, hit) {
        return Pass;
    }
    let holder = cx.holder();
    send_back(cx, hit.mv, holder, hit.user, false);
    cx.mv_mut(hit.mv).has_bounced = true;
    Silent
}
