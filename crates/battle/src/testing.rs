//! Battles to try the dispatcher on: with listeners made up for the purpose, and no other effects.

use crate::battle::Battle;
use crate::behaviour::Behaviour;
use crate::event::Listener;
use crate::ids::{EffectId, Mon, SideId};
use crate::library::Library;
use crate::pack::Pack;
use crate::random::{Purpose, Tape};
use crate::setup::{BattleOptions, PlayerOptions};
use tallgrass_pokedex::{formats, teams};

/// Two sides of Pokémon, each with its ability and item, that have just come in.
pub(crate) fn begin(format: &str, own: &[(EffectId, &[Listener])], sides: [&[&str]; 2]) -> Battle {
    let any = crate::behaviour::ability(Default::default(), &[]);
    let behaviours: Vec<Behaviour> =
        own.iter().map(|&(effect, on)| Behaviour { effect, on: Box::leak(on.to_vec().into()), ..any }).collect();
    let library = Library::new(Pack { behaviours, ..Pack::default() });
    let format = formats::resolve(&format!("{format}@@@!teampreview")).expect("a format").into();
    let seed = "gen5,0001000200030004".to_owned();
    let options = BattleOptions { format, seed, debug: false, force_random_chance: None, rated: None, log: true };
    let mut battle = Battle::new(&library, &options).expect("a battle");
    for (side, sets) in sides.into_iter().enumerate() {
        let team =
            teams::import(&sets.iter().map(|set| format!("{set}\n- Splash\n\n")).collect::<String>()).expect("a team");
        battle.add_player(SideId(side as u8), &PlayerOptions { team, ..Default::default() }).expect("a player");
    }
    battle
}

/// One against one.
pub(crate) fn singles(own: &[(EffectId, &[Listener])], sets: [&str; 2]) -> Battle {
    begin("gen9customgame", own, [&[sets[0]], &[sets[1]]])
}

/// Who is in battle first of a side.
pub(crate) fn lead(battle: &Battle, side: u8) -> Mon {
    battle.side(SideId(side)).active()[0]
}

/// What comes of something while these numbers, and no others, are drawn.
pub(crate) fn drawing<T>(battle: &mut Battle, ties: &[u32], act: impl FnOnce(&mut Battle) -> T) -> T {
    battle.set_tape(Some(Tape::listed(ties.iter().map(|&value| (Purpose::SpeedTie, value)))));
    let result = act(battle);
    let tape = battle.set_tape(None).expect("it was set");
    assert_eq!(tape.finish(), Ok(()));
    result
}
