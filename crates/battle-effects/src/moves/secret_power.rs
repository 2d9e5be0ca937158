//! Secret Power: its side effect depends on the terrain.

use tallgrass_battle::prelude::*;

pub static SECRET_POWER: Behaviour = move_(moves::SECRET_POWER, &[on::modify_move(draw_from_terrain)]);

fn draw_from_terrain(cx: &mut Cx, hit: Hit) -> Verdict {
    let terrain = cx.effective_terrain(None);
    if terrain.is_none() {
        return Pass;
    }
    let mut secondary = SecondaryEffect { chance: Some(30), ..SecondaryEffect::NOTHING };
    match terrain {
        conditions::ELECTRIC_TERRAIN => secondary.status = conditions::PAR,
        conditions::GRASSY_TERRAIN => secondary.status = conditions::SLP,
        conditions::MISTY_TERRAIN => secondary.boosts = Some(BoostList::one(Boost::Spa, -1)),
        _ => secondary.boosts = Some(BoostList::one(Boost::Spe, -1)),
    }
    let secret = cx.mv_mut(hit.mv);
    secret.clear_secondaries();
    secret.add_secondary(secondary);
    Pass
}
