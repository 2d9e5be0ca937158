//! A card as text and as JSON.

use crate::paint::Paint;
use serde_json::{Value, json};
use std::io::{Result, Write};
use tallgrass_cards::{Attack, Card, Category, Color, Kind};
use tallgrass_duel::Rulebook;
use tallgrass_duel::effect::place;
use tallgrass_duel::words::card_name;
use tallgrass_duel_cards::rules_texts;

/// Text is folded to this many columns.
const WIDTH: usize = 78;

/// What sort of card it is: "Stage 1 Fire Pokémon, 80 HP".
pub fn kind_text(card: &Card) -> String {
    match card.kind {
        Kind::Pokemon(color) => format!("{} {color:?} Pokémon, {} HP", stage_text(card), card.hp),
        Kind::Energy(_) if card.kind.is_basic_energy() => "Basic Energy".into(),
        Kind::Energy(_) => "Special Energy".into(),
        Kind::Trainer => "Trainer".into(),
        Kind::None => "no card".into(),
    }
}

fn stage_text(card: &Card) -> String {
    match card.stage {
        0 => "Basic".into(),
        stage => format!("Stage {stage}"),
    }
}

/// The Pokémon it evolves from.
fn evolves_from<'a>(card: &Card, book: &'a Rulebook) -> Option<&'a str> {
    let is_before = |other: &&Card| card.evolves_from != 0 && other.name_id == card.evolves_from;
    book.cards().cards().iter().find(is_before).map(|card| card.name.as_str())
}

/// What a card does in a place: a text for each effect.
fn texts<'a>(card: &Card, place: u8, book: &'a Rulebook) -> impl Iterator<Item = &'a str> {
    let replaced = book.is_replaced(card.id, place);
    let printed = rules_texts(card.id, place).filter(move |_| !replaced).map(|text| -> &'a str { text });
    printed.chain(book.texts(card.id, place))
}

/// The colours of a weakness or resistance.
fn colors(bits: u8) -> Vec<String> {
    Color::ALL.into_iter().filter(|color| bits & color.bit() != 0).map(|color| format!("{color:?}")).collect()
}

fn colors_text(bits: u8) -> String {
    let colors = colors(bits);
    if colors.is_empty() { "none".into() } else { colors.join(", ") }
}

/// What an attack costs: "Fire Fire Colorless".
fn cost_text(attack: &Attack) -> String {
    let each = Color::ALL
        .into_iter()
        .flat_map(|color| std::iter::repeat_n(format!("{color:?}"), attack.cost[color as usize] as usize));
    let cost: Vec<_> = each.collect();
    if cost.is_empty() { "free".into() } else { cost.join(" ") }
}

/// Its printed damage: "30", "10×", "20+", or nothing.
pub fn damage_text(attack: &Attack) -> String {
    let sign = match attack.category {
        Category::Normal => "",
        Category::Plus => "+",
        Category::Minus => "−",
        Category::Times => "×",
        Category::Residual | Category::Power => return String::new(),
    };
    if attack.damage == 0 && sign.is_empty() { String::new() } else { format!("{}{sign}", attack.damage) }
}

/// Prints a card.
pub fn show(out: &mut impl Write, card: &Card, book: &Rulebook, paint: Paint) -> Result<()> {
    show_within(out, card, book, paint, WIDTH)
}

/// A card without colours, its text in lines of at most so many columns.
pub fn lines_within(card: &Card, book: &Rulebook, width: usize) -> Vec<String> {
    let mut text = Vec::new();
    // Writing to memory doesn't fail.
    let _ = show_within(&mut text, card, book, Paint::plain(), width.min(WIDTH));
    String::from_utf8_lossy(&text).lines().map(str::to_owned).collect()
}

fn show_within(out: &mut impl Write, card: &Card, book: &Rulebook, paint: Paint, width: usize) -> Result<()> {
    writeln!(out, "{}", paint.bold(&card_name(card)))?;
    let mut line = kind_text(card);
    for tag in &card.tags {
        line += &format!(", {tag}");
    }
    if let Some(before) = evolves_from(card, book) {
        line += &format!(", evolves from {before}");
    }
    if card.kind.is_pokemon() {
        line += &format!(", level {}", card.level);
    }
    writeln!(out, "{line}")?;
    for text in texts(card, place::CARD, book) {
        folded(out, text, "  ", width)?;
    }
    for (place, attack) in (0..).zip(&card.attacks).filter(|(_, attack)| attack.exists()) {
        if attack.category == Category::Power {
            writeln!(out, "Power   {}", paint.good(&attack.name))?;
        } else {
            let damage = damage_text(attack);
            let damage = if damage.is_empty() { damage } else { format!("  {damage}") };
            let cost = paint.faint(&format!("  ({})", cost_text(attack)));
            writeln!(out, "Attack  {}{damage}{cost}", paint.warn(&attack.name))?;
        }
        for text in texts(card, place, book) {
            folded(out, text, "        ", width)?;
        }
    }
    if card.kind.is_pokemon() {
        let (weak, resistant) = (colors_text(card.weakness), colors_text(card.resistance));
        writeln!(out, "Weakness {weak}, resistance {resistant}, retreat {}", card.retreat)?;
    }
    writeln!(out, "{}", paint.faint(&format!("card {} ({})", card.id, card.constant)))
}

/// Prints text in lines that fit, each after `indent`.
fn folded(out: &mut impl Write, text: &str, indent: &str, width: usize) -> Result<()> {
    for line in fold(text, width.saturating_sub(indent.len())) {
        writeln!(out, "{indent}{line}")?;
    }
    Ok(())
}

/// Text in lines of at most so many characters, broken between words.
pub fn fold(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last().map_or(0, |line| line.chars().count());
        if line > 0 && line + 1 + word.chars().count() > width {
            lines.push(word.to_owned());
        } else if let Some(last) = lines.last_mut() {
            if line > 0 {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    lines
}

/// A card as JSON.
pub fn as_json(card: &Card, book: &Rulebook) -> Value {
    let texts = |place| texts(card, place, book).collect::<Vec<_>>();
    let attack = |place: usize| {
        let attack = &card.attacks[place];
        attack.exists().then(|| {
            let cost: serde_json::Map<_, _> = Color::ALL
                .into_iter()
                .filter(|&color| attack.cost[color as usize] != 0)
                .map(|color| (format!("{color:?}"), attack.cost[color as usize].into()))
                .collect();
            json!({
                "name": attack.name.as_str(),
                "power": attack.category == Category::Power,
                "cost": cost,
                "damage": attack.damage,
                "damage_text": damage_text(attack),
                "texts": texts(place as u8),
            })
        })
    };
    let color = match card.kind {
        Kind::Pokemon(color) | Kind::Energy(color) => Some(format!("{color:?}")),
        _ => None,
    };
    let kind = match card.kind {
        Kind::Pokemon(_) => "Pokémon",
        Kind::Energy(_) => "Energy",
        Kind::Trainer => "Trainer",
        Kind::None => "none",
    };
    let attacks: Vec<Value> = [attack(0), attack(1)].into_iter().flatten().collect();
    let card_texts = texts(place::CARD);
    json!({
        "id": card.id,
        "constant": card.constant.as_str(),
        "name": card.name.as_str(),
        "kind": kind,
        "color": color,
        "stage": card.kind.is_pokemon().then_some(card.stage),
        "evolves_from": evolves_from(card, book),
        "level": (card.level != 0).then_some(card.level),
        "hp": (card.hp != 0).then_some(card.hp),
        "attacks": attacks,
        "texts": card_texts,
        "weakness": colors(card.weakness),
        "resistance": colors(card.resistance),
        "retreat": card.kind.is_pokemon().then_some(card.retreat),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tallgrass_cards::{card, id};

    #[test]
    fn every_card_can_be_shown_and_fits() {
        let book = tallgrass_duel_cards::rulebook();
        for card in book.cards().cards() {
            let mut out = Vec::new();
            show(&mut out, card, &book, Paint::plain()).unwrap();
            let text = String::from_utf8(out).unwrap();
            assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
        }
    }

    #[test]
    fn damage_is_written_as_printed() {
        assert_eq!(damage_text(&card(id::BULBASAUR).attacks[0]), "20");
        assert_eq!(damage_text(&card(id::ALAKAZAM).attacks[0]), "");
    }
}
