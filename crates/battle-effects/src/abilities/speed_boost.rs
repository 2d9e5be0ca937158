//! Speed Boost: each turn but the first the holder's Speed rises a stage.

use tallgrass_battle::prelude::*;

pub static SPEED_BOOST: Behaviour = ability(
    abilities::SPEED_BOOST,
    &[
        on::residual(speed_up).order(28).sub_order(2).since(Gen5),
        on::residual(speed_up).order(10).sub_order(3).until(Gen4),
    ],
);

fn speed_up(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.mon(o.target).active_turns > 0 {
        cx.boost(&[(Boost::Spe, 1)], o.target);
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn not_in_the_turn_of_entry() {
        check(
            gen9(&["Ninjask, Speed Boost", "Snorlax"], &["Slowpoke"]),
            &[["switch 2", "splash"], ["switch 2", "splash"], ["splash", "splash"]],
            &[],
            &["-ability|p1a: Ninjask|Speed Boost|boost", "-boost|p1a: Ninjask|spe|1"],
        );
    }
}
