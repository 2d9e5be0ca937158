//! Gulp Missile: Surf and Dive fill Cramorant's mouth; being hit, it spits out what it has caught.

use tallgrass_battle::prelude::*;

pub static GULP_MISSILE: Behaviour =
    ability(abilities::GULP_MISSILE, &[on::damaging_hit(spit_out), on::try_primary_hit(gulp_with_surf).as_source()]);

fn spit_out(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let (user, cramorant) = (*cx.mon(hit.user), cx.mon(hit.target).species);
    let full = matches!(cramorant, formes::CRAMORANT_GULPING | formes::CRAMORANT_GORGING);
    if user.hp == 0 || !user.active || !full || cx.is_semi_invulnerable(hit.target) {
        return Pass;
    }
    let effect = cx.move_effect(hit.mv);
    cx.damage_by(share(user.base_max_hp, 1, 4), hit.user, Some(hit.target), None);
    if cramorant == formes::CRAMORANT_GULPING {
        cx.boost_as(BoostList::one(Boost::Def, -1), hit.user, Some(hit.target), None, true, false);
    } else {
        cx.try_set_status(hit.user, conditions::PAR, Some(hit.target), Some(effect));
    }
    cx.forme_change_as(hit.target, formes::CRAMORANT, effect, FormeChange::default());
    Pass
}

fn gulp_with_surf(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    if cx.mv(hit.mv).id == moves::SURF {
        gulp(cx, hit.user, hit.mv);
    }
    Pass
}

/// Fills Cramorant's mouth: with a Pikachu at half HP or less, else with an Arrokuda.
pub(crate) fn gulp(cx: &mut Cx, mon: Mon, mv: tallgrass_battle::ids::Mv) {
    let pokemon = cx.mon(mon);
    if !cx.has_ability(mon, abilities::GULP_MISSILE) || pokemon.species != formes::CRAMORANT {
        return;
    }
    let weak = 2 * pokemon.hp <= pokemon.max_hp;
    let forme = if weak { formes::CRAMORANT_GORGING } else { formes::CRAMORANT_GULPING };
    cx.forme_change_as(mon, forme, cx.move_effect(mv), FormeChange::default());
}
