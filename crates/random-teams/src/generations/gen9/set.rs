//! One Pokémon of a team.

use tallgrass_pokedex::{ItemId, MoveId, Type, abilities, items, moves, species};

use super::lists::PRIORITY_POKEMON;
use super::{abilities as ability, items as item, moves as moveset};
use crate::data::{Role, RoleSet, SpeciesSets};
use crate::engine::spread::{ATK, HP, SPA, SPE};
use crate::engine::{Build, Kinds, SetsDrawn, Spread, Steps, Team, forme, own_gender_or_drawn_and_male_greninja};
use crate::written;

pub const STEPS: Steps = Steps {
    sets: SetsDrawn::Fitting(fits),
    priority_pokemon: PRIORITY_POKEMON,
    forme,
    for_battle_forme: false,
    cull: moveset::cull,
    moves: moveset::choose,
    ability: |b| ability::RULES.choose(b),
    item: item::choose,
    spread,
    gender: own_gender_or_drawn_and_male_greninja,
    may_shine: true,
    kinds: Kinds::Tera,
    keys: written::RANDOM,
};

/// Whoever leads doesn't take a turn to set up on Booster Energy; one Tera Blast user is enough.
fn fits(team: &Team, _: &SpeciesSets, set: &RoleSet, is_lead: bool) -> bool {
    let on_energy = || set.abilities.iter().any(|ability| item::runs_on_energy(*ability));
    match set.role {
        Role::FastBulkySetup => !(is_lead && on_energy()),
        Role::TeraBlastUser => !(team.details.tera_blast || team.settings.terastal_clause),
        _ => true,
    }
}

fn spread(b: &Build, item: ItemId, level: u32) -> Spread {
    let mut spread = Spread::EVEN;
    let suits = hp_that_suit(b, item);
    spread.lower_until(HP, |spread| suits(spread.hp(b, level)));
    if !uses_attack(b) && !b.knows(moves::TRANSFORM) && !b.settings.lets_attack_be() {
        spread.neglect(ATK);
    }
    if b.knows(moves::GYRO_BALL) || b.knows(moves::TRICK_ROOM) {
        spread.neglect(SPE);
    }
    spread
}

/// Which HP suit the moves and the item: an odd number is hurt less by Stealth Rock, and an even one reaches half for a
/// Sitrus Berry.
fn hp_that_suit(b: &Build, item: ItemId) -> impl Fn(u64) -> bool {
    let is_safe = b.ability == abilities::MAGIC_GUARD || item == items::HEAVY_DUTY_BOOTS;
    let mut rocks = if is_safe { 0 } else { b.weakness(Type::Rock) };
    if b.knows_any(&[moves::AXE_KICK, moves::HIGH_JUMP_KICK, moves::JUMP_KICK, moves::SUPERCELL_SLAM]) {
        rocks = 2;
    }
    let has_sitrus = item == items::SITRUS_BERRY;
    let heals_at_half = has_sitrus || b.ability == abilities::GLUTTONY;
    move |hp| {
        if b.knows(moves::SUBSTITUTE) && has_sitrus || b.species.id == species::MINIOR {
            hp.is_multiple_of(4)
        } else if b.knows_any(&[moves::BELLY_DRUM, moves::FILLET_AWAY, moves::SHED_TAIL]) && heals_at_half {
            hp.is_multiple_of(2)
        } else if b.knows(moves::SUBSTITUTE) && b.knows(moves::ENDEAVOR) {
            !hp.is_multiple_of(4)
        } else {
            let does_not_mind =
                b.ability == abilities::REGENERATOR || item == items::LEFTOVERS || item == items::LIFE_ORB;
            b.is_doubles || rocks <= 0 || does_not_mind || has_sitrus == hp.is_multiple_of(4 / rocks as u64)
        }
    }
}

/// Whether any of its moves asks for its Attack.
fn uses_attack(b: &Build) -> bool {
    let base = b.species.base_stats;
    b.moves.as_slice().iter().any(|mv| {
        let fact = b.book.fact(*mv);
        if fact.has_fixed_damage {
            return false;
        }
        match *mv {
            moves::SHELL_SIDE_ARM => true,
            moves::TERA_BLAST
                if b.species.id == species::PORYGON2
                    || matches!(b.ability, abilities::CONTRARY | abilities::DEFIANT)
                    || b.knows(moves::SHIFT_GEAR)
                    || base[1] > base[3] =>
            {
                true
            }
            moves::BODY_PRESS | moves::FOUL_PLAY => false,
            _ => fact.is_physical,
        }
    })
}

/// Effort and individual values for the sake of HP that suit the item or Belly Drum, where formats care for nothing else.
/// `by_side_arm`: Shell Side Arm may hurt by contact.
pub fn spread_for_hp(b: &Build, item: ItemId, level: u32, by_side_arm: bool) -> Spread {
    let mut spread = Spread::EVEN;
    let hp = spread.hp(b, level);
    if item == items::LIFE_ORB {
        // It takes a tenth.
        spread.lower_hp(b, level, hp / 10 * 10 - 1);
    } else if b.knows(moves::BELLY_DRUM) {
        spread.lower_hp(b, level, hp / 2 * 2);
    }
    let base = b.species.base_stats;
    let uses_attack = |mv: &MoveId| {
        let fact = b.book.fact(*mv);
        match *mv {
            _ if fact.has_fixed_damage => false,
            moves::SHELL_SIDE_ARM if by_side_arm => true,
            moves::TERA_BLAST if b.species.id == species::PORYGON || base[ATK] > base[SPA] => true,
            moves::BODY_PRESS | moves::FOUL_PLAY => false,
            _ => fact.is_physical,
        }
    };
    if !b.moves.as_slice().iter().any(uses_attack) && !b.settings.force_of_the_fallen {
        spread.neglect(ATK);
    }
    if b.knows(moves::GYRO_BALL) || b.knows(moves::TRICK_ROOM) {
        spread.neglect(SPE);
    }
    spread
}
