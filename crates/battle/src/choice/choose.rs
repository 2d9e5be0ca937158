//! Choosing: what a player may do, checked and noted until all players have chosen.

use crate::battle::Battle;
use crate::ids::{Mon, SideId};
use crate::state::{
    Action, ActionKind, ChosenAction, ChosenKind, MAX_MONS, MAX_MOVES, MoveListKind, RequestKind, SwitchFlag, Trapped,
};
use arrayvec::ArrayVec;
use std::fmt::Write;
use tallgrass_pokedex::{ConditionId, MoveId, MoveTarget, conditions, moves, to_id};

/// What a Pokémon does besides its move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Special {
    /// Nothing.
    #[default]
    None,
    /// It mega evolves.
    Mega,
    /// It mega evolves into its X forme, where that is a choice of its own.
    MegaX,
    /// It mega evolves into its Y forme, where that is a choice of its own.
    MegaY,
    /// It uses the move as a Z-move.
    ZMove,
    /// It ultra bursts.
    Ultra,
    /// It dynamaxes.
    Dynamax,
    /// It terastallizes.
    Terastallize,
}

/// What a player does with one Pokémon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Nothing, where there is nothing to do.
    Pass,
    /// A move.
    Move {
        /// Which of those the request lists, from 0.
        slot: u8,
        /// Where it is aimed: 1–3 a foe, −1–−3 an ally, 0 nowhere in particular.
        target: i8,
        /// What else the Pokémon does.
        special: Special,
    },
    /// Somebody comes in.
    Switch {
        /// Who: the place in the team's current order, from 0.
        slot: u8,
    },
    /// A change to the middle, in triples.
    Shift,
}

/// In the words of choice strings.
impl std::fmt::Display for Choice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Choice::Pass => f.write_str("pass"),
            Choice::Shift => f.write_str("shift"),
            Choice::Switch { slot } => write!(f, "switch {}", slot + 1),
            Choice::Move { slot, target, special } => {
                write!(f, "move {}", slot + 1)?;
                if target != 0 {
                    write!(f, " {target:+}")?;
                }
                f.write_str(match special {
                    Special::None => "",
                    Special::Mega => " mega",
                    Special::MegaX => " megax",
                    Special::MegaY => " megay",
                    Special::ZMove => " zmove",
                    Special::Ultra => " ultra",
                    Special::Dynamax => " dynamax",
                    Special::Terastallize => " terastallize",
                })
            }
        }
    }
}

/// Why a choice was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("[{} choice] {message}", if *unavailable { "Unavailable" } else { "Invalid" })]
pub struct ChoiceError {
    /// What is wrong, in Showdown's words.
    pub message: String,
    /// Whether it was refused for a reason the player didn't know until now. The request has changed accordingly.
    pub unavailable: bool,
    /// Whether nobody is to be told (the player only asked whether a Pokémon is locked).
    pub silent: bool,
    /// What was refused before it, in the same choice.
    pub before: Vec<ChoiceError>,
}

impl ChoiceError {
    pub(crate) fn invalid(message: impl Into<String>) -> ChoiceError {
        ChoiceError { message: message.into(), unavailable: false, silent: false, before: vec![] }
    }

    fn unavailable(message: impl Into<String>) -> ChoiceError {
        ChoiceError { message: message.into(), unavailable: true, silent: false, before: vec![] }
    }
}

type Result<T = (), E = ChoiceError> = std::result::Result<T, E>;

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
    fn state_name(kind: RequestKind) -> &'static str {
        match kind {
            RequestKind::TeamPreview => "teampreview",
            RequestKind::Switch => "switch",
            RequestKind::Move => "move",
            RequestKind::None | RequestKind::Wait => "",
        }
    }

    pub(crate) fn begin_choice(&mut self, side: SideId) -> Result {
        if !self.is_asked(side) {
            return Err(ChoiceError::invalid(if self.state.ended {
                "Can't do anything: The game is over"
            } else {
                "Can't do anything: It's not your turn"
            }));
        }
        if self.side(side).choice.cant_undo {
            return Err(ChoiceError::invalid(
                "Can't undo: A trapping/disabling effect would cause undo to leak information",
            ));
        }
        self.clear_choice(side);
        Ok(())
    }

    /// A player chooses for all Pokémon that are to act, in order; those that can't are filled in.
    ///
    /// # Errors
    /// As [`Battle::choose`].
    pub fn choose_all(&mut self, side: SideId, choices: &[Choice]) -> Result {
        self.begin_choice(side)?;
        let result = self.choose_each(side, choices);
        if let Err(error) = result {
            self.side_mut(side).choice.error = true;
            return Err(error);
        }
        if !self.is_choice_done(side) {
            self.side_mut(side).choice.error = true;
            return Err(ChoiceError::invalid("Incomplete choice - missing other pokemon"));
        }
        if self.all_choices_done() {
            self.commit_choices();
        }
        Ok(())
    }

    fn choose_each(&mut self, side: SideId, choices: &[Choice]) -> Result {
        if choices.len() > self.side(side).active_len as usize {
            return Err(ChoiceError::invalid(format!(
                "Can't make choices: You sent choices for {} Pokémon, but this is a {} game!",
                choices.len(),
                self.game_type().name()
            )));
        }
        for &choice in choices {
            match choice {
                Choice::Pass => self.choose_pass(side)?,
                Choice::Shift => self.choose_shift(side)?,
                Choice::Move { slot, target, special } => {
                    self.choose_move(side, MoveName::Slot(slot), target, special)?;
                }
                Choice::Switch { slot } => self.choose_switch_slot(side, slot as usize)?,
            }
        }
        Ok(())
    }

    /// A player puts the team in order: places in the team's current order, from 0, first to last.
    ///
    /// # Errors
    /// As [`Battle::choose`].
    pub fn choose_team_order(&mut self, side: SideId, order: &[u8]) -> Result {
        self.begin_choice(side)?;
        if let Err(error) = self.note_team(side, order.iter().map(|&place| Some(place as usize))) {
            self.side_mut(side).choice.error = true;
            return Err(error);
        }
        if self.all_choices_done() {
            self.commit_choices();
        }
        Ok(())
    }

    fn push_choice(&mut self, side: SideId, action: ChosenAction) {
        let choice = &mut self.side_mut(side).choice;
        if let Some(free) = choice.actions.get_mut(choice.len as usize) {
            *free = action;
            choice.len += 1;
        }
    }

    // --- moves ----------------------------------------------------------------------------------------------------

    pub(crate) fn choose_move(&mut self, side: SideId, name: MoveName, loc: i8, special: Special) -> Result {
        let kind = self.side(side).request;
        if kind != RequestKind::Move {
            let message = format!("Can't move: You need a {} response", Self::state_name(kind));
            return Err(ChoiceError::invalid(message));
        }
        let index = self.choice_index(side)?;
        if index >= self.side(side).active_len as usize {
            return Err(ChoiceError::invalid("Can't move: You sent more choices than unfainted Pokémon."));
        }
        let mon = self.side(side).active[index];
        let request = self.move_request(mon);
        let shown = |battle: &Battle| battle.setup.mon(mon).name.clone();
        let named = self.name_move(mon, &request, name, special)?;
        let special = named.special;
        let mut full = crate::state::ActiveRequest::EMPTY;
        let any = self.list_moves(mon, false, &mut full);
        let moves_len = if any { full.move_count as usize } else { 0 };
        let mut named = named;
        if matches!(name, MoveName::Auto) {
            for (i, listed) in request.moves().iter().enumerate() {
                let blocked = i < moves_len && full.moves[i].id == listed.id && full.moves[i].disabled;
                if !listed.disabled && !blocked {
                    named.id = listed.id;
                    named.slot = Some(i as u8);
                    named.aim = self.listed_target(mon, &request, i);
                    break;
                }
            }
        }
        let id = named.id;
        let mut aim = named.aim;
        // SHOWDOWN: recharging is a move in name only, and is called by its id.
        let move_name = if id == moves::RECHARGE { id.as_str() } else { self.dex().mv(id).name };
        let z_move = if special == Special::ZMove { self.z_move_for(id, mon, false) } else { None };
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
        let dynamaxed = self.has_volatile(mon, conditions::DYNAMAX);
        let max_move = if special == Special::Dynamax || dynamaxed { self.max_move_for(id, mon) } else { None };
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
        if moves_len == 0 {
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
        } else if z_move.is_none() && !(0..moves_len).any(|i| full.moves[i].id == id && !full.moves[i].disabled) {
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
        let old_doubles = self.generation().number() <= 3 && !aim.is_some_and(Battle::is_choosable);
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
    fn name_move(
        &mut self,
        mon: Mon,
        request: &crate::state::ActiveRequest,
        name: MoveName,
        special: Special,
    ) -> Result<Named> {
        let shown = self.setup.mon(mon).name.as_str();
        let by_slot = |battle: &Battle, slot: usize| {
            let listed = request.moves().get(slot)?;
            Some(Named {
                slot: Some(slot as u8),
                id: listed.id,
                aim: battle.listed_target(mon, request, slot),
                special,
                fight_test: false,
            })
        };
        let missing = |n: u64| ChoiceError::invalid(format!("Can't move: Your {shown} doesn't have a move {n}"));
        let text = match name {
            MoveName::Auto => return by_slot(self, 0).ok_or_else(|| missing(1)),
            MoveName::Slot(slot) => return by_slot(self, slot as usize).ok_or_else(|| missing(slot as u64 + 1)),
            MoveName::Text(text) if text.bytes().all(|b| b.is_ascii_digit()) => {
                // SHOWDOWN: longer numbers are shown as JavaScript rounds them; nobody has that many moves.
                let n = text.parse::<u64>().unwrap_or(u64::MAX);
                let slot = usize::try_from(n).ok().and_then(|n| n.checked_sub(1));
                return slot.and_then(|slot| by_slot(self, slot)).ok_or_else(|| missing(n));
            }
            MoveName::Text(text) => text,
        };
        let mut id_text = to_id(text);
        if id_text.starts_with("hiddenpower") {
            id_text.truncate("hiddenpower".len());
        }
        for (i, listed) in request.moves().iter().enumerate() {
            if request_id(listed.id) == id_text {
                let aim = self.listed_target(mon, request, i).or(Some(MoveTarget::Normal));
                return Ok(Named { slot: Some(i as u8), id: listed.id, aim, special, fight_test: false });
            }
        }
        if matches!(special, Special::None | Special::Dynamax) && request.max_moves {
            for (i, listed) in request.moves().iter().enumerate() {
                if let Some(max) = self.max_move_for(listed.id, mon)
                    && max.as_str() == id_text
                {
                    let aim = Some(self.dex().mv(max).target);
                    let special = Special::Dynamax;
                    return Ok(Named { slot: Some(i as u8), id: listed.id, aim, special, fight_test: false });
                }
            }
        }
        if matches!(special, Special::None | Special::ZMove) && request.can_z_move {
            for (i, listed) in request.moves().iter().enumerate() {
                if let Some((z, aim)) = self.listed_z_move(mon, listed.id)
                    && to_id(&z) == id_text
                {
                    let special = Special::ZMove;
                    return Ok(Named {
                        slot: Some(i as u8),
                        id: listed.id,
                        aim: Some(aim),
                        special,
                        fight_test: false,
                    });
                }
            }
        }
        if id_text == "testfight" {
            return Ok(Named { slot: None, id: MoveId::NONE, aim: None, special, fight_test: true });
        }
        let message = format!("Can't move: Your {shown} doesn't have a move matching {id_text}");
        Err(ChoiceError::invalid(message))
    }

    /// The Z-move a move is listed as, and how it aims.
    pub(crate) fn listed_z_move(&self, mon: Mon, id: MoveId) -> Option<(String, MoveTarget)> {
        let slot = self.mon(mon).find_move(id)?;
        if self.mon(mon).move_slot(slot).pp == 0 {
            return None;
        }
        let z = self.z_move_of_slot(mon, slot)?;
        let data = self.dex().mv(z);
        let status = data.is_z.is_none() && data.category == tallgrass_pokedex::Category::Status;
        Some((if status { format!("Z-{}", data.name) } else { data.name.to_owned() }, data.target))
    }

    /// How a move aims as the request lists it; locked moves are listed without.
    pub(crate) fn listed_target(
        &self,
        mon: Mon,
        request: &crate::state::ActiveRequest,
        at: usize,
    ) -> Option<MoveTarget> {
        match request.kind {
            MoveListKind::Full => Some(self.shown_target(mon, request.moves[at].id)),
            MoveListKind::Struggle => Some(MoveTarget::RandomNormal),
            MoveListKind::Locked | MoveListKind::Fight => None,
        }
    }

    /// How a move aims in a Pokémon's hands, as requests show it.
    pub(crate) fn shown_target(&self, mon: Mon, id: MoveId) -> MoveTarget {
        let data = self.dex().mv(id);
        let species = self.mon(mon).species;
        match id {
            moves::CURSE if !self.shown_types(mon).contains(tallgrass_pokedex::Type::Ghost) => {
                data.non_ghost_target.unwrap_or(data.target)
            }
            moves::POLLEN_PUFF if self.has_volatile(mon, conditions::HEAL_BLOCK) => MoveTarget::AdjacentFoe,
            moves::TERA_STARSTORM if species == tallgrass_pokedex::species::TERAPAGOS_STELLAR => {
                MoveTarget::AllAdjacentFoes
            }
            _ => data.target,
        }
    }

    /// A Pokémon's types without asking anyone, as requests need them.
    fn shown_types(&self, mon: Mon) -> crate::answer::Types {
        let pokemon = self.mon(mon);
        match pokemon.terastallized {
            Some(kind) if kind != tallgrass_pokedex::Type::Stellar => crate::answer::Types::one(kind),
            _ => {
                let mut types = pokemon.types;
                if let Some(added) = pokemon.added_type {
                    types.push(added);
                }
                types
            }
        }
    }

    fn locked_target(&self, mon: Mon, locked: MoveId) -> i8 {
        crate::effect_data! {
            /// What a charging move remembers: where it was aimed.
            struct Aimed { loc: i8 }
        }
        let charging = self.has_volatile(mon, conditions::TWOTURNMOVE);
        let id = ConditionId::from_id(locked.as_str()).filter(|_| charging);
        let aimed = id.and_then(|id| self.volatile(mon, id));
        match aimed.map(|state| state.data::<Aimed>().loc) {
            Some(loc) if loc != 0 => loc,
            _ => self.mon(mon).last_move_target_loc,
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
        let generation = self.generation().number();
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
                } else if generation != 8 {
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
            Special::Terastallize if generation != 9 => {
                refuse("Can't move: You can only Terastallize in Gen 9.".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// Tells a player about a disabled move. Whether the player learns something.
    fn reveal_disabled(&mut self, side: SideId, mon: Mon, id: MoveId) -> bool {
        let mut updated = self.update_disabled_request(side, mon);
        let position = self.mon(mon).position as usize;
        let request = &mut self.side_mut(side).active_requests[position];
        let count = request.move_count as usize;
        if let Some(listed) = request.moves[..count].iter_mut().find(|listed| listed.id == id) {
            if !listed.disabled {
                listed.disabled = true;
                updated = true;
            }
            if !listed.shown_source {
                // SHOWDOWN: the name of what disabled the move is always empty here, but it is told once.
                listed.shown_source = true;
                updated = true;
            }
        }
        self.side_mut(side).request_update |= updated;
        updated
    }

    /// Settles in the request what a player may know about disabled moves. Whether that is news.
    pub(crate) fn update_disabled_request(&mut self, side: SideId, mon: Mon) -> bool {
        let position = self.mon(mon).position as usize;
        let mut request = self.side(side).active_requests[position];
        let generation = self.generation().number();
        let mut updated = false;
        if self.mon(mon).maybe_locked {
            self.mon_mut(mon).maybe_locked = false;
            request.maybe_locked = false;
            updated = true;
        }
        if self.mon(mon).maybe_disabled && self.game_type() != tallgrass_pokedex::GameType::Singles {
            if generation >= 4 {
                self.mon_mut(mon).maybe_disabled = false;
                request.maybe_disabled = false;
                updated = true;
            }
            for i in 0..request.move_count as usize {
                let id = request.moves[i].id;
                let disabled = self
                    .mon(mon)
                    .find_move(id)
                    .is_some_and(|at| self.mon(mon).move_slot(at).disabled != crate::state::Disabled::No);
                let aims = || self.listed_target(mon, &request, i).is_some_and(Battle::is_choosable);
                if disabled && (generation >= 4 || aims()) {
                    request.moves[i].disabled = true;
                    updated = true;
                }
            }
        }
        if request.moves().iter().all(|listed| listed.disabled || listed.id == moves::STRUGGLE) {
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

    // --- switches -------------------------------------------------------------------------------------------------

    pub(crate) fn choose_switch(&mut self, side: SideId, text: &str) -> Result {
        let mon = self.switcher(side)?;
        if text.is_empty() {
            return self.choose_switch_auto(side, mon);
        }
        // As JavaScript reads numbers: digits at the start count, whatever follows.
        let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
        let number = digits.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        let slot = match number {
            Some(slot) => slot,
            None => {
                let lower = text.to_lowercase();
                let id = to_id(text);
                let found = self.side(side).team().iter().position(|&mon| {
                    self.setup.mon(mon).name.to_lowercase() == lower || self.mon(mon).species.as_str() == id
                });
                found.ok_or_else(|| {
                    ChoiceError::invalid(format!(
                        "Can't switch: You do not have a Pokémon named \"{text}\" to switch to"
                    ))
                })?
            }
        };
        self.choose_switch_to(side, mon, slot)
    }

    pub(crate) fn choose_switch_slot(&mut self, side: SideId, slot: usize) -> Result {
        let mon = self.switcher(side)?;
        self.choose_switch_to(side, mon, slot)
    }

    /// The Pokémon whose turn to be chosen for it is, when switching.
    fn switcher(&mut self, side: SideId) -> Result<Mon> {
        let kind = self.side(side).request;
        if !matches!(kind, RequestKind::Move | RequestKind::Switch) {
            let message = format!("Can't switch: You need a {} response", Self::state_name(kind));
            return Err(ChoiceError::invalid(message));
        }
        let index = self.choice_index(side)?;
        if index >= self.side(side).active_len as usize {
            return Err(ChoiceError::invalid(if kind == RequestKind::Switch {
                "Can't switch: You sent more switches than Pokémon that need to switch"
            } else {
                "Can't switch: You sent more choices than unfainted Pokémon"
            }));
        }
        Ok(self.side(side).active[index])
    }

    fn choose_switch_auto(&mut self, side: SideId, mon: Mon) -> Result {
        if self.side(side).request != RequestKind::Switch {
            return Err(ChoiceError::invalid("Can't switch: You need to select a Pokémon to switch in"));
        }
        let team = self.side(side).team();
        let slot = if self.has_slot_condition(mon, conditions::REVIVAL_BLESSING) {
            team.iter().position(|&mon| self.mon(mon).fainted)
        } else {
            if self.side(side).choice.forced_switches_left == 0 {
                return self.choose_pass(side);
            }
            let taken = self.side(side).choice.switch_ins;
            let first = self.side(side).active_len as usize;
            (first..team.len()).find(|&slot| taken >> slot & 1 == 0 && !self.mon(team[slot]).fainted)
        };
        match slot {
            Some(slot) => self.choose_switch_to(side, mon, slot),
            None => Err(ChoiceError::invalid("Can't switch: You have no Pokémon to switch in")),
        }
    }

    fn choose_switch_to(&mut self, side: SideId, mon: Mon, slot: usize) -> Result {
        let refuse = |message: String| Err(ChoiceError::invalid(message));
        let reviving = self.has_slot_condition(mon, conditions::REVIVAL_BLESSING);
        let shown = slot.wrapping_add(1);
        if slot >= self.side(side).team_len as usize {
            return refuse(format!("Can't switch: You do not have a Pokémon in slot {shown} to switch to"));
        } else if slot < self.side(side).active_len as usize && !reviving {
            return refuse("Can't switch: You can't switch to an active Pokémon".to_owned());
        } else if self.side(side).choice.switch_ins >> slot & 1 != 0 {
            return refuse(format!("Can't switch: The Pokémon in slot {shown} can only switch in once"));
        }
        let target = self.side(side).team[slot];
        if reviving {
            if !self.mon(target).fainted {
                return refuse("Can't switch: You have to pass to a fainted Pokémon".to_owned());
            }
            let choice = &mut self.side_mut(side).choice;
            choice.forced_switches_left = choice.forced_switches_left.saturating_sub(1);
            self.mon_mut(mon).switch_flag = SwitchFlag::No;
            let kind = ChosenKind::RevivalBlessing;
            self.push_choice(side, ChosenAction { kind, mon, target, ..ChosenAction::PASS });
            return Ok(());
        }
        if self.mon(target).fainted {
            return refuse("Can't switch: You can't switch to a fainted Pokémon".to_owned());
        }
        let replacing = self.side(side).request == RequestKind::Switch;
        if replacing {
            let choice = &mut self.side_mut(side).choice;
            if choice.forced_switches_left == 0 {
                return refuse("Can't switch: You have no more Pokémon to replace".to_owned());
            }
            choice.forced_switches_left -= 1;
        } else if self.mon(mon).trapped != Trapped::No {
            let message = "Can't switch: The active Pokémon is trapped";
            return Err(if self.reveal_trapped(side, mon) {
                ChoiceError::unavailable(message)
            } else {
                ChoiceError::invalid(message)
            });
        } else if self.mon(mon).maybe_trapped {
            self.side_mut(side).choice.cant_undo = true;
        }
        self.side_mut(side).choice.switch_ins |= 1 << slot;
        let kind = if replacing { ChosenKind::InstaSwitch } else { ChosenKind::Switch };
        self.push_choice(side, ChosenAction { kind, mon, target, ..ChosenAction::PASS });
        Ok(())
    }

    fn reveal_trapped(&mut self, side: SideId, mon: Mon) -> bool {
        let position = self.mon(mon).position as usize;
        let request = &mut self.side_mut(side).active_requests[position];
        let news = request.maybe_trapped || !request.trapped;
        request.trapped_revealed |= !request.trapped;
        request.maybe_trapped = false;
        request.trapped = true;
        self.side_mut(side).request_update |= news;
        news
    }

    // --- the rest -------------------------------------------------------------------------------------------------

    /// How many Pokémon a player picks when teams are shown.
    pub fn picked_team_size(&self, side: SideId) -> usize {
        let own = self.side(side).team_len as usize;
        match self.setup.format.rules.numbers.picked_team_size {
            Some(size) if size > 0 => own.min(size as usize),
            _ => own,
        }
    }

    pub(crate) fn choose_team(&mut self, side: SideId, data: &str) -> Result {
        let number = |text: &str| {
            let digits: String = text.trim_start().chars().take_while(char::is_ascii_digit).collect();
            digits.parse::<usize>().ok().map(|n| n.wrapping_sub(1))
        };
        if data.is_empty() {
            self.note_team(side, (0..self.side(side).team_len as usize).map(Some))
        } else if data.contains(',') {
            self.note_team(side, data.split(',').map(number))
        } else {
            self.note_team(side, data.chars().map(|c| number(c.encode_utf8(&mut [0; 4]))))
        }
    }

    fn note_team(&mut self, side: SideId, given: impl Iterator<Item = Option<usize>>) -> Result {
        if self.side(side).request != RequestKind::TeamPreview {
            return Err(ChoiceError::invalid("Can't choose for Team Preview: You're not in a Team Preview phase"));
        }
        let size = self.picked_team_size(side);
        let mut places: ArrayVec<Option<usize>, MAX_MONS> = given.take(size).collect();
        for i in 0..size {
            if places.len() >= size {
                break;
            }
            if !places.contains(&Some(i)) {
                places.push(Some(i));
            }
        }
        let len = self.side(side).team_len as usize;
        for (i, &place) in places.iter().enumerate() {
            let Some(slot) = place.filter(|&slot| slot < len) else {
                let shown = place.map_or("NaN".to_owned(), |slot| slot.wrapping_add(1).to_string());
                return Err(ChoiceError::invalid(format!(
                    "Can't choose for Team Preview: You do not have a Pokémon in slot {shown}"
                )));
            };
            if places[..i].contains(&place) {
                return Err(ChoiceError::invalid(format!(
                    "Can't choose for Team Preview: The Pokémon in slot {} can only switch in once",
                    slot + 1
                )));
            }
        }
        let team = self.side(side).team;
        let choice = &mut self.side_mut(side).choice;
        for (i, slot) in places.into_iter().flatten().enumerate() {
            choice.switch_ins |= 1 << slot;
            choice.team[i] = team[slot];
            choice.len = i as u8 + 1;
        }
        Ok(())
    }

    pub(crate) fn choose_shift(&mut self, side: SideId) -> Result {
        let index = self.choice_index(side)?;
        let refuse = |message: String| Err(ChoiceError::invalid(message));
        if index >= self.side(side).active_len as usize {
            return refuse(format!("Can't shift: You do not have a Pokémon in slot {}", index + 1));
        } else if self.side(side).request != RequestKind::Move {
            return refuse("Can't shift: You can only shift during a move phase".to_owned());
        } else if self.game_type() != tallgrass_pokedex::GameType::Triples {
            return refuse("Can't shift: You can only shift to the center in triples".to_owned());
        } else if index == 1 {
            return refuse("Can't shift: You can only shift from the edge to the center".to_owned());
        }
        let mon = self.side(side).active[index];
        self.push_choice(side, ChosenAction { kind: ChosenKind::Shift, mon, ..ChosenAction::PASS });
        Ok(())
    }

    /// The position to be chosen for next; those with nothing to choose are passed.
    fn choice_index(&mut self, side: SideId) -> Result<usize> {
        loop {
            let index = self.side(side).choice.len as usize;
            let skipped = index < self.side(side).active_len as usize && {
                let mon = self.side(side).active[index];
                match self.side(side).request {
                    RequestKind::Move => self.mon(mon).fainted || self.has_volatile(mon, conditions::COMMANDING),
                    RequestKind::Switch => !self.mon(mon).switch_flag.is_set(),
                    _ => false,
                }
            };
            if !skipped {
                return Ok(index);
            }
            self.push_choice(side, ChosenAction::PASS);
        }
    }

    pub(crate) fn choose_pass(&mut self, side: SideId) -> Result {
        let index = self.side(side).choice.len as usize;
        if index >= self.side(side).active_len as usize {
            // SHOWDOWN: a pass too many is refused without a word, which is then reported as such.
            return Err(ChoiceError::invalid(
                "Unknown error for choice: pass. If you're not using a custom client, please report this as a bug.",
            ));
        }
        if !matches!(self.side(side).request, RequestKind::Move | RequestKind::Switch) {
            return Err(ChoiceError::invalid("Can't pass: Not a move or switch request"));
        }
        let mon = self.side(side).active[index];
        let name = &self.setup.mon(mon).name;
        match self.side(side).request {
            RequestKind::Switch => {
                if self.mon(mon).switch_flag.is_set() {
                    if self.side(side).choice.forced_passes_left == 0 {
                        let message = format!("Can't pass: You need to switch in a Pokémon to replace {name}");
                        return Err(ChoiceError::invalid(message));
                    }
                    self.side_mut(side).choice.forced_passes_left -= 1;
                }
            }
            RequestKind::Move => {
                if !self.mon(mon).fainted && !self.has_volatile(mon, conditions::COMMANDING) {
                    let message = format!("Can't pass: Your {name} must make a move (or switch)");
                    return Err(ChoiceError::invalid(message));
                }
            }
            _ => {}
        }
        self.push_choice(side, ChosenAction::PASS);
        Ok(())
    }

    /// Chooses whatever is first for everything not chosen yet.
    pub(crate) fn auto_choose(&mut self, side: SideId) -> Result {
        match self.side(side).request {
            RequestKind::TeamPreview => {
                if !self.is_choice_done(side) {
                    self.choose_team(side, "")?;
                }
            }
            RequestKind::Switch => {
                for _ in 0..=crate::state::MAX_ACTIVE {
                    if self.is_choice_done(side) {
                        break;
                    }
                    self.choose_switch(side, "")?;
                }
            }
            RequestKind::Move => {
                for _ in 0..=crate::state::MAX_ACTIVE {
                    if self.is_choice_done(side) {
                        break;
                    }
                    self.choose_move(side, MoveName::Auto, 0, Special::None)?;
                }
            }
            RequestKind::None | RequestKind::Wait => {}
        }
        Ok(())
    }

    /// Whether a player has nothing left to choose.
    pub fn is_choice_done(&mut self, side: SideId) -> bool {
        if !self.is_asked(side) {
            return true;
        }
        if self.side(side).choice.forced_switches_left > 0 {
            return false;
        }
        if self.side(side).request == RequestKind::TeamPreview {
            return self.side(side).choice.len as usize >= self.picked_team_size(side);
        }
        let _ = self.choice_index(side);
        self.side(side).choice.len >= self.side(side).active_len
    }

    pub(crate) fn all_choices_done(&mut self) -> bool {
        let mut all = true;
        for side in self.side_ids() {
            if self.is_choice_done(side) {
                let keep = !self.setup.support_cancel;
                self.side_mut(side).choice.cant_undo |= keep;
            } else {
                all = false;
            }
        }
        all
    }

    /// A player takes a choice back. Whether the player thereby learned something, so that the request has changed.
    ///
    /// # Errors
    /// If taking it back would tell something.
    pub fn undo_choice(&mut self, side: SideId) -> Result<bool> {
        if !self.is_asked(side) {
            return Ok(false);
        }
        if self.side(side).choice.cant_undo {
            self.side_mut(side).choice.error = true;
            return Err(ChoiceError::invalid(
                "Can't undo: A trapping/disabling effect would cause undo to leak information",
            ));
        }
        let mut updated = false;
        if self.side(side).request == RequestKind::Move {
            let choice = self.side(side).choice;
            for action in &choice.actions[..choice.len as usize] {
                if action.kind == ChosenKind::Move {
                    updated |= self.update_disabled_request(side, action.mon);
                }
            }
        }
        self.clear_choice(side);
        self.side_mut(side).request_update |= updated;
        Ok(updated)
    }

    /// A player's choice in Showdown's words, as it stands in the input log.
    pub fn choice_text(&self, side: SideId) -> String {
        let choice = &self.side(side).choice;
        let mut text = String::new();
        if self.side(side).request == RequestKind::TeamPreview {
            text.push_str("team ");
            for i in 0..choice.len as usize {
                let comma = if i > 0 { ", " } else { "" };
                let _ = write!(text, "{comma}{}", self.mon(choice.team[i]).position + 1);
            }
            return text;
        }
        for (i, action) in choice.actions[..choice.len as usize].iter().enumerate() {
            if i > 0 {
                text.push_str(", ");
            }
            match action.kind {
                ChosenKind::Move => self.write_move_choice(action, &mut text),
                ChosenKind::Switch | ChosenKind::InstaSwitch | ChosenKind::RevivalBlessing => {
                    let _ = write!(text, "switch {}", self.mon(action.target).position + 1);
                }
                ChosenKind::Team => {}
                ChosenKind::Shift => text.push_str("shift"),
                ChosenKind::Pass => text.push_str("pass"),
            }
        }
        text
    }

    fn write_move_choice(&self, action: &ChosenAction, text: &mut String) {
        let _ = write!(text, "move {}", action.move_id.as_str());
        if action.target_loc != 0 && self.active_per_half() > 1 {
            let _ = write!(text, " {:+}", action.target_loc);
        }
        if action.mega {
            let ultra = self.mon(action.mon).item == tallgrass_pokedex::items::ULTRANECROZIUM_Z;
            text.push_str(if ultra { " ultra" } else { " mega" });
        }
        if action.z_move.is_some() {
            text.push_str(" zmove");
        }
        if action.max_move.is_some() {
            text.push_str(" dynamax");
        }
        if action.terastallize {
            text.push_str(" terastallize");
        }
    }

    /// Lets the turn go on with what was chosen.
    pub(crate) fn commit_choices(&mut self) {
        self.update_speed();
        let waiting: ArrayVec<Action, { crate::state::MAX_ACTIONS }> = self.queue().iter().copied().collect();
        self.state.queue.clear();
        if self.is_logging() {
            for side in self.side_ids() {
                let text = self.choice_text(side);
                if let Some(log) = &mut self.log
                    && !text.is_empty()
                {
                    log.input.push(format!(">{} {text}", side.name()));
                }
            }
        }
        for side in self.side_ids() {
            self.queue_choice(side);
        }
        self.clear_requests();
        for side in self.side_ids() {
            self.clear_choice(side);
        }
        self.sort_queue();
        for action in waiting {
            if self.state.queue.is_full() {
                self.fault.get_or_insert("there are more actions than fit");
                break;
            }
            self.state.queue.push(action);
        }
        self.turn_loop();
    }

    fn queue_choice(&mut self, side: SideId) {
        let choice = self.side(side).choice;
        if self.side(side).request == RequestKind::TeamPreview {
            for i in 0..choice.len as usize {
                let mut action = Action::of(ActionKind::Team, choice.team[i]);
                action.index = i as u8;
                action.priority = -(i as f64);
                self.add_action(action);
            }
            return;
        }
        for chosen in &choice.actions[..choice.len as usize] {
            let kind = match chosen.kind {
                ChosenKind::Pass | ChosenKind::Team => continue,
                ChosenKind::Move => ActionKind::Move,
                ChosenKind::Switch => ActionKind::Switch,
                ChosenKind::InstaSwitch => ActionKind::InstaSwitch,
                ChosenKind::RevivalBlessing => ActionKind::RevivalBlessing,
                ChosenKind::Shift => ActionKind::Shift,
            };
            let mut action = Action::of(kind, chosen.mon);
            action.target = chosen.target.some();
            if kind == ActionKind::Move {
                action.mv = self.new_move(chosen.move_id);
                action.target_loc = chosen.target_loc;
                action.mega = chosen.mega;
                action.z_move = chosen.z_move;
                action.max_move = chosen.max_move;
                action.terastallize = chosen.terastallize;
            }
            self.add_action(action);
        }
    }
}

/// A move's id as requests name it.
fn request_id(id: MoveId) -> &'static str {
    id.as_str()
}

const _: () = assert!(MAX_MOVES <= u8::MAX as usize);
