//! Events of the whole field: the end of a turn, where turns count down, and what happens as Pokémon come in.

use super::arithmetic::WHOLE;
use super::gathering::{Ending, Found, FoundList};
use super::listener::Handler;
use super::run::Manner;
use super::vocabulary::Event;
use crate::answer::Value;
use crate::battle::Battle;
use crate::ids::{Effect, Holder, Mon};

impl Battle {
    /// Runs [`Event::Residual`] over everything, or [`Event::SwitchIn`] for those who came in.
    pub(crate) fn field_event(&mut self, event: Event, targets: Option<&[Mon]>) {
        self.listen();
        let mut found = FoundList::new();
        self.find_everywhere(event, targets, &mut found);
        self.put_in_order(event, Manner::Usual, &mut found);
        self.trace_event(event, Holder::Battle, None, Effect::NONE, None, &found);
        self.ask_everywhere(event, &found);
        if !found.is_empty() {
            self.trace_result(event, Value::True, WHOLE);
        }
    }

    /// Lets those answer who were found on the whole field, and counts down their turns.
    fn ask_everywhere(&mut self, event: Event, all: &FoundList) {
        for found in all {
            if let Holder::Mon(mon) = found.holder
                && self.mon(mon).fainted
                && found.ending != Ending::SlotCondition
            {
                continue;
            }
            if event == Event::Residual && self.count_down(found) {
                self.run_out(found);
                if self.state.ended {
                    return;
                }
                continue;
            }
            if !self.is_still_there(found) {
                continue;
            }
            let event = match found.holder {
                Holder::Side(_) => Event::SideResidual,
                Holder::Field => Event::FieldResidual,
                _ => event,
            };
            let listens = |&listener: &u16| !matches!(self.rules.numbered(listener).handler, Handler::Timer);
            if let Some(listener) = found.listener.filter(listens) {
                self.single_listener(
                    event,
                    listener,
                    found.effect,
                    Some(found.state),
                    found.holder,
                    None,
                    Effect::NONE,
                    Value::True,
                );
            }
            self.faint_messages(false, false, true);
            if self.state.ended {
                return;
            }
        }
    }

    /// Takes one of an effect's turns, if it counts them. Whether that was the last.
    fn count_down(&mut self, found: &Found) -> bool {
        if found.ending == Ending::None || !self.same_state(found) {
            return false;
        }
        let state = self.effect_state_mut(found.state);
        if state.duration == 0 {
            return false;
        }
        state.duration -= 1;
        let is_over = state.duration == 0;
        // One that answers is counted when it does.
        if let Some(listener) = found.listener
            && matches!(self.rules.numbered(listener).handler, Handler::Timer)
        {
            self.note_call(listener);
        }
        is_over
    }

    /// Takes off an effect whose turns are over.
    fn run_out(&mut self, found: &Found) {
        let condition = found.effect.id.as_condition();
        match (found.ending, found.holder, condition) {
            (Ending::Status, Holder::Mon(mon), _) => drop(self.clear_status(mon)),
            (Ending::Volatile, Holder::Mon(mon), Some(id)) => drop(self.remove_volatile(mon, id)),
            (Ending::SlotCondition, Holder::Mon(mon), Some(id)) => drop(self.remove_slot_condition(mon, id)),
            (Ending::SideCondition, Holder::Side(side), Some(id)) => drop(self.remove_side_condition(side, id)),
            (Ending::PseudoWeather, _, Some(id)) => drop(self.remove_pseudo_weather(id)),
            (Ending::Weather, ..) => drop(self.clear_weather()),
            (Ending::Terrain, ..) => drop(self.clear_terrain()),
            (Ending::Ability, Holder::Mon(mon), _) => drop(self.set_ability(mon, Default::default(), None, None)),
            (Ending::Item, Holder::Mon(mon), _) => drop(self.set_item(mon, Default::default(), None, None)),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::{FieldOccasion, Occasion, Verdict};
    use crate::battle::Cx;
    use crate::event::{Listener, on};
    use crate::ids::EffectId;
    use crate::testing::{drawing, lead, singles};
    use tallgrass_pokedex::{conditions, items};

    fn note_species(cx: &mut Cx, o: Occasion) -> Verdict {
        crate::say!(cx, "-hint", cx.dex().species(cx.mon(o.target).species).name);
        Verdict::Pass
    }

    fn note_room(cx: &mut Cx, _: FieldOccasion) -> Verdict {
        crate::say!(cx, "-hint", "Trick Room");
        Verdict::Pass
    }

    #[test]
    fn the_end_of_a_turn_goes_by_order_and_speed_and_counts_down() {
        let rules: [(EffectId, &[Listener]); 2] = [
            (items::LEFTOVERS.into(), &[on::residual(note_species).order(5)]),
            (conditions::TRICK_ROOM.into(), &[on::field_residual(note_room).order(3)]),
        ];
        let mut battle = singles(&rules, ["Slowpoke @ Leftovers", "Deoxys @ Leftovers"]);
        let deoxys = lead(&battle, 1);
        battle.add_pseudo_weather(conditions::TRICK_ROOM, Some(deoxys), None);
        let mut ended = || {
            let before = battle.log().expect("it is kept").len();
            drawing(&mut battle, &[], |battle| battle.field_event(Event::Residual, None));
            let log = battle.log().expect("it is kept");
            let hints = log.lines().skip(before).filter_map(|line| line.strip_prefix("|-hint|").map(str::to_owned));
            hints.collect::<Vec<_>>().join(", ")
        };
        for _ in 0..4 {
            assert_eq!(ended(), "Trick Room, Deoxys, Slowpoke");
        }
        // In its fifth turn it ends, and isn't asked.
        assert_eq!(ended(), "Deoxys, Slowpoke");
        battle.mon_mut(deoxys).fainted = true;
        drawing(&mut battle, &[], |battle| battle.field_event(Event::Residual, None));
        let log = battle.log().expect("it is kept");
        assert_eq!(log.lines().last(), Some("|-hint|Slowpoke"), "who has fainted isn't asked");
        assert_eq!(log.lines().filter(|line| *line == "|-hint|Deoxys").count(), 5);
    }
}
