//! What a battle begins with and never changes: the format, the players, their sets.

mod create;
mod left;
pub(crate) mod mon;
mod options;
mod players;
mod random_teams;
mod rules;
mod sets;
mod sheets;
mod unplayed;

pub use mon::MonSetup;
pub use options::{BattleOptions, PlayerOptions, SetupError};
pub use unplayed::BUILT_IN;

use crate::battle::Cx;
use crate::behaviour::RuleHooks;
use crate::generation::Flow;
use crate::ids::{Mon, SideId};
use crate::notes::NotePlaces;
use std::sync::Arc;
use tallgrass_pokedex::ConditionId;
use tallgrass_pokedex::formats::ResolvedFormat;
use tallgrass_pokedex::teams::PokemonSet;

/// A player.
#[derive(Clone, Debug, Default)]
pub struct Player {
    /// The player's name.
    pub name: String,
    /// The player's avatar.
    pub avatar: String,
    /// The team, with everything filled in and cut down as Showdown does.
    pub team: Vec<PokemonSet>,
}

/// What a battle begins with and never changes.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The format as it was asked for, custom rules included.
    pub format_text: String,
    /// Debug mode was asked for; formats may have it of their own.
    pub debug: bool,
    /// The format with its rules.
    pub format: Arc<ResolvedFormat>,
    /// How the turn goes: as the rule set has it, with what the format does otherwise.
    pub(crate) flow: Flow,
    /// The players.
    pub players: Vec<Player>,
    /// The Pokémon, those of the first side first.
    pub mons: Vec<MonSetup>,
    /// Every chance comes out this way (for debugging).
    pub force_random_chance: Option<bool>,
    /// Everyone sees exact HP.
    pub report_exact_hp: bool,
    /// Opponents see HP in percent (they do anyway from generation 7 on).
    pub report_percentages: bool,
    /// Choices can be taken back.
    pub support_cancel: bool,
    /// Illusions show the level of whom they look like.
    pub illusion_level_mod: bool,
    /// What the format itself listens to events as.
    pub listening_format: ConditionId,
    /// Stats are capped before natures, as the games overflow.
    pub overflow_stat_mod: bool,
    /// In Champions: levels count for stats, and not all are 50.
    pub levels_count: bool,
    /// Trick Room is always there, and the move of that name suspends it.
    pub twisted_dimension: bool,
    /// Which abilities a species can have is known, so that players can be wary of them.
    pub abilities_known: bool,
    /// Unhelpful endless battles are ended.
    pub endless_battle_clause: bool,
    /// How many Pokémon a half of the field has at once: 1 to 3.
    pub active_per_half: u8,
    /// What the format, its rules and formats among them do outside of events, in order.
    pub(crate) hooks: Vec<RuleHooks>,
    /// Where each of them has its notes.
    pub(crate) notes: NotePlaces,
    /// Whose values make a Pokémon's stats, where a rule has a say in that.
    pub(crate) spread_of: Option<fn(&Cx, Mon) -> Mon>,
    /// Whose team each Pokémon belongs to.
    pub owners: Vec<SideId>,
    /// The seeds of the random teams made so far, in order. What their generator remembers follows from them.
    pub(crate) team_seeds: Vec<String>,
    /// The seed it began with, as it was written.
    pub seed: String,
    /// Whether the battle is rated, and how that is announced.
    pub rated: Option<String>,
}

impl Setup {
    /// What never changes about a Pokémon.
    pub fn mon(&self, mon: Mon) -> &MonSetup {
        &self.mons[mon.0 as usize]
    }
}
