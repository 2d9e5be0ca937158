//! Pokémon battles exactly as Pokémon Showdown plays them.
//!
//! This crate has the rules that all effects share: state, events, the turn, choices, the log. Effects themselves are
//! given to it in a [`Library`]; those that ship are in `tallgrass-battle-effects`.
//!
//! # Make a battle
//!
//! ```
//! use std::sync::Arc;
//! use tallgrass_battle::{Battle, BattleOptions, Library, PlayerOptions, ids::SideId};
//! use tallgrass_pokedex::{formats, teams};
//!
//! // Without effects: `tallgrass_battle_effects::library()` has them all.
//! let library = Library::default();
//! let format = Arc::new(formats::resolve("gen9customgame@@@!teampreview")?);
//! let seed = "gen5,0001000200030004".to_owned();
//! let options = BattleOptions { format, seed, debug: false, force_random_chance: None, rated: None, log: true };
//! let mut battle = Battle::new(&library, &options)?;
//! for side in [SideId(0), SideId(1)] {
//!     let team = teams::import("Snorlax\nAbility: No Ability\n- Tackle\n- Pound\n")?;
//!     battle.add_player(side, &PlayerOptions { team, ..Default::default() })?;
//! }
//! assert_eq!(battle.state().turn, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Choose, and read what came of it
//!
//! Choices are values ([`Battle::decide`]) or Showdown's text ([`Battle::choose`]). The turn is played once all players who
//! are asked have chosen; one that is refused says why in Showdown's words, and the battle is as it was.
//!
//! ```
#![doc = include_str!("example_setup.txt")]
//! let mut battle = begin()?;
//! let refused = battle.choose(SideId(0), "move 7").unwrap_err();
//! assert_eq!(refused.to_string(), "[Invalid choice] Can't move: Your Snorlax doesn't have a move 7");
//! battle.choose(SideId(0), "move tackle")?;
//! battle.choose(SideId(1), "switch 2")?;
//! assert_eq!((battle.state().turn, battle.state().ended, battle.state().winner), (2, false, None));
//! let hurt = battle.mon(battle.side(SideId(1)).active()[0]);
//! assert!(hurt.hp < hurt.max_hp);
//! let log = battle.log().expect("it was asked for");
//! assert!(log.lines().any(|line| line == "|move|p1a: Snorlax|Tackle|p2a: Ditto"));
//! # Ok(())
//! # }
//! ```
//!
//! # What may be chosen
//!
//! [`Battle::decisions`] lists every decision that will go through, for all Pokémon a player has in battle together, without
//! text. A [`RandomPlayer`] makes one of them, always the same for the same seed. What goes through depends on what a player
//! can't know, who has Arena Trap among it: [`Battle::offered`] lists what the request offers, which may be refused where it
//! says `maybeTrapped`, `maybeDisabled` or `maybeLocked`.
//!
//! Both have numbers that stay the same from battle to battle, poke-env's where it has any (see [`Codes`]), and masks of
//! them: [`Battle::mask`], [`Battle::decide_coded`]. They allocate nothing.
//!
//! ```
#![doc = include_str!("example_setup.txt")]
//! let mut battle = begin()?;
//! let listed: Vec<String> = battle.decisions(SideId(0)).map(|decision| decision.to_string()).collect();
//! assert_eq!(listed, ["move 1", "move 1 terastallize", "move 2", "move 2 terastallize", "switch 2"]);
//! let mask = battle.mask(SideId(0), 0, &[]);
//! assert_eq!(mask.iter().collect::<Vec<_>>(), [1, 6, 7, 22, 23]);
//! battle.decide_coded(SideId(0), &[7])?;
//! battle.decide_coded(SideId(1), &[1])?;
//! let mut players = [tallgrass_battle::RandomPlayer::new(1), tallgrass_battle::RandomPlayer::new(2)];
//! while !battle.state().ended {
//!     for (side, player) in battle.side_ids().zip(&mut players) {
//!         if let Some(decision) = player.decide(&battle, side) {
//!             battle.decide(side, &decision)?;
//!         }
//!     }
//! }
//! assert!(battle.state().winner.is_some());
//! # Ok(())
//! # }
//! ```
//!
//! # What a player knows
//!
//! [`Battle::seen_by`] shows a battle with a player's eyes: the own team as it is, and of others what was told, from the moment
//! on that this is kept ([`Battle::keep_knowledge`], best before players join). It needs no log. See [`knowledge`].
//!
//! ```
#![doc = include_str!("example_setup.txt")]
//! let mut battle = begin()?;
//! battle.keep_knowledge(true);
//! battle.choose(SideId(0), "move tackle")?;
//! battle.choose(SideId(1), "move pound")?;
//! let view = battle.seen_by(SideId(0));
//! let foe = view.active(SideId(1), 0).expect("it is in battle");
//! assert_eq!((foe.moves[0].id, foe.moves[0].used), (tallgrass_pokedex::moves::POUND, 1));
//! assert_eq!((foe.item, foe.ability, foe.stats), (None, None, None));
//! assert!(foe.hp.left < foe.hp.of && view.team(SideId(1)).count() == 1 && view.team(SideId(0)).count() == 2);
//! # Ok(())
//! # }
//! ```
//!
//! [`PlayerView::imagine`] makes a battle of it that could be this one for all the player knows.
//!
//! ```
#![doc = include_str!("example_setup.txt")]
//! use tallgrass_battle::imagine::RulesOnly;
//!
//! let mut battle = begin()?;
//! battle.keep_knowledge(true);
//! battle.choose(SideId(0), "move tackle")?;
//! battle.choose(SideId(1), "move pound")?;
//! let view = battle.seen_by(SideId(0));
//! let mut imagined = view.imagine(&RulesOnly, 7)?;
//! assert!(imagined.seen_by(SideId(0)) == view);
//! imagined.choose(SideId(0), "move tackle")?;
//! # Ok(())
//! # }
//! ```
//!
//! # Copy, compare, hash, save
//!
//! A copy is a block copy; [`Battle::clone_from`](Clone::clone_from) into a battle that is there allocates nothing. What
//! changes is [`Battle::state`], a plain value. A save has everything but the log.
//!
//! ```
#![doc = include_str!("example_setup.txt")]
//! use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
//!
//! let mut battle = begin()?;
//! let mut copy = battle.clone();
//! for one in [&mut battle, &mut copy] {
//!     one.choose(SideId(0), "move 1")?;
//!     one.choose(SideId(1), "move 2")?;
//! }
//! assert!(copy.state() == battle.state());
//! let hasher = BuildHasherDefault::<DefaultHasher>::default();
//! assert_eq!(hasher.hash_one(copy.state()), hasher.hash_one(battle.state()));
//! let loaded = Battle::load(&Library::default(), &battle.save())?;
//! assert!(loaded.state() == battle.state());
//! # Ok(())
//! # }
//! ```
//!
//! A copy has the same future as its original, to the last random number. Who tries out what may come wants other dice:
//! [`Battle::fork`] and [`Battle::fork_from`] copy, too, and go on with the numbers of a seed of their own.
//!
//! ```
#![doc = include_str!("example_setup.txt")]
//! let battle = begin()?;
//! let mut tried = battle.clone();
//! let damage: Vec<i32> = (0..3)
//!     .map(|seed| {
//!         tried.fork_from(&battle, seed);
//!         tried.choose(SideId(0), "move 1")?;
//!         tried.choose(SideId(1), "move 1")?;
//!         let hurt = tried.mon(tried.side(SideId(1)).active()[0]);
//!         Ok(hurt.max_hp - hurt.hp)
//!     })
//!     .collect::<Result<_, tallgrass_battle::ChoiceError>>()?;
//! assert!(damage.iter().any(|&lost| lost != damage[0]));
//! # Ok(())
//! # }
//! ```
//!
//! # Random numbers: recorded, listed, forced
//!
//! Every draw names its [`Purpose`] and goes through one channel. A [`Tape`] records what was drawn, and gives listed
//! numbers instead of the seed's.
//!
//! ```
#![doc = include_str!("example_setup.txt")]
//! use tallgrass_battle::{Purpose, Tape};
//!
//! let start = begin()?;
//! let mut recorded = start.clone();
//! recorded.set_tape(Some(Tape::default()));
//! recorded.choose(SideId(0), "move 1")?;
//! recorded.choose(SideId(1), "switch 2")?;
//! let drawn: Vec<_> = recorded.tape().expect("it was set").drawn.iter().map(|draw| (draw.purpose, draw.value)).collect();
//!
//! // The same again, but for the damage, which is now the highest there is.
//! let listed = drawn.iter().map(|&(purpose, value)| (purpose, if purpose == Purpose::DamageRoll { 0 } else { value }));
//! let mut forced = start.clone();
//! forced.set_tape(Some(Tape::listed(listed)));
//! forced.choose(SideId(0), "move 1")?;
//! forced.choose(SideId(1), "switch 2")?;
//! assert_eq!(forced.tape().expect("it was set").finish(), Ok(()));
//! let hp = |battle: &Battle| battle.mon(battle.side(SideId(1)).active()[0]).hp;
//! assert!(hp(&forced) <= hp(&recorded));
//! # Ok(())
//! # }
//! ```
//!
//! # Traces
//!
//! Who listened to what, in which order, and what came of it; `tallgrass trace` shows it.
//!
//! ```
#![doc = include_str!("example_setup.txt")]
//! use tallgrass_battle::trace::Step;
//!
//! let mut battle = begin()?;
//! battle.set_tracing(true);
//! battle.choose(SideId(0), "move 1")?;
//! battle.choose(SideId(1), "move 1")?;
//! let trace = battle.set_tracing(false).expect("it was kept");
//! assert!(trace.entries.iter().any(|entry| matches!(entry.step, Step::Draw { .. })));
//! # Ok(())
//! # }
//! ```

pub mod answer;
mod battle;
pub mod behaviour;
pub mod calls;
mod choice;
pub mod event;
pub mod generation;
pub mod ids;
pub mod imagine;
pub mod knowledge;
mod library;
mod moves;
mod notes;
mod pack;
pub mod protocol;
mod random;
mod rulebook;
mod save;
mod setup;
pub mod state;
#[cfg(test)]
mod testing;
pub mod trace;
mod turn;
mod verbs;

#[doc(hidden)]
pub use bytemuck;

pub use battle::{Battle, Cx};
pub use choice::{Choice, ChoiceError, CodeList, Codes, Decision, Decisions, Mask, RandomPlayer, Special};
pub use knowledge::PlayerView;
pub use library::Library;
pub use moves::MoveUse;
pub use notes::Notes;
pub use pack::{Left, Pack};
pub use random::{Draw, Prng, Purpose, SeedError, Tape};
pub use rulebook::Rulebook;
pub use save::{LoadError, SAVE_VERSION};
pub use setup::{BUILT_IN, BattleOptions, MonSetup, Player, PlayerOptions, Setup, SetupError};
pub use state::Numbers;
pub use turn::Switched;
pub use verbs::{FormeChange, Mons, Spread, rounded_share, share};

/// What an effect's file usually needs.
pub mod prelude {
    pub use crate::answer::{
        FieldOccasion, Hit, Occasion, Odds, Reply, Reply::*, SideOccasion, Types, Value, Verdict, YES,
    };
    pub use crate::behaviour::{Behaviour, ability, condition, item, items_alike, lent, move_, species};
    pub use crate::effect_data;
    pub use crate::event::{Event, Listener, on};
    pub use crate::ids::{Effect, EffectId, Mon, Mv, SideId};
    pub use crate::protocol::log::{
        CurrentDetails, Details, From as By, Full, FullDetails, Health, Joined, Name, Nickname, Of, SideName,
    };
    pub use crate::say;
    pub use crate::state::{EffectState, Forme, SecondaryEffect, SecondaryList};
    pub use crate::{Cx, FormeChange, MoveUse, Purpose, rounded_share, share};
    pub use tallgrass_pokedex::Generation::*;
    pub use tallgrass_pokedex::{
        AbilityId, Boost, BoostList, Category, ConditionId, ItemId, MoveFlags, MoveId, MoveTarget, SpeciesId, Stat,
        Type, abilities, conditions, items, moves, rule_sets, species as formes,
    };
}
