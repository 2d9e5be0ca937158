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
