use tallgrass_pokedex::formats::ResolvedFormat;
use tallgrass_pokedex::{Dex, GameType, Generation, Type, rules};

use crate::TeamsError;
use crate::member::MOST_MOVES;

/// What generators read of a format and its rules.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Display name.
    pub name: &'static str,
    pub mod_name: &'static str,
    pub generation: Generation,
    pub game_type: GameType,
    pub max_team_size: usize,
    pub max_move_count: usize,
    /// The level everyone has, if a rule says so.
    pub adjust_level: Option<u32>,
    pub force_monotype: Option<Type>,
    pub force_tera_type: Option<Type>,
    pub same_type_clause: bool,
    pub terastal_clause: bool,
    pub force_of_the_fallen: bool,
    /// Players see teams before the battle, or choose from them: there are no leads.
    pub no_leads: bool,
    custom_bans: bool,
    complex_bans: bool,
}

/// The level of a species that neither a rule nor a list of sets gives one.
const LEVEL: u32 = 80;

impl Settings {
    pub fn of(format: &ResolvedFormat) -> Settings {
        let table = &format.rules;
        let dex = Dex::of(format.generation);
        // A type that the generation lacks is as if none were named.
        let kind = |rule| {
            let named = table.value(rule).and_then(|text| Type::from_id(text.trim()));
            named.filter(|kind| dex.exists(*kind))
        };
        let bans = |rule: &String| rule.starts_with(['-', '+', '*']);
        Settings {
            name: format.name,
            mod_name: format.mod_name,
            generation: format.generation,
            game_type: format.game_type,
            max_team_size: table.numbers.max_team_size as usize,
            max_move_count: (table.numbers.max_move_count as usize).min(MOST_MOVES),
            adjust_level: table.numbers.adjust_level,
            force_monotype: kind(rules::FORCE_MONOTYPE),
            force_tera_type: kind(rules::FORCE_TERA_TYPE),
            same_type_clause: table.has(rules::SAME_TYPE_CLAUSE),
            terastal_clause: table.has(rules::TERASTAL_CLAUSE),
            force_of_the_fallen: table.has_key("forceofthefallenmod"),
            no_leads: table.has(rules::PICKED_TEAM_SIZE) || table.has(rules::TEAM_PREVIEW),
            custom_bans: !table.has_key("+tag:cap")
                && (format.format().own_bans || format.custom_rules.iter().any(bans)),
            complex_bans: format.custom_rules.iter().any(|rule| rule.contains('+') && !rule.starts_with('+')),
        }
    }

    pub fn is_doubles(&self) -> bool {
        self.game_type != GameType::Singles
    }

    /// The level of a species, of which its sets may say one.
    pub fn level(&self, said: Option<u8>) -> u32 {
        self.adjust_level.or(said.map(u32::from)).unwrap_or(LEVEL)
    }

    /// Whether all Pokémon share a type.
    pub fn is_monotype(&self) -> bool {
        self.force_monotype.is_some() || self.same_type_clause
    }

    /// How many of what is limited six Pokémon may have once, so many may.
    pub fn limit_factor(&self) -> u8 {
        ((self.max_team_size + 3) / 6).max(1) as u8
    }

    /// Whether Attack is trained even where no move asks for it.
    pub fn lets_attack_be(&self) -> bool {
        self.mod_name == "partnersincrime" || self.force_of_the_fallen
    }

    /// Whether the format or a custom rule bans, restricts or allows something.
    pub fn has_custom_bans(&self) -> bool {
        self.custom_bans
    }

    /// # Errors
    /// If the format or a custom rule bans, restricts or allows something.
    pub fn refuse_custom_bans(&self) -> Result<(), TeamsError> {
        if self.custom_bans { Err(TeamsError::CustomBans(self.name.to_owned())) } else { Ok(()) }
    }

    /// # Errors
    /// If a custom rule bans things together.
    pub fn refuse_complex_bans(&self) -> Result<(), TeamsError> {
        if self.complex_bans { Err(TeamsError::ComplexBans(self.name.to_owned())) } else { Ok(()) }
    }
}
