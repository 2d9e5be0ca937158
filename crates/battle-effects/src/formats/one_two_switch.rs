//! 1-2 Switch: in doubles, every other turn one of each side's two is skipped, left and right by turns.

use tallgrass_battle::Mons;
use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::formats;

pub static ONE_TWO_SWITCH: RuleHooks = RuleHooks {
    flow: Some(|flow| {
        flow.end_turn = Some(skip_by_turns);
        flow.all_active = Some(all_active);
        flow.side_allies = Some(side_allies);
    }),
    ..RuleHooks::of_format(formats::GEN_9_1_2_SWITCH)
};

/// Whether a Pokémon stands in battle, but counts as out of it.
fn is_away(cx: &Cx, mon: Mon) -> bool {
    cx.has_volatile(mon, conditions::COMMANDING)
}

fn all_active(cx: &Cx, include_fainted: bool) -> Mons {
    let standing = cx.side_ids().flat_map(|side| cx.side(side).active()).filter(|mon| !mon.is_none());
    standing.copied().filter(|&mon| (include_fainted || !cx.mon(mon).fainted) && !is_away(cx, mon)).collect()
}

fn side_allies(cx: &Cx, side: SideId, all: bool) -> Mons {
    let standing = cx.side(side).active().iter().filter(|mon| !mon.is_none());
    standing.copied().filter(|&mon| all || (cx.mon(mon).hp > 0 && !is_away(cx, mon))).collect()
}

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
    cx.usual_end_turn();
}
