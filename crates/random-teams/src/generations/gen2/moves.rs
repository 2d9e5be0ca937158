//! Which moves a set has: what its role and types ask for first, then anything of its pool.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{Type, species};

use super::lists::*;
use crate::TeamsError;
use crate::data::Role;
use crate::engine::{Build, MoveSet, Superfluous};
use crate::generations::gen3::moves::learn_attacks;

const RECOVERY_SET: MoveSet = MoveSet::of(RECOVERY);
const SETUP_SET: MoveSet = MoveSet::of(SETUP);

/// What nobody needs any more in a team that has it.
const SUPERFLUOUS: &[Superfluous] = &[
    Superfluous { when: |team| team.spikes > 0, moves: &[SPIKES] },
    Superfluous { when: |team| team.rapid_spin, moves: &[RAPID_SPIN] },
    Superfluous { when: |team| team.status_cure, moves: &[HEAL_BELL] },
];

/// Takes from the pool what the team has, and what goes badly with what is known.
pub fn cull(b: &mut Build) -> Result<(), TeamsError> {
    b.keep_one_hidden_power();
    b.cull(MOVE_PAIRS, |b| b.drop_superfluous(SUPERFLUOUS))?;
    Ok(())
}

pub fn is_bulky(b: &Build) -> bool {
    matches!(b.role, Role::BulkySupport | Role::BulkyAttacker | Role::BulkySetup)
}

/// Whether a set still lacks an attack of one of its types.
fn lacks(b: &Build, kind: Type) -> bool {
    let wants = match kind {
        Type::Flying => matches!(b.species.id, species::GLIGAR | species::MURKROW | species::XATU),
        Type::Psychic => b.species.id != species::STARMIE,
        Type::Rock => b.species.id != species::MAGCARGO,
        Type::Electric | Type::Fire | Type::Ground | Type::Ice | Type::Normal | Type::Poison | Type::Water => true,
        _ => false,
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
    learn_for_role(b)?;
    if !b.knows(PRESENT) {
        b.learn_any_attack()?;
    }
    if matches!(b.role, Role::FastAttacker | Role::SetupSweeper | Role::BulkyAttacker) {
        b.learn_coverage()?;
    }
    b.learn_until_full(MOVE_PAIRS)
}

/// Moves that are known wherever they can be.
fn learn_required(b: &mut Build) -> Result<(), TeamsError> {
    b.learn_required()?;
    b.learn_each(&[DESTINY_BOND, EXPLOSION, PRESENT, SPIKES, SPORE])?;
    if b.species.id == species::SMEARGLE {
        b.learn_if_offered(BATON_PASS)?;
    }
    Ok(())
}

fn learn_for_role(b: &mut Build) -> Result<(), TeamsError> {
    if is_bulky(b) {
        b.learn_one_of(&RECOVERY_SET)?;
        b.learn_each(&[REST, SLEEP_TALK])?;
    }
    if b.role.is_setup() && !b.learn_one(|_, mv| SETUP_SET.has(mv) && mv != AGILITY)? {
        b.learn_if_offered(AGILITY)?;
    }
    if b.role == Role::ThiefUser {
        b.learn_if_offered(THIEF)?;
    }
    Ok(())
}
