//! `tallgrass card`: shows cards of the Trading Card Game.

mod sheet;

use crate::paint::Paint;
use crate::{near, pack};
use anyhow::{Result, bail};
use sheet::{as_json, kind_text};
pub use sheet::{damage_text, fold, lines_within, show};
use std::io::Write;
use std::process::ExitCode;
use tallgrass_cards::{Card, CardId, Catalogue, has_in_name, same_name};
use tallgrass_duel::words::card_name;

/// Show a card of the Trading Card Game: HP, attacks with what they cost and do, Power, weakness, retreat.
///
/// A name, a name with its level, a part of a name, or a number. If several cards have the very name, all are shown; if only parts
/// of names fit, they are listed.
///
/// Exits with 2 if no card has such a name.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  tallgrass card bulbasaur
  tallgrass card mew lv8
  tallgrass card \"energy removal\"
  tallgrass card saur
  tallgrass card 159
  tallgrass card --json pikachu | jq '.[].hp'")]
pub struct Arguments {
    /// The card's name, or a part of it. Quotes are not needed.
    #[arg(required = true, value_name = "NAME")]
    name: Vec<String>,
    /// Also the cards of a pack: tutorial.
    #[arg(long, value_name = "PACK")]
    pack: Option<String>,
    /// Print a JSON array of the cards.
    #[arg(long)]
    json: bool,
}

/// Cards that fit what was typed.
pub enum Found<'a> {
    /// These have the very name.
    Named(Vec<&'a Card>),
    /// A part of these names.
    Parts(Vec<&'a Card>),
}

/// The cards that have a name, or a part of it in theirs, or the number that was typed. Accents and signs don't count.
///
/// # Errors
/// If there are none; the error names what is near.
pub fn find<'a>(name: &str, catalogue: &'a Catalogue) -> Result<Found<'a>> {
    let cards = catalogue.cards();
    let typed = name.trim().to_lowercase();
    let number = typed.strip_prefix("card").unwrap_or(&typed).trim();
    if !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()) {
        let found = number.parse().ok().and_then(|id: CardId| cards.iter().find(|card| card.id == id));
        return match found {
            Some(card) => Ok(Found::Named(vec![card])),
            None => bail!("no card has the number {number}; they go from 1 to {}", cards.len()),
        };
    }
    if let Some(card) = catalogue.find(name) {
        let alike = |other: &&Card| card_name(other) == card_name(card);
        let found = if name.contains('_') { vec![card] } else { cards.iter().filter(alike).collect() };
        return Ok(Found::Named(found));
    }
    if !typed.contains(char::is_alphanumeric) {
        bail!("no card has an empty name; `tallgrass card saur` lists what has \"saur\" in its name");
    }
    let by = |fits: &dyn Fn(&Card) -> bool| -> Vec<_> { cards.iter().filter(|card| fits(card)).collect() };
    let named = by(&|card| same_name(&card.name, &typed));
    if !named.is_empty() {
        return Ok(Found::Named(named));
    }
    let parts = by(&|card| has_in_name(&card.name, &typed) || has_in_name(&card_name(card), &typed));
    match parts[..] {
        [] => {
            let near = near::nearest(&typed, cards.iter().map(|card| card.name.as_str()), 3);
            bail!("no card is called {name:?}, nor has it in its name{}", near::did_you_mean(&near))
        }
        [one] => Ok(Found::Named(vec![one])),
        _ => Ok(Found::Parts(parts)),
    }
}

pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let book = pack::rulebook(arguments.pack.as_deref())?;
    let found = find(&arguments.name.join(" "), book.cards())?;
    let mut out = std::io::stdout().lock();
    if arguments.json {
        let (Found::Named(cards) | Found::Parts(cards)) = found;
        let values: Vec<_> = cards.into_iter().map(|card| as_json(card, &book)).collect();
        writeln!(out, "{}", serde_json::Value::from(values))?;
        return Ok(ExitCode::SUCCESS);
    }
    let paint = Paint::of_stdout();
    match found {
        Found::Named(cards) => {
            for (number, card) in cards.into_iter().enumerate() {
                if number > 0 {
                    writeln!(out)?;
                }
                show(&mut out, card, &book, paint)?;
            }
        }
        Found::Parts(cards) => {
            for card in &cards {
                writeln!(out, "{:<26}{}", card_name(card), paint.faint(&kind_text(card)))?;
            }
            let all = format!("{} cards; tallgrass card NAME shows one", cards.len());
            writeln!(out, "{}", paint.faint(&all))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
