//! Moves whose power depends on HP.

use tallgrass_battle::prelude::*;

/// Eruption, Water Spout and Dragon Energy: weaker the fewer HP their user has left.
pub static ERUPTION: [Behaviour; 3] = [
    move_(moves::ERUPTION, &[on::base_power_callback(by_own_hp)]),
    move_(moves::WATER_SPOUT, &[on::base_power_callback(by_own_hp)]),
    move_(moves::DRAGON_ENERGY, &[on::base_power_callback(by_own_hp)]),
];

/// Flail and Reversal: stronger the fewer HP their user has left.
pub static FLAIL: [Behaviour; 2] = [
    move_(moves::FLAIL, &[on::base_power_callback(by_own_need)]),
    move_(moves::REVERSAL, &[on::base_power_callback(by_own_need)]),
];

/// Crush Grip and Wring Out (up to 120) and Hard Press (up to 100): stronger the more HP the target has left.
pub static CRUSH_GRIP: [Behaviour; 3] = [
    move_(moves::CRUSH_GRIP, &[on::base_power_callback(|cx, hit, _| by_their_hp(cx, hit, 120))]),
    move_(moves::WRING_OUT, &[on::base_power_callback(|cx, hit, _| by_their_hp(cx, hit, 120))]),
    move_(moves::HARD_PRESS, &[on::base_power_callback(|cx, hit, _| by_their_hp(cx, hit, 100))]),
];

fn by_own_hp(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    let pokemon = cx.mon(hit.user);
    // Of one that has fainted since it foresaw the attack, nothing comes.
    let least = pokemon.hp.min(power).min(1) as i64;
    Set((power as i64 * pokemon.hp as i64 / pokemon.max_hp as i64).max(least) as i32)
}

fn by_own_need(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let pokemon = cx.mon(hit.user);
    Set(match pokemon.hp as i64 * 48 / pokemon.max_hp as i64 {
        ..=1 => 200,
        2..=4 => 150,
        5..=9 => 100,
        10..=16 => 80,
        17..=32 => 40,
        _ => 20,
    })
}

fn by_their_hp(cx: &Cx, hit: Hit, most: i64) -> Reply<i32> {
    let pokemon = cx.mon(hit.target);
    let share = pokemon.hp as i64 * 4096 / pokemon.max_hp as i64;
    Set((((most * 100 * share + 2047) / 4096 / 100) as i32).max(1))
}
