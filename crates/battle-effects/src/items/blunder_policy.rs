//! Blunder Policy: when the holder's move misses, its Speed rises by two.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::Ohko;

pub static BLUNDER_POLICY: Behaviour = item(items::BLUNDER_POLICY, &[on::miss(hurry)]);

fn hurry(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.numbers(hit.mv).ohko() == Ohko::No && cx.use_item(hit.user) {
        cx.boost(&[(Boost::Spe, 2)], hit.user);
    }
    Pass
}
