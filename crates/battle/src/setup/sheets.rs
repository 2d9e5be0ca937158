//! What is shown of teams before a battle: previews, open team sheets, Tera Types.

use crate::battle::Battle;
use crate::ids::{Mon, SideId};
use crate::say;
use std::sync::Arc;
use tallgrass_pokedex::Generation::{Gen8, Gen9};
use tallgrass_pokedex::teams::PokemonSet;
use tallgrass_pokedex::{Gender, items, moves, rule_sets, rules, to_id};

impl Battle {
    /// Shows all players' teams, stats apart, if the first turn hasn't begun.
    pub fn show_open_team_sheets(&mut self) {
        if self.state.turn != 0 || !self.is_logging() {
            return;
        }
        let has = |rule| self.setup.format.rules.has(rule);
        let show_tera = self.only_in(Gen9) && !has(rules::TERASTAL_CLAUSE);
        let show_gmax = self.only_in(Gen8) && !has(rules::DYNAMAX_CLAUSE);
        let show_nature = self.is_played_by(rule_sets::CHAMPIONS);
        for side in self.side_ids() {
            let sets = self.setup.players[side.index()].team.clone();
            let first = self.setup.owners.iter().position(|&owner| owner == side).unwrap_or(0);
            let order = self.side(side).team;
            let mut team = Vec::new();
            for &mon in &order[..self.side(side).team_len as usize] {
                let at = mon.index() - first;
                let Some(mut set) = sets.get(at).cloned() else { continue };
                self.keep_sheet_of(&mut set, mon, show_tera, show_gmax, show_nature);
                self.crown_sheet_of(&mut set, mon, side, at);
                team.push(set);
            }
            say!(self, "showteam", side, tallgrass_pokedex::teams::pack(&team));
        }
    }

    fn keep_sheet_of(&self, set: &mut PokemonSet, mon: Mon, tera: bool, gmax: bool, nature: bool) {
        if set.species.is_empty() {
            set.species = std::mem::take(&mut set.name);
        }
        let hidden_power = self.setup.mon(mon).moves.iter().any(|id| id.as_str().starts_with("hiddenpower"));
        *set = PokemonSet {
            species: std::mem::take(&mut set.species),
            item: std::mem::take(&mut set.item),
            ability: std::mem::take(&mut set.ability),
            moves: std::mem::take(&mut set.moves),
            nature: if nature { std::mem::take(&mut set.nature) } else { String::new() },
            gender: Some(self.mon(mon).gender)
                .filter(|&gender| gender != Gender::Genderless)
                .map_or("", Gender::name)
                .to_owned(),
            level: Some(self.mon(mon).level.into()),
            gigantamax: gmax && set.gigantamax,
            tera_type: if tera { std::mem::take(&mut set.tera_type) } else { String::new() },
            hp_type: if hidden_power { std::mem::take(&mut set.hp_type) } else { String::new() },
            ..PokemonSet::default()
        };
    }

    /// Zacian and Zamazenta with what they rust for are shown as what they become, before any effect is there to say so.
    fn crown_sheet_of(&mut self, set: &mut PokemonSet, mon: Mon, side: SideId, at: usize) {
        use tallgrass_pokedex::species;
        let (crowned, blade) = match (self.setup.mon(mon).species, self.setup.mon(mon).item) {
            (species::ZACIAN, items::RUSTED_SWORD) => (species::ZACIAN_CROWNED, moves::BEHEMOTH_BLADE),
            (species::ZAMAZENTA, items::RUSTED_SHIELD) => (species::ZAMAZENTA_CROWNED, moves::BEHEMOTH_BASH),
            _ => return,
        };
        set.species = self.dex().species(crowned).name.to_owned();
        let Some(place) = set.moves.iter().position(|text| to_id(text) == "ironhead") else { return };
        set.moves[place] = blade.as_str().to_owned();
        // SHOWDOWN: the team itself is changed with what is shown of it.
        let own = &mut Arc::make_mut(&mut self.setup).players[side.index()].team[at];
        own.moves[place] = blade.as_str().to_owned();
    }

    /// A Pokémon's details as teams are shown before a battle: not shiny, and some formes undisclosed.
    pub fn preview_details(&self, mon: Mon, hidden: &[&str]) -> String {
        let details = self.details(mon).replace(", shiny", "");
        const CROWNED: [&str; 2] = ["Zacian", "Zamazenta"];
        for name in CROWNED {
            if let Some(rest) = details.strip_prefix(name)
                && !rest.starts_with("-Crowned")
            {
                return format!("{name}-*{rest}");
            }
        }
        self.preview_details_hiding(mon, hidden)
    }

    /// A Pokémon's details as teams are shown before a battle: not shiny, and the formes of `hidden` species undisclosed.
    pub fn preview_details_hiding(&self, mon: Mon, hidden: &[&str]) -> String {
        self.details_hiding(mon, hidden).replace(", shiny", "")
    }

    /// A Pokémon's details as they are, but for the formes of `hidden` species, which are undisclosed.
    pub fn details_hiding(&self, mon: Mon, hidden: &[&str]) -> String {
        let details = self.details(mon);
        match hidden.iter().find_map(|name| Some((name, details.strip_prefix(name)?))) {
            Some((name, rest)) => format!("{name}-*{}", &rest[rest.find(',').unwrap_or(rest.len())..]),
            None => details,
        }
    }

    /// The line that shows a team's Tera Types.
    pub fn tera_types_shown(&self, side: SideId) -> String {
        use std::fmt::Write;
        let mut text = format!("raw|{}'s Tera Types:<br />", self.setup.players[side.0 as usize].name);
        for (i, &mon) in self.side(side).team().iter().enumerate() {
            let pokemon = self.mon(mon);
            let between = if i > 0 { " / " } else { "" };
            let _ = write!(
                text,
                "{between}<psicon pokemon=\"{}\" /><psicon type=\"{}\" />",
                pokemon.species.as_str(),
                pokemon.tera_type.name()
            );
        }
        text
    }
}
