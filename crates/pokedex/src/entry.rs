//! What is known of each species, move, ability, item, condition, rule and format in one generation.
//!
//! The fields' names are the keys of the data files; a field that is left out there has its default.

mod ability;
mod condition;
mod format;
mod item;
mod mv;
mod species;

pub use ability::Ability;
pub use condition::Condition;
pub use format::{Format, Hooks, Rule, RuleValue};
pub use item::{Fling, Item, ItemZMove};
pub use mv::{
    Accuracy, IgnoreImmunity, MaxKind, Move, MoveDamage, Ohko, OverridePokemon, Secondary, SelfDestruct, SelfEffect,
    SelfSwitch, ZEffect, ZMove,
};
pub use species::{Species, Types};
