//! The start of a battle, once all players are there.

use crate::battle::Battle;
use crate::ids::SideId;
use crate::random::Prng;
use crate::say;
use crate::setup::SetupError;
use crate::state::{Action, ActionKind, RequestKind};

impl Battle {
    pub(crate) fn start(&mut self) -> Result<(), SetupError> {
        for side in self.side_ids() {
            if self.side(side).team_len == 0 {
                return Err(SetupError::Player("Battle not started: A player has an empty team.".to_owned()));
            }
        }
        self.state.started = true;
        let format = self.setup.format.clone();
        say!(self, "gen", self.generation().number());
        say!(self, "tier", format.name);
        if let Some(rated) = self.setup.rated.clone() {
            say!(self, "rated", if rated == "Rated battle" { "" } else { &rated });
        }
        self.run_rule_hooks(|hooks| hooks.begin);
        if self.setup.debug || format.debug {
            self.warn_of_unequal_limits();
        }
        if !format.custom_rules.is_empty() {
            self.say_custom_rules(&format.custom_rules);
        }
        self.pick_team();
        let start = Action::new(ActionKind::Start);
        self.add_action(start, None);
        self.state.mid_turn = true;
        if self.state.request == RequestKind::None {
            self.turn_loop();
        }
        Ok(())
    }

    /// In debug mode players are told if only some of them keep to 510 effort values a Pokémon.
    fn warn_of_unequal_limits(&mut self) {
        let keeps = |battle: &Battle, side: SideId| {
            battle.side(side).team().iter().all(|&mon| {
                let evs = battle.setup.mon(mon).evs;
                evs.iter().map(|&ev| ev as u32).sum::<u32>() <= 510
            })
        };
        let first = keeps(self, SideId(0));
        for side in self.side_ids() {
            if keeps(self, side) != first {
                let text = "Warning: One player isn't adhering to a 510 EV limit, and the other player is.";
                say!(self, "bigerror", text);
            }
        }
    }

    fn say_custom_rules(&mut self, custom: &[String]) {
        let count = custom.len();
        let plural = if count == 1 { "" } else { "s" };
        let open = if count <= 5 { " open" } else { "" };
        let text = format!(
            "raw|<div class=\"infobox\"><details class=\"readmore\"{open}><summary><strong>{count} custom \
             rule{plural}:</strong></summary> {}</details></div>",
            custom.join(", ")
        );
        say!(self, text);
    }

    fn pick_team(&mut self) {
        self.run_rule_hooks(|hooks| hooks.team_preview);
        if self.state.request == RequestKind::TeamPreview {
            return;
        }
        if self.setup.format.rules.numbers.picked_team_size.is_some() {
            say!(self, "clearpoke");
            for side in self.side_ids() {
                for i in 0..self.side(side).team_len as usize {
                    let mon = self.side(side).team[i];
                    let details = self.preview_details(mon, &["Xerneas"]);
                    self.write_secret(side, &[&"poke", &side, &details, &""]);
                }
            }
            self.make_request(RequestKind::TeamPreview);
        }
    }

    /// Asks all players to order their teams.
    pub fn ask_for_team_order(&mut self) {
        self.make_request(RequestKind::TeamPreview);
    }

    /// Starts the random numbers anew from another seed.
    ///
    /// # Errors
    /// If the seed can't be read.
    pub fn reseed(&mut self, seed: &str) -> Result<(), SetupError> {
        self.state.prng = Prng::read(seed)?.0;
        say!(self, "message", "The battle's RNG was reset.");
        Ok(())
    }
}
