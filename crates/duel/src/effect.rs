//! How a card says what it does at which [moment](crate::moment).
//!
//! A handler comes in three shapes: a plain function, a check that may refuse with the game's reason, and a function of
//! a step number, for what asks a question on the way.

use crate::{Duel, checkpoints::Checkpoint, flow::Next, message::Message, moment::Moment};
use tallgrass_cards::CardId;

/// Where on a card an effect is printed.
pub mod place {
    /// The first attack, or the Pokémon Power.
    pub const FIRST: u8 = 0;
    /// The second attack.
    pub const SECOND: u8 = 1;
    /// The whole card: a Trainer or an Energy.
    pub const CARD: u8 = 2;
}

/// What a handler may be.
#[derive(Clone, Copy, Debug)]
pub enum Handler {
    /// Does something.
    Plain(fn(&mut Duel)),
    /// May refuse.
    Check(fn(&mut Duel) -> Result<(), Message>),
    /// May ask, and goes on at a step.
    Steps(fn(&mut Duel, u8) -> Next),
}

/// A handler at a moment.
#[derive(Clone, Copy, Debug)]
pub struct Listener {
    /// When.
    pub moment: Moment,
    /// What.
    pub handler: Handler,
}

/// How an effect stands with those that earlier layers of a [`crate::Rulebook`] put on the same card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layer {
    /// It replaces them.
    #[default]
    Instead,
    /// It acts before them at every moment.
    Before,
    /// It acts after them at every moment.
    After,
}

/// What an attack, a Pokémon Power or a Trainer does, or a rule of its own.
#[derive(Clone, Copy, Debug)]
pub struct Effect {
    /// Its name.
    pub name: &'static str,
    /// The cards it is printed on, and where. An effect of no card is a rule of the duel.
    pub of: &'static [(CardId, u8)],
    /// What it does at which moment.
    pub on: &'static [Listener],
    /// What it does at checkpoints: a Pokémon's while it is in play; a Trainer's, and those of no card, always.
    pub at: &'static [Checkpoint],
    /// What it does at checkpoints always, a Pokémon's too: for what its Power forbids or allows once it was used,
    /// whatever becomes of the Pokémon.
    pub always: &'static [Checkpoint],
    /// Names of the turn flags it has: see [`crate::Flag::of`].
    pub flags: &'static [&'static str],
    /// Names of the marks on Pokémon it has: see [`crate::Mark::of`].
    pub marks: &'static [&'static str],
    /// How it stands with what earlier layers put on its cards.
    pub layer: Layer,
}

impl Effect {
    /// An effect that does nothing: `..Effect::NEW` in a static fills in what isn't said.
    pub const NEW: Self =
        Self { name: "", of: &[], on: &[], at: &[], always: &[], flags: &[], marks: &[], layer: Layer::Instead };

    /// Its handler at a moment.
    pub fn handler(&self, moment: Moment) -> Option<Handler> {
        self.on.iter().find(|listener| listener.moment == moment).map(|listener| listener.handler)
    }
}

/// Constructors of listeners, one for each moment and shape of handler.
pub mod on {
    use super::{Handler, Listener};
    use crate::{Duel, flow::Next, message::Message, moment::Moment};

    /// May it be used at all? `Err` is the reason that is shown.
    pub const fn initial_effect_1(check: fn(&mut Duel) -> Result<(), Message>) -> Listener {
        Listener { moment: Moment::InitialEffect1, handler: Handler::Check(check) }
    }

    /// A Power: may it be used now?
    pub const fn initial_effect_2(check: fn(&mut Duel) -> Result<(), Message>) -> Listener {
        Listener { moment: Moment::InitialEffect2, handler: Handler::Check(check) }
    }

    /// An attack or Trainer: choose before anything is paid.
    pub const fn initial_effect_2_steps(steps: fn(&mut Duel, u8) -> Next) -> Listener {
        Listener { moment: Moment::InitialEffect2, handler: Handler::Steps(steps) }
    }

    /// Discard as a price.
    pub const fn discard_energy(act: fn(&mut Duel)) -> Listener {
        Listener { moment: Moment::DiscardEnergy, handler: Handler::Plain(act) }
    }

    /// Choose, once the attack is certain.
    pub const fn require_selection(steps: fn(&mut Duel, u8) -> Next) -> Listener {
        Listener { moment: Moment::RequireSelection, handler: Handler::Steps(steps) }
    }

    /// Before damage; the effect of a Trainer or Power.
    pub const fn before_damage(act: fn(&mut Duel)) -> Listener {
        Listener { moment: Moment::BeforeDamage, handler: Handler::Plain(act) }
    }

    /// Before damage, asking on the way.
    pub const fn before_damage_steps(steps: fn(&mut Duel, u8) -> Next) -> Listener {
        Listener { moment: Moment::BeforeDamage, handler: Handler::Steps(steps) }
    }

    /// After damage.
    pub const fn after_damage(act: fn(&mut Duel)) -> Listener {
        Listener { moment: Moment::AfterDamage, handler: Handler::Plain(act) }
    }

    /// After damage, asking on the way.
    pub const fn after_damage_steps(steps: fn(&mut Duel, u8) -> Next) -> Listener {
        Listener { moment: Moment::AfterDamage, handler: Handler::Steps(steps) }
    }

    /// The Pokémon was played.
    pub const fn pkmn_power_trigger(act: fn(&mut Duel)) -> Listener {
        Listener { moment: Moment::PkmnPowerTrigger, handler: Handler::Plain(act) }
    }

    /// The Pokémon was played; something is asked or judged on the way.
    pub const fn pkmn_power_trigger_steps(steps: fn(&mut Duel, u8) -> Next) -> Listener {
        Listener { moment: Moment::PkmnPowerTrigger, handler: Handler::Steps(steps) }
    }

    /// The cartridge's AI chooses.
    pub const fn ai_selection(act: fn(&mut Duel)) -> Listener {
        Listener { moment: Moment::AiSelection, handler: Handler::Plain(act) }
    }

    /// The cartridge's AI makes the defender switch.
    pub const fn ai_switch_defending_pkmn(steps: fn(&mut Duel, u8) -> Next) -> Listener {
        Listener { moment: Moment::AiSwitchDefendingPkmn, handler: Handler::Steps(steps) }
    }
}
