//! Choosing: what players say is checked and noted until all have chosen.

use super::Result;
use super::moves::MoveName;
use super::value::{Choice, ChoiceError, Special};
use crate::battle::Battle;
use crate::generation::gen1;
use crate::ids::{Mon, SideId};
use crate::state::{Action, ActionKind, ChosenAction, ChosenKind, RequestKind};
use arrayvec::ArrayVec;
use std::fmt::Write;
use tallgrass_pokedex::Generation::Gen1;

impl Battle {
    pub(super) fn state_name(kind: RequestKind) -> &'static str {
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
        self.choose_each(side, choices)
            .map_err(|error| error.reported(|| choices.iter().map(Choice::to_string).collect::<Vec<_>>().join(", ")))?;
        if !self.is_choice_done(side) {
            return Err(ChoiceError::invalid("Incomplete choice - missing other pokemon"));
        }
        if self.all_choices_done() {
            self.commit_choices();
        }
        Ok(())
    }

    pub(super) fn choose_each(&mut self, side: SideId, choices: &[Choice]) -> Result {
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

    pub(super) fn push_choice(&mut self, side: SideId, action: ChosenAction) {
        let choice = &mut self.side_mut(side).choice;
        if let Some(free) = choice.actions.get_mut(choice.len as usize) {
            *free = action;
            choice.len += 1;
        }
    }

    pub(crate) fn choose_shift(&mut self, side: SideId) -> Result {
        let index = self.choice_index(side);
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
    pub(super) fn choice_index(&mut self, side: SideId) -> usize {
        let index = self.next_position(side);
        while (self.side(side).choice.len as usize) < index {
            self.push_choice(side, ChosenAction::PASS);
        }
        index
    }

    /// The position to be chosen for next: the first not chosen for that has anything to choose.
    fn next_position(&self, side: SideId) -> usize {
        let s = self.side(side);
        let nothing_to_do = |&mon: &Mon| match s.request {
            RequestKind::Move => self.mon(mon).fainted || self.is_commanding(mon),
            RequestKind::Switch => !self.mon(mon).switch_flag.is_set(),
            _ => false,
        };
        let chosen = s.choice.len as usize;
        chosen + s.active().iter().skip(chosen).take_while(|mon| nothing_to_do(mon)).count()
    }

    pub(crate) fn choose_pass(&mut self, side: SideId) -> Result {
        let index = self.side(side).choice.len as usize;
        if index >= self.side(side).active_len as usize {
            return Err(ChoiceError::wordless());
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
                if !self.mon(mon).fainted && !self.is_commanding(mon) {
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
                    if self.is_choice_filled(side) {
                        break;
                    }
                    self.choose_switch(side, "")?;
                }
            }
            RequestKind::Move => {
                for _ in 0..=crate::state::MAX_ACTIVE {
                    if self.is_choice_filled(side) {
                        break;
                    }
                    self.choose_move(side, MoveName::Auto, 0, Special::None)?;
                }
            }
            RequestKind::None | RequestKind::Wait => {}
        }
        Ok(())
    }

    /// Whether a player has nothing left to choose, once those with nothing to choose are passed.
    fn is_choice_filled(&mut self, side: SideId) -> bool {
        if self.side(side).choice.forced_switches_left == 0 {
            self.choice_index(side);
        }
        self.is_choice_done(side)
    }

    /// Whether a player has nothing left to choose.
    pub fn is_choice_done(&self, side: SideId) -> bool {
        if !self.is_asked(side) {
            return true;
        }
        if self.side(side).choice.forced_switches_left > 0 {
            return false;
        }
        if self.side(side).request == RequestKind::TeamPreview {
            return self.side(side).choice.len as usize >= self.picked_team_size(side);
        }
        self.next_position(side) >= self.side(side).active_len as usize
    }

    pub(crate) fn all_choices_done(&mut self) -> bool {
        let mut all = true;
        for side in self.side_ids() {
            if self.is_choice_done(side) {
                if self.is_asked(side) {
                    self.choice_index(side);
                }
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
            return Err(ChoiceError::invalid(
                "Can't undo: A trapping/disabling effect would cause undo to leak information",
            ));
        }
        let mut updated = false;
        if self.side(side).request == RequestKind::Move {
            let choice = self.side(side).choice;
            for action in &choice.actions[..choice.len as usize] {
                if matches!(action.kind, ChosenKind::Move | ChosenKind::Fight) {
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
                ChosenKind::Fight => text.push_str("move fight"),
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
            // The stone that bursts is the only one, as in `ultra_species`.
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
        let speeds = self.update_speed();
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
            self.queue_choice(side, speeds);
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
        if let Some(log) = &mut self.log {
            log.after_choices();
        }
    }

    fn queue_choice(&mut self, side: SideId, speeds: Option<u32>) {
        let mut choice = self.side(side).choice;
        if self.side(side).request == RequestKind::TeamPreview {
            // Each team that was chosen counts from the front.
            let size = self.picked_team_size(side).max(1);
            for (i, &mon) in choice.team[..choice.len as usize].iter().enumerate() {
                let mut action = Action::of(ActionKind::Team, mon);
                action.index = (i % size) as u8;
                action.priority = -f64::from(action.index);
                self.add_action(action, speeds);
            }
            return;
        }
        if self.only_in(Gen1) {
            gen1::select(self, side, &mut choice);
        }
        for chosen in &choice.actions[..choice.len as usize] {
            let kind = match chosen.kind {
                ChosenKind::Pass | ChosenKind::Team => continue,
                ChosenKind::Move | ChosenKind::Fight => ActionKind::Move,
                ChosenKind::Switch => ActionKind::Switch,
                ChosenKind::InstaSwitch => ActionKind::InstaSwitch,
                ChosenKind::RevivalBlessing => ActionKind::RevivalBlessing,
                ChosenKind::Shift => ActionKind::Shift,
            };
            let mut action = Action::of(kind, chosen.mon);
            action.target = chosen.target.some();
            if kind == ActionKind::Move {
                action.mv = self.new_move(chosen.move_id);
                if chosen.move_slot != u8::MAX && self.only_in(Gen1) {
                    self.side_mut(side).last_move = action.mv;
                }
                action.target_loc = chosen.target_loc;
                action.mega = chosen.mega;
                action.z_move = chosen.z_move;
                action.max_move = chosen.max_move;
                action.terastallize = chosen.terastallize;
            }
            self.add_action(action, speeds);
        }
    }
}
