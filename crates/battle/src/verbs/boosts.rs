//! Stat stages.

use crate::answer::Value;
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, Mon};
use crate::knowledge::Line;
use crate::protocol::log::{From, Joined, Name};
use crate::say;
use tallgrass_pokedex::Generation::Gen6;
use tallgrass_pokedex::{Boost, BoostList, abilities, conditions, moves};

impl Battle {
    /// Changes stat stages, by the event's source and the effect that is running. `True` if any changed, `Null` if
    /// none, `0` or a failure if that was impossible.
    pub fn boost(&mut self, changes: &[(Boost, i8)], target: Mon) -> Value {
        self.boost_by(changes, target, None, None)
    }

    /// Changes stat stages.
    pub fn boost_by(
        &mut self,
        changes: &[(Boost, i8)],
        target: Mon,
        source: Option<Mon>,
        effect: Option<Effect>,
    ) -> Value {
        self.boost_as(BoostList::new(changes), target, source, effect, false, false)
    }

    /// Changes stat stages as a secondary effect or on the move's own user, which says less.
    pub fn boost_as(
        &mut self,
        changes: BoostList,
        target: Mon,
        source: Option<Mon>,
        effect: Option<Effect>,
        secondary: bool,
        own: bool,
    ) -> Value {
        if let Some(other) = self.flow().boost {
            return other(self, changes, target, source, effect, secondary, own);
        }
        let source = self.or_event_source(source);
        let effect = self.or_acting(effect);
        let pokemon = self.mon(target);
        if pokemon.hp == 0 {
            return Value::int(0);
        }
        if !pokemon.active || (self.since(Gen6) && self.foe_pokemon_left(pokemon.side) == 0) {
            return Value::False;
        }
        let list = |value: Value| match value {
            Value::Boosts(list) => list,
            _ => BoostList::default(),
        };
        let changes = list(self.run_with(Event::ChangeBoost, target, source, effect, Value::Boosts(changes)));
        let capped = self.capped_boosts(target, changes);
        let changes = list(self.run_with(Event::TryBoost, target, source, effect, Value::Boosts(capped)));
        let mut success = false;
        let mut announced = secondary;
        for &(boost, change) in changes.as_slice() {
            let mut by = self.boost_one(target, boost, change);
            let lowers = change < 0 || self.mon(target).boost(boost) == -6;
            let message = if lowers { "-unboost" } else { "-boost" };
            if lowers {
                by = -by;
            }
            if by != 0 {
                success = true;
                self.say_boost(message, target, boost, by, effect, &mut announced);
                let one = BoostList::one(boost, change);
                self.run_with(Event::AfterEachBoost, target, source, effect, Value::Boosts(one));
            } else if effect.is_ability() {
                if secondary || own {
                    say!(self, message, target, boost.id(), by);
                }
            } else if !secondary && !own {
                say!(self, message, target, boost.id(), by);
            }
        }
        self.run_with(Event::AfterBoost, target, source, effect, Value::Boosts(changes));
        if success {
            let pokemon = self.mon_mut(target);
            pokemon.stats_raised_this_turn |= changes.iter().any(|&(_, change)| change > 0);
            pokemon.stats_lowered_this_turn |= changes.iter().any(|&(_, change)| change < 0);
            return Value::True;
        }
        Value::Null
    }

    /// Some causes have a wording of their own.
    fn say_boost(&mut self, message: &str, target: Mon, boost: Boost, by: i8, effect: Effect, announced: &mut bool) {
        if effect.is(moves::BELLY_DRUM) || effect.is(abilities::ANGER_POINT) {
            say!(self, "-setboost", target, "atk", self.mon(target).boost(Boost::Atk), From(effect));
        } else if effect.is(conditions::ZPOWER) {
            say!(self, message, target, boost.id(), by, "[zeffect]");
        } else if effect.is_item() {
            if self.tells(Line::Cause) {
                self.utter(Line::Cause, &[&message, &target, &boost.id(), &by, &Joined("[from] item: ", Name(effect))]);
            }
        } else {
            if effect.is_ability() && !*announced {
                say!(self, "-ability", target, Name(effect), "boost");
                *announced = true;
            }
            say!(self, message, target, boost.id(), by);
        }
    }

    /// Changes as they would come out: stages stay within −6 and 6, and zeros are dropped beforehand.
    pub(crate) fn capped_boosts(&self, mon: Mon, changes: BoostList) -> BoostList {
        let mut capped = BoostList::default();
        for &(boost, change) in changes.as_slice() {
            if change != 0 {
                let now = self.mon(mon).boost(boost);
                capped.set(boost, now.saturating_add(change).clamp(-6, 6) - now);
            }
        }
        capped
    }

    fn boost_one(&mut self, mon: Mon, boost: Boost, change: i8) -> i8 {
        if let Some(own) = self.flow().boost_one {
            return own(self, mon, boost, change);
        }
        if change == 0 {
            return 0;
        }
        let stage = &mut self.mon_mut(mon).boosts[boost as usize];
        let before = *stage;
        *stage = before.saturating_add(change).clamp(-6, 6);
        *stage - before
    }

    /// Sets stages without asking or telling anyone.
    pub fn set_boosts(&mut self, mon: Mon, stages: &[(Boost, i8)]) {
        for &(boost, stage) in stages {
            self.mon_mut(mon).boosts[boost as usize] = stage;
        }
    }

    /// Sets all stages to 0.
    pub fn clear_boosts(&mut self, mon: Mon) {
        if let Some(own) = self.flow().clear_boosts {
            return own(self, mon);
        }
        self.mon_mut(mon).boosts = [0; 7];
    }

    /// The stages as they count right now.
    #[inline(always)]
    pub(crate) fn effective_boosts(&mut self, mon: Mon) -> [i8; 7] {
        if !self.is_heard(Event::ModifyBoost, mon.into(), None) {
            return self.mon(mon).boosts;
        }
        self.asked_boosts(mon)
    }

    #[inline(never)]
    fn asked_boosts(&mut self, mon: Mon) -> [i8; 7] {
        let boosts = self.mon(mon).boosts;
        let full = Value::Boosts(BoostList::full(boosts));
        match self.run_with(Event::ModifyBoost, mon, None, Effect::NONE, full) {
            Value::Boosts(list) => list.to_boosts().0,
            _ => boosts,
        }
    }
}
