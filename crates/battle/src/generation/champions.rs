//! Champions: stats come from stat points, moves have 8 to 20 PP, Trick Room turns any speed around, nobody terastallizes,
//! and who mega evolved stays so when it faints.

use super::Flow;
use crate::battle::Battle;
use crate::ids::Mon;
use crate::verbs::Spread;
use tallgrass_pokedex::{MoveId, SpeciesId, Stat, conditions};

pub(super) const CHAMPIONS: Flow = Flow {
    grades_effectiveness: true,
    after_hit_by_fainted: true,
    counts_single_bond_hit: false,
    formes_of_items_end: false,
    // SHOWDOWN: its own function to change formes has no default for the cause.
    acting_changes_formes: false,
    stat_from: Some(stat_from),
    full_pp: Some(full_pp),
    action_speed: Some(action_speed),
    clear_volatile: Some(clear_volatile),
    mega_species: Some(mega_species),
    can_terastallize: Some(|_, _| false),
    ..Flow::USUAL
};

/// A stat from stat points, which the effort values stand for. Levels count only if a rule says so; without it all are 50.
fn stat_from(battle: &Battle, base: &[u8; 6], spread: &Spread, i: usize) -> i32 {
    let (base, points) = (i64::from(base[i]), i64::from(spread.evs[i]));
    let is_hp = i == 0;
    let value = if battle.setup.levels_count {
        let level = i64::from(spread.level);
        let inner = 2 * base + 31 + (2 * points - 1).max(0);
        battle.trunc(inner * level / 100) + if is_hp { level + 10 } else { 5 }
    } else {
        base + points + if is_hp { 75 } else { 20 }
    };
    if is_hp { value as i32 } else { battle.with_nature(value, spread, i) }
}

/// All moves have their PP Ups; twice as many PP make not quite twice as many.
fn full_pp(battle: &Battle, id: MoveId, _: u8) -> u8 {
    let data = battle.dex().mv(id);
    if data.no_pp_boosts { data.pp } else { data.pp / 5 * 4 + 4 }
}

fn action_speed(battle: &mut Battle, mon: Mon) -> i32 {
    let speed = battle.stat(mon, Stat::Spe, false, false);
    let turned = battle.has_pseudo_weather(conditions::TRICK_ROOM) != battle.setup.twisted_dimension;
    if turned { -speed } else { speed }
}

/// Rage Fist counts anew.
fn clear_volatile(battle: &mut Battle, mon: Mon, switch_flags: bool) {
    battle.usual_clear_volatile(mon, switch_flags);
    battle.mon_mut(mon).times_attacked = 0;
}

/// A mega stone is for the very forme it names.
fn mega_species(battle: &Battle, mon: Mon) -> SpeciesId {
    let species = battle.mon(mon).base_species;
    battle.mega_by_move(mon).or_else(|| battle.mega_by_stone(mon, species)).unwrap_or(SpeciesId::NONE)
}
