//! Broken Record Mod: a Pokémon knows the move of the Technical Record it holds, and the record can't be taken or flung.

use super::moves_fling::{can_be_thrown, throw};
use super::moves_knock_off;
use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rules;

pub static BROKEN_RECORD_MOD: Behaviour =
    condition(conditions::BROKEN_RECORD_MOD, &[on::take_item(keep), on::modify_move(lend_code)]);

/// Knock Off and Fling do nothing with records.
pub static BROKEN_RECORD_MOD_MOVES: Behaviour =
    lent(conditions::BROKEN_RECORD_MOD, &[on::base_power(strengthen), on::prepare_hit(pick_up)]);

pub static BROKEN_RECORD_MOD_HOOKS: RuleHooks = RuleHooks {
    begin: Some(|cx| {
        for mon in cx.mons() {
            let taught = cx.dex().item(cx.mon(mon).item).teaches;
            if taught.is_some() {
                cx.learn_move(mon, taught);
            }
        }
    }),
    ..RuleHooks::new(rules::BROKEN_RECORD_MOD)
};

fn is_record(cx: &Cx, item: ItemId) -> bool {
    cx.dex().item(item).teaches.is_some()
}

fn keep(cx: &mut Cx, _: Occasion, item: ItemId) -> Verdict {
    Verdict::from_bool(!is_record(cx, item))
}

fn lend_code(cx: &mut Cx, hit: Hit) -> Verdict {
    let active = cx.mv_mut(hit.mv);
    if matches!(active.id, moves::KNOCK_OFF | moves::FLING) {
        active.code_from = EffectId::lent_by(conditions::BROKEN_RECORD_MOD);
    }
    Pass
}

fn strengthen(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    let knocks_off = cx.mv(hit.mv).id == moves::KNOCK_OFF;
    if knocks_off && !is_record(cx, cx.mon(hit.target).item) {
        moves_knock_off::strengthen(cx, hit, power)
    } else {
        Pass
    }
}

fn pick_up(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).id != moves::FLING {
        return Pass;
    }
    let thrown = !cx.ignoring_item(hit.user) && can_be_thrown(cx, hit.user);
    if !thrown || is_record(cx, cx.mon(hit.user).item) { Fail } else { throw(cx, hit, true) }
}
