//! Which item a set holds: the first rule that fits.

use tallgrass_pokedex::items::*;
use tallgrass_pokedex::{ItemId, abilities, moves, species};

use crate::TeamsError;
use crate::data::Role;
use crate::engine::items::is;
use crate::engine::{Build, Count, Rule, first_fit, given};

pub fn choose(b: &mut Build) -> Result<ItemId, TeamsError> {
    Ok(first_fit(RULES, b)?.unwrap_or(LEFTOVERS))
}

fn speed(b: &Build) -> u16 {
    b.species.base_stats[5]
}

/// Whether a Salac Berry makes it fast enough.
fn wants_salac(b: &Build) -> bool {
    (60..=100).contains(&speed(b)) && !b.has(Count::Priority)
}

fn sweeps_with(b: &Build, mv: tallgrass_pokedex::MoveId) -> bool {
    b.role == Role::BerrySweeper && b.knows(mv)
}

/// Whether it dances behind a Substitute, or without any other status move.
fn dances_behind_substitute(b: &Build) -> bool {
    b.knows(moves::SWORDS_DANCE) && b.knows(moves::SUBSTITUTE) && b.count(Count::Status) == 2
}

fn only_dances(b: &Build) -> bool {
    b.knows(moves::SWORDS_DANCE) && b.count(Count::Status) == 1
}

const RULES: &[Rule] = &[
    given(&SOUL_DEW, |b| is(b, species::LATIAS) || is(b, species::LATIOS)),
    given(&SILK_SCARF, |b| is(b, species::LINOONE) && b.role == Role::SetupSweeper),
    given(&THICK_CLUB, |b| is(b, species::MAROWAK)),
    given(&LIGHT_BALL, |b| is(b, species::PIKACHU)),
    given(&CHOICE_BAND, |b| is(b, species::UNOWN) && b.has(Count::Physical)),
    given(&TWISTED_SPOON, |b| is(b, species::UNOWN)),
    given(&WHITE_HERB, |b| is(b, species::DEOXYS) || is(b, species::DEOXYS_ATTACK)),
    given(&CHOICE_BAND, |b| b.knows(moves::TRICK) || b.count(Count::Physical) >= 4),
    given(&CHOICE_BAND, |b| {
        let passes_or_breaks = b.knows(moves::BATON_PASS) || b.role == Role::Wallbreaker && b.has(Count::Special);
        b.count(Count::Physical) >= 3 && passes_or_breaks
    }),
    given(&LUM_BERRY, |b| is(b, species::SHEDINJA)),
    given(&LUM_BERRY, |b| {
        b.knows(moves::DRAGON_DANCE)
            && b.ability != abilities::NATURAL_CURE
            && !b.knows_any(&[moves::HEAL_BELL, moves::SUBSTITUTE])
    }),
    given(&SALAC_BERRY, |b| b.knows(moves::BELLY_DRUM) && b.knows(moves::SUBSTITUTE)),
    given(&LUM_BERRY, |b| b.knows(moves::BELLY_DRUM)),
    given(&PETAYA_BERRY, |b| b.knows(moves::RAIN_DANCE) && b.count(Count::Special) >= 3),
    given(&SALAC_BERRY, |b| sweeps_with(b, moves::ENDURE)),
    given(&LIECHI_BERRY, |b| (sweeps_with(b, moves::FLAIL) || sweeps_with(b, moves::REVERSAL)) && speed(b) >= 90),
    given(&SALAC_BERRY, |b| sweeps_with(b, moves::FLAIL) || sweeps_with(b, moves::REVERSAL)),
    given(&LIECHI_BERRY, |b| sweeps_with(b, moves::SUBSTITUTE) && b.count(Count::Physical) >= 3),
    given(&PETAYA_BERRY, |b| sweeps_with(b, moves::SUBSTITUTE) && b.count(Count::Special) >= 3),
    given(&STICK, |b| is(b, species::FARFETCHD)),
    given(&SALAC_BERRY, |b| {
        let bulks_up = b.knows(moves::BULK_UP) && b.knows(moves::SUBSTITUTE) && b.count(Count::Status) == 2;
        (bulks_up || dances_behind_substitute(b) || only_dances(b)) && wants_salac(b)
    }),
    given(&LIECHI_BERRY, |b| dances_behind_substitute(b) && speed(b) > 100 && b.count(Count::Physical) >= 2),
    given(&LIECHI_BERRY, |b| only_dances(b) && speed(b) > 100 && b.count(Count::Physical) >= 3 && b.draws.chance(1, 2)),
    given(&LUM_BERRY, |b| only_dances(b) && speed(b) > 100),
];
