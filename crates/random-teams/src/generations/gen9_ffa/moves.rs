//! Which moves a set has: what its role, types and Tera Type ask for first, then anything of its pool.

use arrayvec::ArrayVec;
use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{MoveId, Type, abilities, species};

use super::super::gen9;
use super::lists::*;
use crate::TeamsError;
use crate::data::Role;
use crate::engine::{Build, Count, MoveSet, Superfluous};
use crate::member::MOST_MOVES;

const RECOVERY_SET: MoveSet = MoveSet::of(RECOVERY);
const SETUP_SET: MoveSet = MoveSet::of(SETUP);
const SPEED_SETUP_SET: MoveSet = MoveSet::of(SPEED_SETUP);
const SPREAD_SET: MoveSet = MoveSet::of(SPREAD);
const PROTECT_SET: MoveSet = MoveSet::of(PROTECT_MOVES);
const FAST_PIVOTS: MoveSet = MoveSet::of(&[U_TURN, VOLT_SWITCH]);

const SUPERFLUOUS: &[Superfluous] = &[
    Superfluous { when: |team| team.sticky_web, moves: &[STICKY_WEB] },
    Superfluous { when: |team| team.stealth_rock, moves: &[STEALTH_ROCK] },
    Superfluous { when: |team| team.defog || team.rapid_spin, moves: &[DEFOG, RAPID_SPIN] },
    Superfluous { when: |team| team.spikes >= 2, moves: &[SPIKES] },
    Superfluous { when: |team| team.status_cure, moves: &[HEAL_BELL] },
];

/// Takes from the pool what the team has, and what goes badly with what is known.
pub fn cull(b: &mut Build) -> Result<(), TeamsError> {
    b.cull(MOVE_PAIRS, |b| {
        if b.team.screens {
            b.pool.take_if_there(AURORA_VEIL);
        }
        b.drop_screens();
        b.drop_superfluous(SUPERFLUOUS)
    })?;
    Ok(())
}

/// Whether a set still lacks an attack of one of its types.
fn lacks(b: &Build, kind: Type) -> bool {
    let none = b.count_type(kind) == 0;
    match kind {
        Type::Grass => gen9::lacks(b, kind) || none && b.species.id == species::LUDICOLO,
        Type::Steel => {
            none && !matches!(b.species.base_species, species::EMPOLEON | species::MAGEARNA | species::BRONZONG)
        }
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
    gen9::learn_any(b, MOVE_PAIRS)
}

/// Moves that are known wherever they can be.
fn learn_required(b: &mut Build) -> Result<(), TeamsError> {
    match b.role {
        Role::TeraBlastUser => b.learn(TERA_BLAST)?,
        Role::Imprisoner => b.learn(IMPRISON)?,
        _ => {}
    }
    b.learn_required()?;
    if b.may_have(abilities::GUTS) {
        b.learn_if_offered(FACADE)?;
    }
    b.learn_each(&[STICKY_WEB, AURORA_VEIL])?;
    if b.role == Role::BulkySupport && !b.team.defog && !b.team.rapid_spin {
        b.learn_each(&[RAPID_SPIN, DEFOG])?;
    }
    if b.types.len() == 1 && (b.is_of(Type::Normal) || b.is_of(Type::Fighting)) {
        b.learn_if_offered(KNOCK_OFF)?;
    }
    if b.is_of(Type::Rock) && b.role == Role::Wallbreaker {
        b.learn_if_offered(ROCK_SLIDE)?;
    }
    Ok(())
}

/// Attacks of its own types, first those that go first.
fn learn_attacks(b: &mut Build) -> Result<(), TeamsError> {
    if b.role == Role::Wallbreaker || b.wants_priority {
        b.learn_one(gen9::is_own_priority)?;
    }
    for kind in b.types.iter() {
        let mut attacks = attacks_of(b, kind);
        while lacks(b, kind) && !attacks.is_empty() {
            let at = b.draws.below(attacks.len());
            learn_with_partners(b, attacks.swap_remove(at))?;
        }
    }
    if !b.has(Count::StabTera) {
        let attacks = attacks_of(b, b.tera);
        if !attacks.is_empty() {
            let mv = b.draws.sample(&attacks)?;
            learn_with_partners(b, mv)?;
        }
    }
    if !b.has(Count::Stab) {
        b.learn_attack(|b, kind| b.types.contains(kind))?;
    }
    Ok(())
}

/// The attacks offered of a type; those only that don't hit everyone around, if there are such.
fn attacks_of(b: &Build, kind: Type) -> ArrayVec<MoveId, MOST_MOVES> {
    let mut attacks = b.offers(|b, mv| b.is_stab_candidate(mv) && b.move_type(mv) == kind);
    if attacks.iter().any(|mv| !SPREAD_SET.has(*mv)) {
        attacks.retain(|mv| !SPREAD_SET.has(*mv));
    }
    attacks
}

fn learn_with_partners(b: &mut Build, mv: MoveId) -> Result<(), TeamsError> {
    b.learn(mv)?;
    b.learn_partners(mv, MOVE_PAIRS)
}

fn learn_for_role(b: &mut Build) -> Result<(), TeamsError> {
    if b.role == Role::AvPivot {
        b.learn_one_of(&FAST_PIVOTS)?;
    }
    if b.role == Role::BulkySupport || matches!(b.species.id, species::BLISSEY | species::DUDUNSPARCE) {
        b.learn_one_of(&RECOVERY_SET)?;
    }
    if (b.role.is_setup() || b.role == Role::TeraBlastUser)
        && !b.learn_one(|_, mv| SETUP_SET.has(mv) && !SPEED_SETUP_SET.has(mv))?
    {
        b.learn_one_of(&SETUP_SET)?;
    }
    if !matches!(b.role, Role::BulkySetup | Role::BulkySupport | Role::Wallbreaker) {
        let protecting = b.offers(|_, mv| PROTECT_SET.has(mv));
        if !protecting.is_empty() {
            let mv = b.draws.sample(&protecting)?;
            learn_with_partners(b, mv)?;
        }
    }
    Ok(())
}
