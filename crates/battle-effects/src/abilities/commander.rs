//! Commander: Tatsugiri jumps into an ally Dondozo's mouth and commands from there.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::ActionKind;
use tallgrass_pokedex::GameType;

pub static COMMANDER: Behaviour = ability(
    abilities::COMMANDER,
    &[on::switch_in(look_when_anyone_comes).for_anyone().priority(-2), on::start(look), on::update(look)],
);

fn look_when_anyone_comes(cx: &mut Cx, _: Occasion) -> Verdict {
    let holder = cx.holder();
    look_for_dondozo(cx, holder)
}

fn look(cx: &mut Cx, o: Occasion) -> Verdict {
    look_for_dondozo(cx, o.target)
}

fn look_for_dondozo(cx: &mut Cx, mon: Mon) -> Verdict {
    let others_coming = cx.queue().first().is_some_and(|action| action.kind == ActionKind::RunSwitch);
    if cx.game_type() != GameType::Doubles || others_coming {
        return Pass;
    }
    let ally = cx.allies(mon).first().copied();
    let leaving = |mon: Mon| cx.mon(mon).switch_flag.is_set();
    if leaving(mon) || ally.is_some_and(leaving) {
        return Pass;
    }
    let family = |mon: Mon| cx.dex().species(cx.mon(mon).base_species).base_species;
    let fits = |ally: &Mon| family(mon) == formes::TATSUGIRI && family(*ally) == formes::DONDOZO;
    let Some(ally) = ally.filter(fits) else {
        cx.remove_volatile(mon, conditions::COMMANDING);
        return Pass;
    };
    if cx.has_volatile(mon, conditions::COMMANDING) {
        if cx.mon(ally).fainted {
            cx.remove_volatile(mon, conditions::COMMANDING);
        }
    } else if !cx.has_volatile(ally, conditions::COMMANDED) {
        cx.cancel_action(mon);
        say!(cx, "-activate", mon, "ability: Commander", Of(ally));
        cx.add_volatile(mon, conditions::COMMANDING, None, None);
        cx.add_volatile(ally, conditions::COMMANDED, Some(mon), None);
    }
    Pass
}
