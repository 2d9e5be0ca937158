//! Which generator a format has: by its rule set (mod), and the kind of team it says.

use tallgrass_pokedex::formats::ResolvedFormat;

use crate::Unsupported;
use crate::generations::factory::{Cap1v1, Draft, Factory};
use crate::generations::{
    champions, cups, gen1, gen2, gen3, gen4, gen5, gen6, gen7, gen7letsgo, gen8, gen8bdsp, gen9, gen9_baby, gen9_cap,
    gen9_ffa,
};
use crate::generator::Maker;
use crate::settings::Settings;

/// The folder of Showdown's generators a format's is in.
fn family<'a>(format: &ResolvedFormat) -> &'a str {
    let id = format.id.as_str();
    if id.contains("gen9babyrandombattle") {
        "gen9baby"
    } else if id.contains("gen9randombattle") && format.rules.has_key("+tag:cap") {
        "gen9cap"
    } else if id.contains("gen9freeforallrandombattle") {
        "gen9ffa"
    } else {
        format.mod_name
    }
}

pub(crate) fn maker(format: &ResolvedFormat, settings: &Settings) -> Result<Box<dyn Maker>, Unsupported> {
    // SHOWDOWN: formats whose players bring their teams have plain random ones for those who come without.
    let team = format.team.unwrap_or("random");
    let family = family(format);
    // One line a generator.
    Ok(match (family, team) {
        ("champions", "random") => Box::new(champions::random()),
        ("gen1", "random") => Box::<gen1::Random>::default(),
        ("gen2", "random") => Box::new(gen2::random()),
        ("gen3", "random") => Box::new(gen3::random()),
        ("gen4", "random") => Box::new(gen4::random()),
        ("gen5", "random") => Box::new(gen5::random()),
        ("gen6", "random") => Box::new(gen6::random()),
        ("gen7", "random") => Box::new(gen7::random()),
        ("gen7letsgo", "random") => Box::<gen7letsgo::Random>::default(),
        ("gen8", "random") => Box::new(gen8::random()),
        ("gen8bdsp", "random") => Box::new(gen8bdsp::random()),
        ("gen9", "random") => Box::new(gen9::random(settings)),
        ("gen9baby", "randomBaby") => Box::new(gen9_baby::random()),
        ("gen9cap", "random") => Box::new(gen9_cap::random()),
        ("gen9ffa", "randomFFA") => Box::new(gen9_ffa::random()),
        ("gen9", "randomCC") => Box::<cups::ChallengeCup>::default(),
        ("gen1", "randomCC") => Box::<gen1::ChallengeCup>::default(),
        ("gen9" | "gen8" | "gen7", "randomHC") => Box::new(cups::HackmonsCup::new(format, settings)),
        ("gen1", "randomHC") => Box::new(gen1::HackmonsCup::new()),
        ("gen9" | "gen8" | "gen7" | "gen6", "randomFactory") => Box::new(Factory::battle(settings)),
        ("gen9" | "gen8" | "gen7", "randomBSSFactory") => Box::new(Factory::bss(settings)),
        ("gen9", "random1v1Factory") => Box::new(Factory::one_on_one()),
        ("gen9", "randomDraftFactory") => Box::new(Draft::default()),
        ("gen8", "randomCAP1v1") => Box::new(Cap1v1),
        _ => {
            return Err(Unsupported::NotImplemented {
                format: format.id.as_str().to_owned(),
                generator: format!("{family} {team}"),
            });
        }
    })
}
