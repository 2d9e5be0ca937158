//! Numbers, texts and JSON as JavaScript reads and writes them, since that is how teams, choices and commands have always
//! been read.

use serde_json::Value;
use std::borrow::Cow;
use std::fmt::Write;

/// White space as JavaScript trims it.
pub fn is_space(c: char) -> bool {
    c == '\u{feff}' || c != '\u{85}' && c.is_whitespace()
}

/// `parseInt(text)`: the whole number a text begins with, whatever follows; nothing if it begins with none.
pub fn leading_integer(text: &str) -> Option<f64> {
    let text = text.trim_start_matches(is_space);
    let (sign, text) = match text.strip_prefix('-') {
        Some(rest) => (-1.0, rest),
        None => (1.0, text.strip_prefix('+').unwrap_or(text)),
    };
    let hex = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    let (digits, radix) = hex.map_or((text, 10), |digits| (digits, 16));
    let end = digits.find(|c: char| !c.is_digit(radix)).unwrap_or(digits.len());
    in_radix(&digits[..end], radix).map(|value| sign * value)
}

/// `Number(text)`: nothing for what isn't a number as a whole. An empty text is 0.
pub fn number(text: &str) -> Option<f64> {
    let text = text.trim_matches(is_space);
    if text.is_empty() {
        return Some(0.0);
    }
    for (prefix, radix) in [("0x", 16), ("0X", 16), ("0b", 2), ("0B", 2), ("0o", 8), ("0O", 8)] {
        if let Some(digits) = text.strip_prefix(prefix) {
            return in_radix(digits, radix);
        }
    }
    let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
    let plain = unsigned.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'.' | b'e' | b'E' | b'+' | b'-'));
    text.parse().ok().filter(|_| plain || unsigned == "Infinity")
}

/// Digits, all of them, as a number.
fn in_radix(digits: &str, radix: u32) -> Option<f64> {
    if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix)) {
        return None;
    }
    Some(match radix {
        10 => digits.parse().unwrap_or(f64::INFINITY),
        _ => {
            let values = digits.chars().filter_map(|c| c.to_digit(radix));
            values.fold(0.0, |value, digit| value * f64::from(radix) + f64::from(digit))
        }
    })
}

/// A number as JavaScript writes it.
pub fn shown(number: f64) -> String {
    let size = number.abs();
    if number.is_nan() {
        "NaN".to_owned()
    } else if number.is_infinite() {
        if number > 0.0 { "Infinity".to_owned() } else { "-Infinity".to_owned() }
    } else if size >= 1e21 {
        format!("{number:e}").replace('e', "e+")
    } else if size > 0.0 && size < 1e-6 {
        format!("{number:e}")
    } else {
        // There is no negative zero.
        (number + 0.0).to_string()
    }
}

/// Whether JavaScript takes a value for true.
pub fn truthy(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::Bool(value) => *value,
        Value::Number(number) => number.as_f64() != Some(0.0),
        Value::String(text) => !text.is_empty(),
        Value::Array(_) | Value::Object(_) => true,
    }
}

/// `String(value)`: a value put into a text.
pub fn text(value: &Value) -> Cow<'_, str> {
    match value {
        Value::Null => "null".into(),
        Value::Bool(value) => value.to_string().into(),
        Value::Number(number) => shown(number.as_f64().unwrap_or(f64::NAN)).into(),
        Value::String(text) => text.into(),
        Value::Array(list) => {
            let part = |value: &Value| if *value == Value::Null { String::new() } else { text(value).into_owned() };
            list.iter().map(part).collect::<Vec<_>>().join(",").into()
        }
        Value::Object(_) => "[object Object]".into(),
    }
}

/// `JSON.stringify(value)`.
pub fn stringify(value: &Value) -> String {
    let mut out = String::new();
    write_json(value, &mut out);
    out
}

fn write_json(value: &Value, out: &mut String) {
    match value {
        Value::Number(number) => out.push_str(&shown(number.as_f64().unwrap_or(f64::NAN))),
        Value::Array(list) => {
            out.push('[');
            for (i, value) in list.iter().enumerate() {
                if i > 0 {
                    out.push(',');
                }
                write_json(value, out);
            }
            out.push(']');
        }
        Value::Object(map) => {
            // Keys that are places in a list come first, in order.
            let place =
                |key: &str| key.parse::<u32>().ok().filter(|place| *place < u32::MAX && place.to_string() == key);
            let mut entries: Vec<(&String, &Value)> = map.iter().collect();
            entries.sort_by_key(|(key, _)| place(key).unwrap_or(u32::MAX));
            out.push('{');
            for (i, (key, value)) in entries.into_iter().enumerate() {
                if i > 0 {
                    out.push(',');
                }
                // Writing to a string can't fail. Texts are written in the same way everywhere.
                let _ = write!(out, "{}:", Value::from(key.as_str()));
                write_json(value, out);
            }
            out.push('}');
        }
        other => {
            let _ = write!(out, "{other}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn whole_numbers_at_the_start_of_a_text() {
        for (text, expected) in [
            ("3", Some(3.0)),
            (" +2 terastallize", Some(2.0)),
            ("-1x", Some(-1.0)),
            ("50.9", Some(50.0)),
            ("\u{feff}0x1Fz", Some(31.0)),
            ("0X64", Some(100.0)),
            ("x", None),
            ("", None),
            ("0x", None),
            ("--1", None),
        ] {
            assert_eq!(leading_integer(text), expected, "{text:?}");
        }
    }

    #[test]
    fn numbers() {
        for (text, expected) in [
            ("252", Some(252.0)),
            ("", Some(0.0)),
            (" 4\u{feff}", Some(4.0)),
            ("4\u{85}", None),
            ("-3", Some(-3.0)),
            ("1.5", Some(1.5)),
            ("1e2", Some(100.0)),
            ("0x1F", Some(31.0)),
            ("0b101", Some(5.0)),
            ("0o17", Some(15.0)),
            ("0x+1", None),
            ("-Infinity", Some(f64::NEG_INFINITY)),
            ("12a", None),
            ("nan", None),
            ("inf", None),
            ("--1", None),
        ] {
            assert_eq!(number(text), expected, "{text:?}");
        }
    }

    #[test]
    fn numbers_are_shown() {
        let read = |text: &str| shown(leading_integer(text).unwrap());
        assert_eq!(read("-0"), "0");
        assert_eq!(read("99999999999999999999"), "100000000000000000000");
        assert_eq!(read("12345678901234567890"), "12345678901234567000");
        assert_eq!(read("1234567890123456789012"), "1.2345678901234568e+21");
        assert_eq!(read(&"9".repeat(400)), "Infinity");
        assert_eq!((shown(0.1), shown(1.5e-7), shown(-2.0)), ("0.1".into(), "1.5e-7".into(), "-2".into()));
    }

    #[test]
    fn values_are_written() {
        let value: Value = serde_json::from_str(r#"{"b":1.0,"1":1e3,"a":[null,"é\u0001",-0.0,1e21]}"#).unwrap();
        assert_eq!(stringify(&value), "{\"1\":1000,\"b\":1,\"a\":[null,\"é\\u0001\",0,1e+21]}");
        assert_eq!(text(&json!(["a", null, [1, 2], {}])), "a,,1,2,[object Object]");
        assert_eq!((text(&json!(null)), text(&json!(1500.0))), ("null".into(), "1500".into()));
    }
}
