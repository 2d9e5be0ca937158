//! Rage: until its next move, the user's Attack rises whenever it is hit.

use tallgrass_battle::prelude::*;

pub static RAGE_CONDITION: Behaviour =
    condition(conditions::RAGE, &[on::start(announce), on::hit(build), on::before_move(calm).priority(100)]);

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-singlemove", o.target, "Rage");
    Pass
}

fn build(cx: &mut Cx, hit: Hit) -> Verdict {
    if hit.target != hit.user && cx.mv(hit.mv).category != Category::Status {
        cx.boost(&[(Boost::Atk, 1)], hit.target);
    }
    Pass
}

fn calm(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.remove_volatile(hit.user, conditions::RAGE);
    Pass
}
