//! Moves that take a turn to charge before they hit.

use tallgrass_battle::prelude::*;

pub static CHARGING: [Behaviour; 10] = [
    move_(moves::BOUNCE, &[on::try_move(charge)]),
    move_(moves::DIG, &[on::try_move(charge)]),
    move_(moves::FLY, &[on::try_move(charge)]),
    move_(moves::FREEZE_SHOCK, &[on::try_move(charge)]),
    move_(moves::GEOMANCY, &[on::try_move(charge)]),
    move_(moves::ICE_BURN, &[on::try_move(charge)]),
    move_(moves::PHANTOM_FORCE, &[on::try_move(charge)]),
    move_(moves::RAZOR_WIND, &[on::try_move(charge)]),
    move_(moves::SHADOW_FORCE, &[on::try_move(charge)]),
    move_(moves::SKY_ATTACK, &[on::try_move(charge)]),
];

/// Dive: a Cramorant with Gulp Missile comes up with a catch.
pub static DIVE: Behaviour = move_(moves::DIVE, &[on::try_move(dive)]);

/// Meteor Beam: its user's Special Attack rises as it charges.
pub static METEOR_BEAM: Behaviour = move_(moves::METEOR_BEAM, &[on::try_move(charge_special_attack)]);

/// Skull Bash: its user's Defense rises as it charges.
pub static SKULL_BASH: Behaviour = move_(moves::SKULL_BASH, &[on::try_move(charge_defense)]);

/// Electro Shot: its user's Special Attack rises as it charges, which takes no time in rain.
pub static ELECTRO_SHOT: Behaviour = move_(moves::ELECTRO_SHOT, &[on::try_move(charge_in_rain)]);

/// Solar Beam and Solar Blade: charged at once in sun, half as strong in other weather.
pub static SOLAR: [Behaviour; 2] = [
    move_(moves::SOLAR_BEAM, &[on::try_move(charge_in_sun), on::base_power(weaken_without_sun)]),
    move_(moves::SOLAR_BLADE, &[on::try_move(charge_in_sun), on::base_power(weaken_without_sun)]),
];

/// In the air, where few moves reach.
pub static IN_THE_AIR: [Behaviour; 2] = [
    condition(
        conditions::BOUNCE,
        &[on::invulnerability(out_of_reach_in_air), on::base_power(suffer_from_wind).as_source()],
    ),
    condition(
        conditions::FLY,
        &[on::invulnerability(out_of_reach_in_air), on::modify_damage(suffer_from_wind).as_source()],
    ),
];

/// Underground, where Earthquake and Magnitude reach and hit harder.
pub static UNDERGROUND: Behaviour = condition(
    conditions::DIG,
    &[
        on::immunity(sheltered),
        on::invulnerability(out_of_reach_underground),
        on::modify_damage(suffer_from_quakes).as_source(),
    ],
);

/// Under water, where Surf and Whirlpool reach and hit harder.
pub static UNDER_WATER: Behaviour = condition(
    conditions::DIVE,
    &[
        on::immunity(sheltered),
        on::invulnerability(out_of_reach_under_water),
        on::modify_damage(suffer_from_waves).as_source(),
    ],
);

/// Gone, where nothing reaches.
pub static GONE: [Behaviour; 2] = [
    condition(conditions::PHANTOM_FORCE, &[on::constant(Event::Invulnerability, Value::False)]),
    condition(conditions::SHADOW_FORCE, &[on::constant(Event::Invulnerability, Value::False)]),
];

/// Begins to charge, or lets a charged move go ahead. `meanwhile` says whether it need not be charged after all.
fn charge_with(cx: &mut Cx, hit: Hit, meanwhile: impl FnOnce(&mut Cx, Hit) -> bool) -> Verdict {
    let id = cx.mv(hit.mv).id;
    if cx.remove_volatile(hit.user, cx.dex().mv(id).condition) {
        return Pass;
    }
    say!(cx, "-prepare", hit.user, id);
    let effect = cx.move_effect(hit.mv);
    if meanwhile(cx, hit) || !cx.run(Event::ChargeMove, hit.user, hit.target.some(), effect).truthy() {
        return Pass;
    }
    cx.add_volatile(hit.user, conditions::TWOTURNMOVE, hit.target.some(), None);
    Silent
}

fn charge(cx: &mut Cx, hit: Hit) -> Verdict {
    charge_with(cx, hit, |_, _| false)
}

fn dive(cx: &mut Cx, hit: Hit) -> Verdict {
    let pokemon = cx.mon(hit.user);
    let id = cx.mv(hit.mv).id;
    if pokemon.species == formes::CRAMORANT
        && !pokemon.transformed
        && cx.has_ability(hit.user, abilities::GULP_MISSILE)
        && !cx.has_volatile(hit.user, cx.dex().mv(id).condition)
    {
        let hungry = 2 * pokemon.hp <= pokemon.max_hp;
        let forme = if hungry { formes::CRAMORANT_GORGING } else { formes::CRAMORANT_GULPING };
        let effect = cx.move_effect(hit.mv);
        cx.forme_change_as(hit.user, forme, effect, FormeChange::default());
    }
    charge(cx, hit)
}

fn raise(cx: &mut Cx, hit: Hit, boost: Boost) {
    let effect = cx.move_effect(hit.mv);
    cx.boost_by(&[(boost, 1)], hit.user, Some(hit.user), Some(effect));
}

fn charge_special_attack(cx: &mut Cx, hit: Hit) -> Verdict {
    charge_with(cx, hit, |cx, hit| {
        raise(cx, hit, Boost::Spa);
        false
    })
}

fn charge_defense(cx: &mut Cx, hit: Hit) -> Verdict {
    charge_with(cx, hit, |cx, hit| {
        raise(cx, hit, Boost::Def);
        false
    })
}

fn charge_in_rain(cx: &mut Cx, hit: Hit) -> Verdict {
    charge_with(cx, hit, |cx, hit| {
        raise(cx, hit, Boost::Spa);
        let rain = matches!(cx.weather_for(hit.user), conditions::RAIN_DANCE | conditions::PRIMORDIAL_SEA);
        rain && strike_at_once(cx, hit)
    })
}

fn charge_in_sun(cx: &mut Cx, hit: Hit) -> Verdict {
    charge_with(cx, hit, |cx, hit| {
        let sun = matches!(cx.weather_for_telling(hit.user), conditions::SUNNY_DAY | conditions::DESOLATE_LAND);
        sun && strike_at_once(cx, hit)
    })
}

fn strike_at_once(cx: &mut Cx, hit: Hit) -> bool {
    cx.attr_last_move(&[&"[still]"]);
    if cx.is_logging() {
        let id = cx.mv(hit.mv).id;
        cx.write_move(&[&"-anim", &hit.user, &id, &hit.target]);
    }
    true
}

fn weaken_without_sun(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    use conditions::{HAIL, PRIMORDIAL_SEA, RAIN_DANCE, SANDSTORM, SNOWSCAPE};
    match cx.weather_for(hit.user) {
        RAIN_DANCE | PRIMORDIAL_SEA | SANDSTORM | HAIL | SNOWSCAPE => cx.chain(1, 2),
        _ => Pass,
    }
}

fn reach(cx: &Cx, hit: Hit, by: &[MoveId]) -> Reply<i32> {
    if by.contains(&cx.mv(hit.mv).id) { Pass } else { Fail }
}

fn suffer(cx: &mut Cx, hit: Hit, from: &[MoveId]) -> Reply<i32> {
    if from.contains(&cx.mv(hit.mv).id) { cx.chain(2, 1) } else { Pass }
}

fn out_of_reach_in_air(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    use moves::{GUST, HURRICANE, SKY_UPPERCUT, SMACK_DOWN, THOUSAND_ARROWS, THUNDER, TWISTER};
    reach(cx, hit, &[GUST, TWISTER, SKY_UPPERCUT, THUNDER, HURRICANE, SMACK_DOWN, THOUSAND_ARROWS])
}

fn suffer_from_wind(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    suffer(cx, hit, &[moves::GUST, moves::TWISTER])
}

fn out_of_reach_underground(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    reach(cx, hit, &[moves::EARTHQUAKE, moves::MAGNITUDE])
}

fn suffer_from_quakes(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    suffer(cx, hit, &[moves::EARTHQUAKE, moves::MAGNITUDE])
}

fn out_of_reach_under_water(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    reach(cx, hit, &[moves::SURF, moves::WHIRLPOOL])
}

fn suffer_from_waves(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    suffer(cx, hit, &[moves::SURF, moves::WHIRLPOOL])
}

fn sheltered(_: &mut Cx, _: Occasion, from: ConditionId) -> Verdict {
    if matches!(from, conditions::SANDSTORM | conditions::HAIL) { Fail } else { Pass }
}
