//! Bide: its user endures two turns, then strikes back with twice the damage it has taken.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::{Accuracy, IgnoreImmunity};

pub static BIDE: Behaviour = move_(moves::BIDE, &[on::before_move_callback(is_biding)]);

pub static BIDE_CONDITION: Behaviour = condition(
    conditions::BIDE,
    &[
        on::constant(Event::LockMove, Value::Move(moves::BIDE)),
        on::start(begin),
        on::damage(endure).priority(-101),
        on::before_move(bide_time),
        on::move_aborted(give_up),
        on::end(announce_end),
    ],
);

effect_data! {
    /// What was endured.
    struct Endured {
        /// HP lost to moves.
        damage: i32,
        /// To whom last, plus one; 0 is nobody.
        by: u32,
    }
}

fn is_biding(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.has_volatile(hit.user, conditions::BIDE) { YES } else { Pass }
}

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.remember(Endured::default());
    say!(cx, "-start", o.target, "move: Bide");
    Pass
}

fn endure(cx: &mut Cx, o: Occasion, damage: i32) -> Reply<i32> {
    if let Some(source) = o.source
        && o.effect.is_move()
    {
        cx.update_memory(|endured: &mut Endured| {
            endured.damage += damage;
            endured.by = source.0 as u32 + 1;
        });
    }
    Pass
}

fn bide_time(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.own().duration == 1 {
        strike_back(cx, hit.user);
        return Fail;
    }
    say!(cx, "-activate", hit.user, "move: Bide");
    Pass
}

fn strike_back(cx: &mut Cx, user: Mon) {
    let Endured { damage, by } = cx.memory();
    say!(cx, "-end", user, "move: Bide");
    if by == 0 || damage == 0 {
        cx.attr_last_move(&[&"[still]"]);
        say!(cx, "-fail", user);
        return;
    }
    let mut target = Mon((by - 1) as u8);
    if !cx.mon(target).active {
        let Some(other) = cx.random_target(user, MoveTarget::Normal) else {
            say!(cx, "-miss", user);
            return;
        };
        target = other;
    }
    let mv = cx.new_move(moves::BIDE);
    let strike = cx.mv_mut(mv);
    strike.accuracy = Accuracy::Always;
    strike.fixed_damage = 2 * damage;
    strike.flags = MoveFlags::CONTACT | MoveFlags::PROTECT;
    strike.ignore_immunity = IgnoreImmunity::No;
    strike.volatile = ConditionId::NONE;
    strike.target = MoveTarget::Scripted;
    cx.strike(target, user, mv);
    cx.remove_volatile(user, conditions::BIDE);
}

fn give_up(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.remove_volatile(hit.user, conditions::BIDE);
    Pass
}

fn announce_end(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "move: Bide", "[silent]");
    Pass
}
