//! Moves that take a turn to charge before they hit.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static CHARGING: [Behaviour; 9] = [
    move_(moves::BOUNCE, &[on::try_move(charge)]),
    move_(moves::DIG, &[on::try_move(charge)]),
    move_(moves::FREEZE_SHOCK, &[on::try_move(charge)]),
    move_(moves::GEOMANCY, &[on::try_move(charge)]),
    move_(moves::ICE_BURN, &[on::try_move(charge)]),
    move_(moves::PHANTOM_FORCE, &[on::try_move(charge)]),
    move_(moves::RAZOR_WIND, &[on::try_move(charge)]),
    move_(moves::SHADOW_FORCE, &[on::try_move(charge)]),
    move_(moves::SKY_ATTACK, &[on::try_move(charge)]),
];

/// Fly: in generation 8, with more than two players, it is told over whom its user seems to fly up.
pub static FLY: Behaviour = move_(
    moves::FLY,
    &[on::try_move(charge).since(Gen9), on::try_move(fly_up).only(Gen8), on::try_move(charge).until(Gen7)],
);

/// Dive: a Cramorant with Gulp Missile comes up with a catch.
pub static DIVE: Behaviour = move_(moves::DIVE, &[on::try_move(dive)]);

/// Meteor Beam: its user's Special Attack rises as it charges.
pub static METEOR_BEAM: Behaviour =
    move_(moves::METEOR_BEAM, &[on::try_move(|cx, hit| charge_and_raise(cx, hit, Boost::Spa))]);

/// Skull Bash: its user's Defense rises as it charges.
pub static SKULL_BASH: Behaviour =
    move_(moves::SKULL_BASH, &[on::try_move(|cx, hit| charge_and_raise(cx, hit, Boost::Def))]);

/// Electro Shot: its user's Special Attack rises as it charges, which takes no time in rain.
pub static ELECTRO_SHOT: Behaviour =
    move_(moves::ELECTRO_SHOT, &[on::try_move(charge_in_rain), on::skip_charge(in_rain)]);

/// Solar Beam and Solar Blade: charged at once in sun, half as strong in other weather.
pub static SOLAR: [Behaviour; 2] = [
    move_(
        moves::SOLAR_BEAM,
        &[on::try_move(charge_in_sun), on::skip_charge(in_sun), on::base_power(weaken_without_sun)],
    ),
    move_(
        moves::SOLAR_BLADE,
        &[on::try_move(charge_in_sun), on::skip_charge(in_sun), on::base_power(weaken_without_sun)],
    ),
];

const OUT_OF_REACH: Listener = on::constant(Event::OutOfReach, Value::True);

/// Moves that reach those who are in the air.
pub(crate) const REACHING_THE_AIR: [MoveId; 7] = [
    moves::GUST,
    moves::TWISTER,
    moves::SKY_UPPERCUT,
    moves::THUNDER,
    moves::HURRICANE,
    moves::SMACK_DOWN,
    moves::THOUSAND_ARROWS,
];
const SHAKING: [MoveId; 2] = [moves::EARTHQUAKE, moves::MAGNITUDE];
const SURGING: [MoveId; 2] = [moves::SURF, moves::WHIRLPOOL];

/// In the air, where few moves reach.
pub static IN_THE_AIR: [Behaviour; 2] = [
    condition(
        conditions::BOUNCE,
        &[
            OUT_OF_REACH,
            on::invulnerability(|cx, hit| reach(cx, hit, &REACHING_THE_AIR)),
            on::base_power(|cx, hit, _| suffer(cx, hit, &[moves::GUST, moves::TWISTER])).as_source(),
        ],
    ),
    condition(
        conditions::FLY,
        &[
            OUT_OF_REACH,
            on::invulnerability(|cx, hit| reach(cx, hit, &REACHING_THE_AIR)),
            on::modify_damage(|cx, hit, _| suffer(cx, hit, &[moves::GUST, moves::TWISTER])).as_source(),
        ],
    ),
];

/// Underground, where Earthquake and Magnitude reach and hit harder.
pub static UNDERGROUND: Behaviour = condition(
    conditions::DIG,
    &[
        OUT_OF_REACH,
        on::immunity(sheltered),
        on::invulnerability(|cx, hit| reach(cx, hit, &SHAKING)),
        on::modify_damage(|cx, hit, _| suffer(cx, hit, &SHAKING)).as_source(),
    ],
);

/// Under water, where Surf and Whirlpool reach and hit harder.
pub static UNDER_WATER: Behaviour = condition(
    conditions::DIVE,
    &[
        OUT_OF_REACH,
        on::immunity(sheltered),
        on::invulnerability(|cx, hit| reach(cx, hit, &SURGING)),
        on::modify_damage(|cx, hit, _| suffer(cx, hit, &SURGING)).as_source(),
    ],
);

/// Gone, where nothing reaches.
pub static GONE: [Behaviour; 2] = [
    condition(conditions::PHANTOM_FORCE, &[OUT_OF_REACH, on::constant(Event::Invulnerability, Value::False)]),
    condition(conditions::SHADOW_FORCE, &[OUT_OF_REACH, on::constant(Event::Invulnerability, Value::False)]),
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

fn fly_up(cx: &mut Cx, hit: Hit) -> Verdict {
    charge_with(cx, hit, |cx, hit| {
        if cx.side_ids().count() > 2 {
            let ace = cx.new_move(moves::AERIAL_ACE);
            let seen = cx.first_target(hit.user, ace, hit.target);
            if let (Some(seen), true) = (seen, cx.is_logging()) {
                let text = format!("{}'s animation targeted {}", cx.move_data(hit.mv).name, cx.set_of(seen).name);
                cx.hint(&text, false, None);
            }
        }
        false
    })
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

fn charge_and_raise(cx: &mut Cx, hit: Hit, boost: Boost) -> Verdict {
    charge_with(cx, hit, |cx, hit| {
        raise(cx, hit, boost);
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

fn in_rain(cx: &mut Cx, hit: Hit) -> Verdict {
    let weather = cx.weather_for_effect(hit.user, cx.move_effect(hit.mv));
    Verdict::from_bool(matches!(weather, conditions::RAIN_DANCE | conditions::PRIMORDIAL_SEA))
}

fn in_sun(cx: &mut Cx, hit: Hit) -> Verdict {
    let weather = cx.weather_for_effect(hit.user, cx.move_effect(hit.mv));
    Verdict::from_bool(matches!(weather, conditions::SUNNY_DAY | conditions::DESOLATE_LAND))
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

fn sheltered(_: &mut Cx, _: Occasion, from: ConditionId) -> Verdict {
    if matches!(from, conditions::SANDSTORM | conditions::HAIL) { Fail } else { Pass }
}

/// In generation 1 those that charge know no weather, raise nothing, and who digs or flies is out of reach of everything.
pub static CHARGING_OF_OLD: [Behaviour; 6] = [
    move_(moves::DIG, &[on::try_move(charge_out_of_reach), on::prepare_hit(stay_awake)])
        .in_rules(rule_sets::GEN1)
        .anew(),
    move_(moves::FLY, &[on::try_move(charge_out_of_reach), on::prepare_hit(stay_awake)])
        .in_rules(rule_sets::GEN1)
        .anew(),
    move_(moves::RAZOR_WIND, &[on::try_move(charge_plainly), on::prepare_hit(stay_awake)])
        .in_rules(rule_sets::GEN1)
        .anew(),
    move_(moves::SKULL_BASH, &[on::try_move(charge_plainly), on::prepare_hit(stay_awake)])
        .in_rules(rule_sets::GEN1)
        .anew(),
    move_(moves::SKY_ATTACK, &[on::try_move(charge_plainly), on::prepare_hit(stay_awake)])
        .in_rules(rule_sets::GEN1)
        .anew(),
    move_(moves::SOLAR_BEAM, &[on::try_move(charge_plainly), on::prepare_hit(stay_awake)])
        .in_rules(rule_sets::GEN1)
        .anew(),
];

/// In generation 1 Dig and Fly have no conditions of their own.
pub static CHARGED_OF_OLD: [Behaviour; 2] = [
    condition(conditions::DIG, &[]).in_rules(rule_sets::GEN1).anew(),
    condition(conditions::FLY, &[]).in_rules(rule_sets::GEN1).anew(),
];

fn charge_plainly(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.remove_volatile(hit.user, conditions::TWOTURNMOVE) {
        cx.remove_volatile(hit.user, conditions::INVULNERABILITY);
        return Pass;
    }
    say!(cx, "-prepare", hit.user, cx.mv(hit.mv).id);
    cx.add_volatile(hit.user, conditions::TWOTURNMOVE, hit.target.some(), None);
    Silent
}

fn charge_out_of_reach(cx: &mut Cx, hit: Hit) -> Verdict {
    let verdict = charge_plainly(cx, hit);
    if verdict == Silent {
        cx.add_volatile(hit.user, conditions::INVULNERABILITY, hit.target.some(), None);
    }
    verdict
}

fn stay_awake(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(cx.mon(hit.user).status != conditions::SLP)
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn what_happens_while_they_charge() {
        check(
            gen9(&["Nihilego @ Power Herb"], &["Snorlax"]),
            &[["meteorbeam", "splash"]],
            &[HIT],
            &[
                "-prepare|p1a: Nihilego|Meteor Beam",
                "-boost|p1a: Nihilego|spa|1",
                "-enditem|p1a: Nihilego|Power Herb",
                "-anim|p1a: Nihilego|Meteor Beam|p2a: Snorlax",
                "-damage|p2a: Snorlax|202/461",
            ],
        );
        check(
            gen9(&["Venusaur"], &["Snorlax"]),
            &[["sunnyday", "splash"], ["solarbeam", "splash"]],
            &[HIT],
            &[
                "-weather|SunnyDay",
                "-weather|SunnyDay|[upkeep]",
                "-prepare|p1a: Venusaur|Solar Beam",
                "-anim|p1a: Venusaur|Solar Beam|p2a: Snorlax",
                "-damage|p2a: Snorlax|320/461",
                "-weather|SunnyDay|[upkeep]",
            ],
        );
        check(
            gen9(&["Snorlax"], &["Aggron"]),
            &[["dig", "splash"], ["dig", "earthquake"]],
            &[&[(SpeedTie, 0)], HIT, HIT],
            &[
                "-prepare|p1a: Snorlax|Dig",
                "-damage|p1a: Snorlax|199/461",
                "-supereffective|p2a: Aggron",
                "-damage|p2a: Aggron|101/281",
            ],
        );
    }
}
