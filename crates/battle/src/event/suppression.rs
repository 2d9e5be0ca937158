//! Why a listener that has something to say isn't asked.

use super::sets::EventSet;
use super::vocabulary::Event;
use crate::battle::Battle;
use crate::ids::{Effect, EffectId, Holder};

/// Why a listener isn't asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suppression {
    /// It is a status that its holder no longer has.
    StatusIsGone,
    /// The ability is passed over by the move in flight (Mold Breaker and the like).
    AbilityIsBroken,
    /// The holder's ability doesn't count now (Gastro Acid, Neutralizing Gas…).
    AbilityIsIgnored,
    /// The holder's item doesn't count now (Klutz, Embargo, Magic Room).
    ItemIsIgnored,
    /// Weather doesn't count now (Air Lock, Cloud Nine).
    WeatherIsSuppressed,
}

/// How an event is run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// Over all who listen.
    All,
    /// On one effect only.
    One,
}

impl Suppression {
    /// The events in which this keeps nobody from being asked.
    #[inline(always)]
    const fn spared(self, way: Way) -> EventSet {
        use Event::{End, FieldEnd, FieldResidual, FieldStart, Residual, SetAbility, Start, SwitchIn, TakeItem};
        match (self, way) {
            (Suppression::StatusIsGone, _) => EventSet::EMPTY,
            (Suppression::AbilityIsBroken, Way::All) => EventSet::EMPTY,
            (Suppression::AbilityIsBroken, Way::One) => const { EventSet::of(&[SwitchIn]).inverse() },
            (Suppression::AbilityIsIgnored, _) => const { EventSet::of(&[End]) },
            (Suppression::ItemIsIgnored, Way::All) => const { EventSet::of(&[Start, SwitchIn, TakeItem]) },
            (Suppression::ItemIsIgnored, Way::One) => const { EventSet::of(&[Start, TakeItem, SetAbility]) },
            (Suppression::WeatherIsSuppressed, Way::All) => const { EventSet::of(&[Residual, End]) },
            (Suppression::WeatherIsSuppressed, Way::One) => {
                const { EventSet::of(&[FieldStart, FieldResidual, FieldEnd]) }
            }
        }
    }
}

impl Battle {
    /// Why a listener isn't to be asked, if it isn't. Of events on one effect only, `holder` is to whom they happen.
    #[inline(always)]
    pub(super) fn suppression(&self, way: Way, event: Event, effect: Effect, holder: Holder) -> Option<Suppression> {
        let counts = |why: Suppression| !why.spared(way).contains(event);
        let entry = self.rules.entry(effect.id);
        if let Holder::Mon(mon) = holder {
            if entry.is_status && EffectId::from(self.mon(mon).status) != effect.id {
                return Some(Suppression::StatusIsGone);
            }
            if entry.is_breakable && counts(Suppression::AbilityIsBroken) && self.suppressing_ability(Some(mon)) {
                return Some(Suppression::AbilityIsBroken);
            }
            if effect.is_item() && counts(Suppression::ItemIsIgnored) && self.ignoring_item(mon) {
                return Some(Suppression::ItemIsIgnored);
            }
            if effect.is_ability() && counts(Suppression::AbilityIsIgnored) && self.ignoring_ability(mon) {
                return Some(Suppression::AbilityIsIgnored);
            }
        }
        // What the weather does to each Pokémon is heard by others than the weather, and all of them are kept from it.
        let of_weather = entry.is_weather || event == Event::Weather;
        (of_weather && counts(Suppression::WeatherIsSuppressed) && self.suppressing_weather())
            .then_some(Suppression::WeatherIsSuppressed)
    }
}

#[cfg(test)]
mod tests {
    use super::Suppression::*;
    use super::*;
    use crate::ids::Mon;
    use crate::testing::{lead, singles};
    use tallgrass_pokedex::{abilities, conditions, items, moves};

    /// In which of these events nobody is asked, run over all who listen and on one effect.
    fn kept_quiet(battle: &Battle, why: Suppression, effect: Effect, mon: Mon, events: &[Event]) -> [Vec<Event>; 2] {
        [Way::All, Way::One].map(|way| {
            let holds = |&event: &Event| battle.suppression(way, event, effect, mon.into()) == Some(why);
            events.iter().copied().filter(holds).collect()
        })
    }

    #[test]
    fn a_status_that_is_gone_is_not_asked() {
        let mut battle = singles(&[], ["Mew", "Mew"]);
        let mew = lead(&battle, 0);
        let events = [Event::Residual, Event::End];
        let quiet = |battle: &Battle| kept_quiet(battle, StatusIsGone, conditions::BRN.into(), mew, &events);
        assert_eq!(quiet(&battle), [&events, &events]);
        battle.mon_mut(mew).status = conditions::BRN;
        assert_eq!(quiet(&battle), [[]; 2]);
    }

    #[test]
    fn a_broken_ability_asked_alone_is_passed_over_only_as_its_holder_comes_in() {
        let mut battle = singles(&[], ["Mew\nAbility: Sturdy", "Mew"]);
        let (mew, foe) = (lead(&battle, 0), lead(&battle, 1));
        let events = [Event::Damage, Event::SwitchIn];
        let quiet = |battle: &Battle| kept_quiet(battle, AbilityIsBroken, abilities::STURDY.into(), mew, &events);
        let mv = battle.new_move(moves::SUNSTEEL_STRIKE);
        assert_eq!(quiet(&battle), [[]; 2]);
        battle.set_active_move(mv, foe, mew);
        assert_eq!(quiet(&battle), [&events[..], &events[1..]]);
        battle.set_active_move(mv, mew, foe);
        assert_eq!(quiet(&battle), [[]; 2], "one's own ability is not broken");
    }

    #[test]
    fn items_and_abilities_that_do_not_count_still_begin_and_end() {
        let mut battle = singles(&[], ["Mew @ Leftovers\nAbility: Sturdy", "Mew"]);
        let mew = lead(&battle, 0);
        let events = [Event::Damage, Event::Start, Event::End, Event::SwitchIn, Event::TakeItem, Event::SetAbility];
        let item = |battle: &Battle| kept_quiet(battle, ItemIsIgnored, items::LEFTOVERS.into(), mew, &events);
        let ability = |battle: &Battle| kept_quiet(battle, AbilityIsIgnored, abilities::STURDY.into(), mew, &events);
        assert_eq!((item(&battle), ability(&battle)), Default::default());
        battle.add_volatile(mew, conditions::EMBARGO, None, None);
        battle.add_volatile(mew, conditions::GASTRO_ACID, None, None);
        let [all, one] = item(&battle);
        assert_eq!(all, [Event::Damage, Event::End, Event::SetAbility]);
        assert_eq!(one, [Event::Damage, Event::End, Event::SwitchIn]);
        let [all, one] = ability(&battle);
        assert_eq!(all, [Event::Damage, Event::Start, Event::SwitchIn, Event::TakeItem, Event::SetAbility]);
        assert_eq!(one, all);
    }

    #[test]
    fn weather_that_does_not_count_still_comes_to_its_end() {
        let mut battle = singles(&[], ["Mew\nAbility: Cloud Nine", "Mew @ Safety Goggles"]);
        let (mew, foe) = (lead(&battle, 0), lead(&battle, 1));
        let events =
            [Event::Weather, Event::ModifySpD, Event::Residual, Event::End, Event::FieldResidual, Event::FieldEnd];
        let sand = conditions::SANDSTORM.into();
        let [all, one] = kept_quiet(&battle, WeatherIsSuppressed, sand, mew, &events);
        assert_eq!(all, [Event::Weather, Event::ModifySpD, Event::FieldResidual, Event::FieldEnd]);
        assert_eq!(one, [Event::Weather, Event::ModifySpD, Event::Residual, Event::End]);
        // Whatever listens to what weather does.
        let [all, _] = kept_quiet(&battle, WeatherIsSuppressed, items::SAFETY_GOGGLES.into(), foe, &events);
        assert_eq!(all, [Event::Weather]);
        battle.mon_mut(mew).ability_state.ending = true;
        assert_eq!(kept_quiet(&battle, WeatherIsSuppressed, sand, mew, &events), [[]; 2]);
    }
}
