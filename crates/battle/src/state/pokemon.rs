//! A Pokémon as a battle remembers it.

use super::effect_state::{ConditionList, EffectState, Slot};
use super::known_moves::{MoveList, MoveSlot, OWN_SLOTS};
use super::{Forme, MAX_PLACES, MON_NOTES};
use crate::answer::Types;
use crate::ids::{Mon, Mv, SideId};
use tallgrass_pokedex::{AbilityId, Boost, ConditionId, Gender, ItemId, MoveId, SpeciesId, Type};

/// Whether and why a Pokémon is to be replaced.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum SwitchFlag {
    /// It is not.
    #[default]
    No,
    /// It is.
    Yes,
    /// By a move it used.
    By(MoveId),
}

impl SwitchFlag {
    /// Whether it is to be replaced.
    pub fn is_set(self) -> bool {
        self != SwitchFlag::No
    }
}

/// Whether a Pokémon is kept from switching.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum Trapped {
    /// It is not.
    #[default]
    No,
    /// It is.
    Yes,
    /// It is, and its player doesn't know.
    Hidden,
}

/// How the use of a move ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum MoveResult {
    /// None was used (`undefined`).
    #[default]
    None,
    /// Neither success nor failure (`null`).
    Neutral,
    /// It failed (`false`).
    Failed,
    /// It worked (`true`).
    Worked,
}

/// Whether a Pokémon can terastallize.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum CanTerastallize {
    /// No, and never again.
    #[default]
    Never,
    /// Not as long as it is transformed.
    NotNow,
    /// Yes.
    Yes,
}

/// Why a Pokémon is stale, for the Endless Battle Clause.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum Staleness {
    /// It is not.
    #[default]
    None,
    /// By its own doing.
    Internal,
    /// By its opponent's doing.
    External,
}

/// One attack on a Pokémon, as Revenge and Metal Burst remember it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Attack {
    /// HP lost.
    pub damage: i32,
    /// With which move.
    pub move_id: MoveId,
    /// By whom.
    pub source: Mon,
    /// Side (bits 0–1) and position (bits 2–3) of the attacker at that time, this turn (bit 4), damaging (bit 5).
    bits: u8,
}

impl Attack {
    pub(crate) fn new(source: Mon, slot: Slot, move_id: MoveId, damage: Option<i32>) -> Attack {
        let bits = slot.side | slot.position << 2 | 1 << 4 | (damage.is_some() as u8) << 5;
        Attack { damage: damage.unwrap_or(0), move_id, source, bits }
    }

    /// Where the attacker stood.
    pub fn slot(&self) -> Slot {
        Slot { side: self.bits & 3, position: self.bits >> 2 & 3 }
    }

    /// Whether it was this turn.
    pub fn this_turn(&self) -> bool {
        self.bits & 1 << 4 != 0
    }

    /// Whether the move dealt damage at all.
    pub fn damaging(&self) -> bool {
        self.bits & 1 << 5 != 0
    }

    pub(crate) fn turn_over(&mut self) {
        self.bits &= !(1 << 4);
    }
}

/// How many attacks are remembered: two of each Pokémon in battle besides, and two of those that have left since.
pub(crate) const MAX_ATTACKS: usize = 2 * MAX_PLACES;

/// The attacks on a Pokémon since it came in, oldest first.
///
/// Of each attacker the last attack is kept, and the last damaging one; nobody asks for others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Attacks {
    list: [Attack; MAX_ATTACKS],
    /// Who has hurt it this turn, a bit each.
    hurt_by: u32,
    len: u8,
}

impl Attacks {
    pub(crate) const EMPTY: Attacks = Attacks {
        list: [Attack { damage: 0, move_id: MoveId::NONE, source: Mon::NONE, bits: 0 }; MAX_ATTACKS],
        hurt_by: 0,
        len: 0,
    };

    /// Whether it is not longer than it can be, and all attackers exist.
    pub(crate) fn is_sound(&self, exists: impl Fn(Mon) -> bool) -> bool {
        self.len as usize <= MAX_ATTACKS && self.as_slice().iter().all(|attack| exists(attack.source))
    }

    /// All remembered attacks, oldest first.
    pub fn as_slice(&self) -> &[Attack] {
        &self.list[..self.len as usize]
    }

    /// Whether this Pokémon has hurt it this turn.
    pub fn hurt_this_turn_by(&self, attacker: Mon) -> bool {
        attacker.some().is_some_and(|attacker| self.hurt_by >> attacker.0 & 1 != 0)
    }

    /// A turn is over: the attacks of those who are still there remain.
    pub(crate) fn turn_over(&mut self, is_active: impl Fn(Mon) -> bool) {
        self.retain(|attack| is_active(attack.source));
        self.hurt_by = 0;
        for attack in &mut self.list[..self.len as usize] {
            attack.turn_over();
        }
    }

    /// Forgets how much each attack hurt, but for whether it did.
    pub(crate) fn blur(&mut self) {
        for attack in &mut self.list[..self.len as usize] {
            attack.damage = attack.damage.min(1);
        }
    }

    fn retain(&mut self, mut keep: impl FnMut(&Attack) -> bool) {
        let mut kept = Attacks { hurt_by: self.hurt_by, ..Attacks::EMPTY };
        for attack in self.as_slice() {
            if keep(attack) {
                kept.list[kept.len as usize] = *attack;
                kept.len += 1;
            }
        }
        *self = kept;
    }

    pub(crate) fn push(&mut self, attack: Attack, is_active: impl Fn(Mon) -> bool) {
        if attack.damage > 0 {
            self.hurt_by |= 1 << attack.source.0;
        }
        let outdone = |old: &Attack| {
            old.source == attack.source
                && if attack.damaging() && attack.damage > 0 {
                    true
                } else {
                    !old.damaging() || (attack.damaging() && old.damage == 0)
                }
        };
        self.retain(|old| !outdone(old));
        if self.len as usize == MAX_ATTACKS {
            // Attacks of those who have left only count until the turn is over, and of these the last ones.
            let gone = self.as_slice().iter().position(|old| !is_active(old.source)).unwrap_or(0);
            let mut at = 0..;
            self.retain(|_| at.next() != Some(gone));
        }
        self.list[self.len as usize] = attack;
        self.len += 1;
    }
}

/// What changes about a Pokémon during a battle. Its set and its name are in the battle's set-up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Pokemon {
    /// HP left.
    pub hp: i32,
    /// HP at most.
    pub max_hp: i32,
    /// HP at most, Dynamax apart.
    pub base_max_hp: i32,
    /// Speed as last computed, Trick Room and all.
    pub speed: i32,
    /// Damage it last dealt with a move.
    pub last_damage: i32,
    /// HP after it was last hurt this turn.
    pub hurt_this_turn: Option<i32>,
    /// Attack, Defense, Special Attack, Special Defense, Speed of its current forme or of whom it transformed into.
    pub stats: [u32; 5],
    /// The same of its own current forme, as its player sees them.
    pub base_stats: [u32; 5],
    /// In generation 1, stats after boosts and statuses.
    pub modified_stats: [u32; 5],
    /// Stat stages: atk, def, spa, spd, spe, accuracy, evasion.
    pub boosts: [i8; 7],

    /// Whose it is.
    pub side: SideId,
    /// Its place in the team's current order; below the number of active Pokémon it is in battle.
    pub position: u8,
    /// Its level, 1–9999.
    pub level: u16,
    /// Its gender.
    pub gender: Gender,
    /// Its happiness, 0–255.
    pub happiness: u8,

    /// The species it is now.
    pub species: SpeciesId,
    /// The species it is by itself.
    pub base_species: SpeciesId,
    /// The species it is now, as rules have changed it.
    pub forme: Forme,
    /// The species it is by itself. Rules have changed it only where it was made of what they had changed.
    pub base_forme: Forme,
    /// The species its details name: it lags behind changes of forme that are not permanent.
    pub details_species: SpeciesId,
    /// Weight in hectograms.
    pub weight_hg: u16,
    /// Its ability now.
    pub ability: AbilityId,
    /// Its ability by itself.
    pub base_ability: AbilityId,
    /// What it holds.
    pub item: ItemId,
    /// What it last held and used up.
    pub last_item: ItemId,
    /// Its status, or none.
    pub status: ConditionId,

    /// Its types, without an added one.
    pub types: Types,
    /// Its types as its opponents see them.
    pub apparent_types: Types,
    /// A type it was given besides.
    pub added_type: Option<Type>,
    /// Its Tera Type.
    pub tera_type: Type,
    /// The type it has terastallized into.
    pub terastallized: Option<Type>,
    /// Whether it can terastallize.
    pub can_terastallize: CanTerastallize,
    /// Types that Stellar has boosted once: a bit each.
    pub stellar_boosted: u32,
    /// Hidden Power's type now and by itself.
    pub hp_type: Type,
    /// Hidden Power's type by itself.
    pub base_hp_type: Type,
    /// Hidden Power's power now.
    pub hp_power: u8,
    /// Hidden Power's power by itself.
    pub base_hp_power: u8,

    /// The species it can mega evolve into.
    pub can_mega_evo: SpeciesId,
    /// The species it can ultra burst into.
    pub can_ultra_burst: SpeciesId,
    /// Whether mega evolution has been ruled out for good.
    pub mega_used: bool,
    /// Dynamax level, 0–10.
    pub dynamax_level: u8,
    /// How many turns it has been dynamaxed.
    pub dynamax_turns: u8,
    /// Whether it can Gigantamax.
    pub gigantamax: bool,

    /// The slots of the first moves of its set, in order.
    pub set_slots: [MoveSlot; OWN_SLOTS],
    /// The moves it knows by itself.
    pub base_moves: MoveList,
    /// The moves it knows now.
    pub moves: MoveList,
    /// Whether its moves now and by itself are one list, so that what replaces one of them stays.
    pub one_list: bool,
    /// What rules remember of it.
    pub(crate) notes: [u8; MON_NOTES],

    /// Its status' state.
    pub status_state: EffectState,
    /// Its ability's state.
    pub ability_state: EffectState,
    /// Its item's state.
    pub item_state: EffectState,
    /// Its volatiles, in the order they came.
    pub volatiles: ConditionList,

    /// Attacks on it.
    pub attacked_by: Attacks,
    /// How often it was hit in this battle.
    pub times_attacked: u16,
    /// How many turns it has been in.
    pub active_turns: u16,
    /// How many moves it has used since it came in.
    pub active_move_actions: u16,
    /// How often it has come in.
    pub previously_switched_in: u16,
    /// The turn in which it was dragged in (generation 2); 0 is not.
    pub dragged_in: u16,

    /// The move it last used.
    pub last_move: Mv,
    /// The same for Encore, in generation 2.
    pub last_move_encore: Mv,
    /// The move it last used or was made to use.
    pub last_move_used: Mv,
    /// Where that was aimed.
    pub last_move_target_loc: i8,
    /// The move it has used this turn.
    pub move_this_turn: MoveId,
    /// How that went.
    pub move_this_turn_result: MoveResult,
    /// How the last turn's move went.
    pub move_last_turn_result: MoveResult,

    /// Whether it is to be replaced.
    pub switch_flag: SwitchFlag,
    /// Whether it is to be dragged out.
    pub force_switch: bool,
    /// Whether `before_switch_out` was asked already.
    pub skip_before_switch_out: bool,
    /// Whether it is kept from switching.
    pub trapped: Trapped,
    /// Whether it may be kept from switching.
    pub maybe_trapped: bool,
    /// Whether one of its moves may be disabled.
    pub maybe_disabled: bool,
    /// Whether it may be locked into a move.
    pub maybe_locked: bool,
    /// Who it looks like.
    pub illusion: Option<Mon>,

    /// Whether it is transformed.
    pub transformed: bool,
    /// Whether it has fainted.
    pub fainted: bool,
    /// Whether it is about to faint.
    pub faint_queued: bool,
    /// Whether it fainted with its substitute (generation 1).
    pub sub_fainted: bool,
    /// Whether its forme goes back when it faints.
    pub forme_regression: bool,
    /// Whether its types are known to its opponents.
    pub known_type: bool,
    /// Whether it is in battle.
    pub active: bool,
    /// Whether its entry is complete.
    pub started: bool,
    /// Whether it is using a move.
    pub during_move: bool,
    /// Whether it came in this turn.
    pub newly_switched: bool,
    /// Whether it is being withdrawn.
    pub being_called_back: bool,
    /// Whether it has used an item this turn.
    pub used_item_this_turn: bool,
    /// Whether it has ever eaten a berry.
    pub ate_berry: bool,
    /// Whether its item was knocked off (generations 3 and 4).
    pub item_knocked_off: bool,
    /// Whether its stages were raised this turn.
    pub stats_raised_this_turn: bool,
    /// Whether its stages were lowered this turn.
    pub stats_lowered_this_turn: bool,
    /// Whether it loafs this turn.
    pub truant_turn: bool,
    /// Battle Bond has worked.
    pub bond_triggered: bool,
    /// Zero to Hero has announced itself.
    pub hero_message_displayed: bool,
    /// Intrepid Sword has worked.
    pub sword_boost: bool,
    /// Dauntless Shield has worked.
    pub shield_boost: bool,
    /// Supersweet Syrup has worked.
    pub syrup_triggered: bool,
    /// Whether Natural Cure's cure has to be shown: unset, no, yes.
    pub show_cure: Option<bool>,
    /// Why it is stale.
    pub staleness: Staleness,
    /// Why it is stale for as long as it is in.
    pub volatile_staleness: Staleness,
    /// Why it will be stale once it has eaten its berry.
    pub pending_staleness: Staleness,
}

impl Pokemon {
    /// One before its set gives it anything.
    pub(crate) const NOBODY: Pokemon = Pokemon {
        hp: 0,
        max_hp: 0,
        base_max_hp: 0,
        speed: 0,
        last_damage: 0,
        hurt_this_turn: None,
        stats: [0; 5],
        base_stats: [0; 5],
        modified_stats: [0; 5],
        boosts: [0; 7],
        side: SideId(0),
        position: 0,
        level: 100,
        gender: Gender::Genderless,
        happiness: 255,
        species: SpeciesId::NONE,
        base_species: SpeciesId::NONE,
        forme: Forme::NONE,
        base_forme: Forme::NONE,
        details_species: SpeciesId::NONE,
        weight_hg: 1,
        ability: AbilityId::NONE,
        base_ability: AbilityId::NONE,
        item: ItemId::NONE,
        last_item: ItemId::NONE,
        status: ConditionId::NONE,
        types: Types::EMPTY,
        apparent_types: Types::EMPTY,
        added_type: None,
        tera_type: Type::Normal,
        terastallized: None,
        can_terastallize: CanTerastallize::Never,
        stellar_boosted: 0,
        hp_type: Type::Dark,
        base_hp_type: Type::Dark,
        hp_power: 70,
        base_hp_power: 70,
        can_mega_evo: SpeciesId::NONE,
        can_ultra_burst: SpeciesId::NONE,
        mega_used: false,
        dynamax_level: 10,
        dynamax_turns: 0,
        gigantamax: false,
        set_slots: [MoveSlot::NONE; OWN_SLOTS],
        base_moves: MoveList::EMPTY,
        moves: MoveList::EMPTY,
        one_list: false,
        notes: [0; MON_NOTES],
        status_state: EffectState::EMPTY,
        ability_state: EffectState::EMPTY,
        item_state: EffectState::EMPTY,
        volatiles: ConditionList::EMPTY,
        attacked_by: Attacks::EMPTY,
        times_attacked: 0,
        active_turns: 0,
        active_move_actions: 0,
        previously_switched_in: 0,
        dragged_in: 0,
        last_move: Mv::NONE,
        last_move_encore: Mv::NONE,
        last_move_used: Mv::NONE,
        last_move_target_loc: 0,
        move_this_turn: MoveId::NONE,
        move_this_turn_result: MoveResult::None,
        move_last_turn_result: MoveResult::None,
        switch_flag: SwitchFlag::No,
        force_switch: false,
        skip_before_switch_out: false,
        trapped: Trapped::No,
        maybe_trapped: false,
        maybe_disabled: false,
        maybe_locked: false,
        illusion: None,
        transformed: false,
        fainted: false,
        faint_queued: false,
        sub_fainted: false,
        forme_regression: false,
        known_type: true,
        active: false,
        started: false,
        during_move: false,
        newly_switched: false,
        being_called_back: false,
        used_item_this_turn: false,
        ate_berry: false,
        item_knocked_off: false,
        stats_raised_this_turn: false,
        stats_lowered_this_turn: false,
        truant_turn: false,
        bond_triggered: false,
        hero_message_displayed: false,
        sword_boost: false,
        shield_boost: false,
        syrup_triggered: false,
        show_cure: None,
        staleness: Staleness::None,
        volatile_staleness: Staleness::None,
        pending_staleness: Staleness::None,
    };

    /// A stat stage, −6 to 6.
    pub fn boost(&self, boost: Boost) -> i8 {
        self.boosts[boost as usize]
    }

    /// The sum of its raised stages.
    pub fn positive_boosts(&self) -> i32 {
        self.boosts.iter().filter(|&&b| b > 0).map(|&b| b as i32).sum()
    }
}
