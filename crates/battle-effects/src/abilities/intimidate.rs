//! Intimidate: on entry, lowers the Attack of adjacent foes.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

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

/// Up to generation 3 nothing happens if all foes are behind substitutes.
pub static INTIMIDATE_OF_OLD: Behaviour =
    ability(abilities::INTIMIDATE, &[on::start(frighten_if_seen)]).in_rules(rule_sets::GEN3).anew();

fn frighten_if_seen(cx: &mut Cx, o: Occasion) -> Verdict {
    let foes = cx.adjacent_foes(o.target);
    if foes.iter().all(|&foe| cx.has_volatile(foe, conditions::SUBSTITUTE)) {
        let text = "In Gen 3, Intimidate does not activate if every target has a Substitute.";
        cx.hint(text, false, Some(cx.mon(o.target).side));
        return Pass;
    }
    frighten(cx, o)
}
