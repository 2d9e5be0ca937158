//! Bide: its user endures two turns, then strikes back with twice the damage it has taken.

use super::conditions_sleep::ask_for_no_move;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;
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

/// In generation 1 it is the last damage of each turn that adds up, whoever dealt it.
pub static BIDE_OF_OLD: Behaviour = condition(
    conditions::BIDE,
    &[
        on::start(begin_to_bide),
        on::before_move(bide_or_strike),
        on::constant(Event::SemiLockMove, Value::Move(moves::BIDE)),
        on::disable_move(ask_for_no_move),
    ],
)
.in_rules(rule_sets::GEN1)
.anew();

effect_data! {
    /// What was endured in generation 1.
    struct EnduredByAttempts {
        damage: i32,
        /// How many more attempts to move it takes.
        time: i32,
    }
}

fn begin_to_bide(cx: &mut Cx, o: Occasion) -> Verdict {
    let time = cx.random_from(Purpose::Duration, 2, 4) as i32;
    cx.remember(EnduredByAttempts { damage: 0, time });
    say!(cx, "-start", o.target, "Bide");
    Pass
}

fn bide_or_strike(cx: &mut Cx, hit: Hit) -> Verdict {
    let user = hit.user;
    let last = cx.state().last_damage;
    let endured = cx.update_memory(|endured: &mut EnduredByAttempts| {
        endured.damage = endured.damage.saturating_add(last);
        endured.time -= 1;
        *endured
    });
    if endured.time != 0 {
        say!(cx, "-activate", user, "Bide");
        return Fail;
    }
    say!(cx, "-end", user, moves::BIDE);
    if endured.damage == 0 {
        say!(cx, "-fail", user);
    } else if let Some(target) = cx.random_target(user, MoveTarget::Normal) {
        let mv = cx.new_move(moves::BIDE);
        cx.hit_bare(endured.damage.saturating_mul(2), target, user, mv);
    }
    cx.remove_volatile(user, conditions::BIDE);
    Fail
}
