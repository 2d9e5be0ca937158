//! Bound (by Wrap, Whirlpool and the like): for four or five turns its bearer is hurt and can't switch.

use tallgrass_battle::prelude::*;

pub static PARTIALLY_TRAPPED: Behaviour = condition(
    conditions::PARTIALLYTRAPPED,
    &[
        on::duration_callback(turns),
        on::start(bind).compared_since(Gen5),
        on::residual(squeeze).order(13).compared_since(Gen5),
        on::end(release),
        on::trap_pokemon(trap),
    ],
);

effect_data! {
    /// How tight a hold is.
    struct Hold {
        /// The HP lost each turn are this part of them.
        divisor: u8,
    }
}

fn turns(cx: &mut Cx, o: Occasion) -> u8 {
    if o.source.is_some_and(|source| cx.has_item(source, items::GRIP_CLAW)) {
        return 8;
    }
    cx.random_from(Purpose::Duration, 5, 7) as u8
}

fn bind(cx: &mut Cx, o: Occasion) -> Verdict {
    let Some(source) = o.source else { return Pass };
    let by = Effect::of(cx.own().source_effect);
    say!(cx, "-activate", o.target, Joined("move: ", Name(by)), Of(source));
    let (tight, usual) = if cx.since(Gen6) { (6, 8) } else { (8, 16) };
    let divisor = if cx.has_item(source, items::BINDING_BAND) { tight } else { usual };
    cx.remember(Hold { divisor });
    Pass
}

/// G-Max moves hold on even when who used them is gone.
fn holds_alone(by: EffectId) -> bool {
    by == moves::G_MAX_CENTIFERNO.into() || by == moves::G_MAX_SANDBLAST.into()
}

fn squeeze(cx: &mut Cx, o: Occasion) -> Verdict {
    let by = cx.own().source_effect;
    if let Some(source) = cx.own().source {
        let source = cx.mon(source);
        let holds_alone = cx.since(Gen6) && holds_alone(by);
        if (!source.active || source.hp <= 0 || source.active_turns == 0) && !holds_alone {
            cx.delete_volatile(o.target, conditions::PARTIALLYTRAPPED);
            say!(cx, "-end", o.target, Name(by.into()), "[partiallytrapped]", "[silent]");
            return Pass;
        }
    }
    let divisor = cx.memory::<Hold>().divisor as i32;
    cx.damage(share(cx.mon(o.target).base_max_hp, 1, divisor), o.target);
    Pass
}

fn release(cx: &mut Cx, o: Occasion) -> Verdict {
    let by = Effect::of(cx.own().source_effect);
    say!(cx, "-end", o.target, Name(by), "[partiallytrapped]");
    Pass
}

fn trap(cx: &mut Cx, o: Occasion) -> Verdict {
    let by = cx.own().source_effect;
    if cx.own().source.is_some_and(|source| cx.mon(source).active) || holds_alone(by) {
        cx.try_trap(o.target, false);
    }
    Pass
}
