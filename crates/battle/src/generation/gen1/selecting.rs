//! What was selected last, which the games keep for each side and not for a Pokémon; and battles that can't go on.

use crate::battle::Battle;
use crate::ids::{Mon, SideId};
use crate::state::{ChosenKind, Selected, SideChoice};
use tallgrass_pokedex::{Type, conditions, moves};

impl Battle {
    /// Lets a side have selected a move, in the eyes of both players (generation 1).
    pub fn select_move(&mut self, side: SideId, selected: Selected) {
        let side = self.side_mut(side);
        side.last_selected_move = selected;
        side.last_enemy_selected_move = selected;
    }
}

/// Remembers what a player selects, and lets the choice be what is selected by then.
pub(crate) fn select(battle: &mut Battle, side: SideId, choice: &mut SideChoice) {
    for chosen in &mut choice.actions[..choice.len as usize] {
        let mon = chosen.mon;
        match chosen.kind {
            ChosenKind::Fight if matches!(battle.mon(mon).status, conditions::FRZ | conditions::SLP) => {
                show_slot(battle, side, mon);
            }
            ChosenKind::Fight => battle.select_move(side, Selected::CannotMove),
            ChosenKind::Move if chosen.move_id == moves::STRUGGLE => {
                battle.select_move(side, Selected::Move(moves::STRUGGLE));
            }
            ChosenKind::Move => {
                if chosen.move_slot != u8::MAX {
                    let side = battle.side_mut(side);
                    side.last_selected_move = Selected::Move(chosen.move_id);
                    side.last_selected_move_slot = chosen.move_slot;
                }
                show_slot(battle, side, mon);
            }
            _ => continue,
        }
        chosen.move_id = battle.side(side).last_selected_move.id();
    }
}

/// The opponent's game sees the move in the slot that was selected last.
fn show_slot(battle: &mut Battle, side: SideId, mon: Mon) {
    let slot = battle.side(side).last_selected_move_slot as usize;
    let seen =
        if slot < battle.move_count(mon) { Selected::Move(battle.move_slot(mon, slot).id) } else { Selected::Nothing };
    battle.side_mut(side).last_enemy_selected_move = seen;
}

/// Whether nobody can do anything any more that would bring the battle nearer to its end.
pub(crate) fn is_stuck(battle: &mut Battle) -> bool {
    battle.side_ids().all(|side| side_is_stuck(battle, side))
}

fn side_is_stuck(battle: &mut Battle, side: SideId) -> bool {
    let hopeless = |battle: &Battle, mon: Mon| {
        is_frozen(battle, mon) || knows_only_transform(battle, mon) || is_out_of_pp(battle, mon)
    };
    // Nearly always somebody can still do something.
    if !all_left(battle, side, hopeless) {
        return false;
    }
    let foe = battle.foe_side(side);
    // Who transforms into whom knows only Transform loses no PP.
    let all_transform = all_left(battle, foe, knows_only_transform);
    // Struggle doesn't hurt its user against Ghosts.
    let all_ghosts = (0..battle.side(foe).team_len as usize).all(|at| {
        let mon = battle.side(foe).team[at];
        battle.mon(mon).fainted || battle.has_type(mon, Type::Ghost)
    });
    all_left(battle, side, |battle, mon| {
        is_frozen(battle, mon)
            || (all_transform && knows_only_transform(battle, mon))
            || (all_ghosts && is_out_of_pp(battle, mon))
    })
}

/// Whether something is so of all Pokémon of a side that haven't fainted.
fn all_left(battle: &Battle, side: SideId, so: impl Fn(&Battle, Mon) -> bool) -> bool {
    battle.side(side).team().iter().all(|&mon| battle.mon(mon).fainted || so(battle, mon))
}

/// Whether a Pokémon is frozen, which it stays until somebody else thaws it.
fn is_frozen(battle: &Battle, mon: Mon) -> bool {
    battle.mon(mon).status == conditions::FRZ
}

fn knows_only_transform(battle: &Battle, mon: Mon) -> bool {
    battle.moves(mon).all(|slot| slot.id == moves::TRANSFORM)
}

fn is_out_of_pp(battle: &Battle, mon: Mon) -> bool {
    battle.moves(mon).all(|slot| slot.pp == 0)
}
