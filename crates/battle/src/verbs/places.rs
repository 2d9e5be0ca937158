//! Who stands where: allies, foes, places and how they are addressed.

use crate::battle::Battle;
use crate::ids::{Mon, SideId};
use crate::state::Slot;
use arrayvec::ArrayVec;
use tallgrass_pokedex::{GameType, MoveTarget};

/// A few Pokémon.
pub type Mons = ArrayVec<Mon, 6>;

impl Battle {
    /// How the battle is played: singles, doubles…
    pub fn game_type(&self) -> GameType {
        self.setup.format.game_type
    }

    /// How many Pokémon a half of the field has at once.
    pub fn active_per_half(&self) -> u8 {
        self.setup.active_per_half
    }

    /// Everyone in battle who has not fainted, side by side.
    pub fn actives(&self) -> Mons {
        self.all_active(false)
    }

    pub(crate) fn all_active(&self, include_fainted: bool) -> Mons {
        if let Some(own) = self.flow().all_active {
            return own(self, include_fainted);
        }
        let mut mons = Mons::new();
        for side in self.side_ids() {
            for &mon in self.side(side).active() {
                if !mon.is_none() && (include_fainted || !self.mon(mon).fainted) {
                    mons.push(mon);
                }
            }
        }
        mons
    }

    /// The name of a side's player.
    pub fn player_name(&self, side: SideId) -> &str {
        &self.setup.players[side.index()].name
    }

    /// The side's partner in a multi battle.
    pub fn ally_side(&self, side: SideId) -> Option<SideId> {
        (self.game_type() == GameType::Multi).then(|| SideId((side.0 + 2) % 4))
    }

    /// The side across.
    pub fn foe_side(&self, side: SideId) -> SideId {
        match self.game_type() {
            GameType::Multi => SideId(3 - side.0),
            _ => SideId(side.0 ^ 1),
        }
    }

    /// Whether the side keeps its own side conditions; in multi battles the first of two allies does.
    pub(crate) fn owns_conditions(&self, side: SideId) -> bool {
        side.0 < 2 || self.game_type() != GameType::Multi
    }

    /// The side that keeps the side's conditions.
    pub(crate) fn conditions_side(&self, side: SideId) -> SideId {
        SideId(self.side(side).conditions_of)
    }

    /// The sides whose conditions are a foe's: one, or all others in a free-for-all.
    pub fn foe_sides_with_conditions(&self, side: SideId) -> ArrayVec<SideId, 4> {
        match self.game_type() {
            GameType::FreeForAll => self.side_ids().filter(|&other| other != side).collect(),
            _ => std::iter::once(self.foe_side(side)).collect(),
        }
    }

    /// The Pokémon a side commands together with its ally, `all` of them or those with HP.
    pub fn side_allies(&self, side: SideId, all: bool) -> Mons {
        if let Some(own) = self.flow().side_allies {
            return own(self, side, all);
        }
        let mut mons = Mons::new();
        let mut add = |side: SideId| {
            for &mon in self.side(side).active() {
                if !mon.is_none() && (all || self.mon(mon).hp > 0) {
                    mons.push(mon);
                }
            }
        };
        if self.game_type() == GameType::Multi {
            add(SideId(side.0 % 2));
            add(SideId(side.0 % 2 + 2));
        } else {
            add(side);
        }
        mons
    }

    /// A side's foes in battle, `all` of them or those with HP.
    pub(crate) fn side_foes(&self, side: SideId, all: bool) -> Mons {
        if self.game_type() == GameType::FreeForAll {
            return self
                .side_ids()
                .filter(|&other| other != side)
                .map(|other| self.side(other).active[0])
                .filter(|&mon| !mon.is_none() && (all || self.mon(mon).hp > 0))
                .collect();
        }
        self.side_allies(self.foe_side(side), all)
    }

    /// A Pokémon's allies with HP, itself included.
    pub fn allies_and_self(&self, mon: Mon) -> Mons {
        self.side_allies(self.mon(mon).side, false)
    }

    /// A Pokémon's allies with HP.
    pub fn allies(&self, mon: Mon) -> Mons {
        self.allies_and_self(mon).into_iter().filter(|&ally| ally != mon).collect()
    }

    /// A Pokémon's allies with HP beside it.
    pub fn adjacent_allies(&self, mon: Mon) -> Mons {
        self.allies_and_self(mon).into_iter().filter(|&ally| self.is_adjacent(mon, ally)).collect()
    }

    /// A Pokémon's foes with HP.
    pub fn foes(&self, mon: Mon) -> Mons {
        self.side_foes(self.mon(mon).side, false)
    }

    /// A Pokémon's foes, fainted ones included.
    pub fn all_foes(&self, mon: Mon) -> Mons {
        self.side_foes(self.mon(mon).side, true)
    }

    /// A Pokémon's foes with HP that it can reach.
    pub fn adjacent_foes(&self, mon: Mon) -> Mons {
        let foes = self.foes(mon);
        if self.active_per_half() <= 2 {
            return foes;
        }
        foes.into_iter().filter(|&foe| self.is_adjacent(mon, foe)).collect()
    }

    /// Whether two Pokémon are on the same side.
    pub fn is_ally(&self, mon: Mon, other: Mon) -> bool {
        let (a, b) = (self.mon(mon).side, self.mon(other).side);
        a == b || self.ally_side(a) == Some(b)
    }

    /// Whether two Pokémon can reach each other.
    pub fn is_adjacent(&self, mon: Mon, other: Mon) -> bool {
        let (a, b) = (self.mon(mon), self.mon(other));
        if a.fainted || b.fainted {
            return false;
        }
        if self.active_per_half() <= 2 {
            return mon != other;
        }
        let (x, y) = (a.position as i32, b.position as i32);
        if a.side == b.side {
            return (x - y).abs() == 1;
        }
        (x + y + 1 - self.side(a.side).active_len as i32).abs() <= 1
    }

    /// Puts Pokémon in order of speed, fastest first; draws for equals.
    pub fn sort_by_speed(&mut self, mons: &mut Mons) {
        // The usual case: two, one of them faster, so that nothing is drawn.
        if let [a, b] = mons[..] {
            let (first, second) = (self.mon(a).speed, self.mon(b).speed);
            if first != second {
                if first < second {
                    mons.swap(0, 1);
                }
                return;
            }
        }
        let mut speeds: ArrayVec<(Mon, i32), 6> = mons.iter().map(|&mon| (mon, self.mon(mon).speed)).collect();
        self.speed_sort(&mut speeds, |a, b| b.1.cmp(&a.1));
        for (to, from) in mons.iter_mut().zip(&speeds) {
            *to = from.0;
        }
    }

    /// Where a Pokémon stands.
    pub fn slot_of(&self, mon: Mon) -> Slot {
        let pokemon = self.mon(mon);
        Slot { side: pokemon.side.0, position: pokemon.position }
    }

    /// Who stands at a place.
    pub fn at_slot(&self, slot: Slot) -> Option<Mon> {
        let side = self.state.sides.get(slot.side as usize)?;
        side.active().get(slot.position as usize).copied()?.some()
    }

    /// The number of a place in the order of places by speed.
    pub(crate) fn field_position_value(&self, mon: Mon) -> u8 {
        let pokemon = self.mon(mon);
        pokemon.side.0 + self.state.side_count * pokemon.position
    }

    /// Who stands where a player points: positive for foes, negative for allies.
    pub(crate) fn at_loc(&self, mon: Mon, loc: i8) -> Option<Mon> {
        let own = self.mon(mon).side.0;
        let mut side = if loc < 0 { own % 2 } else { (own + 1) % 2 };
        let mut place = loc.unsigned_abs();
        let len = self.state.sides[side as usize].active_len;
        if place > len {
            place -= len;
            side += 2;
        }
        let side = self.state.sides.get(side as usize)?;
        side.active().get((place as usize).checked_sub(1)?).copied()?.some()
    }

    /// How a player points to somebody: positive for foes, negative for allies.
    pub fn loc_of(&self, mon: Mon, target: Mon) -> i8 {
        let (own, other) = (self.mon(mon), self.mon(target));
        let offset = other.side.0 / 2 * self.side(other.side).active_len;
        let place = (other.position + offset + 1) as i8;
        if own.side.0 % 2 == other.side.0 % 2 { -place } else { place }
    }

    /// Whether the Pokémon's player has no later Pokémon to choose for.
    pub(crate) fn is_last_active(&self, mon: Mon) -> bool {
        let pokemon = self.mon(mon);
        pokemon.active
            && (self.side(pokemon.side).active().iter().skip(pokemon.position as usize + 1))
                .all(|&other| other.is_none() || self.mon(other).fainted)
    }

    /// Whether a target can be pointed at with a move that aims like this.
    pub(crate) fn valid_target_loc(&self, loc: i8, source: Mon, aim: MoveTarget) -> bool {
        if loc == 0 {
            return true;
        }
        let slots = self.active_per_half() as i8;
        let own = self.loc_of(source, source);
        if loc.abs() > slots {
            return false;
        }
        let free_for_all = self.game_type() == GameType::FreeForAll;
        let is_self = own == loc;
        let is_foe = if free_for_all { !is_self } else { loc > 0 };
        let across = -(slots + 1 - loc);
        let adjacent = if loc > 0 { (across - own).abs() <= 1 } else { (loc - own).abs() == 1 };
        if free_for_all && aim == MoveTarget::AdjacentAlly {
            return adjacent;
        }
        match aim {
            MoveTarget::RandomNormal | MoveTarget::Scripted | MoveTarget::Normal => adjacent,
            MoveTarget::AdjacentAlly => adjacent && !is_foe,
            MoveTarget::AdjacentAllyOrSelf => (adjacent && !is_foe) || is_self,
            MoveTarget::AdjacentFoe => adjacent && is_foe,
            MoveTarget::Any => !is_self,
            _ => false,
        }
    }

    /// Whether a Pokémon can be aimed at with a move that aims like this.
    pub fn valid_target(&self, target: Mon, source: Mon, aim: MoveTarget) -> bool {
        self.valid_target_loc(self.loc_of(source, target), source, aim)
    }

    /// The Pokémon of a side that could come in.
    pub(crate) fn possible_switches(&self, side: SideId) -> ArrayVec<Mon, { crate::state::MAX_MONS }> {
        let s = self.side(side);
        if s.pokemon_left == 0 {
            return ArrayVec::new();
        }
        s.team()[(s.active_len as usize).min(s.team_len as usize)..]
            .iter()
            .copied()
            .filter(|&mon| !self.mon(mon).fainted)
            .collect()
    }

    /// Whether a side has anyone who could come in.
    pub fn can_switch(&self, side: SideId) -> bool {
        let s = self.side(side);
        let waiting = s.team().get(s.active_len as usize..).unwrap_or_default();
        s.pokemon_left > 0 && waiting.iter().any(|&mon| !self.mon(mon).fainted)
    }

    /// Leaves a Pokémon alone on its side: the rest of its team takes no more part in the battle.
    pub fn dismiss_team_of(&mut self, mon: Mon) {
        let side = self.mon(mon).side;
        let s = self.side_mut(side);
        s.team[0] = mon;
        s.team_len = 1;
        s.pokemon_left = 1;
    }

    /// How many Pokémon a side's foes have left.
    pub fn foe_pokemon_left(&self, side: SideId) -> u32 {
        let left = |side: SideId| self.side(side).pokemon_left as u32;
        match self.game_type() {
            GameType::FreeForAll => self.side_ids().filter(|&other| other != side).map(left).sum(),
            GameType::Multi => {
                let foe = self.foe_side(side);
                left(foe) + self.ally_side(foe).map_or(0, left)
            }
            _ => left(self.foe_side(side)),
        }
    }
}
