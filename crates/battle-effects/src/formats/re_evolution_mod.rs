//! Re-Evolution Mod: base stats change once more as they did when the Pokémon evolved.

use crate::shared::base_stats::within_range;
use tallgrass_battle::prelude::*;

pub static RE_EVOLUTION_MOD: Behaviour = condition(conditions::RE_EVOLUTION_MOD, &[on::modify_species(evolve_again)]);

fn evolve_again(cx: &mut Cx, _: Occasion, forme: &mut Forme) -> Verdict {
    let dex = cx.dex();
    let data = dex.species(forme.species);
    if let Some(prevo) = data.prevo.get() {
        let before = dex.species(prevo).base_stats;
        for (stat, before) in forme.base_stats.iter_mut().zip(before) {
            *stat = within_range(2 * i32::from(*stat) - i32::from(before));
        }
        return Pass;
    }
    // A forme gains what the species that takes it on would gain.
    let own = data.battle_only.first().copied().or(data.changes_from.get()).unwrap_or(forme.species);
    let own = dex.species(own);
    let Some(prevo) = own.prevo.get() else { return Pass };
    let before = dex.species(prevo).base_stats;
    for ((stat, own), before) in forme.base_stats.iter_mut().zip(own.base_stats).zip(before) {
        let (own, before) = (i32::from(own), i32::from(before));
        let by_forme = i32::from(*stat) - own;
        *stat = within_range(i32::from(within_range(2 * own - before)) + by_forme);
    }
    Pass
}
