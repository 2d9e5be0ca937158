//! Download: on entry, raises Attack or Special Attack, whichever the foes together withstand less.

use tallgrass_battle::prelude::*;

pub static DOWNLOAD: Behaviour = ability(abilities::DOWNLOAD, &[on::start(compare)]);

fn compare(cx: &mut Cx, o: Occasion) -> Verdict {
    let (mut defense, mut special_defense) = (0, 0);
    for foe in cx.foes(o.target) {
        defense += cx.stat(foe, Stat::Def, false, true);
        special_defense += cx.stat(foe, Stat::Spd, false, true);
    }
    if defense != 0 && defense >= special_defense {
        cx.boost(&[(Boost::Spa, 1)], o.target);
    } else if special_defense != 0 {
        cx.boost(&[(Boost::Atk, 1)], o.target);
    }
    Pass
}
