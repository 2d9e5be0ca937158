//! Weather, terrain and pseudo-weathers.

use crate::answer::{Occasion, Value};
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, Holder, Mon};
use crate::protocol::log::{Joined, Name};
use crate::say;
use crate::state::{EffectState, StateRef};
use tallgrass_pokedex::Generation::{Gen3, Gen6};
use tallgrass_pokedex::{ConditionId, abilities, conditions, items, moves};

impl Battle {
    // --- weather --------------------------------------------------------------------------------------------------

    /// Sets the weather; without a source, by whom the event under way happens to.
    pub fn set_weather(&mut self, weather: ConditionId, source: Option<Mon>, effect: Option<Effect>) -> Value {
        let effect = self.or_acting(effect);
        let source = source.or(self.event_target());
        if self.state.field.weather == weather {
            if effect.is_ability() {
                if self.since(Gen6) || self.state.field.weather_state.duration == 0 {
                    return Value::False;
                }
            // SHOWDOWN: in generation 2 sun and rain begin anew where they are, and a sandstorm doesn't.
            } else if self.since(Gen3) || weather == conditions::SANDSTORM {
                return Value::False;
            }
        }
        if let Some(source) = source {
            let answer = self.run(Event::SetWeather, source, Some(source), weather.into());
            if !answer.truthy() {
                if answer == Value::False {
                    self.say_weather_failed(source, effect);
                }
                return Value::Null;
            }
        }
        let before = (self.state.field.weather, self.state.field.weather_state);
        let mut state = self.new_state(weather.into(), None);
        state.source = source;
        if let Some(source) = source {
            state.source_slot = self.slot_of(source);
        }
        self.state.field.weather = weather;
        self.state.field.weather_state = state;
        self.cover_changed();
        let occasion = Occasion { target: source.unwrap_or(Mon::NONE), source, effect };
        let turns = self.turns_of(weather.into(), occasion);
        self.state.field.weather_state.duration = turns;
        let at = Some(StateRef::Weather);
        if !self.single(Event::FieldStart, weather.into(), at, Holder::Field, source, effect, None).truthy() {
            (self.state.field.weather, self.state.field.weather_state) = before;
            self.cover_changed();
            return Value::False;
        }
        self.each(Event::WeatherChange, Some(effect));
        Value::True
    }

    fn say_weather_failed(&mut self, source: Mon, effect: Effect) {
        let weather = self.state.field.weather;
        let sets_weather = effect.id.as_move().is_some_and(|id| self.dex().mv(id).weather.is_some());
        if sets_weather {
            say!(self, "-fail", source, Name(effect), Joined("[from] ", weather));
        } else if effect.is_ability() {
            say!(self, "-ability", source, Name(effect), Joined("[from] ", weather), "[fail]");
        }
    }

    /// Ends the weather. Whether there was any.
    pub fn clear_weather(&mut self) -> bool {
        let weather = self.state.field.weather;
        if weather.is_none() {
            return false;
        }
        let at = Some(StateRef::Weather);
        self.single(Event::FieldEnd, weather.into(), at, Holder::Field, None, Effect::NONE, None);
        self.state.field.weather = ConditionId::NONE;
        self.state.field.weather_state.clear();
        self.cover_changed();
        self.each(Event::WeatherChange, None);
        true
    }

    /// The weather that counts: none under Air Lock and Cloud Nine.
    pub fn effective_weather(&self) -> ConditionId {
        let weather = self.state.field.weather;
        if weather.is_some() && self.suppressing_weather() { ConditionId::NONE } else { weather }
    }

    /// Whether one of these weathers counts.
    pub fn is_weather_any(&self, weathers: &[ConditionId]) -> bool {
        weathers.contains(&self.effective_weather())
    }

    /// The weather that counts for a Pokémon: an Utility Umbrella keeps sun and rain off.
    pub fn weather_for(&self, mon: Mon) -> ConditionId {
        self.weather_for_effect(mon, self.frame.acting)
    }

    /// The weather that counts for a Pokémon; if that is sun only for its Mega Sol, the log says so.
    pub fn weather_for_telling(&mut self, mon: Mon) -> ConditionId {
        let weather = self.weather_for(mon);
        let real = self.effective_weather();
        if weather == conditions::SUNNY_DAY && real != conditions::SUNNY_DAY {
            say!(self, "-activate", mon, "ability: Mega Sol");
        }
        weather
    }

    /// The weather that counts for a Pokémon as far as an effect is concerned (Mega Sol, Utility Umbrella): it is looked up by
    /// everything that depends on weather, where no event could be run.
    pub fn weather_for_effect(&self, mon: Mon, effect: Effect) -> ConditionId {
        use conditions::{DESOLATE_LAND, PRIMORDIAL_SEA, RAIN_DANCE, SUNNY_DAY};
        let weather = self.effective_weather();
        if let Some(user) = self.state.active_pokemon
            && self.mon(user).ability == abilities::MEGA_SOL
            && self.has_ability(user, abilities::MEGA_SOL)
            && effect.is_some()
            && (effect.is(abilities::MEGA_SOL) || effect.is_move() || self.is_weather_effect(effect))
            && !effect.is(moves::ELECTRO_SHOT)
        {
            return SUNNY_DAY;
        }
        if matches!(weather, SUNNY_DAY | RAIN_DANCE | DESOLATE_LAND | PRIMORDIAL_SEA)
            && self.has_item(mon, items::UTILITY_UMBRELLA)
        {
            return ConditionId::NONE;
        }
        weather
    }

    fn is_weather_effect(&self, effect: Effect) -> bool {
        effect
            .id
            .as_condition()
            .is_some_and(|id| self.dex().condition(id).kind == tallgrass_pokedex::ConditionKind::Weather)
    }

    /// Whether the weather has no effect now.
    pub(crate) fn suppressing_weather(&self) -> bool {
        self.side_ids().any(|side| {
            self.side(side).active().iter().any(|&mon| {
                !mon.is_none() && {
                    let pokemon = self.mon(mon);
                    !pokemon.fainted
                        && self.dex().ability(pokemon.ability).suppress_weather
                        && !pokemon.ability_state.ending
                        && !self.ignoring_ability(mon)
                }
            })
        })
    }

    // --- terrain --------------------------------------------------------------------------------------------------

    /// Sets the terrain; without a source, by whom the event under way happens to.
    pub fn set_terrain(&mut self, terrain: ConditionId, source: Option<Mon>, effect: Option<Effect>) -> Value {
        let effect = self.or_acting(effect);
        let Some(source) = source.or(self.event_target()) else {
            self.fault.get_or_insert("a terrain was set by nobody");
            return Value::False;
        };
        if self.state.field.terrain == terrain {
            return Value::False;
        }
        let before = (self.state.field.terrain, self.state.field.terrain_state);
        let mut state = self.new_state(terrain.into(), None);
        state.source = Some(source);
        state.source_slot = self.slot_of(source);
        self.state.field.terrain = terrain;
        self.state.field.terrain_state = state;
        self.cover_changed();
        let turns = self.turns_of(terrain.into(), Occasion { target: source, source: Some(source), effect });
        self.state.field.terrain_state.duration = turns;
        let at = Some(StateRef::Terrain);
        if !self.single(Event::FieldStart, terrain.into(), at, Holder::Field, Some(source), effect, None).truthy() {
            (self.state.field.terrain, self.state.field.terrain_state) = before;
            self.cover_changed();
            return Value::False;
        }
        self.each(Event::TerrainChange, Some(effect));
        Value::True
    }

    /// Ends the terrain. Whether there was any.
    pub fn clear_terrain(&mut self) -> bool {
        let terrain = self.state.field.terrain;
        if terrain.is_none() {
            return false;
        }
        let at = Some(StateRef::Terrain);
        self.single(Event::FieldEnd, terrain.into(), at, Holder::Field, None, Effect::NONE, None);
        self.state.field.terrain = ConditionId::NONE;
        self.state.field.terrain_state.clear();
        self.cover_changed();
        self.each(Event::TerrainChange, None);
        true
    }

    /// The terrain that counts for a Pokémon (or for whom the event under way happens to).
    pub fn effective_terrain(&mut self, mon: Option<Mon>) -> ConditionId {
        let target = mon.or(self.event_target()).map_or(Holder::Battle, Holder::Mon);
        let counts = self.run(Event::TryTerrain, target, None, Effect::NONE).truthy();
        if counts { self.state.field.terrain } else { ConditionId::NONE }
    }

    /// Whether this terrain counts for a Pokémon (or for whom the event under way happens to).
    pub fn is_terrain(&mut self, terrain: ConditionId, mon: Option<Mon>) -> bool {
        self.effective_terrain(mon) == terrain
    }

    // --- pseudo-weathers ------------------------------------------------------------------------------------------

    fn pseudo_weather_place(&self, id: ConditionId) -> Option<u16> {
        self.state.pool.find(&self.state.field.pseudo_weathers, id.into())
    }

    /// The state of a pseudo-weather, if there is one.
    pub fn pseudo_weather(&self, id: ConditionId) -> Option<&EffectState> {
        self.pseudo_weather_place(id).map(|place| self.state.pool.get(place))
    }

    /// The state of a pseudo-weather, to be changed.
    pub fn pseudo_weather_mut(&mut self, id: ConditionId) -> Option<&mut EffectState> {
        let place = self.pseudo_weather_place(id)?;
        Some(self.state.pool.get_mut(place))
    }

    /// Whether there is a pseudo-weather.
    #[inline]
    pub fn has_pseudo_weather(&self, id: ConditionId) -> bool {
        !self.state.field.pseudo_weathers.is_empty() && self.pseudo_weather_place(id).is_some()
    }

    /// Sets a pseudo-weather; without a source, by whom the event under way happens to.
    pub fn add_pseudo_weather(&mut self, id: ConditionId, source: Option<Mon>, effect: Option<Effect>) -> Value {
        let source = source.or(self.event_target());
        let effect = effect.unwrap_or(Effect::NONE);
        if let Some(place) = self.pseudo_weather_place(id) {
            if !self.rules.has(id.into(), Event::FieldRestart) {
                return Value::False;
            }
            let at = Some(StateRef::Pool(place));
            return self.single(Event::FieldRestart, id.into(), at, Holder::Field, source, effect, None);
        }
        let mut state = self.new_state(id.into(), None);
        state.source = source;
        if let Some(source) = source {
            state.source_slot = self.slot_of(source);
        }
        let place = self.state.pool.attach(&mut self.state.field.pseudo_weathers, state);
        let Some(place) = self.attached(place) else { return Value::False };
        self.cover_changed();
        let occasion = Occasion { target: source.unwrap_or(Mon::NONE), source, effect };
        let turns = self.turns_of(id.into(), occasion);
        self.state.pool.get_mut(place).duration = turns;
        let at = Some(StateRef::Pool(place));
        if !self.single(Event::FieldStart, id.into(), at, Holder::Field, source, effect, None).truthy() {
            self.delete_pseudo_weather(place);
            return Value::False;
        }
        let target = source.map_or(Holder::Battle, Holder::Mon);
        self.run(Event::PseudoWeatherChange, target, source, id.into());
        Value::True
    }

    /// Ends a pseudo-weather. Whether there was one.
    pub fn remove_pseudo_weather(&mut self, id: ConditionId) -> bool {
        let Some(place) = self.pseudo_weather_place(id) else { return false };
        let at = Some(StateRef::Pool(place));
        self.single(Event::FieldEnd, id.into(), at, Holder::Field, None, Effect::NONE, None);
        self.delete_pseudo_weather(place);
        true
    }

    fn delete_pseudo_weather(&mut self, place: u16) {
        self.state.pool.detach(&mut self.state.field.pseudo_weathers, place);
        self.cover_changed();
    }
}
