//! Decks by name or from files.

use crate::decks::find;
use crate::near;
use anyhow::{Context, Result, bail};
use std::path::Path;
use tallgrass_cards::{decks, find_deck};
use tallgrass_duel::Deck;

/// No deck file is larger than this.
const LARGEST: u64 = 1 << 20;

/// A deck with what it is called.
#[derive(Clone, Debug)]
pub struct NamedDeck {
    /// The deck's name, or the file's.
    pub name: String,
    /// Its cards.
    pub deck: Deck,
}

/// One of the cartridge's decks, or the deck in a file.
///
/// # Errors
/// If there is neither such a deck nor such a file, or if the file's deck can't be played.
pub fn by_name(text: &str) -> Result<NamedDeck> {
    if let Some(list) = find_deck(text) {
        return Ok(NamedDeck { name: list.name.into(), deck: Deck::listed(list)? });
    }
    let path = Path::new(text);
    if path.is_file() {
        return read(path);
    }
    let a_path = path.exists() || text.contains(['/', '\\', '.']);
    match find(text) {
        Ok(list) => Ok(NamedDeck { name: list.name.into(), deck: Deck::listed(list)? }),
        Err(_) if path.is_dir() => bail!("{text} is a folder; a deck is a file with lines such as \"4 Bulbasaur\""),
        Err(_) if a_path => {
            let near = near::nearest(text, decks().iter().map(|deck| deck.name), 1);
            bail!("there is no file {text}, nor a deck of that name{}", near::did_you_mean(&near))
        }
        Err(error) => bail!("{error}\nsee `tallgrass decks` for the names, or give the path of a deck file"),
    }
}

fn read(path: &Path) -> Result<NamedDeck> {
    let shown = path.display();
    let size = std::fs::metadata(path).with_context(|| format!("{shown} can't be read"))?.len();
    if size > LARGEST {
        bail!("{shown} has {size} bytes, too many for a deck");
    }
    let bytes = std::fs::read(path).with_context(|| format!("{shown} can't be read"))?;
    let Ok(text) = String::from_utf8(bytes) else {
        bail!("{shown} is not text; a deck has lines such as \"4 Bulbasaur\"")
    };
    let deck = Deck::parse(text.trim_start_matches('\u{feff}')).with_context(|| shown.to_string())?;
    let name = path.file_stem().map_or_else(|| shown.to_string(), |name| name.to_string_lossy().into());
    Ok(NamedDeck { name, deck })
}
