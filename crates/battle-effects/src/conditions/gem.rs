//! A spent gem: this turn's move of its type is stronger by three tenths.

use tallgrass_battle::prelude::*;

pub static GEM: Behaviour = condition(conditions::GEM, &[on::base_power(strengthen).priority(14)]);

fn strengthen(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    cx.chain(5325, 4096)
}
