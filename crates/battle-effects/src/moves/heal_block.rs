//! Heal Block: for five turns (two by Psychic Noise) its bearer can't be healed, and can't use moves that heal.

use crate::shared::moves::{disable_flagged, is_max, is_z};
use tallgrass_battle::prelude::*;
use tallgrass_battle::state::MoveResult;

pub static HEAL_BLOCK_CONDITION: Behaviour = condition(
    conditions::HEAL_BLOCK,
    &[
        on::duration_callback(turns),
        on::start(begin),
        on::disable_move(|cx, o| disable_flagged(cx, o, MoveFlags::HEAL)),
        on::before_move(forbid).priority(6),
        on::modify_move(forbid),
        on::timer(Event::Residual).order(20),
        on::end(announce_end),
        on::try_heal(block),
        on::restart(not_again),
    ],
);

fn turns(cx: &mut Cx, o: Occasion) -> u8 {
    if o.effect.is(moves::PSYCHIC_NOISE) {
        return 2;
    }
    if o.source.is_some_and(|source| cx.has_ability(source, abilities::PERSISTENT)) {
        say!(cx, "-activate", o.source, "ability: Persistent", "[move] Heal Block");
        return 7;
    }
    5
}

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "move: Heal Block");
    if let Some(source) = o.source {
        cx.mon_mut(source).move_this_turn_result = MoveResult::Worked;
    }
    Pass
}

fn forbid(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.mv(hit.mv).has(MoveFlags::HEAL) || is_z(cx, hit.mv) || is_max(cx, hit.mv) {
        return Pass;
    }
    let id = cx.mv(hit.mv).id;
    say!(cx, "cant", hit.user, "move: Heal Block", id);
    Fail
}

fn announce_end(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "move: Heal Block");
    Pass
}

/// Whether healing comes from Z-Power.
fn is_z_powered(cx: &Cx, effect: Effect) -> bool {
    let by_move = effect.id.as_move().is_some_and(|id| match effect.mv {
        Mv::NONE => cx.dex().mv(id).is_z.is_some(),
        mv => is_z(cx, mv),
    });
    effect.is(conditions::ZPOWER) || by_move
}

fn block(cx: &mut Cx, o: Occasion, amount: i32) -> Reply<i32> {
    if is_z_powered(cx, o.effect) {
        return Set(amount);
    }
    let pokemon = cx.mon(o.target);
    if let Some(source) = o.source
        && source != o.target
        && pokemon.hp != pokemon.max_hp
        && o.effect.is(moves::POLLEN_PUFF)
    {
        cx.attr_last_move(&[&"[still]"]);
        say!(cx, "cant", source, "move: Heal Block", Name(o.effect));
        return Silent;
    }
    Fail
}

fn not_again(cx: &mut Cx, o: Occasion) -> Verdict {
    if o.effect.is(moves::PSYCHIC_NOISE) {
        return Pass;
    }
    say!(cx, "-fail", o.target, "move: Heal Block");
    if let Some(source) = o.source {
        let result = &mut cx.mon_mut(source).move_this_turn_result;
        if *result != MoveResult::Worked {
            *result = MoveResult::Failed;
        }
    }
    Pass
}
