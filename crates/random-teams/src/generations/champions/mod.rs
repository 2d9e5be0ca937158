//! Champions: Random Battle, with a Mega Evolution a team.

mod abilities;
mod clashes;
mod items;
mod lists;
mod moves;
mod set;

use std::sync::LazyLock;

use tallgrass_pokedex::SpeciesId;
use tallgrass_pokedex::rule_sets::CHAMPIONS;
use tallgrass_pokedex::species::*;

use crate::TeamsError;
use crate::data::{file, text};
use crate::engine::{Pair, Random, Roster, Stock, Team};

static STOCK: LazyLock<Stock> = LazyLock::new(|| {
    Stock::new(CHAMPIONS, &text(file!("sets-champions")), lists::NO_STAB, clashes::CLASHES, COMPANIONS)
});

/// Random Battle.
pub fn random() -> Random {
    Random::lacking_of_one_type(&STOCK, fill)
}

const WEBS: &[SpeciesId] = &[ARIADOS, SLURPUFF, ARAQUANID];
const SCREENS: &[SpeciesId] =
    &[NINETALES_ALOLA, ABOMASNOW, ABOMASNOW_MEGA, FROSLASS_MEGA, VANILLUXE, AURORUS, GRIMMSNARL, MEOWSTIC];

/// Pokémon that don't go together in a team.
const COMPANIONS: &[Pair] = &[
    // Webs or screens twice.
    (WEBS, WEBS),
    (SCREENS, SCREENS),
    // Screen Cleaner.
    (&[MR_RIME], SCREENS),
    // Dry Skin in the sun.
    (&[TOXICROAK, HELIOLISK], &[CHARIZARD_MEGA_Y, NINETALES, TORKOAL]),
];

/// Fills a team from its end.
fn fill(team: &mut Team, roster: &Roster) -> Result<(), TeamsError> {
    let mut has_mega = false;
    team.draw_from(roster);
    while let Some(candidate) = team.draw_with_mega(roster, has_mega)? {
        let is_last_as_nobody = candidate.base == ZOROARK && team.members.is_empty();
        if team.has_species(candidate.base) || is_last_as_nobody || team.refuses(candidate) {
            continue;
        }
        let is_lead = team.room() == 1;
        let (member, _) = team.make(&set::STEPS, candidate.index, is_lead)?;
        has_mega |= !team.stock.book.dex.item(member.item).mega_stone.is_empty();
        team.push_front(candidate, member);
    }
    Ok(())
}
