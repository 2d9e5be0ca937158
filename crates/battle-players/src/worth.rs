//! How good a position is, without looking ahead.

use crate::trial::together;
use tallgrass_battle::Battle;
use tallgrass_battle::ids::{Mon, SideId};
use tallgrass_battle::state::CanTerastallize;
use tallgrass_pokedex::{ConditionId, conditions};

/// A Pokémon that is there at all is worth this of a healthy one.
const ALIVE: f64 = 0.4;
/// What a gimmick that isn't spent is worth.
const GIMMICK: f64 = 0.25;
/// How much a lead of one Pokémon counts towards winning.
const STEEPNESS: f64 = 1.3;

/// What statuses take off.
const STATUSES: [(ConditionId, f64); 6] = [
    (conditions::PAR, 0.12),
    (conditions::BRN, 0.15),
    (conditions::PSN, 0.08),
    (conditions::TOX, 0.15),
    (conditions::SLP, 0.2),
    (conditions::FRZ, 0.25),
];

/// What lies on a side takes off each of its Pokémon that may yet come in, or gives it.
const ON_SIDES: [(ConditionId, f64); 4] = [
    (conditions::STEALTH_ROCK, -0.06),
    (conditions::SPIKES, -0.05),
    (conditions::TOXIC_SPIKES, -0.04),
    (conditions::STICKY_WEB, -0.05),
];

/// What covers a side gives it.
const COVERS: [(ConditionId, f64); 4] = [
    (conditions::REFLECT, 0.12),
    (conditions::LIGHT_SCREEN, 0.12),
    (conditions::AURORA_VEIL, 0.2),
    (conditions::TAILWIND, 0.1),
];

/// What volatile conditions give a Pokémon.
const VOLATILES: [(ConditionId, f64); 4] = [
    (conditions::SUBSTITUTE, 0.15),
    (conditions::LEECH_SEED, -0.1),
    (conditions::CONFUSION, -0.08),
    (conditions::PERISH_SONG, -0.2),
];

/// What a stage of attack, defense, special attack, special defense and speed is worth to who is healthy.
const STAGES: [f64; 5] = [0.06, 0.04, 0.06, 0.04, 0.06];

fn sum(table: &[(ConditionId, f64)], holds: impl Fn(ConditionId) -> bool) -> f64 {
    table.iter().filter(|(id, _)| holds(*id)).map(|(_, worth)| worth).sum()
}

fn mon_worth(battle: &Battle, mon: Mon) -> f64 {
    let pokemon = battle.mon(mon);
    if pokemon.fainted || pokemon.hp <= 0 {
        return 0.0;
    }
    let health = pokemon.hp as f64 / pokemon.max_hp.max(1) as f64;
    let mut worth = ALIVE + (1.0 - ALIVE) * health - sum(&STATUSES, |id| pokemon.status == id);
    if pokemon.active {
        let stages = pokemon.boosts.iter().zip(STAGES);
        worth += health.max(0.3) * stages.map(|(&stage, worth)| stage as f64 * worth).sum::<f64>();
        worth += sum(&VOLATILES, |id| battle.has_volatile(mon, id));
    }
    worth.max(0.05)
}

fn side_worth(battle: &Battle, side: SideId) -> f64 {
    let mons = || battle.mons().filter(|&mon| battle.mon(mon).side == side && !battle.mon(mon).fainted);
    let waiting = mons().filter(|&mon| !battle.mon(mon).active).count() as f64;
    let has = |id| battle.has_side_condition(side, id);
    let can = |mon| {
        let pokemon = battle.mon(mon);
        pokemon.can_terastallize == CanTerastallize::Yes || !pokemon.mega_used && pokemon.can_mega_evo.is_some()
    };
    let gimmick = if mons().any(can) { GIMMICK } else { 0.0 };
    mons().map(|mon| mon_worth(battle, mon)).sum::<f64>() + waiting * sum(&ON_SIDES, has) + sum(&COVERS, has) + gimmick
}

/// By how much a side is ahead, in healthy Pokémon: HP, statuses, stat stages, hazards, screens and gimmicks that are left
/// count. In a free-for-all it is compared with the others' average.
///
/// ```
#[doc = include_str!("example_battle.txt")]
/// let battle = begin()?;
/// assert_eq!(balance(&battle, SideId(0)), -balance(&battle, SideId(1)));
/// # Ok(())
/// # }
/// ```
pub fn balance(battle: &Battle, side: SideId) -> f64 {
    let (mut own, mut others, mut parties) = (0.0, 0.0, 0);
    for other in battle.side_ids() {
        if together(battle, side, other) {
            own += side_worth(battle, other);
        } else {
            others += side_worth(battle, other);
            parties += 1;
        }
    }
    if battle.ally_side(side).is_some() { own - others } else { own - others / parties.max(1) as f64 }
}

/// How likely a side seems to win, from 0 to 1; certain once it is over, and half for a tie.
///
/// ```
#[doc = include_str!("example_battle.txt")]
/// let battle = begin()?;
/// let (one, other) = (winning(&battle, SideId(0)), winning(&battle, SideId(1)));
/// assert!((one + other - 1.0).abs() < 1e-9);
/// # Ok(())
/// # }
/// ```
pub fn winning(battle: &Battle, side: SideId) -> f64 {
    let state = battle.state();
    match state.winner {
        Some(winner) if state.ended => together(battle, side, winner) as u8 as f64,
        None if state.ended => 0.5,
        _ => winning_with(balance(battle, side)),
    }
}

/// How likely it is to win with such a lead.
pub(crate) fn winning_with(balance: f64) -> f64 {
    1.0 / (1.0 + (-STEEPNESS * balance).exp())
}
