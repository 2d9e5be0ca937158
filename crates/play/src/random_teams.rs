//! Recorded random teams, and whether the same seeds make the same teams here.

use serde::Deserialize;
use tallgrass_pokedex::{Dex, formats, json_problem, teams};
use tallgrass_random_teams::{Generator, Member};

/// Teams that one generator made, one after the other.
#[derive(Clone, Debug, Deserialize)]
pub struct Record {
    /// The format, custom rules included.
    pub format: String,
    /// The seed that was set before each team.
    pub seeds: Vec<String>,
    /// The teams, packed.
    pub teams: Vec<String>,
}

/// What came of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All teams are the same.
    Passed,
    /// A team is another.
    Failed {
        /// Which, and of what seed.
        team: String,
        /// The first Pokémon to be made that differs, and how.
        why: String,
    },
    /// It can't be made: why.
    Refused(String),
}

impl Record {
    /// Reads a record from its line.
    ///
    /// # Errors
    /// If the line isn't the JSON of a record.
    pub fn parse(line: &str) -> Result<Record, String> {
        let record: Record = serde_json::from_str(line).map_err(|error| {
            format!("not random teams: {}; they are an object with format, seeds and teams", json_problem(&error))
        })?;
        let (seeds, teams) = (record.seeds.len(), record.teams.len());
        if seeds != teams {
            return Err(format!("not random teams: it has {seeds} seeds for {teams} teams, and each team has one"));
        }
        Ok(record)
    }

    /// Its name: the format and the first seed.
    pub fn id(&self) -> String {
        format!("{}:{}", self.format, self.seeds.first().map_or("", String::as_str))
    }
}

/// Makes the teams of a record and compares.
pub fn judge(record: &Record) -> Outcome {
    let failed = |team: &str, why: String| Outcome::Failed { team: team.to_owned(), why };
    let format = match formats::resolve(&record.format) {
        Ok(format) => format,
        Err(error) => return failed("its format", error.to_string()),
    };
    let dex = Dex::of(format.generation);
    let mut generator: Option<Generator> = None;
    for (number, (seed, expected)) in (1..).zip(record.seeds.iter().zip(&record.teams)) {
        let name = format!("team {number} of {seed}");
        let seed = match seed.parse() {
            Ok(seed) => seed,
            Err(error) => return failed(&name, format!("{error}")),
        };
        let generator = match &mut generator {
            Some(generator) => {
                generator.set_seed(seed);
                generator
            }
            none => match Generator::new(&format, seed) {
                Ok(new) => none.insert(new),
                Err(error) => return Outcome::Refused(error.to_string()),
            },
        };
        let team: Vec<Member> = match generator.team() {
            Ok(team) => team.to_vec(),
            Err(error) => return failed(&name, format!("after {} draws: {error}", generator.draws())),
        };
        if let Some(why) = difference(dex, &team, expected) {
            return failed(&name, why);
        }
    }
    Outcome::Passed
}

/// What the fields of the packed form are, in order.
const FIELDS: [&str; 12] = [
    "nickname",
    "species",
    "item",
    "ability",
    "moves",
    "nature",
    "effort values",
    "gender",
    "individual values",
    "shiny",
    "level",
    "happiness and what follows",
];

/// How the first Pokémon to be made that differs does so.
fn difference(dex: &Dex, team: &[Member], expected: &str) -> Option<String> {
    let made: Vec<String> = team.iter().map(|member| teams::pack(&[member.to_set(dex)])).collect();
    if made.join("]") == expected {
        return None;
    }
    let expected: Vec<&str> = expected.split(']').collect();
    let differs = |place: usize| expected.get(place).is_none_or(|set| made[place] != *set);
    let Some(place) = (0..made.len()).filter(|place| differs(*place)).min_by_key(|place| team[*place].drawn) else {
        return Some(format!("it has {} Pokémon but should have {}", made.len(), expected.len()));
    };
    let (made, expected) = (&made[place], expected.get(place).copied().unwrap_or("nobody"));
    let differing = FIELDS.iter().zip(made.split('|').zip(expected.split('|'))).find(|(_, (a, b))| a != b);
    let field = differing.map_or(String::new(), |(field, (made, expected))| {
        format!(": {field} \"{made}\" but should be \"{expected}\"")
    });
    let drawn = team[place].drawn;
    let number = place + 1;
    Some(format!("Pokémon {number}, complete after {drawn} draws{field}\n  - {expected}\n  + {made}"))
}
