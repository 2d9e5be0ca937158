use std::sync::LazyLock;

use tallgrass_pokedex::teams::{self, PokemonSet};
use tallgrass_pokedex::{AbilityId, Dex, Gender, ItemId, MoveId, Nature, SpeciesId, Type};

use crate::data::{file, text};
use crate::engine::Draws;
use crate::generator::Maker;
use crate::settings::Settings;
use crate::written;
use crate::{Member, TeamsError};

/// Match-ups, each two packed teams. A team is read when it is given.
static MATCH_UPS: LazyLock<Vec<[String; 2]>> = LazyLock::new(|| {
    let line = |line: &str| match line.split_once('\t') {
        Some((one, other)) => [one.to_owned(), other.to_owned()],
        None => panic!("two columns: {line}"),
    };
    text(file!("draft")).lines().map(line).collect()
});

/// Draft Factory: whole match-ups, one team for each player.
#[derive(Debug, Default)]
pub struct Draft {
    /// The match-up of the battle, and which of its teams is given next.
    next: Option<(usize, usize)>,
}

impl Maker for Draft {
    fn make(&mut self, settings: &Settings, draws: &mut Draws, team: &mut Vec<Member>) -> Result<(), TeamsError> {
        settings.refuse_custom_bans()?;
        let (match_up, side) = match self.next {
            Some(next) => next,
            None => (draws.below(MATCH_UPS.len()), draws.below(2)),
        };
        self.next = Some((match_up, 1 - side));
        let dex = Dex::of(settings.generation);
        let given = teams::unpack(&MATCH_UPS[match_up][side]).map_err(|error| TeamsError::Other(error.to_string()))?;
        team.extend(given.iter().map(|set| Member { drawn: draws.count(), ..member(dex, settings, set) }));
        Ok(())
    }
}

/// A Pokémon of a match-up, in the forme it has before the battle.
fn member(dex: &Dex, settings: &Settings, set: &PokemonSet) -> Member {
    let said = SpeciesId::find(&set.species).unwrap_or_default();
    let forme = match dex.species(said).battle_only {
        [before] => *before,
        _ => said,
    };
    let eight_bits = |values: [i32; 6]| values.map(|value| value.clamp(0, 255) as u8);
    let said_level = set.level.and_then(|level| u32::try_from(level).ok());
    Member {
        gender: Gender::from_name(&set.gender),
        moves: set.moves.iter().filter_map(|name| MoveId::find(name)).collect(),
        names_moves: true,
        ability: AbilityId::find(&set.ability).unwrap_or_default(),
        item: ItemId::find(&set.item).unwrap_or_default(),
        evs: set.evs.map(|values| eight_bits(values).map(i16::from)),
        ivs: set.ivs.map(eight_bits),
        level: settings.adjust_level.or(said_level).unwrap_or(100),
        shiny: set.shiny,
        nature: Nature::find(&set.nature),
        tera_type: Type::find(&set.tera_type),
        tera_captain: set.name == "Tera Captain",
        ..Member::new(dex.species(forme).base_species, forme, written::DRAFT)
    }
}
