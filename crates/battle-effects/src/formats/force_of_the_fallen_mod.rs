//! Force of the Fallen Mod: a Pokémon that faints passes the last move of its set on to its team, with the PP left of it:
//! they all use up the same.

use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rules;

pub static FORCE_OF_THE_FALLEN_MOD: Behaviour =
    condition(conditions::FORCE_OF_THE_FALLEN_MOD, &[on::faint(|cx, o| pass_on(cx, o.target))]);

pub static FORCE_OF_THE_FALLEN_HOOKS: RuleHooks = RuleHooks {
    begin: Some(|cx| {
        // SHOWDOWN: with a stray "&".
        say!(
            cx,
            "rule",
            "Force of the Fallen Mod: Pok&émon pass the move in their last moveslot to their allies when they're KOed"
        );
        for mon in cx.mons() {
            cx.mon_mut(mon).kept_slot = cx.mon(mon).base_moves.as_slice().last().copied();
        }
    }),
    ..RuleHooks::new(rules::FORCE_OF_THE_FALLEN_MOD)
};

fn pass_on(cx: &mut Cx, fallen: Mon) -> Verdict {
    let Some(last) = cx.mon(fallen).kept_slot else { return Pass };
    for mon in cx.mons() {
        if mon != fallen && cx.mon(mon).side == cx.mon(fallen).side {
            cx.learn_slot(mon, last);
        }
    }
    Pass
}
