//! Pokémon battles exactly as Pokémon Showdown plays them.
//!
//! This crate has the rules that all effects share: state, events, the turn, choices, the log. Effects themselves are
//! given to it as a [`Rulebook`]; those that ship are in `tallgrass-battle-effects`.

pub mod answer;
mod battle;
pub mod behaviour;
pub mod calls;
mod choice;
pub mod event;
pub mod generation;
pub mod ids;
mod moves;
pub mod protocol;
mod random;
mod rulebook;
mod save;
mod setup;
pub mod state;
pub mod trace;
mod turn;
mod verbs;

#[doc(hidden)]
pub use bytemuck;

pub use battle::{Battle, Cx};
pub use choice::{Choice, ChoiceError, Decision, Decisions, RandomPlayer, Special};
pub use moves::MoveUse;
pub use random::{Draw, Prng, Purpose, SeedError, Tape};
pub use rulebook::Rulebook;
pub use save::{LoadError, SAVE_VERSION};
pub use setup::{BattleOptions, MonSetup, Player, PlayerOptions, Setup, SetupError, is_played};
pub use verbs::{FormeChange, Mons, rounded_share, share};

/// What an effect's file usually needs.
pub mod prelude {
    pub use crate::answer::{
        FieldOccasion, Hit, Occasion, Odds, Reply, Reply::*, SideOccasion, Types, Value, Verdict, YES,
    };
    pub use crate::behaviour::{Behaviour, ability, condition, item, items_alike, move_, species};
    pub use crate::effect_data;
    pub use crate::event::{Event, Listener, on};
    pub use crate::ids::{Effect, EffectId, Mon, Mv, SideId};
    pub use crate::protocol::log::{
        CurrentDetails, Details, From as By, Full, FullDetails, Health, Joined, Name, Nickname, Of, SideName,
    };
    pub use crate::say;
    pub use crate::state::{EffectState, SecondaryEffect, SecondaryList};
    pub use crate::{Cx, FormeChange, MoveUse, Purpose, rounded_share, share};
    pub use tallgrass_pokedex::Generation::*;
    pub use tallgrass_pokedex::{
        AbilityId, Boost, BoostList, Category, ConditionId, ItemId, MoveFlags, MoveId, MoveTarget, SpeciesId, Stat,
        Type, abilities, conditions, items, moves, species as formes,
    };
}
