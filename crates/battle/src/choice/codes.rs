//! Choices as small numbers that stay the same from battle to battle, and masks of them: what learners and servers speak.

use super::Result;
use super::legal::{Decision, Which};
use super::value::{Choice, ChoiceError, Special};
use crate::battle::Battle;
use crate::ids::{Mon, SideId};
use crate::state::{MAX_ACTIVE, MAX_MONS, MAX_MOVES, MoveListKind, RequestKind};
use arrayvec::ArrayVec;
use tallgrass_pokedex::{GameType, Generation};

/// How many Pokémon and moves the numbers of poke-env reach to.
const USUAL_TEAM: usize = 6;
const USUAL_MOVES: usize = 4;

/// How choices are numbered: the numbers depend on nothing but how a battle is played and its generation.
///
/// Where [poke-env](https://github.com/hsahovic/poke-env) has numbers these are its own. One Pokémon's choice is a number
/// from 0:
///
/// | | singles | doubles, multi, free-for-all, triples |
/// | --- | --- | --- |
/// | nothing | (see below) | 0 |
/// | somebody comes in | 0–5: places in the team *as it was brought* | 1–6 |
/// | a move | 6–9 | from 7: for each of four moves, one number for each aim, −2…2 (in triples −3…3) |
/// | …and it mega evolves or ultra bursts | 10–13, from generation 6 on | the same again |
/// | …as a Z-move | 14–17, from generation 7 on | the same again |
/// | …and it dynamaxes | 18–21, from generation 8 on | the same again |
/// | …and it terastallizes | 22–25, from generation 9 on | the same again |
/// | a change to the middle | | in triples one more |
///
/// So there are [`Codes::count`] numbers: in singles 10, 14, 18, 22, 26 by generation, in doubles up to 107, in triples up
/// to 148. A Pokémon that is locked into a move has the number of that move; Struggle, recharging and other moves it
/// doesn't know have the first move's.
///
/// poke-env has no numbers for what is larger than usual, nor for doing nothing in singles. These come behind, up to
/// [`Codes::MOST`]: nothing (in singles), then who comes in from place 7 to 24 of a team, then moves from the 5th on in the
/// order of those before (for each power, each move, each aim).
///
/// A team that is put in order has one choice after the other: who comes first, second and so on, with the numbers of who
/// comes in; who is not chosen follows as before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Codes {
    singles: bool,
    /// How far moves can be aimed to either side.
    reach: i16,
    /// A block of moves for each power, and one without.
    powers: i16,
    shift: bool,
}

impl Codes {
    /// To give up.
    pub const FORFEIT: i16 = -1;
    /// Whatever comes first, for all Pokémon.
    pub const DEFAULT: i16 = -2;
    /// More than any number of any battle.
    pub const MOST: usize = 2 + MAX_MONS + MAX_MOVES * 7 * 5;

    /// How choices are numbered in this kind of game and generation.
    pub fn new(game_type: GameType, generation: Generation) -> Codes {
        let singles = game_type == GameType::Singles;
        let three = matches!(game_type, GameType::Triples | GameType::Rotation);
        Codes {
            singles,
            reach: if singles {
                0
            } else if three {
                3
            } else {
                2
            },
            powers: 1 + (generation.number() as i16 - 5).clamp(0, 4),
            shift: game_type == GameType::Triples,
        }
    }

    fn first_switch(self) -> i16 {
        !self.singles as i16
    }

    fn first_move(self) -> i16 {
        self.first_switch() + USUAL_TEAM as i16
    }

    fn aims(self) -> i16 {
        2 * self.reach + 1
    }

    /// The code of a change to the middle, or the first behind those before.
    fn shift(self) -> i16 {
        self.first_move() + self.powers * USUAL_MOVES as i16 * self.aims()
    }

    /// How many numbers there are for battles of the usual size: they are below this.
    pub fn count(self) -> usize {
        (self.shift() + self.shift as i16) as usize
    }

    fn first_far_switch(self) -> i16 {
        self.count() as i16 + self.singles as i16
    }

    fn first_far_move(self) -> i16 {
        self.first_far_switch() + (MAX_MONS - USUAL_TEAM) as i16
    }

    fn switch(self, place: usize) -> i16 {
        match place.checked_sub(USUAL_TEAM) {
            None => self.first_switch() + place as i16,
            Some(far) => self.first_far_switch() + far as i16,
        }
    }

    fn switch_place(self, code: i16) -> Option<usize> {
        let near = code - self.first_switch();
        let far = code - self.first_far_switch();
        if (0..USUAL_TEAM as i16).contains(&near) {
            Some(near as usize)
        } else if (0..(MAX_MONS - USUAL_TEAM) as i16).contains(&far) {
            Some(far as usize + USUAL_TEAM)
        } else {
            None
        }
    }

    fn pass(self) -> i16 {
        if self.singles { self.count() as i16 } else { 0 }
    }

    fn use_of(self, used: Use) -> Option<i16> {
        if used.power >= self.powers || used.aim.abs() > self.reach {
            return None;
        }
        let (first, place, moves) = match used.place.checked_sub(USUAL_MOVES) {
            None => (self.first_move(), used.place, USUAL_MOVES),
            Some(far) => (self.first_far_move(), far, MAX_MOVES - USUAL_MOVES),
        };
        Some(first + (used.power * moves as i16 + place as i16) * self.aims() + used.aim + self.reach)
    }

    fn used(self, code: i16) -> Option<Use> {
        let far = code >= self.first_far_move();
        let (first, moves, before) = if far {
            (self.first_far_move(), (MAX_MOVES - USUAL_MOVES) as i16, USUAL_MOVES)
        } else {
            (self.first_move(), USUAL_MOVES as i16, 0)
        };
        let at = code - first;
        if !(0..self.powers * moves * self.aims()).contains(&at) {
            return None;
        }
        let row = at / self.aims();
        Some(Use { place: (row % moves) as usize + before, power: row / moves, aim: at % self.aims() - self.reach })
    }
}

/// The use of a move, as numbers count it.
#[derive(Clone, Copy)]
struct Use {
    place: usize,
    power: i16,
    aim: i16,
}

/// A set of codes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Mask([u64; Codes::MOST.div_ceil(64)]);

impl Mask {
    /// Whether a code is among them.
    pub fn has(&self, code: i16) -> bool {
        usize::try_from(code).is_ok_and(|code| self.0.get(code / 64).is_some_and(|bits| bits >> (code % 64) & 1 != 0))
    }

    /// How many they are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|bits| bits.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Codes::MOST.div_ceil(64)]
    }

    /// The codes, smallest first.
    pub fn iter(&self) -> impl Iterator<Item = i16> {
        self.0.iter().enumerate().flat_map(|(at, &bits)| {
            let mut left = bits;
            std::iter::from_fn(move || {
                let next = left.trailing_zeros();
                left &= left.wrapping_sub(1);
                (next < 64).then_some((at * 64) as i16 + next as i16)
            })
        })
    }

    /// Writes 1 for each code that is among them and 0 for each that isn't, from 0 on, as far as there is room.
    pub fn write(&self, out: &mut [i8]) {
        for (code, out) in out.iter_mut().enumerate() {
            *out = self.has(code as i16) as i8;
        }
    }

    fn add(&mut self, code: i16) {
        if let Some(bits) = usize::try_from(code).ok().and_then(|code| self.0.get_mut(code / 64)) {
            *bits |= 1 << (code % 64);
        }
    }
}

impl std::fmt::Debug for Mask {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Codes for all that a player decides at once: one for each Pokémon in battle, or for each place of a team's order.
pub type CodeList = ArrayVec<i16, MAX_MONS>;

impl Battle {
    /// How choices are numbered in this battle.
    pub fn codes(&self) -> Codes {
        Codes::new(self.game_type(), self.generation())
    }

    /// Where a Pokémon was in its team as it was brought, from 0.
    fn brought_place(&self, side: SideId, mon: Mon) -> usize {
        self.mons().take_while(|&other| other != mon).filter(|&other| self.mon(other).side == side).count()
    }

    fn brought(&self, side: SideId, place: usize) -> Option<Mon> {
        self.mons().filter(|&mon| self.mon(mon).side == side).nth(place)
    }

    /// Which of its moves, as numbers count them, a Pokémon's request lists in a place.
    fn counted_move(&self, side: SideId, position: usize, slot: usize) -> usize {
        let (mon, request) = (self.side(side).active[position], &self.side(side).active_requests[position]);
        match request.kind {
            MoveListKind::Full => slot,
            _ => mon.some().and_then(|mon| self.find_move(mon, request.only)).unwrap_or(0),
        }
    }

    /// The number of what a Pokémon may do: see [`Codes`]. None if it has none, as it makes no sense here.
    pub fn code_of(&self, side: SideId, position: usize, choice: Choice) -> Option<i16> {
        if side.0 >= self.state.side_count || position >= MAX_ACTIVE {
            return None;
        }
        let codes = self.codes();
        match choice {
            Choice::Pass => Some(codes.pass()),
            Choice::Shift => codes.shift.then(|| codes.shift()),
            Choice::Switch { slot } => {
                let mon = *self.side(side).team().get(slot as usize)?;
                Some(codes.switch(self.brought_place(side, mon)))
            }
            Choice::Move { slot, target, special } => codes.use_of(Use {
                place: self.counted_move(side, position, slot as usize),
                power: match special {
                    Special::None => 0,
                    Special::Mega | Special::MegaX | Special::MegaY | Special::Ultra => 1,
                    Special::ZMove => 2,
                    Special::Dynamax => 3,
                    Special::Terastallize => 4,
                },
                aim: target as i16,
            }),
        }
    }

    /// What the number of a Pokémon's choice means now. None if nothing.
    pub fn choice_of(&self, side: SideId, position: usize, code: i16) -> Option<Choice> {
        if side.0 >= self.state.side_count || position >= self.side(side).active_len as usize {
            return None;
        }
        let codes = self.codes();
        if code == codes.pass() {
            return Some(Choice::Pass);
        }
        if codes.shift && code == codes.shift() {
            return Some(Choice::Shift);
        }
        if let Some(place) = codes.switch_place(code) {
            let mon = self.brought(side, place)?;
            let slot = self.side(side).team().iter().position(|&other| other == mon)?;
            return Some(Choice::Switch { slot: slot as u8 });
        }
        let used = codes.used(code)?;
        let request = &self.side(side).active_requests[position];
        let slot = match request.kind {
            MoveListKind::Full => used.place,
            _ if self.counted_move(side, position, 0) == used.place => 0,
            _ => return None,
        };
        let special = match used.power {
            0 => Special::None,
            1 if request.can_ultra_burst == Some(true) => Special::Ultra,
            1 => Special::Mega,
            2 => Special::ZMove,
            3 => Special::Dynamax,
            _ => Special::Terastallize,
        };
        Some(Choice::Move { slot: slot as u8, target: used.aim as i8, special })
    }

    /// What the player may try with one Pokémon, given what was chosen for those before it: see [`Battle::offered`].
    ///
    /// Where a team is put in order `position` doesn't matter: the next place is chosen for, given the codes of those
    /// before. Empty if the player isn't asked.
    pub fn mask(&self, side: SideId, position: usize, before: &[i16]) -> Mask {
        self.mask_of(side, position, before, Which::Offered)
    }

    /// What will go through for one Pokémon, by what only the battle knows: see [`Battle::decisions`].
    pub fn accepted_mask(&self, side: SideId, position: usize, before: &[i16]) -> Mask {
        self.mask_of(side, position, before, Which::Accepted)
    }

    fn mask_of(&self, side: SideId, position: usize, before: &[i16], which: Which) -> Mask {
        let mut mask = Mask::default();
        if !self.is_asked(side) {
            return mask;
        }
        if self.side(side).request == RequestKind::TeamPreview {
            let codes = self.codes();
            for &mon in self.side(side).team() {
                let code = codes.switch(self.brought_place(side, mon));
                if !before.contains(&code) {
                    mask.add(code);
                }
            }
            return mask;
        }
        if position >= self.side(side).active_len as usize {
            return mask;
        }
        let earlier: ArrayVec<Choice, MAX_ACTIVE> =
            before.iter().take(position).enumerate().filter_map(|(at, &code)| self.choice_of(side, at, code)).collect();
        self.each_option(side, position, which, &mut |choice| {
            if self.goes_with(side, position, choice, &earlier)
                && let Some(code) = self.code_of(side, position, choice)
            {
                mask.add(code);
            }
        });
        mask
    }

    /// Whether what a Pokémon may do goes with what was chosen for those before it: nobody comes in twice, a power is used
    /// once, and as many come in as can.
    fn goes_with(&self, side: SideId, position: usize, choice: Choice, earlier: &[Choice]) -> bool {
        let s = self.side(side);
        let replaced = |at: usize| s.active[at].some().is_some_and(|mon| self.mon(mon).switch_flag.is_set());
        match choice {
            Choice::Switch { .. } if s.request == RequestKind::Switch => {
                let come = earlier.iter().filter(|choice| matches!(choice, Choice::Switch { .. })).count();
                !earlier.contains(&choice) && come < s.choice.forced_switches_left as usize
            }
            Choice::Switch { .. } => !earlier.contains(&choice),
            Choice::Pass if s.request == RequestKind::Switch && replaced(position) => {
                let stay = (0..earlier.len()).filter(|&at| earlier[at] == Choice::Pass && replaced(at)).count();
                stay < s.choice.forced_passes_left as usize
            }
            Choice::Move { special, .. } if special != Special::None => {
                !earlier.iter().any(|other| matches!(other, Choice::Move { special: own, .. } if *own == special))
            }
            _ => true,
        }
    }

    /// What codes mean together: one for each Pokémon in battle, or for each place of a team's order, of which the last may
    /// be left out. None if one of them means nothing here.
    pub fn decision_of(&self, side: SideId, codes: &[i16]) -> Option<Decision> {
        if self.request_of(side) == RequestKind::TeamPreview {
            let team = self.side(side).team();
            let place = |&code: &i16| {
                let mon = self.brought(side, self.codes().switch_place(code)?)?;
                team.iter().position(|&other| other == mon).map(|place| place as u8)
            };
            let mut order: ArrayVec<u8, MAX_MONS> = ArrayVec::new();
            for code in codes.iter().take(team.len()) {
                order.push(place(code)?);
            }
            let rest: ArrayVec<u8, MAX_MONS> = (0..team.len() as u8).filter(|place| !order.contains(place)).collect();
            order.extend(rest.into_iter().take(self.picked_team_size(side).saturating_sub(order.len())));
            return Some(Decision::Team(order));
        }
        if codes.len() > MAX_ACTIVE {
            return None;
        }
        let mut choices = ArrayVec::new();
        for (position, &code) in codes.iter().enumerate() {
            choices.push(self.choice_of(side, position, code)?);
        }
        Some(Decision::Actions(choices))
    }

    /// The codes of a decision. None if some part of it has no number.
    pub fn codes_of(&self, side: SideId, decision: &Decision) -> Option<CodeList> {
        let mut list = CodeList::new();
        match decision {
            Decision::Actions(choices) => {
                for (position, &choice) in choices.iter().enumerate() {
                    list.push(self.code_of(side, position, choice)?);
                }
            }
            Decision::Team(order) => {
                for &slot in order {
                    list.push(self.code_of(side, 0, Choice::Switch { slot })?);
                }
            }
        }
        Some(list)
    }

    /// Makes the decision that codes mean; [`Codes::FORFEIT`] gives up, [`Codes::DEFAULT`] takes what comes first.
    ///
    /// # Errors
    /// As [`Battle::choose`], and if a code means nothing here.
    pub fn decide_coded(&mut self, side: SideId, codes: &[i16]) -> Result {
        if codes.contains(&Codes::FORFEIT) && side.0 < self.state.side_count {
            if !self.state.ended && self.lose(side) {
                self.go_on();
            }
            return Ok(());
        }
        if codes.contains(&Codes::DEFAULT) {
            return self.choose(side, "default");
        }
        match self.decision_of(side, codes) {
            Some(decision) => self.decide(side, &decision),
            None => Err(ChoiceError::invalid(format!("Can't choose: {codes:?} means nothing here"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_codes_as_poke_env_has() {
        let count = |game, generation| Codes::new(game, generation).count();
        use Generation::*;
        for (generation, singles, doubles) in
            [(Gen1, 10, 27), (Gen5, 10, 27), (Gen6, 14, 47), (Gen7, 18, 67), (Gen8, 22, 87), (Gen9, 26, 107)]
        {
            assert_eq!(count(GameType::Singles, generation), singles);
            assert_eq!(count(GameType::Doubles, generation), doubles);
            assert_eq!(count(GameType::Multi, generation), doubles);
        }
        assert_eq!(count(GameType::Triples, Gen9), 148);
    }

    #[test]
    fn every_code_means_one_thing() {
        for game in [GameType::Singles, GameType::Doubles, GameType::Triples, GameType::FreeForAll] {
            let codes = Codes::new(game, Generation::Gen9);
            let mut seen = vec![codes.pass()];
            seen.extend(codes.shift.then(|| codes.shift()));
            for place in 0..MAX_MONS {
                let code = codes.switch(place);
                assert_eq!(codes.switch_place(code), Some(place));
                seen.push(code);
            }
            for place in 0..MAX_MOVES {
                for power in 0..codes.powers {
                    for aim in -codes.reach..=codes.reach {
                        let code = codes.use_of(Use { place, power, aim }).expect("a code");
                        let back = codes.used(code).expect("a use");
                        assert_eq!((back.place, back.power, back.aim), (place, power, aim));
                        assert_eq!(codes.switch_place(code), None);
                        seen.push(code);
                    }
                }
            }
            let all = seen.len();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen.len(), all);
            assert!(seen[0] == 0 && seen[all - 1] as usize == all - 1 && all <= Codes::MOST);
        }
    }
}
