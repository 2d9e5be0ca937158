//! Hadron Engine: on entry, the ground becomes Electric Terrain, which raises the holder's Special Attack by a third.

use tallgrass_battle::prelude::*;

pub static HADRON_ENGINE: Behaviour =
    ability(abilities::HADRON_ENGINE, &[on::start(electrify), on::modify_spa(run_on_terrain).priority(5)]);

fn electrify(cx: &mut Cx, o: Occasion) -> Verdict {
    let set = cx.set_terrain(conditions::ELECTRIC_TERRAIN, None, None).truthy();
    if !set && cx.is_terrain(conditions::ELECTRIC_TERRAIN, None) {
        say!(cx, "-activate", o.target, "ability: Hadron Engine");
    }
    Pass
}

fn run_on_terrain(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    if cx.is_terrain(conditions::ELECTRIC_TERRAIN, None) { cx.chain(5461, 4096) } else { Pass }
}
