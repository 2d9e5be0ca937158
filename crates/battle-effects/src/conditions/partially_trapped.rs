//! Bound (by Wrap, Whirlpool and the like): for four or five turns its bearer is hurt and can't switch.

use tallgrass_battle::generation::gen1::{self, Grip, Release};
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

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

/// In generation 1 who is caught can't move, and its player can't tell whether the hold goes on.
pub static PARTIALLY_TRAPPED_OF_OLD: [Behaviour; 3] = [
    condition(
        conditions::PARTIALLYTRAPPED,
        &[
            on::before_move(stay_caught).priority(9),
            on::restart(hold_on),
            on::accuracy(be_at_hand),
            on::disable_move(leave_open).priority(1),
        ],
    )
    .in_rules(rule_sets::GEN1)
    .anew(),
    condition(
        conditions::PARTIALTRAPPINGLOCK,
        &[
            on::duration_callback(turns_of_old),
            on::start(seize),
            on::before_move(let_go_of_others),
            on::after_move(squeeze_on),
            on::semi_lock_move(squeeze_only),
            on::disable_move(leave_open_to_user),
        ],
    )
    .in_rules(rule_sets::GEN1),
    condition(
        conditions::FAKEPARTIALLYTRAPPED,
        &[on::disable_move(|cx, o| {
            cx.mon_mut(o.target).maybe_locked = true;
            Pass
        })
        .priority(1)],
    )
    .in_rules(rule_sets::GEN1),
];

fn stay_caught(cx: &mut Cx, hit: Hit) -> Verdict {
    say!(cx, "cant", hit.user, "partiallytrapped");
    Fail
}

fn hold_on(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.own_mut().duration = 2;
    Pass
}

fn be_at_hand(cx: &mut Cx, hit: Hit, _: Odds) -> Reply<Odds> {
    if cx.own().source == Some(hit.user) { Set(None) } else { Pass }
}

fn leave_open(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.memory::<gen1::Hold>().maybe_locked != 0 {
        cx.mon_mut(o.target).maybe_locked = true;
    }
    Pass
}

fn turns_of_old(cx: &mut Cx, _: Occasion) -> u8 {
    cx.sample(Purpose::Duration, &[2, 2, 2, 3, 3, 3, 4, 5]).unwrap_or(2)
}

fn seize(cx: &mut Cx, o: Occasion) -> Verdict {
    let Some(&foe) = cx.foes(o.target).first() else { return Fail };
    let grip = Grip {
        damage: cx.state().last_damage,
        move_id: o.effect.id.as_move().unwrap_or(MoveId::NONE).0,
        total: cx.own().duration,
        locked: foe.0,
    };
    cx.remember(grip);
    cx.add_volatile(foe, conditions::PARTIALLYTRAPPED, Some(o.target), Some(o.effect));
    Pass
}

fn let_go_of_others(cx: &mut Cx, hit: Hit) -> Verdict {
    if hit.target.0 != cx.memory::<Grip>().locked {
        cx.remove_volatile(hit.user, conditions::PARTIALTRAPPINGLOCK);
    }
    Pass
}

fn squeeze_on(cx: &mut Cx, hit: Hit) -> Verdict {
    let Hit { user, target, mv } = hit;
    let (total, left) = (cx.memory::<Grip>().total, cx.own().duration);
    if target.is_none() {
        return Pass;
    }
    if cx.mon(target).hp <= 0 {
        cx.delete_volatile(user, conditions::PARTIALTRAPPINGLOCK);
    } else if left != 1 {
        let effect = cx.move_effect(mv);
        cx.add_volatile(target, conditions::PARTIALLYTRAPPED, Some(user), Some(effect));
        if total > left
            && let Some(state) = cx.volatile_mut(target, conditions::PARTIALLYTRAPPED)
        {
            state.set_data(gen1::Hold { maybe_locked: 1 });
        }
    } else if total != 5 {
        // A hold of five turns is known to be over.
        for (one, other) in [(user, target), (target, user)] {
            cx.add_volatile(one, conditions::FAKEPARTIALLYTRAPPED, None, None);
            if let Some(state) = cx.volatile_mut(one, conditions::FAKEPARTIALLYTRAPPED) {
                state.set_data(Release { counterpart: other.0 });
            }
        }
    }
    Pass
}

fn squeeze_only(cx: &mut Cx, _: Hit) -> Reply<MoveId> {
    Set(MoveId(cx.memory::<Grip>().move_id))
}

fn leave_open_to_user(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.memory::<Grip>().total > cx.own().duration + 1 {
        cx.mon_mut(o.target).maybe_locked = true;
    }
    Pass
}
