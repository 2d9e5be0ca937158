use serde::Deserialize;

use crate::load::{leak, word};
use crate::{
    BoostList, Category, ConditionId, ItemId, MoveFlags, MoveId, MoveTarget, Nonstandard, SpeciesId, Stat, Type,
};

/// A move's numbers and flags in one generation. What it *does* beyond them is not here.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// Which move.
    #[serde(skip)]
    pub id: MoveId,
    /// Display name.
    pub name: &'static str,
    /// Number in the games; 0 or negative for made-up ones.
    #[serde(default)]
    pub num: i32,
    /// For a Hidden Power of a given type, Hidden Power, whose id it has in battle; else none.
    #[serde(default)]
    pub placeholder_for: MoveId,
    /// Its type.
    #[serde(rename = "type")]
    pub kind: Type,
    /// The type its maximized form is chosen by, mostly [`kind`](Self::kind).
    pub base_move_type: Type,
    /// Base power, 0 if it has none or computes it.
    #[serde(default)]
    pub base_power: u16,
    /// Physical, special or status.
    pub category: Category,
    /// Accuracy in percent, or never missing.
    #[serde(default)]
    pub accuracy: Accuracy,
    /// PP before PP Ups.
    pub pp: u8,
    /// PP Ups don't raise its PP.
    #[serde(default)]
    pub no_pp_boosts: bool,
    /// Priority bracket.
    #[serde(default)]
    pub priority: i8,
    /// Whom it may be aimed at.
    pub target: MoveTarget,
    /// Flags.
    #[serde(default)]
    pub flags: MoveFlags,
    /// Critical-hit stage, 1 for ordinary moves.
    #[serde(default = "one")]
    pub crit_ratio: u8,
    /// Whether its hits are surely critical, or surely not.
    #[serde(default)]
    pub will_crit: Option<bool>,
    /// Secondary effects.
    #[serde(default, deserialize_with = "leak")]
    pub secondaries: &'static [Secondary],
    /// Whether it counts as having secondary effects, even if the list is empty.
    #[serde(default)]
    pub has_secondaries: bool,
    /// Sheer Force strengthens it although it has no secondary effects.
    #[serde(default)]
    pub has_sheer_force_boost: bool,
    /// What it does to its user when it hits.
    #[serde(default, rename = "self")]
    pub self_effect: Option<SelfEffect>,
    /// Changes of the user's stat stages once it has hit, once per use.
    #[serde(default)]
    pub self_boost: Option<BoostList>,
    /// Changes of the target's stat stages.
    #[serde(default)]
    pub boosts: Option<BoostList>,
    /// The status it gives.
    #[serde(default)]
    pub status: ConditionId,
    /// The volatile it gives.
    #[serde(default)]
    pub volatile: ConditionId,
    /// The side condition it sets.
    #[serde(default)]
    pub side_condition: ConditionId,
    /// The slot condition it sets.
    #[serde(default)]
    pub slot_condition: ConditionId,
    /// The weather it brings.
    #[serde(default)]
    pub weather: ConditionId,
    /// The terrain it brings.
    #[serde(default)]
    pub terrain: ConditionId,
    /// The pseudo-weather it brings.
    #[serde(default)]
    pub pseudo_weather: ConditionId,
    /// The condition that has the move's id: described with it, or a mere mark as of a move that is being charged.
    #[serde(default)]
    pub condition: ConditionId,
    /// Fraction of the damage dealt that heals the user.
    #[serde(default)]
    pub drain: Option<(u16, u16)>,
    /// Fraction of the damage dealt that the user takes.
    #[serde(default)]
    pub recoil: Option<(u16, u16)>,
    /// Fraction of the target's maximum HP it heals.
    #[serde(default)]
    pub heal: Option<(u16, u16)>,
    /// Fewest and most hits.
    #[serde(default)]
    pub multihit: Option<(u8, u8)>,
    /// The number of hits is drawn, not fixed.
    #[serde(default)]
    pub multihit_range: bool,
    /// Each hit checks accuracy.
    #[serde(default)]
    pub multiaccuracy: bool,
    /// A fixed amount of damage.
    #[serde(default)]
    pub damage: MoveDamage,
    /// Its damage isn't randomized.
    #[serde(default)]
    pub no_damage_variance: bool,
    /// It knocks out in one hit.
    #[serde(default)]
    pub ohko: Ohko,
    /// The user switches out.
    #[serde(default)]
    pub self_switch: SelfSwitch,
    /// The target is dragged or forced out.
    #[serde(default)]
    pub force_switch: bool,
    /// The user faints.
    #[serde(default)]
    pub selfdestruct: SelfDestruct,
    /// It lifts protection.
    #[serde(default)]
    pub breaks_protect: bool,
    /// The stat used to attack instead of the category's.
    #[serde(default)]
    pub override_offensive_stat: Option<Stat>,
    /// The stat used to defend instead of the category's.
    #[serde(default)]
    pub override_defensive_stat: Option<Stat>,
    /// Whose attacking stat is used.
    #[serde(default)]
    pub override_offensive_pokemon: OverridePokemon,
    /// Whose defending stat is used.
    #[serde(default)]
    pub override_defensive_pokemon: OverridePokemon,
    /// Lowered attack stages are ignored.
    #[serde(default)]
    pub ignore_negative_offensive: bool,
    /// Raised defense stages are ignored.
    #[serde(default)]
    pub ignore_positive_defensive: bool,
    /// Attack stages are ignored.
    #[serde(default)]
    pub ignore_offensive: bool,
    /// Defense stages are ignored.
    #[serde(default)]
    pub ignore_defensive: bool,
    /// Which type immunities it ignores. Status moves ignore all unless they say otherwise.
    #[serde(default)]
    pub ignore_immunity: IgnoreImmunity,
    /// It ignores abilities as Mold Breaker does.
    #[serde(default)]
    pub ignore_ability: bool,
    /// Evasion stages are ignored.
    #[serde(default)]
    pub ignore_evasion: bool,
    /// Accuracy stages are ignored.
    #[serde(default)]
    pub ignore_accuracy: bool,
    /// Its target when the user is not a Ghost (Curse).
    #[serde(default)]
    pub non_ghost_target: Option<MoveTarget>,
    /// It counts as hitting several even when it hits one.
    #[serde(default)]
    pub spread_hit: bool,
    /// Its hits are split between the target and the Pokémon beside it.
    #[serde(default)]
    pub smart_target: bool,
    /// It can't be drawn away.
    #[serde(default)]
    pub tracks_target: bool,
    /// It always has the same-type bonus.
    #[serde(default)]
    pub force_stab: bool,
    /// It can be used asleep.
    #[serde(default)]
    pub sleep_usable: bool,
    /// It thaws its target.
    #[serde(default)]
    pub thaws_target: bool,
    /// It shares the counter that makes Protect fail when repeated.
    #[serde(default)]
    pub stalling_move: bool,
    /// It calls another move.
    #[serde(default)]
    pub calls_move: bool,
    /// Its user is hurt when it misses.
    #[serde(default)]
    pub has_crash_damage: bool,
    /// Its user loses half its HP whether or not it hits.
    #[serde(default)]
    pub mind_blown_recoil: bool,
    /// Its user loses a quarter of its maximum HP.
    #[serde(default)]
    pub struggle_recoil: bool,
    /// Its user loses half its HP if it hits.
    #[serde(default)]
    pub chloroblast_recoil: bool,
    /// It takes over the target's raised stages first.
    #[serde(default)]
    pub steals_boosts: bool,
    /// The Z-crystal that makes it, for Z-moves.
    #[serde(default)]
    pub is_z: ItemId,
    /// Whether it is a Max Move, and whose.
    #[serde(default)]
    pub is_max: MaxKind,
    /// What it becomes as a Z-move.
    #[serde(default)]
    pub z_move: ZMove,
    /// Its power as a Max Move, 0 if it has none.
    #[serde(default)]
    pub max_move_power: u16,
    /// The generation it was introduced in, 0 for made-up ones.
    #[serde(default)]
    pub generation: u8,
    /// Why it isn't part of this generation's standard game.
    #[serde(default)]
    pub nonstandard: Nonstandard,
}

fn one() -> u8 {
    1
}

/// How likely a move is to hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Accuracy {
    /// It doesn't miss; no accuracy is drawn.
    #[default]
    Always,
    /// This many percent.
    Percent(u8),
}

impl<'de> Deserialize<'de> for Accuracy {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u8::deserialize(deserializer).map(Self::Percent)
    }
}

/// A secondary effect of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Secondary {
    /// Chance in percent; `None` means always, but a draw is made all the same.
    pub chance: Option<u16>,
    /// The status it gives.
    pub status: ConditionId,
    /// The volatile it gives.
    pub volatile: ConditionId,
    /// Changes of the target's stat stages.
    pub boosts: Option<BoostList>,
    /// It has an effect on the user, even if that is an empty one.
    pub has_self: bool,
    /// Changes of the user's stat stages.
    pub self_boosts: Option<BoostList>,
    /// The volatile the user gets.
    pub self_volatile: ConditionId,
    /// It has behaviour of its own.
    pub on_hit: bool,
    /// It has behaviour of its own for the user.
    pub self_on_hit: bool,
}

/// What a move does to its user when it hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SelfEffect {
    /// Chance in percent that the stages change.
    pub chance: Option<u16>,
    /// Changes of the user's stat stages.
    pub boosts: Option<BoostList>,
    /// The volatile the user gets.
    pub volatile: ConditionId,
    /// The side condition the user's side gets.
    pub side_condition: ConditionId,
    /// The pseudo-weather it brings.
    pub pseudo_weather: ConditionId,
    /// It has behaviour of its own.
    pub on_hit: bool,
}

word!(
    /// A fixed amount of damage.
    MoveDamage {
        /// None: damage is computed.
        #[default]
        None,
        /// This many HP.
        Fixed(u16),
        /// As many HP as the user's level.
        Level = "level",
    }
);

word!(
    /// Knocking out in one hit.
    Ohko {
        /// It doesn't.
        #[default]
        No,
        /// It does.
        Yes = "yes",
        /// It does, but not Pokémon of this type, and users of another type are less accurate.
        Except(Type),
    }
);

word!(
    /// The user's leaving.
    SelfSwitch {
        /// It stays.
        #[default]
        No,
        /// It switches out.
        Yes = "yes",
        /// It switches out and passes on its stages and volatiles.
        CopyVolatile = "copyvolatile",
        /// It switches out and leaves a substitute.
        ShedTail = "shedtail",
    }
);

word!(
    /// The user's fainting.
    SelfDestruct {
        /// It doesn't.
        #[default]
        No,
        /// Before the move hits.
        Always = "always",
        /// If the move hits.
        IfHit = "ifHit",
    }
);

word!(
    /// Whose stat is used.
    OverridePokemon {
        /// The usual one's.
        #[default]
        No,
        /// The target's.
        Target = "target",
        /// The user's.
        Source = "source",
    }
);

word!(
    /// Which type immunities are ignored.
    IgnoreImmunity {
        /// None.
        #[default]
        No,
        /// All.
        All = "all",
        /// That to this type.
        To(Type),
    }
);

word!(
    /// Whether a move is a Max Move.
    MaxKind {
        /// It isn't.
        #[default]
        No,
        /// It is.
        Yes = "yes",
        /// It is that of this species' Gigantamax forme.
        Gmax(SpeciesId),
    }
);

word!(
    /// What a status move does besides when used with Z-Power.
    ZEffect {
        /// Nothing, or it changes stat stages.
        #[default]
        None,
        /// Lowered stages go back to 0.
        ClearNegativeBoost = "clearnegativeboost",
        /// The user is healed.
        Heal = "heal",
        /// A Ghost is healed, others' Attack rises.
        Curse = "curse",
        /// The critical-hit stage rises by two.
        Crit2 = "crit2",
        /// The Pokémon that comes in next is healed.
        HealReplacement = "healreplacement",
        /// The user draws the foes' moves.
        Redirect = "redirect",
    }
);

/// What a move becomes with Z-Power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ZMove {
    /// Base power as a Z-move, 0 if none.
    pub base_power: u16,
    /// What happens besides.
    pub effect: ZEffect,
    /// Changes of the user's stat stages.
    pub boosts: Option<BoostList>,
}
