//! Moves that call other moves.

use crate::shared::moves::{last_move, used_move};
use std::sync::OnceLock;
use tallgrass_battle::prelude::*;
use tallgrass_battle::state::{ActionKind, Selected};
use tallgrass_pokedex::rule_sets;
use tallgrass_pokedex::{Dex, MaxKind, Nonstandard, RuleSet};

/// Assist: a move that another Pokémon of the team knows.
pub static ASSIST: Behaviour = move_(moves::ASSIST, &[on::hit(assist)]);

/// Copycat: the last move anyone used.
pub static COPYCAT: Behaviour = move_(moves::COPYCAT, &[on::hit(copy_last).compared_since(Gen5)]);

/// Me First: the attack the target is about to use, half again as strong.
pub static ME_FIRST: Behaviour = move_(moves::ME_FIRST, &[on::try_hit(go_first)]);

pub static ME_FIRST_CONDITION: Behaviour = condition(conditions::ME_FIRST, &[on::base_power(strengthen).priority(12)]);

/// Metronome: any move.
pub static METRONOME: Behaviour = move_(moves::METRONOME, &[on::hit(wag)]);

/// Mirror Move: the target's last move.
pub static MIRROR_MOVE: Behaviour = move_(moves::MIRROR_MOVE, &[on::try_hit(mirror)]);

fn assist(cx: &mut Cx, hit: Hit) -> Verdict {
    let count = callable_of_team(cx, hit.target).count();
    if count == 0 {
        return Fail;
    }
    let at = cx.random(Purpose::CalledMove, count as u32) as usize;
    let Some(called) = callable_of_team(cx, hit.target).nth(at) else { return Fail };
    cx.use_move(called, hit.target, MoveUse::default());
    Pass
}

/// The moves of the rest of a Pokémon's team that Assist can call.
fn callable_of_team(cx: &Cx, mon: Mon) -> impl Iterator<Item = MoveId> {
    let others = cx.side(cx.mon(mon).side).team().iter().filter(move |&&ally| ally != mon);
    others.flat_map(|&ally| cx.moves(ally)).map(|slot| slot.id).filter(|&id| {
        let data = cx.dex().mv(id);
        let special = data.is_z.is_some() || data.is_max != MaxKind::No;
        !data.flags.contains(MoveFlags::NOASSIST) && !special
    })
}

fn copy_last(cx: &mut Cx, hit: Hit) -> Verdict {
    let Some(last) = used_move(cx, cx.state().last_move) else { return if cx.since(Gen6) { Pass } else { Fail } };
    if last.flags.contains(MoveFlags::FAILCOPYCAT) || last.is_special() {
        return Fail;
    }
    cx.use_move(last.id, hit.target, MoveUse::default());
    Pass
}

fn go_first(cx: &mut Cx, hit: Hit) -> Verdict {
    let Some(at) = cx.will_move(hit.target) else { return Fail };
    let action = cx.queue()[at];
    debug_assert_eq!(action.kind, ActionKind::Move);
    let id = cx.mv(action.mv).id;
    let data = cx.dex().mv(id);
    if action.z_move.is_some()
        || data.is_z.is_some()
        || data.is_max != MaxKind::No
        || cx.has_volatile(hit.target, conditions::MUSTRECHARGE)
        || data.category == Category::Status
        || data.flags.contains(MoveFlags::FAILMEFIRST)
    {
        return Fail;
    }
    cx.add_volatile(hit.user, conditions::ME_FIRST, None, None);
    cx.use_move(id, hit.user, MoveUse { target: Some(hit.target), ..MoveUse::default() });
    Silent
}

fn strengthen(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    cx.chain(3, 2)
}

/// What Metronome can call by a rule set, by number.
fn callable_by_metronome(dex: &Dex) -> &'static [MoveId] {
    static LISTS: [OnceLock<Vec<MoveId>>; RuleSet::COUNT] = [const { OnceLock::new() }; RuleSet::COUNT];
    LISTS[dex.rule_set().index()].get_or_init(|| {
        let mut list: Vec<MoveId> = MoveId::all()
            .filter(|&id| {
                let data = dex.mv(id);
                matches!(data.nonstandard, Nonstandard::No | Nonstandard::Unobtainable)
                    && data.flags.contains(MoveFlags::METRONOME)
            })
            .collect();
        list.sort_by_key(|&id| dex.mv(id).num);
        list
    })
}

fn wag(cx: &mut Cx, hit: Hit) -> Verdict {
    let Some(called) = cx.sample(Purpose::CalledMove, callable_by_metronome(cx.dex())) else { return Fail };
    cx.use_move(called, hit.target, MoveUse::default());
    Pass
}

fn mirror(cx: &mut Cx, hit: Hit) -> Verdict {
    let last = cx.mon(hit.target).last_move;
    if last.is_none() || !cx.mv(last).has(MoveFlags::MIRROR) {
        return Fail;
    }
    // A Max Move can't be mirrored, whatever it was made from.
    if last_move(cx, hit.target).is_none_or(|seen| seen.id != cx.mv(last).id || seen.is_special()) {
        return Fail;
    }
    let id = cx.mv(last).id;
    cx.use_move(id, hit.user, MoveUse { target: Some(hit.target), ..MoveUse::default() });
    Silent
}

/// In generation 1 what is called counts as what was selected.
pub static CALLING_OF_OLD: [Behaviour; 2] = [
    move_(moves::METRONOME, &[on::hit(wag_and_select)]).in_rules(rule_sets::GEN1).anew(),
    move_(moves::MIRROR_MOVE, &[on::hit(mirror_and_select)]).in_rules(rule_sets::GEN1).anew(),
];

fn call_as_selected(cx: &mut Cx, user: Mon, called: MoveId) -> Verdict {
    cx.select_move(cx.mon(user).side, Selected::Move(called));
    cx.use_move(called, user, MoveUse::default());
    Pass
}

fn wag_and_select(cx: &mut Cx, hit: Hit) -> Verdict {
    let Some(called) = cx.sample(Purpose::CalledMove, callable_by_metronome(cx.dex())) else { return Fail };
    call_as_selected(cx, hit.target, called)
}

fn mirror_and_select(cx: &mut Cx, hit: Hit) -> Verdict {
    let foe = cx.side(cx.foe_side(cx.mon(hit.target).side)).active()[0].some();
    match foe.and_then(|foe| cx.last_move_of(foe)) {
        Some(last) if last != moves::MIRROR_MOVE => call_as_selected(cx, hit.target, last),
        _ => Fail,
    }
}
