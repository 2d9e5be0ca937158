//! Compound Eyes: moves are three tenths more accurate.

use tallgrass_battle::prelude::*;

pub static COMPOUND_EYES: Behaviour =
    ability(abilities::COMPOUND_EYES, &[on::modify_accuracy(see_better).as_source().priority(-1)]);

fn see_better(cx: &mut Cx, _: Hit, accuracy: Odds) -> Reply<Odds> {
    if accuracy.is_some() { cx.chain(5325, 4096) } else { Pass }
}
