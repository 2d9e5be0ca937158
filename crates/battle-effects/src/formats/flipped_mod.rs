//! Flipped Mod: base stats are reversed. HP and Speed, Attack and Special Defense, Defense and Special Attack change places.

use tallgrass_battle::prelude::*;

pub static FLIPPED_MOD: Behaviour = condition(
    conditions::FLIPPED_MOD,
    &[on::modify_species(reverse).priority(2).since(Gen2), on::modify_species(reverse_of_old).until(Gen1)],
);

fn reverse(_: &mut Cx, _: Occasion, forme: &mut Forme) -> Verdict {
    forme.base_stats.reverse();
    Pass
}

/// In generation 1 Special is one stat, and Attack changes places with it.
fn reverse_of_old(_: &mut Cx, _: Occasion, forme: &mut Forme) -> Verdict {
    let [hp, attack, defense, special, _, speed] = forme.base_stats;
    forme.base_stats = [speed, special, defense, attack, attack, hp];
    Pass
}
