//! The one place where moments are dispatched: the effects on the loaded card act, layer by layer, until one refuses.

use crate::{
    Duel,
    effect::{Effect, Handler},
    flow::{Frame, Next, Routine, Verdict},
    moment::Moment,
    trace::{Came, Step},
};
use tallgrass_cards::CardId;

/// Runs a moment of what is loaded: the one place where it happens. A handler with steps comes back as a frame to run.
pub(crate) fn dispatch(duel: &mut Duel, moment: Moment) -> Option<Frame> {
    let loaded = duel.state.work.loaded;
    duel.note(|duel| {
        let effects = duel.rulebook().effects(loaded.card, loaded.place).iter();
        let listeners = effects.filter(|effect| effect.handler(moment).is_some()).map(|effect| effect.name).collect();
        Step::Moment { moment, card: loaded.card, place: loaded.place, listeners }
    });
    act_from(duel, moment, loaded.card, loaded.place, 0)
}

/// Notes what came of a listener.
fn note_listener(duel: &mut Duel, moment: Moment, card: CardId, effect: &Effect, came: impl FnOnce(&Duel) -> Came) {
    let effect = effect.name;
    duel.note(|duel| Step::Listener { moment, card, effect, came: came(duel) });
}

/// The effects on a card act one after the other, from the one with number `first` on, until one refuses or has steps.
fn act_from(duel: &mut Duel, moment: Moment, card: CardId, place: u8, first: usize) -> Option<Frame> {
    duel.state.flow.verdict = Verdict::Done;
    for (number, effect) in duel.rulebook().effects(card, place).iter().enumerate().skip(first) {
        match effect.handler(moment) {
            None => {}
            Some(Handler::Plain(act)) => {
                let before = duel.state.work.damage;
                act(duel);
                note_listener(duel, moment, card, effect, |duel| Came::Acted(before, duel.state.work.damage));
            }
            Some(Handler::Check(check)) => {
                let before = duel.state.work.damage;
                let checked = check(duel);
                note_listener(duel, moment, card, effect, |duel| match checked {
                    Ok(()) => Came::Acted(before, duel.state.work.damage),
                    Err(why) => Came::Refused(why),
                });
                if let Err(why) = checked {
                    duel.state.flow.verdict = Verdict::Refused(why);
                    return None;
                }
            }
            Some(Handler::Steps(_)) => {
                return Some(Frame::new(Routine::Moment, [moment as u8, card, place, number as u8]));
            }
        }
    }
    None
}

/// Goes on with a handler that has steps. It stays the one it was, even if it has loaded something else meanwhile. When
/// it is through, the effects after it on the same card act.
pub(crate) fn resume(duel: &mut Duel, frame: Frame) -> Next {
    let [moment, card, place, number] = frame.data;
    let number = number as usize;
    let effects = duel.rulebook().effects(card, place);
    let (Some(moment), Some(effect)) = (Moment::from_repr(moment), effects.get(number)) else { return Next::Done };
    let Some(Handler::Steps(steps)) = effect.handler(moment) else { return Next::Done };
    let before = duel.state.work.damage;
    let next = steps(duel, frame.step);
    match next {
        Next::Ask(_) => note_listener(duel, moment, card, effect, |duel| {
            let pending = duel.pending();
            Came::Asked(pending.who, pending.why)
        }),
        Next::Done => note_listener(duel, moment, card, effect, |duel| Came::Acted(before, duel.state.work.damage)),
        Next::Refuse(why) => note_listener(duel, moment, card, effect, |_| Came::Refused(why)),
        Next::Cancel => note_listener(duel, moment, card, effect, |_| Came::Cancelled),
        Next::Step(_) | Next::Moment(..) | Next::Call(..) => {}
    }
    if next != Next::Done || number + 1 >= effects.len() {
        return next;
    }
    match (act_from(duel, moment, card, place, number + 1), duel.state.flow.verdict) {
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
