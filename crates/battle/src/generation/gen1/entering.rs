//! Coming in.

use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, Mon, Mv};
use crate::state::{Selected, StateRef};
use tallgrass_pokedex::{conditions, moves};

/// What happens as a Pokémon has come in.
pub(super) fn run_switch(battle: &mut Battle, mon: Mon) {
    battle.run(Event::EntryHazard, mon, None, Effect::NONE);
    battle.run(Event::SwitchIn, mon, None, Effect::NONE);
    for active in battle.actives() {
        battle.mon_mut(active).last_move = Mv::NONE;
    }
    let side = battle.mon(mon).side;
    battle.side_mut(side).last_selected_move_slot = 0;
    for foe in battle.foes(mon) {
        let slot = battle.side(battle.mon(foe).side).last_selected_move_slot as usize;
        let by_metronome = slot < battle.move_count(foe) && battle.move_slot(foe, slot).id == moves::METRONOME;
        if by_metronome && battle.has_volatile(foe, conditions::PARTIALTRAPPINGLOCK) {
            // Whom it held has gone, and the move that held is none of its own.
            battle.select_move(battle.mon(foe).side, Selected::Move(moves::METRONOME));
            if battle.will_move(foe).is_some() {
                battle.change_move(foe, moves::METRONOME);
            }
        }
    }
    let dragged = battle.mon(mon).dragged_in != 0 && battle.mon(mon).dragged_in == battle.state.turn;
    if battle.side(side).fainted_this_turn.is_none() && !dragged {
        battle.run(Event::AfterSwitchInSelf, mon, None, Effect::NONE);
    }
    if battle.mon(mon).hp == 0 {
        return;
    }
    battle.mon_mut(mon).started = true;
    let (ability, item) = (battle.mon(mon).ability, battle.mon(mon).item);
    battle.single(Event::Start, ability.into(), Some(StateRef::Ability(mon)), mon, None, Effect::NONE, None);
    battle.single(Event::Start, item.into(), Some(StateRef::Item(mon)), mon, None, Effect::NONE, None);
    battle.mon_mut(mon).dragged_in = 0;
}
