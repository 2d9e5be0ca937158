//! Rivalry: moves gain a quarter against the holder's own gender and lose a quarter against the other.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::Gender;

pub static RIVALRY: Behaviour = ability(abilities::RIVALRY, &[on::base_power(compete).priority(24)]);

fn compete(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    match (cx.mon(hit.user).gender, cx.mon(hit.target).gender) {
        (Gender::Genderless, _) | (_, Gender::Genderless) => Pass,
        (mine, theirs) if mine == theirs => cx.chain(5, 4),
        _ => cx.chain(3, 4),
    }
}
