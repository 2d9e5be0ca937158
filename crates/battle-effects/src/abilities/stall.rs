//! Stall: the holder goes last among those whose moves have the same priority.

use tallgrass_battle::prelude::*;

pub static STALL: Behaviour = ability(
    abilities::STALL,
    &[
        on::constant(Event::FractionalPriority, Value::Number(-0.1)).since(Gen5),
        on::fractional_priority(hold_back).until(Gen4),
    ],
);

fn hold_back(_: &mut Cx, _: Hit, priority: f64) -> Reply<f64> {
    if priority >= 0.0 { Set(-0.1) } else { Pass }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn the_holder_moves_last() {
        check(
            gen9(&["Alakazam, Stall"], &["Slowpoke"]),
            &[["tackle", "tackle"]],
            &[HIT, HIT],
            &["-damage|p1a: Alakazam|205/251", "-damage|p2a: Slowpoke|292/321"],
        );
    }
}
