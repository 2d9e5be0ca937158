//! The moments at which cards act, how a card says what it does at them, and the one place where they are dispatched.
//!
//! An attack, a Pokémon Power or a Trainer is *loaded* before its moments run: [`crate::state::Work::loaded`]. At a
//! fixed point of the flow the engine asks for a moment; if the loaded effect has a listener for it, that runs, and if
//! not, the moment passes. A handler comes in three shapes: a plain function, a check that may refuse with the game's
//! reason, and a function of a step number, for what asks a question on the way.

use crate::{
    Duel,
    checkpoints::Checkpoint,
    flow::{Frame, Next, Routine, Verdict},
    message::Message,
};
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

/// A point of the flow at which the loaded effect may act. The names are the cartridge's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::InitialEffect1,
        Self::InitialEffect2,
        Self::BeforeDamage,
        Self::AfterDamage,
        Self::RequireSelection,
        Self::DiscardEnergy,
        Self::PkmnPowerTrigger,
        Self::AiSelection,
        Self::AiSwitchDefendingPkmn,
    ];

    fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|moment| *moment as u8 == number)
    }
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

/// What an attack, a Pokémon Power or a Trainer does.
#[derive(Clone, Copy, Debug)]
pub struct Effect {
    /// Its name.
    pub name: &'static str,
    /// The cards it is printed on, and where.
    pub of: &'static [(CardId, u8)],
    /// What it does at which moment.
    pub on: &'static [Listener],
    /// What it does at checkpoints while its Pokémon is in play.
    pub at: &'static [Checkpoint],
}

impl Effect {
    /// An effect that does nothing: `..Effect::NEW` in a static fills in what isn't said.
    pub const NEW: Self = Self { name: "", of: &[], on: &[], at: &[] };
}

/// Constructors of listeners, one for each moment and shape of handler.
pub mod on {
    use super::{Handler, Listener, Moment};
    use crate::{Duel, flow::Next, message::Message};

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

/// Every effect, by the card it is printed on.
#[derive(Debug)]
pub struct Rulebook {
    effects: Vec<[Option<&'static Effect>; 3]>,
    passives: [u16; 256],
}

/// Two effects claim the same place, or one claims a place that isn't there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{one} and {other} both say what place {place} of card {card} does")]
pub struct Conflict {
    /// The one that was first.
    pub one: &'static str,
    /// The other.
    pub other: &'static str,
    /// The card.
    pub card: CardId,
    /// The place.
    pub place: u8,
}

impl Rulebook {
    /// A rulebook with these effects.
    pub fn new(effects: &[&'static Effect]) -> Result<Self, Conflict> {
        let mut book = Self { effects: vec![[None; 3]; 256], passives: [0; 256] };
        for &effect in effects {
            for &(card, place) in effect.of {
                let slot = &mut book.effects[card as usize][place as usize % 3];
                if let Some(one) = slot {
                    return Err(Conflict { one: one.name, other: effect.name, card, place });
                }
                *slot = Some(effect);
                for checkpoint in effect.at {
                    book.passives[card as usize] |= 1 << checkpoint.kind() as u8;
                }
            }
        }
        Ok(book)
    }

    /// What is printed in this place of this card.
    #[inline]
    pub fn effect(&self, card: CardId, place: u8) -> Option<&'static Effect> {
        self.effects[card as usize].get(place as usize).copied().flatten()
    }

    /// Which checkpoints the card's Power listens to, as a mask.
    #[inline]
    pub fn passives(&self, card: CardId) -> u16 {
        self.passives[card as usize]
    }

    /// The card's listener at a checkpoint.
    pub fn checkpoint(&self, card: CardId, kind: crate::checkpoints::CheckpointKind) -> Option<&'static Checkpoint> {
        if self.passives(card) & 1 << kind as u8 == 0 {
            return None;
        }
        self.effects[card as usize].iter().flatten().flat_map(|effect| effect.at).find(|point| point.kind() == kind)
    }

    /// The handler of an effect at a moment.
    pub fn handler(&self, card: CardId, place: u8, moment: Moment) -> Option<Handler> {
        let effect = self.effect(card, place)?;
        effect.on.iter().find(|listener| listener.moment == moment).map(|listener| listener.handler)
    }
}

/// Runs a moment of what is loaded: the one place where it happens. A handler with steps comes back as a frame to run.
pub(crate) fn dispatch(duel: &mut Duel, moment: Moment) -> Option<Frame> {
    let loaded = duel.state.work.loaded;
    let handler = duel.rulebook().handler(loaded.card, loaded.place, moment);
    duel.state.flow.verdict = match handler {
        None => Verdict::Done,
        Some(Handler::Plain(act)) => {
            act(duel);
            Verdict::Done
        }
        Some(Handler::Check(check)) => match check(duel) {
            Ok(()) => Verdict::Done,
            Err(why) => Verdict::Refused(why),
        },
        Some(Handler::Steps(_)) => {
            return Some(Frame::new(Routine::Moment, [moment as u8, loaded.card, loaded.place, 0]));
        }
    };
    None
}

/// Goes on with a handler that has steps. It stays the one it was, even if it has loaded something else meanwhile.
pub(crate) fn resume(duel: &mut Duel, frame: Frame) -> Next {
    let [moment, card, place, _] = frame.data;
    let handler = Moment::from_number(moment).and_then(|moment| duel.rulebook().handler(card, place, moment));
    match handler {
        Some(Handler::Steps(steps)) => steps(duel, frame.step),
        _ => Next::Done,
    }
}
