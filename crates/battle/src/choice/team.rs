//! Choosing the order of a team when teams are shown.

use super::value::ChoiceError;
use super::{Result, place};
use crate::battle::Battle;
use crate::behaviour::{RuleHooks, TeamOrder};
use crate::ids::SideId;
use crate::state::{MAX_ACTIONS, MAX_MONS, RequestKind};
use arrayvec::ArrayVec;
use tallgrass_pokedex::javascript;

impl Battle {
    /// A player puts the team in order: places in the team's current order, from 0, first to last.
    ///
    /// # Errors
    /// As [`Battle::choose`].
    pub fn choose_team_order(&mut self, side: SideId, order: &[u8]) -> Result {
        self.begin_choice(side)?;
        self.note_team(side, order.iter().map(|&place| Some(f64::from(place) + 1.0)), true)?;
        if self.all_choices_done() {
            self.commit_choices();
        }
        Ok(())
    }

    /// How many Pokémon a player picks when teams are shown.
    pub fn picked_team_size(&self, side: SideId) -> usize {
        self.picked_of(self.side(side).team_len as usize)
    }

    /// How many are picked from a team of this size.
    pub(crate) fn picked_of(&self, own: usize) -> usize {
        match self.setup.format.rules.numbers.picked_team_size {
            Some(size) if size > 0 => own.min(size as usize),
            _ => own,
        }
    }

    pub(crate) fn choose_team(&mut self, side: SideId, data: &str) -> Result {
        if data.is_empty() {
            self.note_team(side, std::iter::empty(), false)
        } else if data.contains(',') {
            self.note_team(side, data.split(',').map(javascript::leading_integer), true)
        } else {
            self.note_team(side, data.chars().map(|c| c.to_digit(10).map(f64::from)), true)
        }
    }

    /// The rule, or the format itself, that has a say in who is picked.
    fn hooks_on_team(&self) -> Option<&RuleHooks> {
        self.rule_hooks().find(|hooks| hooks.choose_team.is_some())
    }

    /// Whether a rule has a say in who is picked.
    pub(super) fn has_say_in_team(&self) -> bool {
        self.hooks_on_team().is_some()
    }

    /// Asks the rule that has a say in who is picked, if one has, what it thinks of an order.
    pub(super) fn check_team_order(&self, side: SideId, order: &[u8]) -> Result {
        match self.hooks_on_team().and_then(|hooks| hooks.choose_team) {
            Some(check) => check(self, side, order)
                .map_err(|why| ChoiceError::invalid(format!("Can't choose for Team Preview: {why}"))),
            None => Ok(()),
        }
    }

    /// Notes an order given in numbers from 1; what isn't a number is nothing. `chosen` tells whether a player chose it.
    fn note_team(&mut self, side: SideId, given: impl Iterator<Item = Option<f64>>, chosen: bool) -> Result {
        if self.side(side).request != RequestKind::TeamPreview {
            return Err(ChoiceError::invalid("Can't choose for Team Preview: You're not in a Team Preview phase"));
        }
        let size = self.picked_team_size(side);
        let mut numbers: ArrayVec<Option<f64>, MAX_MONS> = given.take(size).collect();
        for n in (1..=size).map(|n| Some(n as f64)) {
            if numbers.len() < size && !numbers.contains(&n) {
                numbers.push(n);
            }
        }
        let len = self.side(side).team_len as usize;
        let mut places = TeamOrder::new();
        for n in numbers {
            let Some(slot) = n.and_then(place).filter(|&slot| slot < len) else {
                let shown = n.map_or("NaN".to_owned(), javascript::shown);
                return Err(ChoiceError::invalid(format!(
                    "Can't choose for Team Preview: You do not have a Pokémon in slot {shown}"
                )));
            };
            if places.contains(&(slot as u8)) {
                return Err(ChoiceError::invalid(format!(
                    "Can't choose for Team Preview: The Pokémon in slot {} can only switch in once",
                    slot + 1
                )));
            }
            places.push(slot as u8);
        }
        if chosen {
            self.check_team_order(side, &places)?;
        } else if let Some(choose) = self.hooks_on_team().and_then(|hooks| hooks.choose_team_itself) {
            places = choose(self, side).into_iter().take(size).collect();
        }
        // SHOWDOWN: where several Pokémon are in battle at once, a choice can have a team in each of its parts, one behind
        // the other. Those that follow the first double the team.
        let chosen: usize = self.side_ids().map(|side| self.side(side).choice.len as usize).sum();
        let own = self.side(side).choice.len as usize;
        if own + size > MAX_MONS || chosen + size >= MAX_ACTIONS {
            return Err(ChoiceError::invalid(
                "Can't choose for Team Preview: a team so many times over is not supported",
            ));
        }
        let team = self.side(side).team;
        let choice = &mut self.side_mut(side).choice;
        for slot in places {
            choice.switch_ins |= 1 << slot;
            choice.team[choice.len as usize] = team[slot as usize];
            choice.len += 1;
        }
        Ok(())
    }
}
