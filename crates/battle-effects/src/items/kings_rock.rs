//! King's Rock and Razor Fang: attacks that don't make flinch anyway do so one time in ten.

use tallgrass_battle::prelude::*;

pub static KINGS_ROCK: [Behaviour; 2] =
    items_alike([items::KINGS_ROCK, items::RAZOR_FANG], &[on::modify_move(add_flinch).priority(-1)]);

fn add_flinch(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).category == Category::Status {
        return Pass;
    }
    let flinches = cx.secondaries_of(hit.mv).iter().any(|s| s.volatile == conditions::FLINCH);
    let mv = cx.mv_mut(hit.mv);
    mv.has_secondaries = true;
    if !flinches {
        mv.add_secondary(SecondaryEffect {
            chance: Some(10),
            volatile: conditions::FLINCH,
            ..SecondaryEffect::NOTHING
        });
    }
    Pass
}
