//! The one place where moments are dispatched: the effects on the loaded card act, layer by layer, until one refuses.

use crate::{
    Duel,
    effect::Handler,
    flow::{Frame, Next, Verdict},
    moment::Moment,
    state::Loaded,
    trace::{Came, Step},
};

/// Runs a moment of what is loaded: the one place where it happens. A handler with steps comes back as a frame to run.
pub(crate) fn dispatch(duel: &mut Duel, moment: Moment) -> Option<Frame> {
    let loaded = duel.state.work.loaded;
    duel.note(|duel| {
        let effects = duel.rulebook().effects(loaded.card, loaded.place).iter();
        let listeners = effects.filter(|effect| effect.handler(moment).is_some());
        let listeners = listeners.map(|effect| effect.name.clone()).collect();
        Step::Moment { moment, card: loaded.card, place: loaded.place, listeners }
    });
    act_from(duel, moment, loaded, 0)
}

/// Notes what came of a listener.
fn note_listener(duel: &mut Duel, moment: Moment, of: Loaded, number: usize, came: impl FnOnce(&Duel) -> Came) {
    duel.note(|duel| {
        let effect = duel.rulebook().effects(of.card, of.place).get(number);
        let effect = effect.map(|effect| effect.name.clone()).unwrap_or_default();
        Step::Listener { moment, card: of.card, effect, came: came(duel) }
    });
}

/// The effects on a card act one after the other, from the one with number `first` on, until one refuses or has steps.
fn act_from(duel: &mut Duel, moment: Moment, of: Loaded, first: usize) -> Option<Frame> {
    duel.state.flow.verdict = Verdict::Done;
    let mut number = first;
    // What acts may change everything but the rulebook.
    while let Some(handler) =
        duel.rulebook().effects(of.card, of.place).get(number).map(|effect| effect.handler(moment))
    {
        match handler {
            None => {}
            Some(Handler::Plain(act)) => {
                let before = duel.state.work.damage;
                act(duel);
                note_listener(duel, moment, of, number, |duel| Came::Acted(before, duel.state.work.damage));
            }
            Some(Handler::Check(check)) => {
                let before = duel.state.work.damage;
                let checked = check(duel);
                note_listener(duel, moment, of, number, |duel| match checked {
                    Ok(()) => Came::Acted(before, duel.state.work.damage),
                    Err(why) => Came::Refused(why),
                });
                if let Err(why) = checked {
                    duel.state.flow.verdict = Verdict::Refused(why);
                    return None;
                }
            }
            Some(Handler::Steps(_)) => return Some(Frame::moment(moment, of, number as u8)),
        }
        number += 1;
    }
    None
}

/// Goes on with a handler that has steps. It stays the one it was, even if it has loaded something else meanwhile. When
/// it is through, the effects after it on the same card act.
pub(crate) fn resume(duel: &mut Duel, frame: Frame) -> Next {
    let Some((moment, of, number)) = frame.of_moment() else { return Next::Done };
    let effects = duel.rulebook().effects(of.card, of.place);
    let handler = effects.get(number).and_then(|effect| effect.handler(moment));
    let is_last = number + 1 >= effects.len();
    let Some(Handler::Steps(steps)) = handler else { return Next::Done };
    let before = duel.state.work.damage;
    let next = steps(duel, frame.step);
    match next {
        Next::Ask(_) => note_listener(duel, moment, of, number, |duel| {
            let pending = duel.pending();
            Came::Asked(pending.who, pending.why)
        }),
        Next::Done => note_listener(duel, moment, of, number, |duel| Came::Acted(before, duel.state.work.damage)),
        Next::Refuse(why) => note_listener(duel, moment, of, number, |_| Came::Refused(why)),
        Next::Cancel => note_listener(duel, moment, of, number, |_| Came::Cancelled),
        Next::Step(_) | Next::Moment(..) | Next::Call(..) => {}
    }
    if next != Next::Done || is_last {
        return next;
    }
    match (act_from(duel, moment, of, number + 1), duel.state.flow.verdict) {
        (Some(further), _) => {
            if let Some(top) = duel.state.flow.top() {
                *top = further;
            }
            Next::Step(0)
        }
        (None, Verdict::Refused(why)) => Next::Refuse(why),
        (None, _) => Next::Done,
    }
}
