//! `tallgrass decks`: the decks and opponents of the Trading Card Game, and decks from files.

use crate::near;
use crate::paint::Paint;
use anyhow::{Result, bail};
use serde_json::{Value, json};
use std::io::Write;
use std::process::ExitCode;
use tallgrass_cards::{Card, CardId, Catalogue, Color, DECK_SIZE, Deck, Kind, card, decks, find_deck, opponents};
use tallgrass_duel::words::card_name;

/// List the decks and opponents of the Trading Card Game, or the cards of a deck.
///
/// A deck's cards are printed as a deck file, which `tallgrass duel --deck FILE` plays: a number and a card on each line,
/// as in `4 Bulbasaur`; what follows # doesn't count. A deck has 60 cards, at most four of a name (basic Energies apart),
/// and a Basic Pokémon. Cards that share a name are told apart by their level, as in `2 Mew Lv8`.
///
/// Exits with 2 if no deck has the name.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  tallgrass decks
  tallgrass decks charmander and friends
  tallgrass decks \"go go rain dance\" > mine.txt; tallgrass duel --deck mine.txt
  tallgrass decks --json | jq -r '.decks[].name'")]
pub struct Arguments {
    /// The deck's name or number. Quotes are not needed.
    #[arg(value_name = "NAME")]
    name: Vec<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut out = std::io::stdout().lock();
    let paint = Paint::of_stdout();
    match (&arguments.name[..], arguments.json) {
        ([], false) => list(&mut out, paint)?,
        ([], true) => {
            let opponents: Vec<Value> = opponents().iter().map(opponent_json).collect();
            let decks: Vec<Value> = decks().iter().map(|deck| json!({"id": deck.id, "name": deck.name})).collect();
            writeln!(out, "{}", json!({"decks": decks, "opponents": opponents}))?;
        }
        (words, as_json) => {
            let deck = find(&words.join(" "))?;
            if as_json {
                writeln!(out, "{}", deck_json(deck))?;
            } else {
                show(&mut out, deck, paint)?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The deck with a name.
///
/// # Errors
/// If there is none; the error names what is near.
pub fn find(name: &str) -> Result<&'static Deck> {
    if let Some(deck) = find_deck(name) {
        return Ok(deck);
    }
    let small = |name: &str| name.to_lowercase().replace('\'', "");
    let typed = small(name);
    let parts: Vec<_> = decks().iter().filter(|deck| !typed.is_empty() && small(deck.name).contains(&typed)).collect();
    let mut names: Vec<_> = match parts[..] {
        [] => near::nearest(&typed, decks().iter().map(|deck| deck.name), 3),
        _ => parts.iter().map(|deck| deck.name).collect(),
    };
    names.dedup();
    names.truncate(3);
    bail!("no deck is called {name:?}{}", near::did_you_mean(&names))
}

/// A card's name as deck files have it: it is read back as this very card.
pub fn line_name(card: &Card) -> String {
    let name = card_name(card);
    let is_shared = tallgrass_cards::cards().iter().filter(|other| card_name(other) == name).count() > 1;
    if is_shared { format!("card {} # {name}", card.id) } else { name }
}

/// The colours of a deck's Energy, the one it has most of first.
fn colors(deck: &Deck) -> String {
    let mut counts = [0; 7];
    for id in deck.cards() {
        if let Kind::Energy(color) = card(id).kind {
            counts[color as usize] += 1;
        }
    }
    let mut colors: Vec<Color> = Color::ALL.into_iter().filter(|&color| counts[color as usize] > 0).collect();
    colors.sort_by_key(|&color| std::cmp::Reverse(counts[color as usize]));
    colors
        .iter()
        .filter(|&&color| color != Color::Colorless)
        .map(|color| format!("{color:?}"))
        .collect::<Vec<_>>()
        .join(", ")
}

fn players(deck: &Deck) -> impl Iterator<Item = &'static tallgrass_cards::Opponent> {
    let id = deck.id;
    opponents().iter().filter(move |opponent| opponent.deck == id)
}

fn list(out: &mut impl Write, paint: Paint) -> std::io::Result<()> {
    writeln!(out, "{}", paint.bold(&format!("{:>3} {:<28}{:<42}{}", "no", "deck", "Energy", "played by (prizes)")))?;
    for deck in decks() {
        let by: Vec<_> = players(deck)
            .map(|one| match one.rank {
                "" => format!("{} ({})", one.name, one.prizes),
                rank => format!("{}, {rank} ({})", one.name, one.prizes),
            })
            .collect();
        let line = format!("{:>3} {:<28}{:<42}{}", deck.id, deck.name, colors(deck), by.join("; "));
        writeln!(out, "{}", line.trim_end())?;
    }
    writeln!(
        out,
        "{}",
        paint.faint(
            "tallgrass decks NAME lists a deck's cards; tallgrass duel --deck NAME plays it; the number will do, too"
        )
    )
}

/// A deck's cards with their counts, as they are played: the first sixty.
fn counts(cards: &[CardId]) -> Vec<(usize, CardId)> {
    let mut counts: Vec<(usize, CardId)> = Vec::new();
    for &id in cards.iter().filter(|&&id| id != 0) {
        match counts.iter_mut().find(|(_, known)| *known == id) {
            Some((count, _)) => *count += 1,
            None => counts.push((1, id)),
        }
    }
    counts
}

fn group_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Energy(_) => "Energy",
        Kind::Trainer => "Trainers",
        Kind::Pokemon(_) | Kind::None => "Pokémon",
    }
}

/// Prints a deck as a deck file.
fn show(out: &mut impl Write, deck: &Deck, paint: Paint) -> std::io::Result<()> {
    let cards = deck.cards();
    writeln!(out, "{}", paint.bold(&format!("# {}", deck.name)))?;
    for one in players(deck) {
        let rank = if one.rank.is_empty() { String::new() } else { format!(", {}", one.rank) };
        writeln!(out, "{}", paint.faint(&format!("# played by {}{rank} for {} prizes", one.name, one.prizes)))?;
    }
    let listed: usize = deck.list.iter().map(|&(count, _)| count as usize).sum();
    if listed > DECK_SIZE {
        let note = format!("# {listed} cards are listed; the first {DECK_SIZE} are played");
        writeln!(out, "{}", paint.faint(&note))?;
    }
    let counts = counts(&cards);
    for name in ["Pokémon", "Trainers", "Energy"] {
        let group: Vec<_> = counts.iter().filter(|&&(_, id)| group_of(card(id).kind) == name).collect();
        let count: usize = group.iter().map(|(count, _)| count).sum();
        writeln!(out, "{}", paint.faint(&format!("# {name}: {count}")))?;
        for (count, id) in group {
            writeln!(out, "{count} {}", line_name(card(*id)))?;
        }
    }
    if let Ok(playable) = tallgrass_duel::Deck::listed(deck)
        && let Err(error) = playable.check_copies(&Catalogue::default())
    {
        writeln!(out, "{}", paint.faint(&format!("# by the rules for one's own decks: {error}")))?;
    }
    Ok(())
}

fn opponent_json(opponent: &tallgrass_cards::Opponent) -> Value {
    let deck = tallgrass_cards::deck(opponent.deck).map(|deck| deck.name);
    json!({"name": opponent.name, "rank": opponent.rank, "deck": deck, "prizes": opponent.prizes})
}

fn deck_json(deck: &Deck) -> Value {
    let cards: Vec<Value> = counts(&deck.cards())
        .into_iter()
        .map(|(count, id)| json!({"count": count, "id": id, "name": card_name(card(id))}))
        .collect();
    let players: Vec<Value> = players(deck).map(opponent_json).collect();
    json!({"id": deck.id, "name": deck.name, "cards": cards, "played_by": players})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_is_a_deck_file() {
        for list in decks() {
            let mut out = Vec::new();
            show(&mut out, list, Paint::plain()).unwrap();
            let text = String::from_utf8(out).unwrap();
            let read = tallgrass_duel::Deck::parse_unrestricted(&text, &Catalogue::default()).unwrap();
            let (mut read, mut cards) = (read.cards().to_vec(), list.cards().to_vec());
            read.sort();
            cards.sort();
            assert_eq!(read, cards, "{text}");
        }
    }
}
