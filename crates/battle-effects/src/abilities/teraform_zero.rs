//! Teraform Zero: as Terapagos takes its Stellar Form, weather and terrain end.

use tallgrass_battle::prelude::*;

pub static TERAFORM_ZERO: Behaviour = ability(abilities::TERAFORM_ZERO, &[on::after_terastallization(wipe_out)]);

fn wipe_out(cx: &mut Cx, o: Occasion) -> Verdict {
    let field = &cx.state().field;
    let covered = field.weather.is_some() || field.terrain.is_some();
    if cx.mon(o.target).base_species == formes::TERAPAGOS_STELLAR && covered {
        say!(cx, "-ability", o.target, "Teraform Zero");
        cx.clear_weather();
        cx.clear_terrain();
    }
    Pass
}
