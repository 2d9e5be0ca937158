//! Abilities: having, ignoring, changing.

use crate::answer::Value;
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, Holder, Mon};
use crate::protocol::log::{From, Full, Joined, Of};
use crate::say;
use crate::state::StateRef;
use tallgrass_pokedex::Generation::{Gen4, Gen5, Gen8};
use tallgrass_pokedex::{AbilityFlags, AbilityId, ItemId, abilities, conditions, items};

impl Battle {
    /// Whether a Pokémon has an ability that counts.
    #[inline]
    pub fn has_ability(&self, mon: Mon, ability: AbilityId) -> bool {
        self.mon(mon).ability == ability && !self.ignoring_ability(mon)
    }

    /// Whether a Pokémon has one of these abilities and it counts.
    pub fn has_ability_any(&self, mon: Mon, abilities: &[AbilityId]) -> bool {
        abilities.contains(&self.mon(mon).ability) && !self.ignoring_ability(mon)
    }

    /// Whether a Pokémon's ability has no effect (Gastro Acid, Neutralizing Gas, Ability Shield). No event could ask: it is what
    /// decides who is asked.
    pub fn ignoring_ability(&self, mon: Mon) -> bool {
        let pokemon = self.mon(mon);
        if self.since(Gen5) && !pokemon.active {
            return true;
        }
        let flags = self.dex().ability(pokemon.ability).flags;
        if flags.contains(AbilityFlags::NOTRANSFORM) && pokemon.transformed {
            return true;
        }
        if flags.contains(AbilityFlags::CANTSUPPRESS) {
            return false;
        }
        if self.has_volatile(mon, conditions::GASTRO_ACID) {
            return true;
        }
        if pokemon.ability == abilities::NEUTRALIZING_GAS {
            return false;
        }
        self.has_neutralizing_gas(mon) && !self.has_item(mon, items::ABILITY_SHIELD)
    }

    fn has_neutralizing_gas(&self, mon: Mon) -> bool {
        self.side_ids().any(|side| {
            self.side(side).active().iter().any(|&other| {
                !other.is_none() && self.mon(other).ability == abilities::NEUTRALIZING_GAS && {
                    let pokemon = self.mon(other);
                    !pokemon.fainted
                        && !pokemon.transformed
                        && !pokemon.ability_state.ending
                        && !self.has_volatile(other, conditions::GASTRO_ACID)
                        && !self.is_commanding(mon)
                }
            })
        })
    }

    /// Whether the move in flight ignores a Pokémon's breakable ability.
    pub fn suppressing_ability(&self, target: Option<Mon>) -> bool {
        let Some(user) = self.state.active_pokemon else { return false };
        self.state.active_move.is_some()
            && self.mv(self.state.active_move).ignore_ability
            && self.mon(user).active
            && (Some(user) != target || !self.since(Gen8))
            && !target.is_some_and(|target| self.has_item(target, items::ABILITY_SHIELD))
    }

    /// Gives a Pokémon another ability, as an effect does: asked for, and told.
    pub fn set_ability(&mut self, mon: Mon, ability: AbilityId, source: Option<Mon>, effect: Option<Effect>) -> Value {
        self.change_ability(mon, ability, source, effect, false, false)
    }

    /// Lets a Pokémon be one that came with this ability and item: nothing begins or ends by it.
    pub fn come_with(&mut self, mon: Mon, ability: AbilityId, item: ItemId) {
        let pokemon = self.mon_mut(mon);
        pokemon.ability = ability;
        pokemon.base_ability = ability;
        pokemon.item = item;
        self.effects_changed(mon);
    }

    /// Gives a Pokémon another ability; with a change of forme or a transformation nobody is asked or told.
    ///
    /// What happened: the old ability, or a failure.
    pub(crate) fn change_ability(
        &mut self,
        mon: Mon,
        ability: AbilityId,
        source: Option<Mon>,
        effect: Option<Effect>,
        from_forme: bool,
        transform: bool,
    ) -> Value {
        if self.mon(mon).hp == 0 {
            return Value::False;
        }
        let effect = self.or_acting(effect);
        let old = self.mon(mon).ability;
        let fixed = |id: AbilityId| self.dex().ability(id).flags.contains(AbilityFlags::CANTSUPPRESS);
        if !from_forme && (fixed(ability) || fixed(old)) {
            return Value::False;
        }
        if !from_forme && !transform {
            let answer = self.run_with(Event::SetAbility, mon, source, effect, Value::Effect(ability.into()));
            if !answer.truthy() {
                return answer;
            }
        }
        self.single(Event::End, old.into(), Some(StateRef::Ability(mon)), mon, source, Effect::NONE, None);
        let state = self.new_state(ability.into(), Some(Holder::Mon(mon)));
        self.mon_mut(mon).ability = ability;
        self.mon_mut(mon).ability_state = state;
        self.effects_changed(mon);
        if effect.is_some() && !from_forme && !transform {
            match source {
                // Those that spread by touch have a wording of their own.
                Some(source) if effect.is(abilities::MUMMY) || effect.is(abilities::LINGERING_AROMA) => {
                    say!(self, "-activate", source, Full(effect), mon, Joined("[ability] ", old));
                }
                Some(source) => say!(self, "-ability", mon, ability, old, From(effect), Of(source)),
                None => say!(self, "-ability", mon, ability, old, From(effect)),
            }
        }
        if ability.is_some() && self.since(Gen4) && (!transform || old != ability || self.until(Gen4)) {
            let at = Some(StateRef::Ability(mon));
            self.single(Event::Start, ability.into(), at, mon, source, Effect::NONE, None);
        }
        Value::Effect(old.into())
    }

    /// Exchanges two Pokémon's abilities.
    pub fn skill_swap(&mut self, source: Mon, target: Mon) -> Value {
        let (a, b) = (self.mon(source).ability, self.mon(target).ability);
        if self.mon(source).fainted
            || self.mon(target).fainted
            || self.is_dynamaxed(source)
            || self.is_dynamaxed(target)
        {
            return Value::False;
        }
        let stays = |id: AbilityId| self.dex().ability(id).flags.contains(AbilityFlags::FAILSKILLSWAP);
        if stays(a) || stays(b) || (self.until(Gen5) && a == b) {
            return Value::False;
        }
        // Abilities change places only by that move, or as if by it.
        let effect = Effect::from(tallgrass_pokedex::moves::SKILL_SWAP);
        for (mon, ability) in [(target, a), (source, b)] {
            let relay = Value::Effect(ability.into());
            let answer = self.run_with(Event::SetAbility, mon, Some(source), effect, relay);
            if !answer.truthy() {
                return answer;
            }
        }
        if self.until(Gen4) || self.is_ally(source, target) {
            say!(self, "-activate", source, "Skill Swap", "", "", Of(target));
        } else {
            say!(self, "-activate", source, "Skill Swap", b, a, Of(target));
        }
        for (mon, ability) in [(source, a), (target, b)] {
            self.single(Event::End, ability.into(), Some(StateRef::Ability(mon)), mon, None, Effect::NONE, None);
        }
        for (mon, ability) in [(source, b), (target, a)] {
            let state = self.new_state(ability.into(), Some(Holder::Mon(mon)));
            self.mon_mut(mon).ability = ability;
            self.mon_mut(mon).ability_state = state;
        }
        self.places_changed();
        self.mon_mut(source).volatile_staleness = Default::default();
        if !self.is_ally(source, target) {
            self.mon_mut(target).volatile_staleness = crate::state::Staleness::External;
        }
        if self.since(Gen4) {
            for (mon, ability) in [(target, a), (source, b)] {
                let at = Some(StateRef::Ability(mon));
                self.single(Event::Start, ability.into(), at, mon, None, Effect::NONE, None);
            }
        }
        Value::Undefined
    }
}
