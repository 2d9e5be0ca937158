//! Wish: at the end of the next turn whoever stands at the user's place gets back half the user's HP.

use tallgrass_battle::prelude::*;

pub static WISH_CONDITION: Behaviour =
    condition(conditions::WISH, &[on::start(wish), on::residual(wait).order(4), on::end(come_true)]);

effect_data! {
    /// How many HP were wished for, and when.
    struct Wish { hp: i32, turn: u16, pad: u16 }
}

fn wish(cx: &mut Cx, o: Occasion) -> Verdict {
    let hp = cx.mon(o.source.unwrap_or(o.target)).max_hp / 2;
    let turn = cx.counted_turns();
    cx.remember(Wish { hp, turn, pad: 0 });
    // SHOWDOWN: turns are counted up to 255 only, and none comes after that one.
    if turn == 255 && cx.is_logging() {
        let text = format!("In Gen 8+, Wish will never resolve when used on the {}th turn.", cx.state().turn);
        cx.hint(&text, false, None);
    }
    Pass
}

fn wait(cx: &mut Cx, _: Occasion) -> Verdict {
    if cx.counted_turns() > cx.memory::<Wish>().turn
        && let Some(mon) = cx.at_slot(cx.own().source_slot)
    {
        cx.remove_slot_condition(mon, conditions::WISH);
    }
    Pass
}

fn come_true(cx: &mut Cx, o: Occasion) -> Verdict {
    if o.target.is_none() || cx.mon(o.target).fainted {
        return Pass;
    }
    let hp = cx.memory::<Wish>().hp.max(1);
    if cx.heal_by(hp, o.target, Some(o.target), None).truthy()
        && let Some(wisher) = cx.own().source
    {
        let wisher = Joined("[wisher] ", Nickname(wisher));
        say!(cx, "-heal", o.target, Health(o.target), "[from] move: Wish", wisher);
    }
    Pass
}
