//! Draft Factory: only Tera Captains can Terastallize, and they are named as teams are shown. Packed teams have none.

use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::formats;

pub static DRAFT_FACTORY: RuleHooks = RuleHooks {
    begin: Some(|cx| {
        for mon in cx.mons().filter(|&mon| !cx.given_set(mon).tera_captain).collect::<Vec<_>>() {
            cx.forbid_terastallization(mon);
        }
        say!(cx, "rule", "Tera Captain Clause: Only Tera Captains can Terastallize");
    }),
    team_preview: Some(show_teams),
    ..RuleHooks::of_format(formats::GEN_9_DRAFT_FACTORY)
};

fn show_teams(cx: &mut Cx) {
    const HIDDEN: [&str; 7] = ["Greninja", "Gourgeist", "Pumpkaboo", "Xerneas", "Zacian", "Zamazenta", "Dudunsparce"];
    say!(cx, "clearpoke");
    for mon in cx.mons() {
        cx.learn_preview(mon, &HIDDEN);
    }
    for mon in cx.mons().filter(|_| cx.is_logging()).collect::<Vec<_>>() {
        let details = cx.preview_details_hiding(mon, &HIDDEN);
        let side = cx.mon(mon).side;
        say!(cx, "poke", side, details, "");
    }
    cx.ask_for_team_order();
    for side in cx.side_ids().filter(|_| cx.is_logging()).collect::<Vec<_>>() {
        let captains: Vec<_> = cx.side(side).team().iter().filter(|&&mon| cx.given_set(mon).tera_captain).collect();
        let icons: Vec<String> = captains
            .into_iter()
            .map(|&mon| {
                let pokemon = cx.mon(mon);
                let (species, kind) = (pokemon.species.as_str(), pokemon.tera_type);
                format!("<psicon pokemon=\"{species}\" /><psicon type=\"{kind}\" />")
            })
            .collect();
        if icons.is_empty() {
            say!(cx, "");
        } else {
            let owner = cx.player_name(side).to_owned();
            say!(cx, Joined("raw|", Joined(owner, Joined("'s Tera Captains:<br />", icons.join(" / ")))));
        }
    }
}
