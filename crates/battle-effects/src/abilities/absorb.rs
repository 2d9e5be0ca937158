//! Abilities that feed on moves of a type: instead of hurting, they heal a quarter of the HP or raise a stat.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

/// Dry Skin: Water moves and rain heal, Fire moves hurt more, and sun hurts.
pub static DRY_SKIN: Behaviour = ability(
    abilities::DRY_SKIN,
    &[
        on::try_hit(drink::<{ Type::Water as usize }>),
        on::base_power(burn_better).as_source().priority(17),
        on::weather(feel_weather),
    ],
);
/// Earth Eater: Ground moves heal a quarter of the HP.
pub static EARTH_EATER: Behaviour = ability(abilities::EARTH_EATER, &[on::try_hit(drink::<{ Type::Ground as usize }>)]);
/// Volt Absorb: Electric moves heal a quarter of the HP.
pub static VOLT_ABSORB: Behaviour =
    ability(abilities::VOLT_ABSORB, &[on::try_hit(drink::<{ Type::Electric as usize }>)]);
/// Water Absorb: Water moves heal a quarter of the HP.
pub static WATER_ABSORB: Behaviour =
    ability(abilities::WATER_ABSORB, &[on::try_hit(drink::<{ Type::Water as usize }>)]);
/// Motor Drive: Electric moves raise Speed.
pub static MOTOR_DRIVE: Behaviour =
    ability(abilities::MOTOR_DRIVE, &[on::try_hit(grow::<{ Type::Electric as usize }, { Boost::Spe as usize }, 1>)]);
/// Well-Baked Body: Fire moves raise Defense by two stages.
pub static WELL_BAKED_BODY: Behaviour =
    ability(abilities::WELL_BAKED_BODY, &[on::try_hit(grow::<{ Type::Fire as usize }, { Boost::Def as usize }, 2>)]);
/// Sap Sipper: Grass moves raise Attack.
pub static SAP_SIPPER: Behaviour = ability(
    abilities::SAP_SIPPER,
    &[
        on::try_hit(grow::<{ Type::Grass as usize }, { Boost::Atk as usize }, 1>).priority(1),
        on::try_hit_side(sip_from_side).for_allies().since(Gen6),
    ],
);
/// Lightning Rod: draws Electric moves, which raise Special Attack.
pub static LIGHTNING_ROD: Behaviour = ability(
    abilities::LIGHTNING_ROD,
    &[
        on::try_hit(grow::<{ Type::Electric as usize }, { Boost::Spa as usize }, 1>).since(Gen5),
        on::redirect_target(draw::<{ Type::Electric as usize }>).for_anyone().since(Gen4),
    ],
);
/// Storm Drain: draws Water moves, which raise Special Attack.
pub static STORM_DRAIN: Behaviour = ability(
    abilities::STORM_DRAIN,
    &[
        on::try_hit(grow::<{ Type::Water as usize }, { Boost::Spa as usize }, 1>).since(Gen5),
        on::redirect_target(draw::<{ Type::Water as usize }>).for_anyone(),
    ],
);

fn is_food<const KIND: usize>(cx: &Cx, hit: Hit) -> bool {
    hit.target != hit.user && cx.mv(hit.mv).kind == Type::ALL[KIND]
}

fn drink<const KIND: usize>(cx: &mut Cx, hit: Hit) -> Verdict {
    if !is_food::<KIND>(cx, hit) {
        return Pass;
    }
    let healed = cx.heal(share(cx.mon(hit.target).base_max_hp, 1, 4), hit.target).truthy();
    swallow(cx, hit.target, healed)
}

fn grow<const KIND: usize, const STAT: usize, const BY: i8>(cx: &mut Cx, hit: Hit) -> Verdict {
    if !is_food::<KIND>(cx, hit) {
        return Pass;
    }
    let grown = cx.boost(&[(Boost::ALL[STAT], BY)], hit.target).truthy();
    swallow(cx, hit.target, grown)
}

fn swallow(cx: &mut Cx, mon: Mon, did_good: bool) -> Verdict {
    if !did_good {
        say!(cx, "-immune", mon, By(cx.acting()));
    }
    Silent
}

fn burn_better(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).kind == Type::Fire { cx.chain(5, 4) } else { Pass }
}

fn feel_weather(cx: &mut Cx, o: Occasion) -> Verdict {
    let eighth = share(cx.mon(o.target).base_max_hp, 1, 8);
    match felt_weather(cx, o) {
        conditions::RAIN_DANCE | conditions::PRIMORDIAL_SEA => {
            cx.heal(eighth, o.target);
        }
        conditions::SUNNY_DAY | conditions::DESOLATE_LAND => {
            cx.damage_by(eighth, o.target, Some(o.target), None);
        }
        _ => {}
    }
    Pass
}

/// The weather that is acting, if it counts for whom it acts on.
fn felt_weather(cx: &Cx, o: Occasion) -> ConditionId {
    let weather = cx.weather_for(o.target);
    if weather.is_some() && o.effect.is(weather) { weather } else { ConditionId::NONE }
}

fn sip_from_side(cx: &mut Cx, hit: Hit) -> Verdict {
    let holder = cx.holder();
    if hit.user != holder && cx.is_ally(hit.target, hit.user) && cx.mv(hit.mv).kind == Type::Grass {
        cx.boost(&[(Boost::Atk, 1)], holder);
    }
    Pass
}

fn draw<const KIND: usize>(cx: &mut Cx, hit: Hit) -> Reply<Mon> {
    let holder = cx.holder();
    let active = cx.mv(hit.mv);
    if active.kind != Type::ALL[KIND] || active.has(MoveFlags::PLEDGECOMBO) {
        return Pass;
    }
    let aim = match active.target {
        MoveTarget::RandomNormal | MoveTarget::AdjacentFoe => MoveTarget::Normal,
        other => other,
    };
    if !cx.valid_target(holder, hit.user, aim) {
        return Pass;
    }
    if active.smart_target == Some(true) {
        cx.mv_mut(hit.mv).smart_target = Some(false);
    }
    if holder != hit.target {
        say!(cx, "-activate", holder, Full(cx.acting()));
    }
    Set(holder)
}

/// Up to generation 3 Volt Absorb lets Thunder Wave through.
pub static VOLT_ABSORB_OF_OLD: Behaviour =
    ability(abilities::VOLT_ABSORB, &[on::try_hit(drink_but_thunder_wave)]).in_rules(rule_sets::GEN3).anew();

fn drink_but_thunder_wave(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).id == moves::THUNDER_WAVE { Pass } else { drink::<{ Type::Electric as usize }>(cx, hit) }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn electric_moves_heal() {
        check(
            gen9(&["Alakazam"], &["Jolteon, Volt Absorb"]),
            &[["tackle", "splash"], ["thundershock", "splash"], ["thundershock", "splash"]],
            &[HIT],
            &[
                "-damage|p2a: Jolteon|240/271",
                "-heal|p2a: Jolteon|271/271|[from] ability: Volt Absorb|[of] p1a: Alakazam",
                "-immune|p2a: Jolteon|[from] ability: Volt Absorb",
            ],
        );
        check(
            gen9(&["Alakazam"], &["Raichu, Lightning Rod"]),
            &[["thundershock", "splash"]],
            &[],
            &["-ability|p2a: Raichu|Lightning Rod|boost", "-boost|p2a: Raichu|spa|1"],
        );
    }
}
