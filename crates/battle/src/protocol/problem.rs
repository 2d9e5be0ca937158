//! Why a command of the protocol can't be carried out.

use crate::setup::SetupError;
use tallgrass_pokedex::formats::FormatError;
use tallgrass_pokedex::teams::TeamError;

/// A command that can't be carried out. The battle is as it was.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{command}: {reason}")]
pub struct SessionError {
    /// The command, shortened.
    pub command: String,
    /// What is wrong with it.
    pub reason: SessionProblem,
}

/// What is wrong with a command.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SessionProblem {
    /// The battle or a player can't be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There is no such format.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// A team can't be read.
    #[error(transparent)]
    Team(#[from] TeamError),
    /// Something else.
    #[error("{0}")]
    Other(String),
}

impl From<String> for SessionProblem {
    fn from(text: String) -> SessionProblem {
        SessionProblem::Other(text)
    }
}

impl From<&str> for SessionProblem {
    fn from(text: &str) -> SessionProblem {
        SessionProblem::Other(text.to_owned())
    }
}

impl SessionProblem {
    /// What isn't here yet, if that is what is wrong: an effect, a format's generation, or room for so many.
    pub fn not_here(&self) -> Option<String> {
        match self {
            SessionProblem::Setup(SetupError::NotWritten { kind, name, .. }) => Some(format!("{kind} {name}")),
            SessionProblem::Setup(SetupError::Format { name, what }) => Some(format!("format {name}: {what}")),
            SessionProblem::Setup(SetupError::Limit { what, .. }) => Some(format!("limit: {what}")),
            _ => None,
        }
    }
}
