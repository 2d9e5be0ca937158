//! Chilly Reception: with a chilling joke, brings snow and leaves.

use tallgrass_battle::prelude::*;

pub static CHILLY_RECEPTION: Behaviour = move_(moves::CHILLY_RECEPTION, &[on::priority_charge_callback(prepare)]);

pub static CHILLY_RECEPTION_CONDITION: Behaviour =
    condition(conditions::CHILLY_RECEPTION, &[on::before_move(tell_joke).priority(100)]);

fn prepare(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.add_volatile(hit.user, conditions::CHILLY_RECEPTION, None, None);
    Pass
}

fn tell_joke(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).id == moves::CHILLY_RECEPTION {
        say!(cx, "-prepare", hit.user, "Chilly Reception", "[premajor]");
    }
    Pass
}
