//! Pledges: two different ones by allies make one strong move, and a rainbow, a sea of fire or a swamp.

use tallgrass_battle::prelude::*;

pub static FIRE_PLEDGE: Behaviour = move_(
    moves::FIRE_PLEDGE,
    &[
        on::base_power_callback(|cx, hit, power| combined_power(cx, hit, power, moves::FIRE_PLEDGE))
            .compared_since(Gen5),
        on::prepare_hit(wait_for_ally),
        on::modify_move(combine_fire),
    ],
);

pub static GRASS_PLEDGE: Behaviour = move_(
    moves::GRASS_PLEDGE,
    &[
        on::base_power_callback(|cx, hit, power| combined_power(cx, hit, power, moves::GRASS_PLEDGE))
            .compared_since(Gen5),
        on::prepare_hit(wait_for_ally),
        on::modify_move(combine_grass),
    ],
);

pub static WATER_PLEDGE: Behaviour = move_(
    moves::WATER_PLEDGE,
    &[
        on::base_power_callback(|cx, hit, power| combined_power(cx, hit, power, moves::WATER_PLEDGE))
            .compared_since(Gen5),
        on::prepare_hit(wait_for_ally),
        on::modify_move(combine_water),
    ],
);

/// A sea of fire (Fire and Grass): hurts who isn't of the Fire type.
pub static SEA_OF_FIRE: Behaviour = condition(
    conditions::FIRE_PLEDGE,
    &[
        on::side_start(announce),
        on::residual(scorch).order(5).sub_order(1),
        on::timer(Event::SideResidual).order(26).sub_order(8),
        on::side_end(announce_end),
    ],
);

/// A swamp (Grass and Water): quarters Speed.
pub static SWAMP: Behaviour = condition(
    conditions::GRASS_PLEDGE,
    &[
        on::side_start(announce),
        on::timer(Event::SideResidual).order(26).sub_order(9),
        on::side_end(announce_end),
        on::modify_spe(bog_down),
    ],
);

/// A rainbow (Water and Fire): secondary effects are twice as likely.
pub static RAINBOW: Behaviour = condition(
    conditions::WATER_PLEDGE,
    &[
        on::side_start(announce),
        on::timer(Event::SideResidual).order(26).sub_order(7),
        on::side_end(announce_end),
        on::modify_move(favour),
    ],
);

/// The pledge that a move was made ready by, if it was.
fn partner(cx: &Cx, mv: Mv) -> Option<MoveId> {
    cx.mv(mv).source_effect.as_move().filter(|&by| is_pledge(by))
}

fn is_pledge(id: MoveId) -> bool {
    matches!(id, moves::FIRE_PLEDGE | moves::GRASS_PLEDGE | moves::WATER_PLEDGE)
}

fn combined_power(cx: &mut Cx, hit: Hit, power: i32, own: MoveId) -> Reply<i32> {
    if partner(cx, hit.mv).is_none_or(|other| other == own) {
        // SHOWDOWN: in generation 5 nothing that changed its power counts.
        return Set(if cx.since(Gen6) { power } else { 50 });
    }
    say!(cx, "-combine");
    Set(150)
}

fn wait_for_ally(cx: &mut Cx, hit: Hit) -> Verdict {
    let own = cx.mv(hit.mv).id;
    let waiting = cx.queue().iter().position(|action| {
        let Some(ally) = action.mon else { return false };
        action.mv.is_some()
            && cx.mon(ally).active
            && !cx.mon(ally).fainted
            && action.max_move.is_none()
            && action.z_move.is_none()
            && cx.is_ally(ally, hit.user)
            && is_pledge(cx.mv(action.mv).id)
            && cx.mv(action.mv).id != own
    });
    let Some(at) = waiting else { return Pass };
    let Some(ally) = cx.queue()[at].mon else { return Pass };
    let effect = cx.move_effect(hit.mv);
    cx.prioritize_action(at, effect);
    say!(cx, "-waiting", hit.user, ally);
    Silent
}

/// What two pledges make: a type, and what comes of it.
fn combine(cx: &mut Cx, hit: Hit, other: MoveId, kind: Type, result: ConditionId) {
    if partner(cx, hit.mv) != Some(other) {
        return;
    }
    let mv = cx.mv_mut(hit.mv);
    mv.kind = kind;
    mv.force_stab = true;
    if result == conditions::WATER_PLEDGE {
        mv.self_side_condition = result;
    } else {
        mv.side_condition = result;
    }
}

fn combine_fire(cx: &mut Cx, hit: Hit) -> Verdict {
    combine(cx, hit, moves::WATER_PLEDGE, Type::Water, conditions::WATER_PLEDGE);
    combine(cx, hit, moves::GRASS_PLEDGE, Type::Fire, conditions::FIRE_PLEDGE);
    Pass
}

fn combine_grass(cx: &mut Cx, hit: Hit) -> Verdict {
    combine(cx, hit, moves::WATER_PLEDGE, Type::Grass, conditions::GRASS_PLEDGE);
    combine(cx, hit, moves::FIRE_PLEDGE, Type::Fire, conditions::FIRE_PLEDGE);
    Pass
}

fn combine_water(cx: &mut Cx, hit: Hit) -> Verdict {
    combine(cx, hit, moves::GRASS_PLEDGE, Type::Grass, conditions::GRASS_PLEDGE);
    combine(cx, hit, moves::FIRE_PLEDGE, Type::Water, conditions::WATER_PLEDGE);
    Pass
}

fn announce(cx: &mut Cx, o: SideOccasion) -> Verdict {
    let pledge = cx.acting();
    say!(cx, "-sidestart", SideName(o.side), Name(pledge));
    Pass
}

fn announce_end(cx: &mut Cx, o: SideOccasion) -> Verdict {
    let pledge = cx.acting();
    say!(cx, "-sideend", SideName(o.side), Name(pledge));
    Pass
}

fn scorch(cx: &mut Cx, o: Occasion) -> Verdict {
    if !cx.has_type(o.target, Type::Fire) {
        cx.damage(share(cx.mon(o.target).base_max_hp, 1, 8), o.target);
    }
    Pass
}

fn bog_down(cx: &mut Cx, _: Occasion, _: i32) -> Reply<i32> {
    cx.chain(1, 4)
}

fn favour(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).has_secondaries && cx.mv(hit.mv).id != moves::SECRET_POWER {
        let spares_flinch = cx.has_ability(hit.user, abilities::SERENE_GRACE);
        cx.double_chances(hit, spares_flinch);
        cx.mv_mut(hit.mv).self_chance_doublings += 1;
    }
    Pass
}
