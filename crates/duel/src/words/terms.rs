//! The words for cards together, places, and what befalls a Pokémon.

use crate::state::{ACTIVE, Condition, Defence, Hindrance, Slot};
use tallgrass_cards::{CardId, Catalogue};

/// Cards with how many there are of each, in the order in which they come; those that look alike together.
pub fn alike(cards: &Catalogue, ids: impl IntoIterator<Item = CardId>) -> Vec<(CardId, u32)> {
    let mut counts: Vec<(CardId, u32)> = Vec::new();
    for id in ids {
        // Two cards may share name and level.
        let look = |id| (cards.card(id).name_id, cards.card(id).level);
        match counts.iter_mut().find(|(known, _)| look(*known) == look(id)) {
            Some((_, count)) => *count += 1,
            None => counts.push((id, 1)),
        }
    }
    counts
}

/// So many of a card: "Bill", "Fire Energy ×2".
pub fn counted(cards: &Catalogue, id: CardId, count: u32) -> String {
    let name = cards.name_of(id);
    if count == 1 { name } else { format!("{name} ×{count}") }
}

/// Cards by name, alike ones together.
///
/// ```
/// use tallgrass_cards::{Catalogue, id};
///
/// let hand = [id::FIRE_ENERGY, id::BILL, id::FIRE_ENERGY];
/// assert_eq!(tallgrass_duel::words::listed(&Catalogue::default(), hand), "Fire Energy ×2, Bill");
/// ```
pub fn listed(cards: &Catalogue, ids: impl IntoIterator<Item = CardId>) -> String {
    alike(cards, ids).into_iter().map(|(id, count)| counted(cards, id, count)).collect::<Vec<_>>().join(", ")
}

/// A place in a play area: "Active", "Bench 2".
pub fn place_name(slot: Slot) -> String {
    if slot == ACTIVE { "Active".into() } else { format!("Bench {slot}") }
}

/// What a Pokémon with a special condition is.
pub const fn adjective(condition: Condition) -> &'static str {
    match condition {
        Condition::Confused => "confused",
        Condition::Asleep => "asleep",
        Condition::Paralyzed => "paralysed",
        Condition::Poisoned => "poisoned",
        Condition::BadlyPoisoned => "badly poisoned",
    }
}

/// What protection does, of the Pokémon that has it: "takes no damage".
pub const fn protection(defence: Defence) -> &'static str {
    match defence {
        Defence::Agility | Defence::Fly | Defence::Barrier => "takes neither damage nor effects",
        Defence::PreventLessThan40 => "takes no damage below 40",
        Defence::Stiffen | Defence::Withdraw | Defence::HideInShell | Defence::Scrunch => "takes no damage",
        Defence::ReduceBy10 => "takes 10 less damage",
        Defence::ReduceBy20 => "takes 20 less damage",
        Defence::Halve => "takes half the damage",
        Defence::DestinyBond => "takes whoever knocks it out along",
        Defence::DoubleNextTurn => "deals double damage next turn",
    }
}

/// What a hindrance does, of the Pokémon that has it: "attacks only on heads".
pub const fn hindrance(hindrance: Hindrance) -> &'static str {
    match hindrance {
        Hindrance::Smokescreen | Hindrance::SandAttack => "attacks only on heads",
        Hindrance::ReduceBy20 => "deals 20 less damage",
        Hindrance::Pounce | Hindrance::Growl => "deals 10 less damage",
        Hindrance::Amnesia => "has forgotten an attack",
        Hindrance::TailWag | Hindrance::Leer | Hindrance::BoneAttack => "can't attack",
        Hindrance::Conversion2 => "has another weakness",
        Hindrance::Acid => "can't retreat",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tallgrass_cards::id;

    #[test]
    fn alike_cards_stand_together() {
        let ids = [id::PIKACHU_LV16, id::PIKACHU_LV12, id::PIKACHU_ALT_LV16, id::BILL];
        assert_eq!(listed(&Catalogue::default(), ids), "Pikachu Lv16 ×2, Pikachu Lv12, Bill");
        assert_eq!(listed(&Catalogue::default(), []), "");
    }

    #[test]
    fn places_have_names() {
        assert_eq!([0, 3].map(place_name), ["Active", "Bench 3"]);
    }
}
