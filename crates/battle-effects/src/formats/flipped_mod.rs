//! Flipped Mod: base stats are reversed. HP and Speed, Attack and Special Defense, Defense and Special Attack change places.

use tallgrass_battle::prelude::*;

pub static FLIPPED_MOD: Behaviour =
    condition(conditions::FLIPPED_MOD, &[on::modify_species(reverse).priority(2).since(Gen2)]);

fn reverse(_: &mut Cx, _: Occasion, forme: &mut Forme) -> Verdict {
    forme.base_stats.reverse();
    Pass
}
