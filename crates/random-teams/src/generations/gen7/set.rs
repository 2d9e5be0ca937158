//! One Pokémon of a team.

use tallgrass_pokedex::{Generation, ItemId, Type, abilities, moves, species};

use super::super::gen8::set::{hp_that_suit, keep_special_attack_best};
use super::lists::PRIORITY_POKEMON;
use super::{abilities as ability, items as item, moves as moveset};
use crate::data::{Role, RoleSet, SpeciesSets};
use crate::engine::spread::{ATK, HP, SPA, SPE};
use crate::engine::{
    Build, Count, Kinds, SetsDrawn, Spread, Steps, Team, forme, own_gender_or_drawn_and_male_greninja,
};
use crate::written;

pub const STEPS: Steps = Steps {
    sets: SetsDrawn::Fitting(fits),
    priority_pokemon: PRIORITY_POKEMON,
    forme,
    for_battle_forme: true,
    cull: moveset::cull,
    moves: moveset::choose,
    ability: |b| ability::RULES.choose(b),
    item: item::choose,
    spread,
    gender: own_gender_or_drawn_and_male_greninja,
    may_shine: true,
    kinds: Kinds::OnePreferred,
    keys: written::RANDOM,
};

/// One Z-Move is enough; whoever may have it doesn't set up otherwise.
fn fits(team: &Team, sets: &SpeciesSets, set: &RoleSet, _: bool) -> bool {
    let has_z_move = |set: &RoleSet| set.role == Role::ZMoveUser;
    if team.details.z_move {
        return !has_z_move(set);
    }
    !matches!(set.role, Role::SetupSweeper | Role::BulkySetup) || !sets.sets.iter().any(has_z_move)
}

fn spread(b: &Build, item: ItemId, level: u32) -> Spread {
    let mut spread = Spread::EVEN;
    if !uses_attack(b) && !b.knows_any(&[moves::COPYCAT, moves::TRANSFORM]) && !b.settings.lets_attack_be() {
        spread.neglect(ATK);
    }
    if b.ability == abilities::BEAST_BOOST && !b.has(Count::Special) {
        spread.neglect(SPA);
    }
    let hidden_power = b.hidden_power();
    let asked = hidden_power.or_else(|| (b.species.id == species::DITTO).then_some(Type::Ice));
    // From generation 7 on, individual values are trained away at level 100.
    let is_trained = b.book.dex.generation() >= Generation::Gen7 && level >= 100;
    if let Some(kind) = asked.filter(|_| !is_trained) {
        lower_for_hidden_power(b, kind, &mut spread);
    }
    let suits = hp_that_suit(b, item);
    spread.lower_until(HP, |spread| suits(spread.hp(b, level)));
    keep_special_attack_best(b, level, &mut spread);
    if b.knows_any(&[moves::GYRO_BALL, moves::METAL_BURST, moves::TRICK_ROOM]) {
        spread.evs[SPE] = 0;
        // Hidden Power asks whether it is odd.
        spread.ivs[SPE] = if hidden_power.is_some() && level < 100 { spread.ivs[SPE] - 30 } else { 0 };
    }
    spread
}

/// Gives the individual values that Hidden Power has this type with: others for one without any in Attack.
fn lower_for_hidden_power(b: &Build, kind: Type, spread: &mut Spread) {
    let lowered: [u8; 6] = match kind {
        _ if spread.ivs[ATK] > 0 => b.book.dex.hidden_power_ivs(kind),
        Type::Grass => [30, 31, 31, 30, 31, 31],
        Type::Fire => [31, 31, 31, 30, 31, 30],
        Type::Ice => [31, 31, 30, 31, 31, 31],
        Type::Ground => [31, 31, 31, 30, 30, 31],
        Type::Fighting => [31, 31, 30, 30, 30, 30],
        Type::Electric => [31, 31, 30, 31, 31, 30],
        Type::Psychic => [31, 31, 31, 31, 31, 30],
        Type::Flying => [31, 31, 31, 30, 30, 30],
        Type::Rock => [31, 31, 30, 31, 30, 30],
        _ => [31; 6],
    };
    for (value, lowered) in spread.ivs.iter_mut().zip(lowered) {
        if lowered < 31 {
            *value = lowered;
        }
    }
}

/// Whether its moves ask for its Attack: not if the only one that does is Foul Play or Rapid Spin.
fn uses_attack(b: &Build) -> bool {
    match b.count(Count::Physical) {
        0 => false,
        1 => !b.knows_any(&[moves::FOUL_PLAY, moves::RAPID_SPIN]),
        _ => true,
    }
}
