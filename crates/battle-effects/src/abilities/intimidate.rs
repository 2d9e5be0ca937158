//! Intimidate: on entry, lowers the Attack of adjacent foes.

use tallgrass_battle::prelude::*;

pub static INTIMIDATE: Behaviour = ability(abilities::INTIMIDATE, &[on::start(frighten)]);

effect_data! {
    /// The move that has broken a substitute this turn, as the mark for that keeps it in generation 4.
    pub(crate) struct Broken { by: u16 }
}

fn frighten(cx: &mut Cx, o: Occasion) -> Verdict {
    let generation = cx.generation();
    let foes = cx.adjacent_foes(o.target);
    if generation <= Gen4 && !foes.iter().any(|&foe| !is_hidden(cx, foe)) {
        let text = if generation == Gen4 {
            "In Gen 4, Intimidate does not activate if every target has a Substitute (or the Substitute was just broken \
             by U-turn)."
        } else {
            "In Gen 3, Intimidate does not activate if every target has a Substitute."
        };
        cx.hint(text, false, Some(cx.mon(o.target).side));
        return Pass;
    }
    if !foes.is_empty() {
        say!(cx, "-ability", o.target, "Intimidate", "boost");
    }
    for foe in foes {
        if cx.has_volatile(foe, conditions::SUBSTITUTE) {
            say!(cx, "-immune", foe);
        } else if is_hidden(cx, foe) {
            cx.hint("In Gen 4, if U-turn breaks Substitute the incoming Intimidate does nothing.", false, None);
        } else {
            cx.boost_as(BoostList::one(Boost::Atk, -1), foe, Some(o.target), None, true, false);
        }
    }
    Pass
}

/// Whether a foe has a substitute, or in generation 4 had one until U-turn broke it.
fn is_hidden(cx: &Cx, foe: Mon) -> bool {
    let broken = || {
        let mark = cx.volatile(foe, conditions::SUBSTITUTEBROKEN);
        cx.generation() == Gen4 && mark.is_some_and(|mark| mark.data::<Broken>().by == moves::U_TURN.0)
    };
    cx.has_volatile(foe, conditions::SUBSTITUTE) || broken()
}
