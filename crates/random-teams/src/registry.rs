//! Which generator a format has: by its rule set (mod), and the kind of team it says.

use tallgrass_pokedex::formats::ResolvedFormat;

use crate::Unsupported;
use crate::generations::gen9;
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
        ("gen9", "random") => Box::new(gen9::Random::new(settings)),
        _ => {
            return Err(Unsupported::NotImplemented {
                format: format.id.as_str().to_owned(),
                generator: format!("{family} {team}"),
            });
        }
    })
}
