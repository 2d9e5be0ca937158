//! Which moves a set has: what its role, types and Tera Type ask for first, then anything of its pool.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{MoveId, Type, abilities, species};

use super::lists::*;
use crate::TeamsError;
use crate::data::Role;
use crate::engine::{Build, Count, MoveSet, SUPERFLUOUS};

const RECOVERY_SET: MoveSet = MoveSet::of(RECOVERY);
const SETUP_SET: MoveSet = MoveSet::of(SETUP);
const SPEED_SETUP_SET: MoveSet = MoveSet::of(SPEED_SETUP);
const SPEED_CONTROL_SET: MoveSet = MoveSet::of(SPEED_CONTROL);
const PROTECT_SET: MoveSet = MoveSet::of(PROTECT_MOVES);
const FAST_PIVOTS: MoveSet = MoveSet::of(&[U_TURN, VOLT_SWITCH]);

/// Takes from the pool what the team has, and what goes badly with what is known.
pub fn cull(b: &mut Build) -> Result<(), TeamsError> {
    b.cull(MOVE_PAIRS, |b| {
        drop_screens(b);
        b.drop_superfluous(SUPERFLUOUS)
    })?;
    Ok(())
}

/// Drops screens that the team has: Aurora Veil in singles, the others where there is choice enough.
fn drop_screens(b: &mut Build) {
    if b.team.screens && !b.is_doubles {
        b.pool.take_if_there(AURORA_VEIL);
    }
    b.drop_screens();
}

/// Whether a set still lacks an attack of one of its types.
pub fn lacks(b: &Build, kind: Type) -> bool {
    let none = b.count_type(kind) == 0;
    let base = b.species.base_stats;
    match kind {
        Type::Bug => {
            b.offered(MEGAHORN) || b.offered(X_SCISSOR) || none && (b.is_of(Type::Electric) || b.is_of(Type::Psychic))
        }
        Type::Dark => b.count_type(kind) < 2 && b.wants_priority && b.role == Role::Wallbreaker || none,
        Type::Grass => {
            none && (b.offered(LEAF_STORM)
                || base[1] >= 100
                || b.is_of(Type::Electric)
                || b.may_have(abilities::SEED_SOWER))
        }
        Type::Ice => b.offered(FREEZE_DRY) || b.offered(BLIZZARD) || none,
        Type::Normal => b.offered(BOOMBURST) || b.offered(HYPER_VOICE),
        Type::Poison => !b.is_of(Type::Ground) && none,
        Type::Psychic => {
            (b.is_doubles || b.species.id == species::BRUXISH) && b.offered(PSYCHIC_FANGS)
                || b.species.id == species::HOOPA_UNBOUND && b.offered(PSYCHIC)
                || none && ![Type::Dark, Type::Steel, Type::Water].into_iter().any(|other| b.is_of(other))
        }
        Type::Rock => none && base[1] >= 80,
        Type::Steel => none && (b.is_doubles || base[1] >= 90 || b.offered(GIGATON_HAMMER) || b.offered(MAKE_IT_RAIN)),
        Type::Water => none && (!b.is_of(Type::Ground) || b.is_doubles),
        Type::Stellar | Type::Bird | Type::Unknown => false,
        _ => none,
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
    if b.is_doubles {
        learn_for_doubles(b)?;
    }
    learn_attacks(b)?;
    learn_for_role(b)?;
    learn_coverage(b)?;
    learn_any(b, MOVE_PAIRS)
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
    for mv in [NIGHT_SHADE, REVELATION_DANCE, REVIVAL_BLESSING, STICKY_WEB] {
        b.learn_if_offered(mv)?;
    }
    if b.role == Role::DoublesWallbreaker {
        b.learn_if_offered(TRICK_ROOM)?;
    }
    if b.role == Role::BulkySupport && !b.team.defog && !b.team.rapid_spin {
        b.learn_if_offered(RAPID_SPIN)?;
        b.learn_if_offered(DEFOG)?;
    }
    if !b.team.screens {
        b.learn_if_offered(AURORA_VEIL)?;
    }
    if !b.is_doubles && b.types.len() == 1 && (b.is_of(Type::Normal) || b.is_of(Type::Fighting)) {
        b.learn_if_offered(KNOCK_OFF)?;
    }
    if b.species.id == species::SMEARGLE {
        b.learn_if_offered(SPORE)?;
    }
    Ok(())
}

fn learn_for_doubles(b: &mut Build) -> Result<(), TeamsError> {
    b.learn_if_offered(MORTAL_SPIN)?;
    b.learn_if_offered(SPORE)?;
    if b.species.base_stats[5] <= 50 {
        b.learn_if_offered(FAKE_OUT)?;
    }
    if b.may_have(abilities::PRANKSTER) || b.may_have(abilities::GALE_WINGS) {
        b.learn_if_offered(TAILWIND)?;
    }
    Ok(())
}

/// An attack of its own types that goes first.
pub fn is_own_priority(b: &Build, mv: MoveId) -> bool {
    b.has_priority(mv) && b.book.fact(mv).has_power && b.types.contains(b.move_type(mv))
}

/// Attacks of its own types, first those that go first.
fn learn_attacks(b: &mut Build) -> Result<(), TeamsError> {
    if matches!(b.role, Role::BulkyAttacker | Role::BulkySetup | Role::Wallbreaker | Role::DoublesWallbreaker)
        || b.wants_priority
    {
        b.learn_one(is_own_priority)?;
    }
    b.learn_own_types(lacks)?;
    if !b.has(Count::StabTera) && !matches!(b.role, Role::BulkySupport | Role::DoublesSupport) {
        b.learn_attack(|b, kind| kind == b.tera)?;
    }
    if !b.has(Count::Stab) {
        b.learn_attack(|b, kind| b.types.contains(kind))?;
    }
    Ok(())
}

fn learn_for_role(b: &mut Build) -> Result<(), TeamsError> {
    if matches!(b.role, Role::BulkySupport | Role::BulkyAttacker | Role::BulkySetup) {
        b.learn_one_of(&RECOVERY_SET)?;
    }
    if b.role == Role::AvPivot {
        b.learn_one_of(&FAST_PIVOTS)?;
    }
    if (b.role.is_setup() || b.role == Role::TeraBlastUser)
        && !b.learn_one(|_, mv| SETUP_SET.has(mv) && !SPEED_SETUP_SET.has(mv))?
    {
        b.learn_one_of(&SETUP_SET)?;
    }
    if b.role == Role::DoublesSupport {
        for mv in [FAKE_OUT, FOLLOW_ME, RAGE_POWDER] {
            b.learn_if_offered(mv)?;
        }
        b.learn_one_of(&SPEED_CONTROL_SET)?;
    }
    if b.role.is_protect() {
        b.learn_one_of(&PROTECT_SET)?;
    }
    Ok(())
}

/// An attack at least, and one of another type where it has only one.
fn learn_coverage(b: &mut Build) -> Result<(), TeamsError> {
    b.learn_any_attack()?;
    let supports = matches!(
        b.role,
        Role::AvPivot | Role::FastSupport | Role::BulkySupport | Role::BulkyProtect | Role::DoublesSupport
    );
    if supports { Ok(()) } else { b.learn_coverage() }
}

/// Whatever else it may know.
pub fn learn_any(b: &mut Build, pairs: &[[MoveId; 2]]) -> Result<(), TeamsError> {
    while b.moves.len() < b.settings.max_move_count && !b.pool.is_empty() {
        if b.is_full() {
            b.learn_rest();
            break;
        }
        b.learn_any(pairs)?;
    }
    Ok(())
}
