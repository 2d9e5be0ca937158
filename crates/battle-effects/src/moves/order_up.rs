//! Order Up: the Tatsugiri in its user's mouth raises a stat that depends on its form.

use tallgrass_battle::prelude::*;

pub static ORDER_UP: Behaviour = move_(moves::ORDER_UP, &[on::after_move_secondary_self(serve)]);

fn serve(cx: &mut Cx, hit: Hit) -> Verdict {
    let Some(commander) = cx.volatile(hit.user, conditions::COMMANDED).and_then(|state| state.source) else {
        return Pass;
    };
    let form = cx.mon(commander).base_species;
    if cx.dex().species(form).base_species != formes::TATSUGIRI {
        return Pass;
    }
    let raised = match form {
        formes::TATSUGIRI_DROOPY => Boost::Def,
        formes::TATSUGIRI_STRETCHY => Boost::Spe,
        _ => Boost::Atk,
    };
    cx.boost_by(&[(raised, 1)], hit.user, Some(hit.user), None);
    Pass
}
