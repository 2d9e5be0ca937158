//! Choosing who comes in.

use super::value::ChoiceError;
use super::{Result, place};
use crate::battle::Battle;
use crate::ids::{Mon, SideId};
use crate::state::{ChosenAction, ChosenKind, RequestKind, SwitchFlag, Trapped};
use tallgrass_pokedex::{javascript, to_id};

impl Battle {
    pub(crate) fn choose_switch(&mut self, side: SideId, text: &str) -> Result {
        let mon = self.switcher(side)?;
        if text.is_empty() {
            return self.choose_switch_auto(side, mon);
        }
        // A number at the start counts, whatever follows.
        let slot = match javascript::leading_integer(text).filter(|&n| n >= 1.0) {
            Some(n) => place(n).ok_or_else(|| Self::no_such_slot(n))?,
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

    fn no_such_slot(number: f64) -> ChoiceError {
        let shown = javascript::shown(number);
        ChoiceError::invalid(format!("Can't switch: You do not have a Pokémon in slot {shown} to switch to"))
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
        let index = self.choice_index(side);
        if index >= self.side(side).active_len as usize {
            return Err(ChoiceError::invalid(if kind == RequestKind::Switch {
                "Can't switch: You sent more switches than Pokémon that need to switch"
            } else {
                "Can't switch: You sent more choices than unfainted Pokémon"
            }));
        }
        Ok(self.side(side).active[index])
    }

    pub(super) fn choose_switch_auto(&mut self, side: SideId, mon: Mon) -> Result {
        if self.side(side).request != RequestKind::Switch {
            return Err(ChoiceError::invalid("Can't switch: You need to select a Pokémon to switch in"));
        }
        let team = self.side(side).team();
        let slot = if self.is_reviving(mon) {
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
        let reviving = self.is_reviving(mon);
        let shown = slot + 1;
        if slot >= self.side(side).team_len as usize {
            return Err(Self::no_such_slot(shown as f64));
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
}
