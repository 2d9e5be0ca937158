//! What is wrong with a text that should be JSON, in plain words.

use serde_json::error::Category;

/// Why a text isn't the JSON that it should be, without the place: `it is cut off`, `it has the string "x" where a number
/// belongs`…
pub fn json_problem(error: &serde_json::Error) -> String {
    match error.classify() {
        Category::Eof => "it is cut off".to_owned(),
        Category::Syntax => format!("it is no JSON from column {} on", error.column()),
        Category::Io => error.to_string(),
        Category::Data => {
            let text = error.to_string();
            // The place, which serde_json appends, is told apart.
            let text = text.rsplit_once(" at line ").map_or(&*text, |(reason, _)| reason);
            match text.strip_prefix("invalid type: ").and_then(|rest| rest.rsplit_once(", expected ")) {
                Some((has, expected)) => format!("it has {} where {} belongs", found(has), wanted(expected)),
                None => match text.strip_prefix("missing field ") {
                    Some(field) => format!("its {field} is missing"),
                    None => text.to_owned(),
                },
            }
        }
    }
}

/// What stands there: "integer `5`" is the number 5.
fn found(has: &str) -> String {
    let (kind, value) = has.split_once(' ').unwrap_or((has, ""));
    match kind {
        "integer" | "floating" => format!("the number {}", value.trim_start_matches("point ").trim_matches('`')),
        "boolean" => value.trim_matches('`').to_owned(),
        "sequence" => "a list".to_owned(),
        "map" => "an object".to_owned(),
        "string" => format!("the text {value}"),
        _ => has.to_owned(),
    }
}

/// What belongs there: "u32" is a whole number.
fn wanted(expected: &str) -> &str {
    match expected {
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => "a whole number",
        "f64" => "a number",
        "a string" => "a text",
        "a boolean" => "true or false",
        "a sequence" => "a list",
        "a map" => "an object",
        other if other.starts_with("struct ") => "an object",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::json_problem;

    #[test]
    fn what_is_wrong_is_told_in_plain_words() {
        let problem =
            |text| json_problem(&serde_json::from_str::<std::collections::BTreeMap<String, u32>>(text).unwrap_err());
        for (text, expected) in [
            ("", "it is cut off"),
            ("{\"a\":", "it is cut off"),
            ("hello", "it is no JSON from column 1 on"),
            ("{\"a\":\"b\"}", "it has the text \"b\" where a whole number belongs"),
            ("{\"a\":[]}", "it has a list where a whole number belongs"),
            ("{\"a\":true}", "it has true where a whole number belongs"),
            ("{\"a\":1.5}", "it has the number 1.5 where a whole number belongs"),
            ("3", "it has the number 3 where an object belongs"),
        ] {
            assert_eq!(problem(text), expected, "{text}");
        }
    }
}
