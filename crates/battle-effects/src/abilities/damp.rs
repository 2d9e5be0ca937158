//! Damp: nobody can explode.

use tallgrass_battle::prelude::*;

pub static DAMP: Behaviour =
    ability(abilities::DAMP, &[on::try_move(forbid_explosion).for_anyone(), on::damage(no_aftermath).for_anyone()]);

fn forbid_explosion(cx: &mut Cx, hit: Hit) -> Verdict {
    let id = cx.mv(hit.mv).id;
    if !matches!(id, moves::EXPLOSION | moves::MIND_BLOWN | moves::MISTY_EXPLOSION | moves::SELF_DESTRUCT) {
        return Pass;
    }
    cx.attr_last_move(&[&"[still]"]);
    say!(cx, "cant", cx.holder(), "ability: Damp", id, Of(hit.user));
    Fail
}

fn no_aftermath(_: &mut Cx, o: Occasion, _: i32) -> Reply<i32> {
    if o.effect.is(abilities::AFTERMATH) { Fail } else { Pass }
}
