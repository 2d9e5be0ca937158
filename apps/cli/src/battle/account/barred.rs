//! Names with bars in them, which look like several parts of a line.

use super::Health;
use super::line::{Line, nickname};
use std::borrow::Cow;

/// Names with bars. The protocol has no way to write one, but a switch shows where it ends: what follows it there is known.
#[derive(Default)]
pub struct BarredNames {
    /// Each as a line has it, behind its place, and as it can be told.
    names: Vec<(String, String)>,
}

impl BarredNames {
    /// Learns the name of whoever comes in.
    pub fn learn(&mut self, text: &str) {
        let Some(line) = Line::read(text).filter(|line| matches!(line.kind(), "switch" | "drag" | "replace")) else {
            return;
        };
        // Behind the name stand the species and, but for some illusions that end, the HP.
        let behind = if Health::read(line.last()).is_some() { 2 } else { 1 };
        let name = line.joined(1, behind);
        let name = nickname(&name);
        if name.contains('|') && !self.names.iter().any(|(known, _)| known.get(2..) == Some(name)) {
            self.names.push((format!(": {name}"), format!(": {}", name.replace('|', "¦"))));
        }
    }

    /// A line in which bars of names are no longer taken for others.
    pub fn replaced<'a>(&self, text: &'a str) -> Cow<'a, str> {
        let mut text = Cow::Borrowed(text);
        for (name, shown) in &self.names {
            if text.contains(name.as_str()) {
                text = text.replace(name.as_str(), shown).into();
            }
        }
        text
    }
}
