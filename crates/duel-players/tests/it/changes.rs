//! Whoever hears only what changed knows the table.

use crate::duels::visit;
use std::collections::BTreeSet;
use tallgrass_duel::{
    Ask, Change, Duel, Event, Seat, Spot,
    state::{Condition, Location},
};

/// A duelist's side, as somebody imagines it who hears what changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Heard {
    hand: BTreeSet<u8>,
    deck: BTreeSet<u8>,
    prizes: BTreeSet<u8>,
    status: u8,
}

fn seen(duel: &Duel, seat: Seat) -> Heard {
    let page = duel.state.page(seat);
    let at = |location| (0..60).filter(|&card| page.location(card) == location).collect();
    Heard {
        hand: at(Location::HAND),
        deck: at(Location::DECK),
        prizes: at(Location::PRIZE),
        status: page.status & 0xcf,
    }
}

impl Heard {
    fn pile(&mut self, spot: Spot) -> Option<&mut BTreeSet<u8>> {
        match spot {
            Spot::Hand => Some(&mut self.hand),
            Spot::Deck => Some(&mut self.deck),
            Spot::Prize => Some(&mut self.prizes),
            Spot::Discard | Spot::Play(..) => None,
        }
    }

    fn hear(&mut self, change: Change) {
        let keeps = Condition::keeps;
        match change {
            Change::Moved(card, from, to) => {
                if let Some(pile) = self.pile(from) {
                    assert!(pile.remove(&card), "{card} wasn't there");
                }
                if let Some(pile) = self.pile(to) {
                    pile.insert(card);
                }
            }
            Change::Switched(..) => self.status = 0,
            Change::Gained(_, condition) => self.status = self.status & keeps(condition) | condition as u8,
            Change::Lost(_, condition) => self.status &= keeps(condition),
            _ => {}
        }
    }
}

#[test]
fn what_is_told_adds_up_to_the_table() {
    let mut compared = 0;
    for number in 0..150 {
        let mut heard: Option<[Heard; 2]> = None;
        visit(number, |duel, _| {
            let log = duel.log.replace(Vec::new()).unwrap_or_default();
            if let Some(heard) = &mut heard {
                for event in &log {
                    match *event {
                        Event::Changed(who, change) => heard[who as usize].hear(change),
                        Event::Replaced { who, .. } => heard[who as usize].status = 0,
                        _ => {}
                    }
                }
            }
            // Sudden death deals anew.
            if matches!(duel.pending().ask, Ask::Place { .. }) {
                heard = None;
            }
            if duel.pending().ask != Ask::Turn {
                return;
            }
            let now = Seat::BOTH.map(|seat| seen(duel, seat));
            match &heard {
                None => {
                    duel.watch();
                    heard = Some(now);
                }
                Some(heard) => {
                    assert_eq!(*heard, now, "duel {number}, turn {}", duel.state.table.turns);
                    compared += 1;
                }
            }
        });
    }
    assert!(compared > 5000, "{compared}");
}
