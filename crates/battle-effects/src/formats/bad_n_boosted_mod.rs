//! Bad 'n Boosted Mod: base stats of 70 and less are doubled.

use tallgrass_battle::prelude::*;

pub static BAD_N_BOOSTED_MOD: Behaviour =
    condition(conditions::BAD_N_BOOSTED_MOD, &[on::modify_species(double_the_bad).priority(2)]);

fn double_the_bad(_: &mut Cx, _: Occasion, forme: &mut Forme) -> Verdict {
    forme.base_stats = forme.base_stats.map(|stat| if stat <= 70 { (stat * 2).max(1) } else { stat });
    Pass
}
