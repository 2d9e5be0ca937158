//! Which moves a set has: what its role and types ask for first, then anything of its pool. Generation 6 does most of it the same
//! way.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{Type, abilities, species};

use super::lists::*;
use crate::TeamsError;
use crate::data::Role;
use crate::engine::{Build, Count, MoveSet, SUPERFLUOUS};

const RECOVERY_SET: MoveSet = MoveSet::of(RECOVERY);
pub const SETUP_SET: MoveSet = MoveSet::of(SETUP);

/// Takes from the pool what the team has, and what goes badly with what is known.
pub fn cull(b: &mut Build) -> Result<(), TeamsError> {
    b.keep_one_hidden_power();
    let culled = b.cull(MOVE_PAIRS, |b| b.drop_screens() || b.drop_superfluous(SUPERFLUOUS))?;
    // Two who set Stealth Rock as long as nobody has.
    if culled && b.role == Role::Staller && !b.team.stealth_rock {
        if b.species.id == species::REGISTEEL {
            b.pool.take_if_there(THUNDER_WAVE);
        } else if b.species.base_species == species::WORMADAM {
            b.pool.take_if_there(INFESTATION);
        }
    }
    Ok(())
}

/// Whether a set still lacks an attack of one of its types.
pub fn lacks(b: &Build, kind: Type) -> bool {
    let none = b.count_type(kind) == 0;
    let attack = b.species.base_stats[1];
    match kind {
        Type::Bug => {
            b.offered(MEGAHORN)
                || b.offered(PIN_MISSILE)
                || none && (b.may_have(abilities::TINTED_LENS) || b.may_have(abilities::ADAPTABILITY))
        }
        Type::Flying => {
            let exceptions = [species::AERODACTYL, species::AERODACTYL_MEGA, species::MANTINE];
            none && !exceptions.contains(&b.species.id) && !b.offered(HIDDEN_POWER_FLYING)
        }
        Type::Grass => none && (attack >= 100 || b.offered(LEAF_STORM)),
        Type::Ice => {
            none || b.knows(ICE_BEAM) && b.offered(FREEZE_DRY)
                || b.may_have(abilities::REFRIGERATE) && b.offered(RETURN)
        }
        Type::Normal => b.offered(BOOMBURST) || b.offered(HYPER_VOICE),
        Type::Psychic => {
            none && (b.is_of(Type::Fighting)
                || b.is_of(Type::Fairy)
                || b.offered(PSYCHIC_FANGS)
                || b.offered(CALM_MIND))
        }
        Type::Rock => none && attack >= 80,
        Type::Steel => none && attack >= 100,
        _ => none,
    }
}

/// Chooses the moves of a set.
pub fn choose(b: &mut Build) -> Result<(), TeamsError> {
    choose_by(b, lacks, learn_setup)
}

/// Chooses the moves of a set, where types and moves that set up are seen to in a generation's own way.
pub fn choose_by(
    b: &mut Build,
    lacks: fn(&Build, Type) -> bool,
    learn_setup: fn(&mut Build) -> Result<(), TeamsError>,
) -> Result<(), TeamsError> {
    b.begin()?;
    if b.is_full() {
        return b.learn_all();
    }
    learn_required(b)?;
    learn_attacks(b, lacks)?;
    learn_for_role(b)?;
    learn_setup(b)?;
    if !(b.knows(U_TURN) && b.is_of(Type::Bug)) {
        b.learn_any_attack()?;
    }
    if is_attacker(b.role) {
        b.learn_coverage()?;
    }
    b.learn_until_full(MOVE_PAIRS)
}

fn is_attacker(role: Role) -> bool {
    use Role::{BulkyAttacker, FastAttacker, SetupSweeper, Wallbreaker, ZMoveUser};
    matches!(role, FastAttacker | SetupSweeper | BulkyAttacker | Wallbreaker | ZMoveUser)
}

/// Moves that are known wherever they can be.
fn learn_required(b: &mut Build) -> Result<(), TeamsError> {
    b.learn_required()?;
    if b.may_have(abilities::GUTS) {
        b.learn_if_offered(FACADE)?;
    }
    b.learn_each(&[AURORA_VEIL, BLIZZARD, SEISMIC_TOSS, SPORE, STICKY_WEB])?;
    if b.may_have(abilities::PRANKSTER) {
        b.learn_if_offered(THUNDER_WAVE)?;
    }
    match b.species.id {
        species::KECLEON => b.learn_if_offered(SHADOW_SNEAK)?,
        species::BANETTE_MEGA => b.learn_if_offered(DESTINY_BOND)?,
        _ => {}
    }
    if b.role == Role::BulkySupport && !b.team.defog && !b.team.rapid_spin {
        b.learn_each(&[RAPID_SPIN, DEFOG])?;
    }
    Ok(())
}

/// Attacks of its own types, first those that go first, and of the type it should have.
fn learn_attacks(b: &mut Build, lacks: fn(&Build, Type) -> bool) -> Result<(), TeamsError> {
    if matches!(b.role, Role::BulkyAttacker | Role::BulkySetup | Role::Wallbreaker) || b.wants_priority {
        b.learn_own_priority()?;
    }
    b.learn_own_types(lacks)?;
    if b.count_type(b.tera) == 0 {
        b.learn_attack(|b, kind| kind == b.tera)?;
    }
    if !b.has(Count::Stab) && !b.learn_attack(|b, kind| b.types.contains(kind))? && b.is_of(Type::Bug) {
        b.learn_if_offered(U_TURN)?;
    }
    Ok(())
}

fn learn_for_role(b: &mut Build) -> Result<(), TeamsError> {
    use Role::{BulkyAttacker, BulkySetup, BulkySupport, Staller};
    if matches!(b.role, BulkySupport | BulkyAttacker | BulkySetup | Staller) {
        b.learn_one_of(&RECOVERY_SET)?;
    }
    if b.role == Staller {
        b.learn_each(PROTECT_MOVES)?;
        b.learn_if_offered(TOXIC)?;
    }
    Ok(())
}

/// Flame Charge sets up only where nothing else does.
fn learn_setup(b: &mut Build) -> Result<(), TeamsError> {
    if (b.role.is_setup() || b.role == Role::ZMoveUser)
        && !b.learn_one(|_, mv| SETUP_SET.has(mv) && mv != FLAME_CHARGE)?
    {
        b.learn_if_offered(FLAME_CHARGE)?;
    }
    Ok(())
}
