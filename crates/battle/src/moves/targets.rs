//! Whom a move goes to.

use crate::answer::{Hit, Value};
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Mon, Mv};
use crate::random::Purpose;
use crate::verbs::Mons;
use tallgrass_pokedex::Generation::Gen5;
use tallgrass_pokedex::{GameType, MoveFlags, MoveId, MoveTarget, conditions};

/// Whom a move goes to, and whose Pressure it meets.
#[derive(Clone, Debug, Default)]
pub(crate) struct MoveTargets {
    pub targets: Mons,
    pub pressure: Mons,
}

/// How a move aims, as far as finding its target goes.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    pub target: MoveTarget,
    pub tracks: bool,
    pub smart: bool,
    pub future: bool,
}

impl Battle {
    pub(crate) fn aim_of(&self, mv: Mv) -> Aim {
        let active = self.mv(mv);
        Aim {
            target: active.target,
            tracks: active.tracks_target,
            smart: active.smart_target == Some(true),
            future: active.has(MoveFlags::FUTUREMOVE),
        }
    }

    pub(crate) fn aim_of_id(&self, id: MoveId) -> Aim {
        let data = self.dex().mv(id);
        Aim {
            target: data.target,
            tracks: data.tracks_target,
            smart: data.smart_target,
            future: data.flags.contains(MoveFlags::FUTUREMOVE),
        }
    }

    /// Who is at the place a move was aimed at, or whoever a move without a valid aim goes to.
    pub(crate) fn target_of(&mut self, user: Mon, aim: Aim, loc: i8, original: Option<Mon>) -> Option<Mon> {
        let ability = self.mon(user).ability;
        let follows = self.rules.constant(ability, Event::TracksTarget).is_some();
        let tracks = aim.tracks || (follows && !self.ignoring_ability(user));
        if tracks
            && let Some(original) = original
            && self.mon(original).active
        {
            return Some(original);
        }
        if aim.smart {
            return match self.at_loc(user, loc) {
                Some(mon) if !self.mon(mon).fainted => Some(mon),
                _ => self.random_target(user, aim.target),
            };
        }
        let own = self.loc_of(user, user);
        let single = matches!(aim.target, MoveTarget::AdjacentAlly | MoveTarget::Any | MoveTarget::Normal);
        // Who is amid one of these doesn't aim at itself, which is where it seems to aim.
        if single
            && loc == own
            && ![conditions::TWOTURNMOVE, conditions::ICE_BALL, conditions::ROLLOUT]
                .iter()
                .any(|&id| self.has_volatile(user, id))
        {
            return aim.future.then_some(user);
        }
        if aim.target != MoveTarget::RandomNormal
            && self.valid_target_loc(loc, user, aim.target)
            && let Some(target) = self.at_loc(user, loc)
        {
            if !self.mon(target).fainted {
                return Some(target);
            }
            if self.game_type() == GameType::FreeForAll {
                return Some(target);
            }
            if self.is_ally(target, user) {
                let own_again = aim.target == MoveTarget::AdjacentAllyOrSelf && !self.only_in(Gen5);
                return Some(if own_again { user } else { target });
            }
        }
        self.random_target(user, aim.target)
    }

    /// Somebody a move that aims like this can go to.
    pub fn random_target(&mut self, user: Mon, aim: MoveTarget) -> Option<Mon> {
        use MoveTarget::*;
        if matches!(aim, Self_ | All | AllySide | AllyTeam | AdjacentAllyOrSelf) {
            return Some(user);
        }
        let singles = self.game_type() == GameType::Singles;
        if aim == AdjacentAlly {
            if singles {
                return None;
            }
            let allies = self.adjacent_allies(user);
            return self.sample(Purpose::Target, &allies);
        }
        let side = self.mon(user).side;
        let across = self.foe_side(side);
        if singles {
            return self.side(across).active[0].some();
        }
        if self.active_per_half() > 2 && matches!(aim, AdjacentFoe | Normal | RandomNormal) {
            let foes = self.adjacent_foes(user);
            if !foes.is_empty() {
                return self.sample(Purpose::Target, &foes);
            }
            let len = self.side(across).active_len as usize;
            let opposite = (len - 1).checked_sub(self.mon(user).position as usize)?;
            return self.side(across).active[opposite].some();
        }
        let foes = self.side_foes(side, false);
        self.sample(Purpose::Target, &foes).or(self.side(across).active[0].some())
    }

    /// All that a move goes to, given whom it is aimed at.
    pub(crate) fn move_targets(&mut self, user: Mon, mv: Mv, target: Mon) -> MoveTargets {
        use MoveTarget::*;
        let aim = self.mv(mv).target;
        let mut targets = Mons::new();
        match aim {
            All | FoeSide | AllySide | AllyTeam => {
                if aim != FoeSide {
                    targets.extend(self.allies_and_self(user));
                }
                if !matches!(aim, AllySide | AllyTeam) {
                    targets.extend(self.all_foes(user));
                }
                self.show_last_target(&targets, target);
            }
            AllAdjacent | AllAdjacentFoes => {
                if aim == AllAdjacent {
                    targets.extend(self.adjacent_allies(user));
                }
                targets.extend(self.adjacent_foes(user));
                self.show_last_target(&targets, target);
            }
            Allies => targets = self.allies_and_self(user),
            _ => match self.single_target(user, mv, target) {
                Some(found) => targets = found,
                None => return MoveTargets::default(),
            },
        }
        let pressure = if self.mv(mv).has(MoveFlags::MUSTPRESSURE) {
            self.foes(user)
        } else if aim == FoeSide {
            Mons::new()
        } else {
            targets.clone()
        };
        MoveTargets { targets, pressure }
    }

    /// Whom a move would go to first, given whom it is aimed at: as if it was used, redirected and shown so.
    pub fn first_target(&mut self, user: Mon, mv: Mv, target: Mon) -> Option<Mon> {
        self.move_targets(user, mv, target).targets.first().copied()
    }

    fn show_last_target(&mut self, targets: &Mons, target: Mon) {
        if let Some(&last) = targets.last()
            && !targets.contains(&target)
        {
            self.retarget_last_move(last);
        }
    }

    fn single_target(&mut self, user: Mon, mv: Mv, selected: Mon) -> Option<Mons> {
        let mut target = selected;
        let lost = |battle: &Battle, target: Mon| {
            battle.mon(target).fainted && !battle.is_ally(target, user) && battle.game_type() != GameType::FreeForAll
        };
        if target.is_none() || lost(self, target) {
            target = self.random_target(user, self.mv(mv).target)?;
        }
        if self.active_per_half() > 1 && !self.mv(mv).tracks_target && !self.is_charging(user, mv) {
            let effect = self.move_effect(mv);
            let answer = self.run_first(Event::RedirectTarget, user, Some(user), effect, Some(Value::Mon(target)));
            if let Value::Mon(redirected) = answer {
                target = redirected;
            }
        }
        let targets = if self.mv(mv).smart_target == Some(true) {
            let targets = self.smart_targets(user, mv, target);
            target = targets[0];
            targets
        } else {
            std::iter::once(target).collect()
        };
        if self.mon(target).fainted && !self.mv(mv).has(MoveFlags::FUTUREMOVE) {
            return None;
        }
        if selected != target {
            self.retarget_last_move(target);
        }
        Some(targets)
    }

    /// Whether a Pokémon is amid a move that takes a turn to charge: what it hits then was settled before.
    fn is_amid_charge(&self, mon: Mon) -> bool {
        self.has_volatile(mon, conditions::TWOTURNMOVE)
    }

    /// Whether a move is about to charge, rather than to hit.
    fn is_charging(&mut self, user: Mon, mv: Mv) -> bool {
        if !self.mv(mv).has(MoveFlags::CHARGE) || self.is_amid_charge(user) {
            return false;
        }
        let hit = Hit { user, target: Mon::NONE, mv };
        let skips = |answer: Option<Value>| answer.is_some_and(Value::truthy);
        !skips(self.ask_move(Event::SkipCharge, mv, hit, Value::True))
            && !skips(self.ask_item(Event::SkipCharge, hit, Value::True))
    }

    /// Dragon Darts goes for two targets if there are two.
    fn smart_targets(&mut self, user: Mon, mv: Mv, target: Mon) -> Mons {
        let second = self.adjacent_allies(target).first().copied();
        let second = second.filter(|&second| second != user && self.mon(second).hp > 0);
        match second {
            Some(second) if self.mon(target).hp > 0 => [target, second].into_iter().collect(),
            other => {
                self.mv_mut(mv).smart_target = Some(false);
                std::iter::once(other.unwrap_or(target)).collect()
            }
        }
    }

    /// Whether a move may be answered with a target at all.
    pub(crate) const fn is_choosable(aim: MoveTarget) -> bool {
        matches!(
            aim,
            MoveTarget::Normal
                | MoveTarget::Any
                | MoveTarget::AdjacentAlly
                | MoveTarget::AdjacentAllyOrSelf
                | MoveTarget::AdjacentFoe
        )
    }
}
