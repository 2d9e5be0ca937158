//! Flower Shield raises the Defense of all Grass types; Gear Up and Magnetic Flux two stages of allies with Plus or
//! Minus.

use tallgrass_battle::prelude::*;

pub static FLOWER_SHIELD: Behaviour = move_(moves::FLOWER_SHIELD, &[on::hit_field(shield_grass)]);

/// Gear Up: Attack and Special Attack.
pub static GEAR_UP: Behaviour =
    move_(moves::GEAR_UP, &[on::hit_side(|cx, o| raise_magnetic(cx, o, [Boost::Atk, Boost::Spa]))]);

/// Magnetic Flux: Defense and Special Defense.
pub static MAGNETIC_FLUX: Behaviour =
    move_(moves::MAGNETIC_FLUX, &[on::hit_side(|cx, o| raise_magnetic(cx, o, [Boost::Def, Boost::Spd]))]);

/// Whether a move gets through to somebody behind Max Guard.
fn reaches(cx: &mut Cx, mon: Mon, user: Mon, effect: Effect) -> bool {
    !cx.has_volatile(mon, conditions::MAX_GUARD) || cx.run(Event::TryHit, mon, Some(user), effect).truthy()
}

fn shield_grass(cx: &mut Cx, hit: Hit) -> Verdict {
    let effect = cx.move_effect(hit.mv);
    let mut targets = cx.actives();
    targets.retain(|mon| cx.has_type(*mon, Type::Grass) && reaches(cx, *mon, hit.user, effect));
    let mut success = false;
    for target in targets {
        success |= cx.boost_by(&[(Boost::Def, 1)], target, Some(hit.user), Some(effect)).truthy();
    }
    Verdict::from_bool(success)
}

fn raise_magnetic(cx: &mut Cx, o: SideOccasion, boosts: [Boost; 2]) -> Verdict {
    let Some(user) = o.source else { return Fail };
    let mut targets = cx.side_allies(o.side, false);
    targets.retain(|mon| {
        cx.has_ability_any(*mon, &[abilities::PLUS, abilities::MINUS]) && reaches(cx, *mon, user, o.effect)
    });
    let mut success = false;
    for target in targets {
        let boosts = BoostList::new(&boosts.map(|boost| (boost, 1)));
        success |= cx.boost_as(boosts, target, Some(user), Some(o.effect), false, true).truthy();
    }
    Verdict::from_bool(success)
}
