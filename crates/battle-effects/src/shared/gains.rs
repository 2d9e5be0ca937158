//! Foes' gains in stages, to be copied later.

use tallgrass_battle::prelude::*;

effect_data! {
    /// What foes have gained, in the order they gained it, and whether any of their stages were to change at all.
    pub(crate) struct Gains { stats: [u8; 7], stages: [i8; 7], len: u8, noted: u8 }
}

impl Gains {
    /// Whether anything has been noted, be it that nobody gained anything.
    pub(crate) fn are_noted(&self) -> bool {
        self.noted != 0
    }

    /// Whether nobody has gained anything.
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// As changes to make.
    pub(crate) fn to_boosts(self) -> BoostList {
        let mut boosts = BoostList::default();
        for i in 0..self.len as usize {
            boosts.set(Boost::ALL[self.stats[i] as usize], self.stages[i]);
        }
        boosts
    }
}

/// Notes what a foe has gained, unless it was itself copied.
pub(crate) fn note_gains(cx: &mut Cx, o: Occasion, boosts: &mut BoostList) -> Verdict {
    if o.effect.is(abilities::OPPORTUNIST) || o.effect.is(items::MIRROR_HERB) {
        return Pass;
    }
    cx.update_memory(|gains: &mut Gains| {
        gains.noted = 1;
        for &(stat, change) in boosts.as_slice() {
            if change <= 0 {
                continue;
            }
            let len = gains.len as usize;
            let at = gains.stats[..len].iter().position(|&known| known == stat as u8).unwrap_or(len);
            gains.stats[at] = stat as u8;
            gains.stages[at] = gains.stages[at].saturating_add(change);
            gains.len = gains.len.max(at as u8 + 1);
        }
    });
    Pass
}

/// What was noted doesn't count any more.
pub(crate) fn forget_gains(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.remember(Gains::default());
    Pass
}
