//! Abilities of Pokémon from other times: their best stat rises by three tenths, Speed by half.

use tallgrass_battle::prelude::*;

/// Protosynthesis: in the sun, or with a Booster Energy, the best stat rises.
pub static PROTOSYNTHESIS: Behaviour = ability(
    abilities::PROTOSYNTHESIS,
    &[
        on::start(feel_the_sun),
        on::timer(Event::SwitchIn).priority(-2),
        on::weather_change(feel_the_sun),
        on::end(fade_away),
    ],
);

/// Quark Drive: on Electric Terrain, or with a Booster Energy, the best stat rises.
pub static QUARK_DRIVE: Behaviour = ability(
    abilities::QUARK_DRIVE,
    &[
        on::start(feel_the_current),
        on::timer(Event::SwitchIn).priority(-2),
        on::terrain_change(feel_the_current),
        on::end(fade_away),
    ],
);

/// What Protosynthesis and Quark Drive do while they work.
pub static CONDITIONS: [Behaviour; 2] =
    [condition(conditions::PROTOSYNTHESIS, RAISED), condition(conditions::QUARK_DRIVE, RAISED)];

/// Before the Indigo Disk nothing keeps the sun's work from lasting but other weather.
pub static PROTOSYNTHESIS_BEFORE_THE_INDIGO_DISK: Behaviour =
    ability(abilities::PROTOSYNTHESIS, &[on::weather_change(feel_the_weather)]).in_rules(rule_sets::GEN9DLC1);

/// Before the Indigo Disk nothing keeps the stat from being raised.
pub static CONDITIONS_BEFORE_THE_INDIGO_DISK: [Behaviour; 2] = [
    condition(conditions::PROTOSYNTHESIS, RAISED_ALL_THE_SAME).in_rules(rule_sets::GEN9DLC1),
    condition(conditions::QUARK_DRIVE, RAISED_ALL_THE_SAME).in_rules(rule_sets::GEN9DLC1),
];

const RAISED_ALL_THE_SAME: &[Listener] = &[
    on::modify_atk(|cx, _, _| raise_anyway(cx, Stat::Atk, 5325, 4096)).priority(5),
    on::modify_def(|cx, _, _| raise_anyway(cx, Stat::Def, 5325, 4096)).priority(6),
    on::modify_spa(|cx, _, _| raise_anyway(cx, Stat::Spa, 5325, 4096)).priority(5),
    on::modify_spd(|cx, _, _| raise_anyway(cx, Stat::Spd, 5325, 4096)).priority(6),
    on::modify_spe(|cx, _, _| raise_anyway(cx, Stat::Spe, 3, 2)),
];

const RAISED: &[Listener] = &[
    on::start(raise_best_stat),
    on::modify_atk(raise_attack).priority(5),
    on::modify_def(raise_defense).priority(6),
    on::modify_spa(raise_special_attack).priority(5),
    on::modify_spd(raise_special_defense).priority(6),
    on::modify_spe(raise_speed),
    on::end(tell_the_end),
];

effect_data! {
    /// The stat that is raised, and whether by Booster Energy.
    struct Raised { stat: u8, by_booster: u8 }
}

fn feel_the_sun(cx: &mut Cx, o: Occasion) -> Verdict {
    let sun = cx.is_weather_any(&[conditions::SUNNY_DAY]);
    follow(cx, o.target, conditions::PROTOSYNTHESIS, sun)
}

fn feel_the_current(cx: &mut Cx, o: Occasion) -> Verdict {
    let current = cx.is_terrain(conditions::ELECTRIC_TERRAIN, None);
    follow(cx, o.target, conditions::QUARK_DRIVE, current)
}

fn feel_the_weather(cx: &mut Cx, o: Occasion) -> Verdict {
    // Sun that doesn't count at the moment is enough to go on.
    let sun = cx.is_weather_any(&[conditions::SUNNY_DAY]);
    let set = cx.state().field.weather == conditions::SUNNY_DAY;
    if set && !sun { Pass } else { follow(cx, o.target, conditions::PROTOSYNTHESIS, sun) }
}

fn follow(cx: &mut Cx, mon: Mon, raised: ConditionId, works: bool) -> Verdict {
    let by_booster = cx.volatile(mon, raised).is_some_and(|state| state.data::<Raised>().by_booster != 0);
    if works {
        cx.add_volatile(mon, raised, None, None);
    } else if !by_booster {
        cx.remove_volatile(mon, raised);
    }
    Pass
}

fn fade_away(cx: &mut Cx, o: Occasion) -> Verdict {
    let ability = ability_behind(cx.acting());
    let raised = cx.dex().ability(ability).condition;
    cx.delete_volatile(o.target, raised);
    say!(cx, "-end", o.target, ability, "[silent]");
    Pass
}

/// The ability that an ability or its condition is.
fn ability_behind(effect: Effect) -> AbilityId {
    if effect.is(abilities::QUARK_DRIVE) || effect.is(conditions::QUARK_DRIVE) {
        abilities::QUARK_DRIVE
    } else {
        abilities::PROTOSYNTHESIS
    }
}

fn raise_best_stat(cx: &mut Cx, o: Occasion) -> Verdict {
    let by_booster = o.effect.is(items::BOOSTER_ENERGY);
    let ability = ability_behind(cx.acting());
    if by_booster {
        say!(cx, "-activate", o.target, Full(ability.into()), "[fromitem]");
    } else {
        say!(cx, "-activate", o.target, Full(ability.into()));
    }
    let stat = cx.best_stat(o.target, false, true);
    cx.remember(Raised { stat: stat as u8, by_booster: by_booster as u8 });
    say!(cx, "-start", o.target, Joined(ability.as_str(), Boost::from(stat).id()));
    Pass
}

fn raise<T>(cx: &mut Cx, stat: Stat, numerator: i32, denominator: i32) -> Reply<T> {
    if cx.ignoring_ability(cx.holder()) { Pass } else { raise_anyway(cx, stat, numerator, denominator) }
}

fn raise_anyway<T>(cx: &mut Cx, stat: Stat, numerator: i32, denominator: i32) -> Reply<T> {
    if cx.memory::<Raised>().stat == stat as u8 { cx.chain(numerator, denominator) } else { Pass }
}

fn raise_attack(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    raise(cx, Stat::Atk, 5325, 4096)
}

fn raise_defense(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    raise(cx, Stat::Def, 5325, 4096)
}

fn raise_special_attack(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    raise(cx, Stat::Spa, 5325, 4096)
}

fn raise_special_defense(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    raise(cx, Stat::Spd, 5325, 4096)
}

fn raise_speed(cx: &mut Cx, _: Occasion, _: i32) -> Reply<i32> {
    raise(cx, Stat::Spe, 3, 2)
}

fn tell_the_end(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, ability_behind(cx.acting()));
    Pass
}
