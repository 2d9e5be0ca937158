//! One Pokémon of a team.

use tallgrass_pokedex::{ItemId, Type, abilities, items, moves, species};

use super::lists::PRIORITY_POKEMON;
use super::{abilities as ability, items as item, moves as moveset};
use crate::data::Role;
use crate::engine::spread::{ATK, HP, SPA, SPD, SPE};
use crate::engine::{Build, Count, Kinds, SetsDrawn, Spread, Steps, forme, own_gender_or_drawn};
use crate::written;

pub const STEPS: Steps = Steps {
    // One who Dynamaxes is enough.
    sets: SetsDrawn::Fitting(|team, _, set, _| !(team.details.dynamax && set.role == Role::DynamaxUser)),
    priority_pokemon: PRIORITY_POKEMON,
    forme,
    for_battle_forme: true,
    cull: moveset::cull,
    moves: moveset::choose,
    ability: |b| ability::RULES.choose(b),
    item: item::choose,
    spread,
    gender: own_gender_or_drawn,
    may_shine: true,
    kinds: Kinds::OnePreferred,
    keys: written::RANDOM_OF_GEN_8,
};

fn spread(b: &Build, item: ItemId, level: u32) -> Spread {
    let mut spread = Spread::EVEN;
    if !uses_attack(b) && !b.knows_any(&[moves::COPYCAT, moves::TRANSFORM]) && !b.settings.lets_attack_be() {
        spread.neglect(ATK);
    }
    if b.ability == abilities::BEAST_BOOST && !b.has(Count::Special) {
        spread.neglect(SPA);
    }
    let suits = hp_that_suit(b, item);
    spread.lower_until(HP, |spread| suits(spread.hp(b, level)));
    keep_special_attack_best(b, level, &mut spread);
    if b.knows_any(&[moves::GYRO_BALL, moves::METAL_BURST, moves::TRICK_ROOM]) {
        spread.neglect(SPE);
    }
    spread
}

/// Which HP suit the moves and the item: an odd number is hurt less by Stealth Rock, one that 4 doesn't divide leaves room for
/// four Substitutes, and an even one reaches half or a quarter for a Berry.
pub fn hp_that_suit(b: &Build, item: ItemId) -> impl Fn(u64) -> bool {
    let is_safe = b.ability == abilities::MAGIC_GUARD || item == items::HEAVY_DUTY_BOOTS;
    let rocks = if is_safe { 0 } else { b.weakness(Type::Rock) };
    let has_leftovers = matches!(item, items::BLACK_SLUDGE | items::LEFTOVERS);
    let has_sitrus = item == items::SITRUS_BERRY;
    move |hp| {
        if b.knows(moves::SUBSTITUTE) && !has_leftovers {
            let wants_a_quarter = has_sitrus || item == items::SALAC_BERRY || b.ability == abilities::POWER_CONSTRUCT;
            wants_a_quarter == hp.is_multiple_of(4)
        } else if b.knows(moves::BELLY_DRUM) && (has_sitrus || b.ability == abilities::GLUTTONY) {
            hp.is_multiple_of(2)
        } else if b.knows_any(&[moves::HIGH_JUMP_KICK, moves::JUMP_KICK]) {
            !hp.is_multiple_of(2)
        } else {
            let does_not_mind = rocks <= 0
                || b.ability == abilities::REGENERATOR
                || rocks == 1 && (has_leftovers || item == items::LIFE_ORB);
            does_not_mind || has_sitrus == hp.is_multiple_of(4 / rocks as u64)
        }
    }
}

/// Nihilego's Beast Boost is to raise Special Attack, so its Special Defense is kept from being better.
pub fn keep_special_attack_best(b: &Build, level: u32, spread: &mut Spread) {
    if b.species.id == species::NIHILEGO {
        spread.lower_until(SPD, |spread| spread.stat(b, SPA, level) >= spread.stat(b, SPD, level));
    }
}

/// Whether any of its moves asks for its Attack.
fn uses_attack(b: &Build) -> bool {
    b.moves.as_slice().iter().any(|mv| {
        let fact = b.book.fact(*mv);
        match *mv {
            _ if fact.has_fixed_damage => false,
            moves::SHELL_SIDE_ARM => true,
            moves::BODY_PRESS => false,
            _ => fact.is_physical,
        }
    })
}
