//! Which moves a set has: what its role and types ask for first, then anything of its pool.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{Type, abilities};

use super::lists::*;
use crate::TeamsError;
use crate::data::Role;
use crate::engine::{Build, Count, MoveSet, SUPERFLUOUS};

const RECOVERY_SET: MoveSet = MoveSet::of(RECOVERY);
const SETUP_SET: MoveSet = MoveSet::of(SETUP);
const SPEED_SETUP_SET: MoveSet = MoveSet::of(SPEED_SETUP);
const FAST_PIVOTS: MoveSet = MoveSet::of(&[U_TURN, VOLT_SWITCH]);

/// Takes from the pool what the team has, and what goes badly with what is known.
pub fn cull(b: &mut Build) -> Result<(), TeamsError> {
    b.cull(MOVE_PAIRS, |b| b.drop_screens() || b.drop_superfluous(SUPERFLUOUS))?;
    Ok(())
}

/// Whether a set still lacks an attack of one of its types.
fn lacks(b: &Build, kind: Type) -> bool {
    let none = b.count_type(kind) == 0;
    let attack = b.species.base_stats[1];
    let is_of_any = |kinds: &[Type]| kinds.iter().any(|kind| b.is_of(*kind));
    match kind {
        Type::Bug => b.offered(MEGAHORN) || none && is_of_any(&[Type::Electric, Type::Psychic]),
        Type::Grass => none && (attack >= 100 || b.offered(LEAF_STORM) || b.is_of(Type::Ghost)),
        Type::Normal => b.offered(HYPER_VOICE) || none && b.is_of(Type::Ground),
        Type::Psychic => {
            use Type::{Bug, Electric, Fairy, Fighting, Flying, Poison};
            none && (b.offered(CALM_MIND) || is_of_any(&[Bug, Electric, Fairy, Fighting, Flying, Poison]))
        }
        Type::Rock => none && attack >= 80,
        Type::Steel => none && attack >= 100,
        _ => none,
    }
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
    if is_attacker(b.role) {
        b.learn_coverage()?;
    }
    b.learn_until_full(MOVE_PAIRS)
}

fn is_attacker(role: Role) -> bool {
    use Role::{BulkyAttacker, DynamaxUser, FastAttacker, SetupSweeper, Wallbreaker};
    matches!(role, FastAttacker | SetupSweeper | BulkyAttacker | Wallbreaker | DynamaxUser)
}

/// Moves that are known wherever they can be.
fn learn_required(b: &mut Build) -> Result<(), TeamsError> {
    b.learn_required()?;
    if b.may_have(abilities::GUTS) {
        b.learn_if_offered(FACADE)?;
    }
    b.learn_each(&[AURORA_VEIL, BLIZZARD, NIGHT_SHADE, SEISMIC_TOSS, SPORE, STICKY_WEB])?;
    if b.role == Role::BulkySupport && !b.team.defog && !b.team.rapid_spin {
        b.learn_each(&[RAPID_SPIN, DEFOG])?;
    }
    if b.types.len() == 1 && (b.is_of(Type::Normal) || b.is_of(Type::Fighting)) {
        b.learn_if_offered(KNOCK_OFF)?;
    }
    if b.offered(ACID_ARMOR) || b.offered(IRON_DEFENSE) {
        b.learn_if_offered(BODY_PRESS)?;
    }
    Ok(())
}

/// Attacks of its own types, first those that go first, and of the type it should have.
fn learn_attacks(b: &mut Build) -> Result<(), TeamsError> {
    if matches!(b.role, Role::BulkyAttacker | Role::Wallbreaker) || b.wants_priority {
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
    use Role::{AvPivot, BulkyAttacker, BulkySetup, BulkySupport, DynamaxUser, Staller};
    if matches!(b.role, BulkySupport | BulkyAttacker | BulkySetup | Staller) {
        b.learn_one_of(&RECOVERY_SET)?;
    }
    if b.role == Staller {
        b.learn_each(PROTECT_MOVES)?;
        b.learn_if_offered(TOXIC)?;
    }
    if b.role == AvPivot {
        b.learn_one_of(&FAST_PIVOTS)?;
    }
    if (b.role.is_setup() || b.role == DynamaxUser)
        && !b.learn_one(|_, mv| SETUP_SET.has(mv) && !SPEED_SETUP_SET.has(mv))?
    {
        b.learn_one_of(&SETUP_SET)?;
    }
    if b.role == DynamaxUser {
        // Max Knuckle and Max Airstream raise its stats.
        for wanted in [Type::Fighting, Type::Flying] {
            if b.count_type(wanted) == 0 {
                b.learn_attack(|_, kind| kind == wanted)?;
            }
        }
    }
    Ok(())
}
