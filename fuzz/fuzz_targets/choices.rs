//! A choice is accepted, or refused with the battle as it was; and the battle goes on.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::{Arc, OnceLock};
use tallgrass_battle::ids::SideId;
use tallgrass_battle::{Battle, BattleOptions, PlayerOptions};
use tallgrass_pokedex::{formats, teams};

const TEAM: &str = "Garchomp\n- Earthquake\n- Swords Dance\n- Conversion 2\n- Hidden Power\n\nDitto\n- Transform\n";

fn start() -> Battle {
    static START: OnceLock<Battle> = OnceLock::new();
    START
        .get_or_init(|| {
            let options = BattleOptions {
                format: Arc::new(formats::resolve("gen9doublescustomgame").expect("a format")),
                seed: "gen5,0001000200030004".to_owned(),
                debug: false,
                force_random_chance: None,
                rated: None,
                log: true,
            };
            let mut battle = Battle::new(tallgrass_battle_effects::library(), &options).expect("a battle");
            for side in [SideId(0), SideId(1)] {
                let team = teams::import(TEAM).expect("a team");
                battle.add_player(side, &PlayerOptions { team, ..Default::default() }).expect("a player");
            }
            battle
        })
        .clone()
}

/// What others than the chooser can notice, and what the chooser is asked.
fn noticed(battle: &Battle) -> (u16, usize, Vec<String>) {
    let requests = battle.side_ids().map(|side| battle.request_json(side)).collect();
    (battle.state().turn, battle.log().map_or(0, |log| log.len()), requests)
}

fuzz_target!(|text: &str| {
    let mut battle = start();
    for (i, line) in text.lines().take(100).enumerate() {
        let side = SideId(i as u8 % 2);
        let before = noticed(&battle);
        if let Err(error) = battle.choose(side, line) {
            let learned = error.unavailable || error.before.iter().any(|error| error.unavailable);
            assert!(learned || noticed(&battle) == before);
            let _ = battle.choose(side, "default");
        }
        assert_eq!(battle.fault(), None);
        if battle.state().ended {
            return;
        }
        let asked = battle.side_ids().filter(|&side| !battle.is_choice_done(side)).count();
        assert!(asked > 0, "nobody is asked, and the battle isn't over");
    }
});
