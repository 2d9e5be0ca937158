//! Autotomize: its user gets faster and 100 kg lighter.

use tallgrass_battle::prelude::*;

pub static AUTOTOMIZE: Behaviour =
    move_(moves::AUTOTOMIZE, &[on::try_hit(can_get_faster), on::hit(get_lighter).since(Gen6)]);

/// Up to generation 5 it ends when its user leaves or changes its forme.
pub static AUTOTOMIZE_CONDITION: Behaviour = condition(
    conditions::AUTOTOMIZE,
    &[on::start(begin).until(Gen5), on::restart(go_on).until(Gen5), on::modify_weight(lighten).priority(2).until(Gen5)],
);

effect_data! {
    /// How often the user got lighter.
    struct Lighter { times: u8 }
}

fn can_get_faster(cx: &mut Cx, hit: Hit) -> Verdict {
    let limit = if cx.has_ability(hit.target, abilities::CONTRARY) { -6 } else { 6 };
    if cx.mon(hit.target).boost(Boost::Spe) == limit { Fail } else { Pass }
}

fn get_lighter(cx: &mut Cx, hit: Hit) -> Verdict {
    let weight = cx.mon(hit.target).weight_hg;
    if weight > 1 {
        cx.mon_mut(hit.target).weight_hg = weight.saturating_sub(1000).max(1);
        say!(cx, "-start", hit.target, "Autotomize");
    }
    Pass
}

fn weight_of_species(cx: &Cx, mon: Mon) -> i32 {
    cx.dex().species(cx.mon(mon).species).weight_hg as i32
}

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    if weight_of_species(cx, o.target) > 1 {
        cx.remember(Lighter { times: 1 });
        say!(cx, "-start", o.target, "Autotomize");
    }
    Pass
}

fn go_on(cx: &mut Cx, o: Occasion) -> Verdict {
    let Lighter { times } = cx.memory();
    if times > 0 && weight_of_species(cx, o.target) - times as i32 * 1000 > 1 {
        cx.remember(Lighter { times: times + 1 });
        say!(cx, "-start", o.target, "Autotomize");
    }
    Pass
}

fn lighten(cx: &mut Cx, _: Occasion, weight: i32) -> Reply<i32> {
    match cx.memory() {
        Lighter { times: 0 } => Pass,
        Lighter { times } => Set((weight - times as i32 * 1000).max(1)),
    }
}
