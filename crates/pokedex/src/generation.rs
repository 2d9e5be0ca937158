use crate::error::UnknownName;

/// One of the nine generations of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Generation {
    Gen1 = 1,
    Gen2,
    Gen3,
    Gen4,
    Gen5,
    Gen6,
    Gen7,
    Gen8,
    Gen9,
}

impl Generation {
    /// All generations, oldest first.
    pub const ALL: [Self; 9] =
        [Self::Gen1, Self::Gen2, Self::Gen3, Self::Gen4, Self::Gen5, Self::Gen6, Self::Gen7, Self::Gen8, Self::Gen9];

    /// 1 to 9.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The generation of this number, 1 to 9.
    pub const fn from_number(number: u8) -> Option<Self> {
        if number >= 1 && number <= 9 { Some(Self::ALL[number as usize - 1]) } else { None }
    }

    /// Showdown's name for the rules of this generation, `gen1` to `gen9`.
    pub const fn mod_name(self) -> &'static str {
        ["gen1", "gen2", "gen3", "gen4", "gen5", "gen6", "gen7", "gen8", "gen9"][self as usize - 1]
    }
}

impl std::str::FromStr for Generation {
    type Err = UnknownName;

    /// Reads `9` or `gen9`.
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let digits = text.strip_prefix("gen").unwrap_or(text);
        digits
            .parse()
            .ok()
            .and_then(Self::from_number)
            .ok_or_else(|| UnknownName::new("generation", text, Some("1 to 9".to_owned())))
    }
}
