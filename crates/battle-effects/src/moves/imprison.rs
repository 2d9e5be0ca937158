//! Imprison: foes can't use moves that its user knows, too.

use tallgrass_battle::prelude::*;

pub static IMPRISON_CONDITION: Behaviour = condition(
    conditions::IMPRISON,
    &[on::start(announce), on::disable_move(disable).for_foes(), on::before_move(forbid).for_foes().priority(4)],
);

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "move: Imprison");
    Pass
}

fn disable(cx: &mut Cx, o: Occasion) -> Verdict {
    if let Some(source) = cx.own().source {
        for i in 0..cx.move_count(source) {
            let id = cx.move_slot(source, i).id;
            if id != moves::STRUGGLE {
                cx.disable_move(o.target, id, true);
            }
        }
    }
    cx.mon_mut(o.target).maybe_disabled = true;
    Pass
}

fn forbid(cx: &mut Cx, hit: Hit) -> Verdict {
    let mv = cx.mv(hit.mv);
    let id = mv.id;
    let known = cx.own().source.is_some_and(|source| cx.has_move(source, id));
    if id == moves::STRUGGLE || !known || mv.z_or_max_powered {
        return Pass;
    }
    say!(cx, "cant", hit.user, "move: Imprison", id);
    Fail
}
