//! Moves in flight and moves known: making copies, PP, disabling, remembering.

use crate::answer::Hit;
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, EffectId, Mon, Mv};
use crate::protocol::log::Full;
use crate::say;
use crate::state::{ActiveMove, Attack, KEPT_OFF_GHOSTS, PowerKind, Wear, Worn};
use tallgrass_pokedex::{IgnoreImmunity, Move, MoveFlags, MoveId, items, moves};

/// So many moves in flight are worth a look at whether anybody remembers them.
const MANY_MOVES: usize = 8;

impl Battle {
    /// A new changeable copy of a move.
    pub fn new_move(&mut self, id: MoveId) -> Mv {
        let active = ActiveMove::new(self.dex().mv(id));
        self.put_move(active)
    }

    fn put_move(&mut self, active: ActiveMove) -> Mv {
        if let Some(mv) = self.state.move_pool.put(active) {
            return mv;
        }
        self.forget_unused_moves();
        self.state.move_pool.put(active).unwrap_or_else(|| {
            self.fault.get_or_insert("there are more moves in flight than fit");
            Mv(0)
        })
    }

    /// Keeps a move from being forgotten while it is used: until `in_use` is set back to what it was before.
    pub(crate) fn keep_in_use(&mut self, mv: Mv) {
        self.in_use |= 1 << mv.0;
    }

    /// Frees the places of moves that nobody remembers.
    fn forget_unused_moves(&mut self) {
        let mut used = self.in_use;
        let mut mark = |mv: Mv| {
            if mv.is_some() {
                used |= 1 << mv.0;
            }
        };
        let state = &self.state;
        for mv in [state.active_move, state.last_move, self.frame.effect.mv, self.frame.acting.mv] {
            mark(mv);
        }
        for action in state.queue.as_slice() {
            mark(action.mv);
            mark(action.source_effect.mv);
        }
        for entry in state.faint_queue.iter() {
            mark(entry.effect.mv);
        }
        for side in &state.sides {
            mark(side.last_move);
            mark(side.last_enemy_move);
        }
        for mon in &state.mons[..state.mon_count as usize] {
            mark(mon.last_move);
            mark(mon.last_move_used);
            mark(mon.last_move_encore);
        }
        self.state.move_pool.keep(used);
    }

    /// Frees the places of moves that nobody remembers, if they have become many: copies of the battle are then smaller.
    pub(crate) fn tidy_moves(&mut self) {
        if self.state.move_pool.moves.len() > MANY_MOVES {
            self.forget_unused_moves();
        }
    }

    /// The numbers of a move in flight, as they were before anything changed.
    #[inline]
    pub fn move_data(&self, mv: Mv) -> &'static Move {
        self.dex().mv(self.mv(mv).id)
    }

    /// A move in flight as the cause of something.
    #[inline]
    pub fn move_effect(&self, mv: Mv) -> Effect {
        if mv.is_none() { Effect::NONE } else { Effect { id: EffectId::of_move(self.mv(mv).id), mv } }
    }

    /// Whether a move in flight is a Max Move or G-Max Move.
    pub fn is_max_move(&self, mv: Mv) -> bool {
        self.mv(mv).power_kind == PowerKind::Max
    }

    /// Whether a move in flight is a Z-move, or a status move used as one.
    pub fn is_z_move(&self, mv: Mv) -> bool {
        self.mv(mv).power_kind == PowerKind::Z
    }

    /// Lets a move have the properties of another one besides its own, as earlier uses have left them.
    pub fn take_over(&mut self, mv: Mv, other: MoveId, worn: Worn) {
        let data = self.dex().mv(other);
        self.mv_mut(mv).take_over(data, worn);
    }

    /// Lets rules know of a change for good about what a move has taken over.
    #[cold]
    fn wear(&mut self, user: Mon, wear: Wear) {
        for at in 0..self.setup.hooks.len() {
            if let Some(hook) = self.setup.hooks[at].wear {
                hook(self, user, wear);
            }
        }
    }

    /// Doubles the chances of the secondary effects that a move has by now; `spare_flinch` leaves flinching as it is.
    pub fn double_chances(&mut self, hit: Hit, spare_flinch: bool) {
        let active = self.mv_mut(hit.mv);
        active.double_chances(spare_flinch);
        if active.taken.secondaries {
            self.wear(hit.user, Wear::Doubled { spare_flinch });
        }
    }

    /// Lets a move of the Normal or Fighting type hit Ghosts.
    pub fn reach_ghosts(&mut self, hit: Hit) {
        let taken = self.numbers(hit.mv).taken.map(|taken| taken.ignore_immunity);
        self.mv_mut(hit.mv).ignored_immunities |= KEPT_OFF_GHOSTS;
        if let Some(IgnoreImmunity::To(_)) = taken {
            self.wear(hit.user, Wear::ReachesGhosts);
        }
    }

    /// Whether an effect is a move with secondary effects.
    pub fn has_secondaries(&self, effect: Effect) -> bool {
        match effect.id.as_move() {
            Some(_) if effect.mv.is_some() => self.mv(effect.mv).has_secondaries,
            Some(id) => self.dex().mv(id).has_secondaries,
            None => false,
        }
    }

    /// The move in flight, if there is one.
    pub fn active_move(&self) -> Option<Mv> {
        self.state.active_move.is_some().then_some(self.state.active_move)
    }

    /// Whether a move touches whom it hits. Its user's Protective Pads keep it from that, without changing the move as other
    /// effects would; with `announce` the log says so, on behalf of the effect that is running.
    pub fn makes_contact(&mut self, mv: Mv, user: Mon, target: Mon, announce: bool) -> bool {
        if !self.mv(mv).has(MoveFlags::CONTACT) {
            return false;
        }
        if !self.has_item(user, items::PROTECTIVE_PADS) {
            return true;
        }
        if announce {
            say!(self, "-activate", target, Full(self.acting()));
            say!(self, "-activate", user, "item: Protective Pads");
        }
        false
    }

    /// Whether a move gets through its target's protection, which stops status moves only if `blocks_status`. Z-moves
    /// and Max Moves do at a quarter of their damage.
    pub fn bypasses_protection(&mut self, mv: Mv, user: Mon, target: Mon, blocks_status: bool) -> bool {
        let stoppable = self.mv(mv).has(MoveFlags::PROTECT)
            && (blocks_status || self.mv(mv).category != tallgrass_pokedex::Category::Status);
        if stoppable {
            let effect = self.move_effect(mv);
            if self.run(Event::HitProtect, user, Some(target), effect).truthy() {
                return false;
            }
        }
        // SHOWDOWN: for these two a guard isn't there at all, while other Max Moves break through it.
        let ignores_it = matches!(self.mv(mv).id, moves::G_MAX_ONE_BLOW | moves::G_MAX_RAPID_FLOW);
        if self.mv(mv).z_or_max_powered && !ignores_it {
            self.hit_data_mut(mv, target).bypass_protect = true;
        }
        true
    }

    /// The last move a Pokémon used, by name.
    pub fn last_move_of(&self, mon: Mon) -> Option<MoveId> {
        let mv = self.mon(mon).last_move;
        mv.is_some().then(|| self.mv(mv).id)
    }

    pub(crate) fn set_active_move(&mut self, mv: Mv, user: Mon, target: Mon) {
        self.state.active_move = mv;
        self.state.active_pokemon = Some(user);
        self.state.active_target = target.some().or(Some(user));
    }

    /// Points to another Pokémon as the one the move in flight is about to meet.
    pub fn set_active_target(&mut self, target: Mon) {
        self.state.active_target = Some(target);
    }

    /// Takes the move in flight away, though not who uses it (a foreseen attack that came down).
    pub fn forget_active_move(&mut self) {
        self.state.active_move = Mv::NONE;
    }

    pub(crate) fn clear_active_move(&mut self, failed: bool) {
        if self.state.active_move.is_some() {
            if !failed {
                self.state.last_move = self.state.active_move;
            }
            self.state.active_move = Mv::NONE;
            self.state.active_pokemon = None;
            self.state.active_target = None;
        }
    }

    /// Lets a move through its target's protection at a quarter of its damage, which is announced as this effect's doing.
    pub fn break_through(&mut self, mv: Mv, target: Mon, by: EffectId) {
        self.hit_data_mut(mv, target).bypass_protect = true;
        self.mv_mut(mv).bypass_by = by;
    }

    /// Whether a move's damage is not computed from its power: it is fixed, or comes from the move's own code.
    pub fn has_own_damage(&self, mv: Mv) -> bool {
        let data = self.move_data(mv);
        data.damage != tallgrass_pokedex::MoveDamage::None || self.rules.has(data.id.into(), Event::DamageCallback)
    }

    /// Notes an attack on a Pokémon.
    pub(crate) fn note_attack(&mut self, target: Mon, mv: Mv, damage: Option<i32>, source: Mon) {
        let attack = Attack::new(source, self.slot_of(source), self.mv(mv).id, damage);
        let mut attacks = self.mon(target).attacked_by;
        attacks.push(attack, |attacker| self.mon(attacker).active);
        self.mon_mut(target).attacked_by = attacks;
    }

    /// The last attack on a Pokémon that dealt damage, by a foe if `foes_only`.
    pub fn last_damaged_by(&self, mon: Mon, foes_only: bool) -> Option<Attack> {
        let attacks = self.mon(mon).attacked_by;
        let found = attacks
            .as_slice()
            .iter()
            .rev()
            .find(|attack| attack.damaging() && !(foes_only && self.is_ally(mon, attack.source)));
        found.copied()
    }

    /// The move a Pokémon is locked into, with no other choice at all.
    pub fn locked_move(&mut self, mon: Mon) -> Option<MoveId> {
        self.run_first(Event::LockMove, mon, None, Effect::NONE, None).as_move()
    }

    /// The move a Pokémon is locked into, though it may switch; unknown to its player if `restrict`.
    pub(crate) fn semi_locked_move(&mut self, mon: Mon, restrict: bool) -> Option<MoveId> {
        if restrict && self.mon(mon).maybe_locked {
            return None;
        }
        self.run_first(Event::SemiLockMove, mon, None, Effect::NONE, None).as_move()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Reply;
    use crate::event::on;
    use crate::moves::MoveUse;
    use crate::state::MOVE_POOL;
    use crate::testing::{lead, singles};

    #[test]
    fn what_a_move_uses_leaves_that_move_in_use() {
        let call_others = on::hit(|cx, hit| {
            let in_use = cx.in_use;
            let how = MoveUse { target: Some(hit.target), ..MoveUse::default() };
            for _ in 0..50 {
                cx.use_move(moves::SPLASH, hit.user, how);
                assert_eq!(cx.in_use, in_use);
            }
            // Once itself, whose use this is no end of.
            if std::mem::replace(&mut cx.mv_mut(hit.mv).note, 1) == 0 {
                cx.strike(hit.target, hit.user, hit.mv);
                assert_eq!(cx.in_use, in_use);
            }
            assert_eq!(in_use, 1 << hit.mv.0);
            Reply::Pass
        });
        let mut battle = singles(&[(moves::METRONOME.into(), &[call_others])], ["Mew", "Mew"]);
        let (user, target) = (lead(&battle, 0), lead(&battle, 1));
        battle.use_move(moves::METRONOME, user, MoveUse { target: Some(target), ..MoveUse::default() });
        assert_eq!((battle.in_use, battle.fault()), (0, None));
    }

    #[test]
    fn moves_in_use_are_not_forgotten_for_others() {
        let mut battle = singles(&[], ["Mew", "Mew"]);
        for _ in 0..MOVE_POOL {
            let mv = battle.new_move(moves::METRONOME);
            battle.keep_in_use(mv);
        }
        assert_eq!(battle.fault(), None);
        battle.new_move(moves::SPLASH);
        assert!(battle.fault().is_some());
    }
}
