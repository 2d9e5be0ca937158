//! Which moves a set has: what its role, types and Tera Type ask for first, then anything of its pool.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{Type, abilities, species};

use super::super::gen9;
use super::lists::*;
use crate::TeamsError;
use crate::data::Role;
use crate::engine::{Build, Count, MoveSet, Superfluous};

const RECOVERY_SET: MoveSet = MoveSet::of(RECOVERY);
const SETUP_SET: MoveSet = MoveSet::of(SETUP);
const SPEED_SETUP_SET: MoveSet = MoveSet::of(SPEED_SETUP);
const CONTRARY_SET: MoveSet = MoveSet::of(CONTRARY);

const SUPERFLUOUS: &[Superfluous] = &[
    Superfluous { when: |team| team.sticky_web, moves: &[STICKY_WEB] },
    Superfluous { when: |team| team.stealth_rock, moves: &[STEALTH_ROCK] },
    Superfluous { when: |team| team.defog || team.rapid_spin, moves: &[DEFOG, RAPID_SPIN] },
    Superfluous { when: |team| team.toxic_spikes, moves: &[TOXIC_SPIKES] },
    Superfluous { when: |team| team.spikes >= 2, moves: &[SPIKES] },
];

/// Takes from the pool what the team has, and what goes badly with what is known.
pub fn cull(b: &mut Build) -> Result<(), TeamsError> {
    b.cull(MOVE_PAIRS, |b| b.drop_screens() || b.drop_superfluous(SUPERFLUOUS))?;
    Ok(())
}

/// Whether a set still lacks an attack of one of its types.
fn lacks(b: &Build, kind: Type) -> bool {
    let none = b.count_type(kind) == 0;
    match kind {
        Type::Bug => none,
        Type::Grass => none && b.species.id != species::ROWLET,
        _ => gen9::lacks(b, kind),
    }
}

/// Chooses the moves of a set.
pub fn choose(b: &mut Build) -> Result<(), TeamsError> {
    b.begin()?;
    if b.is_full() {
        b.learn_rest();
        return Ok(());
    }
    learn_required(b)?;
    learn_attacks(b)?;
    learn_for_role(b)?;
    b.learn_any_attack()?;
    if !matches!(b.role, Role::FastSupport | Role::BulkySupport) || b.species.id == species::MAGNEMITE {
        b.learn_coverage()?;
    }
    gen9::learn_any(b, MOVE_PAIRS)
}

/// Moves that are known wherever they can be.
fn learn_required(b: &mut Build) -> Result<(), TeamsError> {
    if b.role == Role::TeraBlastUser {
        b.learn(TERA_BLAST)?;
    }
    b.learn_required()?;
    if b.may_have(abilities::GUTS) {
        b.learn_if_offered(FACADE)?;
    }
    b.learn_if_offered(STICKY_WEB)?;
    if b.role != Role::BulkySupport {
        b.learn_if_offered(KNOCK_OFF)?;
    }
    if b.role == Role::BulkySupport && !b.team.defog && !b.team.rapid_spin {
        b.learn_each(&[RAPID_SPIN, DEFOG])?;
    }
    if b.types.len() == 1 && (b.is_of(Type::Normal) || b.is_of(Type::Fighting)) {
        b.learn_if_offered(KNOCK_OFF)?;
    }
    Ok(())
}

/// Attacks of its own types, first those that go first.
fn learn_attacks(b: &mut Build) -> Result<(), TeamsError> {
    if b.role == Role::Wallbreaker {
        b.learn_one(gen9::is_own_priority)?;
    }
    b.learn_own_types(lacks)?;
    if !b.has(Count::StabTera) && b.role != Role::BulkySupport {
        b.learn_attack(|b, kind| kind == b.tera)?;
    }
    if !b.has(Count::Stab) {
        b.learn_attack(|b, kind| b.types.contains(kind))?;
    }
    if b.may_have(abilities::CONTRARY) {
        for mv in b.offers(|_, mv| CONTRARY_SET.has(mv)) {
            b.learn(mv)?;
        }
    }
    Ok(())
}

fn learn_for_role(b: &mut Build) -> Result<(), TeamsError> {
    if matches!(b.role, Role::BulkySupport | Role::BulkyAttacker | Role::BulkySetup) {
        b.learn_one_of(&RECOVERY_SET)?;
    }
    if (b.role.is_setup() || b.role == Role::TeraBlastUser)
        && !b.learn_one(|_, mv| SETUP_SET.has(mv) && !SPEED_SETUP_SET.has(mv))?
    {
        b.learn_one_of(&SETUP_SET)?;
    }
    Ok(())
}
