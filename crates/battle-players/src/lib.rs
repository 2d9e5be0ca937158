//! Computer players for battles. They see a battle as people do ([`PlayerView`]) and choose among what their request offers.
//!
//! | player | how it chooses |
//! | --- | --- |
//! | [`Random`] | one of what is offered, each as likely |
//! | [`Damage`] | what takes most HP off the others, as the engine itself deals it |
//! | [`Heuristic`] | what leaves the best position a turn later: it switches, heals, lays hazards, saves its gimmick |
//! | [`Search`] | what a tree of all that both may choose at once holds to be best |
//!
//! All but the first play turns on copies of battles that could be the one they see; where those come from is an
//! [`Imagination`]. Their choices depend on nothing but the view, the imagination and their seed.
//!
//! [`analyse`] searches where nothing is hidden, and tells values and strategies.
//!
//! ```
//! use std::sync::Arc;
//! use tallgrass_battle::{Battle, BattleOptions, PlayerOptions, ids::SideId};
//! use tallgrass_battle_players::{Random, play};
//! use tallgrass_pokedex::formats;
//!
//! let format = Arc::new(formats::resolve("gen9randombattle")?);
//! let seed = "gen5,0001000200030004".to_owned();
//! let options = BattleOptions { format, seed, debug: false, force_random_chance: None, rated: None, log: false };
//! let mut battle = Battle::new(tallgrass_battle_effects::library(), &options)?;
//! battle.keep_knowledge(true);
//! for side in [SideId(0), SideId(1)] {
//!     let seed = Some(format!("gen5,{:016x}", side.0 + 1));
//!     battle.add_player(side, &PlayerOptions { seed, ..Default::default() })?;
//! }
//! play(&mut battle, &mut [&mut Random::new(1), &mut Random::new(2)])?;
//! assert!(battle.state().ended);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod believing;
mod damage;
mod heuristic;
mod imagination;
mod random;
mod search;
mod trial;
mod worth;

pub use believing::Believing;
pub use damage::Damage;
pub use heuristic::Heuristic;
pub use imagination::Imagination;
pub use random::Random;
pub use search::{Analysis, Budget, BudgetError, Search, analyse};
pub use worth::{balance, winning};

use tallgrass_battle::ids::SideId;
use tallgrass_battle::protocol::view::View;
use tallgrass_battle::{Battle, Decision, Decisions, PlayerView};

/// Somebody who plays.
///
/// ```
/// use tallgrass_battle::{Decision, Decisions, PlayerView};
/// use tallgrass_battle_players::Player;
///
/// /// Takes whatever comes first.
/// struct First;
///
/// impl Player for First {
///     fn choose(&mut self, _: &PlayerView<'_>, offered: &Decisions) -> Option<Decision> {
///         offered.clone().next()
///     }
/// }
/// ```
pub trait Player {
    /// Chooses one of the decisions that the request offers. There is at least one.
    ///
    /// What is offered may be refused for a reason that the player couldn't know; the request then has changed, and the
    /// player is asked again.
    fn choose(&mut self, view: &PlayerView<'_>, offered: &Decisions) -> Option<Decision>;
}

/// Why a battle wasn't played to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stuck {
    /// The battle keeps no knowledge, so that nobody would see anything of others.
    #[error("the battle keeps no knowledge for its players: turn it on with `keep_knowledge` before they join")]
    Unknowing,
    /// There are not as many players as sides.
    #[error("there are {players} players for {sides} sides")]
    Players {
        /// How many came.
        players: usize,
        /// How many are needed.
        sides: usize,
    },
    /// A player who is asked has nothing to choose, or chose nothing.
    #[error("{} decided nothing", .0.name())]
    Undecided(SideId),
    /// A player's decisions were refused again and again.
    #[error("{} decided \"{decision}\", which is refused: {why}", .side.name())]
    Refused {
        /// Whose.
        side: SideId,
        /// The last of them.
        decision: Box<Decision>,
        /// Why, in Showdown's words.
        why: String,
    },
    /// The battle can't go on.
    #[error("the battle can't go on: {0}")]
    Fault(&'static str),
    /// So many turns passed without an end.
    #[error("the battle isn't over after {0} rounds of decisions")]
    Endless(u32),
}

/// How often a player may decide what is refused before a round counts as stuck. Each refusal tells something, so that
/// one for each power and move of each Pokémon is more than there can be.
const MOST_REFUSALS: u32 = 64;

/// After so many rounds of decisions a battle is given up as endless. Showdown's own limit is 1,000 turns, each with a few.
pub const MOST_ROUNDS: u32 = 10_000;

/// Lets every player who is asked decide once, in the order of sides, and tells `made` what was decided. Whether anybody
/// was asked: nobody is once the battle is over.
///
/// ```
/// # fn example(battle: &mut tallgrass_battle::Battle) -> Result<(), tallgrass_battle_players::Stuck> {
/// use tallgrass_battle_players::{Random, step};
///
/// let (mut one, mut two) = (Random::new(1), Random::new(2));
/// while step(battle, &mut [&mut one, &mut two], |side, made| println!("{} decides {made}", side.name()))? {}
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// If a player decides nothing or only what is refused, or the battle can't go on.
pub fn step(
    battle: &mut Battle,
    players: &mut [&mut dyn Player],
    mut made: impl FnMut(SideId, &Decision),
) -> Result<bool, Stuck> {
    let sides = battle.side_ids().count();
    if players.len() != sides {
        return Err(Stuck::Players { players: players.len(), sides });
    }
    if !battle.knows() {
        return Err(Stuck::Unknowing);
    }
    let mut asked = false;
    for (side, player) in battle.side_ids().zip(players) {
        if battle.is_choice_done(side) {
            continue;
        }
        let decision = ask(battle, side, *player)?;
        made(side, &decision);
        asked = true;
    }
    battle.fault().map_or(Ok(asked), |fault| Err(Stuck::Fault(fault)))
}

/// Asks one player until a decision goes through.
fn ask(battle: &mut Battle, side: SideId, player: &mut dyn Player) -> Result<Decision, Stuck> {
    let mut refusals = 0;
    loop {
        let view = battle.seen_by(side);
        let Some(decision) = player.choose(&view, &view.offered()) else { return Err(Stuck::Undecided(side)) };
        match battle.decide(side, &decision) {
            Ok(()) => return Ok(decision),
            Err(_) if refusals < MOST_REFUSALS => refusals += 1,
            Err(why) => return Err(Stuck::Refused { side, decision: Box::new(decision), why: why.to_string() }),
        }
    }
}

/// Plays a battle to its end: the winner, if there is one.
///
/// The example of the [crate] plays one.
///
/// # Errors
/// As [`step`], and if there is no end.
pub fn play(battle: &mut Battle, players: &mut [&mut dyn Player]) -> Result<Option<SideId>, Stuck> {
    for _ in 0..MOST_ROUNDS {
        if !step(battle, players, |_, _| ())? {
            return Ok(battle.state().winner);
        }
    }
    Err(Stuck::Endless(MOST_ROUNDS))
}

/// The side whose view it is.
fn side_of(view: &PlayerView<'_>) -> Option<SideId> {
    match view.who() {
        View::Player(side) => Some(side),
        View::Spectator | View::Everything => None,
    }
}
