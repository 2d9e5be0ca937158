/// A name that is nothing's, with the nearest name that is something's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no {kind} called \"{name}\"{}", self.hint())]
pub struct UnknownName {
    /// What was looked for: `species`, `move`, `ability`, …
    pub kind: &'static str,
    /// The name as it was given.
    pub name: String,
    /// The nearest name there is, if any is near.
    pub nearest: Option<String>,
}

impl UnknownName {
    pub(crate) fn new(kind: &'static str, name: &str, nearest: Option<String>) -> Self {
        Self { kind, name: name.to_owned(), nearest }
    }

    fn hint(&self) -> String {
        self.nearest.as_ref().map_or(String::new(), |nearest| format!("; did you mean \"{nearest}\"?"))
    }
}
