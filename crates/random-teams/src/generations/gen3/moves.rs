//! Which moves a set has: what its role and types ask for first, then anything of its pool.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{Type, species};

use super::lists::*;
use crate::TeamsError;
use crate::data::Role;
use crate::engine::{Build, Count, MoveSet, Superfluous};

const RECOVERY_SET: MoveSet = MoveSet::of(RECOVERY);
const SETUP_SET: MoveSet = MoveSet::of(SETUP);
const HP_CONTROL: MoveSet = MoveSet::of(&[ENDURE, SUBSTITUTE]);

/// What nobody needs any more in a team that has it.
const SUPERFLUOUS: &[Superfluous] = &[
    Superfluous { when: |team| team.rapid_spin, moves: &[RAPID_SPIN] },
    Superfluous { when: |team| team.status_cure, moves: &[AROMATHERAPY, HEAL_BELL] },
];

/// Takes from the pool what the team has, and what goes badly with what is known.
pub fn cull(b: &mut Build) -> Result<(), TeamsError> {
    b.keep_one_hidden_power();
    b.cull(MOVE_PAIRS, |b| b.drop_superfluous(SUPERFLUOUS))?;
    Ok(())
}

/// Whether a set still lacks an attack of one of its types.
fn lacks(b: &Build, kind: Type) -> bool {
    let wants = match kind {
        Type::Bug => matches!(b.species.id, species::ARMALDO | species::HERACROSS | species::PARASECT),
        Type::Dragon | Type::Grass => false,
        Type::Flying => b.species.id != species::CROBAT,
        Type::Psychic => b.species.base_stats[3] >= 100,
        Type::Steel => b.species.id != species::FORRETRESS,
        _ => true,
    };
    wants && b.count_type(kind) == 0
}

/// Chooses the moves of a set.
pub fn choose(b: &mut Build) -> Result<(), TeamsError> {
    b.begin()?;
    if b.pool.len() <= b.settings.max_move_count || b.species.id == species::UNOWN {
        return b.learn_all();
    }
    learn_required(b)?;
    learn_attacks(b, lacks)?;
    learn_for_role(b)?;
    b.learn_any_attack()?;
    use Role::{BerrySweeper, BulkyAttacker, FastAttacker, SetupSweeper, Wallbreaker};
    if matches!(b.role, FastAttacker | SetupSweeper | BulkyAttacker | Wallbreaker | BerrySweeper) {
        b.learn_coverage()?;
    }
    b.learn_until_full(MOVE_PAIRS)
}

/// Moves that are known wherever they can be.
fn learn_required(b: &mut Build) -> Result<(), TeamsError> {
    b.learn_required()?;
    b.learn_each(&[SEISMIC_TOSS, SPIKES, SPORE])?;
    if !b.role.is_setup() && b.offered(BATON_PASS) {
        b.learn_if_offered(SUBSTITUTE)?;
    }
    Ok(())
}

/// Attacks of the types it prefers and of its own.
pub fn learn_attacks(b: &mut Build, lacks: fn(&Build, Type) -> bool) -> Result<(), TeamsError> {
    for preferred in &b.set.types {
        if b.count_type(*preferred) == 0 {
            b.learn_attack(|_, kind| kind == *preferred)?;
        }
    }
    b.learn_own_types(lacks)?;
    if !b.has(Count::Stab) {
        b.learn_attack(|b, kind| b.types.contains(kind))?;
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
    if b.role.is_setup() || b.role == Role::BerrySweeper {
        b.learn_one_of(&SETUP_SET)?;
    }
    if b.role == Role::BerrySweeper {
        b.learn_each(&[FLAIL, REVERSAL])?;
        b.learn_one_of(&HP_CONTROL)?;
    }
    Ok(())
}
