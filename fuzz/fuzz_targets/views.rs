//! Two battles that differ only in what is hidden look the same to a player until something the player is sent differs.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::{Arc, OnceLock};
use tallgrass_battle::ids::SideId;
use tallgrass_battle::protocol::view::View;
use tallgrass_battle::{Battle, BattleOptions, CodeList, PlayerOptions};
use tallgrass_pokedex::{formats, teams};

const TEAM: &str = "Garchomp\nAbility: Rough Skin\n- Earthquake\n- Swords Dance\n- Substitute\n- Dragon Tail\n\n\
    Zoroark\nAbility: Illusion\n- Knock Off\n- U-turn\n- Trick\n- Encore\n\nDitto @ Choice Scarf\nAbility: Imposter\n- Transform\n\n\
    Snorlax @ Leftovers\nAbility: Immunity\n- Rest\n- Sleep Talk\n- Whirlwind\n- Protect\n";

fn start(hidden: bool) -> Battle {
    static STARTS: [OnceLock<Battle>; 2] = [OnceLock::new(), OnceLock::new()];
    let begin = || {
        let options = BattleOptions {
            format: Arc::new(formats::resolve("gen9doublescustomgame@@@!teampreview").expect("a format")),
            seed: "gen5,0001000200030004".to_owned(),
            debug: false,
            force_random_chance: None,
            rated: None,
            log: true,
        };
        let mut battle = Battle::new(tallgrass_battle_effects::library(), &options).expect("a battle");
        battle.keep_knowledge(true);
        for side in [SideId(0), SideId(1)] {
            let other = TEAM.replace("Rest\n", "Curse\n").replace("Leftovers", "Sitrus Berry").replace("Knock Off", "Taunt");
            let team = teams::import(if hidden && side.0 == 1 { &other } else { TEAM }).expect("a team");
            battle.add_player(side, &PlayerOptions { team, ..Default::default() }).expect("a player");
        }
        battle
    };
    STARTS[hidden as usize].get_or_init(begin).clone()
}

fn sent(battle: &Battle) -> Vec<&str> {
    battle.log().map_or(vec![], |log| log.seen_by(View::Player(SideId(0))).collect())
}

fuzz_target!(|bytes: &[u8]| {
    let (mut one, mut other) = (start(false), start(true));
    let mut bytes = bytes.iter();
    for _ in 0..200 {
        let (here, there) = (one.seen_by(SideId(0)), other.seen_by(SideId(0)));
        if sent(&one) != sent(&other) || one.request_json(SideId(0)) != other.request_json(SideId(0)) {
            return;
        }
        assert!(here == there, "{here:#?}\n{there:#?}");
        let Some(side) = one.side_ids().find(|&side| !one.is_choice_done(side)) else { return };
        let mut codes = CodeList::new();
        for position in 0..one.side(side).active().len() {
            let Some(&byte) = bytes.next() else { return };
            let mask = one.mask(side, position, &codes);
            let Some(code) = mask.iter().nth(byte as usize % mask.len().max(1)) else { return };
            codes.push(code);
        }
        let (done, same) = (one.decide_coded(side, &codes), other.decide_coded(side, &codes));
        if done.is_ok() != same.is_ok() {
            return;
        }
    }
});
