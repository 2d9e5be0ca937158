//! Rules under which teams are shown before the battle.

use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rules;

/// Both players see each other's team, then put their own in order.
pub static TEAM_PREVIEW: RuleHooks = RuleHooks {
    begin: Some(announce_preview),
    team_preview: Some(show_teams),
    ..RuleHooks::new(rules::TEAM_PREVIEW).compared_since(Gen4)
};

/// In the time of the Isle of Armor the formes that weren't shown are told as the battle starts.
pub static TEAM_PREVIEW_IN_THE_ISLE_OF_ARMOR: RuleHooks = RuleHooks {
    begin: Some(announce_preview),
    team_preview: Some(show_teams),
    battle_start: Some(disclose_formes),
    ..RuleHooks::new(rules::TEAM_PREVIEW).in_rules(rule_sets::GEN8DLC1)
};

fn disclose_formes(cx: &mut Cx) {
    for side in cx.side_ids().filter(|_| cx.is_logging()).collect::<Vec<_>>() {
        for mon in cx.side(side).team().to_vec() {
            let forme = cx.mon(mon).base_species;
            if matches!(forme, formes::ZACIAN_CROWNED | formes::ZAMAZENTA_CROWNED | formes::XERNEAS) {
                say!(cx, "updatepoke", mon, cx.details_hiding(mon, &[]).replace(", shiny", ""));
            }
        }
    }
}

/// In Champions nearly all formes are shown, and whether Pokémon are shiny.
pub static TEAM_PREVIEW_IN_CHAMPIONS: RuleHooks = RuleHooks {
    begin: Some(announce_preview),
    team_preview: Some(show_teams_in_champions),
    ..RuleHooks::new(rules::TEAM_PREVIEW).in_rules(rule_sets::CHAMPIONS)
};

fn announce_preview(cx: &mut Cx) {
    if cx.has_rule(rules::TERA_TYPE_PREVIEW) {
        say!(cx, "rule", "Tera Type Preview: Tera Types are shown at Team Preview");
    }
}

fn show_teams_in_champions(cx: &mut Cx) {
    const HIDDEN: [&str; 3] = ["Xerneas", "Zacian", "Zamazenta"];
    say!(cx, "clearpoke");
    for side in cx.side_ids() {
        for place in 0..cx.side(side).team().len() {
            let mon = cx.side(side).team()[place];
            if cx.is_logging() {
                say!(cx, "poke", side, cx.details_hiding(mon, &HIDDEN), "");
            }
        }
    }
    show_tera_types(cx);
    cx.ask_for_team_order();
}

fn show_tera_types(cx: &mut Cx) {
    if cx.since(Gen9) && cx.has_rule(rules::TERA_TYPE_PREVIEW) && cx.is_logging() {
        for side in cx.side_ids() {
            let text = cx.tera_types_shown(side);
            say!(cx, text);
        }
    }
}

fn show_teams(cx: &mut Cx) {
    say!(cx, "clearpoke");
    let hidden: &[&str] = match cx.generation() {
        Gen9 if cx.has_rule(rules::SPECIES_REVEAL_CLAUSE) => &[],
        Gen9 => &["Greninja", "Gourgeist", "Pumpkaboo", "Xerneas", "Silvally", "Urshifu", "Dudunsparce"],
        Gen8 => &["Arceus", "Greninja", "Gourgeist", "Pumpkaboo", "Xerneas", "Silvally", "Urshifu", "Dudunsparce"],
        _ => &["Arceus", "Genesect", "Gourgeist", "Pumpkaboo", "Xerneas", "Silvally", "Urshifu", "Dudunsparce"],
    };
    for side in cx.side_ids() {
        for place in 0..cx.side(side).team().len() {
            let mon = cx.side(side).team()[place];
            cx.learn_preview(mon, hidden);
            if cx.is_logging() {
                let mut details = cx.preview_details(mon, hidden);
                // Up to generation 7 only Ash-Greninja is shown as what it is.
                if cx.until(Gen7) && details.starts_with("Greninja") && !details.starts_with("Greninja-Ash") {
                    details.insert_str("Greninja".len(), "-*");
                }
                say!(cx, "poke", side, details, item_shown(cx, mon));
            }
        }
    }
    show_tera_types(cx);
    cx.ask_for_team_order();
}

/// Whether somebody holds something was shown up to generation 7, and in generation 5 whether that is mail.
fn item_shown(cx: &Cx, mon: Mon) -> &'static str {
    match cx.mon(mon).item.get() {
        None => "",
        _ if cx.since(Gen8) => "",
        Some(item) if cx.only_in(Gen5) && item.as_str().contains("mail") => "mail",
        Some(_) => "item",
    }
}

/// Both players see each other's team with its types, then put their own in order.
pub static TEAM_TYPE_PREVIEW: RuleHooks =
    RuleHooks { team_preview: Some(show_teams_with_types), ..RuleHooks::new(rules::TEAM_TYPE_PREVIEW) };

fn show_teams_with_types(cx: &mut Cx) {
    const HIDDEN: [&str; 6] = ["Arceus", "Greninja", "Gourgeist", "Pumpkaboo", "Silvally", "Urshifu"];
    say!(cx, "clearpoke");
    for mon in cx.mons() {
        cx.learn_preview(mon, &HIDDEN);
    }
    for side in cx.side_ids().filter(|_| cx.is_logging()).collect::<Vec<_>>() {
        let team = cx.side(side).team().to_vec();
        for &mon in &team {
            let details = cx.preview_details_hiding(mon, &HIDDEN);
            say!(cx, "poke", side, details, "");
        }
        let shown: Vec<String> = team
            .iter()
            .map(|&mon| {
                let pokemon = cx.mon(mon);
                let icon = format!("<psicon pokemon=\"{}\" />", pokemon.species.as_str());
                let types = pokemon.types.as_slice().iter().map(|kind| format!("<psicon type=\"{kind}\" /> "));
                format!("<span style=\"white-space:nowrap\">{icon}{}", types.collect::<String>())
            })
            .collect();
        say!(cx, format!("raw|{}</span>", shown.join("/</span>&#8203;")));
    }
    cx.ask_for_team_order();
}

/// Players may agree to see each other's sets.
pub static OPEN_TEAM_SHEETS: RuleHooks = RuleHooks {
    team_preview: Some(|cx| {
        const ASK: &str = "uhtml|otsrequest|<button name=\"send\" value=\"/acceptopenteamsheets\" class=\"button\" \
                           style=\"margin-right: 10px;\"><strong>Accept Open Team Sheets</strong></button><button \
                           name=\"send\" value=\"/rejectopenteamsheets\" class=\"button\" style=\"margin-top: \
                           10px\"><strong>Deny Open Team Sheets</strong></button>";
        for side in cx.side_ids() {
            cx.write_secret(side, &[&ASK]);
        }
    }),
    battle_start: Some(|cx| {
        for side in cx.side_ids() {
            cx.write_secret(side, &[&"uhtmlchange|otsrequest|"]);
        }
    }),
    ..RuleHooks::new(rules::OPEN_TEAM_SHEETS)
};

/// Players see each other's sets.
pub static FORCE_OPEN_TEAM_SHEETS: RuleHooks =
    RuleHooks { team_preview: Some(Cx::show_open_team_sheets), ..RuleHooks::new(rules::FORCE_OPEN_TEAM_SHEETS) };
