//! Rain, sun, sandstorm, hail and snow: how long they last, how they begin, go on and end.

use tallgrass_battle::prelude::*;

/// Rain: strengthens Water moves and weakens Fire moves.
pub static RAIN: Behaviour = condition(
    conditions::RAIN_DANCE,
    &[
        on::duration_callback(|cx, o| turns(cx, o, items::DAMP_ROCK)),
        on::weather_modify_damage(rain_damage),
        on::field_start(|cx, o| begin(cx, o, "RainDance")).compared_since(Gen5),
        on::field_residual(|cx, _| go_on(cx, "RainDance", true)).order(1).since(Gen5),
        on::field_residual(|cx, _| go_on(cx, "RainDance", true)).order(8).between(Gen3, Gen4),
        on::field_residual(|cx, _| go_on(cx, "RainDance", true)).order(2).until(Gen2),
        on::field_end(clear_up),
    ],
);

/// Harsh sunlight: strengthens Fire moves, weakens Water moves, and keeps from freezing.
pub static SUN: Behaviour = condition(
    conditions::SUNNY_DAY,
    &[
        on::duration_callback(|cx, o| turns(cx, o, items::HEAT_ROCK)),
        on::weather_modify_damage(sun_damage),
        on::immunity(|cx, o, what| keep_from_freezing(cx, o, what, conditions::SUNNY_DAY)),
        on::field_start(|cx, o| begin(cx, o, "SunnyDay")).compared_since(Gen5),
        on::field_residual(|cx, _| go_on(cx, "SunnyDay", true)).order(1).since(Gen5),
        on::field_residual(|cx, _| go_on(cx, "SunnyDay", true)).order(8).between(Gen3, Gen4),
        on::field_residual(|cx, _| go_on(cx, "SunnyDay", true)).order(2).until(Gen2),
        on::field_end(clear_up),
    ],
);

/// A sandstorm: hurts whoever isn't of Rock, Ground or Steel, and raises Rock types' Special Defense by half.
pub static SANDSTORM: Behaviour = condition(
    conditions::SANDSTORM,
    &[
        on::duration_callback(|cx, o| turns(cx, o, items::SMOOTH_ROCK)),
        on::modify_spd(shield_rock).priority(10).since(Gen4),
        on::weather(batter).since(Gen3),
        on::weather(batter_harder).until(Gen2),
        on::field_start(|cx, o| begin(cx, o, "Sandstorm")).compared_since(Gen5),
        on::field_residual(rage_on).order(1).since(Gen5),
        on::field_residual(rage_on).order(8).between(Gen3, Gen4),
        on::field_residual(rage_on).order(2).until(Gen2),
        on::field_end(clear_up),
    ],
);

/// Hail: hurts whoever isn't of Ice.
pub static HAIL: Behaviour = condition(
    conditions::HAIL,
    &[
        on::duration_callback(|cx, o| turns(cx, o, items::ICY_ROCK)),
        on::weather(batter),
        on::field_start(|cx, o| begin(cx, o, "Hail")).compared_since(Gen5),
        on::field_residual(hail_on).order(1).since(Gen5),
        on::field_residual(hail_on).order(8).until(Gen4),
        on::field_end(clear_up),
    ],
);

/// Snow: raises Ice types' Defense by half.
pub static SNOW: Behaviour = condition(
    conditions::SNOWSCAPE,
    &[
        on::duration_callback(|cx, o| turns(cx, o, items::ICY_ROCK)),
        on::modify_def(shield_ice).priority(10),
        on::field_start(|cx, o| begin(cx, o, "Snowscape")).compared_since(Gen5),
        on::field_residual(|cx, _| {
            let acts = cx.is_weather_any(&[conditions::SNOWSCAPE]);
            go_on(cx, "Snowscape", acts)
        })
        .order(1),
        on::field_end(clear_up),
    ],
);

fn turns(cx: &mut Cx, o: Occasion, rock: ItemId) -> u8 {
    if o.source.is_some_and(|source| cx.has_item(source, rock)) { 8 } else { 5 }
}

fn begin(cx: &mut Cx, o: FieldOccasion, name: &str) -> Verdict {
    if !o.effect.is_ability() {
        say!(cx, "-weather", name);
        return Pass;
    }
    if cx.until(Gen5) {
        cx.own_mut().duration = 0;
    }
    say!(cx, "-weather", name, By(o.effect), Of(o.source.unwrap_or(Mon::NONE)));
    Pass
}

/// Another turn of a weather; if it `acts`, it does so on every Pokémon.
pub(crate) fn go_on(cx: &mut Cx, name: &str, acts: bool) -> Verdict {
    say!(cx, "-weather", name, "[upkeep]");
    if acts {
        cx.each(Event::Weather, None);
    }
    Pass
}

pub(crate) fn clear_up(cx: &mut Cx, _: FieldOccasion) -> Verdict {
    say!(cx, "-weather", "none");
    Pass
}

fn rain_damage(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.weather_for(hit.target) != conditions::RAIN_DANCE {
        return Pass;
    }
    match cx.mv(hit.mv).kind {
        Type::Water => cx.chain(3, 2),
        Type::Fire => cx.chain(1, 2),
        _ => Pass,
    }
}

pub(crate) fn sun_damage(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).id == moves::HYDRO_STEAM && cx.weather_for(hit.user) == conditions::SUNNY_DAY {
        return cx.chain(3, 2);
    }
    if cx.weather_for(hit.target) != conditions::SUNNY_DAY {
        return Pass;
    }
    match cx.mv(hit.mv).kind {
        Type::Fire => cx.chain(3, 2),
        Type::Water => cx.chain(1, 2),
        _ => Pass,
    }
}

pub(crate) fn keep_from_freezing(cx: &mut Cx, o: Occasion, what: ConditionId, weather: ConditionId) -> Verdict {
    if cx.weather_for(o.target) == weather && what == conditions::FRZ { Fail } else { Pass }
}

fn shield_rock(cx: &mut Cx, hit: Hit, defense: i32) -> Reply<i32> {
    if cx.has_type(hit.target, Type::Rock) && cx.weather_for(hit.target) == conditions::SANDSTORM {
        return Set(cx.modify(defense, 3, 2));
    }
    Pass
}

fn shield_ice(cx: &mut Cx, hit: Hit, defense: i32) -> Reply<i32> {
    if cx.has_type(hit.target, Type::Ice) && cx.weather_for(hit.target) == conditions::SNOWSCAPE {
        return Set(cx.modify(defense, 3, 2));
    }
    Pass
}

fn rage_on(cx: &mut Cx, _: FieldOccasion) -> Verdict {
    let acts = cx.is_weather_any(&[conditions::SANDSTORM]);
    go_on(cx, "Sandstorm", acts)
}

fn hail_on(cx: &mut Cx, _: FieldOccasion) -> Verdict {
    let acts = cx.is_weather_any(&[conditions::HAIL]);
    go_on(cx, "Hail", acts)
}

fn batter_harder(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.damage(share(cx.mon(o.target).base_max_hp, 1, 8), o.target);
    Pass
}

fn batter(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.damage(share(cx.mon(o.target).base_max_hp, 1, 16), o.target);
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn a_rock_makes_it_last_for_eight_turns() {
        check(
            gen9(&["Pelipper @ Damp Rock, Drizzle"], &["Snorlax"]),
            &[["splash", "splash"]; 8],
            &[],
            &[
                "-weather|RainDance|[from] ability: Drizzle|[of] p1a: Pelipper",
                "-weather|RainDance|[upkeep]",
                "-weather|RainDance|[upkeep]",
                "-weather|RainDance|[upkeep]",
                "-weather|RainDance|[upkeep]",
                "-weather|RainDance|[upkeep]",
                "-weather|RainDance|[upkeep]",
                "-weather|RainDance|[upkeep]",
                "-weather|none",
            ],
        );
        check(
            gen9(&["Tyranitar"], &["Alakazam"]),
            &[["sandstorm", "splash"]],
            &[],
            &["-weather|Sandstorm", "-weather|Sandstorm|[upkeep]", "-damage|p2a: Alakazam|236/251|[from] Sandstorm"],
        );
    }
}
