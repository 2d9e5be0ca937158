//! Which moves go badly with the others, or with the team. What no set of these games can have isn't asked.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{MoveId, Type, abilities, species};

use super::drawing::Verdict;
use crate::engine::items::is;
use crate::engine::{Build, Count, Setup};

pub fn verdict(b: &mut Build, mv: MoveId) -> Verdict {
    let waits_for_better = is(b, species::ENTEI) && b.offered(EXTREME_SPEED) || b.offered(SPORE) && mv != SUBSTITUTE;
    if waits_for_better {
        return Verdict::goes(true);
    }
    if mv == SLEEP_TALK {
        return Verdict::goes(sleep_talk_goes(b));
    }
    if let Some(verdict) = of_setup(b, mv) {
        return verdict;
    }
    Verdict::goes(
        goes_badly(b, mv) || goes_badly_after_setup(b, mv) || is_attack_too_many(b, mv) || is_status_too_many(b, mv),
    )
}

fn rests_and_talks(b: &Build) -> bool {
    b.knows(REST) && b.knows(SLEEP_TALK)
}

fn raises_speed(b: &Build) -> bool {
    b.has(Count::SpeedSetup)
}

/// Sleep Talk needs Rest. Whoever has both isn't offered Rest for another.
fn sleep_talk_goes(b: &mut Build) -> bool {
    if is(b, species::MILOTIC) {
        return false;
    }
    if b.knows(STEALTH_ROCK) || !b.knows(REST) {
        return true;
    }
    if b.pool.len() > 1 && !b.may_have(abilities::CONTRARY) {
        b.pool.take_if_there(REST);
    }
    false
}

/// Moves that set up: only once, and with moves to use it for.
fn of_setup(b: &Build, mv: MoveId) -> Option<Verdict> {
    let attacks = |known: Count, pool: Count| b.count(known) + b.count(pool);
    Some(match mv {
        BELLY_DRUM | BULK_UP | COIL | CURSE | DRAGON_DANCE | SWORDS_DANCE => Verdict::goes_or_sets_up(
            b.setup != Some(Setup::Physical)
                || attacks(Count::Physical, Count::PhysicalPool) < 2 && !rests_and_talks(b)
                || mv == SWORDS_DANCE && b.knows(DRAGON_DANCE),
        ),
        CALM_MIND | NASTY_PLOT => Verdict::goes_or_sets_up(
            b.setup != Some(Setup::Special)
                || attacks(Count::Special, Count::SpecialPool) < 2
                    && !rests_and_talks(b)
                    && !(b.knows(WISH) && b.knows(PROTECT)),
        ),
        QUIVER_DANCE => Verdict::goes_or_sets_up(false),
        SHELL_SMASH => Verdict::goes_or_sets_up(
            b.setup != Some(Setup::Mixed)
                || b.counter.damaging() + b.count(Count::PhysicalPool) + b.count(Count::SpecialPool) < 2,
        ),
        AGILITY | ROCK_POLISH => {
            let goes = b.counter.damaging() < 2 || b.knows(REST) || b.offered_any(&[CALM_MIND, NASTY_PLOT]);
            Verdict { goes, is_setup: !goes && b.setup.is_none() }
        }
        SUPERPOWER => Verdict {
            goes: b.knows(HYDRO_PUMP)
                || b.count(Count::Physical) >= 4 && b.offered(U_TURN)
                || b.knows(SUBSTITUTE) && !b.may_have(abilities::CONTRARY),
            is_setup: b.may_have(abilities::CONTRARY),
        },
        _ => return None,
    })
}

/// Moves that need something else, or keep it from coming.
fn goes_badly(b: &Build, mv: MoveId) -> bool {
    match mv {
        HEAL_BELL => b.offered_any(&[PROTECT, WISH]),
        FIRE_BLAST => b.may_have(abilities::SERENE_GRACE) && (!b.knows(TRICK) || b.count(Count::Status) > 1),
        FOCUS_PUNCH => !b.knows(SUBSTITUTE),
        REST => {
            let may_set_up = !b.knows(SLEEP_TALK) && b.offered_any(&[BULK_UP, CALM_MIND, COIL, CURSE]);
            !is(b, species::REGISTEEL) && (b.offered(SLEEP_TALK) || may_set_up)
        }
        SWITCHEROO | TRICK => {
            b.count(Count::Physical) + b.count(Count::Special) < 3 || b.knows_any(&[RAPID_SPIN, FAKE_OUT])
        }
        _ => false,
    }
}

/// Moves that are of no use to one that has set up, or beside what it or the team has.
fn goes_badly_after_setup(b: &Build, mv: MoveId) -> bool {
    let (sets_up, team) = (b.setup.is_some(), b.team);
    match mv {
        COUNTER => sets_up,
        BULLET_PUNCH | EXTREME_SPEED | ROCK_BLAST => {
            raises_speed(b) || b.knows(DRAGON_DANCE) || b.counter.damaging() < 2
        }
        CLOSE_COMBAT | FLASH_CANNON => {
            let jumps = mv == CLOSE_COMBAT && !sets_up && (b.knows(HIGH_JUMP_KICK) || b.offered(HIGH_JUMP_KICK));
            jumps || b.knows(SUBSTITUTE) && !b.is_of(Type::Fighting) || b.knows(TOXIC) && b.offered(SUBSTITUTE)
        }
        DEFOG => sets_up || team.defog || b.knows_any(&[HEAL_BELL, TOXIC_SPIKES, STEALTH_ROCK, SPIKES]),
        FAKE_OUT => sets_up || b.knows_any(&[PROTECT, RAPID_SPIN, SUBSTITUTE, U_TURN]),
        GLARE | WATER_SPOUT => sets_up || raises_speed(b) || b.knows(REST),
        HEALING_WISH => sets_up || b.has(Count::Recovery) || b.knows_any(&[SUBSTITUTE, U_TURN]),
        PROTECT => protect_goes(b),
        RAPID_SPIN => {
            team.rapid_spin
                || b.knows_any(&[CURSE, NASTY_PLOT, SHELL_SMASH])
                || sets_up && b.count_type(Type::Fighting) >= 2
        }
        ROAR => b.knows(SHELL_SMASH),
        SHADOW_SNEAK => rests_and_talks(b) || b.knows_any(&[SUBSTITUTE, TOXIC]) || b.setup == Some(Setup::Special),
        SPIKES => sets_up || team.spikes > 1,
        STEALTH_ROCK => sets_up || raises_speed(b) || team.stealth_rock || b.knows_any(&[REST, SUBSTITUTE, TELEPORT]),
        STICKY_WEB => team.sticky_web,
        TAUNT => b.knows_any(&[ENCORE, NASTY_PLOT, SWORDS_DANCE]),
        THUNDER_WAVE | VOLT_SWITCH => sets_up || raises_speed(b) || b.knows(RAIN_DANCE),
        TOXIC => sets_up || b.knows_any(&[SLUDGE_WAVE, THUNDER_WAVE, WILL_O_WISP]),
        TOXIC_SPIKES => sets_up || team.toxic_spikes,
        U_TURN => {
            let is_bug_that_stays = b.is_of(Type::Bug) && b.has(Count::Recovery) && b.knows(SWORDS_DANCE);
            raises_speed(b) || sets_up && !is_bug_that_stays || b.may_have(abilities::SPEED_BOOST) && b.knows(PROTECT)
        }
        _ => false,
    }
}

fn protect_goes(b: &Build) -> bool {
    use abilities::{GUTS, MOODY, QUICK_FEET, SPEED_BOOST};
    let gains_by_waiting = [GUTS, QUICK_FEET, SPEED_BOOST, MOODY].into_iter().any(|ability| b.may_have(ability));
    b.setup.is_some() && !b.knows(WISH)
        || b.knows_any(&[REST, WATER_SPOUT])
        || b.count(Count::Status) < 2 && !gains_by_waiting
        || b.offered(LEECH_SEED)
        || b.offered(TOXIC) && !b.knows(WISH)
        || b.offered_any(&[BELLY_DRUM, FAKE_OUT, SHELL_SMASH, SPORE])
}

/// Attacks beside which there are better ones.
fn is_attack_too_many(b: &Build, mv: MoveId) -> bool {
    let (physical, special) = (b.count(Count::Physical), b.count(Count::Special));
    let (raises_attack, raises_special) = (b.setup == Some(Setup::Physical), b.setup == Some(Setup::Special));
    match mv {
        EXPLOSION => {
            raises_speed(b) || b.has(Count::Recovery) || b.knows_any(&[CURSE, STOMPING_TANTRUM, PAIN_SPLIT, WISH])
        }
        QUICK_ATTACK => raises_speed(b) || b.is_of(Type::Rock) && b.has(Count::Status),
        FLAMETHROWER | LAVA_PLUME => b.knows(FIRE_BLAST) && !raises_attack || b.knows_any(&[HEAT_WAVE, OVERHEAT]),
        OVERHEAT => b.knows(FLARE_BLITZ),
        AQUA_TAIL => b.knows(AQUA_JET) || b.has(Count::Status),
        HYDRO_PUMP => {
            let has_better = special < 4 && !b.knows(U_TURN) || b.types.len() > 1 && b.count(Count::Stab) < 3;
            b.knows(SCALD) && has_better
        }
        GIGA_DRAIN => b.is_of(Type::Poison) && b.count_type(Type::Poison) == 0,
        LEAF_STORM => {
            raises_attack && (b.offered(LEAF_BLADE) || b.knows(LEAF_BLADE))
                || b.knows(GIGA_DRAIN) && b.has(Count::Status)
        }
        FREEZE_DRY => {
            b.knows(BLIZZARD) && b.setup.is_some()
                || b.knows(ICE_BEAM) && special < 4
                || b.offered(THUNDER_WAVE) && b.is_of(Type::Electric)
                || b.offered(BODY_SLAM)
        }
        ICE_BEAM => b.knows(DRAGON_TAIL),
        BODY_PRESS => b.knows_any(&[SHELL_SMASH, MIRROR_COAT, WHIRLWIND]) || raises_special,
        DRAIN_PUNCH => b.knows(CLOSE_COMBAT) || !b.is_of(Type::Fighting) && b.offered(SWORDS_DANCE),
        FACADE => b.knows(DYNAMIC_PUNCH) && b.is_of(Type::Fighting) && b.may_have(abilities::NO_GUARD),
        FOCUS_BLAST => b.offered(SHELL_SMASH) || rests_and_talks(b),
        POISON_JAB => !b.is_of(Type::Poison) && b.count(Count::Status) >= 2,
        EARTHQUAKE => b.knows(SUBSTITUTE) && b.offered(TOXIC),
        AIR_SLASH => rests_and_talks(b) || raises_attack,
        HURRICANE => raises_attack,
        PSYCHIC => b.knows(PSYSHOCK) && b.setup.is_some(),
        PSYSHOCK => b.knows(PSYCHIC),
        BUG_BUZZ => b.knows(U_TURN) && b.setup.is_none() && !b.may_have(abilities::TINTED_LENS),
        STONE_EDGE => {
            is(b, species::MACHAMP) && !b.knows(DYNAMIC_PUNCH)
                || b.has(Count::Status) && b.offered(ROCK_SLIDE)
                || b.knows_any(&[ROCK_BLAST, ROCK_SLIDE])
                || is(b, species::LUCARIO) && b.setup.is_some()
        }
        SHADOW_BALL => !b.is_of(Type::Ghost) && b.offered(FOCUS_BLAST),
        SHADOW_CLAW => b.is_of(Type::Steel) && b.knows(SHADOW_SNEAK) && physical < 4,
        DRAGON_PULSE | SPACIAL_REND => b.knows(DRACO_METEOR) && special < 4,
        DARK_PULSE => {
            let has_better =
                b.knows_any(&[FOUL_PLAY, KNOCK_OFF]) || is(b, species::SHIFTRY) && b.knows_any(&[DEFOG, SUCKER_PUNCH]);
            let may_plot = b.offered(NASTY_PLOT) && !b.knows(DEFOG);
            has_better && !may_plot && !raises_special
        }
        SUCKER_PUNCH => {
            b.knows(REST)
                || b.counter.damaging() < 2
                || raises_special
                || b.count_type(Type::Dark) > 1 && !b.is_of(Type::Dark)
        }
        DAZZLING_GLEAM => b.knows_any(&[MOONBLAST, PETAL_DANCE]),
        BODY_SLAM | CLEAR_SMOG => {
            b.knows_any(&[SLUDGE_BOMB, TRICK]) || b.offered(RECOVER) || b.knows(TOXIC) && !b.is_of(Type::Normal)
        }
        GRASS_KNOT => b.knows(SURF),
        _ => false,
    }
}

/// Status moves beside which there are better ones.
fn is_status_too_many(b: &Build, mv: MoveId) -> bool {
    match mv {
        WILL_O_WISP | YAWN => b.knows_any(&[THUNDER_WAVE, TOXIC, SWORDS_DANCE]),
        PAIN_SPLIT | RECOVER | SYNTHESIS => b.knows_any(&[REST, WISH]) || mv == SYNTHESIS && b.knows(GIGA_DRAIN),
        ROOST => b.knows(THROAT_CHOP),
        REFLECT | LIGHT_SCREEN => b.team.screens,
        SLACK_OFF => is(b, species::SLOWKING) && !b.knows(SCALD),
        SUBSTITUTE => {
            let may_get_better =
                !is(b, species::BRELOOM) && b.offered_any(&[BULK_UP, NASTY_PLOT, PAIN_SPLIT, ROOST, SWORDS_DANCE]);
            let may_flinch = b.may_have(abilities::SERENE_GRACE) && b.offered(AIR_SLASH) && !b.knows(AIR_SLASH);
            b.knows(REST) || may_get_better || may_flinch
        }
        _ => false,
    }
}
