//! A spent gem: this turn's move of its type is stronger by three tenths, up to generation 5 by half.

use tallgrass_battle::prelude::*;

pub static GEM: Behaviour = condition(
    conditions::GEM,
    &[on::base_power(strengthen).priority(14).since(Gen6), on::base_power(strengthen_by_half).until(Gen5)],
);

fn strengthen(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    cx.chain(5325, 4096)
}

fn strengthen_by_half(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    cx.chain(3, 2)
}
