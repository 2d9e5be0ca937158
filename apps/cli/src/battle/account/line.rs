//! A line of the log, taken apart.

/// A line of the log: its kind, what it is about, and its tags, such as `[from] item: Leftovers`.
pub struct Line<'a> {
    /// All parts as they stand.
    all: Vec<&'a str>,
    /// Those that are no tags.
    parts: Vec<&'a str>,
}

impl<'a> Line<'a> {
    /// Takes a line apart; nothing if it isn't one that says something.
    pub fn read(text: &'a str) -> Option<Line<'a>> {
        let all: Vec<&str> = text.strip_prefix('|')?.split('|').collect();
        let parts = all.iter().copied().filter(|part| tag_of(part).is_none()).collect();
        Some(Line { all, parts })
    }

    /// What kind of line it is: `move`, `-damage`…
    pub fn kind(&self) -> &'a str {
        self.all[0]
    }

    /// The part at a place, counted from the kind, tags left out; empty if there is none.
    pub fn part(&self, at: usize) -> &'a str {
        self.parts.get(at).copied().unwrap_or_default()
    }

    /// The last part that is no tag.
    pub fn last(&self) -> &'a str {
        self.parts.last().copied().unwrap_or_default()
    }

    /// All that stands from a part to the last but some, tags left out, with its bars.
    pub fn joined(&self, from: usize, behind: usize) -> String {
        let end = self.parts.len().saturating_sub(behind).max(from);
        self.parts.get(from..end).unwrap_or_default().join("|")
    }

    /// The part at a place as it is, where a text may look like a tag.
    pub fn raw(&self, at: usize) -> &'a str {
        self.all.get(at).copied().unwrap_or_default()
    }

    /// What a tag says: `item: Leftovers` of `[from] item: Leftovers`.
    pub fn tag(&self, name: &str) -> Option<&'a str> {
        self.all.iter().filter_map(|part| tag_of(part)).find(|(tag, _)| *tag == name).map(|(_, text)| text)
    }

    /// Whether it has a tag.
    pub fn has(&self, name: &str) -> bool {
        self.tag(name).is_some()
    }
}

/// A tag's name and what it says.
fn tag_of(part: &str) -> Option<(&str, &str)> {
    let (name, text) = part.strip_prefix('[')?.split_once(']')?;
    (!name.is_empty() && name.bytes().all(|b| b.is_ascii_lowercase())).then(|| (name, text.trim_start()))
}

/// The side of a place or of a side's name: `p1` of `p1a` and of `p1: Ann`.
pub fn side_of(place: &str) -> &str {
    place.get(..2).unwrap_or_default()
}

/// A Pokémon or player as the log names them, place and name apart: `p1a` and `Garchomp` of `p1a: Garchomp`.
pub fn placed(who: &str) -> Option<(&str, &str)> {
    // Names may have colons, too.
    let is_place = |place: &str| matches!(place.as_bytes(), [b'p', b'1'..=b'4'] | [b'p', b'1'..=b'4', b'a'..=b'c']);
    who.split_once(": ").filter(|(place, _)| is_place(place))
}

/// The place in front of a name: `p1a` of `p1a: Garchomp`.
pub fn place(who: &str) -> &str {
    placed(who).map_or(who, |(place, _)| place)
}

/// The name behind a place: `Garchomp` of `p1a: Garchomp`.
pub fn nickname(who: &str) -> &str {
    placed(who).map_or(who, |(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_told_from_parts() {
        let line = Line::read("|-start|p1a: Mew|typechange|[from] move: Reflect Type|[of] p2a: Muk|[silent]").unwrap();
        assert_eq!((line.kind(), line.part(2), line.part(3)), ("-start", "typechange", ""));
        assert_eq!((line.tag("from"), line.tag("of")), (Some("move: Reflect Type"), Some("p2a: Muk")));
        assert!(line.has("silent") && !line.has("upkeep"));
        assert_eq!(placed("p2b: Type: Null"), Some(("p2b", "Type: Null")));
        assert_eq!((place("Type: Null"), nickname("Type: Null")), ("Type: Null", "Type: Null"));
        assert_eq!(Line::read("|tier|[Gen 9] OU").unwrap().part(1), "[Gen 9] OU");
    }
}
