//! Cud Chew: an eaten Berry is eaten again at the end of the next turn.

use tallgrass_battle::prelude::*;

pub static CUD_CHEW: Behaviour =
    ability(abilities::CUD_CHEW, &[on::eat_item(swallow), on::residual(chew_again).order(28).sub_order(2)]);

effect_data! {
    /// The Berry to be eaten again, and at the end of how many turns; 0 is none.
    struct Cud { berry: u16, turns: u16 }
}

fn swallow(cx: &mut Cx, o: Occasion, item: ItemId) -> Verdict {
    let stolen = o.effect.is(moves::BUG_BITE) || o.effect.is(moves::PLUCK);
    if cx.dex().item(item).is_berry && !stolen {
        // Eaten at the very end of a turn, that turn doesn't count.
        let turns = if cx.queue().is_empty() { 1 } else { 2 };
        cx.remember(Cud { berry: item.0, turns });
    }
    Pass
}

fn chew_again(cx: &mut Cx, o: Occasion) -> Verdict {
    let cud: Cud = cx.memory();
    if cud.turns == 0 || cx.mon(o.target).hp == 0 {
        return Pass;
    }
    if cud.turns > 1 {
        cx.remember(Cud { turns: cud.turns - 1, ..cud });
        return Pass;
    }
    let berry = ItemId(cud.berry);
    say!(cx, "-activate", o.target, "ability: Cud Chew");
    say!(cx, "-enditem", o.target, berry, "[eat]");
    if cx.single(Event::Eat, berry.into(), None, o.target, None, Effect::NONE, None).truthy() {
        cx.run_with(Event::EatItem, o.target, None, Effect::NONE, Value::Effect(berry.into()));
    }
    cx.mon_mut(o.target).ate_berry = true;
    cx.remember(Cud::default());
    Pass
}
