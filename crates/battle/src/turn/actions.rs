//! What each kind of action does, and what is seen to after every one.

use super::switch::Switched;
use crate::answer::{Hit, Value};
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, EffectId, Mon};
use crate::moves::MoveUse;
use crate::protocol::log::Health;
use crate::say;
use crate::state::{Action, ActionKind, CanTerastallize, RequestKind, SwitchFlag};
use tallgrass_pokedex::Generation::{Gen3, Gen4, Gen5, Gen7};
use tallgrass_pokedex::{ConditionId, abilities, conditions};

impl Battle {
    /// Goes through what waits until somebody has to be asked or the turn is over.
    pub(crate) fn turn_loop(&mut self) {
        say!(self, "");
        self.count_clock_line();
        self.state.request = RequestKind::None;
        if !self.state.mid_turn {
            self.insert_action(Action::new(ActionKind::BeforeTurn), false);
            self.add_action(Action::new(ActionKind::Residual), None);
            self.state.mid_turn = true;
        }
        while let Some(action) = self.state.queue.shift() {
            self.run_action(action);
            if self.state.request != RequestKind::None || self.state.ended {
                return;
            }
        }
        self.end_turn();
        self.state.mid_turn = false;
        self.state.queue.clear();
        self.tidy_moves();
    }

    fn run_action(&mut self, action: Action) {
        let hp_before = action.mon.map_or(0, |mon| self.mon(mon).hp);
        let mut before_residual = arrayvec::ArrayVec::<(Mon, i32), 6>::new();
        match (action.kind, action.mon) {
            (ActionKind::Start, _) => self.start_battle(),
            (ActionKind::Move, Some(mon)) => {
                if !self.mon(mon).active || self.mon(mon).fainted {
                    return;
                }
                let how = MoveUse {
                    source_effect: action.source_effect.is_some().then_some(action.source_effect),
                    z_move: action.z_move.get(),
                    max_move: action.max_move.get(),
                    original_target: action.original_target,
                    ..MoveUse::default()
                };
                self.run_move(action.mv, mon, action.target_loc, how);
            }
            (ActionKind::MegaEvo, Some(mon)) => self.mega_evolve(mon),
            (ActionKind::Dynamax, Some(mon)) => {
                self.add_volatile(mon, conditions::DYNAMAX, None, None);
                let side = self.mon(mon).side;
                self.side_mut(side).dynamax_used = true;
                if let Some(ally) = self.ally_side(side) {
                    self.side_mut(ally).dynamax_used = true;
                }
            }
            (ActionKind::Terastallize, Some(mon)) => self.terastallize(mon),
            (ActionKind::BeforeTurnMove, Some(mon)) => {
                if !self.mon(mon).active || self.mon(mon).fainted {
                    return;
                }
                let Some(target) = self.target_of(mon, self.aim_of(action.mv), action.target_loc, None) else { return };
                let hit = Hit { user: mon, target, mv: action.mv };
                self.ask_move(Event::BeforeTurnCallback, action.mv, hit, Value::True);
            }
            (ActionKind::PriorityChargeMove, Some(mon)) => {
                if !self.mon(mon).active || self.mon(mon).fainted {
                    return;
                }
                let hit = Hit { user: mon, target: Mon::NONE, mv: action.mv };
                self.ask_move(Event::PriorityChargeCallback, action.mv, hit, Value::True);
            }
            (ActionKind::Event(event), Some(mon)) => {
                self.run(event, mon, None, Effect::NONE);
            }
            (ActionKind::Team, Some(mon)) => {
                let side = self.mon(mon).side;
                let s = self.side_mut(side);
                if action.index == 0 {
                    s.team_len = 0;
                }
                if let Some(place) = s.team.get_mut(s.team_len as usize) {
                    *place = mon;
                    s.team_len += 1;
                }
                self.mon_mut(mon).position = action.index;
                return;
            }
            (ActionKind::Pass, _) => return,
            (ActionKind::InstaSwitch | ActionKind::Switch, Some(mon)) => self.run_switch_action(action, mon),
            (ActionKind::RevivalBlessing, Some(mon)) => self.revive(action, mon),
            (ActionKind::RunSwitch, Some(mon)) => self.run_switch(mon),
            (ActionKind::Shift, Some(mon)) => {
                if !self.mon(mon).active || self.mon(mon).fainted {
                    return;
                }
                self.swap_position(mon, 1, "");
            }
            (ActionKind::BeforeTurn, _) => self.each(Event::BeforeTurn, None),
            (ActionKind::Residual, _) => {
                say!(self, "");
                self.clear_active_move(true);
                self.update_speed();
                for mon in self.actives() {
                    before_residual.push((mon, self.undynamaxed_hp(mon, None)));
                }
                self.field_event(Event::Residual, None);
                if !self.state.ended {
                    say!(self, "upkeep");
                }
            }
            (_, None) => return,
        }
        self.after_action(action, hp_before, &before_residual);
    }

    fn run_switch_action(&mut self, action: Action, mon: Mon) {
        if action.kind == ActionKind::Switch && self.mon(mon).status.is_some() {
            // SHOWDOWN: this ability is asked, whoever switches and has it or not: it decides for all who leave.
            let effect = abilities::NATURAL_CURE.into();
            self.single(Event::CheckShow, effect, None, mon, None, Effect::NONE, None);
        }
        let Some(target) = action.target else { return };
        let position = self.mon(mon).position;
        if self.switch_in(target, position, action.source_effect, false) == Switched::FaintedOnTheWay {
            if self.until(Gen4) {
                self.hint("Previously chosen switches continue in Gen 2-4 after a Pursuit target faints.", false, None);
                let mut again = action;
                again.priority = -101.0;
                self.state.queue.insert(0, again);
            } else {
                let text = "A Pokemon can't switch between when it runs out of HP and when it faints";
                self.hint(text, false, None);
            }
        }
    }

    fn revive(&mut self, action: Action, mon: Mon) {
        let Some(target) = action.target else { return };
        let side = self.mon(mon).side;
        self.side_mut(side).pokemon_left += 1;
        if self.mon(target).position < self.side(side).active_len {
            let mut switch = Action::of(ActionKind::InstaSwitch, target);
            switch.target = Some(target);
            self.add_action(switch, None);
        }
        let pokemon = self.mon_mut(target);
        pokemon.fainted = false;
        pokemon.faint_queued = false;
        pokemon.sub_fainted = false;
        pokemon.status = tallgrass_pokedex::ConditionId::NONE;
        pokemon.hp = 1;
        let half = pokemon.max_hp / 2;
        self.set_hp(target, half);
        self.places_changed();
        say!(self, "-heal", target, Health(target), "[from] move: Revival Blessing");
        // See `is_reviving`.
        self.remove_slot_condition(mon, conditions::REVIVAL_BLESSING);
    }

    /// Mega evolution and ultra burst.
    fn mega_evolve(&mut self, mon: Mon) {
        if let Some(own) = self.flow().mega_evolve {
            return own(self, mon);
        }
        let mega = self.mon(mon).can_mega_evo.get();
        let Some(species) = mega.or(self.mon(mon).can_ultra_burst.get()) else { return };
        let item = Effect::of(EffectId::of_held(self.mon(mon).item));
        let how = crate::verbs::FormeChange { permanent: true, ..Default::default() };
        self.forme_change_as(mon, species, item, how);
        let side = self.mon(mon).side;
        for i in 0..self.side(side).team_len as usize {
            let ally = self.side(side).team[i];
            let pokemon = self.mon_mut(ally);
            if mega.is_some() {
                pokemon.can_mega_evo = tallgrass_pokedex::SpeciesId::NONE;
            } else {
                pokemon.can_ultra_burst = tallgrass_pokedex::SpeciesId::NONE;
            }
        }
        self.run(Event::AfterMega, mon, None, Effect::NONE);
    }

    /// Terastallizes a Pokémon.
    pub fn terastallize(&mut self, mon: Mon) {
        if let Some(own) = self.flow().terastallize {
            return own(self, mon);
        }
        let kind = self.mon(mon).tera_type;
        let side = self.mon(mon).side;
        if self.ask_about(self.mon(mon).species, Event::TryTerastallize, mon, None) == Some(Value::False) {
            return;
        }
        self.ask_about(self.mon(mon).ability, Event::TryTerastallize, mon, None);
        say!(self, "-terastallize", mon, kind);
        for i in 0..self.side(side).team_len as usize {
            let ally = self.side(side).team[i];
            self.mon_mut(ally).can_terastallize = CanTerastallize::Never;
        }
        let pokemon = self.mon_mut(mon);
        pokemon.terastallized = Some(kind);
        pokemon.added_type = None;
        pokemon.known_type = true;
        pokemon.apparent_types = crate::answer::Types::one(kind);
        self.ask_about(self.mon(mon).species, Event::Terastallize, mon, None);
        self.run(Event::AfterTerastallization, mon, None, Effect::NONE);
    }

    /// Lets a Pokémon that moves before its turn (Pursuit) mega evolve or terastallize first, if it is to this turn.
    pub fn change_early(&mut self, mon: Mon) {
        let pokemon = self.mon(mon);
        let can = pokemon.can_mega_evo.is_some()
            || pokemon.can_ultra_burst.is_some()
            || pokemon.can_terastallize == CanTerastallize::Yes;
        if !can {
            return;
        }
        let change = |action: &Action| {
            action.mon == Some(mon) && matches!(action.kind, ActionKind::MegaEvo | ActionKind::Terastallize)
        };
        let Some(at) = self.queue().iter().position(change) else { return };
        let kind = self.queue()[at].kind;
        if kind == ActionKind::MegaEvo {
            self.mega_evolve(mon);
        } else {
            self.terastallize(mon);
        }
        self.state.queue.remove(at);
    }

    fn after_action(&mut self, action: Action, hp_before: i32, before_residual: &[(Mon, i32)]) {
        debug_assert!(self.hearing_is_right(), "who listens has changed unnoticed");
        self.drag_flagged();
        self.clear_active_move(false);
        self.faint_messages(false, false, true);
        if self.state.ended {
            return;
        }
        let next = self.state.queue.peek().map(|next| next.kind);
        let stops_early = self.until(Gen3) && matches!(next, Some(ActionKind::Move | ActionKind::Residual));
        if next.is_none() || stops_early {
            self.mark_fainted();
        } else if action.kind == ActionKind::MegaEvo && self.only_in(Gen7) {
            self.each(Event::Update, None);
            self.reinsert_mega_move(action);
            return;
        } else if next == Some(ActionKind::InstaSwitch) {
            return;
        }
        if self.since(Gen5) && action.kind != ActionKind::Start {
            self.each(Event::Update, None);
            for &(mon, before) in before_residual {
                let max = self.undynamaxed_hp(mon, Some(self.mon(mon).max_hp));
                let now = self.undynamaxed_hp(mon, None);
                if self.mon(mon).hp > 0 && 2 * now <= max && 2 * before > max {
                    self.run(Event::EmergencyExit, mon, None, Effect::NONE);
                }
            }
        }
        if let (ActionKind::RunSwitch, Some(mon)) = (action.kind, action.mon)
            && self.mon(mon).hp > 0
        {
            self.maybe_emergency_exit(mon, hp_before, None);
        }
        if self.ask_for_replacements() || self.state.ended {
            return;
        }
        if !self.since(Gen5) {
            self.each(Event::Update, None);
        }
        let next = self.state.queue.peek().map(|next| next.kind);
        if self.flow().resort_queue && matches!(next, Some(ActionKind::Move | ActionKind::Dynamax)) {
            let speeds = self.update_speed();
            for i in 0..self.state.queue.as_slice().len() {
                let mut waiting = self.state.queue.as_slice()[i];
                if waiting.mon.is_some() {
                    self.place_action(&mut waiting, speeds);
                    self.state.queue.as_mut_slice()[i] = waiting;
                }
            }
            self.sort_queue();
        }
    }

    fn drag_flagged(&mut self) {
        for side in self.side_ids() {
            for i in 0..self.side(side).active_len as usize {
                let mon = self.side(side).active[i];
                if !mon.is_none() && self.mon(mon).force_switch {
                    if self.mon(mon).hp > 0 {
                        self.drag_in(side, self.mon(mon).position);
                    }
                    self.mon_mut(mon).force_switch = false;
                }
            }
        }
    }

    fn mark_fainted(&mut self) {
        for side in self.side_ids() {
            for i in 0..self.side(side).active_len as usize {
                let mon = self.side(side).active[i];
                if !mon.is_none() && self.mon(mon).fainted {
                    let pokemon = self.mon_mut(mon);
                    pokemon.status = conditions::FNT;
                    pokemon.switch_flag = SwitchFlag::Yes;
                    self.effects_changed(mon);
                }
            }
        }
    }

    /// In generation 7 a move's place is settled only after its user's mega evolution.
    fn reinsert_mega_move(&mut self, action: Action) {
        let at = self.queue().iter().position(|a| a.kind == ActionKind::Move && a.mon == action.mon);
        if let Some(at) = at {
            let mut waiting = self.state.queue.remove(at);
            waiting.mega_done = true;
            self.insert_action(waiting, true);
        }
    }

    /// Asks players to replace Pokémon, if any are to be. Whether they are asked or the battle is over.
    fn ask_for_replacements(&mut self) -> bool {
        let wants = |battle: &Battle, side| {
            battle.side(side).active().iter().any(|&mon| !mon.is_none() && battle.mon(mon).switch_flag.is_set())
        };
        let mut asked = [false; 4];
        for side in self.side_ids() {
            asked[side.0 as usize] = wants(self, side);
        }
        if !asked.contains(&true) {
            return false;
        }
        for side in self.side_ids() {
            if !asked[side.0 as usize] {
                continue;
            }
            let actives: crate::verbs::Mons =
                self.side(side).active().iter().copied().filter(|m| !m.is_none()).collect();
            if !self.can_switch(side) {
                let mut revives = false;
                for mon in actives {
                    if self.is_reviving(mon) {
                        revives = true;
                    } else {
                        self.mon_mut(mon).switch_flag = SwitchFlag::No;
                    }
                }
                asked[side.0 as usize] = revives;
                continue;
            }
            for mon in actives {
                let pokemon = self.mon(mon);
                // Who revives somebody stays, though its player is asked as if it left.
                let reviving = pokemon.switch_flag == SwitchFlag::By(tallgrass_pokedex::moves::REVIVAL_BLESSING);
                if pokemon.hp > 0 && pokemon.switch_flag.is_set() && !reviving && !pokemon.skip_before_switch_out {
                    self.run(Event::BeforeSwitchOut, mon, None, Effect::NONE);
                    self.mon_mut(mon).skip_before_switch_out = true;
                    self.faint_messages(false, false, true);
                    if self.state.ended {
                        return true;
                    }
                    if self.mon(mon).fainted {
                        asked[side.0 as usize] = wants(self, side);
                    }
                }
            }
        }
        if asked.contains(&true) {
            self.make_request(RequestKind::Switch);
            return true;
        }
        false
    }

    /// Sets the battle going: team sizes, formes that settle, the leads.
    fn start_battle(&mut self) {
        for side in self.side_ids() {
            let s = self.side_mut(side);
            if s.pokemon_left > 0 {
                s.pokemon_left = s.team_len;
            }
            let len = s.team_len;
            say!(self, "teamsize", side, len);
        }
        say!(self, "start");
        for side in self.side_ids() {
            for i in 0..self.side(side).team_len as usize {
                let mon = self.side(side).team[i];
                // SHOWDOWN: the condition of the very forme's name is asked, and those that begin as a forme have none.
                let Some(effect) = ConditionId::from_id(self.mon(mon).species.as_str()) else { continue };
                self.single(Event::BattleStart, effect.into(), None, mon, None, Effect::NONE, None);
            }
        }
        self.run_rule_hooks(|hooks| hooks.battle_start);
        for side in self.side_ids() {
            for i in 0..self.side(side).active_len as usize {
                let mon = self.side(side).team[i];
                if mon.is_none() || i >= self.side(side).team_len as usize {
                    continue;
                }
                if self.side(side).pokemon_left == 0 {
                    self.side_mut(side).active[i] = mon;
                    self.mon_mut(mon).fainted = true;
                    self.mon_mut(mon).hp = 0;
                } else {
                    self.switch_in(mon, i as u8, Effect::NONE, false);
                }
            }
        }
        self.state.mid_turn = true;
    }
}
