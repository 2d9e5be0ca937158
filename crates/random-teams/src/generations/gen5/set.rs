//! How a Pokémon of a team is made.

use tallgrass_pokedex::{ItemId, Type, items, moves, species};

use super::lists::PRIORITY_POKEMON;
use super::{abilities as ability, items as item, moves as moveset};
use crate::engine::spread::{ATK, HP, SPE};
use crate::engine::{Build, Count, Kinds, SetsDrawn, Spread, Steps, forme, own_gender_or_any_in_battle};
use crate::written;

pub const STEPS: Steps = Steps {
    sets: SetsDrawn::All,
    forme,
    priority_pokemon: PRIORITY_POKEMON,
    for_battle_forme: false,
    cull: moveset::cull,
    moves: moveset::choose,
    ability: |b| ability::RULES.choose(b),
    item: item::choose,
    spread,
    gender: own_gender_or_any_in_battle,
    may_shine: true,
    kinds: Kinds::OnePreferred,
    keys: written::RANDOM,
};

fn spread(b: &Build, item: ItemId, level: u32) -> Spread {
    // Ditto has the values of Hidden Power Ice for those that it copies.
    let hidden_power = if b.species.id == species::DITTO { Some(Type::Ice) } else { b.hidden_power() };
    let mut spread = Spread::with_hidden_power(b.book.dex, hidden_power);
    spread.lower_until(HP, |spread| suits(b, item, spread.hp(b, level)));
    let physical = b.count(Count::Physical);
    if physical == 0 || physical == 1 && b.knows_any(&[moves::FOUL_PLAY, moves::RAPID_SPIN]) {
        neglect_attack(b, &mut spread);
    }
    slow_down(b, &mut spread);
    spread
}

/// Gives up Attack, so that Foul Play and confusion hurt less.
pub fn neglect_attack(b: &Build, spread: &mut Spread) {
    if !b.knows(moves::TRANSFORM) && !b.settings.force_of_the_fallen {
        spread.neglect_beside_hidden_power(ATK, b.hidden_power());
    }
}

/// Gives up Speed where moves ask for it.
pub fn slow_down(b: &Build, spread: &mut Spread) {
    if b.knows_any(&[moves::GYRO_BALL, moves::METAL_BURST, moves::TRICK_ROOM]) {
        spread.neglect_beside_hidden_power(SPE, b.hidden_power());
    }
}

/// Whether HP suit the moves and the item: four Substitutes leave something if 4 doesn't divide them, but a Sitrus Berry is
/// eaten at a quarter or at half; an odd number is hurt less by a kick that misses.
fn suits(b: &Build, item: ItemId, hp: u64) -> bool {
    if b.knows(moves::SUBSTITUTE) && !matches!(item, items::BLACK_SLUDGE | items::LEFTOVERS) {
        (item == items::SITRUS_BERRY) == hp.is_multiple_of(4)
    } else if b.knows(moves::BELLY_DRUM) && item == items::SITRUS_BERRY {
        hp.is_multiple_of(2)
    } else {
        !b.knows_any(&[moves::HIGH_JUMP_KICK, moves::JUMP_KICK]) || !hp.is_multiple_of(2)
    }
}
