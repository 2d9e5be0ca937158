//! What comes from outside, as a terminal may show it.

use std::borrow::Cow;
use std::fmt::Write;

/// A text with its control characters written out (`\u{1b}`), apart from those in `kept`: a terminal would obey them.
pub fn harmless<'a>(text: &'a str, kept: &[char]) -> Cow<'a, str> {
    let is_harmful = |c: char| c.is_control() && !kept.contains(&c);
    if !text.contains(is_harmful) {
        return text.into();
    }
    let mut shown = String::new();
    for c in text.chars() {
        let _ = if is_harmful(c) { write!(shown, "{}", c.escape_default()) } else { write!(shown, "{c}") };
    }
    shown.into()
}

#[cfg(test)]
mod tests {
    use super::harmless;

    #[test]
    fn control_characters_are_written_out() {
        assert_eq!(harmless("a\u{1b}[31m\u{7}\0\u{9b}é\n", &['\n']), "a\\u{1b}[31m\\u{7}\\u{0}\\u{9b}é\n");
        assert_eq!(harmless("a\nb", &[]), "a\\nb");
    }
}
