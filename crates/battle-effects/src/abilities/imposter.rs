//! Imposter: on entry, transforms into the foe across.

use tallgrass_battle::prelude::*;

pub static IMPOSTER: Behaviour = ability(abilities::IMPOSTER, &[on::switch_in(imitate)]);

fn imitate(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    let across = cx.side(cx.foe_side(pokemon.side)).active();
    let target = across.len().checked_sub(1 + pokemon.position as usize).and_then(|at| across[at].some());
    if let Some(target) = target {
        cx.transform_into(o.target, target, Some(abilities::IMPOSTER.into()));
    }
    Pass
}
