//! Named points of the rules at which what isn't loaded acts: Pokémon Powers while their Pokémon is in play, and rules,
//! which hold whatever is in play. At some only Powers can, at others both.

mod asking;

pub use asking::Denial;

use crate::{
    Duel,
    message::Message,
    state::{DeckIndex, Seat, Slot},
};
use tallgrass_cards::Color;

/// Whether a duelist may do something. `Err` is the reason that is shown.
pub type Leave = Result<(), Message>;

macro_rules! checkpoints {
    (@for_rules power) => { false };
    (@for_rules anybody) => { true };
    ($($(#[doc = $doc:literal])+ $who:ident $at:ident $name:ident $(($($arg:ident: $type:ty),+))?;)+) => {
        /// What a passive Power or a rule does, and where.
        #[derive(Clone, Copy, Debug)]
        pub enum Checkpoint {
            $($(#[doc = $doc])+ $name $(($($type),+))?,)+
        }

        /// Which checkpoint, without what happens there.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantArray)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum CheckpointKind {
            $($name,)+
        }

        impl CheckpointKind {
            /// Its name, as checkpoints are constructed: see [`at`].
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => stringify!($at),)+ }
            }

            /// Whether a rule that belongs to no Pokémon can act there.
            pub const fn is_for_rules(self) -> bool {
                match self { $(Self::$name => checkpoints!(@for_rules $who),)+ }
            }
        }

        impl Checkpoint {
            /// Which one it is.
            pub const fn kind(&self) -> CheckpointKind {
                match self { $(Self::$name { .. } => CheckpointKind::$name,)+ }
            }
        }

        /// Constructors of checkpoints for effects: `at::damage(…)`.
        pub mod at {
            use super::*;
            $($(#[doc = $doc])+
            pub const fn $at($($($arg: $type),+)?) -> Checkpoint {
                Checkpoint::$name $(($($arg),+))?
            })+
        }
    };
}

checkpoints! {
    /// No other Power works while it is in play.
    power stops_powers StopsPowers;
    /// Changes the damage an attack does to it: given the damage, gives what is left.
    power damage Damage(change: fn(&Duel, i16) -> i16);
    /// Keeps damage and effects off, if it says so.
    power shield Shield(holds: fn(&Duel) -> bool);
    /// Keeps damage and effects off, on heads.
    power dodge Dodge;
    /// Can't be given special conditions by attacks.
    power keeps_conditions_off KeepsConditionsOff;
    /// Deals this damage to whoever damages it.
    power strikes_back StrikesBack(damage: u8);
    /// Nobody evolves while it is in play.
    power stops_evolution StopsEvolution;
    /// Energy of this colour goes on Pokémon of this colour as often as one likes.
    power free_energy FreeEnergy(color: Color);
    /// While Active, all its Energy counts as this colour too.
    power energy_counts_as EnergyCountsAs(color: Color);
    /// While on the Bench, retreating costs one less.
    power cheaper_retreat CheaperRetreat;
    /// Its owner sees the opponent's hand.
    power sees_hand SeesHand;

    /// May this duelist attack? Asked before anything else is looked at.
    anybody may_attack MayAttack(allows: fn(&Duel, Seat) -> Leave);
    /// May this duelist retreat? Asked before anything else is looked at.
    anybody may_retreat MayRetreat(allows: fn(&Duel, Seat) -> Leave);
    /// May this duelist play this Trainer? Asked before anything else is looked at.
    anybody may_play_trainer MayPlayTrainer(allows: fn(&Duel, Seat, DeckIndex) -> Leave);
    /// May this duelist put this Basic Pokémon from hand on the Bench?
    anybody may_play_basic MayPlayBasic(allows: fn(&Duel, Seat, DeckIndex) -> Leave);
    /// May this duelist evolve the Pokémon in this slot into this card from hand?
    anybody may_evolve MayEvolve(allows: fn(&Duel, Seat, DeckIndex, Slot) -> Leave);
    /// May this duelist attach this Energy from hand to the Pokémon in this slot?
    anybody may_attach_energy MayAttachEnergy(allows: fn(&Duel, Seat, DeckIndex, Slot) -> Leave);
    /// May this duelist use the Power of the Pokémon in this slot?
    anybody may_use_power MayUsePower(allows: fn(&Duel, Seat, Slot) -> Leave);

    /// This duelist tries to retreat: the price is paid, a confused Pokémon has yet to toss.
    anybody retreat_tried RetreatTried(act: fn(&mut Duel, Seat));
    /// This duelist plays this card from hand, whatever it is: it was announced. A Trainer has yet to act.
    anybody card_played CardPlayed(act: fn(&mut Duel, Seat, DeckIndex));
    /// This duelist's Pokémon in this slot has evolved.
    anybody evolved Evolved(act: fn(&mut Duel, Seat, Slot));
    /// This Energy of a duelist was attached to the Pokémon in this slot, from hand, as the turn's Energy or otherwise.
    anybody energy_attached EnergyAttached(act: fn(&mut Duel, Seat, DeckIndex, Slot));
    /// This duelist uses the Power of the Pokémon in this slot: it was announced, and has yet to act.
    anybody power_used PowerUsed(act: fn(&mut Duel, Seat, Slot));
    /// This duelist's Active Pokémon attacks: it was announced, and can't be taken back.
    anybody attack_used AttackUsed(act: fn(&mut Duel, Seat));
    /// A coin was tossed: whether it shows heads.
    anybody coin_tossed CoinTossed(act: fn(&mut Duel, bool));
    /// This duelist's Pokémon in this slot is knocked out; it still lies there, and prizes have yet to be taken for it.
    anybody knocked_out KnockedOut(act: fn(&mut Duel, Seat, Slot));
}
