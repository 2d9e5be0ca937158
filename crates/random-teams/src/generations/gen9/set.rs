//! One Pokémon of a team.

use tallgrass_pokedex::{Gender, Species, abilities, items, moves, species};

use super::lists::PRIORITY_POKEMON;
use super::moves::FLOW;
use super::{Shared, abilities as ability, items as item, moves as moveset};
use crate::data::{Role, RoleSet, SpeciesSets};
use crate::engine::{Build, Details, Draws, forme};
use crate::settings::Settings;
use crate::{Member, TeamsError};

/// The level of a species that no rule sets.
const LEVEL: u32 = 80;

pub fn level(settings: &Settings, sets: &SpeciesSets) -> u32 {
    settings.adjust_level.unwrap_or(sets.level.map_or(LEVEL, u32::from))
}

/// Makes a Pokémon of a species.
pub fn make(
    shared: &Shared,
    settings: &Settings,
    draws: &mut Draws,
    sets: &SpeciesSets,
    team: &Details,
    is_lead: bool,
) -> Result<(Member, Role), TeamsError> {
    let dex = shared.book.dex;
    let entry = dex.species(sets.id);
    let forme = forme(dex, settings, draws, entry)?;
    let set = sample_set(settings, draws, sets, team, is_lead)?;
    let tera = draws.sample(&set.types)?;
    let mut b = Build::new(&shared.book, &FLOW, settings, draws, team, entry, set, tera);
    b.is_lead = is_lead;
    b.wants_priority = PRIORITY_POKEMON.contains(&entry.id);
    moveset::choose(&mut b)?;
    b.ability = ability::choose(&mut b)?;
    let item = item::choose(&mut b)?;
    let level = level(settings, sets);
    let (mut evs, mut ivs) = ([85; 6], [31; 6]);
    evs[0] = hp_effort(&b, item, level);
    if !uses_attack(&b) && !b.knows(moves::TRANSFORM) && !settings.lets_attack_be() {
        (evs[1], ivs[1]) = (0, 0);
    }
    if b.knows(moves::GYRO_BALL) || b.knows(moves::TRICK_ROOM) {
        (evs[5], ivs[5]) = (0, 0);
    }
    let mut member = Member::new(entry.base_species, forme);
    member.made_as = entry.id;
    member.moves = b.moves.as_slice().iter().copied().collect();
    member.ability = b.ability;
    member.item = item;
    member.level = level;
    member.evs = Some(evs);
    member.ivs = Some(ivs);
    member.tera_type = Some(settings.force_tera_type.unwrap_or(tera));
    draws.shuffle(&mut member.moves);
    member.gender = Some(gender(draws, entry));
    member.shiny = draws.chance(1, 1024);
    member.drawn = draws.count();
    Ok((member, set.role))
}

/// One of the sets that may be chosen at this place in the team.
fn sample_set<'a>(
    settings: &Settings,
    draws: &mut Draws,
    sets: &'a SpeciesSets,
    team: &Details,
    is_lead: bool,
) -> Result<&'a RoleSet, TeamsError> {
    let fits = |set: &&RoleSet| {
        // Whoever leads doesn't take a turn to set up on Booster Energy; one Tera Blast user is enough.
        let on_energy = set.abilities.iter().any(|ability| item::runs_on_energy(*ability));
        !(is_lead && on_energy && set.role == Role::FastBulkySetup)
            && !((team.tera_blast || settings.terastal_clause) && set.role == Role::TeraBlastUser)
    };
    let count = sets.sets.iter().filter(fits).count();
    if count == 0 {
        return Err(TeamsError::NothingToSample);
    }
    let at = draws.below(count);
    sets.sets.iter().filter(fits).nth(at).ok_or(TeamsError::NothingToSample)
}

fn gender(draws: &mut Draws, entry: &Species) -> Gender {
    if entry.base_species == species::GRENINJA {
        return Gender::Male;
    }
    entry.gender.unwrap_or_else(|| if draws.below(2) == 1 { Gender::Female } else { Gender::Male })
}

/// Effort values of HP: lowered until the HP suit the moves and the item, as an odd number is hurt less by Stealth Rock, and
/// an even one reaches half for a Sitrus Berry.
fn hp_effort(b: &Build, item: tallgrass_pokedex::ItemId, level: u32) -> u8 {
    let is_safe = b.ability == abilities::MAGIC_GUARD || item == items::HEAVY_DUTY_BOOTS;
    let mut rocks = if is_safe { 0 } else { b.weakness(tallgrass_pokedex::Type::Rock) };
    if b.knows_any(&[moves::AXE_KICK, moves::HIGH_JUMP_KICK, moves::JUMP_KICK, moves::SUPERCELL_SLAM]) {
        rocks = 2;
    }
    let has_sitrus = item == items::SITRUS_BERRY;
    let heals_at_half = has_sitrus || b.ability == abilities::GLUTTONY;
    let suits = |hp: u32| {
        if b.knows(moves::SUBSTITUTE) && has_sitrus || b.species.id == species::MINIOR {
            hp.is_multiple_of(4)
        } else if b.knows_any(&[moves::BELLY_DRUM, moves::FILLET_AWAY, moves::SHED_TAIL]) && heals_at_half {
            hp.is_multiple_of(2)
        } else if b.knows(moves::SUBSTITUTE) && b.knows(moves::ENDEAVOR) {
            !hp.is_multiple_of(4)
        } else {
            let does_not_mind =
                b.ability == abilities::REGENERATOR || item == items::LEFTOVERS || item == items::LIFE_ORB;
            b.is_doubles || rocks <= 0 || does_not_mind || has_sitrus == hp.is_multiple_of(4 / rocks as u32)
        }
    };
    let mut effort = 85;
    while effort > 1 {
        let hp = (2 * b.species.base_stats[0] as u32 + 31 + effort as u32 / 4 + 100) * level / 100 + 10;
        if suits(hp) {
            break;
        }
        effort -= 4;
    }
    effort
}

/// Whether any of its moves asks for its Attack.
fn uses_attack(b: &Build) -> bool {
    let base = b.species.base_stats;
    b.moves.as_slice().iter().any(|mv| {
        let fact = b.book.fact(*mv);
        if fact.has_fixed_damage {
            return false;
        }
        match *mv {
            moves::SHELL_SIDE_ARM => true,
            moves::TERA_BLAST
                if b.species.id == species::PORYGON2
                    || matches!(b.ability, abilities::CONTRARY | abilities::DEFIANT)
                    || b.knows(moves::SHIFT_GEAR)
                    || base[1] > base[3] =>
            {
                true
            }
            moves::BODY_PRESS | moves::FOUL_PLAY => false,
            _ => fact.is_physical,
        }
    })
}
