//! Everything a player may choose: what will be accepted, listed without text.

use super::value::{Choice, Special};
use crate::battle::Battle;
use crate::ids::{Mon, SideId};
use crate::state::{ActiveRequest, Disabled, MAX_ACTIVE, MAX_MONS, MoveListKind, MovePlaces, RequestKind, Trapped};
use arrayvec::ArrayVec;
use smallvec::SmallVec;
use std::fmt;
use tallgrass_pokedex::MoveTarget;

/// One player's decision for all Pokémon that are to act.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// What each active Pokémon does, in order of positions.
    Actions(ArrayVec<Choice, MAX_ACTIVE>),
    /// The team's order: places in its current order, from 0, as many as are picked.
    Team(ArrayVec<u8, MAX_MONS>),
}

/// In the words of choice strings: `move 2 +1, switch 4`, `team 3, 1, 2`.
impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Actions(choices) => {
                for (i, choice) in choices.iter().enumerate() {
                    write!(f, "{}{choice}", if i > 0 { ", " } else { "" })?;
                }
            }
            Decision::Team(order) => {
                f.write_str("team ")?;
                for (i, place) in order.iter().enumerate() {
                    write!(f, "{}{}", if i > 0 { ", " } else { "" }, *place as u32 + 1)?;
                }
            }
        }
        Ok(())
    }
}

/// More than so many only where Pokémon know more moves than sets have.
type Options = SmallVec<[Choice; 96]>;

/// Which choices are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Which {
    /// Those that will go through, by what only the battle knows.
    Accepted,
    /// Those that the request offers, by what the player knows.
    Offered,
}

/// The decisions a player may make, one after the other. Made by [`Battle::decisions`] and [`Battle::offered`].
#[derive(Clone, Debug)]
pub struct Decisions {
    options: [Options; MAX_ACTIVE],
    positions: usize,
    at: [usize; MAX_ACTIVE],
    done: bool,
    /// How many positions may stay empty for want of replacements.
    passes: usize,
    team: Option<Orders>,
}

impl Battle {
    /// Every decision a player may make now, and that will be accepted; none if the player is not asked.
    ///
    /// What a player can't know counts: a move that is secretly disabled is not listed, nor a switch of a Pokémon that
    /// is secretly trapped. Who plays honestly takes those of [`Battle::offered`].
    pub fn decisions(&self, side: SideId) -> Decisions {
        self.list(side, Which::Accepted)
    }

    /// Every decision that the player's request offers: what may be tried. None if the player is not asked.
    ///
    /// All that will be accepted is among them. One of them is refused only where the request says `maybeTrapped`,
    /// `maybeDisabled` or `maybeLocked`; the request then has changed, and the player is asked again.
    pub fn offered(&self, side: SideId) -> Decisions {
        self.list(side, Which::Offered)
    }

    fn list(&self, side: SideId, which: Which) -> Decisions {
        let mut list = Decisions {
            options: Default::default(),
            positions: 0,
            at: [0; MAX_ACTIVE],
            done: false,
            passes: 0,
            team: None,
        };
        if !self.is_asked(side) {
            list.done = true;
            return list;
        }
        list.positions = self.side(side).active_len as usize;
        if self.side(side).request == RequestKind::TeamPreview {
            let len = self.side(side).team_len as usize;
            let mut orders = Orders::new(len, self.picked_team_size(side));
            orders.judge = self.has_say_in_team().then(|| Judge { battle: Box::new(self.clone()), side });
            list.team = Some(orders);
            return list;
        }
        list.passes = self.side(side).choice.forced_passes_left as usize;
        for position in 0..list.positions {
            let options = &mut list.options[position];
            self.each_option(side, position, which, &mut |choice| options.push(choice));
        }
        list
    }

    /// Names what one Pokémon may do, without regard for the others.
    pub(super) fn each_option(&self, side: SideId, position: usize, which: Which, add: &mut impl FnMut(Choice)) {
        match self.request_of(side) {
            RequestKind::Move => self.each_move_option(side, position, which, add),
            RequestKind::Switch => self.each_replacement(side, position, add),
            RequestKind::None | RequestKind::Wait | RequestKind::TeamPreview => {}
        }
    }

    fn each_move_option(&self, side: SideId, position: usize, which: Which, add: &mut impl FnMut(Choice)) {
        let mon = self.side(side).active[position];
        if mon.is_none() || self.mon(mon).fainted || self.is_commanding(mon) {
            add(Choice::Pass);
            return;
        }
        let request = &self.side(side).active_requests[position];
        let (disabled, trapped) = match which {
            Which::Accepted => (self.disabled_moves(mon, false), self.mon(mon).trapped != Trapped::No),
            Which::Offered => (request.disabled, request.trapped),
        };
        let mut any = false;
        for slot in 0..self.listed_count(mon, request) as u8 {
            self.each_use(mon, request, slot, disabled, which, &mut |choice| {
                any = true;
                add(choice);
            });
        }
        if request.kind == MoveListKind::Full && !any {
            // Everything left is secretly disabled: the first move stands for Struggle, aimed as by itself.
            self.each_aim(mon, 0, Special::None, self.listed_target(mon, request, 0), add);
        }
        if !trapped {
            let s = self.side(side);
            for (slot, &other) in s.team().iter().enumerate().skip(s.active_len as usize) {
                if !self.mon(other).fainted {
                    add(Choice::Switch { slot: slot as u8 });
                }
            }
        }
        if self.game_type() == tallgrass_pokedex::GameType::Triples && position != 1 {
            add(Choice::Shift);
        }
    }

    /// Names the ways to use the move that a request lists in a place.
    fn each_use(
        &self,
        mon: Mon,
        request: &ActiveRequest,
        slot: u8,
        disabled: MovePlaces,
        which: Which,
        add: &mut impl FnMut(Choice),
    ) {
        let Some(id) = self.listed_move(mon, request, slot as usize) else { return };
        let mut specials: ArrayVec<(Special, Option<MoveTarget>), 4> = ArrayVec::new();
        let plain = self.listed_target(mon, request, slot as usize);
        if request.kind != MoveListKind::Full {
            add(Choice::Move { slot, target: 0, special: Special::None });
            return;
        }
        let Some(known) = self.find_move(mon, id) else { return };
        let is_disabled = match which {
            Which::Accepted => disabled.has(known),
            Which::Offered => disabled.has(slot as usize),
        };
        let dynamaxed = self.is_dynamaxed(mon);
        if dynamaxed {
            if self.max_move_disabled(mon, id) {
                return;
            }
            let aim = self.max_move_for(id, mon).map(|max| self.dex().mv(max).target);
            specials.push((Special::None, aim));
        } else if !is_disabled {
            specials.push((Special::None, plain));
            if request.can_mega_evo == Some(true) {
                specials.push((Special::Mega, plain));
            }
            if request.can_ultra_burst == Some(true) {
                specials.push((Special::Ultra, plain));
            }
            if request.can_terastallize {
                specials.push((Special::Terastallize, plain));
            }
        }
        if request.can_z_move
            && (which == Which::Offered || self.move_slot(mon, known).disabled != Disabled::Hidden)
            && let Some(z) = self.z_move_for(id, mon, false)
            && !specials.is_full()
        {
            specials.push((Special::ZMove, Some(self.dex().mv(z).target)));
        }
        if request.can_dynamax == Some(true)
            && !self.max_move_disabled(mon, id)
            && let Some(max) = self.max_move_for(id, mon)
            && !specials.is_full()
        {
            specials.push((Special::Dynamax, Some(self.dex().mv(max).target)));
        }
        for (special, aim) in specials {
            self.each_aim(mon, slot, special, aim, add);
        }
    }

    /// Names what a move can be aimed at.
    fn each_aim(&self, mon: Mon, slot: u8, special: Special, aim: Option<MoveTarget>, add: &mut impl FnMut(Choice)) {
        let mut aimed = false;
        if let Some(aim) = aim.filter(|&aim| Battle::is_choosable(aim) && self.active_per_half() > 1) {
            for target in [1, 2, 3, -1, -2, -3] {
                if self.valid_target_loc(target, mon, aim) {
                    add(Choice::Move { slot, target, special });
                    aimed = true;
                }
            }
        }
        // Who has one Pokémon in battle may leave open at whom it aims.
        if !aimed || self.side(self.mon(mon).side).active_len == 1 {
            add(Choice::Move { slot, target: 0, special });
        }
    }

    fn each_replacement(&self, side: SideId, position: usize, add: &mut impl FnMut(Choice)) {
        let s = self.side(side);
        let mon = s.active[position];
        if mon.is_none() || !self.mon(mon).switch_flag.is_set() {
            add(Choice::Pass);
            return;
        }
        let reviving = self.is_reviving(mon);
        let first = if reviving { 0 } else { s.active_len as usize };
        for (slot, &other) in s.team().iter().enumerate().skip(first) {
            if self.mon(other).fainted == reviving {
                add(Choice::Switch { slot: slot as u8 });
            }
        }
        if s.choice.forced_passes_left > 0 {
            add(Choice::Pass);
        }
    }

    /// Makes a decision for a player.
    ///
    /// # Errors
    /// As [`Battle::choose`]; those of [`Battle::decisions`] are accepted.
    pub fn decide(&mut self, side: SideId, decision: &Decision) -> Result<(), super::ChoiceError> {
        match decision {
            Decision::Actions(choices) => self.choose_all(side, choices),
            Decision::Team(order) => self.choose_team_order(side, order),
        }
    }
}

impl Decisions {
    /// The options of each position, without regard for the others; none where a team is put in order.
    pub(crate) fn options(&self) -> impl Iterator<Item = &[Choice]> {
        let asked = if self.done || self.team.is_some() { 0 } else { self.positions };
        self.options[..asked].iter().map(|options| options.as_slice())
    }

    /// Where a team is put in order: the places, and how many are picked.
    pub(crate) fn places(&self) -> Option<(&[u8], usize)> {
        self.team.as_ref().map(|orders| (orders.places.as_slice(), orders.picked))
    }

    /// Where a team is put in order: whether no rule is against an order.
    pub(crate) fn accepts_order(&self, order: &[u8]) -> bool {
        self.team.as_ref().is_none_or(|orders| orders.accepts(order))
    }

    /// Whether choices for all positions, each from its options, make a decision.
    pub(crate) fn accepts(&self, choices: &[Choice]) -> bool {
        choices.len() == self.positions && self.go_together(choices)
    }

    fn current(&self) -> ArrayVec<Choice, MAX_ACTIVE> {
        (0..self.positions).filter_map(|position| self.options[position].get(self.at[position]).copied()).collect()
    }

    fn advance(&mut self) {
        for position in (0..self.positions).rev() {
            self.at[position] += 1;
            if self.at[position] < self.options[position].len() {
                return;
            }
            self.at[position] = 0;
        }
        self.done = true;
    }

    /// Whether choices for different Pokémon go together: nobody comes in twice, powers are used once.
    fn go_together(&self, choices: &[Choice]) -> bool {
        let mut seen = 0u32;
        let mut powers = 0u32;
        let mut passes = 0;
        for (position, choice) in choices.iter().enumerate() {
            match *choice {
                Choice::Switch { slot } => {
                    if seen >> slot & 1 != 0 {
                        return false;
                    }
                    seen |= 1 << slot;
                }
                Choice::Move { special, .. } if special != Special::None => {
                    let bit = 1 << special as u32;
                    if powers & bit != 0 {
                        return false;
                    }
                    powers |= bit;
                }
                Choice::Pass if self.options[position].len() > 1 => passes += 1,
                _ => {}
            }
        }
        passes == self.passes.min(self.options[..self.positions].iter().filter(|options| options.len() > 1).count())
            || self.passes == 0
    }
}

impl Iterator for Decisions {
    type Item = Decision;

    fn next(&mut self) -> Option<Decision> {
        if let Some(orders) = &mut self.team {
            return orders.next().map(Decision::Team);
        }
        while !self.done {
            let choices = self.current();
            self.advance();
            if choices.len() == self.positions && self.go_together(&choices) {
                return Some(Decision::Actions(choices));
            }
        }
        None
    }
}

/// All ordered picks of some of several places, the usual order first.
#[derive(Clone, Debug)]
struct Orders {
    places: ArrayVec<u8, MAX_MONS>,
    picked: usize,
    done: bool,
    judge: Option<Judge>,
}

/// A battle whose rules have a say in who is picked.
#[derive(Clone)]
struct Judge {
    battle: Box<Battle>,
    side: SideId,
}

impl fmt::Debug for Judge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Judge").field("side", &self.side).finish_non_exhaustive()
    }
}

impl Orders {
    fn new(len: usize, picked: usize) -> Orders {
        Orders { places: (0..len as u8).collect(), picked, done: len == 0, judge: None }
    }

    fn accepts(&self, order: &[u8]) -> bool {
        self.judge.as_ref().is_none_or(|Judge { battle, side }| battle.check_team_order(*side, order).is_ok())
    }

    fn next_of_all(&mut self) -> Option<ArrayVec<u8, MAX_MONS>> {
        if self.done {
            return None;
        }
        let order = self.places[..self.picked].iter().copied().collect();
        // The next permutation that differs in what is picked: the rest counts as being in falling order.
        self.places[self.picked..].reverse();
        let places = &mut self.places[..];
        match places.windows(2).rposition(|pair| pair[0] < pair[1]) {
            None => self.done = true,
            Some(at) => {
                let greater = places.iter().rposition(|&place| place > places[at]).unwrap_or(at);
                places.swap(at, greater);
                places[at + 1..].reverse();
            }
        }
        Some(order)
    }
}

impl Iterator for Orders {
    type Item = ArrayVec<u8, MAX_MONS>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let order = self.next_of_all()?;
            if self.accepts(&order) {
                return Some(order);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_all_different_and_complete() {
        let orders: Vec<Vec<u8>> = Orders::new(4, 2).map(|order| order.to_vec()).collect();
        assert_eq!(orders.len(), 12);
        assert_eq!(orders[0], [0, 1]);
        assert_eq!(orders[11], [3, 2]);
        let mut unique = orders.clone();
        unique.sort();
        unique.dedup();
        assert_eq!(unique.len(), 12);
        assert_eq!(Orders::new(3, 3).count(), 6);
    }
}
