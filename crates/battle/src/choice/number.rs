//! Numbers in choices, read and shown as JavaScript does, since a refused one is quoted.

/// White space as JavaScript trims it.
pub(super) fn is_space(c: char) -> bool {
    c == '\u{feff}' || c != '\u{85}' && c.is_whitespace()
}

/// `parseInt(text)`: the number a text begins with, whatever follows; nothing if it begins with none.
pub(super) fn leading_integer(text: &str) -> Option<f64> {
    let text = text.trim_start_matches(is_space);
    let (sign, text) = match text.strip_prefix('-') {
        Some(rest) => (-1.0, rest),
        None => (1.0, text.strip_prefix('+').unwrap_or(text)),
    };
    let hex = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    let (digits, radix) = hex.map_or((text, 10), |digits| (digits, 16));
    let end = digits.find(|c: char| !c.is_digit(radix)).unwrap_or(digits.len());
    let digits = &digits[..end];
    if digits.is_empty() {
        return None;
    }
    let value = match radix {
        10 => digits.parse().unwrap_or(f64::INFINITY),
        _ => digits.chars().filter_map(|c| c.to_digit(16)).fold(0.0, |value, digit| value * 16.0 + f64::from(digit)),
    };
    Some(sign * value)
}

/// A whole number as JavaScript writes it.
pub(super) fn shown(number: f64) -> String {
    if number.is_infinite() {
        if number > 0.0 { "Infinity".to_owned() } else { "-Infinity".to_owned() }
    } else if number.abs() >= 1e21 {
        format!("{number:e}").replace('e', "e+")
    } else {
        // There is no negative zero.
        (number + 0.0).to_string()
    }
}

/// The place in a list that a number from 1 names, if it can be one.
pub(super) fn place(number: f64) -> Option<usize> {
    (1.0..=255.0).contains(&number).then(|| number as usize - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_javascript_does() {
        for (text, expected) in [
            ("3", Some(3.0)),
            (" +2 terastallize", Some(2.0)),
            ("-1x", Some(-1.0)),
            ("\u{feff}0x1Fz", Some(31.0)),
            ("x", None),
            ("", None),
            ("0x", None),
            ("--1", None),
        ] {
            assert_eq!(leading_integer(text), expected, "{text:?}");
        }
    }

    #[test]
    fn numbers_are_shown_as_javascript_does() {
        let read = |text: &str| shown(leading_integer(text).unwrap());
        assert_eq!(read("-0"), "0");
        assert_eq!(read("99999999999999999999"), "100000000000000000000");
        assert_eq!(read("12345678901234567890"), "12345678901234567000");
        assert_eq!(read("1234567890123456789012"), "1.2345678901234568e+21");
        assert_eq!(read(&"9".repeat(400)), "Infinity");
    }
}
