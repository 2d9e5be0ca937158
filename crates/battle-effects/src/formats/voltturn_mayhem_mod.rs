//! VoltTurn Mayhem Mod: every move that is aimed at a foe lets its user switch out afterwards.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::SelfSwitch;

pub static VOLTTURN_MAYHEM_MOD: Behaviour =
    condition(conditions::VOLTTURN_MAYHEM_MOD, &[on::modify_move(switch_afterwards)]);

fn switch_afterwards(cx: &mut Cx, hit: Hit) -> Verdict {
    use MoveTarget::{AdjacentFoe, AllAdjacent, AllAdjacentFoes, Any, Normal, RandomNormal, Scripted};
    let active = cx.mv_mut(hit.mv);
    if matches!(active.target, AdjacentFoe | AllAdjacent | AllAdjacentFoes | Any | Normal | RandomNormal | Scripted) {
        active.self_switch = SelfSwitch::Yes;
    }
    Pass
}
