//! Aqua Ring and Ingrain restore a sixteenth of their user's HP each turn.

use tallgrass_battle::prelude::*;

pub static AQUA_RING_CONDITION: Behaviour =
    condition(conditions::AQUA_RING, &[on::start(don_ring), on::residual(heal).order(6)]);

/// Ingrain: roots keep its user where it is, too.
pub static INGRAIN_CONDITION: Behaviour = condition(
    conditions::INGRAIN,
    &[
        on::constant(Event::Grounds, Value::True).since(Gen4),
        on::start(take_root),
        on::residual(heal).order(7),
        on::trap_pokemon(stay),
        on::drag_out(hold_on),
    ],
);

fn don_ring(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "Aqua Ring");
    Pass
}

fn take_root(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "move: Ingrain");
    Pass
}

fn heal(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.heal(share(cx.mon(o.target).base_max_hp, 1, 16), o.target);
    Pass
}

fn stay(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.try_trap(o.target, false);
    Pass
}

fn hold_on(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-activate", o.target, "move: Ingrain");
    Silent
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn it_heals_at_the_end_of_the_turn() {
        check(
            gen9(&["Lapras"], &["Snorlax"]),
            &[["aquaring", "tackle"]],
            &[HIT],
            &[
                "-start|p1a: Lapras|Aqua Ring",
                "-damage|p1a: Lapras|334/401",
                "-heal|p1a: Lapras|359/401|[from] Aqua Ring",
            ],
        );
        check(
            gen9(&["Venusaur"], &["Hitmontop"]),
            &[["ingrain", "splash"], ["splash", "roar"]],
            &[],
            &["-start|p1a: Venusaur|move: Ingrain", "-fail|p2a: Hitmontop"],
        );
    }
}
