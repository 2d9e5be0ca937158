//! Pain Split: user and target share their HP equally.

use tallgrass_battle::prelude::*;

pub static PAIN_SPLIT: Behaviour = move_(moves::PAIN_SPLIT, &[on::hit(share_hp)]);

fn share_hp(cx: &mut Cx, hit: Hit) -> Verdict {
    let Hit { user, target, .. } = hit;
    let theirs = cx.undynamaxed_hp(target, None);
    let average = ((theirs + cx.mon(user).hp) / 2).max(1);
    // SHOWDOWN: a dynamaxed target gains or loses what it would without Dynamax.
    let hp = cx.mon(target).hp - (theirs - average);
    cx.set_hp(target, hp);
    say!(cx, "-sethp", target, Health(target), "[from] move: Pain Split", "[silent]");
    cx.set_hp(user, average);
    say!(cx, "-sethp", user, Health(user), "[from] move: Pain Split");
    Pass
}
