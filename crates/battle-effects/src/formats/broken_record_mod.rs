//! Broken Record Mod: a Pokémon knows the move of the Technical Record it holds, and the record can't be taken or flung.

use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rules;

pub static BROKEN_RECORD_MOD: Behaviour =
    condition(conditions::BROKEN_RECORD_MOD, &[on::take_item(keep), on::modify_move(mark)]);

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

/// How Knock Off and Fling are told of the rule.
const MARK: u64 = u64::MAX;

fn is_record(cx: &Cx, item: ItemId) -> bool {
    cx.dex().item(item).teaches.is_some()
}

fn keep(cx: &mut Cx, _: Occasion, item: ItemId) -> Verdict {
    Verdict::from_bool(!is_record(cx, item))
}

fn mark(cx: &mut Cx, hit: Hit) -> Verdict {
    let active = cx.mv_mut(hit.mv);
    if matches!(active.id, moves::KNOCK_OFF | moves::FLING) {
        active.note = MARK;
    }
    Pass
}

/// Whether Knock Off or Fling was used under this rule.
pub(crate) fn is_marked(cx: &Cx, mv: Mv) -> bool {
    cx.mv(mv).note == MARK
}

/// Whether Knock Off or Fling can do nothing with an item because of this rule.
pub(crate) fn records_stay(cx: &Cx, mv: Mv, item: ItemId) -> bool {
    is_marked(cx, mv) && is_record(cx, item)
}
