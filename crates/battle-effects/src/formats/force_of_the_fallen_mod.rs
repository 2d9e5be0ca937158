//! Force of the Fallen Mod: a Pokémon that faints passes the last move of its set on to its team, with the PP left of it:
//! they all use up the same.

use tallgrass_battle::Notes;
use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_battle::state::SlotAt;
use tallgrass_pokedex::rules;

pub static FORCE_OF_THE_FALLEN_MOD: Behaviour =
    condition(conditions::FORCE_OF_THE_FALLEN_MOD, &[on::faint(|cx, o| pass_on(cx, o.target))]);

effect_data! {
    /// The slot of the last move of a Pokémon's set, by its number from 1.
    struct Last { number: u16 }
}

static LAST: Notes<Last> = Notes::of_rule(rules::FORCE_OF_THE_FALLEN_MOD);

fn last_slot(cx: &Cx, mon: Mon) -> Option<SlotAt> {
    cx.slot_numbered(cx.note(&LAST, mon).number.checked_sub(1)?)
}

pub static FORCE_OF_THE_FALLEN_HOOKS: RuleHooks = RuleHooks {
    mon_notes: LAST.bytes(),
    remembered_slot: Some(last_slot),
    begin: Some(|cx| {
        // SHOWDOWN: with a stray "&".
        say!(
            cx,
            "rule",
            "Force of the Fallen Mod: Pok&émon pass the move in their last moveslot to their allies when they're KOed"
        );
        for mon in cx.mons() {
            if let Some(last) = cx.mon(mon).base_moves.as_slice().last() {
                cx.set_note(&LAST, mon, Last { number: last.number() + 1 });
            }
        }
    }),
    ..RuleHooks::new(rules::FORCE_OF_THE_FALLEN_MOD)
};

fn pass_on(cx: &mut Cx, fallen: Mon) -> Verdict {
    let Some(last) = last_slot(cx, fallen) else { return Pass };
    for mon in cx.mons() {
        if mon != fallen && cx.mon(mon).side == cx.mon(fallen).side {
            cx.learn_slot(mon, last);
        }
    }
    Pass
}
