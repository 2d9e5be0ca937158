//! Which moves a set has: what its role and types ask for first, then anything of its pool.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{Type, abilities, species};

use super::lists::*;
use crate::TeamsError;
use crate::data::Role;
use crate::engine::{Build, MoveSet};
use crate::generations::gen5::moves::{SUPERFLUOUS, learn_attacks, learn_spikes};

const RECOVERY_SET: MoveSet = MoveSet::of(RECOVERY);
const SETUP_SET: MoveSet = MoveSet::of(SETUP);

/// Takes from the pool what the team has, and what goes badly with what is known.
pub fn cull(b: &mut Build) -> Result<(), TeamsError> {
    b.keep_one_hidden_power();
    b.cull(MOVE_PAIRS, |b| b.drop_screens() || b.drop_superfluous(SUPERFLUOUS))?;
    Ok(())
}

/// Whether a set still lacks an attack of one of its types.
fn lacks(b: &Build, kind: Type) -> bool {
    let attack = b.species.base_stats[1];
    let wants = match kind {
        Type::Bug => b.offered(MEGAHORN),
        Type::Flying => b.species.id != species::AERODACTYL,
        Type::Grass => attack >= 100 || b.offered(LEAF_STORM) || b.offered(SOLAR_BEAM),
        Type::Normal => false,
        Type::Poison => [Type::Ghost, Type::Grass, Type::Ground].into_iter().any(|other| b.is_of(other)),
        Type::Psychic => b.is_of(Type::Fighting) || b.offered(CALM_MIND),
        Type::Rock => attack >= 80,
        Type::Steel => b.species.id == species::METAGROSS,
        _ => true,
    };
    wants && b.count_type(kind) == 0
}

/// Chooses the moves of a set.
pub fn choose(b: &mut Build) -> Result<(), TeamsError> {
    b.begin()?;
    if b.pool.len() <= b.settings.max_move_count {
        return b.learn_all();
    }
    learn_required(b)?;
    learn_attacks(b, lacks)?;
    learn_spikes(b)?;
    learn_for_role(b)?;
    b.learn_any_attack()?;
    if matches!(b.role, Role::FastAttacker | Role::SetupSweeper | Role::BulkyAttacker | Role::Wallbreaker) {
        b.learn_coverage()?;
    }
    b.learn_until_full(MOVE_PAIRS)
}

/// Moves that are known wherever they can be.
fn learn_required(b: &mut Build) -> Result<(), TeamsError> {
    b.learn_required()?;
    if b.may_have(abilities::GUTS) {
        b.learn_if_offered(FACADE)?;
    }
    b.learn_each(&[SEISMIC_TOSS, SPORE, VOLT_TACKLE])?;
    if b.role == Role::BulkySupport && !b.team.rapid_spin {
        b.learn_if_offered(RAPID_SPIN)?;
    }
    Ok(())
}

fn learn_for_role(b: &mut Build) -> Result<(), TeamsError> {
    if matches!(b.role, Role::BulkySupport | Role::BulkyAttacker | Role::BulkySetup | Role::Staller) {
        b.learn_one_of(&RECOVERY_SET)?;
    }
    if b.role == Role::Staller {
        b.learn_each(&[PROTECT, TOXIC, WISH])?;
    }
    if b.role.is_setup() {
        b.learn_one_of(&SETUP_SET)?;
    }
    Ok(())
}
