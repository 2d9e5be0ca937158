//! Supersweet Syrup: on its first entry, lowers the evasion of adjacent foes a stage.

use tallgrass_battle::prelude::*;

pub static SUPERSWEET_SYRUP: Behaviour = ability(abilities::SUPERSWEET_SYRUP, &[on::start(spread_scent)]);

fn spread_scent(cx: &mut Cx, o: Occasion) -> Verdict {
    if std::mem::replace(&mut cx.mon_mut(o.target).syrup_triggered, true) {
        return Pass;
    }
    say!(cx, "-ability", o.target, "Supersweet Syrup");
    for foe in cx.adjacent_foes(o.target) {
        if cx.has_volatile(foe, conditions::SUBSTITUTE) {
            say!(cx, "-immune", foe);
        } else {
            cx.boost_as(BoostList::one(Boost::Evasion, -1), foe, Some(o.target), None, true, false);
        }
    }
    Pass
}
