//! Which moves a set has: what its role, types and Tera Type ask for first, then anything of its pool.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{MoveId, Type, abilities, species};

use super::lists::*;
use crate::TeamsError;
use crate::data::Role;
use crate::engine::{Build, Count, Flow, MoveSet};

pub static FLOW: Flow = Flow { cull, move_type };

const RECOVERY_SET: MoveSet = MoveSet::of(RECOVERY);
const SETUP_SET: MoveSet = MoveSet::of(SETUP);
const SPEED_SETUP_SET: MoveSet = MoveSet::of(SPEED_SETUP);
const SPEED_CONTROL_SET: MoveSet = MoveSet::of(SPEED_CONTROL);
const PROTECT_SET: MoveSet = MoveSet::of(PROTECT_MOVES);
const FAST_PIVOTS: MoveSet = MoveSet::of(&[U_TURN, VOLT_SWITCH]);

/// Takes from the pool what the team has, and what goes badly with what is known.
fn cull(b: &mut Build) -> Result<(), TeamsError> {
    if b.is_full() {
        return Ok(());
    }
    keep_pairs(b)?;
    if drop_what_the_team_has(b) {
        return Ok(());
    }
    let clashes = &b.book.clashes;
    clashes.cull(b);
    Ok(())
}

/// Leaves room for both moves of a pair.
fn keep_pairs(b: &mut Build) -> Result<(), TeamsError> {
    let room = b.settings.max_move_count as isize - b.moves.len() as isize;
    let offered = |b: &Build, pair: &[MoveId; 2]| pair.iter().all(|mv| b.offered(*mv));
    if room == 2 {
        let mut unpaired = b.pool.clone();
        for pair in MOVE_PAIRS.iter().filter(|pair| offered(b, pair)) {
            unpaired.take(pair[0])?;
            unpaired.take(pair[1])?;
        }
        if let [only] = *unpaired.as_slice() {
            b.pool.take(only)?;
        }
    }
    if room == 1 {
        for pair in MOVE_PAIRS {
            if offered(b, pair) {
                b.pool.take(pair[0])?;
                b.pool.take(pair[1])?;
            }
        }
    }
    Ok(())
}

/// Says whether no more moves are left than fit.
fn drop_what_the_team_has(b: &mut Build) -> bool {
    let team = b.team;
    if team.screens {
        if !b.is_doubles {
            b.pool.take_if_there(AURORA_VEIL);
        }
        if b.pool.len() >= b.settings.max_move_count + 2 {
            b.pool.take_if_there(REFLECT);
            b.pool.take_if_there(LIGHT_SCREEN);
        }
    }
    let superfluous: [(bool, &[MoveId]); 6] = [
        (team.sticky_web, &[STICKY_WEB]),
        (team.stealth_rock, &[STEALTH_ROCK]),
        (team.defog || team.rapid_spin, &[DEFOG, RAPID_SPIN]),
        (team.toxic_spikes, &[TOXIC_SPIKES]),
        (team.spikes >= 2, &[SPIKES]),
        (team.status_cure, &[HEAL_BELL]),
    ];
    for (has, moves) in superfluous {
        if has {
            for mv in moves {
                b.pool.take_if_there(*mv);
            }
            if b.is_full() {
                return true;
            }
        }
    }
    false
}

/// The type a move has for a Pokémon.
pub fn move_type(b: &Build, mv: MoveId) -> Type {
    let id = b.species.id;
    match mv {
        TERA_BLAST => return b.tera,
        JUDGMENT | MULTI_ATTACK | REVELATION_DANCE => return b.species.types.first(),
        RAGING_BULL => match id {
            species::TAUROS_PALDEA_COMBAT => return Type::Fighting,
            species::TAUROS_PALDEA_BLAZE => return Type::Fire,
            species::TAUROS_PALDEA_AQUA => return Type::Water,
            _ => {}
        },
        IVY_CUDGEL => match id {
            species::OGERPON_WELLSPRING => return Type::Water,
            species::OGERPON_HEARTHFLAME => return Type::Fire,
            species::OGERPON_CORNERSTONE => return Type::Rock,
            _ => {}
        },
        _ => {}
    }
    let kind = b.book.fact(mv).kind;
    if kind != Type::Normal {
        return kind;
    }
    let changes = [
        (abilities::AERILATE, Type::Flying),
        (abilities::GALVANIZE, Type::Electric),
        (abilities::PIXILATE, Type::Fairy),
        (abilities::REFRIGERATE, Type::Ice),
    ];
    changes.into_iter().find(|(ability, _)| b.may_have(*ability)).map_or(kind, |(_, changed)| changed)
}

/// Whether a set still lacks an attack of one of its types.
fn lacks(b: &Build, kind: Type) -> bool {
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
    learn_any(b)
}

/// Moves that are known wherever they can be.
fn learn_required(b: &mut Build) -> Result<(), TeamsError> {
    if b.role == Role::TeraBlastUser {
        b.learn(TERA_BLAST)?;
    }
    if b.species.required_move.is_some() {
        b.learn(b.species.required_move)?;
    }
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

/// Attacks of its own types, first those that go first.
fn learn_attacks(b: &mut Build) -> Result<(), TeamsError> {
    let is_own_priority =
        |b: &Build, mv: MoveId| b.has_priority(mv) && b.book.fact(mv).has_power && b.types.contains(b.move_type(mv));
    if matches!(b.role, Role::BulkyAttacker | Role::BulkySetup | Role::Wallbreaker | Role::DoublesWallbreaker)
        || b.wants_priority
    {
        b.learn_one(is_own_priority)?;
    }
    for kind in b.types.iter() {
        let mut attacks = b.offers(|b, mv| b.is_stab_candidate(mv) && b.move_type(mv) == kind);
        while lacks(b, kind) && !attacks.is_empty() {
            let at = b.draws.below(attacks.len());
            let mv = attacks.swap_remove(at);
            b.learn(mv)?;
        }
    }
    if !b.has(Count::StabTera) && !matches!(b.role, Role::BulkySupport | Role::DoublesSupport) {
        b.learn_one(|b, mv| b.is_stab_candidate(mv) && b.move_type(mv) == b.tera)?;
    }
    if !b.has(Count::Stab) {
        b.learn_one(|b, mv| b.is_stab_candidate(mv) && b.types.contains(b.move_type(mv)))?;
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
    if b.counter.damaging() == 0 {
        b.learn_one(|b, mv| !b.book.fact(mv).no_stab && !b.book.fact(mv).is_status)?;
    }
    let supports = matches!(
        b.role,
        Role::AvPivot | Role::FastSupport | Role::BulkySupport | Role::BulkyProtect | Role::DoublesSupport
    );
    if !supports && b.counter.damaging() == 1 {
        let only = b.book.fact(b.counter.first_damaging()).kind;
        b.learn_one(|b, mv| b.is_stab_candidate(mv) && b.move_type(mv) != only)?;
    }
    Ok(())
}

/// Whatever else it may know.
fn learn_any(b: &mut Build) -> Result<(), TeamsError> {
    while b.moves.len() < b.settings.max_move_count && !b.pool.is_empty() {
        if b.is_full() {
            b.learn_rest();
            break;
        }
        let mv = b.draws.sample(b.pool.as_slice())?;
        b.learn(mv)?;
        for [one, other] in MOVE_PAIRS {
            if mv == *one {
                b.learn_if_offered(*other)?;
            }
            if mv == *other {
                b.learn_if_offered(*one)?;
            }
        }
    }
    Ok(())
}
