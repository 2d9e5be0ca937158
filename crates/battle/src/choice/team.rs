//! Choosing the order of a team when teams are shown.

use super::Result;
use super::value::ChoiceError;
use crate::battle::Battle;
use crate::ids::SideId;
use crate::state::{MAX_MONS, RequestKind};
use arrayvec::ArrayVec;

impl Battle {
    /// A player puts the team in order: places in the team's current order, from 0, first to last.
    ///
    /// # Errors
    /// As [`Battle::choose`].
    pub fn choose_team_order(&mut self, side: SideId, order: &[u8]) -> Result {
        self.begin_choice(side)?;
        self.note_team(side, order.iter().map(|&place| Some(place as usize)))?;
        if self.all_choices_done() {
            self.commit_choices();
        }
        Ok(())
    }

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

    pub(super) fn note_team(&mut self, side: SideId, given: impl Iterator<Item = Option<usize>>) -> Result {
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
}
