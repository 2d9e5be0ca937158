//! Glaive Rush: until its user moves again, moves can't miss it and hurt it twice as much.

use tallgrass_battle::prelude::*;

pub static GLAIVE_RUSH_CONDITION: Behaviour = condition(
    conditions::GLAIVE_RUSH,
    &[
        on::start(announce),
        on::accuracy(cant_dodge),
        on::modify_damage(suffer).as_source(),
        on::before_move(recover).priority(100),
    ],
);

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-singlemove", o.target, "Glaive Rush", "[silent]");
    Pass
}

fn cant_dodge(_: &mut Cx, _: Hit, _: Odds) -> Reply<Odds> {
    Set(None)
}

fn suffer(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    cx.chain(2, 1)
}

fn recover(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.remove_volatile(hit.user, conditions::GLAIVE_RUSH);
    Pass
}
