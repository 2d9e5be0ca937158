//! Flags of moves and abilities.

/// Reads space-separated flag words.
macro_rules! words {
    ($name:ident { $($flag:ident = $word:literal,)* }) => {
        impl $name {
            /// The flag with Showdown's word for it.
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$flag),)* _ => None }
            }

            /// Showdown's words for the flags that are set, in alphabetical order.
            pub fn words(self) -> impl Iterator<Item = &'static str> {
                [$((Self::$flag, $word)),*].into_iter().filter(move |(flag, _)| self.contains(*flag)).map(|(_, word)| word)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.split(' ').try_fold(Self::empty(), |flags, word| {
                    Self::from_word(word)
                        .map(|flag| flags | flag)
                        .ok_or_else(|| serde::de::Error::custom(format_args!("no flag \"{word}\"")))
                })
            }
        }
    };
}

macro_rules! flags {
    ($(#[$top:meta])* $name:ident: $bits:ty { $($(#[doc = $doc:literal])* $flag:ident = $word:literal @ $bit:literal,)* }) => {
        bitflags::bitflags! {
            $(#[$top])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, bytemuck::Pod, bytemuck::Zeroable)]
            #[repr(transparent)]
            pub struct $name: $bits { $($(#[doc = $doc])* const $flag = 1 << $bit;)* }
        }
        words!($name { $($flag = $word,)* });
    };
}

flags!(
    /// What a move is or isn't subject to.
    MoveFlags: u64 {
        /// Its animation plays when used on an ally.
        ALLYANIM = "allyanim" @ 0,
        /// Strong Jaw strengthens it.
        BITE = "bite" @ 1,
        /// Bulletproof stops it.
        BULLET = "bullet" @ 2,
        /// Ignores a substitute.
        BYPASSSUB = "bypasssub" @ 3,
        /// Can't be used twice in a row.
        CANTUSETWICE = "cantusetwice" @ 4,
        /// Takes a turn to charge.
        CHARGE = "charge" @ 5,
        /// Makes contact.
        CONTACT = "contact" @ 6,
        /// Dancer copies it.
        DANCE = "dance" @ 7,
        /// Thaws its user.
        DEFROST = "defrost" @ 8,
        /// Reaches across the field in triple battles.
        DISTANCE = "distance" @ 9,
        /// Copycat can't call it.
        FAILCOPYCAT = "failcopycat" @ 10,
        /// Encore fails on it.
        FAILENCORE = "failencore" @ 11,
        /// Instruct fails on it.
        FAILINSTRUCT = "failinstruct" @ 12,
        /// Me First can't call it.
        FAILMEFIRST = "failmefirst" @ 13,
        /// Mimic can't copy it.
        FAILMIMIC = "failmimic" @ 14,
        /// Strikes turns later.
        FUTUREMOVE = "futuremove" @ 15,
        /// Gravity forbids it.
        GRAVITY = "gravity" @ 16,
        /// Heal Block forbids it.
        HEAL = "heal" @ 17,
        /// Metronome can call it.
        METRONOME = "metronome" @ 18,
        /// Hits the minimized harder and surely.
        MINIMIZE = "minimize" @ 19,
        /// Mirror Move can copy it.
        MIRROR = "mirror" @ 20,
        /// Pressure takes extra PP although it has no target.
        MUSTPRESSURE = "mustpressure" @ 21,
        /// Assist can't call it.
        NOASSIST = "noassist" @ 22,
        /// Can't be used in Sky Battles.
        NONSKY = "nonsky" @ 23,
        /// Parental Bond doesn't double it.
        NOPARENTALBOND = "noparentalbond" @ 24,
        /// Sketch can't copy it.
        NOSKETCH = "nosketch" @ 25,
        /// Sleep Talk can't call it.
        NOSLEEPTALK = "nosleeptalk" @ 26,
        /// Combines with other pledges.
        PLEDGECOMBO = "pledgecombo" @ 27,
        /// A powder: Grass types and Overcoat are immune.
        POWDER = "powder" @ 28,
        /// Protect stops it.
        PROTECT = "protect" @ 29,
        /// Mega Launcher strengthens it.
        PULSE = "pulse" @ 30,
        /// Iron Fist strengthens it.
        PUNCH = "punch" @ 31,
        /// The user must recharge afterwards.
        RECHARGE = "recharge" @ 32,
        /// Magic Coat and Magic Bounce turn it back.
        REFLECTABLE = "reflectable" @ 33,
        /// Sharpness strengthens it.
        SLICING = "slicing" @ 34,
        /// Snatch steals it.
        SNATCH = "snatch" @ 35,
        /// A sound.
        SOUND = "sound" @ 36,
        /// A wind: Wind Power and Wind Rider answer it.
        WIND = "wind" @ 37,
    }
);

flags!(
    /// What other effects may do to an ability.
    AbilityFlags: u8 {
        /// Mold Breaker and the like ignore it.
        BREAKABLE = "breakable" @ 0,
        /// Gastro Acid, Neutralizing Gas and the like can't suppress it.
        CANTSUPPRESS = "cantsuppress" @ 1,
        /// Role Play can't copy it.
        FAILROLEPLAY = "failroleplay" @ 2,
        /// Skill Swap can't swap it.
        FAILSKILLSWAP = "failskillswap" @ 3,
        /// Entrainment can't give it.
        NOENTRAIN = "noentrain" @ 4,
        /// Receiver and Power of Alchemy can't take it over.
        NORECEIVER = "noreceiver" @ 5,
        /// Trace can't copy it.
        NOTRACE = "notrace" @ 6,
        /// Does nothing for a transformed Pokémon.
        NOTRANSFORM = "notransform" @ 7,
    }
);
