//! One Pokémon of a team.

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::GEN8BDSP;
use tallgrass_pokedex::{Dex, ItemId, Species, SpeciesId, Type, abilities, items, moves};

use super::counting::Counting;
use super::drawing::Drawing;
use super::{abilities as ability, items as item, wants};
use crate::TeamsError;
use crate::engine::spread::{ATK, HP, SPE};
use crate::engine::{Build, Draws, Kinds, SetsDrawn, Spread, Steps, one_of_formes, own_gender_or_drawn};
use crate::settings::Settings;
use crate::written;

static COUNTING: LazyLock<Counting> = LazyLock::new(|| Counting::new(GEN8BDSP));

pub const STEPS: Steps = Steps {
    sets: SetsDrawn::None,
    forme,
    priority_pokemon: &[],
    for_battle_forme: false,
    cull: |_| Ok(()),
    moves: |b| {
        Drawing { counting: &COUNTING, judge: wants::judge, draws_again: true }.draw(b);
        Ok(())
    },
    ability: ability::choose,
    item: item::choose,
    spread,
    gender: own_gender_or_drawn,
    may_shine: true,
    kinds: Kinds::OnePreferred,
    keys: written::RANDOM_OF_BDSP,
};

/// What it is before the battle; of formes that differ in looks alone, any.
fn forme(_: &Dex, _: &Settings, draws: &mut Draws, entry: &Species) -> Result<SpeciesId, TeamsError> {
    Ok(match entry.battle_only {
        [before] => *before,
        _ if !entry.cosmetic_formes.is_empty() => one_of_formes(draws, entry, entry.cosmetic_formes),
        _ => entry.id,
    })
}

fn spread(b: &Build, item: ItemId, level: u32) -> Spread {
    let mut spread = Spread::EVEN;
    let mut facts = b.moves.as_slice().iter().map(|mv| b.book.fact(*mv));
    if let Some(hidden_power) = facts.find(|fact| fact.is_hidden_power) {
        spread.ivs = b.book.dex.hidden_power_ivs(hidden_power.kind);
    }
    let suits = hp_that_suit(b, item);
    spread.lower_until(HP, |spread| suits(spread.hp(b, level)));
    if !uses_attack(b) && !b.knows(moves::TRANSFORM) && !b.settings.force_of_the_fallen {
        spread.neglect(ATK);
    }
    if b.knows_any(&[moves::GYRO_BALL, moves::TRICK_ROOM]) {
        spread.neglect(SPE);
    }
    spread
}

/// Which HP suit the moves and the item: an odd number is hurt less by Stealth Rock, and an even one reaches half or a quarter for
/// a Berry.
fn hp_that_suit(b: &Build, item: ItemId) -> impl Fn(u64) -> bool {
    let rocks = if b.ability == abilities::MAGIC_GUARD { 0 } else { b.weakness(Type::Rock) };
    let has_sitrus = item == items::SITRUS_BERRY;
    move |hp| {
        if b.knows(moves::SUBSTITUTE) && (has_sitrus || item == items::SALAC_BERRY) {
            hp.is_multiple_of(4)
        } else if b.knows(moves::BELLY_DRUM) && (has_sitrus || b.ability == abilities::GLUTTONY) {
            hp.is_multiple_of(2)
        } else {
            rocks <= 0 || !hp.is_multiple_of(4 / rocks as u64)
        }
    }
}

/// Whether any of its moves asks for its Attack.
fn uses_attack(b: &Build) -> bool {
    b.moves.as_slice().iter().any(|mv| {
        let fact = b.book.fact(*mv);
        fact.is_physical && !fact.has_fixed_damage && *mv != moves::BODY_PRESS
    })
}
