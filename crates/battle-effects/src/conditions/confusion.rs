//! Confusion: for two to five turns its bearer may hurt itself instead of moving.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static CONFUSION: Behaviour = condition(
    conditions::CONFUSION,
    &[
        on::start(confuse),
        on::end(snap_out),
        on::before_move(maybe_hurt_itself).priority(3).compared_since(Gen6),
        on::imagine(confuse_otherwise),
    ],
);

effect_data! {
    /// How long a confusion lasts.
    pub(crate) struct Confusion {
        /// How many attempts to move are left.
        time: u8,
    }
}

fn confuse(cx: &mut Cx, o: Occasion) -> Verdict {
    match o.source {
        _ if o.effect.is(conditions::LOCKEDMOVE) => say!(cx, "-start", o.target, "confusion", "[fatigue]"),
        Some(source) if o.effect.is_ability() => {
            say!(cx, "-start", o.target, "confusion", By(o.effect), Of(source));
        }
        _ => say!(cx, "-start", o.target, "confusion"),
    }
    let least = if o.effect.is(moves::AXE_KICK) { 3 } else { 2 };
    let time = cx.random_from(Purpose::Duration, least, 6) as u8;
    cx.remember(Confusion { time });
    Pass
}

fn snap_out(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "confusion");
    Pass
}

/// Counts another turn. Whether that was the last, and the confusion is gone.
fn wears_off(cx: &mut Cx, mon: Mon) -> bool {
    let left = cx.update_memory(|confusion: &mut Confusion| {
        confusion.time = confusion.time.wrapping_sub(1);
        confusion.time
    });
    if left == 0 {
        cx.remove_volatile(mon, conditions::CONFUSION);
    } else {
        say!(cx, "-activate", mon, "confusion");
    }
    left == 0
}

fn maybe_hurt_itself(cx: &mut Cx, hit: Hit) -> Verdict {
    let mon = hit.user;
    if wears_off(cx, mon) {
        return Pass;
    }
    let (hits, of) = if cx.since(Gen7) { (33, 100) } else { (1, 2) };
    if cx.chance(Purpose::Status, hits, of) != cx.since(Gen7) {
        return Pass;
    }
    if cx.since(Gen7) {
        cx.set_active_target(mon);
    }
    let damage = cx.confusion_damage(mon, 40);
    cx.damage_by(damage, mon, Some(mon), Some(conditions::CONFUSED.into()));
    Fail
}

/// It lasts for two to five turns, of which some have passed.
fn confuse_otherwise(cx: &mut Cx, _: Occasion) -> Verdict {
    let passed = u32::from(cx.turns_since_shown().min(4));
    let total = cx.random_from(Purpose::Duration, 2.max(passed + 1), 6);
    cx.remember(Confusion { time: (total - passed) as u8 });
    Pass
}

/// In generation 1 half of the attempts to move hurt, which ends what its bearer was about.
pub static CONFUSION_OF_OLD: Behaviour = condition(
    conditions::CONFUSION,
    &[on::start(confuse_plainly), on::end(snap_out), on::before_move(maybe_hit_itself).priority(3)],
)
.in_rules(rule_sets::GEN1)
.anew();

fn confuse_plainly(cx: &mut Cx, o: Occasion) -> Verdict {
    if o.effect.is(conditions::LOCKEDMOVE) {
        say!(cx, "-start", o.target, "confusion", "[silent]");
    } else {
        say!(cx, "-start", o.target, "confusion");
    }
    let time = cx.random_from(Purpose::Duration, 2, 6) as u8;
    cx.remember(Confusion { time });
    Pass
}

fn maybe_hit_itself(cx: &mut Cx, hit: Hit) -> Verdict {
    let mon = hit.user;
    if wears_off(cx, mon) {
        return Pass;
    }
    if cx.chance(Purpose::Status, 128, 256) {
        return Pass;
    }
    let level = i32::from(cx.mon(mon).level);
    let (attack, defense) = (cx.stat(mon, Stat::Atk, false, false), cx.stat(mon, Stat::Def, false, false));
    let damage = i64::from(2 * level / 5 + 2) * i64::from(attack) * 40 / i64::from(defense) / 50 + 2;
    cx.direct_damage(damage.min(i32::MAX.into()) as i32, mon, hit.target.some(), None);
    for ended in [
        conditions::BIDE,
        conditions::TWOTURNMOVE,
        conditions::INVULNERABILITY,
        conditions::PARTIALTRAPPINGLOCK,
        conditions::LOCKEDMOVE,
    ] {
        cx.remove_volatile(mon, ended);
    }
    Fail
}
