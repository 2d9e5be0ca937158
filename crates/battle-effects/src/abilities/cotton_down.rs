//! Cotton Down: being hit lowers everyone else's Speed.

use tallgrass_battle::prelude::*;

pub static COTTON_DOWN: Behaviour = ability(abilities::COTTON_DOWN, &[on::damaging_hit(shed_cotton)]);

fn shed_cotton(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let mut announced = false;
    for mon in cx.actives() {
        if mon == hit.target || cx.mon(mon).fainted {
            continue;
        }
        if !announced {
            say!(cx, "-ability", hit.target, "Cotton Down");
            announced = true;
        }
        cx.boost_as(BoostList::one(Boost::Spe, -1), mon, Some(hit.target), None, true, false);
    }
    Pass
}
