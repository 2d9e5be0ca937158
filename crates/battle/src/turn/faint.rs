//! Fainting, winning and losing.

use crate::answer::Value;
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, Mon, SideId};
use crate::protocol::log::Details;
use crate::say;
use crate::state::{FaintEntry, Forme};
use tallgrass_pokedex::GameType;
use tallgrass_pokedex::Generation::{Gen1, Gen2, Gen4, Gen5};

impl Battle {
    /// Lets everyone faint who is about to. Whether the battle is over.
    pub(crate) fn faint_messages(&mut self, last_first: bool, force_check: bool, check_win: bool) -> bool {
        if let Some(own) = self.flow().faint_messages {
            return own(self, last_first, force_check, check_win);
        }
        if self.state.ended {
            return false;
        }
        let count = self.state.faint_queue.len();
        if count == 0 {
            return force_check && self.check_win(None);
        }
        if last_first {
            self.state.faint_queue.last_first();
        }
        let mut check_win = check_win;
        let mut last = None;
        loop {
            let left = self.state.faint_queue.len();
            let Some(entry) = self.state.faint_queue.shift() else { break };
            last = Some(entry);
            let FaintEntry { target: mon, source, effect } = entry;
            if !self.mon(mon).fainted && self.run(Event::BeforeFaint, mon, source, effect).truthy() {
                self.faint_now(mon, source, effect);
                if self.state.faint_queue.len() >= left {
                    check_win = true;
                }
            }
        }
        self.cancel_after_fainting();
        if check_win && self.check_win(last.map(|entry| entry.target)) {
            return true;
        }
        if let Some(FaintEntry { target, source, effect }) = last {
            self.run_with(Event::AfterFaint, target, source, effect, Value::int(count as i32));
        }
        false
    }

    /// In old generations a turn is over for others, too, once somebody has fainted: for all of them, or in singles for those
    /// in battle, of whom generation 2 cancels the move only.
    fn cancel_after_fainting(&mut self) {
        if self.since(Gen4) {
            return;
        }
        if self.only_in(Gen1) {
            self.state.queue.clear();
        } else if self.game_type() == GameType::Singles {
            for mon in self.actives() {
                if self.only_in(Gen2) {
                    self.cancel_move(mon);
                } else {
                    self.cancel_action(mon);
                }
            }
        }
    }

    fn faint_now(&mut self, mon: Mon, source: Option<Mon>, effect: Effect) {
        say!(self, "faint", mon);
        let side = self.mon(mon).side;
        let s = self.side_mut(side);
        s.pokemon_left = s.pokemon_left.saturating_sub(1);
        s.total_fainted = (s.total_fainted + 1).min(100);
        self.run(Event::Faint, mon, source, effect);
        self.end_ability_and_item(mon);
        let pokemon = self.mon(mon);
        if pokemon.forme_regression && !pokemon.transformed {
            let (species, ability) = (self.setup.mon(mon).species, self.setup.mon(mon).ability);
            let forme = Forme::of(self.dex(), species);
            let pokemon = self.mon_mut(mon);
            pokemon.base_species = species;
            pokemon.base_forme = forme;
            pokemon.base_ability = ability;
        }
        self.clear_volatile(mon, false);
        let pokemon = self.mon_mut(mon);
        pokemon.fainted = true;
        pokemon.illusion = None;
        pokemon.active = false;
        pokemon.started = false;
        pokemon.terastallized = None;
        if pokemon.forme_regression {
            pokemon.details_species = pokemon.species;
            say!(self, "detailschange", mon, Details(mon), "[silent]");
            self.update_max_hp(mon);
            self.mon_mut(mon).forme_regression = false;
        }
        self.side_mut(side).fainted_this_turn = Some(mon);
        self.places_changed();
    }

    /// Ends the battle if nobody is left on a side. Whether it is over.
    pub fn end_if_decided(&mut self) -> bool {
        self.check_win(None)
    }

    /// Ends the battle if it is decided, given who fainted last. Whether it is.
    pub(crate) fn check_win(&mut self, last: Option<Mon>) -> bool {
        if let Some(own) = self.flow().check_win {
            return own(self, last);
        }
        if self.side_ids().all(|side| self.side(side).pokemon_left == 0) {
            let late = self.since(Gen5);
            self.win(last.filter(|_| late).map(|mon| self.mon(mon).side));
            return true;
        }
        for side in self.side_ids() {
            if self.foe_pokemon_left(side) == 0 {
                self.win(Some(side));
                return true;
            }
        }
        false
    }

    /// Ends the battle; without a winner it is a tie. Whether it had not ended before.
    pub fn win(&mut self, winner: Option<SideId>) -> bool {
        if self.state.ended {
            return false;
        }
        self.state.winner = winner;
        say!(self, "");
        match winner {
            Some(side) => {
                if self.is_logging() {
                    let name = &self.setup.players[side.0 as usize].name;
                    let text = match self.ally_side(side) {
                        Some(ally) => format!("{name} & {}", self.setup.players[ally.0 as usize].name),
                        None => name.clone(),
                    };
                    say!(self, "win", text);
                }
            }
            None => say!(self, "tie"),
        }
        self.state.ended = true;
        self.clear_requests();
        true
    }

    /// Lets a side lose, as if its player had left. Whether its player was to choose and now isn't: the battle may then
    /// go on.
    pub fn lose(&mut self, side: SideId) -> bool {
        if self.game_type() != tallgrass_pokedex::GameType::FreeForAll {
            let foe = self.foe_side(side);
            self.win(Some(foe));
            return false;
        }
        if self.side(side).pokemon_left == 0 {
            return false;
        }
        self.side_mut(side).pokemon_left = 0;
        if let Some(mon) = self.side(side).active[0].some() {
            self.faint(mon, None, Effect::NONE);
        }
        self.faint_messages(false, true, true);
        let asked = !self.state.ended && self.is_asked(side);
        if asked {
            self.stop_asking(side);
        }
        asked
    }

    /// Goes on if all players have chosen.
    pub(crate) fn go_on(&mut self) {
        if self.all_choices_done() {
            self.commit_choices();
        }
    }

    /// Ends the battle in favour of whoever has more left: Pokémon, then HP in percent, then HP.
    pub(crate) fn tiebreak(&mut self) -> bool {
        if self.state.ended {
            return false;
        }
        if let Some(log) = &mut self.log {
            log.input.push(">tiebreak".to_owned());
        }
        match self.flow().tiebreak {
            None => {
                let ahead = self.tell_who_is_ahead();
                self.win(ahead)
            }
            Some(own) => own(self),
        }
    }

    /// Tells that time is up, and how the sides stand: who has more left, in Pokémon, then HP in percent, then HP.
    pub fn tell_who_is_ahead(&mut self) -> Option<SideId> {
        say!(self, "message", "Time's up! Going to tiebreaker...");
        let sides: Vec<SideId> = self.side_ids().collect();
        let team = |battle: &Battle, side: SideId| battle.side(side).team().to_vec();
        let left: Vec<usize> =
            sides.iter().map(|&side| team(self, side).iter().filter(|&&mon| !self.mon(mon).fainted).count()).collect();
        let name = |battle: &Battle, side: SideId| battle.setup.players[side.0 as usize].name.clone();
        let text: Vec<String> =
            sides.iter().zip(&left).map(|(&side, n)| format!("{}: {n} Pokemon left", name(self, side))).collect();
        say!(self, "-message", text.join("; "));
        let most = left.iter().copied().max().unwrap_or(0);
        let mut tied: Vec<SideId> = sides.iter().zip(&left).filter(|(_, n)| **n == most).map(|(s, _)| *s).collect();
        if let [one] = tied[..] {
            return Some(one);
        }
        let percent = |battle: &Battle, side: SideId| {
            let sum: f64 =
                team(battle, side).iter().map(|&mon| battle.mon(mon).hp as f64 / battle.mon(mon).max_hp as f64).sum();
            sum * 100.0 / 6.0
        };
        let total = |battle: &Battle, side: SideId| {
            team(battle, side).iter().map(|&mon| battle.mon(mon).hp as f64).sum::<f64>()
        };
        for (measure, unit) in
            [(&percent as &dyn Fn(&Battle, SideId) -> f64, "% total HP left"), (&total, " total HP left")]
        {
            let values: Vec<f64> = tied.iter().map(|&side| measure(self, side)).collect();
            let text: Vec<String> = tied
                .iter()
                .zip(&values)
                .map(|(&side, value)| format!("{}: {}{unit}", name(self, side), (value + 0.5).floor()))
                .collect();
            say!(self, "-message", text.join("; "));
            let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            tied = tied.iter().zip(&values).filter(|(_, v)| **v == most).map(|(s, _)| *s).collect();
            if let [one] = tied[..] {
                return Some(one);
            }
        }
        None
    }
}
