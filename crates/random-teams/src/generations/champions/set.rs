//! One Pokémon of a team.

use tallgrass_pokedex::{ItemId, Type, abilities, items, moves, species};

use super::lists::PRIORITY_POKEMON;
use super::{abilities as ability, items as item, moves as moveset};
use crate::engine::spread::{ATK, HP, SPE};
use crate::engine::{Build, Kinds, SetsDrawn, Spread, Steps, forme, own_gender_or_drawn};
use crate::written;

pub const STEPS: Steps = Steps {
    sets: SetsDrawn::All,
    forme,
    priority_pokemon: PRIORITY_POKEMON,
    for_battle_forme: true,
    cull: moveset::cull,
    moves: moveset::choose,
    ability: |b| ability::RULES.choose(b),
    item: item::choose,
    spread,
    gender: own_gender_or_drawn,
    may_shine: true,
    kinds: Kinds::OnePreferred,
    keys: written::RANDOM,
};

/// Stat points, of which the games give 66: the same for all stats, but for what isn't used.
fn spread(b: &Build, item: ItemId, level: u32) -> Spread {
    let mut spread = Spread { evs: [11; 6], ivs: [31; 6] };
    if !uses_attack(b) && !b.knows(moves::TRANSFORM) && !b.settings.force_of_the_fallen {
        spread.evs[ATK] = 0;
    }
    while spread.evs[HP] > 0 && !suits(b, item, hp(b, &spread, level)) {
        spread.evs[HP] -= 1;
    }
    if b.knows_any(&[moves::GYRO_BALL, moves::METAL_BURST, moves::TRICK_ROOM]) {
        spread.evs[SPE] = 0;
    }
    spread
}

/// HP at a level. The first stat point counts as one, and each further one as two.
fn hp(b: &Build, spread: &Spread, level: u32) -> u64 {
    let points = (2 * spread.evs[HP] as u64).saturating_sub(1);
    (2 * u64::from(b.species.base_stats[HP]) + u64::from(spread.ivs[HP]) + points + 100) * u64::from(level) / 100 + 10
}

/// Whether HP suit the moves and the item: an odd number is hurt less by Stealth Rock, one that 4 doesn't divide leaves room for
/// four Substitutes, and an even one reaches half or a quarter for a Berry.
fn suits(b: &Build, item: ItemId, hp: u64) -> bool {
    let has_leftovers = item == items::LEFTOVERS;
    let has_sitrus = item == items::SITRUS_BERRY;
    if b.knows(moves::SUBSTITUTE) && !has_leftovers {
        let wants_a_quarter = has_sitrus || item == items::SALAC_BERRY;
        return wants_a_quarter == hp.is_multiple_of(4);
    }
    if b.knows_any(&[moves::BELLY_DRUM, moves::SHED_TAIL]) && has_sitrus {
        return hp.is_multiple_of(2);
    }
    let rocks = fear_of_rocks(b);
    let does_not_mind = rocks <= 0 || b.ability == abilities::REGENERATOR || rocks == 1 && has_leftovers;
    does_not_mind || has_sitrus == hp.is_multiple_of(4 / rocks as u64)
}

/// How weak it is to Stealth Rock. Who may crash is as one doubly weak, and so is who is so before the battle.
fn fear_of_rocks(b: &Build) -> i8 {
    let crashes = [moves::AXE_KICK, moves::HIGH_JUMP_KICK, moves::JUMP_KICK, moves::SUPERCELL_SLAM];
    match b.ability {
        _ if b.knows_any(&crashes) || b.species.id == species::CHARIZARD_MEGA_X => 2,
        abilities::MAGIC_GUARD => 0,
        _ => b.weakness(Type::Rock),
    }
}

/// Whether any of its moves asks for its Attack.
fn uses_attack(b: &Build) -> bool {
    b.moves.as_slice().iter().any(|mv| {
        let fact = b.book.fact(*mv);
        match *mv {
            _ if fact.has_fixed_damage => false,
            moves::SHELL_SIDE_ARM => true,
            moves::BODY_PRESS | moves::FOUL_PLAY => false,
            _ => fact.is_physical,
        }
    })
}
