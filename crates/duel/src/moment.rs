//! The moments at which cards act.
//!
//! An attack, a Pokémon Power or a Trainer is *loaded* before its moments run: [`crate::state::Work::loaded`]. At a
//! fixed point of the flow the engine asks for a moment; if the loaded effect has a listener for it, that runs, and if
//! not, the moment passes.

use strum::{FromRepr, VariantArray};

/// A point of the flow at which the loaded effect may act. The names are the cartridge's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FromRepr, VariantArray)]
#[repr(u8)]
pub enum Moment {
    /// Attack, Trainer, Power: may it be used at all? Refuses with a reason, back to the menu.
    InitialEffect1 = 1,
    /// Attack, Trainer: choices made before anything is paid; may be backed out of. Power: may it be used now?
    InitialEffect2 = 2,
    /// Attack: before damage is worked out, with weakness and resistance still to come. Trainer, Power: the effect.
    BeforeDamage = 3,
    /// Attack: after damage was dealt. Power: a step of it that the AI takes.
    AfterDamage = 4,
    /// By answers: choices made after confusion was survived.
    RequireSelection = 5,
    /// Cards to discard as a price, right after an attack or Trainer is announced.
    DiscardEnergy = 6,
    /// A Pokémon whose Power works when it comes into play was played.
    PkmnPowerTrigger = 7,
    /// The cartridge's AI chooses what [`Moment::InitialEffect2`] and [`Moment::RequireSelection`] would ask.
    AiSelection = 8,
    /// The cartridge's AI attacks, and the defender must be switched: what [`Moment::RequireSelection`] would do.
    AiSwitchDefendingPkmn = 10,
}

impl Moment {
    /// Its name, as handlers are constructed: see [`on`](crate::effect::on).
    pub const fn name(self) -> &'static str {
        match self {
            Self::InitialEffect1 => "initial_effect_1",
            Self::InitialEffect2 => "initial_effect_2",
            Self::BeforeDamage => "before_damage",
            Self::AfterDamage => "after_damage",
            Self::RequireSelection => "require_selection",
            Self::DiscardEnergy => "discard_energy",
            Self::PkmnPowerTrigger => "pkmn_power_trigger",
            Self::AiSelection => "ai_selection",
            Self::AiSwitchDefendingPkmn => "ai_switch_defending_pkmn",
        }
    }
}
