//! Decks by name or from files.

use crate::decks::find;
use crate::near;
use crate::reading;
use anyhow::{Context, Result, bail};
use std::path::Path;
use tallgrass_cards::{decks, find_deck, same_name};
use tallgrass_duel::{Deck, Rulebook};

/// No deck file is larger than this.
const LARGEST: u64 = 1 << 20;

/// A deck with what it is called.
#[derive(Clone, Debug)]
pub struct NamedDeck {
    /// The deck's name, or the file's.
    pub name: String,
    /// Its cards.
    pub deck: Deck,
    /// What it was asked for by; nothing if it comes from a saved duel.
    pub given: Option<String>,
}

/// One of the cartridge's decks, or the deck in a file.
///
/// # Errors
/// If there is neither such a deck nor such a file, or if the file's deck can't be played.
pub fn by_name(text: &str, book: &Rulebook) -> Result<NamedDeck> {
    let path = Path::new(text);
    let is_there = path.exists() && !path.is_dir();
    // What has a folder's name in it is meant as a path.
    if is_there && text.contains(std::path::is_separator) {
        return read(path, book);
    }
    if let Some((name, deck)) = book.decks().iter().find(|(name, _)| same_name(name, text)) {
        return Ok(NamedDeck { name: name.to_string(), deck: *deck, given: Some(name.to_lowercase()) });
    }
    if let Some(list) = find_deck(text) {
        return listed(list);
    }
    if is_there {
        return read(path, book);
    }
    let a_path = path.exists() || text.contains(['/', '\\', '.']);
    match find(text) {
        Ok(list) => listed(list),
        Err(_) if path.is_dir() => bail!("{text} is a folder; a deck is a file with lines such as \"4 Bulbasaur\""),
        Err(_) if a_path => {
            let near = near::nearest(text, decks().iter().map(|deck| deck.name), 1);
            bail!("there is no file {text}, nor a deck of that name{}", near::did_you_mean(&near))
        }
        Err(error) => bail!("{error}\nsee `tallgrass decks` for the names, or give the path of a deck file"),
    }
}

/// What the command line finds this very deck by: its name, or its number if another has its name.
pub fn command_name(list: &tallgrass_cards::Deck) -> String {
    let found = find_deck(list.name).is_some_and(|found| found.id == list.id);
    if found { list.name.to_lowercase() } else { list.id.to_string() }
}

fn listed(list: &tallgrass_cards::Deck) -> Result<NamedDeck> {
    Ok(NamedDeck { name: list.name.into(), deck: Deck::listed(list)?, given: Some(command_name(list)) })
}

fn read(path: &Path, book: &Rulebook) -> Result<NamedDeck> {
    let shown = path.display();
    let bytes = reading::whole(path, LARGEST, "a deck")?;
    let Ok(text) = String::from_utf8(bytes) else {
        bail!("{shown} is not text; a deck has lines such as \"4 Bulbasaur\"")
    };
    let deck = Deck::parse_in(text.trim_start_matches('\u{feff}'), book.cards()).with_context(|| shown.to_string())?;
    let name = path.file_stem().map_or_else(|| shown.to_string(), |name| name.to_string_lossy().into());
    Ok(NamedDeck { name, deck, given: Some(shown.to_string()) })
}
