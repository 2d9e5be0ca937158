//! Covert Cloak: secondary effects of moves don't happen to the holder.

use tallgrass_battle::prelude::*;

pub static COVERT_CLOAK: Behaviour = item(items::COVERT_CLOAK, &[on::modify_secondaries(only_on_user)]);

fn only_on_user(_: &mut Cx, _: Hit, secondaries: &mut SecondaryList) -> Verdict {
    secondaries.retain(|secondary| secondary.has_self());
    Pass
}
