//! Forecast: Castform takes the forme and type of the weather.

use tallgrass_battle::prelude::*;

pub static FORECAST: Behaviour = ability(
    abilities::FORECAST,
    &[on::timer(Event::SwitchIn).priority(-2), on::start(look_at_sky), on::weather_change(look_at_sky)],
);

fn look_at_sky(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    if cx.dex().species(pokemon.base_species).base_species != formes::CASTFORM || pokemon.transformed {
        return Pass;
    }
    let forme = match cx.weather_for(o.target) {
        conditions::SUNNY_DAY | conditions::DESOLATE_LAND => formes::CASTFORM_SUNNY,
        conditions::RAIN_DANCE | conditions::PRIMORDIAL_SEA => formes::CASTFORM_RAINY,
        conditions::HAIL | conditions::SNOWSCAPE => formes::CASTFORM_SNOWY,
        _ => formes::CASTFORM,
    };
    if pokemon.active && pokemon.species != forme {
        let how = FormeChange { message: Some("[msg]"), ..FormeChange::default() };
        cx.forme_change_as(o.target, forme, cx.acting(), how);
    }
    Pass
}
