//! Which of the cartridge's rules bugs are corrected.

use bitflags::bitflags;

bitflags! {
    /// Switches, each for one bug of the rules; all off is the cartridge.
    ///
    /// Of the bugs that the disassembly documents, halving is the one that concerns the rules; the others are its
    /// computer players', its menus' or its pictures'. The rest of the switches are for what else was found, each marked
    /// `GLITCH` where it happens.
    ///
    /// ```
    /// use tallgrass_duel::Rules;
    ///
    /// assert_eq!("cartridge".parse(), Ok(Rules::CARTRIDGE));
    /// assert_eq!("halving,mirror_move".parse(), Ok(Rules::HALVING | Rules::MIRROR_MOVE));
    /// assert_eq!((Rules::HALVING | Rules::MIRROR_MOVE).to_string(), "halving,mirror_move");
    /// assert!("halvings".parse::<Rules>().unwrap_err().to_string().starts_with("no rules switch is called \"halvings\""));
    /// ```
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Rules: u16 {
        /// Half of more than 255 damage is half of it.
        const HALVING = 1;
        /// Whoever searches the deck for a Pokémon and has one there must take it: Call for Family, Call for Friend.
        const DECK_SEARCH = 1 << 1;
        /// Mirror Move of an attack that discarded Energy does nothing where there is no Energy, and hinders only what
        /// takes effects.
        const MIRROR_MOVE = 1 << 2;
        /// Damage of exactly 256 counts as damage: Strikes Back, Exeggcute's Leech Seed.
        const WHOLE_DAMAGE = 1 << 3;
        /// Energy of another colour pays only for as much of a Colorless cost as there is of it: Water Gun, Hydro Pump.
        const WATER_GUN = 1 << 4;
        /// Every order of a shuffled deck is as likely as any other.
        const SHUFFLE = 1 << 5;
    }
}

/// Every switch with its name.
const NAMES: [(Rules, &str); 6] = [
    (Rules::HALVING, "halving"),
    (Rules::DECK_SEARCH, "deck_search"),
    (Rules::MIRROR_MOVE, "mirror_move"),
    (Rules::WHOLE_DAMAGE, "whole_damage"),
    (Rules::WATER_GUN, "water_gun"),
    (Rules::SHUFFLE, "shuffle"),
];

impl Rules {
    /// The cartridge, bugs and all.
    pub const CARTRIDGE: Self = Self::empty();
    /// Every bug of the rules corrected.
    pub const CORRECTED: Self = Self::all();

    /// The names of all switches, in order.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMES.iter().map(|&(_, name)| name)
    }
}

/// A name that no switch has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no rules switch is called {0:?}; there are \"cartridge\", \"corrected\", and {names}", names = Rules::names().collect::<Vec<_>>().join(", "))]
pub struct UnknownSwitch(pub String);

impl std::str::FromStr for Rules {
    type Err = UnknownSwitch;

    /// Reads `cartridge`, `corrected`, or names of switches with commas between.
    fn from_str(text: &str) -> Result<Self, UnknownSwitch> {
        text.split(',').map(str::trim).filter(|name| !name.is_empty()).try_fold(Self::CARTRIDGE, |rules, name| {
            let switch = match name {
                "cartridge" => Self::CARTRIDGE,
                "corrected" => Self::CORRECTED,
                _ => NAMES.iter().find(|named| named.1 == name).ok_or_else(|| UnknownSwitch(name.into()))?.0,
            };
            Ok(rules | switch)
        })
    }
}

impl std::fmt::Display for Rules {
    /// Writes it as it is read.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Self::CARTRIDGE => f.write_str("cartridge"),
            Self::CORRECTED => f.write_str("corrected"),
            rules => {
                let on = NAMES.iter().filter(|(switch, _)| rules.contains(*switch)).map(|(_, name)| *name);
                f.write_str(&on.collect::<Vec<_>>().join(","))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_switch_has_a_name_and_is_read_back() {
        assert_eq!(NAMES.iter().fold(Rules::CARTRIDGE, |all, (switch, _)| all | *switch), Rules::CORRECTED);
        for bits in 0..=Rules::CORRECTED.bits() {
            let rules = Rules::from_bits_truncate(bits);
            assert_eq!(rules.to_string().parse(), Ok(rules));
        }
    }
}
