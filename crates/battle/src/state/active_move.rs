//! Moves in flight: changeable copies of a move, shared by whoever remembers it.

use super::numbers::Numbers;
use super::queue::MOST_FAINTING;
use super::taken::{Taken, Worn};
use super::{MAX_PLACES, MAX_SIDES};
use crate::battle::MAX_DEPTH;
use crate::ids::{EffectId, Mon, Mv};
use arrayvec::ArrayVec;
use tallgrass_pokedex::{
    Accuracy, BoostList, Category, ConditionId, IgnoreImmunity, MaxKind, Move, MoveFlags, MoveId, MoveTarget,
    SelfSwitch, Stat, Type, conditions,
};

/// How many moves in flight a battle can remember.
///
/// Each Pokémon in battle remembers the move it last used and the one it was last made to use (in generation 2 a third), and
/// has one waiting; moves that call moves are under way, at most one within each event and with two other forms; each side
/// remembers one in generation 1, the battle two, and those about to faint what they faint from.
pub(crate) const MOVE_POOL: usize = 64;
const _: () = assert!(MAX_PLACES * 4 + MAX_DEPTH * 3 + MAX_SIDES + 2 + MOST_FAINTING <= MOVE_POOL);
const _: () = assert!(MOVE_POOL <= u64::BITS as usize, "moves in use are noted a bit each");

/// One secondary effect of a move in flight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct SecondaryEffect {
    /// Percent; without one it always happens (and still draws).
    pub chance: Option<u16>,
    /// The status it gives.
    pub status: ConditionId,
    /// The volatile it gives.
    pub volatile: ConditionId,
    /// The target's stages it changes.
    pub boosts: Option<BoostList>,
    /// The user's stages it changes.
    pub self_boosts: Option<BoostList>,
    /// The volatile its user gets.
    pub self_volatile: ConditionId,
    /// Whose `secondary_hit` runs when it happens.
    pub hook: EffectId,
    /// Whose `self_hit` runs on the user when it happens.
    pub self_hook: EffectId,
    /// The ability whose doing it is, for the message of a status.
    pub by_ability: EffectId,
}

impl SecondaryEffect {
    /// A secondary effect that does nothing yet.
    pub const NOTHING: SecondaryEffect = SecondaryEffect {
        chance: None,
        status: ConditionId::NONE,
        volatile: ConditionId::NONE,
        boosts: None,
        self_boosts: None,
        self_volatile: ConditionId::NONE,
        hook: EffectId::NONE,
        self_hook: EffectId::NONE,
        by_ability: EffectId::NONE,
    };

    /// Whether something happens to the move's user.
    pub fn has_self(&self) -> bool {
        self.self_boosts.is_some() || self.self_volatile.is_some() || !self.self_hook.is_none()
    }
}

/// How many secondary effects a move has by its numbers at most.
const LISTED: usize = 2;
/// How many it can be given besides.
const GIVEN: usize = 2;

/// A move's secondary effects: its own, those of a move whose properties it has taken over, and those it was given.
pub type SecondaryList = ArrayVec<SecondaryEffect, { 2 * LISTED + GIVEN }>;

/// What a hit on one Pokémon came to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct HitData {
    /// Critical hit.
    pub crit: bool,
    /// Type effectiveness, −6 to 6.
    pub type_mod: i8,
    /// Through protection at a quarter of the damage.
    pub bypass_protect: bool,
}

/// Whether the move is a Z-move or Max Move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum PowerKind {
    /// Neither.
    #[default]
    None,
    /// Itself a Z-move, or a status move used as one.
    Z,
    /// A Max Move or G-Max Move.
    Max,
}

/// A move as it is being used: what effects may change about it.
///
/// What no effect changes is read from the move's own numbers by [`ActiveMove::id`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct ActiveMove {
    /// Which move.
    pub id: MoveId,
    /// Its type right now.
    pub kind: Type,
    /// Its type before Electrify, Normalize and the like, as those read it.
    pub base_kind: Type,
    /// Its category.
    pub category: Category,
    /// Whom it aims at.
    pub target: MoveTarget,
    /// Its power before callbacks.
    pub base_power: i32,
    /// Its accuracy.
    pub accuracy: Accuracy,
    /// Its priority.
    pub priority: i8,
    /// Its flags.
    pub flags: MoveFlags,
    /// Its critical-hit stage.
    pub crit_ratio: u8,
    /// Certainly or certainly not critical.
    pub will_crit: Option<bool>,
    /// Whether it still has the secondary effects its numbers list.
    pub own_secondaries: bool,
    /// How often the chances of its secondary effects were doubled (Serene Grace).
    pub chance_doublings: u8,
    /// Whether its secondary effects are certain.
    pub certain_secondaries: bool,
    /// How many of these doublings left flinching as it was.
    pub flinch_spared: u8,
    /// How often the chance of its effect on the user was doubled (Serene Grace).
    pub self_chance_doublings: u8,
    /// Secondary effects it was given besides.
    pub extra_secondaries: [SecondaryEffect; GIVEN],
    /// How many of them.
    pub extra_len: u8,
    /// Whether it has a list of secondary effects at all, be it empty.
    pub has_secondaries: bool,
    /// Whether its effect on the user was taken away (Sheer Force).
    pub no_self_effect: bool,
    /// Whether Sheer Force took its secondary effects away.
    pub has_sheer_force: bool,
    /// Whether the user's stages were changed already.
    pub self_dropped: bool,
    /// Which types' immunities it ignores.
    pub ignore_immunity: IgnoreImmunity,
    /// Types whose immunities it ignores besides, a bit each (Scrappy).
    pub ignored_immunities: u32,
    /// Whether it ignores abilities (Mold Breaker).
    pub ignore_ability: bool,
    /// Whether it ignores the target's evasion stages.
    pub ignore_evasion: bool,
    /// Whether it ignores the user's accuracy stages.
    pub ignore_accuracy: bool,
    /// Whether the target's defensive stages are ignored.
    pub ignore_defensive: bool,
    /// Whether the user's offensive stages are ignored.
    pub ignore_offensive: bool,
    /// Whether it goes through substitutes (Infiltrator).
    pub infiltrates: bool,
    /// The stat it attacks with instead of its category's.
    pub override_offensive_stat: Option<Stat>,
    /// Hits per use: fewest and most; (1, 1) is a single hit, (0, 0) none given.
    pub multihit: (u8, u8),
    /// Whether each hit has its own accuracy check.
    pub multiaccuracy: bool,
    /// Parental Bond's second hit.
    pub parental_bond: bool,
    /// How many hits it has had, from 1.
    pub hit: u8,
    /// Whether this is the last hit.
    pub last_hit: bool,
    /// Damage dealt so far by all hits.
    pub total_damage: i32,
    /// Whether it hits several Pokémon.
    pub spread_hit: bool,
    /// Dragon Darts: `Some(true)` while both targets are in question, `Some(false)` once they are not.
    pub smart_target: Option<bool>,
    /// Whether it follows its target around.
    pub tracks_target: bool,
    /// Recoil as a fraction of the damage.
    pub recoil: Option<(u16, u16)>,
    /// HP drained as a fraction of the damage.
    pub drain: Option<(u16, u16)>,
    /// HP healed as a fraction of the maximum.
    pub heal: Option<(u16, u16)>,
    /// Stages it changes.
    pub boosts: Option<BoostList>,
    /// The user's stages it changes instead of what its numbers say (Curse).
    pub self_boosts: Option<BoostList>,
    /// The side condition it sets on its user's side instead of what its numbers say (pledges).
    pub self_side_condition: ConditionId,
    /// The damage it does instead of what is computed (Bide); 0 if it is computed.
    pub fixed_damage: i32,
    /// Status it gives.
    pub status: ConditionId,
    /// Volatile it gives.
    pub volatile: ConditionId,
    /// Side condition it sets.
    pub side_condition: ConditionId,
    /// Slot condition it sets.
    pub slot_condition: ConditionId,
    /// Weather it sets.
    pub weather: ConditionId,
    /// Terrain it sets.
    pub terrain: ConditionId,
    /// Pseudo-weather it sets.
    pub pseudo_weather: ConditionId,
    /// Whether the user switches afterwards.
    pub self_switch: SelfSwitch,
    /// Whether the target is dragged out.
    pub force_switch: bool,
    /// Whether it breaks protection.
    pub breaks_protect: bool,
    /// Who gave the move its priority of Prankster.
    pub prankster_boosted: bool,
    /// Whether it was bounced back.
    pub has_bounced: bool,
    /// Whether the type was changed by an ability of the "-ate" kind, and gets that ability's boost.
    pub type_changer_boosted: EffectId,
    /// What made the user use it.
    pub source_effect: EffectId,
    /// Whether it is used by Dancer or Instruct.
    pub external: bool,
    /// What makes it a Z-move or Max Move.
    pub power_kind: PowerKind,
    /// Whether it goes through protection as Z-moves and Max Moves do.
    pub z_or_max_powered: bool,
    /// The move that became this Max Move.
    pub base_move: MoveId,
    /// Whether it always hits.
    pub always_hit: bool,
    /// Whether same-type attack bonus is certain.
    pub force_stab: bool,
    /// Whether a Stellar Pokémon's boost for this type was used by this very move.
    pub stellar_boosted: bool,
    /// The critical-hit multiplier in tenths, 0 for the usual one.
    pub crit_modifier: u8,
    /// Whose code it runs in the place of its own, at the events [that can be lent](crate::event::Event::can_be_lent) at
    /// which that has some: what a rule's condition [lends](crate::behaviour::lent).
    pub code_from: EffectId,
    /// Whether it runs no code on a hit (Curse of who is no Ghost).
    pub bare_hit: bool,
    /// The ally it is used for (pledges), or the Pokémon who really uses it.
    pub ally: Option<Mon>,
    /// A number that the move's own code keeps for itself (Magnitude's strength, who joins in Beat Up).
    pub note: u64,
    /// The ability that lets it through protection, if one does.
    pub bypass_by: EffectId,
    /// Whose Dark Aura or Fairy Aura works on it.
    pub aura_booster: Option<Mon>,
    /// Whether Aura Break turns auras around for it.
    pub aura_broken: bool,
    /// Whose ability of ruin lowers a stat for it: Attack, Defense, Special Attack, Special Defense.
    pub ruined_by: [Option<Mon>; 4],
    /// What it came to on each place of the field, side by side.
    pub hit_data: [HitData; MAX_PLACES],
    /// Whom it has hit, a bit per Pokémon.
    pub hit_targets: u32,
    /// A move whose properties it has besides its own.
    pub taken: Taken,
}

impl ActiveMove {
    /// The move as its numbers say.
    pub fn new(data: &Move) -> ActiveMove {
        ActiveMove {
            id: data.id,
            kind: data.kind,
            base_kind: data.base_move_type,
            category: data.category,
            target: data.target,
            base_power: data.base_power as i32,
            accuracy: data.accuracy,
            priority: data.priority,
            flags: data.flags,
            crit_ratio: data.crit_ratio,
            will_crit: data.will_crit,
            own_secondaries: true,
            chance_doublings: 0,
            certain_secondaries: false,
            flinch_spared: 0,
            self_chance_doublings: 0,
            extra_secondaries: [SecondaryEffect::NOTHING; GIVEN],
            extra_len: 0,
            has_secondaries: data.has_secondaries,
            no_self_effect: false,
            has_sheer_force: false,
            self_dropped: false,
            ignore_immunity: data.ignore_immunity,
            ignored_immunities: 0,
            ignore_ability: data.ignore_ability,
            ignore_evasion: data.ignore_evasion,
            ignore_accuracy: data.ignore_accuracy,
            ignore_defensive: data.ignore_defensive,
            ignore_offensive: data.ignore_offensive,
            infiltrates: false,
            override_offensive_stat: data.override_offensive_stat,
            multihit: data.multihit.unwrap_or((0, 0)),
            multiaccuracy: data.multiaccuracy,
            parental_bond: false,
            hit: 0,
            last_hit: false,
            total_damage: 0,
            spread_hit: data.spread_hit,
            smart_target: data.smart_target.then_some(true),
            tracks_target: data.tracks_target,
            recoil: data.recoil,
            drain: data.drain,
            heal: data.heal,
            boosts: data.boosts,
            self_boosts: None,
            self_side_condition: ConditionId::NONE,
            fixed_damage: 0,
            status: data.status,
            volatile: data.volatile,
            side_condition: data.side_condition,
            slot_condition: data.slot_condition,
            weather: data.weather,
            terrain: data.terrain,
            pseudo_weather: data.pseudo_weather,
            self_switch: data.self_switch,
            force_switch: data.force_switch,
            breaks_protect: data.breaks_protect,
            prankster_boosted: false,
            has_bounced: false,
            type_changer_boosted: EffectId::NONE,
            source_effect: EffectId::NONE,
            external: false,
            power_kind: match data.is_max {
                _ if data.is_z.is_some() => PowerKind::Z,
                MaxKind::No => PowerKind::None,
                _ => PowerKind::Max,
            },
            z_or_max_powered: false,
            base_move: MoveId::NONE,
            always_hit: false,
            force_stab: data.force_stab,
            stellar_boosted: false,
            crit_modifier: 0,
            code_from: EffectId::NONE,
            bare_hit: false,
            ally: None,
            note: 0,
            bypass_by: EffectId::NONE,
            aura_booster: None,
            aura_broken: false,
            ruined_by: [None; 4],
            hit_data: [HitData::default(); MAX_PLACES],
            hit_targets: 0,
            taken: Taken::default(),
        }
    }

    /// Its secondary effects, those of its numbers first.
    #[inline]
    pub(crate) fn secondaries(&self, numbers: Numbers) -> SecondaryList {
        let mut list = SecondaryList::new();
        if self.own_secondaries {
            self.list_secondaries(numbers.own, Worn::NOTHING, &mut list);
        }
        let mut given = &self.extra_secondaries[..self.extra_len as usize];
        if let Some(taken) = numbers.taken.filter(|_| self.taken.secondaries) {
            let (before, after) = given.split_at(self.taken.after as usize);
            list.extend(before.iter().copied());
            self.list_secondaries(taken, self.taken.worn, &mut list);
            given = after;
        }
        list.extend(given.iter().copied());
        list
    }

    /// Lists the secondary effects of a move's numbers, as likely as they are by now.
    #[inline]
    fn list_secondaries(&self, data: &Move, worn: Worn, list: &mut SecondaryList) {
        let own = EffectId::of_move(data.id);
        for from in data.secondaries.iter().take(LISTED) {
            let doublings = match from.volatile {
                // Serene Grace may spare flinching, see `double_chances`.
                conditions::FLINCH => {
                    worn.flinch_doublings().saturating_add(self.chance_doublings - self.flinch_spared)
                }
                _ => worn.doublings().saturating_add(self.chance_doublings),
            };
            list.push(SecondaryEffect {
                chance: if self.certain_secondaries {
                    Some(100)
                } else {
                    from.chance.map(|chance| chance << doublings.min(Worn::MOST))
                },
                status: from.status,
                volatile: from.volatile,
                boosts: from.boosts,
                self_boosts: from.self_boosts,
                self_volatile: from.self_volatile,
                hook: if from.on_hit { own } else { EffectId::NONE },
                self_hook: if from.self_on_hit { own } else { EffectId::NONE },
                by_ability: EffectId::NONE,
            });
        }
    }

    /// Makes the secondary effects it has by now certain.
    pub fn make_secondaries_certain(&mut self) {
        self.certain_secondaries = true;
        for extra in &mut self.extra_secondaries[..self.extra_len as usize] {
            extra.chance = Some(100);
        }
    }

    /// Doubles the chances of the secondary effects it has by now; `spare_flinch` leaves flinching as it is.
    pub(crate) fn double_chances(&mut self, spare_flinch: bool) {
        self.chance_doublings += 1;
        self.flinch_spared += spare_flinch as u8;
        for extra in &mut self.extra_secondaries[..self.extra_len as usize] {
            if !(spare_flinch && extra.volatile == conditions::FLINCH) {
                extra.chance = extra.chance.map(|chance| 2 * chance);
            }
        }
    }

    /// Adds a secondary effect; a third besides its own is not kept.
    pub fn add_secondary(&mut self, secondary: SecondaryEffect) {
        if let Some(free) = self.extra_secondaries.get_mut(self.extra_len as usize) {
            *free = secondary;
            self.extra_len += 1;
            self.has_secondaries = true;
        }
    }

    /// Takes away all secondary effects.
    pub fn clear_secondaries(&mut self) {
        self.own_secondaries = false;
        self.taken.secondaries = false;
        self.taken.after = 0;
        self.extra_len = 0;
        self.has_secondaries = false;
    }

    /// Whether it has this flag.
    pub fn has(&self, flag: MoveFlags) -> bool {
        self.flags.contains(flag)
    }
}

/// The moves in flight and those remembered. Only places that are in use, and those between, are copied with a battle.
#[derive(Clone, Default, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[repr(transparent)]
pub(crate) struct MovePool {
    pub(crate) moves: ArrayVec<Option<ActiveMove>, MOVE_POOL>,
}

impl MovePool {
    #[inline]
    pub(crate) fn get(&self, mv: Mv) -> Option<&ActiveMove> {
        self.moves.get(mv.index())?.as_ref()
    }

    /// Puts a move in a free place. Nowhere, if there is none.
    pub(crate) fn put(&mut self, active: ActiveMove) -> Option<Mv> {
        let at = self.moves.iter().position(Option::is_none).unwrap_or(self.moves.len());
        match self.moves.get_mut(at) {
            Some(free) => *free = Some(active),
            None => self.moves.try_push(Some(active)).ok()?,
        }
        Some(Mv(at as u8))
    }

    /// Frees all places but these, a bit each.
    pub(crate) fn keep(&mut self, used: u64) {
        for (i, place) in self.moves.iter_mut().enumerate() {
            if used >> i & 1 == 0 {
                *place = None;
            }
        }
        while self.moves.last().is_some_and(Option::is_none) {
            self.moves.pop();
        }
    }
}
