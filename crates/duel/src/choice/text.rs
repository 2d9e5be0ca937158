//! Answers as text, for recorded duels: "attack 0", "energy 12 0", "end".

use super::Answer;
use std::{fmt, str::FromStr};

/// A text that is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no answer; answers are written as in \"attack 0\", \"energy 12 0\", \"end\"")]
pub struct NotAnAnswer(pub String);

impl fmt::Display for Answer {
    /// Writes it as it is read: a word and the numbers that belong to it, deck indexes and slots.
    ///
    /// ```
    /// use tallgrass_duel::Answer;
    ///
    /// assert_eq!(Answer::Energy(12, 0).to_string(), "energy 12 0");
    /// assert_eq!("energy 12 0".parse(), Ok(Answer::Energy(12, 0)));
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::EndTurn => f.write_str("end"),
            Self::Attack(index) => write!(f, "attack {index}"),
            Self::Power(slot) => write!(f, "power {slot}"),
            Self::Retreat => f.write_str("retreat"),
            Self::Trainer(card) => write!(f, "trainer {card}"),
            Self::Energy(card, slot) => write!(f, "energy {card} {slot}"),
            Self::Basic(card) => write!(f, "basic {card}"),
            Self::Evolve(card, slot) => write!(f, "evolve {card} {slot}"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Slot(slot) => write!(f, "slot {slot}"),
            Self::Pick(number) => write!(f, "pick {number}"),
            Self::Yes => f.write_str("yes"),
            Self::No => f.write_str("no"),
            Self::Stop => f.write_str("stop"),
            Self::Back => f.write_str("back"),
            Self::Restart => f.write_str("restart"),
        }
    }
}

impl FromStr for Answer {
    type Err = NotAnAnswer;

    fn from_str(text: &str) -> Result<Self, NotAnAnswer> {
        let wrong = || NotAnAnswer(text.into());
        let mut words = text.split_whitespace();
        let word = words.next().ok_or_else(wrong)?;
        let numbers: Vec<u8> = words.map(|word| word.parse().map_err(|_| wrong())).collect::<Result<_, _>>()?;
        Ok(match (word, &numbers[..]) {
            ("end", []) => Self::EndTurn,
            ("attack", &[index]) => Self::Attack(index),
            ("power", &[slot]) => Self::Power(slot),
            ("retreat", []) => Self::Retreat,
            ("trainer", &[card]) => Self::Trainer(card),
            ("energy", &[card, slot]) => Self::Energy(card, slot),
            ("basic", &[card]) => Self::Basic(card),
            ("evolve", &[card, slot]) => Self::Evolve(card, slot),
            ("card", &[card]) => Self::Card(card),
            ("slot", &[slot]) => Self::Slot(slot),
            ("pick", &[number]) => Self::Pick(number),
            ("yes", []) => Self::Yes,
            ("no", []) => Self::No,
            ("stop", []) => Self::Stop,
            ("back", []) => Self::Back,
            ("restart", []) => Self::Restart,
            _ => return Err(wrong()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_answer_is_refused() {
        for text in ["", "attack", "attack 0 1", "attack 256", "fly", "end 1"] {
            assert_eq!(text.parse::<Answer>(), Err(NotAnAnswer(text.into())));
        }
    }

    #[test]
    fn every_answer_is_read_back() {
        use Answer::*;
        let all = [
            EndTurn,
            Attack(1),
            Power(5),
            Retreat,
            Trainer(59),
            Energy(3, 4),
            Basic(0),
            Evolve(7, 2),
            Card(9),
            Slot(1),
            Pick(6),
            Yes,
            No,
            Stop,
            Back,
            Restart,
        ];
        for answer in all {
            assert_eq!(answer.to_string().parse(), Ok(answer));
        }
    }
}
