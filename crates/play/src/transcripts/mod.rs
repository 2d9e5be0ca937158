//! Transcripts of battles: reading them, replaying them, and saying for each where the engine first plays differently.
//!
//! There are two kinds. A *battle* has its input and the whole log as it stands at the end, and often every request that
//! was sent. A *session* has its input, refused choices included, and every message that was sent.

mod fired;
mod read;
mod replay;

pub use fired::Fired;
pub use read::{Declared, Record, lines};
pub use replay::{Difference, Outcome, Report, judge};
