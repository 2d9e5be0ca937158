//! Power Construct: at half its HP or less, Zygarde takes its Complete Forme at the end of the turn.

use tallgrass_battle::prelude::*;

pub static POWER_CONSTRUCT: Behaviour = ability(abilities::POWER_CONSTRUCT, &[on::residual(gather).order(29)]);

fn gather(cx: &mut Cx, o: Occasion) -> Verdict {
    let mon = o.target;
    let pokemon = cx.mon(mon);
    if cx.dex().species(pokemon.base_species).base_species != formes::ZYGARDE
        || pokemon.transformed
        || pokemon.hp == 0
        || pokemon.species == formes::ZYGARDE_COMPLETE
        || 2 * pokemon.hp > pokemon.max_hp
    {
        return Pass;
    }
    say!(cx, "-activate", mon, Full(cx.acting()));
    let for_good = FormeChange { permanent: true, ..FormeChange::default() };
    cx.forme_change_as(mon, formes::ZYGARDE_COMPLETE, cx.acting(), for_good);
    if !cx.mon(mon).mega_used {
        cx.mon_mut(mon).can_mega_evo = cx.mega_species(mon);
    }
    cx.mon_mut(mon).forme_regression = true;
    Pass
}
