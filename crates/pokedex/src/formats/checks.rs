//! What single rules ask of the table they stand in.

use super::data::{Mod, Ruleset, data};
use super::table::RuleTable;
use crate::{GameType, SpeciesId, Type};

/// Lets a rule check the table it stands in. It may rewrite its value.
pub(super) fn check(rule: &str, table: &RuleTable, format: &Ruleset, rule_set: &Mod) -> Result<Option<String>, String> {
    let value = table.value_of(rule).unwrap_or_default();
    let number = value.parse::<i64>().unwrap_or(0);
    let numbers = &table.numbers;
    let game_type = format.game_type.unwrap_or(GameType::Singles);
    let need = |holds: bool, reason: &str| if holds { Ok(None) } else { Err(reason.to_owned()) };
    let within = |least: i64, most: i64| {
        if (least..=most).contains(&number) {
            Ok(Some(value.to_owned()))
        } else {
            Err(format!("must be between {least} and {most}"))
        }
    };
    match rule {
        "forcemonotype" => {
            let kind = chart_type(value)?;
            let since = match kind {
                Type::Dark | Type::Steel => 2,
                Type::Fairy => 6,
                Type::Stellar => u8::MAX,
                _ => 1,
            };
            if rule_set.generation < since {
                return Err(format!("no Pokémon of generation {} is of type {kind}", rule_set.generation));
            }
            Ok(Some(kind.name().to_owned()))
        }
        "forcemonocolor" => {
            let colors = ["black", "blue", "brown", "gray", "green", "pink", "purple", "red", "white", "yellow"];
            need(colors.contains(&&*crate::to_id(value)), &format!("there is no color \"{value}\""))
        }
        "forceteratype" => {
            chart_type(value)?;
            need(rule_set.generation == 9, "there is no Terastallization outside of generation 9")
        }
        "forceselect" => need(SpeciesId::find(value).is_some(), &format!("there is no species called \"{value}\"")),
        "evlimits" => ev_limits(value).map(Some),
        "teratypepreview" => need(table.has_key("teampreview"), "needs Team Preview"),
        "openteamsheets" | "forceopenteamsheets" => {
            need(table.has_key("teampreview") || table.has_key("teamtypepreview"), "needs Team Preview")
        }
        "itemclause" => within(1, numbers.max_team_size.into()),
        "abilityclause" => need(number >= 1, "must allow at least one of each ability"),
        "minsourcegen" => need(
            number <= rule_set.generation.into(),
            &format!("this is a format of generation {}", rule_set.generation),
        ),
        "omunobtainablemoves" => {
            need(table.check_can_learn().is_some(), "needs another rule that decides which moves can be learned")
        }
        "maxtotallevel" => {
            let size = u64::from(numbers.picked_team_size.unwrap_or(numbers.max_team_size));
            let total = u64::from(numbers.max_total_level.unwrap_or(0));
            let (least, most) = (u64::from(numbers.min_level) * size, u64::from(numbers.max_level) * size);
            if total > least && total < most {
                Ok(None)
            } else {
                Err(format!("must be above {least} and below {most} with {size} Pokémon"))
            }
        }
        "chimera1v1rule" => {
            need(numbers.picked_team_size.unwrap_or(numbers.min_team_size) >= 6, "needs teams of at least six")?;
            need(!matches!(game_type, GameType::Doubles | GameType::Triples), "needs one active Pokémon a side")
        }
        "bestof" => {
            need((3..=9).contains(&number) && number % 2 == 1, "must be 3, 5, 7 or 9")?;
            need(game_type.player_count() == 2, "needs two players")?;
            Ok(Some(value.to_owned()))
        }
        "allowedpokemoves" | "uniquepokemoves" => within(1, numbers.max_move_count.into()),
        "rebalancelevels" => {
            need(format.team.is_some(), "needs a format with random teams")?;
            if let Some(level) = numbers.adjust_level {
                return Err(format!("all are set to level {level} already"));
            }
            let changes = |key| data().ruleset(rule_set.name, key).is_some_and(|rule| rule.modifies_species);
            need(table.keys().any(changes), "needs a rule that changes base stats")
        }
        "gen9sharedpower" | "gen9sharingiscaring" | "gen9randombattlesharedpowerb12p6" | "gen9randombattlemayhem" => {
            need(game_type == GameType::Singles, "needs a singles format")
        }
        "gen9teradonation" => need(rule_set.generation == 9, "there is no Terastallization outside of generation 9"),
        _ => Ok(None),
    }
}

fn chart_type(name: &str) -> Result<Type, String> {
    let kind = Type::from_id(&crate::to_id(name)).filter(|kind| !matches!(kind, Type::Bird | Type::Unknown));
    kind.ok_or_else(|| format!("there is no type called \"{name}\""))
}

/// Reads limits such as `Atk 0-124 / Def 100-252`.
fn ev_limits(value: &str) -> Result<String, String> {
    let wrong = || "must be like \"Atk 0-124 / Def 100-252\"".to_owned();
    let one = |part: &str| {
        let spaced = part.replacen('-', " - ", 1);
        let words: Vec<&str> = spaced.split(' ').filter(|word| !word.is_empty()).collect();
        let [stat, low, "-", high] = words[..] else { return Err(wrong()) };
        let is_number = |text: &str| (1..=4).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        if !is_number(low) || !is_number(high) {
            return Err(wrong());
        }
        let id = crate::to_id(stat);
        if !["hp", "atk", "def", "spa", "spd", "spe"].contains(&&*id) {
            return Err(format!("there is no stat called \"{stat}\""));
        }
        Ok(format!("{id} {low}-{high}"))
    };
    Ok(value.split('/').map(one).collect::<Result<Vec<_>, _>>()?.join(" / "))
}
