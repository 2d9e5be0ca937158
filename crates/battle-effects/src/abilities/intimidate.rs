//! Intimidate: on entry, lowers the Attack of adjacent foes.

use tallgrass_battle::prelude::*;

pub static INTIMIDATE: Behaviour = ability(abilities::INTIMIDATE, &[on::start(frighten)]);

fn frighten(cx: &mut Cx, o: Occasion) -> Verdict {
    let mut announced = false;
    for foe in cx.adjacent_foes(o.target) {
        if !announced {
            say!(cx, "-ability", o.target, "Intimidate", "boost");
            announced = true;
        }
        if cx.has_volatile(foe, conditions::SUBSTITUTE) {
            say!(cx, "-immune", foe);
        } else {
            cx.boost_as(BoostList::one(Boost::Atk, -1), foe, Some(o.target), None, true, false);
        }
    }
    Pass
}
