//! Harvest: a Berry used up comes back at the end of the turn, in half the cases, in sun always.

use tallgrass_battle::prelude::*;

pub static HARVEST: Behaviour = ability(abilities::HARVEST, &[on::residual(reap).order(28).sub_order(2)]);

fn reap(cx: &mut Cx, o: Occasion) -> Verdict {
    let sunny = cx.is_weather_any(&[conditions::SUNNY_DAY, conditions::DESOLATE_LAND]);
    if !sunny && !cx.chance(Purpose::Chance, 1, 2) {
        return Pass;
    }
    let pokemon = cx.mon(o.target);
    let berry = pokemon.last_item;
    if pokemon.hp > 0 && pokemon.item.is_none() && berry.is_some() && cx.dex().item(berry).is_berry {
        cx.set_item(o.target, berry, None, None);
        cx.mon_mut(o.target).last_item = ItemId::NONE;
        say!(cx, "-item", o.target, cx.mon(o.target).item, By(cx.acting()));
    }
    Pass
}
