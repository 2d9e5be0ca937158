//! Punk Rock: the holder's sound moves gain three tenths, and sound moves deal half damage to it.

use tallgrass_battle::prelude::*;

pub static PUNK_ROCK: Behaviour = ability(
    abilities::PUNK_ROCK,
    &[on::base_power(play_loud).priority(7), on::modify_damage(used_to_noise).as_source()],
);

fn play_loud(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).has(MoveFlags::SOUND) { cx.chain(5325, 4096) } else { Pass }
}

fn used_to_noise(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).has(MoveFlags::SOUND) { cx.chain(1, 2) } else { Pass }
}
