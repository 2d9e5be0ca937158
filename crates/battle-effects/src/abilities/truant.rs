//! Truant: the holder moves only every other turn.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::MoveResult;

pub static TRUANT: Behaviour = ability(
    abilities::TRUANT,
    &[
        on::start(begin).since(Gen4),
        on::before_move(loaf).priority(9),
        on::residual(alternate).until(Gen4).since(Gen4),
        on::switch_in(begin_early).until(Gen3),
        on::residual(alternate_early).order(27).until(Gen3),
    ],
);

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.remove_volatile(o.target, conditions::TRUANT);
    let pokemon = cx.mon(o.target);
    let moved = pokemon.move_this_turn_result != MoveResult::None || cx.will_move(o.target).is_none();
    if pokemon.active_turns > 0 && moved {
        cx.add_volatile(o.target, conditions::TRUANT, None, None);
    }
    Pass
}

fn loaf(cx: &mut Cx, hit: Hit) -> Verdict {
    let loafs = if cx.since(Gen5) {
        cx.remove_volatile(hit.user, conditions::TRUANT)
    } else {
        cx.has_volatile(hit.user, conditions::TRUANT)
    };
    if loafs {
        say!(cx, "cant", hit.user, Full(cx.acting()));
        return Fail;
    }
    if cx.since(Gen5) {
        cx.add_volatile(hit.user, conditions::TRUANT, None, None);
    }
    Pass
}

fn alternate(cx: &mut Cx, o: Occasion) -> Verdict {
    if !cx.remove_volatile(o.target, conditions::TRUANT) {
        cx.add_volatile(o.target, conditions::TRUANT, None, None);
    }
    Pass
}

fn begin_early(cx: &mut Cx, o: Occasion) -> Verdict {
    let loafs = cx.state().turn != 0;
    set_loafing(cx, o.target, loafs)
}

fn alternate_early(cx: &mut Cx, o: Occasion) -> Verdict {
    let loafs = !cx.mon(o.target).truant_turn;
    set_loafing(cx, o.target, loafs)
}

fn set_loafing(cx: &mut Cx, mon: Mon, loafs: bool) -> Verdict {
    cx.mon_mut(mon).truant_turn = loafs;
    if loafs {
        cx.add_volatile(mon, conditions::TRUANT, None, None);
    } else {
        cx.remove_volatile(mon, conditions::TRUANT);
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn every_other_turn_is_spent_loafing() {
        check(
            gen9(&["Slaking, Truant"], &["Snorlax"]),
            &[["tackle", "splash"], ["tackle", "splash"], ["tackle", "splash"]],
            &[HIT, HIT],
            &["-damage|p2a: Snorlax|350/461", "cant|p1a: Slaking|ability: Truant", "-damage|p2a: Snorlax|239/461"],
        );
    }
}
