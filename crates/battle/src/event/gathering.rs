//! Who listens: all that may answer an event, found in Showdown's order, each with what its place depends on.

use super::listener::{Handler, Listener, Scope};
use super::vocabulary::Event;
use crate::battle::Battle;
use crate::ids::{Effect, EffectId, Holder, Mon, SideId};
use crate::state::{EffectState, StateRef};
use smallvec::SmallVec;
use tallgrass_pokedex::abilities;

/// How many listeners of one event are found without allocating: there are more only where many conditions count down at once.
const USUAL_FOUND: usize = 128;

/// How an effect is taken off when its turns are over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// It isn't.
    None,
    Status,
    Volatile,
    Ability,
    Item,
    SlotCondition,
    SideCondition,
    PseudoWeather,
    Weather,
    Terrain,
}

/// A listener that was found for an event, with what its place in the order depends on.
#[derive(Clone, Copy)]
pub(crate) struct Found {
    /// Which of the rulebook's, or none: it only counts down its turns.
    pub(super) listener: Option<u16>,
    pub(crate) effect: Effect,
    pub(super) state: StateRef,
    serial: u16,
    pub(crate) holder: Holder,
    pub(super) ending: Ending,
    /// For events with several targets: which of them.
    pub(super) index: u8,
    pub(super) target: Option<Mon>,
    pub(crate) order: u32,
    pub(crate) priority: i32,
    pub(crate) speed: f64,
    pub(crate) sub_order: u8,
    pub(crate) effect_order: u16,
}

pub(crate) type FoundList = SmallVec<[Found; USUAL_FOUND]>;

/// What counts down its turns without listening has no place of its own.
static UNPLACED: Listener = Listener::new(Event::Residual, Handler::Timer);

impl Event {
    /// Whether only those it happens to hear it: no allies, foes or bystanders.
    const fn is_private(self) -> bool {
        matches!(self, Event::BeforeTurn | Event::Update | Event::Weather | Event::WeatherChange | Event::TerrainChange)
    }
}

impl Battle {
    /// Finds all who listen to an event that happens to something.
    pub(super) fn find(&self, event: Event, target: Holder, source: Option<Mon>, found: &mut FoundList) {
        let wide = !event.is_private();
        let places = self.hearing.places_hear(event);
        let bubble_down = matches!(target, Holder::Side(_));
        let mut side_of_target = match target {
            Holder::Side(side) => Some(side),
            _ => None,
        };
        if let Holder::Mon(mon) = target
            && (self.mon(mon).active || source.is_some_and(|source| self.mon(source).active))
        {
            self.find_mon(mon, event, Scope::Own, false, found);
            if wide && self.hearing.anyone_hears_wide(event) {
                for ally in self.allies_and_self(mon) {
                    self.find_mon(ally, event, Scope::Ally, false, found);
                    self.find_mon(ally, event, Scope::Any, false, found);
                }
                for foe in self.foes(mon) {
                    self.find_mon(foe, event, Scope::Foe, false, found);
                    self.find_mon(foe, event, Scope::Any, false, found);
                }
            }
            side_of_target = Some(self.mon(mon).side);
        }
        if wide && let Some(source) = source {
            self.find_mon(source, event, Scope::Source, false, found);
        }
        if let Some(of_target) = side_of_target.filter(|_| places || bubble_down) {
            for side in self.side_ids() {
                let own = side == of_target || self.ally_side(of_target) == Some(side);
                let scope = if own { Scope::Own } else { Scope::Foe };
                if bubble_down {
                    for i in 0..self.side(side).active_len as usize {
                        let mon = self.side(side).active[i];
                        if mon.is_none() {
                            continue;
                        }
                        if own || wide {
                            self.find_mon(mon, event, scope, false, found);
                        }
                        if wide {
                            self.find_mon(mon, event, Scope::Any, false, found);
                        }
                    }
                }
                if places && self.owns_conditions(side) {
                    if own || wide {
                        self.find_side(side, event, scope, false, None, found);
                    }
                    if wide {
                        self.find_side(side, event, Scope::Any, false, None, found);
                    }
                }
            }
        }
        if places {
            self.find_field(event, Scope::Own, false, None, found);
        }
    }

    /// Finds the own listeners of all there is, for [`Event::Residual`], or of those who came in and what they came to,
    /// for [`Event::SwitchIn`].
    pub(super) fn find_everywhere(&self, event: Event, targets: Option<&[Mon]>, found: &mut FoundList) {
        let residual = event == Event::Residual;
        if residual {
            self.find_field(Event::FieldResidual, Scope::Own, true, None, found);
        }
        for side in self.side_ids() {
            if residual && self.owns_conditions(side) {
                self.find_side(side, Event::SideResidual, Scope::Own, true, None, found);
            }
            for i in 0..self.side(side).active_len as usize {
                let mon = self.side(side).active[i];
                if mon.is_none() {
                    continue;
                }
                if event == Event::SwitchIn {
                    self.find_mon(mon, event, Scope::Any, false, found);
                }
                if targets.is_some_and(|targets| !targets.contains(&mon)) {
                    continue;
                }
                self.find_mon(mon, event, Scope::Own, residual, found);
                self.find_side(side, event, Scope::Own, false, Some(mon), found);
                self.find_field(event, Scope::Own, false, Some(mon), found);
            }
        }
    }

    /// Listeners of one Pokémon: status, volatiles, ability, item, species, what waits at its place. With `timed`,
    /// effects that count down turns are found whether they listen or not.
    #[inline(always)]
    fn find_mon(&self, mon: Mon, event: Event, scope: Scope, timed: bool, found: &mut FoundList) {
        let hears = match scope {
            Scope::Own => self.hearing.hears_own(mon, event),
            _ => self.hearing.hears_wide(mon, event),
        };
        if hears || timed {
            self.find_at_mon(mon, event, scope, timed, found);
        }
    }

    fn find_at_mon(&self, mon: Mon, event: Event, scope: Scope, timed: bool, found: &mut FoundList) {
        let pokemon = self.mon(mon);
        let holder = Holder::Mon(mon);
        let mut keep = |effect: EffectId, state: StateRef, ending: Ending| {
            let listener = self.rules.listener(effect, event, scope);
            self.keep(listener, effect, state, holder, event, ending, timed, found);
        };
        // Most of what a Pokémon has listens to something else, so that it is asked in line.
        macro_rules! look {
            ($effect:expr, $state:expr, $ending:expr) => {{
                let (effect, state): (EffectId, StateRef) = ($effect, $state);
                if self.rules.hears(effect, event, scope) || timed && self.effect_state(state).duration > 0 {
                    keep(effect, state, $ending);
                }
            }};
        }
        if pokemon.status.is_some() {
            look!(pokemon.status.into(), StateRef::Status(mon), Ending::Status);
        }
        for (place, state) in self.state.pool.conditions(&pokemon.volatiles) {
            look!(state.id, StateRef::Pool(place), Ending::Volatile);
        }
        look!(pokemon.ability.into(), StateRef::Ability(mon), Ending::Ability);
        look!(pokemon.item.into(), StateRef::Item(mon), Ending::Item);
        if self.rules.hears(pokemon.base_species.into(), event, scope) {
            keep(pokemon.base_species.into(), StateRef::Scratch(0), Ending::None);
        }
        let side = self.side(pokemon.side);
        if pokemon.position < side.active_len {
            for (place, state) in self.state.pool.conditions(&side.slot_conditions[pokemon.position as usize]) {
                look!(state.id, StateRef::Pool(place), Ending::SlotCondition);
            }
        }
    }

    fn find_side(
        &self,
        side: SideId,
        event: Event,
        scope: Scope,
        timed: bool,
        as_holder: Option<Mon>,
        found: &mut FoundList,
    ) {
        let holder = as_holder.map_or(Holder::Side(side), Holder::Mon);
        let ending = if as_holder.is_some() { Ending::None } else { Ending::SideCondition };
        for (place, state) in self.state.pool.conditions(&self.side(self.conditions_side(side)).conditions) {
            let effect = state.id;
            let listener = self.rules.listener(effect, event, scope);
            self.keep(listener, effect, StateRef::Pool(place), holder, event, ending, timed, found);
        }
    }

    fn find_field(&self, event: Event, scope: Scope, timed: bool, as_holder: Option<Mon>, found: &mut FoundList) {
        let holder = as_holder.map_or(Holder::Field, Holder::Mon);
        let field = &self.state.field;
        let mut look = |effect: EffectId, state: StateRef, ending: Ending| {
            let listener = self.rules.listener(effect, event, scope);
            let ending = if as_holder.is_some() { Ending::None } else { ending };
            self.keep(listener, effect, state, holder, event, ending, timed, found);
        };
        for (place, state) in self.state.pool.conditions(&field.pseudo_weathers) {
            look(state.id, StateRef::Pool(place), Ending::PseudoWeather);
        }
        if field.weather.is_some() {
            look(field.weather.into(), StateRef::Weather, Ending::Weather);
        }
        if field.terrain.is_some() {
            look(field.terrain.into(), StateRef::Terrain, Ending::Terrain);
        }
        // The format comes last.
        if self.setup.listening_format.is_some() {
            look(self.setup.listening_format.into(), StateRef::Scratch(0), Ending::None);
        }
    }

    /// Keeps an effect if it listens, or, with `timed`, if it counts down its turns.
    #[inline(always)]
    fn keep(
        &self,
        listener: Option<&Listener>,
        effect: EffectId,
        state: StateRef,
        holder: Holder,
        event: Event,
        ending: Ending,
        timed: bool,
        found: &mut FoundList,
    ) {
        let counts_down = timed && self.effect_state(state).duration > 0;
        let silent = listener.is_none_or(|l| matches!(l.handler, Handler::Timer));
        if silent && !counts_down {
            return;
        }
        let mut one = self.placed(listener.unwrap_or(&UNPLACED), Effect::of(effect), state, holder, event, ending);
        one.listener = listener.map(|listener| listener.number);
        found.push(one);
    }

    /// A listener with what its place in the order depends on.
    #[inline]
    pub(super) fn placed(
        &self,
        listener: &Listener,
        effect: Effect,
        state: StateRef,
        holder: Holder,
        event: Event,
        ending: Ending,
    ) -> Found {
        let own = self.effect_state(state);
        let mut speed = 0.0;
        if let Holder::Mon(mon) = holder {
            speed = self.holder_speed(mon, listener, effect, event);
        }
        let entry = matches!(event, Event::SwitchIn | Event::RedirectTarget | Event::BeforeSwitchIn);
        Found {
            listener: Some(listener.number),
            effect,
            state,
            serial: own.serial,
            holder,
            ending,
            index: 0,
            target: None,
            order: if listener.order == 0 { u32::MAX } else { listener.order as u32 },
            priority: listener.priority as i32,
            speed,
            sub_order: if listener.sub_order == 0 { self.sub_order(effect.id, own) } else { listener.sub_order },
            effect_order: if entry { own.order } else { 0 },
        }
    }

    fn holder_speed(&self, mon: Mon, listener: &Listener, effect: Effect, event: Event) -> f64 {
        let pokemon = self.mon(mon);
        let mut speed = pokemon.speed as f64;
        // SHOWDOWN: for this ability alone plain speed counts, whatever turns it around.
        if event == Event::TryHitSide && listener.scope == Scope::Ally && effect.is(abilities::MAGIC_BOUNCE) {
            speed = pokemon.stats[4] as f64;
        }
        if matches!(event, Event::SwitchIn | Event::BeforeSwitchIn) {
            let value = self.field_position_value(mon);
            let count = self.setup.active_per_half as usize * 2;
            let at = self.state.speed_order[..count].iter().position(|&v| v == value);
            // SHOWDOWN: a Pokémon that is not in the list counts as being before its first.
            speed -= at.map_or(-1.0, |at| at as f64) / count as f64;
        }
        speed
    }

    /// The place of an effect among equals, by what it is and what it is attached to.
    fn sub_order(&self, effect: EffectId, state: &EffectState) -> u8 {
        let entry = self.rules.entry(effect);
        match state.holder {
            Some(Holder::Side(_)) if entry.attaches && state.slot_condition => 3,
            Some(Holder::Side(_)) if entry.attaches => 4,
            Some(Holder::Field) if entry.attaches => 5,
            _ => entry.sub_order,
        }
    }

    /// Whether the place of an effect found earlier wasn't given to another one since.
    pub(super) fn same_state(&self, found: &Found) -> bool {
        self.effect_state(found.state).serial == found.serial
    }

    /// Whether an effect found earlier is still where it was.
    pub(super) fn is_still_there(&self, found: &Found) -> bool {
        if !self.same_state(found) {
            // The place was given to something new, so what was there is gone. A weather, terrain or pseudo-weather
            // that doesn't know its place yet is asked all the same, and so is a slot condition.
            return false;
        }
        let state = self.effect_state(found.state);
        let StateRef::Pool(place) = found.state else { return true };
        match state.holder {
            Some(Holder::Mon(mon)) => self.state.pool.places(&self.mon(mon).volatiles).any(|p| p == place),
            Some(Holder::Side(side)) if !state.slot_condition => {
                self.state.pool.places(&self.side(self.conditions_side(side)).conditions).any(|p| p == place)
            }
            Some(Holder::Field) => self.state.pool.places(&self.state.field.pseudo_weathers).any(|p| p == place),
            _ => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Reply;
    use crate::event::on;
    use crate::testing::begin;
    use tallgrass_pokedex::{conditions, items};

    /// Who listens to what happens to the first side's first Pokémon because of the second side's second.
    fn listeners(battle: &mut Battle, event: Event) -> Vec<String> {
        battle.listen();
        let [target, source] = [(0, 0), (1, 1)].map(|(side, at): (u8, usize)| battle.side(SideId(side)).active()[at]);
        let mut found = FoundList::new();
        battle.find(event, target.into(), Some(source), &mut found);
        let named = |found: &Found| {
            let effect = battle.effect_name(found.effect.id);
            let listener = battle.rules.numbered(found.listener.expect("it listens"));
            let (scope, holder) = (listener.scope.words(), battle.holder_name(found.holder));
            let scope = if scope.is_empty() { String::new() } else { format!(" {scope}") };
            format!("{effect} of {holder}{scope}")
        };
        found.iter().map(named).collect()
    }

    #[test]
    fn listeners_are_found_in_showdowns_order() {
        let own = on::modify_damage(|_, _, _| Reply::Pass);
        let update = on::update(|_, _| Reply::Pass);
        let effects: [(EffectId, &[Listener]); 8] = [
            (conditions::PAR.into(), &[own]),
            (conditions::CONFUSION.into(), &[own]),
            (abilities::INTIMIDATE.into(), &[own, own.for_allies(), own.for_anyone(), update]),
            (abilities::BATTERY.into(), &[own, own.for_allies(), own.for_foes(), own.as_source(), update.for_anyone()]),
            (items::LEFTOVERS.into(), &[own]),
            (conditions::REFLECT.into(), &[own, own.for_foes(), own.for_anyone()]),
            (conditions::TRICK_ROOM.into(), &[own, own.for_anyone(), update]),
            (conditions::SANDSTORM.into(), &[own]),
        ];
        let first = ["Mew @ Leftovers\nAbility: Intimidate", "Slowpoke\nAbility: Battery"];
        let second = ["Ditto\nAbility: Battery", "Deoxys\nAbility: Battery"];
        let mut battle = begin("gen9doublescustomgame", &effects, [&first, &second]);
        let mew = battle.side(SideId(0)).active()[0];
        battle.set_status(mew, conditions::PAR, None, None);
        battle.add_volatile(mew, conditions::CONFUSION, None, None);
        for side in [SideId(0), SideId(1)] {
            battle.add_side_condition(side, conditions::REFLECT, Some(mew), None);
        }
        battle.add_pseudo_weather(conditions::TRICK_ROOM, Some(mew), None);
        battle.set_weather(conditions::SANDSTORM, Some(mew), None);
        assert_eq!(
            listeners(&mut battle, Event::ModifyDamage),
            [
                "par of p1: Mew",
                "confusion of p1: Mew",
                "Intimidate of p1: Mew",
                "Leftovers of p1: Mew",
                "Intimidate of p1: Mew for allies",
                "Intimidate of p1: Mew for anyone",
                "Battery of p1: Slowpoke for allies",
                "Battery of p2: Ditto for foes",
                "Battery of p2: Deoxys for foes",
                "Battery of p2: Deoxys as source",
                "Reflect of p1",
                "Reflect of p1 for anyone",
                "Reflect of p2 for foes",
                "Reflect of p2 for anyone",
                "Trick Room of the field",
                "Sandstorm of the field",
            ]
        );
        // What happens between a Pokémon and the battle alone is no matter of others.
        assert_eq!(listeners(&mut battle, Event::Update), ["Intimidate of p1: Mew", "Trick Room of the field"]);
    }
}
