//! Numbers as JavaScript reads them, since that is how teams have always been read.

/// `Number(text)`, cut down to a whole number; `None` for what isn't a number.
pub(super) fn number(text: &str) -> Option<i32> {
    let text = text.trim();
    if text.is_empty() {
        return Some(0);
    }
    let radix = |prefix: [&str; 2], radix| {
        let digits = prefix.into_iter().find_map(|prefix| text.strip_prefix(prefix))?;
        u64::from_str_radix(digits, radix).ok().filter(|_| !digits.starts_with('+'))
    };
    if let Some(value) = radix(["0x", "0X"], 16).or_else(|| radix(["0b", "0B"], 2)).or_else(|| radix(["0o", "0O"], 8)) {
        return Some(i32::try_from(value).unwrap_or(i32::MAX));
    }
    let plain = text.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'.' | b'e' | b'E' | b'+' | b'-'));
    let value: f64 = text.parse().ok().filter(|_| plain)?;
    // The cast saturates.
    Some(value.floor() as i32)
}

/// `parseInt(text)`: the digits it begins with; `None` if there are none.
pub(super) fn leading_integer(text: &str) -> Option<i32> {
    let text = text.trim_start();
    let (negative, digits) = match text.as_bytes().first()? {
        b'-' => (true, &text[1..]),
        b'+' => (false, &text[1..]),
        _ => (false, text),
    };
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let digits = &digits[..end];
    if digits.is_empty() {
        return None;
    }
    let value = digits.parse().unwrap_or(i32::MAX);
    Some(if negative { -value } else { value })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_javascript_does() {
        for (text, expected) in [
            ("252", Some(252)),
            ("", Some(0)),
            (" 4 ", Some(4)),
            ("-3", Some(-3)),
            ("1.5", Some(1)),
            ("1e2", Some(100)),
            ("0x1F", Some(31)),
            ("99999999999", Some(i32::MAX)),
            ("12a", None),
            ("nan", None),
            ("inf", None),
            ("--1", None),
        ] {
            assert_eq!(number(text), expected, "{text:?}");
        }
        for (text, expected) in [("50", Some(50)), ("50x", Some(50)), (" -7", Some(-7)), ("x", None), ("", None)] {
            assert_eq!(leading_integer(text), expected, "{text:?}");
        }
    }
}
