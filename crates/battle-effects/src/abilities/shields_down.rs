//! Shields Down: Minior has its shell, and with it no status, while it has more than half of its HP.

use crate::shared::statuses::{refuse, refuse_yawn};
use tallgrass_battle::prelude::*;

pub static SHIELDS_DOWN: Behaviour = ability(
    abilities::SHIELDS_DOWN,
    &[
        on::start(change_shell),
        on::timer(Event::SwitchIn).priority(-1),
        on::residual(change_shell).order(29),
        on::set_status(stay_inside),
        on::try_add_volatile(stay_awake_inside),
    ],
);

fn change_shell(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    if cx.dex().species(pokemon.base_species).base_species != formes::MINIOR || pokemon.transformed || pokemon.hp == 0 {
        return Pass;
    }
    let shelled = cx.dex().species(pokemon.species).forme == "Meteor";
    let keeps_shell = 2 * pokemon.hp > pokemon.max_hp;
    if keeps_shell && !shelled {
        cx.forme_change(o.target, formes::MINIOR_METEOR);
    } else if !keeps_shell && shelled {
        cx.forme_change(o.target, cx.set_of(o.target).species);
    }
    Pass
}

fn is_inside(cx: &Cx, mon: Mon) -> bool {
    cx.mon(mon).species == formes::MINIOR_METEOR && !cx.mon(mon).transformed
}

fn stay_inside(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    if is_inside(cx, o.target) { refuse(cx, o, status, &[status]) } else { Pass }
}

fn stay_awake_inside(cx: &mut Cx, o: Occasion, volatile: ConditionId) -> Verdict {
    if is_inside(cx, o.target) { refuse_yawn(cx, o, volatile) } else { Pass }
}
