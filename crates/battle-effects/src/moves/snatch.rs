//! Snatch: the user steals the next move somebody uses for their own good this turn.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::PowerKind;

pub static SNATCH_CONDITION: Behaviour =
    condition(conditions::SNATCH, &[on::start(announce), on::prepare_hit(steal).for_anyone().priority(-1)]);

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-singleturn", o.target, "Snatch");
    Pass
}

fn steal(cx: &mut Cx, hit: Hit) -> Verdict {
    let Some(thief) = cx.own().source else { return Pass };
    if cx.is_sky_dropped(thief) || hit.mv.is_none() {
        return Pass;
    }
    let mv = cx.mv(hit.mv);
    let (id, stolen) = (mv.id, mv.source_effect == conditions::SNATCH.into());
    if mv.power_kind != PowerKind::None || !mv.has(MoveFlags::SNATCH) || stolen {
        return Pass;
    }
    cx.remove_volatile(thief, conditions::SNATCH);
    say!(cx, "-activate", thief, "move: Snatch", Of(hit.user));
    cx.use_move(id, thief, MoveUse::default());
    Silent
}
