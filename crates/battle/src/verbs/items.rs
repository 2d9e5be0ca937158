//! Held items: having, using, eating, taking, giving.

use crate::answer::Value;
use crate::battle::Battle;
use crate::event::Event;
use crate::event::listener::{Handler, Scope};
use crate::ids::{Effect, Holder, Mon};
use crate::protocol::log::Of;
use crate::say;
use crate::state::{Staleness, StateRef};
use tallgrass_pokedex::Generation::{Gen4, Gen5};
use tallgrass_pokedex::{ItemId, abilities, conditions, items};

/// Berries that restore HP or PP, as the Endless Battle Clause counts them: a list of the clause's own.
const RESTORATIVE_BERRIES: [ItemId; 9] = [
    items::LEPPA_BERRY,
    items::AGUAV_BERRY,
    items::ENIGMA_BERRY,
    items::FIGY_BERRY,
    items::IAPAPA_BERRY,
    items::MAGO_BERRY,
    items::SITRUS_BERRY,
    items::WIKI_BERRY,
    items::ORAN_BERRY,
];

/// Whether a berry restores HP or PP.
pub(crate) fn is_restorative_berry(item: ItemId) -> bool {
    RESTORATIVE_BERRIES.contains(&item)
}

impl Battle {
    /// Whether a Pokémon holds an item and can use it.
    #[inline]
    pub fn has_item(&self, mon: Mon, item: ItemId) -> bool {
        self.mon(mon).item == item && !self.ignoring_item(mon)
    }

    /// Whether a Pokémon's item has no effect.
    pub fn ignoring_item(&self, mon: Mon) -> bool {
        self.ignoring_item_for(mon, false)
    }

    /// Whether a Pokémon's item has no effect, or can't be flung (Embargo, Magic Room, Klutz). No event could ask: it is what
    /// decides who is asked.
    pub fn ignoring_item_for(&self, mon: Mon, fling: bool) -> bool {
        let pokemon = self.mon(mon);
        let item = self.dex().item(pokemon.item);
        if item.is_primal_orb {
            return false;
        }
        if self.since(Gen5) && !pokemon.active {
            return true;
        }
        if self.has_volatile(mon, conditions::EMBARGO) || self.has_pseudo_weather(conditions::MAGIC_ROOM) {
            return true;
        }
        let klutz = || pokemon.ability == abilities::KLUTZ && self.has_ability(mon, abilities::KLUTZ);
        if fling { self.since(Gen5) && klutz() } else { !item.ignore_klutz && klutz() }
    }

    /// What a Pokémon holds, as it shows: its item, unless the format has something else pass for one.
    pub fn held(&self, mon: Mon) -> Effect {
        self.flow().held.map_or_else(|| self.mon(mon).item.into(), |own| own(self, mon))
    }

    fn may_consume(&self, mon: Mon, source: Option<Mon>, effect: Effect) -> bool {
        !(effect.is_item() && !effect.is(self.mon(mon).item) && source == Some(mon))
    }

    /// Eats the held berry. Whether it was eaten.
    pub fn eat_item(&mut self, mon: Mon) -> bool {
        self.eat_item_by(mon, false, None, None)
    }

    /// Eats the held berry; `force` skips asking whether it may.
    pub fn eat_item_by(&mut self, mon: Mon, force: bool, source: Option<Mon>, effect: Option<Effect>) -> bool {
        let pokemon = self.mon(mon);
        let item = pokemon.item;
        // These two are eaten after the blow that fells their holder.
        let late = matches!(item, items::JABOCA_BERRY | items::ROWAP_BERRY);
        if item.is_none() || (pokemon.hp == 0 && !late) || !pokemon.active {
            return false;
        }
        let effect = self.or_acting(effect);
        let source = source.or(self.event_target());
        if !self.may_consume(mon, source, effect) {
            return false;
        }
        let relay = Value::Effect(item.into());
        if !self.run_with(Event::UseItem, mon, None, Effect::NONE, relay).truthy()
            || !(force || self.run_with(Event::TryEatItem, mon, None, Effect::NONE, relay).truthy())
        {
            return false;
        }
        say!(self, "-enditem", mon, item, "[eat]");
        self.single(Event::Eat, item.into(), Some(StateRef::Item(mon)), mon, source, effect, None);
        self.run_with(Event::EatItem, mon, source, effect, relay);
        if is_restorative_berry(item) {
            let pokemon = self.mon_mut(mon);
            match pokemon.pending_staleness {
                Staleness::Internal if pokemon.staleness != Staleness::External => {
                    pokemon.staleness = Staleness::Internal;
                }
                Staleness::External => pokemon.staleness = Staleness::External,
                _ => {}
            }
            pokemon.pending_staleness = Staleness::None;
        }
        self.item_spent(mon);
        self.mon_mut(mon).ate_berry = true;
        self.run_with(Event::AfterUseItem, mon, None, Effect::NONE, relay);
        true
    }

    /// Lets a Pokémon eat a berry that was not in its own hands, but in those of `owner` (Bug Bite, Fling). Whether it
    /// did it any good.
    pub fn feed(&mut self, eater: Mon, berry: ItemId, owner: Mon, source: Option<Mon>, effect: Effect) -> bool {
        let at = Some(StateRef::Item(owner));
        let eaten = self.single(Event::Eat, berry.into(), at, eater, source, effect, None).truthy();
        if eaten {
            self.run_with(Event::EatItem, eater, source, effect, Value::Effect(berry.into()));
        }
        // SHOWDOWN: this asks whether the berry does anything when eaten at all, not whether it was eaten.
        let edible = self.rules.listener(berry.into(), Event::Eat, Scope::Own);
        if edible.is_some_and(|listener| !matches!(listener.handler, Handler::Constant(_))) {
            self.mon_mut(eater).ate_berry = true;
        }
        eaten
    }

    /// Uses up the held item. Whether it was used.
    pub fn use_item(&mut self, mon: Mon) -> bool {
        self.use_item_by(mon, None, None)
    }

    /// Uses up the held item.
    pub fn use_item_by(&mut self, mon: Mon, source: Option<Mon>, effect: Option<Effect>) -> bool {
        let pokemon = self.mon(mon);
        let item = pokemon.item;
        let data = self.dex().item(item);
        if (pokemon.hp == 0 && !data.is_gem) || !pokemon.active || item.is_none() {
            return false;
        }
        let effect = self.or_acting(effect);
        let source = source.or(self.event_target());
        if !self.may_consume(mon, source, effect) {
            return false;
        }
        let relay = Value::Effect(item.into());
        if !self.run_with(Event::UseItem, mon, None, Effect::NONE, relay).truthy() {
            return false;
        }
        match source {
            // Of all items this one is told with whom it shows the door.
            Some(source) if item == items::RED_CARD => say!(self, "-enditem", mon, item, Of(source)),
            _ if data.is_gem => say!(self, "-enditem", mon, item, "[from] gem"),
            _ => say!(self, "-enditem", mon, item),
        }
        if let Some(boosts) = data.boosts {
            self.boost_by(boosts.as_slice(), mon, source, Some(item.into()));
        }
        self.single(Event::Use, item.into(), Some(StateRef::Item(mon)), mon, source, effect, None);
        self.item_spent(mon);
        self.run_with(Event::AfterUseItem, mon, None, Effect::NONE, relay);
        true
    }

    fn item_spent(&mut self, mon: Mon) {
        let pokemon = self.mon_mut(mon);
        pokemon.last_item = pokemon.item;
        pokemon.item = ItemId::NONE;
        pokemon.item_state.clear();
        pokemon.used_item_this_turn = true;
        self.effects_changed(mon);
    }

    /// Lets the held item vanish, as a popped balloon does: it counts as used, but can't be had again.
    pub fn destroy_item(&mut self, mon: Mon) {
        let relay = Value::Effect(self.mon(mon).item.into());
        let pokemon = self.mon_mut(mon);
        pokemon.item = ItemId::NONE;
        pokemon.item_state.clear();
        self.effects_changed(mon);
        self.run_with(Event::AfterUseItem, mon, None, Effect::NONE, relay);
    }

    /// Takes the held item away. The item, or nothing if there is none or it can't be taken.
    pub fn take_item(&mut self, mon: Mon, source: Option<Mon>) -> Option<ItemId> {
        let source = source.unwrap_or(mon);
        let knocked_off = self.mon(mon).item_knocked_off || self.mon(source).item_knocked_off;
        let item = self.mon(mon).item;
        if (self.until(Gen4) && knocked_off) || item.is_none() {
            return None;
        }
        let relay = Value::Effect(item.into());
        if !self.run_with(Event::TakeItem, mon, Some(source), Effect::NONE, relay).truthy() {
            return None;
        }
        let pokemon = self.mon_mut(mon);
        pokemon.item = ItemId::NONE;
        pokemon.item_state.clear();
        pokemon.pending_staleness = Staleness::None;
        self.effects_changed(mon);
        self.single(Event::End, item.into(), Some(StateRef::Item(mon)), mon, None, Effect::NONE, None);
        self.run_with(Event::AfterTakeItem, mon, None, Effect::NONE, relay);
        Some(item)
    }

    /// Gives an item back that was just taken and could not be given to anyone else: nobody is asked or told.
    pub fn put_item_back(&mut self, mon: Mon, item: ItemId) {
        self.mon_mut(mon).item = item;
        self.effects_changed(mon);
    }

    /// Whether the item of `mon` itself allows being taken or swapped for another (only the item is asked).
    pub fn item_can_be_taken(&mut self, item: ItemId, mon: Mon, target: Mon, source: Option<Mon>) -> bool {
        let effect = self.frame.acting;
        let relay = Some(Value::Effect(item.into()));
        let at = Some(StateRef::Item(mon));
        self.single(Event::TakeItem, item.into(), at, target, source, effect, relay).truthy()
    }

    /// Gives a Pokémon an item in place of what it holds ([`ItemId::NONE`] for nothing).
    pub fn set_item(&mut self, mon: Mon, item: ItemId, source: Option<Mon>, effect: Option<Effect>) -> bool {
        let pokemon = self.mon(mon);
        if pokemon.hp == 0 || !pokemon.active {
            return false;
        }
        let acting = self.frame.acting;
        // The Endless Battle Clause counts items that these two moves forced upon somebody.
        let inflicted = (acting.is(tallgrass_pokedex::moves::TRICK) || acting.is(tallgrass_pokedex::moves::SWITCHEROO))
            && source.is_some_and(|source| !self.is_ally(source, mon));
        let (old, old_state) = (pokemon.item, pokemon.item_state);
        let state = self.new_state(item.into(), Some(Holder::Mon(mon)));
        let pokemon = self.mon_mut(mon);
        pokemon.pending_staleness = if inflicted { Staleness::External } else { Staleness::Internal };
        pokemon.item = item;
        pokemon.item_state = state;
        self.effects_changed(mon);
        if old.is_some() {
            let depth = self.frame.depth as usize;
            self.scratch[depth] = old_state;
            let at = Some(StateRef::Scratch(depth as u8));
            self.single(Event::End, old.into(), at, mon, None, Effect::NONE, None);
        }
        if item.is_some() {
            let effect = effect.unwrap_or(Effect::NONE);
            self.single(Event::Start, item.into(), Some(StateRef::Item(mon)), mon, source, effect, None);
        }
        true
    }
}
