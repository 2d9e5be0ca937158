//! Which moves a set has: what its role and types ask for first, then anything of its pool.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{Type, species};

use super::lists::*;
use crate::TeamsError;
use crate::data::Role;
use crate::engine::{Build, Count, MoveSet, SUPERFLUOUS};

const RECOVERY_SET: MoveSet = MoveSet::of(RECOVERY);
const SETUP_SET: MoveSet = MoveSet::of(SETUP);
const SPEED_SETUP_SET: MoveSet = MoveSet::of(SPEED_SETUP);

/// Takes from the pool what the team has, and what goes badly with what is known.
pub fn cull(b: &mut Build) -> Result<(), TeamsError> {
    b.cull(MOVE_PAIRS, |b| b.drop_superfluous(SUPERFLUOUS))?;
    Ok(())
}

/// Whether a set still lacks an attack of one of its types.
fn lacks(b: &Build, kind: Type) -> bool {
    use Type::{Dark, Electric, Fire, Ghost, Ground, Ice, Steel, Water};
    let attack = b.species.base_stats[1];
    let is_of_any = |kinds: [Type; 4]| kinds.into_iter().any(|kind| b.is_of(kind));
    let wants = match kind {
        Type::Bug => b.offered(MEGAHORN) || b.offered(PIN_MISSILE) || b.offered(X_SCISSOR),
        Type::Grass => attack >= 100 || b.offered(LEAF_STORM) || b.is_of(Ghost),
        Type::Normal => b.offered(BOOMBURST) || is_of_any([Electric, Fire, Ghost, Ground]),
        Type::Psychic => !is_of_any([Dark, Ice, Steel, Water]),
        Type::Rock => attack >= 80,
        Type::Steel => attack >= 60,
        _ => true,
    };
    wants && b.count_type(kind) == 0
}

/// Chooses the moves of a set.
pub fn choose(b: &mut Build) -> Result<(), TeamsError> {
    b.begin()?;
    if b.is_full() {
        return b.learn_all();
    }
    learn_required(b)?;
    learn_attacks(b)?;
    learn_for_role(b)?;
    b.learn_any_attack()?;
    if matches!(b.role, Role::FastAttacker | Role::Wallbreaker | Role::SetupSweeper | Role::BulkyAttacker) {
        b.learn_coverage()?;
    }
    b.learn_until_full(MOVE_PAIRS)
}

/// Moves that are known wherever they can be.
fn learn_required(b: &mut Build) -> Result<(), TeamsError> {
    b.learn_required()?;
    b.learn_each(&[AURORA_VEIL, BLIZZARD, STICKY_WEB])?;
    if b.role == Role::BulkySupport && !b.team.defog && !b.team.rapid_spin {
        b.learn_each(&[RAPID_SPIN, DEFOG])?;
    }
    if b.types.len() == 1 && (b.is_of(Type::Normal) || b.is_of(Type::Fighting)) {
        b.learn_if_offered(KNOCK_OFF)?;
    }
    if b.offered(IRON_DEFENSE) {
        b.learn_if_offered(BODY_PRESS)?;
    }
    if b.species.base_species == species::SHARPEDO {
        b.learn_if_offered(PROTECT)?;
    }
    if b.species.id == species::AEGISLASH && b.role == Role::BulkyAttacker {
        b.learn_if_offered(KINGS_SHIELD)?;
    }
    Ok(())
}

/// Attacks of its own types, first those that go first, and of the type it should have.
fn learn_attacks(b: &mut Build) -> Result<(), TeamsError> {
    if b.role == Role::Wallbreaker || b.wants_priority {
        b.learn_own_priority()?;
    }
    b.learn_own_types(lacks)?;
    if b.count_type(b.tera) == 0 {
        b.learn_attack(|b, kind| kind == b.tera)?;
    }
    if !b.has(Count::Stab) {
        b.learn_attack(|b, kind| b.types.contains(kind))?;
    }
    Ok(())
}

fn learn_for_role(b: &mut Build) -> Result<(), TeamsError> {
    if b.role.is_bulky() {
        b.learn_one_of(&RECOVERY_SET)?;
    }
    if b.role.is_setup() && !b.learn_one(|_, mv| SETUP_SET.has(mv) && !SPEED_SETUP_SET.has(mv))? {
        b.learn_one_of(&SETUP_SET)?;
    }
    Ok(())
}
