//! Pursuit: hits a foe that is leaving, twice as hard.

use super::moves_encore::encored_move;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::Accuracy;

pub static PURSUIT: Behaviour = move_(
    moves::PURSUIT,
    &[on::before_turn_callback(lie_in_wait), on::modify_move(follow), on::base_power_callback(power)],
);

pub static PURSUIT_CONDITION: Behaviour = condition(conditions::PURSUIT, &[on::before_switch_out(pursue).for_foes()]);

fn lie_in_wait(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.add_volatile(hit.user, conditions::PURSUIT, Some(hit.user), Some(moves::PURSUIT.into()));
    Pass
}

fn is_leaving(cx: &Cx, mon: Mon) -> bool {
    !mon.is_none() && (cx.mon(mon).being_called_back || cx.mon(mon).switch_flag.is_set())
}

fn follow(cx: &mut Cx, hit: Hit) -> Verdict {
    if is_leaving(cx, hit.target) {
        let pursuit = cx.mv_mut(hit.mv);
        pursuit.accuracy = Accuracy::Always;
        pursuit.tracks_target = true;
    }
    Pass
}

fn power(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    Set(if is_leaving(cx, hit.target) { 2 * power } else { power })
}

fn pursue(cx: &mut Cx, o: Occasion) -> Verdict {
    let Some(pursuer) = cx.own().source else { return Pass };
    if !cx.is_adjacent(pursuer, o.target)
        || cx.mon(pursuer).hp == 0
        || encored_move(cx, pursuer).is_some_and(|id| id != moves::PURSUIT)
        || !cx.cancel_move(pursuer)
    {
        return Pass;
    }
    cx.change_early(pursuer);
    cx.remove_volatile(o.target, conditions::DESTINY_BOND);
    let loc = cx.loc_of(pursuer, o.target);
    let source_effect = Some(cx.own().source_effect.into());
    cx.run_move(moves::PURSUIT, pursuer, loc, MoveUse { source_effect, ..MoveUse::default() });
    Pass
}
