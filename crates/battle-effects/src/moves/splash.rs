//! Splash: does nothing, and not even that under Gravity.

use tallgrass_battle::prelude::*;

pub static SPLASH: Behaviour = move_(moves::SPLASH, &[on::try_(needs_to_jump), on::try_hit(splash)]);

fn needs_to_jump(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.has_pseudo_weather(conditions::GRAVITY) {
        return Pass;
    }
    say!(cx, "cant", hit.user, "move: Gravity", cx.mv(hit.mv).id);
    Silent
}

fn splash(cx: &mut Cx, _: Hit) -> Verdict {
    say!(cx, "-nothing");
    Pass
}
