//! The Loser's Game: whoever has lost all Pokémon wins.

use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::formats;

pub static LOSERS_GAME: RuleHooks = RuleHooks {
    flow: Some(|flow| {
        flow.check_win = Some(let_loser_win);
        flow.tiebreak = Some(tie);
    }),
    ..RuleHooks::of_format(formats::GEN_9_THE_LOSERS_GAME)
};

fn let_loser_win(cx: &mut Cx, last: Option<Mon>) -> bool {
    let lost = |side: &SideId| cx.side(*side).pokemon_left == 0;
    let winner = if cx.side_ids().all(|side| lost(&side)) {
        last.map(|mon| cx.mon(mon).side)
    } else {
        let Some(loser) = cx.side_ids().find(lost) else { return false };
        Some(loser)
    };
    cx.win(winner);
    true
}

/// Ends the battle as time is up.
fn tie(cx: &mut Cx) -> bool {
    cx.tell_who_is_ahead();
    // SHOWDOWN: the other one of those left over wins, of whom there is none.
    cx.win(None)
}
