//! The numbers that follow from a format's rules.

use super::data::Ruleset;
use super::table::RuleTable;
use crate::GameType;

/// The numbers that follow from a format's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct RuleNumbers {
    /// Fewest Pokémon in a team.
    pub min_team_size: u8,
    /// Most Pokémon in a team, at most 24.
    pub max_team_size: u8,
    /// How many Pokémon are chosen at team preview, if not all.
    pub picked_team_size: Option<u8>,
    /// Limit of the sum of levels.
    pub max_total_level: Option<u32>,
    /// Most moves of a Pokémon, at most 24.
    pub max_move_count: u8,
    /// The oldest generation Pokémon may come from.
    pub min_source_gen: u32,
    /// Lowest level.
    pub min_level: u32,
    /// Highest level, at most 99,999.
    pub max_level: u32,
    /// Level of a set that doesn't say.
    pub default_level: u32,
    /// The level everyone is set to in battle.
    pub adjust_level: Option<u32>,
    /// The level that higher levels are lowered to in battle.
    pub adjust_level_down: Option<u32>,
    /// Limit of the sum of EVs, below 1512.
    pub ev_limit: Option<u32>,
}

impl RuleNumbers {
    /// The level that a Pokémon of this level, or of none that is said, has in battle: what Showdown's team validator makes
    /// of it before a battle begins. It may be one that the format doesn't have, which the validator would refuse.
    pub fn level(&self, said: Option<u32>) -> u32 {
        let said = said.filter(|&level| level != 0).unwrap_or(self.default_level);
        let lowered = self.adjust_level_down.filter(|&down| said >= down);
        // SHOWDOWN: 100 is what teams have that say nothing, so it stands for the highest level.
        let highest = if said == 100 { said.min(self.max_level) } else { said };
        lowered.or(self.adjust_level).unwrap_or(highest)
    }

    /// Reads the numbers from the values of rules, with Showdown's defaults, and checks that they fit together.
    pub(super) fn of(table: &RuleTable, entry: &Ruleset, generation: u8, mod_name: &str) -> Result<Self, String> {
        let game_type = entry.game_type.unwrap_or(GameType::Singles);
        let fewest = match game_type {
            GameType::Triples | GameType::Rotation => 3,
            GameType::Doubles => 2,
            _ => 1,
        };
        // A number too large for any of the limits below stays too large.
        let read = |id: &str| table.value_of(id).and_then(|value| value.parse::<i64>().ok());
        let number = |id: &str| read(id).filter(|number| *number != 0);
        let large = |id: &str| number(id).map(|number| u32::try_from(number).unwrap_or(u32::MAX));
        let of = |id: &str, number: u32| format!("{number}{}", table.blame(id));

        let max_team_size = large("maxteamsize").unwrap_or(6);
        let max_level = large("maxlevel").unwrap_or(100);
        let max_move_count = large("maxmovecount").unwrap_or(4);
        if max_team_size > 24 {
            return Err(format!("a max team size of {} is more than 24", of("maxteamsize", max_team_size)));
        }
        if max_level > 99_999 {
            return Err(format!("a max level of {} is more than 99999", of("maxlevel", max_level)));
        }
        if max_move_count > 24 {
            return Err(format!("a max move count of {} is more than 24", of("maxmovecount", max_move_count)));
        }
        let automatic = |id: &str| table.value_of(id) == Some("Auto");
        let picked_team_size = match automatic("pickedteamsize") {
            true => Some(match game_type {
                GameType::Doubles | GameType::Rotation => 4,
                GameType::Triples => 6,
                _ => 3,
            }),
            false => large("pickedteamsize"),
        };
        let ev_limit = match automatic("evlimit") {
            true if mod_name == "gen7letsgo" => table.has_key("lgpenormalrules").then_some(0),
            true if mod_name.starts_with("champions") => Some(66),
            true => (generation > 2).then_some(510),
            false => read("evlimit"),
        };
        let max_total_level = large("maxtotallevel");
        let min_level = large("minlevel").unwrap_or(1);
        let default_level = large("defaultlevel").unwrap_or_else(|| {
            let size = picked_team_size.unwrap_or(max_team_size);
            match max_total_level {
                Some(total) if max_level > 100 && u64::from(max_level) * u64::from(size) > u64::from(total) => 100,
                _ => max_level,
            }
        });
        let own_source = generation >= 9 && table.has_key("obtainable") && !table.has_key("natdexmod");
        let min_source_gen = large("minsourcegen").unwrap_or(if own_source { u32::from(generation) } else { 1 });

        let game = game_type.name();
        let min_team_size = large("minteamsize").unwrap_or(0);
        for (id, what, size) in
            [("minteamsize", "min", min_team_size), ("pickedteamsize", "picked", picked_team_size.unwrap_or(0))]
        {
            if size > 0 && size < fewest {
                return Err(format!("a {what} team size of {} is too small for {game}: {fewest}", of(id, size)));
            }
        }
        if let Some(picked) = picked_team_size.filter(|picked| min_team_size > 0 && min_team_size < *picked) {
            return Err(format!(
                "a min team size of {} is below the picked team size of {}",
                of("minteamsize", min_team_size),
                of("pickedteamsize", picked)
            ));
        }
        let min_team_size = if min_team_size > 0 { min_team_size } else { fewest.max(picked_team_size.unwrap_or(0)) };
        if max_team_size < fewest.max(min_team_size) {
            let least = fewest.max(min_team_size);
            return Err(format!("a max team size of {} is below {least}", of("maxteamsize", max_team_size)));
        }
        if !(min_level..=max_level).contains(&default_level) || min_level > max_level {
            return Err(format!(
                "levels from {} to {} with {} by default don't fit together",
                of("minlevel", min_level),
                of("maxlevel", max_level),
                of("defaultlevel", default_level)
            ));
        }
        let adjust_level = large("adjustlevel");
        let adjust_level_down = large("adjustleveldown");
        if let Some(down) = adjust_level_down.filter(|down| *down >= max_level) {
            return Err(format!(
                "lowering levels to {} does nothing with a max level of {}",
                of("adjustleveldown", down),
                of("maxlevel", max_level)
            ));
        }
        if let Some(level) = adjust_level.filter(|_| table.value_of("minlevel").is_some()) {
            return Err(format!("a min level does nothing when all are set to level {}", of("adjustlevel", level)));
        }
        let ev_limit = match ev_limit {
            Some(limit @ 0..1512) => Some(limit as u32),
            Some(limit) => {
                return Err(format!("an EV limit of {limit}{} is not between 0 and 1511", table.blame("evlimit")));
            }
            None => None,
        };
        timer(table)?;
        Ok(Self {
            min_team_size: min_team_size as u8,
            max_team_size: max_team_size as u8,
            picked_team_size: picked_team_size.map(|size| size as u8),
            max_total_level,
            max_move_count: max_move_count as u8,
            min_source_gen,
            min_level,
            max_level,
            default_level,
            adjust_level,
            adjust_level_down,
            ev_limit,
        })
    }
}

/// Checks the seconds that players have, though battles here run without a clock.
fn timer(table: &RuleTable) -> Result<(), String> {
    for (id, range) in [
        ("timerstarting", 10..=1200),
        ("timergrace", i64::MIN..=300),
        ("timeraddperturn", i64::MIN..=30),
        ("timermaxperturn", 10..=1200),
        ("timermaxfirstturn", 10..=1200),
    ] {
        let seconds = table.value_of(id).and_then(|value| value.parse::<i64>().ok());
        if let Some(seconds) = seconds.filter(|seconds| !range.contains(seconds)) {
            let least = (*range.start()).max(0);
            return Err(format!("{id} = {seconds}{} is not between {least} and {}", table.blame(id), range.end()));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::formats::resolve;

    #[test]
    fn levels_are_what_the_rules_make_of_them() {
        for (format, said, level) in [
            ("gen9ou", None, 100),
            ("gen9ou", Some(0), 100),
            ("gen9ou", Some(83), 83),
            ("gen9vgc2024regg", Some(100), 50),
            ("gen9vgc2024regg", Some(3), 50),
            ("gen9lc", None, 5),
            ("gen9lc", Some(100), 5),
            ("gen9lc", Some(2), 2),
            ("gen9lc", Some(60), 60),
            ("gen9customgame@@@Adjust Level Down = 50", Some(77), 50),
            ("gen9customgame@@@Adjust Level Down = 50", Some(20), 20),
            ("gen9customgame@@@!!Default Level = 60", None, 60),
        ] {
            assert_eq!(resolve(format).unwrap().rules.numbers.level(said), level, "{format}, {said:?}");
        }
    }
}
