//! Chatter: in generation 5 only Chatot confuses with it.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::SecondaryEffect;

pub static CHATTER: Behaviour = move_(moves::CHATTER, &[on::modify_move(needs_chatot).only(Gen5)]);

fn needs_chatot(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mon(hit.user).species != formes::CHATOT {
        let never = SecondaryEffect { chance: Some(0), volatile: conditions::CONFUSION, ..SecondaryEffect::NOTHING };
        let mv = cx.mv_mut(hit.mv);
        mv.own_secondaries = false;
        mv.add_secondary(never);
    }
    Pass
}
