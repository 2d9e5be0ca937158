//! What a battle begins with and never changes: the format, the players, their sets.

mod create;
mod options;
mod players;
mod rules;
mod sets;
mod sheets;
mod unplayed;

pub use options::{BattleOptions, PlayerOptions, SetupError};
pub use unplayed::BUILT_IN;

use crate::behaviour::RuleHooks;
use crate::generation::Flow;
use crate::ids::{Mon, SideId};
use std::sync::Arc;
use tallgrass_pokedex::formats::ResolvedFormat;
use tallgrass_pokedex::teams::PokemonSet;
use tallgrass_pokedex::{AbilityId, ConditionId, ItemId, MoveId, Nature, SpeciesId, Type};

/// What never changes about a Pokémon.
#[derive(Clone, Debug)]
pub struct MonSetup {
    /// Its name, at most 20 UTF-16 units.
    pub name: String,
    /// The species it is named after, if one has this name. As a rule that is its own.
    pub namesake: SpeciesId,
    /// Whether its name is that species' name to the letter.
    pub namesake_to_the_letter: bool,
    /// Whether it is shiny.
    pub shiny: bool,
    /// The ball it is in, as its id.
    pub pokeball: String,
    /// The species of its set.
    pub species: SpeciesId,
    /// The ability of its set.
    pub ability: AbilityId,
    /// The item of its set.
    pub item: ItemId,
    /// The moves of its set.
    pub moves: Vec<MoveId>,
    /// Its level.
    pub level: u16,
    /// Effort values: hp, atk, def, spa, spd, spe, 0–255.
    pub evs: [u8; 6],
    /// Individual values in the same order, 0–31.
    pub ivs: [u8; 6],
    /// Its nature.
    pub nature: Nature,
    /// The nature's name; an id that names none, where its set has such.
    pub nature_name: String,
    /// The species that its ability and moves are from, where a format tells so (Inheritance).
    pub donor: SpeciesId,
    /// The species it is called after, where a rule asks for that (Fervent Impersonation).
    pub called_after: SpeciesId,
    /// The attack in its item slot, whose properties its own attacks take over (Fortemons).
    pub forte: MoveId,
    /// Whether its set writes the ability as it is called, where a rule asks for that.
    pub ability_as_written: bool,
    /// Whether it may Terastallize where only some may (Draft Factory).
    pub tera_captain: bool,
    /// Its Tera Type.
    pub tera_type: Type,
}

/// A player.
#[derive(Clone, Debug, Default)]
pub struct Player {
    /// The player's name.
    pub name: String,
    /// The player's avatar.
    pub avatar: String,
    /// The team, with everything filled in and cut down as Showdown does.
    pub team: Vec<PokemonSet>,
    /// Which of the team's Pokémon a rule has singled out.
    pub singled_out: Option<Mon>,
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
    /// Whose team each Pokémon belongs to.
    pub owners: Vec<SideId>,
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
