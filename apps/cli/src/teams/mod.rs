//! `tallgrass teams`: random teams, the same of the same seed as Showdown's.

use crate::seed;
use anyhow::{Context, Result};
use serde_json::json;
use std::io::Write;
use std::process::ExitCode;
use tallgrass_pokedex::Dex;
use tallgrass_pokedex::formats::{self, ResolvedFormat};
use tallgrass_pokedex::teams::{PokemonSet, export, pack, to_json};
use tallgrass_random_teams::Generator;

/// Make random teams, the same of the same seed as Pokémon Showdown's.
///
/// Each is printed as Showdown's export text, below a line with its format and its seed; with that seed the same team is
/// made again. Custom rules after @@@ that generators heed work: Force Monotype, Max Team Size, Adjust Level, Same Type
/// Clause, Max Move Count and others.
///
/// Exits with 2 if the format makes no teams here, or none can be made of the seed.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  tallgrass teams
  tallgrass teams gen9randomdoublesbattle --count 3
  tallgrass teams gen9randombattle gen5,f9171be4b92598f6 --packed
  tallgrass teams \"gen9randombattle@@@Force Monotype = Fire\" 7
  tallgrass teams > mine.txt; tallgrass battle --team1 mine.txt
  tallgrass teams --count 1000 --json | jq -r '.team[].species' | sort | uniq -c | sort -n | tail -3")]
pub struct Arguments {
    /// The format, custom rules after @@@ included.
    #[arg(value_name = "FORMAT", default_value = "gen9randombattle")]
    format: String,
    /// The seed: one of Showdown's (sodium,… gen5,… or four numbers) or any whole number. A fresh one if not given.
    #[arg(value_name = "SEED", allow_negative_numbers = true)]
    seed: Option<String>,
    /// How many teams; the first of the seed itself, others of seeds that follow from it.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = crate::number::whole::<u64>(1..=100_000_000), allow_negative_numbers = true)]
    count: u64,
    #[command(flatten)]
    form: Form,
}

/// How teams are printed.
#[derive(clap::Args)]
#[group(multiple = false)]
struct Form {
    /// Print Showdown's export text. This is what happens unless something else is asked for.
    #[arg(long)]
    export: bool,
    /// Print each team packed in one line, as `pokemon-showdown generate-team` does.
    #[arg(long)]
    packed: bool,
    /// Print a JSON object a line, with `format`, `seed` and `team`.
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let format = formats::resolve(&arguments.format)?;
    let first = arguments.seed.as_deref().map_or_else(|| Ok(seed::fresh()), seed::read)?;
    let dex = Dex::of(format.generation);
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for n in 0..arguments.count {
        let seed = seed::of_game(&first, n);
        // Each is the first of its generator, which remembers nothing of others.
        let mut generator = Generator::new(&format, seed.parse()?)?;
        let sets = generator.sets().with_context(|| why_not(&format, &seed))?;
        let name = format.id_text();
        if arguments.form.packed {
            writeln!(out, "{}", pack(&sets))?;
        } else if arguments.form.json {
            writeln!(out, "{}", json!({"format": name, "seed": seed, "team": to_json(&sets)}))?;
        } else {
            let named: Vec<PokemonSet> = sets.into_iter().map(|set| with_move_names(set, dex)).collect();
            writeln!(out, "=== [{name}] {seed} ===\n\n{}", export(&named))?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// What comes before Showdown's words for why there is no team.
fn why_not(format: &ResolvedFormat, seed: &str) -> String {
    match format.team {
        Some(_) => format!("no team of seed {seed}"),
        None => format!("players bring their own teams to {}, and no random ones are made for it", format.name),
    }
}

/// Generators know moves by their ids; people read names.
fn with_move_names(mut set: PokemonSet, dex: &Dex) -> PokemonSet {
    for mv in &mut set.moves {
        if let Some(id) = dex.find_move(mv) {
            *mv = dex.mv(id).name.to_owned();
        }
    }
    set
}
