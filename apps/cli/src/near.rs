//! Names that are near one that nothing has.

/// Nothing is near what is far longer than any name.
const LONGEST: usize = 40;

/// The names nearest to what was typed, the nearest first; none if none is near enough to be meant.
pub fn nearest<'a>(typed: &str, names: impl Iterator<Item = &'a str>, most: usize) -> Vec<&'a str> {
    let typed = typed.to_lowercase();
    let length = typed.chars().count();
    if length > LONGEST {
        return Vec::new();
    }
    let mut near: Vec<(usize, &str)> = names
        .map(|name| (strsim::damerau_levenshtein(&typed, &name.to_lowercase()), name))
        .filter(|(distance, _)| *distance <= 1 + length / 3)
        .collect();
    near.sort();
    near.dedup();
    near.into_iter().take(most).map(|(_, name)| name).collect()
}

/// "; did you mean A, B or C?", or nothing.
pub fn did_you_mean(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => format!("; did you mean {one}?"),
        [most @ .., last] => format!("; did you mean {} or {last}?", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_come_first_and_the_far_not_at_all() {
        let names = ["Charmander", "Charmeleon", "Bill"];
        assert_eq!(nearest("charmandre", names.into_iter(), 3), ["Charmander"]);
        assert_eq!(nearest("Bil", names.into_iter(), 3), ["Bill"]);
        assert!(nearest("Snorlax", names.into_iter(), 3).is_empty());
        assert!(nearest(&"x".repeat(1000), names.into_iter(), 3).is_empty());
        assert_eq!(did_you_mean(&["A", "B", "C"]), "; did you mean A, B or C?");
    }
}
