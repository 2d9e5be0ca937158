//! Teams in the three forms that Showdown's players keep them in: packed (one line), export text, and JSON.
//!
//! ```
//! use tallgrass_pokedex::teams;
//!
//! let team = teams::import("Sparky (Pikachu) @ Light Ball\nAbility: Static\n- Thunderbolt\n")?;
//! assert_eq!(team[0].species, "Pikachu");
//! assert_eq!(teams::pack(&team), "Sparky|Pikachu|LightBall|Static|Thunderbolt|||||||");
//! # Ok::<(), teams::TeamError>(())
//! ```

mod check;
mod export;
mod json;
mod number;
mod packed;

pub use check::{NameProblem, check_names};
pub use export::export;
pub use json::{from_json, to_json};
pub use packed::{pack, unpack, unpack_objects};

/// One Pokémon of a team as a player writes it: names are kept as text and may be wrong, see [`check_names`].
///
/// An empty text means that nothing was said; the battle then has its defaults.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct PokemonSet {
    /// Nickname; the species' name if empty.
    pub name: String,
    /// Species or forme.
    pub species: String,
    /// Held item.
    pub item: String,
    /// Ability.
    pub ability: String,
    /// Moves, in order, up to 24.
    pub moves: Vec<String>,
    /// Nature.
    pub nature: String,
    /// `M`, `F` or `N`.
    pub gender: String,
    /// Effort values in the order HP, Atk, Def, SpA, SpD, Spe. They are not limited here; battles limit each to 0–255.
    pub evs: Option<[i32; 6]>,
    /// Individual values in the same order; battles limit each to 0–31.
    pub ivs: Option<[i32; 6]>,
    /// Level; 100 or the format's default if it isn't said.
    pub level: Option<i32>,
    /// It has the rarer coloring.
    pub shiny: bool,
    /// Friendship, 0–255, the latter if it isn't said.
    pub happiness: Option<i32>,
    /// The Poké Ball it comes out of.
    pub pokeball: String,
    /// Hidden Power's type, where it doesn't follow from the individual values.
    pub hp_type: String,
    /// It can Gigantamax.
    pub gigantamax: bool,
    /// Dynamax Level, 0–10, the latter if it isn't said.
    pub dynamax_level: Option<i32>,
    /// Tera Type.
    pub tera_type: String,
    /// It may Terastallize where only captains may (Draft Factory). Only JSON has it.
    pub tera_captain: bool,
}

impl PokemonSet {
    /// The nickname, or the species' name if there is none.
    pub fn display_name(&self) -> &str {
        if self.name.is_empty() { &self.species } else { &self.name }
    }
}

/// Why a text isn't a team.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TeamError {
    /// There is nothing in it.
    #[error("there is no team in it")]
    Empty,
    /// A line of an exported team is wrong.
    #[error("line {line} of the team: {reason}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong, and what would be right.
        reason: String,
    },
    /// A field of a packed team is wrong.
    #[error("Pokémon {set} of the packed team, {field}: {reason}")]
    Packed {
        /// Counted from 1.
        set: usize,
        /// Which field.
        field: &'static str,
        /// What is wrong, and what would be right.
        reason: String,
    },
    /// It isn't the JSON of a team.
    #[error("line {line}, column {column} of the team: {reason}")]
    Json {
        /// Counted from 1.
        line: usize,
        /// Counted from 1.
        column: usize,
        /// What is wrong.
        reason: String,
    },
    /// There are several teams in it.
    #[error("line {line} of the file begins another team: a file has one team, so put each into a file of its own")]
    Several {
        /// Where the second begins, counted from 1.
        line: usize,
    },
}

/// Most Pokémon in a team, and most moves of a Pokémon.
const MOST: usize = 24;

/// Reads a team in any of the three forms.
///
/// # Errors
/// If it is in none of them, with the line and what is wrong there; or if there are several.
pub fn import(text: &str) -> Result<Vec<PokemonSet>, TeamError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let trimmed = text.trim();
    let mut start = trimmed.chars().filter(|c| !c.is_whitespace());
    let looks_like_json = matches!((start.next(), start.next()), (Some('['), Some('{' | ']')) | (Some('{'), Some('"')));
    if looks_like_json || serde_json::from_str::<serde::de::IgnoredAny>(trimmed).is_ok() {
        return from_json(text);
    }
    let mut packed = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    match packed.next() {
        Some((first, _)) if is_packed(first) => match packed.next() {
            Some((second, line)) if is_packed(second) => Err(TeamError::Several { line }),
            Some((_, line)) => Err(TeamError::Line {
                line,
                reason: "after a packed team, which is one line, nothing may follow".into(),
            }),
            None => unpack(without_title(first.trim())),
        },
        _ => export::read(text),
    }
}

/// Whether a line is a packed team: nothing else has so many bars.
fn is_packed(line: &str) -> bool {
    line.matches('|').count() > 1
}

/// A packed team as teams are stored has its format and title in front: `gen9ou]Rain|Pelipper||…`.
fn without_title(packed: &str) -> &str {
    packed.split_once('|').filter(|(title, _)| title.contains(']')).map_or(packed, |(_, team)| team)
}
