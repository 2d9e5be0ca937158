//! What a player may choose, as values and as text, and why a choice is refused.

/// What a Pokémon does besides its move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Special {
    /// Nothing.
    #[default]
    None,
    /// It mega evolves.
    Mega,
    /// It mega evolves into its X forme, where that is a choice of its own.
    MegaX,
    /// It mega evolves into its Y forme, where that is a choice of its own.
    MegaY,
    /// It uses the move as a Z-move.
    ZMove,
    /// It ultra bursts.
    Ultra,
    /// It dynamaxes.
    Dynamax,
    /// It terastallizes.
    Terastallize,
}

/// What a player does with one Pokémon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Nothing, where there is nothing to do.
    Pass,
    /// A move.
    Move {
        /// Which of those the request lists, from 0.
        slot: u8,
        /// Where it is aimed: 1–3 a foe, −1–−3 an ally, 0 nowhere in particular.
        target: i8,
        /// What else the Pokémon does.
        special: Special,
    },
    /// Somebody comes in.
    Switch {
        /// Who: the place in the team's current order, from 0.
        slot: u8,
    },
    /// A change to the middle, in triples.
    Shift,
}

/// In the words of choice strings.
impl std::fmt::Display for Choice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Choice::Pass => f.write_str("pass"),
            Choice::Shift => f.write_str("shift"),
            Choice::Switch { slot } => write!(f, "switch {}", slot as u32 + 1),
            Choice::Move { slot, target, special } => {
                write!(f, "move {}", slot as u32 + 1)?;
                if target != 0 {
                    write!(f, " {target:+}")?;
                }
                f.write_str(match special {
                    Special::None => "",
                    Special::Mega => " mega",
                    Special::MegaX => " megax",
                    Special::MegaY => " megay",
                    Special::ZMove => " zmove",
                    Special::Ultra => " ultra",
                    Special::Dynamax => " dynamax",
                    Special::Terastallize => " terastallize",
                })
            }
        }
    }
}

/// Why a choice was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("[{} choice] {message}", if *unavailable { "Unavailable" } else { "Invalid" })]
pub struct ChoiceError {
    /// What is wrong, in Showdown's words.
    pub message: String,
    /// Whether it was refused for a reason the player didn't know until now. The request has changed accordingly.
    pub unavailable: bool,
    /// Whether nobody is to be told (the player only asked whether a Pokémon is locked).
    pub silent: bool,
    /// What was refused before it, in the same choice.
    pub before: Vec<ChoiceError>,
}

impl ChoiceError {
    pub(crate) fn invalid(message: impl Into<String>) -> ChoiceError {
        ChoiceError { message: message.into(), unavailable: false, silent: false, before: vec![] }
    }

    /// A refusal that nobody has words for.
    pub(super) fn wordless() -> ChoiceError {
        ChoiceError::invalid("")
    }

    /// The error as it is told, once the whole choice has been looked at.
    ///
    /// SHOWDOWN: what is refused without a word is reported as unknown, unless something else was wrong before.
    pub(super) fn reported(mut self, choice: impl FnOnce() -> String) -> ChoiceError {
        if self.silent || !self.message.is_empty() {
            return self;
        }
        if let Some(last) = self.before.pop() {
            return ChoiceError { before: self.before, ..last };
        }
        ChoiceError::invalid(format!(
            "Unknown error for choice: {}. If you're not using a custom client, please report this as a bug.",
            choice()
        ))
    }

    pub(super) fn unavailable(message: impl Into<String>) -> ChoiceError {
        ChoiceError { message: message.into(), unavailable: true, silent: false, before: vec![] }
    }
}
