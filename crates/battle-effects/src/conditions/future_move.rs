//! A foreseen attack (Future Sight, Doom Desire): comes down two turns after its use on whoever stands there.

use super::moves_beat_up::strikers;
use tallgrass_battle::prelude::*;
use tallgrass_battle::state::{Slot, StateRef};
use tallgrass_pokedex::IgnoreImmunity;

pub static FUTURE_MOVE: Behaviour = condition(
    conditions::FUTUREMOVE,
    &[
        on::start(begin),
        on::residual(wait).order(3).since(Gen5),
        on::residual(wait).order(11).between(Gen3, Gen4),
        on::residual(wait).order(1).until(Gen2),
        on::end(come_down).compared_since(Gen4),
    ],
);

effect_data! {
    /// A foreseen attack.
    struct Foreseen {
        /// What the move keeps for itself.
        note: u64,
        /// The move, by number.
        move_id: u16,
        /// The turn at whose end it comes down, as the games count them.
        turn: u16,
        /// Where it comes down: side and position.
        side: u8,
        position: u8,
        /// How it comes down: the category of an attack of numbers only, or [`WHOLE`].
        how: u8,
        /// How often it hits, where its numbers don't say so.
        hits: u8,
    }
}

/// How a move that comes down with all it does is marked.
const WHOLE: u8 = u8::MAX;

/// How a foreseen attack comes down.
#[derive(Clone, Copy)]
pub(crate) enum Foresight {
    /// With its type, power and accuracy only, in this category.
    OfNumbers(Category),
    /// The same, and it is waited for by a count of turns.
    Counted(Category),
    /// With all that the move does, after a count of turns.
    OfMove,
}

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    let slot = cx.slot_of(o.target);
    let turn = cx.state().turn - 1 + 2;
    cx.remember(Foreseen {
        note: 0,
        move_id: MoveId::NONE.0,
        turn,
        side: slot.side,
        position: slot.position,
        how: 0,
        hits: 0,
    });
    if turn >= 254 {
        let text = "In Gen 8+, Future attacks will never resolve when used on the 255th turn or later.";
        cx.hint(text, false, None);
    }
    Pass
}

/// Sets a foreseen attack up: whether there wasn't one already.
pub(crate) fn foresee(cx: &mut Cx, hit: Hit, foresight: Foresight) -> bool {
    let id = cx.mv(hit.mv).id;
    if !cx.add_slot_condition(hit.target, conditions::FUTUREMOVE, None, None).truthy() {
        return false;
    }
    let (note, hits) = if id == moves::BEAT_UP { strikers(cx, hit.user) } else { (0, 0) };
    if let Some(state) = cx.slot_condition_mut(hit.target, conditions::FUTUREMOVE) {
        state.source = Some(hit.user);
        if !matches!(foresight, Foresight::OfNumbers(_)) {
            // SHOWDOWN: who faints as what was counted comes down does so a little later.
            state.duration = 3;
        }
        state.update(|foreseen: &mut Foreseen| {
            foreseen.move_id = id.0;
            foreseen.note = note;
            foreseen.hits = hits;
            foreseen.how = match foresight {
                Foresight::OfNumbers(category) | Foresight::Counted(category) => category as u8,
                Foresight::OfMove => WHOLE,
            };
        });
    }
    true
}

/// Whether this use of a foreseen attack is the one that comes down.
pub(crate) fn is_coming_down(cx: &Cx, mv: Mv) -> bool {
    cx.mv(mv).source_effect == conditions::FUTUREMOVE.into()
}

fn wait(cx: &mut Cx, _: Occasion) -> Verdict {
    let Foreseen { turn, side, position, .. } = cx.memory();
    if cx.counted_turns() >= turn
        && let Some(mon) = cx.at_slot(Slot { side, position })
    {
        cx.remove_slot_condition(mon, conditions::FUTUREMOVE);
    }
    Pass
}

fn come_down(cx: &mut Cx, o: Occasion) -> Verdict {
    let target = o.target;
    let Foreseen { move_id, how, note, hits, .. } = cx.memory();
    let id = MoveId(move_id);
    let Some(source) = cx.own().source else { return Pass };
    if cx.mon(target).fainted || target == source {
        if cx.is_logging() {
            let why = if cx.mon(target).fainted { "fainted" } else { "the user" };
            let text = format!("{} did not hit because the target is {why}.", cx.dex().mv(id).name);
            cx.hint(&text, false, None);
        }
        return Pass;
    }
    say!(cx, "-end", target, Joined("move: ", id));
    cx.remove_volatile(target, conditions::PROTECT);
    cx.remove_volatile(target, conditions::ENDURE);
    let mv = cx.new_move(id);
    let (infiltrates, normalized) =
        (cx.has_ability(source, abilities::INFILTRATOR), cx.has_ability(source, abilities::NORMALIZE));
    let modern = cx.since(Gen6);
    let active = cx.mv_mut(mv);
    if how == WHOLE {
        active.flags.insert(MoveFlags::FUTUREMOVE);
        active.flags.remove(MoveFlags::PROTECT);
        active.smart_target = None;
        active.note = note;
        if hits > 0 {
            active.multihit = (hits, hits);
        }
    } else {
        active.source_effect = conditions::FUTUREMOVE.into();
        active.ignore_immunity = IgnoreImmunity::No;
        active.category = if how == Category::Physical as u8 { Category::Physical } else { Category::Special };
    }
    active.infiltrates = infiltrates && modern;
    if normalized && modern {
        active.kind = Type::Normal;
    }
    cx.try_spread_move_hit(&[target], source, mv, true);
    if cx.mon(source).active && cx.has_item(source, items::LIFE_ORB) && cx.since(Gen5) {
        let orb: Effect = items::LIFE_ORB.into();
        cx.single(Event::AfterMoveSecondarySelf, orb, Some(StateRef::Item(source)), source, Some(target), orb, None);
    }
    cx.forget_active_move();
    cx.end_if_decided();
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn it_comes_down_two_turns_later() {
        check(
            gen9(&["Alakazam", "Snorlax"], &["Slowpoke", "Bronzong"]),
            &[["futuresight", "splash"], ["switch 2", "switch 2"], ["splash", "splash"]],
            &[HIT],
            &[
                "-start|p1a: Alakazam|move: Future Sight",
                "-end|p2a: Bronzong|move: Future Sight",
                "-resisted|p2a: Bronzong",
                "-damage|p2a: Bronzong|232/275",
            ],
        );
    }
}
