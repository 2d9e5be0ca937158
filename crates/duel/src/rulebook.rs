//! What the cards do: every effect by the card it is printed on, in layers.

use crate::{
    checkpoints::{Checkpoint, CheckpointKind},
    effect::{Effect, Handler, Layer, place},
    flag::{Flag, UnknownFlag},
    moment::Moment,
};
use tallgrass_cards::CardId;

/// How many turn flags the effects of a rulebook may have altogether.
pub const MAX_FLAGS: usize = 128;

/// Every effect, by the card it is printed on; the rules that hold without a card; the names of turn flags.
#[derive(Debug)]
pub struct Rulebook {
    /// For each place of each card, what acts there, in order.
    effects: Vec<[Vec<&'static Effect>; 3]>,
    /// For each card, the checkpoints its Pokémon listens to while it is in play.
    passives: [u32; 256],
    /// All of these.
    anyone: u32,
    /// What listens always.
    rules: Vec<&'static Checkpoint>,
    /// The checkpoints that anything listens to, Pokémon or rules.
    heard: u32,
    /// Every flag that was listed, with its number.
    flags: Vec<(&'static Flag, u8)>,
    /// Names of flags, by number.
    flag_names: Vec<&'static str>,
}

/// What is wrong with a set of effects.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulebookError {
    /// Two effects of one layer claim the same place.
    #[error("{one} and {other} both say what place {place} of card {card} does")]
    Conflict {
        /// The one that was first.
        one: &'static str,
        /// The other.
        other: &'static str,
        /// The card.
        card: CardId,
        /// The place.
        place: u8,
    },
    /// A place that no card has.
    #[error("{effect} is on place {place} of card {card}; places are 0 and 1 for attacks and Powers, 2 for Trainers")]
    NoSuchPlace {
        /// The effect.
        effect: &'static str,
        /// The card.
        card: CardId,
        /// The place.
        place: u8,
    },
    /// A rule that listens where only a Pokémon can.
    #[error("{effect} is no Pokémon's, but listens at {kind:?}, where only a Pokémon in play can")]
    NotForRules {
        /// The effect.
        effect: &'static str,
        /// The checkpoint.
        kind: CheckpointKind,
    },
    /// More turn flags than there is room for.
    #[error("{effect} brings the {MAX_FLAGS} turn flags there is room for to one more")]
    TooManyFlags {
        /// The effect with the one too many.
        effect: &'static str,
    },
}

impl Rulebook {
    /// A rulebook with these effects, or what is wrong with them.
    pub fn new(effects: &[&'static Effect]) -> Result<Self, RulebookError> {
        Self::layered(&[effects])
    }

    /// A rulebook with several layers of effects: those of a later one stand instead of, before or after what earlier
    /// ones put on the same card, as [`Effect::layer`] says. Within a layer only one may stand by itself.
    pub fn layered(layers: &[&[&'static Effect]]) -> Result<Self, RulebookError> {
        let mut book = Self {
            effects: vec![[const { Vec::new() }; 3]; 256],
            passives: [0; 256],
            anyone: 0,
            rules: Vec::new(),
            heard: 0,
            flags: Vec::new(),
            flag_names: Vec::new(),
        };
        for layer in layers {
            book.add_layer(layer)?;
        }
        book.find_listeners();
        Ok(book)
    }

    fn add_layer(&mut self, effects: &[&'static Effect]) -> Result<(), RulebookError> {
        let mut alone: Vec<(CardId, u8, &'static str)> = Vec::new();
        let (replacing, joining): (Vec<_>, Vec<_>) =
            effects.iter().copied().partition(|effect| effect.layer == Layer::Instead);
        for effect in replacing.into_iter().chain(joining) {
            self.add_flags(effect)?;
            let is_rule = effect.of.iter().all(|&(_, place)| place == place::CARD);
            let misplaced = effect.at.iter().map(Checkpoint::kind).find(|kind| is_rule && !kind.is_for_rules());
            if let Some(kind) = misplaced {
                return Err(RulebookError::NotForRules { effect: effect.name, kind });
            }
            if effect.of.is_empty() {
                self.rules.extend(effect.at);
            }
            for &(card, place) in effect.of {
                let Some(stack) = self.effects[card as usize].get_mut(place as usize) else {
                    return Err(RulebookError::NoSuchPlace { effect: effect.name, card, place });
                };
                match effect.layer {
                    Layer::Instead => {
                        if let Some(&(.., one)) = alone.iter().find(|claim| (claim.0, claim.1) == (card, place)) {
                            return Err(RulebookError::Conflict { one, other: effect.name, card, place });
                        }
                        alone.push((card, place, effect.name));
                        *stack = vec![effect];
                    }
                    Layer::Before => stack.insert(0, effect),
                    Layer::After => stack.push(effect),
                }
            }
        }
        Ok(())
    }

    fn add_flags(&mut self, effect: &'static Effect) -> Result<(), RulebookError> {
        for &flag in effect.flags {
            let known = self.flag_names.iter().position(|&name| name == flag.name());
            let number = known.unwrap_or(self.flag_names.len());
            if number >= MAX_FLAGS {
                return Err(RulebookError::TooManyFlags { effect: effect.name });
            }
            if known.is_none() {
                self.flag_names.push(flag.name());
            }
            self.flags.push((flag, number as u8));
        }
        Ok(())
    }

    fn find_listeners(&mut self) {
        for (card, places) in self.effects.iter().enumerate() {
            let in_play = places[..place::CARD as usize].iter().flatten().flat_map(|effect| effect.at);
            self.passives[card] = in_play.fold(0, |mask, point| mask | 1 << point.kind() as u8);
            for point in places[place::CARD as usize].iter().flat_map(|effect| effect.at) {
                // An effect on several Trainers is one rule.
                if !self.rules.iter().any(|known| std::ptr::eq(*known, point)) {
                    self.rules.push(point);
                }
            }
        }
        self.anyone = self.passives.iter().fold(0, |all, mask| all | mask);
        self.heard = self.rules.iter().fold(self.anyone, |all, point| all | 1 << point.kind() as u8);
    }

    /// What acts in this place of this card, in order.
    #[inline]
    pub fn effects(&self, card: CardId, place: u8) -> &[&'static Effect] {
        self.effects[card as usize].get(place as usize).map_or(&[], Vec::as_slice)
    }

    /// The first effect in this place of this card.
    #[inline]
    pub fn effect(&self, card: CardId, place: u8) -> Option<&'static Effect> {
        self.effects(card, place).first().copied()
    }

    /// The first handler in this place of this card at a moment.
    pub fn handler(&self, card: CardId, place: u8, moment: Moment) -> Option<Handler> {
        self.effects(card, place).iter().find_map(|effect| effect.handler(moment))
    }

    /// Which checkpoints a Pokémon listens to, as a mask.
    #[inline]
    pub fn passives(&self, card: CardId) -> u32 {
        self.passives[card as usize]
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

    /// What listens always, to whatever.
    #[inline]
    pub fn rules(&self) -> &[&'static Checkpoint] {
        &self.rules
    }

    /// A Pokémon's listener at a checkpoint.
    pub fn checkpoint(&self, card: CardId, kind: CheckpointKind) -> Option<&'static Checkpoint> {
        if self.passives(card) & 1 << kind as u8 == 0 {
            return None;
        }
        let places = self.effects[card as usize][..place::CARD as usize].iter();
        places.flatten().flat_map(|effect| effect.at).find(|point| point.kind() == kind)
    }

    /// Names of the turn flags, by number.
    #[inline]
    pub fn flags(&self) -> &[&'static str] {
        &self.flag_names
    }

    /// The number of a flag, if an effect lists it or one of the same name.
    #[inline]
    pub fn flag_number(&self, flag: &Flag) -> Option<u8> {
        let same = |&&(known, _): &&(&'static Flag, u8)| std::ptr::eq(known, flag);
        let namesake = |&&(known, _): &&(&'static Flag, u8)| known.name() == flag.name();
        // Nearly always it is the very one that was listed, and no names need be compared.
        let found = self.flags.iter().find(same).or_else(|| self.flags.iter().find(namesake));
        found.map(|&(_, number)| number)
    }

    pub(crate) fn flag_name(&self, bit: u128) -> &'static str {
        self.flag_names.get(bit.trailing_zeros() as usize).copied().unwrap_or_default()
    }

    /// The flags with these names, as bits of [`crate::State::flags`].
    pub fn flag_bits<'a>(&self, names: impl IntoIterator<Item = &'a str>) -> Result<u128, UnknownFlag> {
        names.into_iter().try_fold(0, |bits, name| {
            let number = self.flag_names.iter().position(|&known| known == name);
            number.map(|number| bits | 1 << number).ok_or_else(|| UnknownFlag(name.into()))
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

    fn names(book: &Rulebook) -> Vec<&'static str> {
        book.effects(id::BILL, place::CARD).iter().map(|effect| effect.name).collect()
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
        let conflict = RulebookError::Conflict { one: "one", other: "two", card: id::BILL, place: place::CARD };
        assert_eq!(Rulebook::new(&[&ONE, &TWO]).unwrap_err(), conflict);
        assert_eq!(conflict.to_string(), "one and two both say what place 2 of card 197 does");
    }

    #[test]
    fn a_trainer_s_rule_is_one_rule_on_however_many_cards() {
        static FAMILY: Effect = Effect {
            name: "family",
            of: &[(id::BILL, place::CARD), (id::LASS, place::CARD)],
            at: &[at::may_attack(|_, _| Ok(()))],
            ..Effect::NEW
        };
        assert_eq!(Rulebook::new(&[&FAMILY]).unwrap().rules().len(), 1);
        static MISPLACED: Effect = Effect { name: "misplaced", at: &[at::dodge()], ..Effect::NEW };
        let error = RulebookError::NotForRules { effect: "misplaced", kind: CheckpointKind::Dodge };
        assert_eq!(Rulebook::new(&[&MISPLACED]).unwrap_err(), error);
    }

    #[test]
    fn flags_have_numbers_by_name() {
        static A: Flag = Flag::new("a");
        static ALSO_A: Flag = Flag::new("a");
        static B: Flag = Flag::new("b");
        static FIRST: Effect = Effect { name: "first", flags: &[&A], ..Effect::NEW };
        static SECOND: Effect = Effect { name: "second", flags: &[&B, &ALSO_A], ..Effect::NEW };
        let book = Rulebook::new(&[&FIRST, &SECOND]).unwrap();
        assert_eq!(book.flags(), ["a", "b"]);
        assert_eq!([&A, &ALSO_A, &B].map(|flag| book.flag_number(flag)), [Some(0), Some(0), Some(1)]);
        assert_eq!(book.flag_number(&Flag::new("b")), Some(1));
        assert_eq!(book.flag_bits(["b"]), Ok(2));
        assert_eq!(book.flag_bits(["b", "c"]), Err(UnknownFlag("c".into())));
    }

    #[test]
    fn there_is_room_for_many_flags() {
        let many: &'static [&'static Flag] = (0..=MAX_FLAGS)
            .map(|number| &*Box::leak(Box::new(Flag::new(Box::leak(number.to_string().into_boxed_str())))))
            .collect::<Vec<&'static Flag>>()
            .leak();
        let with = |flags| &*Box::leak(Box::new(Effect { name: "many", flags, ..Effect::NEW }));
        assert_eq!(Rulebook::new(&[with(&many[..MAX_FLAGS])]).unwrap().flags().len(), MAX_FLAGS);
        assert_eq!(Rulebook::new(&[with(many)]).unwrap_err(), RulebookError::TooManyFlags { effect: "many" });
    }
}
