//! `tallgrass card`: shows cards of the Trading Card Game.

mod sheet;

use crate::near;
use crate::paint::Paint;
use anyhow::{Result, bail};
use sheet::{as_json, kind_text};
pub use sheet::{damage_text, fold, lines_within, show};
use std::io::Write;
use std::process::ExitCode;
use tallgrass_cards::{Card, cards, find_card};
use tallgrass_duel::words::card_name;

/// Show a card of the Trading Card Game: HP, attacks with what they cost and do, Power, weakness, retreat.
///
/// A name, a name with its level, or a part of a name. If several cards have the very name, all are shown; if only parts
/// of names fit, they are listed.
///
/// Exits with 2 if no card has such a name.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  tallgrass card bulbasaur
  tallgrass card mew lv8
  tallgrass card \"energy removal\"
  tallgrass card saur
  tallgrass card --json pikachu | jq '.[].hp'")]
pub struct Arguments {
    /// The card's name, or a part of it. Quotes are not needed.
    #[arg(required = true, value_name = "NAME")]
    name: Vec<String>,
    /// Print a JSON array of the cards.
    #[arg(long)]
    json: bool,
}

/// Cards that fit what was typed.
pub enum Found {
    /// These have the very name.
    Named(Vec<&'static Card>),
    /// A part of these names.
    Parts(Vec<&'static Card>),
}

/// The cards that have a name, or a part of it in theirs.
///
/// # Errors
/// If there are none; the error names what is near.
pub fn find(name: &str) -> Result<Found> {
    if let Some(card) = find_card(name) {
        let alike = |other: &&Card| card_name(other) == card_name(card);
        let is_by_number = name.trim().to_lowercase().starts_with("card") || name.contains('_');
        let found = if is_by_number { vec![card] } else { cards().iter().filter(alike).collect() };
        return Ok(Found::Named(found));
    }
    let typed = name.trim().to_lowercase();
    if typed.is_empty() {
        bail!("no card has an empty name; `tallgrass card saur` lists what has \"saur\" in its name");
    }
    let by = |fits: &dyn Fn(&Card) -> bool| -> Vec<_> { cards().iter().filter(|card| fits(card)).collect() };
    let named = by(&|card| card.name.to_lowercase() == typed);
    if !named.is_empty() {
        return Ok(Found::Named(named));
    }
    let parts =
        by(&|card| card.name.to_lowercase().contains(&typed) || card_name(card).to_lowercase().contains(&typed));
    match parts[..] {
        [] => {
            let near = near::nearest(&typed, cards().iter().map(|card| card.name), 3);
            bail!("no card is called {name:?}, nor has it in its name{}", near::did_you_mean(&near))
        }
        [one] => Ok(Found::Named(vec![one])),
        _ => Ok(Found::Parts(parts)),
    }
}

pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let found = find(&arguments.name.join(" "))?;
    let mut out = std::io::stdout().lock();
    if arguments.json {
        let (Found::Named(cards) | Found::Parts(cards)) = found;
        let values: Vec<_> = cards.into_iter().map(as_json).collect();
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
                show(&mut out, card, paint)?;
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
