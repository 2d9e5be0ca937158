//! Lock-On and Mind Reader: their user's next move can't miss the target, wherever that is.

use tallgrass_battle::prelude::*;

pub static LOCK_ON: [Behaviour; 2] = [
    move_(moves::LOCK_ON, &[on::try_hit(not_locked_on), on::hit(take_aim)]),
    move_(moves::MIND_READER, &[on::try_hit(not_locked_on), on::hit(take_aim)]),
];

pub static LOCK_ON_CONDITION: Behaviour = condition(
    conditions::LOCK_ON,
    &[on::invulnerability(reach).as_source().priority(1), on::accuracy(cant_miss).as_source()],
);

fn not_locked_on(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.has_volatile(hit.user, conditions::LOCK_ON) { Fail } else { Pass }
}

fn take_aim(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.add_volatile(hit.user, conditions::LOCK_ON, Some(hit.target), None);
    let id = cx.mv(hit.mv).id;
    say!(cx, "-activate", hit.user, Joined("move: ", id), Of(hit.target));
    Pass
}

fn is_aimed_at(cx: &Cx, hit: Hit) -> bool {
    hit.mv.is_some() && hit.user == cx.holder() && Some(hit.target) == cx.own().source
}

fn reach(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    if is_aimed_at(cx, hit) { Set(0) } else { Pass }
}

fn cant_miss(cx: &mut Cx, hit: Hit, _: Odds) -> Reply<Odds> {
    if is_aimed_at(cx, hit) { Set(None) } else { Pass }
}
