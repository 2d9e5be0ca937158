//! Choosing a move, its target and what goes with it.

use super::value::{ChoiceError, Special};
use super::{Result, place};
use crate::battle::Battle;
use crate::ids::{Mon, SideId};
use crate::state::{ActiveRequest, ChosenAction, ChosenKind, MoveListKind, RequestKind};
use tallgrass_pokedex::Generation::{Gen1, Gen3, Gen4, Gen8, Gen9};
use tallgrass_pokedex::{ConditionId, MoveId, MoveTarget, conditions, javascript, moves, to_id};

/// How a player names a move.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MoveName<'a> {
    /// Not at all: the first one that can be used.
    Auto,
    /// By the number in the request, from 0.
    Slot(u8),
    /// In words, or by a number from 1.
    Text(&'a str),
}

/// A move that was named, as the request lists it.
struct Named {
    slot: Option<u8>,
    id: MoveId,
    aim: Option<MoveTarget>,
    special: Special,
    fight_test: bool,
}

impl Battle {
    pub(crate) fn choose_move(&mut self, side: SideId, name: MoveName, loc: i8, special: Special) -> Result {
        let kind = self.side(side).request;
        if kind != RequestKind::Move {
            let message = format!("Can't move: You need a {} response", Self::state_name(kind));
            return Err(ChoiceError::invalid(message));
        }
        let index = self.choice_index(side);
        if index >= self.side(side).active_len as usize {
            return Err(ChoiceError::invalid("Can't move: You sent more choices than unfainted Pokémon."));
        }
        let mon = self.side(side).active[index];
        let request = self.move_request(mon);
        let shown = |battle: &Battle| battle.setup.mon(mon).name.clone();
        let named = self.name_move(mon, &request, name, special)?;
        let special = named.special;
        let disabled = self.disabled_moves(mon, false);
        let count = self.move_count(mon);
        let moves_len = if disabled.are_all(count) { 0 } else { count };
        let mut named = named;
        if matches!(name, MoveName::Auto) {
            for (i, id) in self.listed_moves(mon, &request).enumerate() {
                let blocked = i < moves_len && self.move_slot(mon, i).id == id && disabled.has(i);
                if !request.disabled.has(i) && !blocked {
                    named.id = id;
                    named.slot = Some(i as u8);
                    named.aim = self.listed_target(mon, &request, i);
                    break;
                }
            }
        }
        let id = named.id;
        let mut aim = named.aim;
        let move_name = match request.kind {
            _ if named.fight_test => "testfight",
            MoveListKind::Fight => "fight",
            _ => self.dex().mv(id).name,
        };
        let z_move = if special == Special::ZMove && !named.fight_test && request.kind != MoveListKind::Fight {
            self.z_move_for(id, mon, false)
        } else {
            None
        };
        if special == Special::ZMove && z_move.is_none() {
            let message = format!("Can't move: {} can't use {move_name} as a Z-move", shown(self));
            return Err(ChoiceError::invalid(message));
        }
        if z_move.is_some() && self.side(side).choice.z_move {
            return Err(ChoiceError::invalid("Can't move: You can't Z-move more than once per battle"));
        }
        if let Some(z) = z_move {
            aim = Some(self.dex().mv(z).target);
        }
        let dynamaxed = self.is_dynamaxed(mon);
        let is_move = !named.fight_test && request.kind != MoveListKind::Fight;
        let max_move =
            if (special == Special::Dynamax || dynamaxed) && is_move { self.max_move_for(id, mon) } else { None };
        if special == Special::Dynamax && max_move.is_none() {
            let message = format!("Can't move: {} can't use {move_name} as a Max Move", shown(self));
            return Err(ChoiceError::invalid(message));
        }
        if let Some(max) = max_move {
            aim = Some(self.dex().mv(max).target);
        }
        let mut loc = loc;
        if matches!(name, MoveName::Auto) || named.fight_test {
            loc = 0;
        } else if aim.is_some_and(Battle::is_choosable) {
            if loc == 0 && self.side(side).active_len >= 2 {
                return Err(ChoiceError::invalid(format!("Can't move: {move_name} needs a target")));
            }
            if !self.valid_target_loc(loc, mon, aim.unwrap_or(MoveTarget::Normal)) {
                return Err(ChoiceError::invalid(format!("Can't move: Invalid target for {move_name}")));
            }
        } else if loc != 0 {
            let message = format!("Can't move: You can't choose a target for {move_name}");
            return Err(ChoiceError::invalid(message));
        }
        let mut action = ChosenAction { kind: ChosenKind::Move, mon, ..ChosenAction::PASS };
        if let Some(locked) = self.locked_move(mon).or_else(|| self.semi_locked_move(mon, false)) {
            action.move_id = locked;
            action.target_loc = self.locked_target(mon, locked);
            self.note_forced_move(side, mon, action);
            return Ok(());
        }
        if self.can_only_fight(mon) {
            action.kind = ChosenKind::Fight;
            self.note_forced_move(side, mon, action);
            return Ok(());
        }
        if moves_len == 0 {
            self.tell_of_struggle(side, mon);
            // What there is without a choice.
            action.move_id = moves::STRUGGLE;
            self.note_forced_move(side, mon, action);
            return Ok(());
        }
        if named.fight_test {
            return self.test_fight(side, mon);
        }
        if let Some(max) = max_move {
            if self.max_move_disabled(mon, id) {
                let max_name = self.dex().mv(max).name;
                let message = format!("Can't move: {}'s {max_name} is disabled", shown(self));
                return Err(ChoiceError::invalid(message));
            }
        } else if self.only_in(Gen1) {
            if named.slot.is_none_or(|slot| disabled.has(slot.into())) {
                let message = format!("Can't move: {}'s {move_name} is disabled", shown(self));
                return Err(ChoiceError::invalid(message));
            }
        } else if z_move.is_none() && !(0..moves_len).any(|i| self.move_slot(mon, i).id == id && !disabled.has(i)) {
            let message = format!("Can't move: {}'s {move_name} is disabled", shown(self));
            return Err(if self.reveal_disabled(side, mon, id) {
                ChoiceError::unavailable(message)
            } else {
                ChoiceError::invalid(message)
            });
        }
        self.check_special(side, mon, special, dynamaxed)?;
        let dynamax = special == Special::Dynamax && !dynamaxed;
        action.move_id = id;
        action.target_loc = loc;
        action.move_slot = named.slot.unwrap_or(u8::MAX);
        action.mega = matches!(special, Special::Mega | Special::Ultra);
        action.z_move = z_move.unwrap_or(MoveId::NONE);
        action.max_move = max_move.unwrap_or(MoveId::NONE);
        action.terastallize = special == Special::Terastallize;
        self.push_choice(side, action);
        let singles = self.game_type() == tallgrass_pokedex::GameType::Singles;
        let old_doubles = self.until(Gen3) && !aim.is_some_and(Battle::is_choosable);
        let keep = self.mon(mon).maybe_disabled && (singles || old_doubles);
        let choice = &mut self.side_mut(side).choice;
        choice.cant_undo |= keep;
        choice.mega |= special == Special::Mega;
        choice.ultra |= special == Special::Ultra;
        choice.z_move |= z_move.is_some();
        choice.dynamax |= dynamax;
        choice.terastallize |= special == Special::Terastallize;
        Ok(())
    }

    /// Finds the move a player means among those the request lists.
    fn name_move(&mut self, mon: Mon, request: &ActiveRequest, name: MoveName, special: Special) -> Result<Named> {
        let shown = self.setup.mon(mon).name.as_str();
        let by_slot = |battle: &Battle, slot: usize| {
            Some(Named {
                slot: Some(slot as u8),
                id: battle.listed_move(mon, request, slot)?,
                aim: battle.listed_target(mon, request, slot),
                special,
                fight_test: false,
            })
        };
        let missing = |n: f64| {
            ChoiceError::invalid(format!("Can't move: Your {shown} doesn't have a move {}", javascript::shown(n)))
        };
        let text = match name {
            MoveName::Auto => return by_slot(self, 0).ok_or_else(|| missing(1.0)),
            MoveName::Slot(slot) => {
                return by_slot(self, slot as usize).ok_or_else(|| missing(f64::from(slot) + 1.0));
            }
            MoveName::Text(text) if text.bytes().all(|b| b.is_ascii_digit()) => {
                let n = text.parse().unwrap_or(f64::INFINITY);
                return place(n).and_then(|slot| by_slot(self, slot)).ok_or_else(|| missing(n));
            }
            MoveName::Text(text) => text,
        };
        let mut id_text = to_id(text);
        if id_text.starts_with("hiddenpower") {
            id_text.truncate("hiddenpower".len());
        }
        for (i, id) in self.listed_moves(mon, request).enumerate() {
            let listed = if request.kind == MoveListKind::Fight { "fight" } else { id.as_str() };
            if listed == id_text {
                let aim = self.listed_target(mon, request, i).or(Some(MoveTarget::Normal));
                return Ok(Named { slot: Some(i as u8), id, aim, special, fight_test: false });
            }
        }
        if matches!(special, Special::None | Special::Dynamax) && request.max_moves {
            for (i, id) in self.listed_moves(mon, request).enumerate() {
                if let Some(max) = self.max_move_for(id, mon)
                    && max.as_str() == id_text
                {
                    let aim = Some(self.dex().mv(max).target);
                    let special = Special::Dynamax;
                    return Ok(Named { slot: Some(i as u8), id, aim, special, fight_test: false });
                }
            }
        }
        if matches!(special, Special::None | Special::ZMove) && request.can_z_move {
            for (i, id) in self.listed_moves(mon, request).enumerate() {
                if let Some((z, aim)) = self.listed_z_move(mon, i)
                    && to_id(&z) == id_text
                {
                    let special = Special::ZMove;
                    return Ok(Named { slot: Some(i as u8), id, aim: Some(aim), special, fight_test: false });
                }
            }
        }
        if id_text == "testfight" {
            return Ok(Named { slot: None, id: MoveId::NONE, aim: None, special, fight_test: true });
        }
        let message = format!("Can't move: Your {shown} doesn't have a move matching {id_text}");
        Err(ChoiceError::invalid(message))
    }

    /// The Z-move that the move in a place is listed as, and how it aims.
    pub(crate) fn listed_z_move(&self, mon: Mon, place: usize) -> Option<(String, MoveTarget)> {
        if self.move_slot(mon, place).pp == 0 {
            return None;
        }
        let z = self.z_move_of_slot(mon, place)?;
        let data = self.dex().mv(z);
        let status = data.is_z.is_none() && data.category == tallgrass_pokedex::Category::Status;
        Some((if status { format!("Z-{}", data.name) } else { data.name.to_owned() }, data.target))
    }

    /// How many moves a request lists.
    pub(crate) fn listed_count(&self, mon: Mon, request: &ActiveRequest) -> usize {
        if request.kind == MoveListKind::Full { self.move_count(mon) } else { 1 }
    }

    /// The move that a request lists in a place, from 0.
    pub(crate) fn listed_move(&self, mon: Mon, request: &ActiveRequest, place: usize) -> Option<MoveId> {
        let is_listed = place < self.listed_count(mon, request);
        is_listed.then(|| if request.kind == MoveListKind::Full { self.move_slot(mon, place).id } else { request.only })
    }

    /// The moves that a request lists.
    fn listed_moves(&self, mon: Mon, request: &ActiveRequest) -> impl Iterator<Item = MoveId> {
        (0..self.listed_count(mon, request)).filter_map(move |place| self.listed_move(mon, request, place))
    }

    /// How a move aims as the request lists it; locked moves are listed without.
    pub(crate) fn listed_target(&self, mon: Mon, request: &ActiveRequest, at: usize) -> Option<MoveTarget> {
        match request.kind {
            MoveListKind::Full => Some(self.shown_target(mon, request, self.move_slot(mon, at).id)),
            MoveListKind::Struggle => Some(MoveTarget::RandomNormal),
            MoveListKind::Locked | MoveListKind::Fight => None,
        }
    }

    /// How a move aims in a Pokémon's hands, as requests show it. Nobody is asked for it, so that the moves that aim now so, now so
    /// are named here.
    pub(crate) fn shown_target(&self, mon: Mon, request: &ActiveRequest, id: MoveId) -> MoveTarget {
        let data = self.dex().mv(id);
        let species = self.mon(mon).species;
        match id {
            moves::CURSE if !request.curses_as_ghost => data.non_ghost_target.unwrap_or(data.target),
            moves::POLLEN_PUFF if self.has_volatile(mon, conditions::HEAL_BLOCK) => MoveTarget::AdjacentFoe,
            moves::TERA_STARSTORM if species == tallgrass_pokedex::species::TERAPAGOS_STELLAR => {
                MoveTarget::AllAdjacentFoes
            }
            _ => data.target,
        }
    }

    fn locked_target(&self, mon: Mon, locked: MoveId) -> i8 {
        let charged = ConditionId::from_id(locked.as_str()).and_then(|id| self.volatile(mon, id));
        match charged.map(|state| state.aim) {
            Some(loc) if loc != 0 => loc,
            _ => self.mon(mon).last_move_target_loc,
        }
    }

    /// Whether all that a Pokémon's player can choose besides a switch is Fight (generation 1): it is asleep, frozen or
    /// caught, and its game asks for no move.
    pub(crate) fn can_only_fight(&self, mon: Mon) -> bool {
        self.only_in(Gen1)
            && (matches!(self.mon(mon).status, conditions::FRZ | conditions::SLP)
                || self.has_volatile(mon, conditions::PARTIALLYTRAPPED))
    }

    /// Up to generation 4 a player is told at once that the choice has become Struggle.
    fn tell_of_struggle(&mut self, side: SideId, mon: Mon) {
        if self.until(Gen4) && self.is_logging() {
            let mut text = "|-activate|".to_owned();
            self.write_name(mon, &mut text);
            text.push_str("|move: Struggle");
            if let Some(log) = &mut self.log {
                log.whispers.push((side, text));
            }
        }
    }

    fn note_forced_move(&mut self, side: SideId, mon: Mon, action: ChosenAction) {
        let locked = self.mon(mon).maybe_locked;
        self.side_mut(side).choice.cant_undo |= locked;
        self.push_choice(side, action);
    }

    fn test_fight(&mut self, side: SideId, mon: Mon) -> Result {
        if !self.mon(mon).maybe_locked {
            let name = &self.setup.mon(mon).name;
            let message = format!("Can't move: {name}'s Fight button is known to be safe");
            return Err(ChoiceError::invalid(message));
        }
        self.update_disabled_request(side, mon);
        self.side_mut(side).request_update = true;
        Err(ChoiceError { message: String::new(), unavailable: true, silent: true, before: vec![] })
    }

    fn check_special(&self, side: SideId, mon: Mon, special: Special, dynamaxed: bool) -> Result {
        let name = &self.setup.mon(mon).name;
        let refuse = |message: String| Err(ChoiceError::invalid(message));
        let choice = &self.side(side).choice;
        let pokemon = self.mon(mon);
        match special {
            Special::Mega if pokemon.can_mega_evo.is_none() => refuse(format!("Can't move: {name} can't mega evolve")),
            Special::MegaX => refuse(format!("Can't move: {name} can't mega evolve X")),
            Special::MegaY => refuse(format!("Can't move: {name} can't mega evolve Y")),
            Special::Mega if choice.mega => refuse("Can't move: You can only mega-evolve once per battle".to_owned()),
            Special::Ultra if pokemon.can_ultra_burst.is_none() => {
                refuse(format!("Can't move: {name} can't ultra burst"))
            }
            Special::Ultra if choice.ultra => refuse("Can't move: You can only ultra burst once per battle".to_owned()),
            Special::Dynamax if !dynamaxed => {
                let can = self.side(side).active_requests[pokemon.position as usize].can_dynamax == Some(true);
                if !choice.dynamax && can {
                    Ok(())
                } else if !self.only_in(Gen8) {
                    refuse("Can't move: Dynamaxing doesn't outside of Gen 8.".to_owned())
                } else if self.can_dynamax_now(side) {
                    refuse(format!("Can't move: {name} can't Dynamax now."))
                } else if self.ally_side(side).is_some_and(|ally| self.can_dynamax_now(ally)) {
                    refuse("Can't move: It's your partner's turn to Dynamax.".to_owned())
                } else {
                    refuse("Can't move: You can only Dynamax once per battle.".to_owned())
                }
            }
            Special::Terastallize if pokemon.can_terastallize != crate::state::CanTerastallize::Yes => {
                refuse(format!("Can't move: {name} can't Terastallize."))
            }
            Special::Terastallize if choice.terastallize => {
                refuse("Can't move: You can only Terastallize once per battle.".to_owned())
            }
            Special::Terastallize if !self.only_in(Gen9) => {
                refuse("Can't move: You can only Terastallize in Gen 9.".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// Tells a player about a disabled move. Whether the player learns something.
    fn reveal_disabled(&mut self, side: SideId, mon: Mon, id: MoveId) -> bool {
        let mut updated = self.update_disabled_request(side, mon);
        let position = self.mon(mon).position as usize;
        let place = self.listed_moves(mon, &self.side(side).active_requests[position]).position(|listed| listed == id);
        let request = &mut self.side_mut(side).active_requests[position];
        if let Some(place) = place {
            // SHOWDOWN: the name of what disabled the move is always empty here, but it is told once.
            for told in [&mut request.disabled, &mut request.shown_source] {
                updated |= !told.has(place);
                told.add_if(place, true);
            }
        }
        self.side_mut(side).request_update |= updated;
        updated
    }

    /// Settles in the request what a player may know about disabled moves. Whether that is news.
    pub(crate) fn update_disabled_request(&mut self, side: SideId, mon: Mon) -> bool {
        let position = self.mon(mon).position as usize;
        let mut request = self.side(side).active_requests[position];
        let mut updated = false;
        if self.mon(mon).maybe_locked {
            self.mon_mut(mon).maybe_locked = false;
            request.maybe_locked = false;
            updated = true;
        }
        if self.mon(mon).maybe_disabled && self.game_type() != tallgrass_pokedex::GameType::Singles {
            if self.since(Gen4) {
                self.mon_mut(mon).maybe_disabled = false;
                request.maybe_disabled = false;
                updated = true;
            }
            for i in 0..self.listed_count(mon, &request) {
                let at = self.listed_move(mon, &request, i).and_then(|id| self.find_move(mon, id));
                let disabled = at.is_some_and(|at| self.move_slot(mon, at).disabled != crate::state::Disabled::No);
                let aims = || self.listed_target(mon, &request, i).is_some_and(Battle::is_choosable);
                if disabled && (self.since(Gen4) || aims()) {
                    request.disabled.add_if(i, true);
                    updated = true;
                }
            }
        }
        // Struggle is listed where there is nothing to choose.
        let can_use = |(i, id): (usize, MoveId)| !request.disabled.has(i) && id != moves::STRUGGLE;
        if !self.listed_moves(mon, &request).enumerate().any(can_use) {
            for can in [&mut request.can_mega_evo, &mut request.can_ultra_burst] {
                if *can == Some(true) {
                    *can = Some(false);
                    updated = true;
                }
            }
            updated |= std::mem::take(&mut request.can_z_move);
            if request.can_dynamax == Some(true) {
                request.can_dynamax = Some(false);
                request.max_moves = false;
                updated = true;
            }
            updated |= std::mem::take(&mut request.can_terastallize);
        }
        self.side_mut(side).active_requests[position] = request;
        updated
    }
}
