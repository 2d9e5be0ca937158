//! Changes of the table in words.

use super::{Teller, adjective, hindrance, listed, protection};
use crate::{
    Duel,
    changes::{Change, Spot, Unhurt},
    state::{ACTIVE, Condition, DeckIndex, Defence, Seat},
};
use tallgrass_cards::{CardId, Kind};

impl Teller<'_> {
    /// What a change says, if it says something, to somebody who sees everything.
    pub(super) fn change(&self, duel: &Duel, who: Seat, change: Change) -> Option<String> {
        let name = self.name(who);
        let named = |id| duel.card_name(id);
        Some(match change {
            Change::Redraws => format!("{name} has no Basic Pokémon and draws seven new cards."),
            Change::CantBegin => format!("{name} has no Basic Pokémon to begin sudden death with."),
            Change::TossesToBegin => format!("A coin decides who begins: {name} on heads."),
            Change::DeckedOut => format!("{name} has no card left to draw and loses."),
            Change::Moved(card, from, to) => return self.moved(duel, who, &[card], from, to, true),
            Change::Became(slot, from, to) => {
                let verb = if duel.rulebook().card(from).stage > duel.rulebook().card(to).stage {
                    "becomes"
                } else {
                    "evolves into"
                };
                format!("{name}'s {} {verb} {}.", duel.in_place(from, slot), named(to))
            }
            Change::Switched(out, into) => {
                format!("{name}'s {} comes in; {} goes to the Bench.", named(into), named(out))
            }
            Change::Healed(slot, id, amount, left) => {
                format!("{name}'s {} is healed by {amount} and has {left} HP.", duel.in_place(id, slot))
            }
            Change::Lowered(slot, id, amount, left) => {
                format!("{name}'s {} has {amount} HP less: {left}.", duel.in_place(id, slot))
            }
            Change::Gained(id, condition) => format!("{name}'s {} is {} now.", named(id), adjective(condition)),
            Change::Lost(id, Condition::Asleep) => format!("{name}'s {} wakes up.", named(id)),
            Change::Lost(id, condition) => format!("{name}'s {} is no longer {}.", named(id), adjective(condition)),
            Change::SleepsOn(id) => format!("{name}'s {} is still asleep.", named(id)),
            Change::Protected(id, Defence::DoubleNextTurn) => {
                format!("{name}'s {} {}.", named(id), protection(Defence::DoubleNextTurn))
            }
            Change::Protected(id, defence) => {
                format!("{name}'s {} {} in the next turn.", named(id), protection(defence))
            }
            Change::Hindered(id, why) => format!("{name}'s {} {}.", named(id), hindrance(why)),
            Change::NoDamage(id, why) => {
                let why = match why {
                    Unhurt::ByTheAttack => "",
                    Unhurt::ByResistance => ": its resistance takes it all",
                    Unhurt::ByProtection => ": it is kept off",
                };
                format!("{name}'s {} takes no damage{why}.", duel.in_place(id, ACTIVE))
            }
        })
    }

    /// Cards that moved together. Which they are is said only if it is `open`, where they lie face down.
    pub fn moved(
        &self,
        duel: &Duel,
        who: Seat,
        cards: &[DeckIndex],
        from: Spot,
        to: Spot,
        open: bool,
    ) -> Option<String> {
        let name = self.name(who);
        let list = || listed(duel.rulebook().cards(), cards.iter().map(|&index| duel.state.card_id(who, index)));
        let hidden = || match cards.len() {
            _ if open => list(),
            1 => "a card".into(),
            count => format!("{count} cards"),
        };
        let is_top = |id| cards.iter().any(|&index| duel.state.card_id(who, index) == id);
        let verb = |one: &'static str, many: &'static str| if cards.len() == 1 { one } else { many };
        Some(match (from, to) {
            (Spot::Deck, Spot::Hand) => format!("{name} draws {}.", hidden()),
            (Spot::Prize, Spot::Hand) if open => format!("{name} gets {} from the prizes.", list()),
            (Spot::Discard, Spot::Hand) => format!("{name} takes {} from the discard pile.", list()),
            (Spot::Play(..), Spot::Hand) => format!("{} {} to {name}'s hand.", list(), verb("returns", "return")),
            (Spot::Hand, Spot::Deck) => format!("{name} puts {} from the hand into the deck.", hidden()),
            (Spot::Discard, Spot::Deck) => format!("{name} puts {} from the discard pile into the deck.", list()),
            (Spot::Play(..), Spot::Deck) => format!("{} {} into {name}'s deck.", list(), verb("goes", "go")),
            (Spot::Hand, Spot::Discard) => format!("{name} discards {}.", list()),
            (Spot::Deck, Spot::Discard) => format!("{name} discards {} from the deck.", list()),
            (Spot::Play(_, top), Spot::Discard) if is_top(top) => format!("{name} discards {} from play.", list()),
            (Spot::Play(slot, top), Spot::Discard) => {
                format!("{} {} discarded from {name}'s {}.", list(), verb("is", "are"), duel.in_place(top, slot))
            }
            (Spot::Deck | Spot::Discard, Spot::Play(_, top)) if is_top(top) => {
                format!("{name} puts {} into play.", list())
            }
            (Spot::Deck | Spot::Discard, Spot::Play(slot, top)) => {
                format!("{} {} attached to {name}'s {}.", list(), verb("is", "are"), duel.in_place(top, slot))
            }
            (Spot::Play(old, one), Spot::Play(new, other)) => {
                let (one, other) = (duel.in_place(one, old), duel.in_place(other, new));
                format!("{} {} from {name}'s {one} to {other}.", list(), verb("moves", "move"))
            }
            _ => return None,
        })
    }
}

impl Duel {
    /// What evolved into the Pokémon in a slot, by its name: the card under it that it evolves from.
    pub(super) fn evolved_from(&self, seat: Seat, slot: u8) -> Option<CardId> {
        let from = self.card_at(seat, slot).evolves_from;
        let mut under = self.state.cards_in_slot(seat, slot).map(|index| self.state.card_id(seat, index));
        under.find(|&id| {
            let card = self.rulebook().card(id);
            matches!(card.kind, Kind::Pokemon(_) | Kind::Trainer) && card.name_id == from
        })
    }
}
