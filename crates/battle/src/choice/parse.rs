//! Choice strings: `move 1 +2 terastallize`, `switch Name`, `team 312`…

use super::moves::MoveName;
use super::value::{ChoiceError, Special};
use crate::battle::Battle;
use crate::ids::SideId;
use tallgrass_pokedex::javascript::is_space;
use tallgrass_pokedex::to_id;

/// Splits a move's arguments from its name: where it is aimed, and what its user does besides.
fn split_move(text: &str) -> Result<(&str, Option<i8>, Special), ()> {
    const SPECIALS: [(&str, Special); 10] = [
        (" mega", Special::Mega),
        (" megax", Special::MegaX),
        (" megay", Special::MegaY),
        (" zmove", Special::ZMove),
        (" ultra", Special::Ultra),
        (" dynamax", Special::Dynamax),
        (" gigantamax", Special::Dynamax),
        (" max", Special::Dynamax),
        (" terastal", Special::Terastallize),
        (" terastallize", Special::Terastallize),
    ];
    let mut rest = text;
    let mut loc = None;
    let mut special = Special::None;
    'more: loop {
        if let Some((before, aim)) = split_loc(rest)
            && to_id(rest) != "conversion2"
        {
            if loc.is_some() {
                return Err(());
            }
            loc = Some(aim);
            rest = before.trim_matches(is_space);
            continue;
        }
        for (suffix, which) in SPECIALS {
            if let Some(before) = rest.strip_suffix(suffix) {
                if special != Special::None {
                    return Err(());
                }
                special = which;
                rest = before;
                continue 'more;
            }
        }
        return Ok((rest, loc, special));
    }
}

/// A trailing `1`, `+2` or `-3` after white space.
fn split_loc(text: &str) -> Option<(&str, i8)> {
    let digit = text.chars().next_back().filter(|c| ('1'..='3').contains(c))?;
    let value = digit as i8 - '0' as i8;
    let before = &text[..text.len() - 1];
    let (before, value) = match before.chars().next_back()? {
        '-' => (&before[..before.len() - 1], -value),
        '+' => (&before[..before.len() - 1], value),
        _ => (before, value),
    };
    before.chars().next_back().is_some_and(is_space).then_some((before, value))
}

impl Battle {
    /// A player chooses, in Showdown's words. Nothing changes if the choice is refused, apart from what the player
    /// thereby learned.
    ///
    /// # Errors
    /// As Showdown words them, with `[Invalid choice]` or `[Unavailable choice]` in front when displayed.
    pub fn choose(&mut self, side: SideId, input: &str) -> Result<(), ChoiceError> {
        self.begin_choice(side)?;
        self.take_choice(side, input).map_err(|error| error.reported(|| input.to_owned()))?;
        if !self.is_choice_done(side) {
            return Err(ChoiceError::invalid(format!("Incomplete choice: {input} - missing other pokemon")));
        }
        if self.all_choices_done() {
            self.commit_choices();
        }
        Ok(())
    }

    fn take_choice(&mut self, side: SideId, input: &str) -> Result<(), ChoiceError> {
        let single = [input];
        let parts: Vec<&str> = if input.starts_with("team ") { single.to_vec() } else { input.split(',').collect() };
        if parts.len() > self.side(side).active_len as usize {
            return Err(ChoiceError::invalid(format!(
                "Can't make choices: You sent choices for {} Pokémon, but this is a {} game!",
                parts.len(),
                self.game_type().name()
            )));
        }
        let mut unknown: Vec<ChoiceError> = Vec::new();
        for part in parts {
            match self.take_part(side, part) {
                Ok(true) => {}
                // SHOWDOWN: an unknown word doesn't keep the words after it from being looked at.
                Ok(false) => unknown.push(ChoiceError::invalid(format!("Unrecognized choice: {part}"))),
                Err(mut error) => {
                    error.before = unknown;
                    return Err(error);
                }
            }
        }
        match unknown.pop() {
            None => Ok(()),
            Some(mut last) => {
                last.before = unknown;
                Err(last)
            }
        }
    }

    /// Takes one Pokémon's part of a choice. Whether it begins with a known word.
    fn take_part(&mut self, side: SideId, part: &str) -> Result<bool, ChoiceError> {
        let part = part.trim_matches(is_space);
        let (kind, data) = part.split_once(' ').unwrap_or((part, ""));
        let data = data.trim_matches(is_space);
        match kind {
            "testfight" => self.choose_move(side, MoveName::Text("testfight"), 0, Special::None)?,
            "move" => {
                let conflict = || ChoiceError::invalid(format!("Conflicting arguments for \"move\": {data}"));
                let (name, loc, special) = split_move(data).map_err(|()| conflict())?;
                let name = if name.is_empty() { MoveName::Auto } else { MoveName::Text(name) };
                self.choose_move(side, name, loc.unwrap_or(0), special)?;
            }
            "switch" => self.choose_switch(side, data)?,
            "shift" if !data.is_empty() => {
                return Err(ChoiceError::invalid(format!("Unrecognized data after \"shift\": {data}")));
            }
            "shift" => self.choose_shift(side)?,
            "team" => self.choose_team(side, data)?,
            "pass" | "skip" if !data.is_empty() => {
                return Err(ChoiceError::invalid(format!("Unrecognized data after \"pass\": {data}")));
            }
            "pass" | "skip" => self.choose_pass(side)?,
            "auto" | "default" => self.auto_choose(side)?,
            _ => return Ok(false),
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn move_arguments_come_in_any_order() {
        assert_eq!(split_move("fake out 2 terastallize"), Ok(("fake out", Some(2), Special::Terastallize)));
        assert_eq!(split_move("1 mega +2"), Ok(("1", Some(2), Special::Mega)));
        assert_eq!(split_move("1 -1"), Ok(("1", Some(-1), Special::None)));
        assert_eq!(split_move("conversion 2"), Ok(("conversion 2", None, Special::None)));
        assert_eq!(split_move("1 1 2"), Err(()));
        assert_eq!(split_move("1 mega ultra"), Err(()));
        assert_eq!(split_move("ü 1"), Ok(("ü", Some(1), Special::None)));
    }
}
