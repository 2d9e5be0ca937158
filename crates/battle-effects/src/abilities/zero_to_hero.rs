//! Zero to Hero: once it has left, Palafin comes back as a hero.

use tallgrass_battle::prelude::*;

pub static ZERO_TO_HERO: Behaviour =
    ability(abilities::ZERO_TO_HERO, &[on::switch_out(become_hero), on::switch_in(make_entrance)]);

fn is_palafin(cx: &Cx, mon: Mon) -> bool {
    cx.dex().species(cx.mon(mon).base_species).base_species == formes::PALAFIN
}

fn is_hero(cx: &Cx, mon: Mon) -> bool {
    cx.dex().species(cx.mon(mon).species).forme == "Hero"
}

fn become_hero(cx: &mut Cx, o: Occasion) -> Verdict {
    if is_palafin(cx, o.target) && !is_hero(cx, o.target) {
        let for_good = FormeChange { permanent: true, ..FormeChange::default() };
        cx.forme_change_as(o.target, formes::PALAFIN_HERO, cx.acting(), for_good);
        cx.mon_mut(o.target).hero_message_displayed = false;
    }
    Pass
}

fn make_entrance(cx: &mut Cx, o: Occasion) -> Verdict {
    if is_palafin(cx, o.target) && is_hero(cx, o.target) && !cx.mon(o.target).hero_message_displayed {
        say!(cx, "-activate", o.target, Full(cx.acting()));
        cx.mon_mut(o.target).hero_message_displayed = true;
    }
    Pass
}
