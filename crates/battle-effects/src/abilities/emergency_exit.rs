//! Emergency Exit and Wimp Out: falling to half HP makes the holder switch out.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::SwitchFlag;

/// Emergency Exit: falling to half HP makes the holder switch out.
pub static EMERGENCY_EXIT: Behaviour = coward(abilities::EMERGENCY_EXIT);
/// Wimp Out: falling to half HP makes the holder switch out.
pub static WIMP_OUT: Behaviour = coward(abilities::WIMP_OUT);

const fn coward(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::emergency_exit(flee)] })
}

fn flee(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    if !cx.can_switch(pokemon.side) || pokemon.force_switch || pokemon.switch_flag.is_set() {
        return Pass;
    }
    // Whoever else was to switch stays.
    for side in cx.side_ids() {
        for i in 0..cx.side(side).active().len() {
            if let Some(mon) = cx.side(side).active()[i].some() {
                cx.mon_mut(mon).switch_flag = SwitchFlag::No;
            }
        }
    }
    cx.mon_mut(o.target).switch_flag = SwitchFlag::Yes;
    say!(cx, "-activate", o.target, Full(cx.acting()));
    Pass
}
