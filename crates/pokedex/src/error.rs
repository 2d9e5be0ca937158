/// A name that is nothing's, with the nearest name that is something's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no {kind} called \"{}\"{}", short(name), self.hint())]
pub struct UnknownName {
    /// What was looked for: `species`, `move`, `ability`, …
    pub kind: &'static str,
    /// The name as it was given.
    pub name: String,
    /// The nearest name there is, if any is near.
    pub nearest: Option<String>,
}

impl UnknownName {
    /// An error that names the kind of thing, what it was called, and what may have been meant.
    pub fn new(kind: &'static str, name: &str, nearest: Option<String>) -> Self {
        Self { kind, name: name.to_owned(), nearest }
    }

    fn hint(&self) -> String {
        match (&self.nearest, self.kind) {
            (None, _) => String::new(),
            // Of these there are few enough to name them all.
            (Some(all), "gender" | "generation" | "rule set") => format!("; there are {all}"),
            (Some(nearest), _) => format!("; did you mean \"{nearest}\"?"),
        }
    }
}

/// A text as an error quotes it: not all of one that is longer than any name.
pub fn short(text: &str) -> std::borrow::Cow<'_, str> {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::UnknownName;

    #[test]
    fn what_is_quoted_is_not_endless() {
        let text = UnknownName::new("move", &"é".repeat(1000), None).to_string();
        assert_eq!(text, format!("there is no move called \"{}…\"", "é".repeat(60)));
        let text = UnknownName::new("generation", "12", Some("1 to 9".to_owned())).to_string();
        assert_eq!(text, "there is no generation called \"12\"; there are 1 to 9");
    }
}
