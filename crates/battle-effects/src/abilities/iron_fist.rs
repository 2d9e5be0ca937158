//! Iron Fist and its kin: moves of a kind are stronger.

use tallgrass_battle::prelude::*;

/// Iron Fist: punches are a fifth stronger.
pub static IRON_FIST: Behaviour = ability(abilities::IRON_FIST, &[on::base_power(punch).priority(23)]);
/// Mega Launcher: pulses gain half again.
pub static MEGA_LAUNCHER: Behaviour = ability(abilities::MEGA_LAUNCHER, &[on::base_power(pulse).priority(19)]);
/// Sharpness: slices gain half again.
pub static SHARPNESS: Behaviour = ability(abilities::SHARPNESS, &[on::base_power(slice).priority(19)]);
/// Strong Jaw: bites gain half again.
pub static STRONG_JAW: Behaviour = ability(abilities::STRONG_JAW, &[on::base_power(bite).priority(19)]);
/// Tough Claws: contact moves are three tenths stronger.
pub static TOUGH_CLAWS: Behaviour = ability(abilities::TOUGH_CLAWS, &[on::base_power(scratch).priority(21)]);

fn punch(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    boost_if(cx, hit, MoveFlags::PUNCH, 4915)
}

fn pulse(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    boost_if(cx, hit, MoveFlags::PULSE, 6144)
}

fn slice(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    boost_if(cx, hit, MoveFlags::SLICING, 6144)
}

fn bite(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    boost_if(cx, hit, MoveFlags::BITE, 6144)
}

fn scratch(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    boost_if(cx, hit, MoveFlags::CONTACT, 5325)
}

fn boost_if(cx: &mut Cx, hit: Hit, flag: MoveFlags, factor: i32) -> Reply<i32> {
    if cx.mv(hit.mv).has(flag) { cx.chain(factor, 4096) } else { Pass }
}
