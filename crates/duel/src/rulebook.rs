//! What the cards are and do: every card, and every effect by the card it is printed on, in layers.

use crate::{
    Deck, DeckError,
    checkpoints::{Checkpoint, CheckpointKind},
    effect::{Effect, Handler, Layer, place},
    flag::{Flag, UnknownFlag},
    mark::{Mark, UnknownMark},
    message::{Message, MessageKind},
    moment::Moment,
    pack::{Pack, PackEffect},
};
use std::sync::Arc;
use strum::VariantArray;
use tallgrass_cards::{Card, CardError, CardId, Catalogue, Name};

/// How many turn flags the effects of a rulebook may have altogether.
pub const MAX_FLAGS: usize = 128;
/// How many marks they may have.
pub const MAX_MARKS: usize = 32;

/// Something that acts at a checkpoint whatever is in play.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// What it does.
    pub point: Checkpoint,
    /// The card it is printed on, if it is on one.
    pub of: Option<CardId>,
}

/// What a pack says that a card does in a place.
#[derive(Debug)]
struct Text {
    card: CardId,
    place: u8,
    text: Name,
    /// What was said of it before no longer holds.
    replaces: bool,
}

/// Every card; every effect, by the card it is printed on; the rules that hold without a card; the names of turn flags
/// and marks. It belongs to the duels that are played by it, which share it.
#[derive(Debug)]
pub struct Rulebook {
    cards: Catalogue,
    /// For each place of each card, what acts there, in order.
    effects: Vec<[Vec<Arc<PackEffect>>; 3]>,
    /// For each card, the checkpoints its Pokémon listens to while it is in play.
    passives: Vec<u32>,
    /// All of these.
    anyone: u32,
    /// What acts always, at each checkpoint.
    rules: Vec<Vec<Rule>>,
    /// The checkpoints that anything listens to, Pokémon or rules.
    heard: u32,
    /// Names of flags, by number.
    flags: Vec<Name>,
    /// Names of marks, by number.
    marks: Vec<Name>,
    /// What packs say that cards do.
    texts: Vec<Text>,
    /// Names of the rules that are on no card.
    ruling: Vec<Name>,
    /// What packs say, by number.
    words: Vec<Name>,
    /// The decks of packs.
    decks: Vec<(Name, Deck)>,
}

/// What is wrong with a set of effects.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulebookError {
    /// Two effects of one layer claim the same place.
    #[error("{one} and {other} both say what place {place} of {card} does")]
    Conflict {
        /// The one that was first.
        one: Name,
        /// The other.
        other: Name,
        /// The card.
        card: Name,
        /// The place.
        place: u8,
    },
    /// A card that there isn't.
    #[error("{effect} is on card {card}, which there isn't; the cards go from 1 to {last}")]
    NoSuchCard {
        /// The effect.
        effect: Name,
        /// The card.
        card: CardId,
        /// The last card.
        last: CardId,
    },
    /// A place that no card has.
    #[error("{effect} is on place {place} of {card}; places are 0 and 1 for attacks and Powers, 2 for Trainers")]
    NoSuchPlace {
        /// The effect.
        effect: Name,
        /// The card.
        card: Name,
        /// The place.
        place: u8,
    },
    /// A rule that listens where only a Pokémon can.
    #[error("{effect} is no Pokémon's, but listens at {kind:?}, where only a Pokémon in play can")]
    NotForRules {
        /// The effect.
        effect: Name,
        /// The checkpoint.
        kind: CheckpointKind,
    },
    /// More turn flags than there is room for.
    #[error("{effect} brings the {MAX_FLAGS} turn flags there is room for to one more")]
    TooManyFlags {
        /// The effect with the one too many.
        effect: Name,
    },
    /// More marks than there is room for.
    #[error("{effect} brings the {MAX_MARKS} marks there is room for to one more")]
    TooManyMarks {
        /// The effect with the one too many.
        effect: Name,
    },
    /// A flag or mark that is called as one of the game's is, or not at all.
    #[error("{effect} has a flag or mark called {name:?}, which {why}")]
    FlagName {
        /// The effect.
        effect: Name,
        /// The name.
        name: Name,
        /// What is wrong with it.
        why: &'static str,
    },
    /// A card that can't be.
    #[error("{0}")]
    Card(#[from] CardError),
    /// A deck that can't be played.
    #[error("the deck {deck}: {error}")]
    Deck {
        /// The deck.
        deck: Name,
        /// What is wrong.
        error: DeckError,
    },
}

impl Rulebook {
    /// A rulebook with these effects on the cartridge's cards, or what is wrong with them.
    pub fn new(effects: &[&Effect]) -> Result<Self, RulebookError> {
        Self::layered(&[effects])
    }

    /// A rulebook with several layers of effects: those of a later one stand instead of, before or after what earlier
    /// ones put on the same card, as [`Effect::layer`] says. Within a layer only one may stand by itself.
    pub fn layered(layers: &[&[&Effect]]) -> Result<Self, RulebookError> {
        let packs: Vec<_> = layers.iter().map(|layer| Pack::of(layer.iter().copied())).collect();
        Self::of_packs(&packs)
    }

    /// A rulebook of packs, each a layer over those before it.
    pub fn of_packs(packs: &[Pack]) -> Result<Self, RulebookError> {
        let mut book = Self {
            cards: Catalogue::default(),
            effects: Vec::new(),
            passives: Vec::new(),
            anyone: 0,
            rules: vec![Vec::new(); CheckpointKind::VARIANTS.len()],
            heard: 0,
            flags: Vec::new(),
            marks: Vec::new(),
            texts: Vec::new(),
            ruling: Vec::new(),
            words: Vec::new(),
            decks: Vec::new(),
        };
        let mut layers = Vec::new();
        for pack in packs {
            layers.push(book.add_cards(pack)?);
        }
        book.effects.resize_with(book.cards.cards().len() + 1, Default::default);
        for layer in layers {
            book.add_layer(layer)?;
        }
        book.find_listeners();
        for deck in packs.iter().flat_map(|pack| &pack.decks) {
            let read = Deck::parse_in(&deck.list, &book.cards);
            let read = read.map_err(|error| RulebookError::Deck { deck: deck.name.clone(), error })?;
            book.decks.push((deck.name.clone(), read));
        }
        Ok(book)
    }

    /// Adds a pack's cards; all its effects.
    fn add_cards(&mut self, pack: &Pack) -> Result<Vec<PackEffect>, RulebookError> {
        let mut effects = pack.effects.clone();
        for word in &pack.words {
            if !self.words.contains(word) {
                self.words.push(word.clone());
            }
        }
        for new in &pack.cards {
            let id = self.cards.add(new.card.clone())?;
            effects.extend(new.does.iter().map(|(place, effect)| PackEffect {
                of: vec![(id, *place)],
                layer: Layer::Instead,
                ..effect.clone()
            }));
            let text =
                |(place, text): &(u8, Name)| Text { card: id, place: *place, text: text.clone(), replaces: true };
            self.texts.extend(new.texts.iter().map(text));
        }
        for (card, place, text) in &pack.texts {
            let here = |effect: &PackEffect| effect.layer == Layer::Instead && effect.of.contains(&(*card, *place));
            let replaces = pack.effects.iter().any(here);
            self.texts.push(Text { card: *card, place: *place, text: text.clone(), replaces });
        }
        Ok(effects)
    }

    fn add_layer(&mut self, effects: Vec<PackEffect>) -> Result<(), RulebookError> {
        let mut alone: Vec<(CardId, u8, Name)> = Vec::new();
        let (replacing, joining): (Vec<_>, Vec<_>) =
            effects.into_iter().map(Arc::new).partition(|effect| effect.layer == Layer::Instead);
        for effect in replacing.into_iter().chain(joining) {
            self.add_names(&effect)?;
            let is_rule = effect.of.iter().all(|&(_, place)| place == place::CARD);
            let ruling = effect.at.iter().filter(|_| is_rule).chain(&effect.always);
            if let Some(kind) = ruling.map(Checkpoint::kind).find(|kind| !kind.is_for_rules()) {
                return Err(RulebookError::NotForRules { effect: effect.name.clone(), kind });
            }
            if effect.of.is_empty() {
                self.ruling.push(effect.name.clone());
                self.add_rules(&effect, place::CARD);
            }
            for &(card, place) in &effect.of {
                if !self.cards.has(card) {
                    let last = self.cards.cards().len() as CardId;
                    return Err(RulebookError::NoSuchCard { effect: effect.name.clone(), card, last });
                }
                let name = || self.cards.card(card).name.clone();
                let Some(stack) = self.effects[card as usize].get_mut(place as usize) else {
                    return Err(RulebookError::NoSuchPlace { effect: effect.name.clone(), card: name(), place });
                };
                match effect.layer {
                    Layer::Instead => {
                        if let Some((.., one)) = alone.iter().find(|claim| (claim.0, claim.1) == (card, place)) {
                            let (one, other) = (one.clone(), effect.name.clone());
                            return Err(RulebookError::Conflict { one, other, card: name(), place });
                        }
                        alone.push((card, place, effect.name.clone()));
                        *stack = vec![effect.clone()];
                    }
                    Layer::Before => stack.insert(0, effect.clone()),
                    Layer::After => stack.push(effect.clone()),
                }
            }
        }
        Ok(())
    }

    fn add_names(&mut self, effect: &PackEffect) -> Result<(), RulebookError> {
        for name in effect.flags.iter().chain(&effect.marks) {
            let why = match name {
                name if name.is_empty() => "is no name",
                name if Flag::of_the_game(name).is_some() || Mark::of_the_game(name).is_some() => {
                    "is what the game calls one of its own"
                }
                _ => continue,
            };
            return Err(RulebookError::FlagName { effect: effect.name.clone(), name: name.clone(), why });
        }
        let add = |known: &mut Vec<Name>, new: &[Name], room: usize| {
            for name in new.iter() {
                if !known.contains(name) {
                    known.push(name.clone());
                }
            }
            known.len() <= room
        };
        let effect_name = || effect.name.clone();
        if !add(&mut self.flags, &effect.flags, MAX_FLAGS) {
            return Err(RulebookError::TooManyFlags { effect: effect_name() });
        }
        if !add(&mut self.marks, &effect.marks, MAX_MARKS) {
            return Err(RulebookError::TooManyMarks { effect: effect_name() });
        }
        Ok(())
    }

    /// What an effect does always: what it says it does, and at checkpoints if it is no Pokémon's.
    fn add_rules(&mut self, effect: &PackEffect, place: u8) {
        let of = effect.of.first().map(|&(card, _)| card);
        let in_play = place != place::CARD;
        for &point in effect.at.iter().filter(|_| !in_play).chain(&effect.always) {
            self.rules[point.kind() as usize].push(Rule { point, of });
        }
    }

    fn find_listeners(&mut self) {
        let mut known: Vec<Arc<PackEffect>> = Vec::new();
        for card in 0..self.effects.len() {
            let mut mask = 0;
            for place in 0..=place::CARD {
                for effect in self.effects[card][place as usize].clone() {
                    if place != place::CARD {
                        mask = effect.at.iter().fold(mask, |mask, point| mask | 1 << point.kind() as u8);
                    }
                    // An effect on several cards is one rule.
                    if !known.iter().any(|known| Arc::ptr_eq(known, &effect)) {
                        self.add_rules(&effect, place);
                        known.push(effect);
                    }
                }
            }
            self.passives.push(mask);
        }
        self.anyone = self.passives.iter().fold(0, |all, mask| all | mask);
        let ruled = (0u8..).zip(&self.rules).filter(|(_, rules)| !rules.is_empty());
        self.heard = ruled.fold(self.anyone, |all, (kind, _)| all | 1 << kind);
    }

    /// Every card there is.
    #[inline]
    pub fn cards(&self) -> &Catalogue {
        &self.cards
    }

    /// A card, by its number.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        self.cards.card(id)
    }

    /// What packs say that a card does in this place, the last first.
    pub fn texts(&self, card: CardId, place: u8) -> impl Iterator<Item = &str> {
        let here = self.texts.iter().rev().filter(move |text| (text.card, text.place) == (card, place));
        let mut ended = false;
        here.take_while(move |text| !std::mem::replace(&mut ended, text.replaces)).map(|text| text.text.as_str())
    }

    /// Whether what the cartridge's card does there is no longer what is done.
    pub fn is_replaced(&self, card: CardId, place: u8) -> bool {
        self.texts.iter().any(|text| (text.card, text.place) == (card, place) && text.replaces)
    }

    /// What a message says.
    pub fn text_of(&self, message: Message) -> &str {
        match message {
            Message::OfPack(_, number) => self.words.get(number as usize).map_or("", |words| words.as_str()),
            message => message.text(),
        }
    }

    /// The message that says this in words of a pack.
    pub fn message(&self, kind: MessageKind, text: &str) -> Option<Message> {
        let number = self.words.iter().position(|words| *words == text)?;
        Some(Message::OfPack(kind, number as u16))
    }

    /// Names of the rules that are on no card.
    pub fn rule_names(&self) -> &[Name] {
        &self.ruling
    }

    /// The decks of packs, with their names.
    pub fn decks(&self) -> &[(Name, Deck)] {
        &self.decks
    }

    /// What acts in this place of this card, in order.
    #[inline]
    pub fn effects(&self, card: CardId, place: u8) -> &[Arc<PackEffect>] {
        self.effects.get(card as usize).and_then(|places| places.get(place as usize)).map_or(&[], Vec::as_slice)
    }

    /// The first effect in this place of this card.
    #[inline]
    pub fn effect(&self, card: CardId, place: u8) -> Option<&PackEffect> {
        self.effects(card, place).first().map(|effect| &**effect)
    }

    /// The first handler in this place of this card at a moment.
    pub fn handler(&self, card: CardId, place: u8, moment: Moment) -> Option<Handler> {
        self.effects(card, place).iter().find_map(|effect| effect.handler(moment))
    }

    /// Which checkpoints a Pokémon listens to, as a mask.
    #[inline]
    pub fn passives(&self, card: CardId) -> u32 {
        self.passives.get(card as usize).copied().unwrap_or(0)
    }

    /// Whether any Pokémon might listen there.
    #[inline]
    pub fn has_passive(&self, kind: CheckpointKind) -> bool {
        self.anyone & 1 << kind as u8 != 0
    }

    /// Whether anything listens at a checkpoint.
    #[inline]
    pub fn hears(&self, kind: CheckpointKind) -> bool {
        self.heard & 1 << kind as u8 != 0
    }

    /// What acts there whatever is in play.
    #[inline]
    pub fn rules(&self, kind: CheckpointKind) -> &[Rule] {
        &self.rules[kind as usize]
    }

    /// A Pokémon's listener at a checkpoint.
    pub fn checkpoint(&self, card: CardId, kind: CheckpointKind) -> Option<&Checkpoint> {
        if self.passives(card) & 1 << kind as u8 == 0 {
            return None;
        }
        let places = self.effects[card as usize][..place::CARD as usize].iter();
        places.flatten().flat_map(|effect| &effect.at).find(|point| point.kind() == kind)
    }

    /// Names of the turn flags, by number.
    #[inline]
    pub fn flags(&self) -> &[Name] {
        &self.flags
    }

    /// Names of the marks, by number.
    #[inline]
    pub fn marks(&self) -> &[Name] {
        &self.marks
    }

    /// The flags with these names, as bits of [`crate::State::flags`].
    pub fn flag_bits<'a>(&self, names: impl IntoIterator<Item = &'a str>) -> Result<u128, UnknownFlag> {
        names.into_iter().try_fold(0, |bits, name| {
            let number = self.flags.iter().position(|known| *known == name);
            number.map(|number| bits | 1 << number).ok_or_else(|| UnknownFlag(name.into()))
        })
    }

    /// The marks with these names, as bits of [`crate::state::Marks`].
    pub fn mark_bits<'a>(&self, names: impl IntoIterator<Item = &'a str>) -> Result<u32, UnknownMark> {
        names.into_iter().try_fold(0, |bits, name| {
            let number = self.marks.iter().position(|known| *known == name);
            number.map(|number| bits | 1 << number).ok_or_else(|| UnknownMark(name.into()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checkpoints::at;
    use tallgrass_cards::id;

    static ONE: Effect = Effect { name: "one", of: &[(id::BILL, place::CARD)], ..Effect::NEW };
    static TWO: Effect = Effect { name: "two", of: &[(id::BILL, place::CARD)], ..Effect::NEW };
    static BEFORE: Effect = Effect { name: "before", layer: Layer::Before, ..ONE };
    static AFTER: Effect = Effect { name: "after", layer: Layer::After, ..ONE };

    fn names(book: &Rulebook) -> Vec<&str> {
        book.effects(id::BILL, place::CARD).iter().map(|effect| effect.name.as_str()).collect()
    }

    #[test]
    fn a_later_layer_replaces_or_joins() {
        let book = Rulebook::layered(&[&[&ONE], &[&BEFORE, &AFTER]]).unwrap();
        assert_eq!(names(&book), ["before", "one", "after"]);
        let book = Rulebook::layered(&[&[&ONE], &[&AFTER], &[&TWO]]).unwrap();
        assert_eq!(names(&book), ["two"]);
    }

    #[test]
    fn in_one_layer_two_can_t_stand_alone() {
        let conflict =
            RulebookError::Conflict { one: "one".into(), other: "two".into(), card: "Bill".into(), place: 2 };
        assert_eq!(Rulebook::new(&[&ONE, &TWO]).unwrap_err(), conflict);
        assert_eq!(conflict.to_string(), "one and two both say what place 2 of Bill does");
    }

    #[test]
    fn a_trainer_s_rule_is_one_rule_on_however_many_cards() {
        static FAMILY: Effect = Effect {
            name: "family",
            of: &[(id::BILL, place::CARD), (id::LASS, place::CARD)],
            at: &[at::may_attack(|_, _| Ok(()))],
            ..Effect::NEW
        };
        assert_eq!(Rulebook::new(&[&FAMILY]).unwrap().rules(CheckpointKind::MayAttack).len(), 1);
        static MISPLACED: Effect = Effect { name: "misplaced", at: &[at::dodge()], ..Effect::NEW };
        let error = RulebookError::NotForRules { effect: "misplaced".into(), kind: CheckpointKind::Dodge };
        assert_eq!(Rulebook::new(&[&MISPLACED]).unwrap_err(), error);
    }

    #[test]
    fn flags_have_numbers_by_name() {
        static FIRST: Effect = Effect { name: "first", flags: &["a"], marks: &["b"], ..Effect::NEW };
        static SECOND: Effect = Effect { name: "second", flags: &["b", "a"], ..Effect::NEW };
        let book = Rulebook::new(&[&FIRST, &SECOND]).unwrap();
        assert_eq!(book.flags(), ["a", "b"]);
        assert_eq!(book.marks(), ["b"]);
        assert_eq!(book.flag_bits(["b"]), Ok(2));
        assert_eq!(book.flag_bits(["b", "c"]), Err(UnknownFlag("c".into())));
    }

    #[test]
    fn what_the_game_calls_its_own_is_refused() {
        static CLASH: Effect = Effect { name: "clash", flags: &[Flag::ENERGY_ATTACHED.name()], ..Effect::NEW };
        static NAMELESS: Effect = Effect { name: "nameless", marks: &[""], ..Effect::NEW };
        for effect in [&CLASH, &NAMELESS] {
            assert!(matches!(Rulebook::new(&[effect]), Err(RulebookError::FlagName { .. })));
        }
    }

    #[test]
    fn there_is_room_for_many_flags() {
        let with = |flags: usize, marks: usize| {
            let names = |count: usize| (0..count).map(|number| number.to_string().into()).collect();
            let effect =
                PackEffect { name: "many".into(), flags: names(flags), marks: names(marks), ..PackEffect::default() };
            Rulebook::of_packs(&[Pack { effects: vec![effect], ..Pack::default() }])
        };
        assert_eq!(with(MAX_FLAGS, MAX_MARKS).unwrap().flags().len(), MAX_FLAGS);
        assert_eq!(with(MAX_FLAGS + 1, 0).unwrap_err(), RulebookError::TooManyFlags { effect: "many".into() });
        assert_eq!(with(0, MAX_MARKS + 1).unwrap_err(), RulebookError::TooManyMarks { effect: "many".into() });
    }

    #[test]
    fn an_effect_that_acts_always_does_so_whatever_is_in_play() {
        static POWER: Effect = Effect {
            name: "power",
            of: &[(id::ABRA, place::FIRST), (id::EKANS, place::FIRST)],
            at: &[at::may_attack(|_, _| Ok(()))],
            always: &[at::may_retreat(|_, _| Ok(()))],
            ..Effect::NEW
        };
        let book = Rulebook::new(&[&POWER]).unwrap();
        let counts = [CheckpointKind::MayAttack, CheckpointKind::MayRetreat].map(|kind| book.rules(kind).len());
        assert_eq!(counts, [0, 1]);
        assert!(book.has_passive(CheckpointKind::MayAttack) && !book.has_passive(CheckpointKind::MayRetreat));
        assert_eq!(book.rules(CheckpointKind::MayRetreat)[0].of, Some(id::ABRA));
    }

    #[test]
    fn an_effect_on_no_card_there_is_is_refused() {
        static LOST: Effect = Effect { name: "lost", of: &[(900, place::CARD)], ..Effect::NEW };
        let error = RulebookError::NoSuchCard { effect: "lost".into(), card: 900, last: 228 };
        assert_eq!(Rulebook::new(&[&LOST]).unwrap_err(), error);
    }
}
