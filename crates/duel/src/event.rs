//! What a duel reports while it runs, if someone listens.

use crate::{changes::Change, message::Message, state::Seat};
use tallgrass_cards::CardId;

/// The cartridge's actions, as its AI and its link cable name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Action {
    Error,
    PlayBasic,
    Evolve,
    PlayEnergy,
    AttemptRetreat,
    FinishNoAttack,
    PlayTrainer,
    ExecuteTrainerEffects,
    BeginAttack,
    UseAttack,
    AttackAnimAndDamage,
    DrawCard,
    UsePower,
    ExecutePowerEffect,
    ForceSwitchActive,
    Nothing0f,
    Nothing10,
    TossCoins,
    ShuffleAnimation,
    Nothing13,
    UseMetronomeAttack,
    PowerAfterDamage,
    MainScene,
}

impl Action {
    /// All of them, by number.
    pub const ALL: [Self; 23] = [
        Self::Error,
        Self::PlayBasic,
        Self::Evolve,
        Self::PlayEnergy,
        Self::AttemptRetreat,
        Self::FinishNoAttack,
        Self::PlayTrainer,
        Self::ExecuteTrainerEffects,
        Self::BeginAttack,
        Self::UseAttack,
        Self::AttackAnimAndDamage,
        Self::DrawCard,
        Self::UsePower,
        Self::ExecutePowerEffect,
        Self::ForceSwitchActive,
        Self::Nothing0f,
        Self::Nothing10,
        Self::TossCoins,
        Self::ShuffleAnimation,
        Self::Nothing13,
        Self::UseMetronomeAttack,
        Self::PowerAfterDamage,
        Self::MainScene,
    ];

    /// The action with this number.
    pub fn from_number(number: u8) -> Self {
        Self::ALL.get(number as usize).copied().unwrap_or(Self::Error)
    }

    /// The cartridge's name for it, without `OPPACTION_`.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; 23] = [
            "ERROR",
            "PLAY_BASIC_PKMN",
            "EVOLVE_PKMN",
            "PLAY_ENERGY",
            "ATTEMPT_RETREAT",
            "FINISH_NO_ATTACK",
            "PLAY_TRAINER",
            "EXECUTE_TRAINER_EFFECTS",
            "BEGIN_ATTACK",
            "USE_ATTACK",
            "ATTACK_ANIM_AND_DAMAGE",
            "DRAW_CARD",
            "USE_PKMN_POWER",
            "EXECUTE_PKMN_POWER_EFFECT",
            "FORCE_SWITCH_ACTIVE",
            "NO_ACTION_0F",
            "NO_ACTION_10",
            "TOSS_COIN_A_TIMES",
            "6B30",
            "NO_ACTION_13",
            "USE_METRONOME_ATTACK",
            "6B15",
            "DUEL_MAIN_SCENE",
        ];
        NAMES[self as usize]
    }

    /// The action with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|action| action.name() == name)
    }
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// An action is announced to the other duelist, with the ten parameter bytes as they are (the first still names the
    /// action before) and which of them were set on the way to this one, and the RNG.
    Announce {
        /// What is announced.
        action: Action,
        /// The bytes.
        parameters: [u8; 10],
        /// Mask of the bytes written since the action began.
        written: u16,
        /// The RNG now.
        rng: [u8; 3],
    },
    /// A coin was tossed.
    Coin(bool),
    /// A deck is about to be shuffled, with the RNG before.
    Shuffle(Seat, [u8; 3]),
    /// A message.
    Say(Message),
    /// A duelist is about to take prizes by choosing.
    TakesPrizes(Seat, u8),
    /// A knocked-out Active Pokémon is about to be replaced.
    Replaced {
        /// Whose.
        who: Seat,
        /// From which slot.
        slot: u8,
        /// By which card.
        card: CardId,
    },
    /// Knock-outs were judged: the four bits, the result, and whether the table decided.
    Judged {
        /// The four bits.
        bits: u8,
        /// 0 or a [`crate::state::Finish`].
        finished: u8,
        /// The sixteen-entry table decided.
        table: bool,
    },
    /// A turn flag was set or cleared.
    Flag {
        /// Which: see [`crate::Duel::flag_name`].
        number: u8,
        /// It is set now.
        set: bool,
    },
    /// A Pokémon was marked, or a mark taken off it.
    Mark {
        /// Whose.
        who: Seat,
        /// In which slot.
        slot: u8,
        /// Which mark: see [`crate::Duel::mark_name`].
        number: u8,
        /// It has it now.
        set: bool,
    },
    /// An effect says what happened in words of its own: see [`crate::Duel::tell`].
    Told {
        /// The words, with `{who}`, `{card}` and `{pokemon}` for what follows.
        words: Message,
        /// Who did it, and whose the card and the Pokémon are.
        who: Seat,
        /// The card, by deck index.
        card: u8,
        /// The Pokémon's slot.
        slot: u8,
    },
    /// A Pokémon took damage.
    Damaged {
        /// Whose.
        who: Seat,
        /// In which slot.
        slot: u8,
        /// Which card it is.
        card: CardId,
        /// How much.
        damage: u16,
        /// Hit points left.
        left: u8,
    },
    /// A duelist is shown a card that is hidden otherwise.
    Shown {
        /// Who sees it.
        to: Seat,
        /// Whose it is.
        of: Seat,
        /// Which, by deck index.
        card: u8,
    },
    /// Something is otherwise now on a duelist's side; told while the duel is watched: see [`crate::Duel::watch`].
    Changed(Seat, Change),
    /// A turn begins: its number and owner.
    Turn(u8, Seat),
    /// An action of the cartridge's AI has run.
    Executed(Action),
    /// The duel is over, or tied and about to be played again.
    Finished {
        /// A [`crate::state::Finish`], seen by `owner`.
        finished: u8,
        /// Turns played.
        turns: u8,
        /// The turn's owner.
        owner: Seat,
    },
}
