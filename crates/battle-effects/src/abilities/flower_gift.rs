//! Flower Gift: in sun Cherrim blooms, and its side's Attack and Special Defense gain half again.

use tallgrass_battle::prelude::*;

pub static FLOWER_GIFT: Behaviour = ability(
    abilities::FLOWER_GIFT,
    &[
        on::timer(Event::SwitchIn).priority(-2),
        on::start(look_at_sky),
        on::weather_change(look_at_sky),
        on::modify_atk(give_attack).for_allies().priority(3),
        on::modify_spd(give_defense).for_allies().priority(4),
    ],
);

fn is_cherrim(cx: &Cx, mon: Mon) -> bool {
    cx.dex().species(cx.mon(mon).base_species).base_species == formes::CHERRIM
}

fn in_sun(cx: &Cx, mon: Mon) -> bool {
    matches!(cx.weather_for(mon), conditions::SUNNY_DAY | conditions::DESOLATE_LAND)
}

fn look_at_sky(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    if !pokemon.active || pokemon.transformed || pokemon.hp == 0 || !is_cherrim(cx, o.target) {
        return Pass;
    }
    let how = FormeChange { message: Some("[msg]"), ..FormeChange::default() };
    let blooms = pokemon.species == formes::CHERRIM_SUNSHINE;
    match (in_sun(cx, o.target), blooms) {
        (true, false) => drop(cx.forme_change_as(o.target, formes::CHERRIM_SUNSHINE, cx.acting(), how)),
        (false, true) => drop(cx.forme_change_as(o.target, formes::CHERRIM, cx.acting(), how)),
        _ => {}
    }
    Pass
}

fn give_attack(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    give(cx, hit.user)
}

fn give_defense(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    give(cx, hit.target)
}

fn give(cx: &mut Cx, mon: Mon) -> Reply<i32> {
    if is_cherrim(cx, cx.holder()) && in_sun(cx, mon) { cx.chain(3, 2) } else { Pass }
}
