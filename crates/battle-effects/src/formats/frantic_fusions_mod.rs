//! Frantic Fusions Mod: a Pokémon nicknamed after another species gains a quarter of that one's base stats, HP apart.

use crate::shared::base_stats::within_range;
use tallgrass_battle::prelude::*;

pub static FRANTIC_FUSIONS_MOD: Behaviour = condition(conditions::FRANTIC_FUSIONS_MOD, &[on::modify_species(fuse)]);

fn fuse(cx: &mut Cx, o: Occasion, forme: &mut Forme) -> Verdict {
    let set = cx.set_of(o.target);
    let Some(donor) = set.namesake.get() else { return Pass };
    if donor == forme.species && set.namesake_to_the_letter {
        return Pass;
    }
    let donated = cx.dex().species(donor).base_stats;
    for (stat, donated) in forme.base_stats.iter_mut().zip(donated).skip(1) {
        *stat = within_range(i32::from(*stat) + i32::from(donated / 4));
    }
    Pass
}
