//! Magic Guard: nothing but moves hurts the holder.

use tallgrass_battle::prelude::*;

pub static MAGIC_GUARD: Behaviour =
    ability(abilities::MAGIC_GUARD, &[on::damage(take_moves_only), on::set_status(refuse_toxic_spikes).until(Gen4)]);

fn take_moves_only(cx: &mut Cx, o: Occasion, _: i32) -> Reply<i32> {
    if o.effect.is_move() {
        return Pass;
    }
    if o.effect.is_ability() && cx.generation() >= Gen7 {
        say!(cx, "-activate", o.source, Full(o.effect));
    }
    Fail
}

/// In generation 4 Toxic Spikes don't even poison the holder.
fn refuse_toxic_spikes(_: &mut Cx, o: Occasion, _: ConditionId) -> Verdict {
    let spikes = o.effect.is(moves::TOXIC_SPIKES) || o.effect.is(conditions::TOXIC_SPIKES);
    if spikes { Fail } else { Pass }
}
