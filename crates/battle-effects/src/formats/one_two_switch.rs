//! 1-2 Switch: in doubles, every other turn one of each side's two is skipped, left and right by turns.

use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::formats;

pub static ONE_TWO_SWITCH: RuleHooks =
    RuleHooks { end_turn: Some(skip_by_turns), ..RuleHooks::of_format(formats::GEN_9_1_2_SWITCH) };

/// Who is skipped is out of reach as a commanding Tatsugiri is, and its ability is suppressed.
fn skip_by_turns(cx: &mut Cx) {
    let turn = cx.state().turn;
    let skipped = (turn % 2 == 1).then_some(if turn % 4 == 1 { 1 } else { 0 });
    for side in cx.side_ids() {
        for place in 0..cx.side(side).active().len() {
            let mon = cx.side(side).active()[place];
            if mon.is_none() || cx.mon(mon).fainted {
                continue;
            }
            if skipped == Some(place) && cx.mon(mon).hp > 0 && !cx.allies(mon).is_empty() {
                cx.impose_volatile(mon, conditions::COMMANDING);
                cx.impose_volatile(mon, conditions::GASTRO_ACID);
                if cx.is_logging() {
                    let (name, species) = (&cx.set_of(mon).name, cx.dex().species(cx.mon(mon).species).name);
                    let name = if name == species { name.clone() } else { format!("{name} ({species})") };
                    let text = format!("{}'s {name} will be skipped next turn.", cx.player_name(side));
                    say!(cx, "-message", text);
                }
            } else {
                cx.remove_volatile(mon, conditions::COMMANDING);
                cx.remove_volatile(mon, conditions::GASTRO_ACID);
            }
        }
    }
}
