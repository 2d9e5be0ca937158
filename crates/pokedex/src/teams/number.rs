//! Numbers in teams, cut down to whole ones that fit.

use crate::javascript;

/// `Number(text)`; `None` for what isn't a number.
pub(super) fn number(text: &str) -> Option<i32> {
    // The cast saturates.
    javascript::number(text).map(|value| value.floor() as i32)
}

/// `parseInt(text)`; `None` if the text doesn't begin with a number.
pub(super) fn leading_integer(text: &str) -> Option<i32> {
    javascript::leading_integer(text).map(|value| value as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_cut_down() {
        assert_eq!((number("1.5"), number("-1.5"), number("99999999999")), (Some(1), Some(-2), Some(i32::MAX)));
        assert_eq!((leading_integer("0x32"), leading_integer("-9999999999x")), (Some(50), Some(i32::MIN)));
    }
}
