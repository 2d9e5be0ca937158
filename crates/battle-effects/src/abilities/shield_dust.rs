//! Shield Dust: secondary effects of moves on the holder don't happen, except those for their user.

use tallgrass_battle::prelude::*;

pub static SHIELD_DUST: Behaviour = ability(abilities::SHIELD_DUST, &[on::modify_secondaries(dust_off)]);

fn dust_off(_: &mut Cx, _: Hit, list: &mut SecondaryList) -> Verdict {
    list.retain(|effect| effect.has_self());
    Pass
}
