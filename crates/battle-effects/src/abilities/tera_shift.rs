//! Tera Shift: on entry Terapagos takes its Terastal Form.

use tallgrass_battle::prelude::*;

pub static TERA_SHIFT: Behaviour = ability(abilities::TERA_SHIFT, &[on::switch_in(shift).priority(2)]);

fn shift(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    let terapagos = cx.dex().species(pokemon.base_species).base_species == formes::TERAPAGOS;
    if terapagos && cx.dex().species(pokemon.species).forme != "Terastal" {
        say!(cx, "-activate", o.target, Full(cx.acting()));
        let for_good = FormeChange { permanent: true, ..FormeChange::default() };
        cx.forme_change_as(o.target, formes::TERAPAGOS_TERASTAL, cx.acting(), for_good);
    }
    Pass
}
