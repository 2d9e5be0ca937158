//! Colours and weights, for terminals that show them.

use anstyle::{AnsiColor, Style};

/// How text is painted. What isn't to be coloured is left as it is.
#[derive(Clone, Copy)]
pub struct Paint {
    colours: bool,
}

impl Paint {
    /// No colours.
    pub const fn plain() -> Paint {
        Paint { colours: false }
    }

    /// Colours if standard output shows them and nobody objects (`NO_COLOR`).
    pub fn of_stdout() -> Paint {
        let choice = anstream::AutoStream::choice(&std::io::stdout());
        Paint { colours: !matches!(choice, anstream::ColorChoice::Never) }
    }

    fn with(self, style: Style, text: &str) -> String {
        if self.colours && !text.is_empty() { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    pub fn bold(self, text: &str) -> String {
        self.with(Style::new().bold(), text)
    }

    pub fn faint(self, text: &str) -> String {
        self.with(Style::new().dimmed(), text)
    }

    pub fn good(self, text: &str) -> String {
        self.with(AnsiColor::Green.on_default().bold(), text)
    }

    pub fn warn(self, text: &str) -> String {
        self.with(AnsiColor::Yellow.on_default(), text)
    }

    pub fn bad(self, text: &str) -> String {
        self.with(AnsiColor::Red.on_default().bold(), text)
    }

    /// Each player has a colour.
    pub fn side(self, side: &str, text: &str) -> String {
        let colour = match side {
            "p1" => AnsiColor::BrightCyan,
            "p2" => AnsiColor::BrightMagenta,
            "p3" => AnsiColor::BrightYellow,
            _ => AnsiColor::BrightGreen,
        };
        self.with(colour.on_default(), text)
    }

    /// A bar is green, yellow from half and red from a fifth down.
    pub fn health(self, bar: &str, percent: u32) -> String {
        let colour = match percent {
            51.. => AnsiColor::Green,
            21..=50 => AnsiColor::Yellow,
            _ => AnsiColor::Red,
        };
        self.with(colour.on_default(), bar)
    }
}
