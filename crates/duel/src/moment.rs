//! The moments at which cards act, how a card says what it does at them, and the one place where they are dispatched.
//!
//! An attack, a Pokémon Power or a Trainer is *loaded* before its moments run: [`crate::state::Work::loaded`]. At a
//! fixed point of the flow the engine asks for a moment; if the loaded effect has a listener for it, that runs, and if
//! not, the moment passes. A handler comes in three shapes: a plain function, a check that may refuse with the game's
//! reason, and a function of a step number, for what asks a question on the way.

use crate::{
    Duel,
    checkpoints::Checkpoint,
    flag::Flag,
    flow::{Frame, Next, Routine, Verdict},
    message::Message,
    trace::{Came, Step},
};
use strum::{FromRepr, VariantArray};
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
    /// Its name, as handlers are constructed: see [`on`].
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
    /// The turn flags it uses.
    pub flags: &'static [&'static Flag],
    /// How it stands with what earlier layers put on its cards.
    pub layer: Layer,
}

impl Effect {
    /// An effect that does nothing: `..Effect::NEW` in a static fills in what isn't said.
    pub const NEW: Self = Self { name: "", of: &[], on: &[], at: &[], flags: &[], layer: Layer::Instead };

    /// Its handler at a moment.
    pub fn handler(&self, moment: Moment) -> Option<Handler> {
        self.on.iter().find(|listener| listener.moment == moment).map(|listener| listener.handler)
    }
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

/// Runs a moment of what is loaded: the one place where it happens. A handler with steps comes back as a frame to run.
pub(crate) fn dispatch(duel: &mut Duel, moment: Moment) -> Option<Frame> {
    let loaded = duel.state.work.loaded;
    duel.note(|duel| {
        let effects = duel.rulebook().effects(loaded.card, loaded.place).iter();
        let listeners = effects.filter(|effect| effect.handler(moment).is_some()).map(|effect| effect.name).collect();
        Step::Moment { moment, card: loaded.card, place: loaded.place, listeners }
    });
    act_from(duel, moment, loaded.card, loaded.place, 0)
}

/// Notes what came of a listener.
fn note_listener(duel: &mut Duel, moment: Moment, card: CardId, effect: &Effect, came: impl FnOnce(&Duel) -> Came) {
    let effect = effect.name;
    duel.note(|duel| Step::Listener { moment, card, effect, came: came(duel) });
}

/// The effects on a card act one after the other, from the one with number `first` on, until one refuses or has steps.
fn act_from(duel: &mut Duel, moment: Moment, card: CardId, place: u8, first: usize) -> Option<Frame> {
    duel.state.flow.verdict = Verdict::Done;
    for (number, effect) in duel.rulebook().effects(card, place).iter().enumerate().skip(first) {
        match effect.handler(moment) {
            None => {}
            Some(Handler::Plain(act)) => {
                let before = duel.state.work.damage;
                act(duel);
                note_listener(duel, moment, card, effect, |duel| Came::Acted(before, duel.state.work.damage));
            }
            Some(Handler::Check(check)) => {
                let before = duel.state.work.damage;
                let checked = check(duel);
                note_listener(duel, moment, card, effect, |duel| match checked {
                    Ok(()) => Came::Acted(before, duel.state.work.damage),
                    Err(why) => Came::Refused(why),
                });
                if let Err(why) = checked {
                    duel.state.flow.verdict = Verdict::Refused(why);
                    return None;
                }
            }
            Some(Handler::Steps(_)) => {
                return Some(Frame::new(Routine::Moment, [moment as u8, card, place, number as u8]));
            }
        }
    }
    None
}

/// Goes on with a handler that has steps. It stays the one it was, even if it has loaded something else meanwhile. When
/// it is through, the effects after it on the same card act.
pub(crate) fn resume(duel: &mut Duel, frame: Frame) -> Next {
    let [moment, card, place, number] = frame.data;
    let number = number as usize;
    let effects = duel.rulebook().effects(card, place);
    let (Some(moment), Some(effect)) = (Moment::from_repr(moment), effects.get(number)) else { return Next::Done };
    let Some(Handler::Steps(steps)) = effect.handler(moment) else { return Next::Done };
    let before = duel.state.work.damage;
    let next = steps(duel, frame.step);
    match next {
        Next::Ask(_) => note_listener(duel, moment, card, effect, |duel| {
            let pending = duel.pending();
            Came::Asked(pending.who, pending.why)
        }),
        Next::Done => note_listener(duel, moment, card, effect, |duel| Came::Acted(before, duel.state.work.damage)),
        Next::Refuse(why) => note_listener(duel, moment, card, effect, |_| Came::Refused(why)),
        Next::Cancel => note_listener(duel, moment, card, effect, |_| Came::Cancelled),
        Next::Step(_) | Next::Moment(..) | Next::Call(..) => {}
    }
    if next != Next::Done || number + 1 >= effects.len() {
        return next;
    }
    match (act_from(duel, moment, card, place, number + 1), duel.state.flow.verdict) {
        (Some(further), _) => {
            if let Some(top) = duel.state.flow.top() {
                *top = further;
            }
            Next::Step(0)
        }
        (None, Verdict::Refused(why)) => Next::Refuse(why),
        (None, _) => Next::Done,
    }
}
