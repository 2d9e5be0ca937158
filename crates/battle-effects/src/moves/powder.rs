//! Powder: if the target uses a Fire move this turn, it explodes instead.

use tallgrass_battle::prelude::*;

pub static POWDER_CONDITION: Behaviour = condition(
    conditions::POWDER,
    &[
        on::start(scatter),
        on::try_move(explode).priority(-1).since(Gen7),
        on::try_move(explode).priority(1).until(Gen6),
    ],
);

fn scatter(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-singleturn", o.target, "Powder");
    Pass
}

fn explode(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).kind != Type::Fire {
        return Pass;
    }
    say!(cx, "-activate", hit.user, "move: Powder");
    cx.damage(rounded_share(cx.mon(hit.user).max_hp, 1, 4).max(1), hit.user);
    cx.attr_last_move(&[&"[still]"]);
    Fail
}
