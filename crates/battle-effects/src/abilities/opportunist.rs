//! Opportunist: when a foe's stages rise, the holder's rise as much.

use tallgrass_battle::prelude::*;

pub static OPPORTUNIST: Behaviour = ability(
    abilities::OPPORTUNIST,
    &[
        on::after_boost(note).for_foes(),
        on::switch_in(copy).for_anyone().priority(-3),
        on::after_mega(copy).for_anyone(),
        on::after_terastallization(copy).for_anyone(),
        on::after_move(copy_after_move).for_anyone(),
        on::residual(copy).order(29),
        on::end(forget),
    ],
);

effect_data! {
    /// What foes have gained, in the order they gained it.
    struct Gained { stats: [u8; 7], stages: [i8; 7], len: u8 }
}

fn note(cx: &mut Cx, o: Occasion, boosts: &mut BoostList) -> Verdict {
    if o.effect.is(abilities::OPPORTUNIST) || o.effect.is(items::MIRROR_HERB) {
        return Pass;
    }
    cx.update_memory(|gained: &mut Gained| {
        for &(stat, change) in boosts.as_slice() {
            if change <= 0 {
                continue;
            }
            let len = gained.len as usize;
            let at = gained.stats[..len].iter().position(|&known| known == stat as u8).unwrap_or(len);
            gained.stats[at] = stat as u8;
            gained.stages[at] = gained.stages[at].saturating_add(change);
            gained.len = gained.len.max(at as u8 + 1);
        }
    });
    Pass
}

fn copy(cx: &mut Cx, _: Occasion) -> Verdict {
    copy_gains(cx)
}

fn copy_after_move(cx: &mut Cx, _: Hit) -> Verdict {
    copy_gains(cx)
}

fn copy_gains(cx: &mut Cx) -> Verdict {
    let gained: Gained = cx.memory();
    if gained.len > 0 {
        let mut boosts = BoostList::default();
        for i in 0..gained.len as usize {
            boosts.set(Boost::ALL[gained.stats[i] as usize], gained.stages[i]);
        }
        let holder = cx.holder();
        cx.boost_as(boosts, holder, None, None, false, false);
        cx.remember(Gained::default());
    }
    Pass
}

fn forget(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.remember(Gained::default());
    Pass
}
