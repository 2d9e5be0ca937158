//! Screen Cleaner: on entry the screens of both sides are gone.

use tallgrass_battle::prelude::*;

pub static SCREEN_CLEANER: Behaviour = ability(abilities::SCREEN_CLEANER, &[on::start(sweep)]);

const SCREENS: [ConditionId; 3] = [conditions::REFLECT, conditions::LIGHT_SCREEN, conditions::AURORA_VEIL];

fn sweep(cx: &mut Cx, o: Occasion) -> Verdict {
    let own = cx.mon(o.target).side;
    let foes = cx.foe_sides_with_conditions(own);
    let mut announced = false;
    for screen in SCREENS {
        for side in std::iter::once(own).chain(foes.iter().copied()) {
            if !cx.has_side_condition(side, screen) {
                continue;
            }
            if !std::mem::replace(&mut announced, true) {
                say!(cx, "-activate", o.target, Full(cx.acting()));
            }
            cx.remove_side_condition(side, screen);
        }
    }
    Pass
}
