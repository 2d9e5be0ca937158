//! Which moves a set has: what its role and types ask for first, then anything of its pool.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{Type, abilities, species};

use super::lists::*;
use crate::TeamsError;
use crate::data::Role;
use crate::engine::{Build, Count, MoveSet, Superfluous};

const RECOVERY_SET: MoveSet = MoveSet::of(RECOVERY);
const SETUP_SET: MoveSet = MoveSet::of(SETUP);
const SPEED_SETUP_SET: MoveSet = MoveSet::of(SPEED_SETUP);

/// Takes from the pool what the team has, and what goes badly with what is known.
pub fn cull(b: &mut Build) -> Result<(), TeamsError> {
    b.keep_one_hidden_power();
    b.cull(MOVE_PAIRS, |b| b.drop_screens() || b.drop_superfluous(SUPERFLUOUS))?;
    Ok(())
}

/// What nobody needs any more in a team that has it.
pub const SUPERFLUOUS: &[Superfluous] = &[
    Superfluous { when: |team| team.rapid_spin, moves: &[RAPID_SPIN] },
    Superfluous { when: |team| team.toxic_spikes, moves: &[TOXIC_SPIKES] },
    Superfluous { when: |team| team.spikes >= 2, moves: &[SPIKES] },
    Superfluous { when: |team| team.status_cure, moves: &[AROMATHERAPY, HEAL_BELL] },
];

/// Whether a set still lacks an attack of one of its types.
fn lacks(b: &Build, kind: Type) -> bool {
    let wants = match kind {
        Type::Bug => b.offered(MEGAHORN) || b.may_have(abilities::TINTED_LENS),
        Type::Flying => {
            use species::{AERODACTYL, MANDIBUZZ, MANTINE, MURKROW};
            !matches!(b.species.id, AERODACTYL | MANDIBUZZ | MANTINE | MURKROW) && !b.offered(HIDDEN_POWER_FLYING)
        }
        Type::Grass => b.species.base_stats[1] >= 100 || b.offered(LEAF_STORM),
        Type::Normal => false,
        Type::Poison => b.is_of(Type::Grass) || b.is_of(Type::Ground),
        Type::Psychic => b.is_of(Type::Fighting) || b.offered(CALM_MIND),
        Type::Rock => b.species.base_stats[1] >= 80,
        Type::Steel => matches!(b.species.id, species::AGGRON | species::METAGROSS),
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
    b.learn_each(&[SEISMIC_TOSS, SPORE])?;
    if b.may_have(abilities::PRANKSTER) {
        b.learn_if_offered(THUNDER_WAVE)?;
    }
    if b.role == Role::BulkySupport && !b.team.rapid_spin {
        b.learn_if_offered(RAPID_SPIN)?;
    }
    Ok(())
}

/// Attacks of its own types and of the preferred one, first those that go first.
pub fn learn_attacks(b: &mut Build, lacks: fn(&Build, Type) -> bool) -> Result<(), TeamsError> {
    if matches!(b.role, Role::BulkyAttacker | Role::BulkySetup) || b.wants_priority {
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

/// Spikes of one kind, of the kind that the team lacks if it has the other.
pub fn learn_spikes(b: &mut Build) -> Result<(), TeamsError> {
    if b.team.spikes > 0 && b.offered(TOXIC_SPIKES) {
        return b.learn(TOXIC_SPIKES);
    }
    b.learn_one(|_, mv| matches!(mv, SPIKES | TOXIC_SPIKES))?;
    Ok(())
}

fn learn_for_role(b: &mut Build) -> Result<(), TeamsError> {
    if matches!(b.role, Role::BulkySupport | Role::BulkyAttacker | Role::BulkySetup | Role::Staller) {
        b.learn_one_of(&RECOVERY_SET)?;
    }
    if b.role == Role::Staller {
        b.learn_each(&[PROTECT, TOXIC])?;
    }
    if b.role.is_setup() && !b.learn_one(|_, mv| SETUP_SET.has(mv) && !SPEED_SETUP_SET.has(mv))? {
        b.learn_one_of(&SETUP_SET)?;
    }
    Ok(())
}
