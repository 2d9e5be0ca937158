//! A Pokémon's action of moving: what may keep it from that, what it pays, and who follows.

use super::use_move::{MoveUse, WhichMove, move_result};
use crate::answer::{Hit, Value};
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, Mon, Mv};
use crate::protocol::log::Joined;
use crate::say;
use crate::state::{MoveResult, StateRef};
use std::cmp::Reverse;
use tallgrass_pokedex::{MoveFlags, MoveId, Stat, abilities, conditions, moves};

impl Battle {
    /// A Pokémon moves: it may be kept from it, pays PP, uses the move, and others may follow (Dancer).
    pub fn run_move(&mut self, which: impl Into<WhichMove>, user: Mon, loc: i8, how: MoveUse) {
        let outer = self.in_use;
        let chosen = self.in_flight(which.into());
        self.keep_in_use(chosen);
        match self.flow().run_move {
            None => self.usual_run_move(chosen, user, loc, how),
            Some(own) => own(self, chosen, user, loc, how),
        }
        self.in_use = outer;
    }

    #[inline]
    fn usual_run_move(&mut self, chosen: Mv, user: Mon, loc: i8, how: MoveUse) {
        self.mon_mut(user).active_move_actions = self.mon(user).active_move_actions.saturating_add(1);
        let (base, target) = self.override_action(chosen, user, loc, how);
        self.keep_in_use(base);
        let mv = if how.z_move.is_some() {
            self.active_z_move(base, user)
        } else if how.max_move.is_some() {
            self.active_max_move(base, user)
        } else {
            base
        };
        self.keep_in_use(mv);
        self.attempt_move(base, mv, user, target, loc, how);
    }

    /// The move that is really used, and on whom: another one may take the chosen one's place.
    fn override_action(&mut self, chosen: Mv, user: Mon, loc: i8, how: MoveUse) -> (Mv, Option<Mon>) {
        let aim = match how.max_move.or(how.z_move) {
            Some(id) => self.aim_of_id(id),
            None => self.aim_of(chosen),
        };
        let target = self.target_of(user, aim, loc, how.original_target);
        let plain = how.z_move.is_none() && how.max_move.is_none() && !how.external;
        // Struggle is what there is without a choice: no effect takes its place.
        if self.mv(chosen).id == moves::STRUGGLE || !plain {
            return (chosen, target);
        }
        let effect = self.move_effect(chosen);
        let Some(id) = self.run(Event::OverrideAction, user, target, effect).as_move() else {
            return (chosen, target);
        };
        let (priority, boosted) = (self.mv(chosen).priority, self.mv(chosen).prankster_boosted);
        let other = self.new_move(id);
        let changed = self.mv_mut(other);
        changed.priority = priority;
        changed.prankster_boosted |= boosted;
        (other, self.random_target(user, self.mv(other).target))
    }

    /// Uses the move, unless something keeps its user from it, and lets others follow.
    fn attempt_move(&mut self, base: Mv, mv: Mv, user: Mon, target: Option<Mon>, loc: i8, how: MoveUse) {
        self.mv_mut(mv).external = how.external;
        self.set_active_move(mv, user, target.unwrap_or(Mon::NONE));
        if let Some(result) = self.obstacle_to_move(mv, user, target) {
            return self.end_move(user, result);
        }
        self.mon_mut(user).last_damage = 0;
        let mut source_effect = how.source_effect;
        if !how.external {
            if self.locked_move(user).is_some() {
                // What a Pokémon is locked into costs nothing, and is told of as the doing of the lock.
                source_effect = Some(conditions::LOCKEDMOVE.into());
            } else if !self.pay_for_move(base, mv, user) {
                return self.end_move(user, MoveResult::Failed);
            }
            self.note_move_used(user, mv, loc);
        }
        // A dance that was copied locks nobody into it.
        let no_lock = how.external && !self.has_volatile(user, conditions::LOCKEDMOVE);
        if how.z_move.is_some() {
            self.announce_z_power(user);
        }
        let target_now = Some(target.unwrap_or(Mon::NONE));
        let did = self.use_move(base, user, MoveUse { target: target_now, source_effect, external: false, ..how });
        let last = self.active_move();
        self.state.last_successful_move = last.filter(|_| did).map_or(MoveId::NONE, |mv| self.mv(mv).id);
        self.after_move(last.unwrap_or(mv), user, target, did);
        if no_lock && self.has_volatile(user, conditions::LOCKEDMOVE) {
            self.delete_volatile(user, conditions::LOCKEDMOVE);
        }
        self.faint_messages(false, false, true);
        self.check_win(None);
    }

    /// What keeps a Pokémon from moving: sleep, flinching, the move's own obstacle. Nothing if it moves, else what its
    /// move came to.
    fn obstacle_to_move(&mut self, mv: Mv, user: Mon, target: Option<Mon>) -> Option<MoveResult> {
        let effect = self.move_effect(mv);
        let will = self.run(Event::BeforeMove, user, target, effect);
        if !will.truthy() {
            self.run(Event::MoveAborted, user, target, effect);
            return Some(move_result(will));
        }
        let once = self.mv(mv).has(MoveFlags::CANTUSETWICE);
        let own_condition = self.move_data(mv).condition;
        if once && self.last_move_of(user) == Some(self.mv(mv).id) {
            self.add_volatile(user, own_condition, None, None);
        }
        let hit = Hit { user, target: target.unwrap_or(Mon::NONE), mv };
        let aborted = self.ask_move(Event::BeforeMoveCallback, mv, hit, Value::True).is_some_and(Value::truthy);
        aborted.then_some(MoveResult::Failed)
    }

    /// Ends a move that was not used.
    fn end_move(&mut self, user: Mon, result: MoveResult) {
        self.clear_active_move(true);
        self.mon_mut(user).move_this_turn_result = result;
    }

    /// Takes the move's PP. Whether there were any.
    fn pay_for_move(&mut self, base: Mv, mv: Mv, user: Mon) -> bool {
        let (base_id, id) = (self.mv(base).id, self.mv(mv).id);
        // Struggle has no PP to pay with.
        let paid = self.deduct_pp(user, base_id, 1) > 0 || id == moves::STRUGGLE;
        if !paid {
            say!(self, "cant", user, "nopp", id);
        }
        paid
    }

    fn note_move_used(&mut self, user: Mon, mv: Mv, loc: i8) {
        let id = self.mv(mv).id;
        let pokemon = self.mon_mut(user);
        pokemon.last_move = mv;
        pokemon.last_move_target_loc = loc;
        pokemon.move_this_turn = id;
    }

    fn announce_z_power(&mut self, user: Mon) {
        // Only the ability knows how its illusion ends, and no event tells it that Z-Power ends it.
        if self.mon(user).illusion.is_some() {
            let at = Some(StateRef::Ability(user));
            self.single(Event::End, abilities::ILLUSION.into(), at, user, None, Effect::NONE, None);
        }
        say!(self, "-zpower", user);
        let side = self.mon(user).side;
        self.side_mut(side).z_move_used = true;
    }

    /// What comes after a move, whatever it did, and whoever dances along.
    fn after_move(&mut self, mv: Mv, user: Mon, target: Option<Mon>, did: bool) {
        let effect = self.move_effect(mv);
        self.single(Event::AfterMove, effect, None, user, target, effect, None);
        self.run(Event::AfterMove, user, target, effect);
        if self.mv(mv).has(MoveFlags::CANTUSETWICE) && self.remove_volatile(user, self.move_data(mv).condition) {
            let name = self.mv(mv).id;
            say!(self, "-hint", Joined("Some effects can force a Pokemon to use ", Joined(name, " again in a row.")));
        }
        if self.mv(mv).has(MoveFlags::DANCE) && did && !self.mv(mv).external {
            self.others_dance(mv, user);
        }
    }

    /// Lets others dance along whose abilities do that, the slowest first; among equals whoever got the ability last.
    fn others_dance(&mut self, mv: Mv, user: Mon) {
        let dances = |battle: &Battle, mon: Mon| {
            battle.rules.has(battle.mon(mon).ability.into(), Event::Danced) && !battle.ignoring_ability(mon)
        };
        let mut dancers = self.actives();
        dancers.retain(|&mut mon| mon != user && dances(self, mon) && !self.is_semi_invulnerable(mon));
        dancers.sort_by_key(|&mon| {
            let pokemon = self.mon(mon);
            (pokemon.stats[Stat::Spe as usize], Reverse(pokemon.ability_state.order))
        });
        let first_target = self.state.active_target;
        for dancer in dancers {
            if self.faint_messages(false, false, true) {
                break;
            }
            if self.mon(dancer).fainted {
                continue;
            }
            let target = match first_target {
                Some(first) if !self.is_ally(first, dancer) && self.is_ally(user, dancer) => first,
                _ => user,
            };
            let ability = self.mon(dancer).ability.into();
            self.ask_code(ability, Event::Danced, Hit { user: dancer, target, mv }, Value::True);
        }
    }
}
