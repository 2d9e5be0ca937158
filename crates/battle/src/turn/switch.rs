//! Coming in, going out, changing places.

use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, Holder, Mon, SideId};
use crate::knowledge::Line;
use crate::protocol::log::{FullDetails, Joined, Name, Part};
use crate::random::Purpose;
use crate::say;
use crate::state::{Action, ActionKind, StateRef};
use crate::verbs::Mons;
use tallgrass_pokedex::Generation::{Gen2, Gen4, Gen5};
use tallgrass_pokedex::{ConditionId, SelfSwitch};

/// How a switch went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switched {
    /// Somebody came in.
    Done,
    /// Nobody did.
    Failed,
    /// Whoever was to go fainted on the way out.
    FaintedOnTheWay,
}

impl Battle {
    /// Brings a Pokémon in at a position, in place of whoever is there.
    pub(crate) fn switch_in(&mut self, mon: Mon, position: u8, effect: Effect, drag: bool) -> Switched {
        match self.flow().switch_in {
            None => self.usual_switch_in(mon, position, effect, drag, |_, _| false),
            Some(own) => own(self, mon, position, effect, drag),
        }
    }

    /// The usual way of coming in. Of who leaves, with HP left, `passes_on` says whether it passes on its stages and
    /// volatiles as with Baton Pass; it is asked before its ability and item end.
    pub fn usual_switch_in(
        &mut self,
        mon: Mon,
        position: u8,
        effect: Effect,
        drag: bool,
        passes_on: impl FnOnce(&mut Battle, Mon) -> bool,
    ) -> Switched {
        if self.mon(mon).active {
            self.hint("A switch failed because the Pokémon trying to switch in is already in.", false, None);
            return Switched::Failed;
        }
        let side = self.mon(mon).side;
        let old = self.side(side).active[position as usize].some();
        if let Some(old) = old.filter(|&old| self.mon(old).hp > 0) {
            match self.withdraw(old, mon, effect, drag, passes_on) {
                Switched::Done => {}
                other => return other,
            }
        }
        if let Some(old) = old {
            let place = self.mon(mon).position;
            let pokemon = self.mon_mut(old);
            pokemon.active = false;
            pokemon.started = false;
            pokemon.used_item_this_turn = false;
            pokemon.stats_raised_this_turn = false;
            pokemon.stats_lowered_this_turn = false;
            pokemon.position = place;
            if pokemon.fainted {
                pokemon.status = ConditionId::NONE;
            }
            if self.until(Gen4) {
                let last = std::mem::take(&mut self.mon_mut(old).last_item);
                self.mon_mut(mon).last_item = last;
            }
            self.mon_mut(mon).position = position;
            let team = &mut self.side_mut(side).team;
            team[position as usize] = mon;
            team[place as usize] = old;
        }
        self.mon_mut(mon).active = true;
        self.side_mut(side).active[position as usize] = mon;
        let pokemon = self.mon_mut(mon);
        pokemon.active_turns = 0;
        pokemon.active_move_actions = 0;
        let (ability, item) = (pokemon.ability, pokemon.item);
        self.state.change_moves(mon, |slot| slot.used = false);
        let state = self.new_state(ability.into(), Some(Holder::Mon(mon)));
        self.mon_mut(mon).ability_state = state;
        let state = self.new_state(item.into(), Some(Holder::Mon(mon)));
        self.mon_mut(mon).item_state = state;
        self.places_changed();
        self.run(Event::BeforeSwitchIn, mon, None, Effect::NONE);
        let message = if drag { "drag" } else { "switch" };
        if self.tells(Line::Entry) {
            let from = effect.is_some().then_some(Joined("[from] ", Name(effect)));
            let parts: [&dyn Part; 4] = [&message, &mon, &FullDetails(mon), &from];
            self.utter(Line::Entry, &parts[..3 + from.is_some() as usize]);
        }
        let turn = self.state.turn;
        if drag && self.only_in(Gen2) {
            self.mon_mut(mon).dragged_in = turn;
        }
        let pokemon = self.mon_mut(mon);
        pokemon.previously_switched_in = pokemon.previously_switched_in.saturating_add(1);
        if drag && self.since(Gen5) {
            self.run_switch(mon);
        } else {
            self.insert_action(Action::of(ActionKind::RunSwitch, mon), false);
        }
        Switched::Done
    }

    fn withdraw(
        &mut self,
        old: Mon,
        mon: Mon,
        effect: Effect,
        drag: bool,
        passes_on: impl FnOnce(&mut Battle, Mon) -> bool,
    ) -> Switched {
        self.mon_mut(old).being_called_back = true;
        let self_switch = effect.id.as_move().map_or(SelfSwitch::No, |id| self.dex().mv(id).self_switch);
        if !self.mon(old).skip_before_switch_out && !drag {
            self.run(Event::BeforeSwitchOut, old, None, Effect::NONE);
            if self.since(Gen5) {
                self.each(Event::Update, None);
            }
        }
        self.mon_mut(old).skip_before_switch_out = false;
        if !self.run(Event::SwitchOut, old, None, Effect::NONE).truthy() {
            return Switched::Failed;
        }
        if self.mon(old).hp == 0 {
            return Switched::FaintedOnTheWay;
        }
        let passes = passes_on(self, old);
        self.end_ability_and_item(old);
        self.cancel_action(old);
        let kept = (self.only_in(Gen4) && effect.is_some()).then(|| self.mon(old).last_move);
        if passes || matches!(self_switch, SelfSwitch::CopyVolatile | SelfSwitch::ShedTail) {
            self.copy_volatiles(mon, old, self_switch == SelfSwitch::ShedTail);
        }
        if let Some(kept) = kept {
            self.mon_mut(mon).last_move = kept;
        }
        self.clear_volatile(old, true);
        Switched::Done
    }

    pub(crate) fn end_ability_and_item(&mut self, mon: Mon) {
        let (ability, item) = (self.mon(mon).ability, self.mon(mon).item);
        self.single(Event::End, ability.into(), Some(StateRef::Ability(mon)), mon, None, Effect::NONE, None);
        self.single(Event::End, item.into(), Some(StateRef::Item(mon)), mon, None, Effect::NONE, None);
    }

    /// Drags somebody in at random.
    pub(crate) fn drag_in(&mut self, side: SideId, position: u8) -> bool {
        let candidates = self.possible_switches(side);
        let Some(mon) = self.sample(Purpose::DragIn, &candidates) else { return false };
        let old = self.side(side).active[position as usize];
        if self.mon(mon).active || old.is_none() || self.mon(old).hp == 0 {
            return false;
        }
        self.run(Event::DragOut, old, None, Effect::NONE).truthy()
            && self.switch_in(mon, position, Effect::NONE, true) == Switched::Done
    }

    /// Entry effects of a Pokémon that came in, and of all who came in with it.
    pub(crate) fn run_switch(&mut self, mon: Mon) {
        if let Some(own) = self.flow().run_switch {
            return own(self, mon);
        }
        let mut comers = Mons::new();
        comers.push(mon);
        while self.state.queue.peek().is_some_and(|action| action.kind == ActionKind::RunSwitch) {
            if let Some(Action { mon: Some(next), .. }) = self.state.queue.shift() {
                let _ = comers.try_push(next);
            }
        }
        let mut all: arrayvec::ArrayVec<(Mon, i32), 6> =
            self.all_active(true).iter().map(|&mon| (mon, self.mon(mon).speed)).collect();
        self.speed_sort(&mut all, |a, b| b.1.cmp(&a.1));
        self.state.speed_order = [u8::MAX; 6];
        for (i, &(mon, _)) in all.iter().enumerate() {
            self.state.speed_order[i] = self.field_position_value(mon);
        }
        self.field_event(Event::SwitchIn, Some(&comers));
        for mon in comers {
            if self.mon(mon).hp > 0 {
                self.mon_mut(mon).started = true;
                self.mon_mut(mon).dragged_in = 0;
            }
        }
    }

    /// Lets two Pokémon of a side change places.
    pub fn swap_position(&mut self, mon: Mon, position: u8, attributes: &str) -> bool {
        let side = self.mon(mon).side;
        if position >= self.side(side).active_len {
            return false;
        }
        let other = self.side(side).active[position as usize];
        if position != 1 && (other.is_none() || self.mon(other).fainted) {
            return false;
        }
        say!(self, "swap", mon, position, attributes);
        let old = self.mon(mon).position;
        let s = self.side_mut(side);
        s.team[old as usize] = other;
        s.team[position as usize] = mon;
        s.active[old as usize] = other;
        s.active[position as usize] = mon;
        if !other.is_none() {
            self.mon_mut(other).position = old;
        }
        self.mon_mut(mon).position = position;
        self.places_changed();
        if !other.is_none() {
            self.run(Event::Swap, other, Some(mon), Effect::NONE);
            self.run(Event::Swap, mon, Some(other), Effect::NONE);
        }
        true
    }
}
