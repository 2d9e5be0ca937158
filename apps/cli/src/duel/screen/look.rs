//! Looking at cards: everything that lies open, one below the other, and the chosen one in full beside it.

use crate::card::lines_within;
use crate::duel::account::{ailments, attached};
use crate::duel::game::{Game, NAMES};
use ratatui::crossterm::event::KeyCode;
use tallgrass_cards::CardId;
use tallgrass_duel::Rulebook;
use tallgrass_duel::view::{InPlay, Seen, Side};
use tallgrass_duel::words::{alike, card_name, counted, place_name};

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Where the cards below it are.
    Heading(String),
    /// A card, or several alike; of a Pokémon in play also how it stands.
    Card { text: String, id: CardId, stands: Vec<String> },
}

/// The cards that can be looked at. A card is always chosen: whoever plays has one in play, in the hand or discarded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    pub rows: Vec<Row>,
    /// The row of the card that is shown in full.
    pub at: usize,
}

impl Look {
    /// Everything that whoever is asked, or the only person, can see.
    pub fn at(game: &Game) -> Look {
        let view = game.duel.seen_by(game.eyes());
        let mut rows = Vec::new();
        for side in [view.own(), view.other()] {
            let name = NAMES[side.whose() as usize];
            rows.push(Row::Heading(format!("{name}'s Pokémon")));
            side.pokemon().for_each(|pokemon| in_play(&mut rows, &side, &pokemon));
            if let Some(hand) = side.hand() {
                together(&mut rows, &format!("{name}'s hand"), &side, hand);
            }
            together(&mut rows, &format!("{name}'s discard pile"), &side, side.discard_pile());
        }
        let at = rows.iter().position(Row::is_card).unwrap_or(0);
        Look { rows, at }
    }

    /// Moves to another card; false for a key that ends it.
    pub fn press(&mut self, key: KeyCode) -> bool {
        match key {
            KeyCode::Up | KeyCode::Char('k') => self.go(-1),
            KeyCode::Down | KeyCode::Char('j') => self.go(1),
            KeyCode::PageUp => self.go(-(super::PAGE as isize)),
            KeyCode::PageDown => self.go(super::PAGE as isize),
            KeyCode::Home => self.go(-(self.rows.len() as isize)),
            KeyCode::End => self.go(self.rows.len() as isize),
            _ => return false,
        }
        true
    }

    /// Goes so many rows down, or up, to a card.
    fn go(&mut self, rows: isize) {
        let last = self.rows.len().saturating_sub(1);
        let wanted = self.at.saturating_add_signed(rows).min(last);
        let cards = |(_, row): &(usize, &Row)| row.is_card();
        let mut onward = self.rows.iter().enumerate().skip(wanted).filter(cards);
        let mut back = self.rows.iter().enumerate().take(wanted + 1).rev().filter(cards);
        let found =
            if rows < 0 { back.next().or_else(|| onward.next()) } else { onward.next().or_else(|| back.next()) };
        self.at = found.map_or(self.at, |(at, _)| at);
    }

    /// The chosen card in full.
    pub fn sheet(&self, book: &Rulebook, width: usize) -> Vec<String> {
        let Some(Row::Card { id, stands, .. }) = self.rows.get(self.at) else { return Vec::new() };
        let mut lines = stands.clone();
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(lines_within(book.card(*id), book, width));
        lines
    }
}

impl Row {
    const fn is_card(&self) -> bool {
        matches!(self, Row::Card { .. })
    }
}

/// A Pokémon in play, and below it what it evolved from and what is attached to it.
fn in_play(rows: &mut Vec<Row>, side: &Side<'_>, pokemon: &InPlay<'_>) {
    let place = place_name(pokemon.slot);
    let (name, hp, most) = (card_name(pokemon.card), pokemon.hp, pokemon.card.hp);
    let mut stands = vec![format!("{place} of {}: {hp} of {most} HP", NAMES[side.whose() as usize])];
    if pokemon.slot == 0 {
        stands.extend(ailments(side).into_iter().map(String::from));
    }
    stands.extend(attached(pokemon));
    rows.push(Row::Card { text: format!("{place}: {name} {hp}/{most}"), id: pokemon.top.id, stands });
    let below = side.cards_of(pokemon.slot).filter(|seen| seen.index != pokemon.top.index);
    rows.extend(alike(side.cards(), below.map(|seen| seen.id)).into_iter().map(|card| row("  ", side, card)));
}

/// Cards that lie together, under a heading with their number; nothing if there are none.
fn together(rows: &mut Vec<Row>, heading: &str, side: &Side<'_>, cards: impl Iterator<Item = Seen>) {
    let ids: Vec<CardId> = cards.map(|seen| seen.id).collect();
    if !ids.is_empty() {
        rows.push(Row::Heading(format!("{heading} ({})", ids.len())));
        rows.extend(alike(side.cards(), ids).into_iter().map(|card| row("", side, card)));
    }
}

fn row(indent: &str, side: &Side<'_>, (id, count): (CardId, u32)) -> Row {
    Row::Card { text: format!("{indent}{}", counted(side.cards(), id, count)), id, stands: Vec::new() }
}
