//! The end of a turn: what the next one allows.

use crate::battle::Battle;
use crate::event::{Event, Scope};
use crate::generation::gen1;
use crate::ids::{Effect, Mon, SideId};
use crate::say;
use crate::state::{Disabled, MoveResult, RequestKind, Staleness, Trapped};
use crate::verbs::is_restorative_berry;
use tallgrass_pokedex::Generation::{Gen1, Gen3, Gen7, Gen8};
use tallgrass_pokedex::{GameType, MoveFlags, TypeImmunity, abilities, conditions, moves};

/// The place of the hidden one among a species' abilities.
const HIDDEN: usize = 2;

impl Battle {
    pub(crate) fn end_turn(&mut self) {
        match self.flow().end_turn {
            None => self.usual_end_turn(),
            Some(own) => own(self),
        }
    }

    /// The usual way a turn ends, and the next begins.
    pub fn usual_end_turn(&mut self) {
        self.state.turn += 1;
        self.state.last_successful_move = tallgrass_pokedex::MoveId::NONE;
        self.end_dynamax();
        if self.only_in(Gen1) {
            gen1::release_held(self);
        }
        let mut trapped = [true; 4];
        let mut stale = [Staleness::None; 4];
        for side in self.side_ids() {
            for i in 0..self.side(side).active_len as usize {
                let mon = self.side(side).active[i];
                if mon.is_none() {
                    continue;
                }
                self.end_turn_of(mon);
                if self.mon(mon).fainted {
                    continue;
                }
                let at = side.0 as usize;
                trapped[at] &= self.mon(mon).trapped != Trapped::No;
                let pokemon = self.mon_mut(mon);
                let staleness = match pokemon.volatile_staleness {
                    Staleness::None => pokemon.staleness,
                    volatile => volatile,
                };
                if staleness != Staleness::None && stale[at] != Staleness::External {
                    stale[at] = staleness;
                }
                pokemon.active_turns = pokemon.active_turns.saturating_add(1);
            }
            let s = self.side_mut(side);
            s.fainted_last_turn = s.fainted_this_turn.take();
        }
        if self.endless_battle(&trapped, &stale) {
            return;
        }
        self.center_last_two();
        say!(self, "turn", self.state.turn);
        if self.game_type() == GameType::Multi {
            self.say_can_dynamax();
        }
        self.make_request(RequestKind::Move);
    }

    fn end_dynamax(&mut self) {
        if !self.only_in(Gen8) {
            return;
        }
        let mut ending: arrayvec::ArrayVec<(Mon, i32), 6> = arrayvec::ArrayVec::new();
        for mon in self.actives() {
            if self.is_dynamaxed(mon) && self.mon(mon).dynamax_turns == 3 {
                ending.push((mon, self.mon(mon).speed));
            }
        }
        if ending.len() > 1 {
            self.update_speed();
            for entry in &mut ending {
                entry.1 = self.mon(entry.0).speed;
            }
            self.speed_sort(&mut ending, |a, b| b.1.cmp(&a.1));
        }
        for (mon, _) in ending {
            self.remove_volatile(mon, conditions::DYNAMAX);
        }
    }

    fn end_turn_of(&mut self, mon: Mon) {
        let first = self.state.turn == 1;
        let pokemon = self.mon_mut(mon);
        pokemon.move_this_turn = tallgrass_pokedex::MoveId::NONE;
        pokemon.newly_switched = false;
        pokemon.move_last_turn_result = std::mem::replace(&mut pokemon.move_this_turn_result, MoveResult::None);
        if !first {
            pokemon.used_item_this_turn = false;
            pokemon.stats_raised_this_turn = false;
            pokemon.stats_lowered_this_turn = false;
            pokemon.hurt_this_turn = None;
        }
        pokemon.maybe_disabled = false;
        pokemon.maybe_locked = false;
        self.state.change_moves(mon, |slot| {
            slot.disabled = Disabled::No;
            slot.disabled_source = crate::ids::EffectId::NONE;
        });
        self.run(Event::DisableMove, mon, None, Effect::NONE);
        self.disable_own_moves(mon);
        if !self.mon(mon).attacked_by.as_slice().is_empty() && self.since(Gen7) {
            self.mon_mut(mon).known_type = true;
        }
        if !self.mon(mon).attacked_by.as_slice().is_empty() {
            let mut attacks = self.mon(mon).attacked_by;
            attacks.turn_over(|attacker| self.mon(attacker).active);
            self.mon_mut(mon).attacked_by = attacks;
        }
        if self.since(Gen7) && self.mon(mon).terastallized.is_none() {
            self.show_types(mon);
        }
        self.mon_mut(mon).trapped = Trapped::No;
        self.mon_mut(mon).maybe_trapped = false;
        self.run(Event::TrapPokemon, mon, None, Effect::NONE);
        if !self.mon(mon).known_type || !self.type_immune_to(mon, TypeImmunity::Trapped) {
            self.run(Event::MaybeTrapPokemon, mon, None, Effect::NONE);
        }
        if self.since(Gen3) {
            self.maybe_trapped_by_foes(mon);
        }
    }

    fn disable_own_moves(&mut self, mon: Mon) {
        let last = self.last_move_of(mon);
        for i in 0..self.move_count(mon) {
            let id = self.move_slot(mon, i).id;
            let effect: Effect = id.into();
            self.single(Event::DisableMove, effect, None, mon, None, Effect::NONE, None);
            if last == Some(id) && self.dex().mv(id).flags.contains(MoveFlags::CANTUSETWICE) {
                self.disable_move_by(mon, id, false, Effect::NONE);
            }
        }
    }

    /// Shows types that have changed without anyone being told.
    fn show_types(&mut self, mon: Mon) {
        let seen = self.mon(mon).illusion.unwrap_or(mon);
        let types = self.types_as(seen, true, false);
        if types != self.mon(seen).apparent_types {
            say!(self, "-start", mon, "typechange", types, "[silent]");
            self.mon_mut(seen).apparent_types = types;
            if let Some(added) = self.mon(mon).added_type {
                say!(self, "-start", mon, "typeadd", added, "[silent]");
            }
        }
    }

    /// A foe's species may have an ability that traps, as far as its opponents know.
    fn maybe_trapped_by_foes(&mut self, mon: Mon) {
        if !self.setup.abilities_known {
            return;
        }
        for foe in self.foes(mon) {
            let shown = self.mon(foe).illusion.unwrap_or(foe);
            let species = self.dex().species(self.mon(shown).forme.abilities_of);
            for (slot, ability) in species.abilities.into_iter().enumerate() {
                // SHOWDOWN: the ability that it has is not passed over, though it was heard already: a name is compared with
                // an id. Who isn't trapped by it (Shed Shell) may seem to be.
                let is_unreleased = slot == HIDDEN && species.unreleased_hidden;
                if ability.is_none() || is_unreleased {
                    continue;
                }
                let Some(listener) = self.rules.listener(ability.into(), Event::MaybeTrapPokemon, Scope::Foe) else {
                    continue;
                };
                let listener = listener.number;
                let table = &self.setup.format.rules;
                let banned = table.keys().any(|key| key.strip_prefix("-ability:") == Some(ability.as_str()));
                if banned || (self.mon(mon).known_type && self.type_immune_to(mon, TypeImmunity::Trapped)) {
                    continue;
                }
                self.single_listener(
                    Event::MaybeTrapPokemon,
                    listener,
                    ability.into(),
                    None,
                    mon.into(),
                    Some(foe),
                    Effect::NONE,
                    crate::answer::Value::True,
                );
            }
        }
    }

    /// In triples the last two Pokémon meet in the middle.
    fn center_last_two(&mut self) {
        if self.game_type() != GameType::Triples || !self.side_ids().all(|side| self.side(side).pokemon_left == 1) {
            return;
        }
        let actives = self.actives();
        if let [a, b] = actives[..]
            && !self.is_adjacent(a, b)
        {
            self.swap_position(a, 1, "[silent]");
            self.swap_position(b, 1, "[silent]");
            say!(self, "-center");
        }
    }

    fn say_can_dynamax(&mut self) {
        for side in self.side_ids() {
            if self.can_dynamax_now(side) {
                if self.state.turn == 1 {
                    self.write_secret(side, &[&"-candynamax", &side]);
                } else {
                    say!(self, "-candynamax", side);
                }
            }
        }
    }

    /// Whether a side may use Dynamax this turn.
    pub(crate) fn can_dynamax_now(&self, side: SideId) -> bool {
        if let Some(own) = self.flow().can_dynamax_now {
            return own(self, side);
        }
        if !self.only_in(Gen8) {
            return false;
        }
        let turns = [1, 1, 0, 0];
        if self.game_type() == GameType::Multi && self.state.turn % 2 != turns[side.0 as usize] {
            return false;
        }
        !self.side(side).dynamax_used
    }

    /// Ends a battle that can't end by itself. Whether it did.
    fn endless_battle(&mut self, trapped: &[bool; 4], stale: &[Staleness; 4]) -> bool {
        if self.only_in(Gen1) && gen1::is_stuck(self) {
            say!(self, "-message", "This battle cannot progress. Endless Battle Clause activated!");
            return self.win(None);
        }
        let turn = self.state.turn as u32;
        if turn <= 100 {
            return false;
        }
        if turn > 1000 {
            say!(self, "message", "It is turn 1000. You have hit the turn limit!");
            self.win(None);
            return true;
        }
        if (turn >= 500 && turn.is_multiple_of(100)) || (turn >= 900 && turn.is_multiple_of(10)) || turn >= 990 {
            let left = 1000 - turn;
            let text = if left == 1 { "1 turn".to_owned() } else { format!("{left} turns") };
            say!(self, "bigerror", format!("You will auto-tie if the battle doesn't end in {text} (on turn 1000)."));
        }
        let sides: arrayvec::ArrayVec<SideId, 4> = self.side_ids().collect();
        let of = |side: SideId| stale[side.0 as usize];
        if !self.setup.endless_battle_clause
            || self.game_type() == GameType::FreeForAll
            || sides.iter().any(|&side| of(side) == Staleness::None)
            || sides.iter().all(|&side| of(side) != Staleness::External)
        {
            return false;
        }
        let mut can_switch = arrayvec::ArrayVec::<bool, 4>::new();
        for &side in &sides {
            if trapped[side.0 as usize] {
                can_switch.push(false);
                break;
            }
            can_switch.push(self.side(side).team().iter().any(|&mon| {
                let pokemon = self.mon(mon);
                !pokemon.fainted
                    && pokemon.volatile_staleness == Staleness::None
                    && pokemon.staleness == Staleness::None
            }));
        }
        if can_switch.iter().all(|&can| can) {
            return false;
        }
        self.end_endless_battle(&sides);
        true
    }

    fn end_endless_battle(&mut self, sides: &[SideId]) {
        let cycles = |side: SideId| {
            // SHOWDOWN: the berry must be on the Pokémon the search stops at, the last one unless both were found.
            let mut berry = false;
            let mut cycle = false;
            for &mon in self.side(side).team() {
                let set = self.setup.mon(mon);
                berry = is_restorative_berry(set.item);
                // What brings berries back, as the clause counts it.
                cycle |= matches!(set.ability, abilities::HARVEST | abilities::PICKUP)
                    || set.moves.contains(&moves::RECYCLE);
                if berry && cycle {
                    break;
                }
            }
            berry && cycle
        };
        let losers: Vec<SideId> = sides.iter().copied().filter(|&side| cycles(side)).collect();
        if let [loser] = losers[..] {
            let name = &self.setup.players[loser.0 as usize].name;
            let text = format!(
                "{name}'s team started with the rudimentary means to perform restorative berry-cycling and thus loses."
            );
            say!(self, "-message", text);
            let foe = self.foe_side(loser);
            self.win(Some(foe));
            return;
        }
        if losers.len() == sides.len() {
            say!(
                self,
                "-message",
                "Each side's team started with the rudimentary means to perform restorative berry-cycling."
            );
        }
        self.win(None);
    }
}
