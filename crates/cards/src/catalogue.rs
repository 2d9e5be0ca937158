//! The cards that are played with: the cartridge's, and those of packs.

use crate::{Card, CardId, Kind, Name, generated, plain};

/// Why cards can't be added.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardError {
    /// There is one already.
    #[error("there is a card called {0:?} already; a card's key is its own")]
    Twice(Name),
    /// Nothing to call it by.
    #[error("a card has no name")]
    Nameless,
    /// A Pokémon that can't stand in play.
    #[error("{0}: a Pokémon has 10 to 250 hit points, in tens, and this has {1}")]
    HitPoints(Name, u8),
    /// More damage than can be dealt.
    #[error("{0}: {1} is printed with {2} damage, and there is room for 1,000")]
    Damage(Name, Name, u16),
    /// A stage that no card has, or an evolution of nothing.
    #[error(
        "{0}: a Basic Pokémon is of stage 0 and evolves from nothing, others are of stage 1 or 2 and say from what"
    )]
    Stage(Name),
    /// There is no such Pokémon.
    #[error("{0} evolves from {1:?}, and no card has that name")]
    EvolvesFrom(Name, Name),
}

/// A card that a pack brings. Its number is given to it when it is loaded.
#[derive(Clone, Debug)]
pub struct NewCard {
    /// What is printed on it; `id`, `name_id`, `namesakes` and `evolves_from` don't count. `constant` is its key: what it is called
    /// where its name might be another card's too.
    pub card: Card,
    /// The name of what it evolves from, empty for a Basic Pokémon and for what is no Pokémon.
    pub evolves_from: Name,
}

/// Every card there is, by number. The cartridge's come first.
#[derive(Clone, Debug)]
pub struct Catalogue {
    cards: Vec<Card>,
}

impl Default for Catalogue {
    fn default() -> Self {
        Self { cards: generated::CARDS.to_vec() }
    }
}

impl Catalogue {
    /// Adds a card; its number.
    pub fn add(&mut self, new: NewCard) -> Result<CardId, CardError> {
        let NewCard { mut card, evolves_from } = new;
        if card.name.is_empty() {
            return Err(CardError::Nameless);
        }
        if card.constant.is_empty() {
            card.constant = card.name.clone();
        }
        if self.cards().iter().any(|other| plain(&other.constant) == plain(&card.constant)) {
            return Err(CardError::Twice(card.constant));
        }
        let (is_pokemon, hp) = (card.kind.is_pokemon(), card.hp);
        if is_pokemon && !(hp % 10 == 0 && (10..=250).contains(&hp)) {
            return Err(CardError::HitPoints(card.name, hp));
        }
        if let Some(attack) = card.attacks.iter().find(|attack| attack.damage > 1000) {
            return Err(CardError::Damage(card.name.clone(), attack.name.clone(), attack.damage));
        }
        if card.stage > 2 || (card.stage == 0) != evolves_from.is_empty() {
            return Err(CardError::Stage(card.name));
        }
        card.id = self.cards.len() as CardId;
        let highest = self.cards.iter().map(|card| card.name_id).max().unwrap_or(0);
        let name_id = |name: &str| self.cards().iter().find(|other| other.name == *name).map(|other| other.name_id);
        card.name_id = name_id(&card.name).unwrap_or(highest + 1);
        card.evolves_from = match evolves_from.is_empty() {
            true => 0,
            false => name_id(&evolves_from).ok_or(CardError::EvolvesFrom(card.name.clone(), evolves_from))?,
        };
        let id = card.id;
        self.cards.push(card);
        let name_id = self.cards[id as usize].name_id;
        let namesakes = self.cards.iter_mut().filter(|other| other.name_id == name_id);
        let all: Vec<_> = namesakes.collect();
        let several = all.len() > 1;
        all.into_iter().for_each(|card| card.namesakes = several);
        Ok(id)
    }

    /// The card with this number. Any that no card has gives [`Card::NONE`], whose kind is [`Kind::None`].
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        self.cards.get(id as usize).unwrap_or(&crate::NO_CARD)
    }

    /// Whether a card has this number.
    pub fn has(&self, id: CardId) -> bool {
        self.card(id).kind != Kind::None
    }

    /// All cards, in order of their numbers.
    pub fn cards(&self) -> &[Card] {
        &self.cards[1..]
    }

    /// Those that packs brought.
    pub fn guests(&self) -> &[Card] {
        &self.cards[generated::CARDS.len()..]
    }

    /// A card's name as no other card's that looks different is written: with its level where several share it.
    pub fn name_of(&self, id: CardId) -> String {
        self.card(id).full_name()
    }

    /// Finds a card by its key (`MEW_LV8`), by name and level (`Mew Lv8`), by name alone if only one card has it, or by its
    /// number (`159`, `card 159`): two cards share name and level.
    pub fn find(&self, name: &str) -> Option<&Card> {
        find_in(self.cards(), name)
    }
}

pub(crate) fn find_in<'a>(cards: &'a [Card], name: &str) -> Option<&'a Card> {
    let wanted = plain(name);
    if let Ok(id) = wanted.strip_prefix("card").unwrap_or(&wanted).parse::<CardId>() {
        return cards.iter().find(|card| card.id == id);
    }
    if let Some(card) = cards.iter().find(|card| plain(&card.constant) == wanted) {
        return Some(card);
    }
    let with_level = |card: &&Card| plain(&format!("{} Lv{}", card.name, card.level)) == wanted;
    if let Some(card) = cards.iter().find(with_level) {
        return Some(card);
    }
    let mut named = cards.iter().filter(|card| plain(&card.name) == wanted);
    match (named.next(), named.next()) {
        (Some(card), None) => Some(card),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Attack, Color, id};

    fn bug(name: &str) -> NewCard {
        let card = Card { name: name.into(), kind: Kind::Pokemon(Color::Grass), hp: 40, ..Card::NONE };
        NewCard { card, evolves_from: Name::new("") }
    }

    #[test]
    fn a_pack_s_cards_have_numbers_after_the_cartridge_s() {
        let mut catalogue = Catalogue::default();
        let first = catalogue.add(bug("Flutterby")).unwrap();
        let mut evolved = bug("Flutterwing");
        (evolved.card.stage, evolved.evolves_from) = (1, "Flutterby".into());
        let second = catalogue.add(evolved).unwrap();
        assert_eq!((first, second), (229, 230));
        assert_eq!(catalogue.card(second).evolves_from, catalogue.card(first).name_id);
        assert_eq!(catalogue.find("flutterby").map(|card| card.id), Some(229));
        assert_eq!(catalogue.find("230").map(|card| &*card.name), Some("Flutterwing"));
        assert_eq!(catalogue.card(id::BILL).name, "Bill");
        assert_eq!(catalogue.guests().len(), 2);
        assert!(!catalogue.has(231) && !catalogue.has(0));
    }

    #[test]
    fn what_can_t_be_a_card_is_refused() {
        let refused = |change: fn(&mut NewCard)| {
            let mut new = bug("Flutterby");
            change(&mut new);
            Catalogue::default().add(new).unwrap_err().to_string()
        };
        assert_eq!(refused(|new| new.card.name = "".into()), "a card has no name");
        let twice = refused(|new| new.card.constant = "Bulbasaur".into());
        assert_eq!(twice, "there is a card called \"Bulbasaur\" already; a card's key is its own");
        let hp = refused(|new| new.card.hp = 45);
        assert_eq!(hp, "Flutterby: a Pokémon has 10 to 250 hit points, in tens, and this has 45");
        assert!(refused(|new| new.card.stage = 1).starts_with("Flutterby: a Basic Pokémon is of stage 0"));
        let nobody = refused(|new| (new.card.stage, new.evolves_from) = (1, "Nobody".into()));
        assert_eq!(nobody, "Flutterby evolves from \"Nobody\", and no card has that name");
        let hits =
            |new: &mut NewCard| new.card.attacks[0] = Attack { name: "Hit".into(), damage: 1_010, ..Attack::NONE };
        assert_eq!(refused(hits), "Flutterby: Hit is printed with 1010 damage, and there is room for 1,000");
    }
}
