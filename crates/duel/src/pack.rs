//! What an author gives: cards, decks, and effects, native ones or others.

use crate::{
    checkpoints::Checkpoint,
    effect::{Effect, Handler, Layer, Listener},
    moment::Moment,
};
use tallgrass_cards::{CardId, Name, NewCard};

/// An effect that belongs to whoever loaded it. An [`Effect`], which stands in a program, becomes one.
#[derive(Clone, Debug, Default)]
pub struct PackEffect {
    /// Its name.
    pub name: Name,
    /// The cards it is printed on, and where. An effect of no card is a rule of the duel.
    pub of: Vec<(CardId, u8)>,
    /// What it does at which moment.
    pub on: Vec<Listener>,
    /// What it does at checkpoints: see [`Effect::at`].
    pub at: Vec<Checkpoint>,
    /// What it does at checkpoints always: see [`Effect::always`].
    pub always: Vec<Checkpoint>,
    /// The turn flags it has.
    pub flags: Vec<Name>,
    /// The marks it has.
    pub marks: Vec<Name>,
    /// How it stands with what earlier layers put on its cards.
    pub layer: Layer,
}

impl PackEffect {
    /// Its handler at a moment.
    pub fn handler(&self, moment: Moment) -> Option<Handler> {
        self.on.iter().find(|listener| listener.moment == moment).map(|listener| listener.handler)
    }
}

impl From<&Effect> for PackEffect {
    fn from(effect: &Effect) -> Self {
        let names = |names: &[&'static str]| names.iter().map(|name| Name::new(name)).collect();
        Self {
            name: Name::new(effect.name),
            of: effect.of.to_vec(),
            on: effect.on.to_vec(),
            at: effect.at.to_vec(),
            always: effect.always.to_vec(),
            flags: names(effect.flags),
            marks: names(effect.marks),
            layer: effect.layer,
        }
    }
}

/// A card of a pack, with what it does.
#[derive(Clone, Debug)]
pub struct PackCard {
    /// What is printed on it.
    pub card: NewCard,
    /// The effects of its attacks or Power, or of the card: see [`crate::effect::place`]. Whatever cards these are printed
    /// on besides, one effect may be on several.
    pub does: Vec<(u8, PackEffect)>,
    /// What each does, for people.
    pub texts: Vec<(u8, Name)>,
}

/// A deck of a pack: how many of which cards, by name.
#[derive(Clone, Debug)]
pub struct PackDeck {
    /// Its name.
    pub name: Name,
    /// Its list, as [`crate::Deck::parse`] reads it.
    pub list: Name,
}

/// Cards, decks and effects that belong together.
#[derive(Clone, Debug, Default)]
pub struct Pack {
    /// Its name.
    pub name: Name,
    /// Its cards.
    pub cards: Vec<PackCard>,
    /// Its effects on cards that are there already, and its rules.
    pub effects: Vec<PackEffect>,
    /// What its effects on cards that are there already do, for people: the card, the place, the text. Where an effect
    /// replaces what the card did, the text replaces what was said of it.
    pub texts: Vec<(CardId, u8, Name)>,
    /// What it says, for [`crate::Message::OfPack`].
    pub words: Vec<Name>,
    /// Its decks.
    pub decks: Vec<PackDeck>,
}

impl Pack {
    /// A pack of native effects.
    pub fn of<'a>(effects: impl IntoIterator<Item = &'a Effect>) -> Self {
        Self { effects: effects.into_iter().map(PackEffect::from).collect(), ..Self::default() }
    }
}
