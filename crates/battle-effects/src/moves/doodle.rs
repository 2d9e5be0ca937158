//! Doodle: its user's side takes on the target's ability.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::AbilityFlags;

pub static DOODLE: Behaviour = move_(moves::DOODLE, &[on::hit(copy_ability)]);

fn copy_ability(cx: &mut Cx, hit: Hit) -> Verdict {
    let mut success = Value::False;
    let ability = cx.mon(hit.target).ability;
    if !cx.dex().ability(ability).flags.contains(AbilityFlags::FAILROLEPLAY) {
        let effect = cx.move_effect(hit.mv);
        for ally in cx.allies_and_self(hit.user) {
            // The target's ability may have changed meanwhile.
            let ability = cx.mon(hit.target).ability;
            let own = cx.mon(ally).ability;
            if own == ability || cx.dex().ability(own).flags.contains(AbilityFlags::CANTSUPPRESS) {
                continue;
            }
            let old = cx.set_ability(ally, ability, None, Some(effect));
            if old.truthy() {
                success = Value::True;
            } else if !success.truthy() && old == Value::Null {
                success = Value::Null;
            }
        }
    }
    if success.truthy() {
        return Pass;
    }
    if success == Value::False {
        say!(cx, "-fail", hit.user);
    }
    cx.attr_last_move(&[&"[still]"]);
    NotFail
}
