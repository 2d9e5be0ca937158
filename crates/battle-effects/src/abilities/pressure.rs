//! Pressure: foes' moves on the holder cost one PP more.

use tallgrass_battle::prelude::*;

pub static PRESSURE: Behaviour = ability(abilities::PRESSURE, &[on::start(announce), on::deduct_pp(wear_down)]);

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.since(Gen4) {
        say!(cx, "-ability", o.target, "Pressure");
    } else if cx.is_logging() {
        let side = cx.mon(o.target).side;
        cx.write_secret(side, &[&"-ability", &o.target, &"Pressure", &"[silent]"]);
    }
    Pass
}

fn wear_down(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    let spared = if cx.since(Gen5) { cx.is_ally(hit.target, hit.user) } else { hit.target == hit.user };
    if spared { Pass } else { Set(1) }
}
