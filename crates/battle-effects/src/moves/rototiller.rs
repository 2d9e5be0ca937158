//! Rototiller: raises Attack and Special Attack of all Grass types on the ground.

use tallgrass_battle::prelude::*;

pub static ROTOTILLER: Behaviour = move_(moves::ROTOTILLER, &[on::hit_field(till)]);

fn till(cx: &mut Cx, hit: Hit) -> Verdict {
    let mut airborne = false;
    let mut plants = cx.actives();
    plants.clear();
    for mon in cx.actives() {
        if !cx.immunity_to_type(mon, Type::Ground, false) {
            say!(cx, "-immune", mon);
            airborne = true;
        } else if cx.has_type(mon, Type::Grass) {
            plants.push(mon);
        }
    }
    if plants.is_empty() && !airborne {
        return Fail;
    }
    for mon in plants {
        cx.boost_by(&[(Boost::Atk, 1), (Boost::Spa, 1)], mon, Some(hit.user), None);
    }
    Pass
}
