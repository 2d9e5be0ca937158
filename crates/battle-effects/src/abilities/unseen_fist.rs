//! Unseen Fist: moves that touch go through protection, in Champions at a quarter of their damage.

use super::abilities_piercing_drill::drill;
use tallgrass_battle::prelude::*;

pub static UNSEEN_FIST: Behaviour = ability(abilities::UNSEEN_FIST, &[on::modify_move(slip_through)]);

pub static UNSEEN_FIST_IN_CHAMPIONS: Behaviour =
    ability(abilities::UNSEEN_FIST, &[on::hit_protect(drill)]).in_rules(rule_sets::CHAMPIONS).anew();

fn slip_through(cx: &mut Cx, hit: Hit) -> Verdict {
    let mv = cx.mv_mut(hit.mv);
    if mv.has(MoveFlags::CONTACT) {
        mv.flags.remove(MoveFlags::PROTECT);
    }
    Pass
}
