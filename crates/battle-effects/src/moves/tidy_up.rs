//! Tidy Up: removes substitutes and entry hazards everywhere, and raises the user's Attack and Speed.

use crate::shared::hazards::HAZARDS;
use tallgrass_battle::prelude::*;

pub static TIDY_UP: Behaviour = move_(moves::TIDY_UP, &[on::hit(tidy)]);

fn tidy(cx: &mut Cx, hit: Hit) -> Verdict {
    let mut tidied = false;
    for mon in cx.actives() {
        tidied |= cx.remove_volatile(mon, conditions::SUBSTITUTE);
    }
    let own = cx.mon(hit.target).side;
    for side in std::iter::once(own).chain(cx.foe_sides_with_conditions(own)) {
        for hazard in HAZARDS {
            if cx.remove_side_condition(side, hazard) {
                say!(cx, "-sideend", SideName(side), Name(hazard.into()));
                tidied = true;
            }
        }
    }
    if tidied {
        say!(cx, "-activate", hit.target, "move: Tidy Up");
    }
    let boosts = BoostList::new(&[(Boost::Atk, 1), (Boost::Spe, 1)]);
    let raised = cx.boost_as(boosts, hit.target, Some(hit.target), None, false, true);
    Verdict::from_bool(raised.truthy() || tidied)
}
