//! Acupressure: raises one of the target's stages at random, sharply.

use arrayvec::ArrayVec;
use tallgrass_battle::prelude::*;

pub static ACUPRESSURE: Behaviour = move_(moves::ACUPRESSURE, &[on::hit(press_somewhere)]);

fn press_somewhere(cx: &mut Cx, hit: Hit) -> Verdict {
    let pokemon = cx.mon(hit.target);
    let raisable: ArrayVec<Boost, 7> = Boost::ALL.into_iter().filter(|&boost| pokemon.boost(boost) < 6).collect();
    let Some(boost) = cx.sample(Purpose::Pick, &raisable) else { return Fail };
    cx.boost(&[(boost, 2)], hit.target);
    Pass
}
