//! Poison: an eighth of the HP is lost each turn. Bad poison: a sixteenth more with every turn.

use super::conditions_burn::say_status;
use tallgrass_battle::prelude::*;

pub static POISON: [Behaviour; 2] = [
    condition(conditions::PSN, &[on::start(announce), on::residual(hurt).order(9)]),
    condition(
        conditions::TOX,
        &[on::start(announce_bad_poison), on::switch_in(start_over), on::residual(hurt_more).order(9)],
    ),
];

effect_data! {
    /// How bad a bad poison has become.
    pub(crate) struct Toxic {
        /// Sixteenths of the HP it last took, 0–15.
        stage: u8,
    }
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say_status(cx, o, "psn");
    Pass
}

fn hurt(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.damage(share(cx.mon(o.target).base_max_hp, 1, 8), o.target);
    Pass
}

fn announce_bad_poison(cx: &mut Cx, o: Occasion) -> Verdict {
    if o.effect.is(items::TOXIC_ORB) {
        say!(cx, "-status", o.target, "tox", "[from] item: Toxic Orb");
    } else {
        say_status(cx, o, "tox");
    }
    start_over(cx, o)
}

fn start_over(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.remember(Toxic { stage: 0 });
    Pass
}

fn hurt_more(cx: &mut Cx, o: Occasion) -> Verdict {
    let stage = cx.update_memory(|toxic: &mut Toxic| {
        toxic.stage = (toxic.stage + 1).min(15);
        toxic.stage
    });
    cx.damage(share(cx.mon(o.target).base_max_hp, 1, 16) * stage as i32, o.target);
    Pass
}
