//! Who sees what of the log: it holds secret lines beside those that stand in for them.

use super::log::Log;
use crate::ids::SideId;

/// Whose eyes the log is seen with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum View {
    /// A player's: own secrets are seen, others' are not.
    Player(SideId),
    /// Somebody's who watches: no secrets are seen.
    Spectator,
    /// Everything: all secrets are seen.
    Everything,
}

impl View {
    /// The view that `p1`–`p4`, `spectator` or `everything` names.
    pub fn from_name(name: &str) -> Option<View> {
        match name {
            "spectator" => Some(View::Spectator),
            "everything" => Some(View::Everything),
            _ => SideId::from_name(name).map(View::Player),
        }
    }

    fn sees(self, secret_of: &str) -> bool {
        match self {
            View::Player(side) => side.name() == secret_of,
            View::Spectator => false,
            View::Everything => true,
        }
    }

    /// What is seen of log lines: secrets and what stands for them are told apart by `|split|` lines, which themselves are
    /// not seen. Empty lines aren't either.
    ///
    /// ```
    /// use tallgrass_battle::protocol::view::View;
    ///
    /// let log = ["|split|p1", "|-damage|p1a: Pikachu|100/211", "|-damage|p1a: Pikachu|48/100", "|turn|2"];
    /// let seen: Vec<&str> = View::Spectator.of(log).collect();
    /// assert_eq!(seen, ["|-damage|p1a: Pikachu|48/100", "|turn|2"]);
    /// ```
    pub fn of<'a>(self, lines: impl IntoIterator<Item = &'a str>) -> impl Iterator<Item = &'a str> {
        let mut lines = lines.into_iter();
        std::iter::from_fn(move || {
            loop {
                let line = lines.next()?;
                let seen = match line.strip_prefix("|split|") {
                    None => line,
                    Some(player) => {
                        let (secret, shared) = (lines.next()?, lines.next()?);
                        if self.sees(player) { secret } else { shared }
                    }
                };
                if !seen.is_empty() {
                    return Some(seen);
                }
            }
        })
    }
}

impl Log {
    /// The lines as they are seen with somebody's eyes.
    pub fn seen_by(&self, view: View) -> impl Iterator<Item = &str> {
        view.of(self.lines())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOG: [&str; 8] = [
        "|split|p1",
        "|switch|p1a: A|A|9/9",
        "|switch|p1a: A|A|100/100",
        "",
        "|split|p2",
        "|-hint|psst",
        "",
        "|turn|1",
    ];

    #[test]
    fn each_sees_own_secrets_only() {
        let seen = |view: View| view.of(LOG).collect::<Vec<_>>();
        assert_eq!(seen(View::Player(SideId(0))), ["|switch|p1a: A|A|9/9", "|turn|1"]);
        assert_eq!(seen(View::Player(SideId(1))), ["|switch|p1a: A|A|100/100", "|-hint|psst", "|turn|1"]);
        assert_eq!(seen(View::Spectator), ["|switch|p1a: A|A|100/100", "|turn|1"]);
        assert_eq!(seen(View::Everything), ["|switch|p1a: A|A|9/9", "|-hint|psst", "|turn|1"]);
    }

    #[test]
    fn a_log_that_ends_amid_a_secret_shows_none() {
        assert_eq!(View::Spectator.of(["|turn|1", "|split|p1", "|-hint|psst"]).count(), 1);
    }
}
