//! Slow Start: for five turns the holder's Attack and Speed are halved.

use tallgrass_battle::prelude::*;

pub static SLOW_START: Behaviour = ability(
    abilities::SLOW_START,
    &[
        on::start(begin),
        on::residual(count_down).order(28).sub_order(2),
        on::modify_atk(halve_attack).priority(5).compared_since(Gen7),
        on::modify_spa(halve_physical).priority(5).until(Gen7),
        on::modify_spe(halve_speed),
        on::end(stop),
    ],
);

effect_data! {
    /// Turns until the holder has come to itself.
    struct Slow { turns: u8 }
}

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, Full(cx.acting()));
    cx.remember(Slow { turns: 5 });
    Pass
}

fn count_down(cx: &mut Cx, o: Occasion) -> Verdict {
    let Slow { turns } = cx.memory();
    if cx.mon(o.target).active_turns > 0 && turns > 0 {
        cx.remember(Slow { turns: turns - 1 });
        if turns == 1 {
            say!(cx, "-end", o.target, "Slow Start");
        }
    }
    Pass
}

fn is_slow(cx: &Cx) -> bool {
    cx.memory::<Slow>().turns > 0
}

fn halve_attack(cx: &mut Cx, hit: Hit, stat: i32) -> Reply<i32> {
    if cx.until(Gen7) {
        return halve_physical(cx, hit, stat);
    }
    if is_slow(cx) { cx.chain(1, 2) } else { Pass }
}

/// Up to generation 7 what counts is the category the move has by itself.
fn halve_physical(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if is_slow(cx) && cx.move_data(hit.mv).category == Category::Physical { cx.chain(1, 2) } else { Pass }
}

fn halve_speed(cx: &mut Cx, _: Occasion, _: i32) -> Reply<i32> {
    if is_slow(cx) { cx.chain(1, 2) } else { Pass }
}

fn stop(cx: &mut Cx, o: Occasion) -> Verdict {
    if !cx.mon(o.target).being_called_back {
        say!(cx, "-end", o.target, "Slow Start", "[silent]");
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn after_five_turns_attack_is_whole() {
        check(
            gen9(&["Regigigas, Slow Start"], &["Snorlax"]),
            &[
                ["tackle", "splash"],
                ["splash", "splash"],
                ["splash", "splash"],
                ["splash", "splash"],
                ["splash", "splash"],
                ["tackle", "splash"],
            ],
            &[HIT, HIT],
            &[
                "-start|p1a: Regigigas|ability: Slow Start",
                "-damage|p2a: Snorlax|404/461",
                "-end|p1a: Regigigas|Slow Start",
                "-damage|p2a: Snorlax|293/461",
            ],
        );
    }
}
