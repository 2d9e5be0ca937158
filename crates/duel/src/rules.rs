//! Which of the cartridge's rules bugs are corrected.

use bitflags::bitflags;

bitflags! {
    /// Switches, each for one bug of the rules; all off is the cartridge.
    ///
    /// Every one is marked `GLITCH` where it happens. Of the bugs that the disassembly documents, halving is the one that
    /// concerns the rules. The others have no switch, because nothing here does them:
    ///
    /// | what goes wrong | whose it is |
    /// | --- | --- |
    /// | Energy for the Active Pokémon is scored twice; evolving is weighed with the wrong hit points | the cartridge's AI: scores |
    /// | cards to be kept out of the prizes are not; scores for retreating are never read; flags about decks are passed over | the AI: its deck lists |
    /// | Professor Oak with Basic Pokémon in the hand; Full Heal against sleep and against paralysis; Revive never for Kangaskhan; Pokémon Trader for a card that isn't there; Energy Search and Pokédex of one opponent | the AI: which Trainers it plays |
    /// | a Power taken for an attack; Energy Trans never in order to retreat; Shift, Cowardice, Acid, Earthquake, Neutralizing Shield misjudged | the AI: attacks and Powers |
    /// | the practice duel's opponent looks for the wrong card | the AI: its script |
    /// | a duel can be left by two buttons at once; a broken save is taken for a whole one | menus |
    /// | a card that is never given; pictures; spelling | not the duel |
    ///
    /// What the AI chooses badly by a card's own selection ([`crate::Moment::AiSelection`]: Teleport, Gigashock,
    /// Devolution Beam) is marked too and has no switch: who plays by answers never comes there. Neither have what is only
    /// shown (Lass, Prophecy) and what a computer player does with prizes or a play area that it doesn't have.
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
        /// No coin is tossed where none is due: Big Eggsplosion without Energy.
        const NO_COINS = 1 << 6;
    }
}

/// Every switch with its name.
const NAMES: [(Rules, &str); 7] = [
    (Rules::HALVING, "halving"),
    (Rules::DECK_SEARCH, "deck_search"),
    (Rules::MIRROR_MOVE, "mirror_move"),
    (Rules::WHOLE_DAMAGE, "whole_damage"),
    (Rules::WATER_GUN, "water_gun"),
    (Rules::SHUFFLE, "shuffle"),
    (Rules::NO_COINS, "no_coins"),
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
#[error("no rules switch is called {0:?}; there are \"cartridge\" or \"corrected\" alone, and {names}", names = Rules::names().collect::<Vec<_>>().join(", "))]
pub struct UnknownSwitch(pub String);

impl std::str::FromStr for Rules {
    type Err = UnknownSwitch;

    /// Reads `cartridge`, `corrected`, or names of switches with commas between.
    fn from_str(text: &str) -> Result<Self, UnknownSwitch> {
        match text.trim() {
            "cartridge" => return Ok(Self::CARTRIDGE),
            "corrected" => return Ok(Self::CORRECTED),
            _ => {}
        }
        text.split(',').map(str::trim).try_fold(Self::CARTRIDGE, |rules, name| {
            let switch = NAMES.iter().find(|named| named.1 == name).ok_or_else(|| UnknownSwitch(name.into()))?.0;
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
        for (text, wrong) in [("", ""), ("cartridge,halving", "cartridge"), ("halving,", "")] {
            assert_eq!(text.parse::<Rules>(), Err(UnknownSwitch(wrong.into())));
        }
    }
}
