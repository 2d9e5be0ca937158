//! Magic Coat: for a turn, status moves that can be reflected go back to whoever used them.

use super::abilities_magic_bounce::{bounce, can_bounce, reflect_from_side};
use tallgrass_battle::prelude::*;

pub static MAGIC_COAT_CONDITION: Behaviour = condition(
    conditions::MAGIC_COAT,
    &[
        on::start(put_on),
        on::try_hit(reflect).priority(2),
        on::try_hit_side(reflect_from_side).for_allies().compared_since(Gen5),
    ],
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

fn reflect(cx: &mut Cx, hit: Hit) -> Verdict {
    if hit.target == hit.user || !can_bounce(cx, hit) {
        return Pass;
    }
    let by_prankster = cx.memory::<Coat>().by_prankster != 0;
    bounce(cx, hit.mv, hit.target, hit.user, by_prankster);
    Silent
}
