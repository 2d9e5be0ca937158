//! Booster Energy: sets Protosynthesis or Quark Drive off where sun or Electric Terrain don't.

use tallgrass_battle::prelude::*;

pub static BOOSTER_ENERGY: Behaviour = item(
    items::BOOSTER_ENERGY,
    &[on::timer(Event::SwitchIn).priority(-2), on::start(begin), on::update(energize), on::take_item(stay)],
);

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.own_mut().started = true;
    energize(cx, o)
}

fn energize(cx: &mut Cx, o: Occasion) -> Verdict {
    let mon = o.target;
    if !cx.own().started || cx.mon(mon).transformed {
        return Pass;
    }
    if cx.has_ability(mon, abilities::PROTOSYNTHESIS)
        && !cx.is_weather_any(&[conditions::SUNNY_DAY])
        && cx.use_item(mon)
    {
        cx.add_volatile(mon, conditions::PROTOSYNTHESIS, None, None);
    }
    if cx.has_ability(mon, abilities::QUARK_DRIVE)
        && !cx.is_terrain(conditions::ELECTRIC_TERRAIN, None)
        && cx.use_item(mon)
    {
        cx.add_volatile(mon, conditions::QUARK_DRIVE, None, None);
    }
    Pass
}

fn stay(cx: &mut Cx, o: Occasion, _: ItemId) -> Verdict {
    Reply::from_bool(!cx.dex().species(cx.mon(o.target).base_species).is_paradox)
}
