//! What a line of a recorded file tells of.

use serde::{Deserialize, de::IgnoredAny};

/// A kind of record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A battle or a session: see [`crate::transcripts`].
    Battle,
    /// A fact of the cartridge's duels: see [`crate::duel_golden`].
    Golden,
    /// A duel of our own: see [`crate::duels`].
    Duel,
    /// Random teams: see [`crate::random_teams`].
    Teams,
}

#[derive(Deserialize)]
struct Signs {
    k: Option<IgnoredAny>,
    answers: Option<IgnoredAny>,
    seeds: Option<IgnoredAny>,
}

impl Kind {
    /// The kind of a line. What can't be read counts as a battle, whose reader says what is wrong.
    ///
    /// ```
    /// use tallgrass_play::kind::Kind;
    ///
    /// assert_eq!(Kind::of("{\"k\":\"coin\",\"n\":2}"), Kind::Golden);
    /// assert_eq!(Kind::of("{\"id\":\"duel:1\",\"answers\":[]}"), Kind::Duel);
    /// assert_eq!(Kind::of("{\"format\":\"gen9randombattle\",\"seeds\":[],\"teams\":[]}"), Kind::Teams);
    /// assert_eq!(Kind::of("{\"id\":\"gen9ou:1\",\"input\":[],\"teams\":[]}"), Kind::Battle);
    /// ```
    pub fn of(line: &str) -> Kind {
        match serde_json::from_str(line) {
            Ok(Signs { k: Some(_), .. }) => Kind::Golden,
            Ok(Signs { answers: Some(_), .. }) => Kind::Duel,
            Ok(Signs { seeds: Some(_), .. }) => Kind::Teams,
            _ => Kind::Battle,
        }
    }
}
