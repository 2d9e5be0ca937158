//! Supreme Overlord: each ally fallen before its entry strengthens the holder's moves by a tenth, five at most.

use tallgrass_battle::prelude::*;

pub static SUPREME_OVERLORD: Behaviour = ability(
    abilities::SUPREME_OVERLORD,
    &[on::start(count_fallen), on::end(forget), on::base_power(avenge).priority(21)],
);

effect_data! {
    /// How many allies had fallen on entry.
    struct Fallen { count: u8 }
}

fn count_fallen(cx: &mut Cx, o: Occasion) -> Verdict {
    let count = cx.side(cx.mon(o.target).side).total_fainted.min(5);
    if count > 0 {
        say!(cx, "-activate", o.target, Full(cx.acting()));
        say!(cx, "-start", o.target, Joined("fallen", count), "[silent]");
        cx.remember(Fallen { count });
    }
    Pass
}

fn forget(cx: &mut Cx, o: Occasion) -> Verdict {
    match cx.memory::<Fallen>().count {
        // SHOWDOWN: without the fallen the word for nothing stands in their place.
        0 => say!(cx, "-end", o.target, "fallenundefined", "[silent]"),
        count => say!(cx, "-end", o.target, Joined("fallen", count), "[silent]"),
    }
    Pass
}

fn avenge(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    const FACTORS: [i32; 6] = [4096, 4506, 4915, 5325, 5734, 6144];
    match cx.memory::<Fallen>().count {
        0 => Pass,
        count => cx.chain(FACTORS[count as usize], 4096),
    }
}
