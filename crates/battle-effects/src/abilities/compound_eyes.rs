//! Compound Eyes: moves are three tenths more accurate.

use tallgrass_battle::prelude::*;

pub static COMPOUND_EYES: Behaviour = ability(
    abilities::COMPOUND_EYES,
    &[
        on::modify_accuracy(see_better).as_source().priority(-1).since(Gen5),
        on::modify_accuracy(see_better).as_source().priority(9).until(Gen4),
    ],
);

fn see_better(cx: &mut Cx, _: Hit, accuracy: Odds) -> Reply<Odds> {
    if accuracy.is_none() {
        return Pass;
    }
    cx.chain(if cx.generation() >= Gen5 { 5325 } else { 5324 }, 4096)
}
