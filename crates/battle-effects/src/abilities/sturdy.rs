//! Sturdy: no hit makes the holder faint from full HP, and one-hit knockouts fail.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::Ohko;

pub static STURDY: Behaviour =
    ability(abilities::STURDY, &[on::try_hit(withstand_knockout), on::damage(endure).priority(-30).since(Gen5)]);

fn withstand_knockout(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.numbers(hit.mv).ohko() == Ohko::No {
        return Pass;
    }
    say!(cx, "-immune", hit.target, By(cx.acting()));
    Silent
}

fn endure(cx: &mut Cx, o: Occasion, damage: i32) -> Reply<i32> {
    let pokemon = cx.mon(o.target);
    if pokemon.hp != pokemon.max_hp || damage < pokemon.hp || !o.effect.is_move() {
        return Pass;
    }
    let left = pokemon.hp - 1;
    say!(cx, "-ability", o.target, "Sturdy");
    Set(left)
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn a_whole_holder_keeps_one_hp() {
        check(
            gen9(&["Machamp"], &["Geodude, Sturdy, Level: 5"]),
            &[["brickbreak", "splash"], ["brickbreak", "splash"]],
            &[HIT, HIT],
            &[
                "-supereffective|p2a: Geodude",
                "-ability|p2a: Geodude|Sturdy",
                "-damage|p2a: Geodude|1/20",
                "-supereffective|p2a: Geodude",
                "-damage|p2a: Geodude|0 fnt",
                "faint|p2a: Geodude",
                "win|Ann",
            ],
        );
        check(
            gen9(&["Machamp"], &["Geodude, Sturdy, Level: 5"]),
            &[["fissure", "splash"]],
            &[],
            &["-immune|p2a: Geodude|[from] ability: Sturdy"],
        );
    }
}
