//! Numbers as events carry them: modifiers chained in 4096ths, half rounded down when they are applied.

use crate::answer::{Reply, Value};
use crate::battle::Battle;

/// A whole.
pub(crate) const WHOLE: i32 = 4096;

/// From here on a number can't be scaled by 4096 and stay within 32 bits.
const SCALED_WHOLE: f64 = 1_048_576.0;

impl Battle {
    /// A whole number as the format's arithmetic keeps it: 32 unsigned bits, or unbounded in custom games.
    #[inline(always)]
    pub(crate) fn trunc(&self, n: i64) -> i64 {
        if self.flow().unbounded { n } else { n as u32 as i64 }
    }

    /// `value` times `numerator / denominator` in 4096ths, half rounded down.
    pub fn modify(&self, value: i32, numerator: i32, denominator: i32) -> i32 {
        let modifier = self.trunc(numerator as i64 * 4096 / denominator as i64);
        self.modify_4096(value, modifier as i32)
    }

    #[inline]
    pub(crate) fn modify_4096(&self, value: i32, modifier: i32) -> i32 {
        self.scale(value as i64, modifier) as i32
    }

    /// The same of a number that may have more than 32 bits, as damage in custom games.
    #[inline]
    pub(crate) fn scale(&self, value: i64, modifier: i32) -> i64 {
        // No HP is as large as what saturates here.
        let product = self.trunc(value.saturating_mul(modifier as i64));
        self.trunc(product.saturating_add(2047) / 4096)
    }

    /// Multiplies the event's modifier by `numerator / denominator`; it counts once all listeners have run.
    pub fn chain<T>(&mut self, numerator: i32, denominator: i32) -> Reply<T> {
        let next = self.trunc(numerator as i64 * 4096 / denominator as i64);
        let product = self.frame.modifier as i64 * next + 2048;
        self.frame.modifier = (product as i32) >> 12;
        Reply::Pass
    }

    /// `value` with what has been chained so far.
    pub fn modified(&self, value: i32) -> i32 {
        self.modify_4096(value, self.frame.modifier)
    }

    /// `value` with what has been chained so far, which then counts as done.
    pub fn final_modify(&mut self, value: i32) -> i32 {
        let value = self.modified(value);
        self.frame.modifier = WHOLE;
        value
    }

    /// What comes of the value that an event carried: numbers that are whole and not negative are scaled by what was
    /// chained.
    pub(super) fn finish_relay(&self, relay: Value, modifier: i32) -> Value {
        match relay {
            // Whole, and not negative: asked this way it costs no call.
            Value::Number(n) if n >= 0.0 && n == n as i64 as f64 => {
                if modifier == WHOLE && n < SCALED_WHOLE {
                    relay
                } else {
                    Value::Number(self.scale(n as i64, modifier) as f64)
                }
            }
            _ => relay,
        }
    }

    /// What comes of a value that nobody was told of.
    #[inline(always)]
    pub(super) fn unheard(&self, relay: Value) -> Value {
        match relay {
            Value::Number(n) if n >= SCALED_WHOLE => self.finish_relay(relay, WHOLE),
            _ => relay,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Event, on};
    use crate::ids::Effect;
    use crate::testing::{lead, singles};
    use tallgrass_pokedex::{abilities, items};

    #[test]
    fn half_is_rounded_down() {
        let battle = singles(&[], ["Mew", "Mew"]);
        let halves = [1, 2, 3, 5, 7].map(|value| battle.modify(value, 3, 2));
        assert_eq!(halves, [1, 3, 4, 7, 10]);
        // A modifier is a whole number of 4096ths: 1.3 is 5324 of them, a little less.
        assert_eq!(battle.modify(1000, 13, 10), 1300);
        assert_eq!(battle.modify_4096(100_000, 5324), 129_980);
    }

    #[test]
    fn chained_modifiers_are_rounded_half_up() {
        let mut battle = singles(&[], ["Mew", "Mew"]);
        let mut chained = |modifiers: &[i32]| {
            battle.frame.modifier = WHOLE;
            for &of_4096 in modifiers {
                let _: Reply = battle.chain(of_4096, 4096);
            }
            battle.frame.modifier
        };
        assert_eq!(chained(&[6144, 6144]), 9216);
        // 4612.5
        assert_eq!(chained(&[4100, 4608]), 4613);
    }

    #[test]
    fn what_was_chained_counts_once_all_have_run() {
        let ability = abilities::TECHNICIAN;
        let own = on::modify_atk(|cx, _, relay| {
            assert_eq!(relay, 3);
            cx.chain(3, 2)
        });
        let item = on::modify_atk(|cx, _, relay| {
            assert_eq!((relay, cx.modified(relay)), (3, 4), "the ability was asked before");
            cx.chain(3, 2)
        });
        let rules = [(ability.into(), &[own][..]), (items::CHOICE_BAND.into(), &[item][..])];
        let mut battle = singles(&rules, ["Mew @ Choice Band\nAbility: Technician", "Mew"]);
        let mew = lead(&battle, 0);
        // 6.75, not 4 and then 6.
        let value = battle.run_with(Event::ModifyAtk, mew, None, Effect::NONE, Value::int(3));
        assert_eq!(value, Value::int(7));
        assert_eq!(battle.frame.modifier, WHOLE, "what runs around it is left alone");
    }

    #[test]
    fn fractions_and_negative_numbers_are_left_alone() {
        let battle = singles(&[], ["Mew", "Mew"]);
        assert_eq!(battle.finish_relay(Value::Number(0.5), 6144), Value::Number(0.5));
        assert_eq!(battle.finish_relay(Value::int(-3), 6144), Value::int(-3));
        assert_eq!(battle.finish_relay(Value::True, 6144), Value::True);
    }
}
