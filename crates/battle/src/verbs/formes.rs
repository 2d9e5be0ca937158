//! Species and formes: changing, transforming, going back.

use crate::answer::{Types, Value};
use crate::battle::Battle;
use crate::event::Event;
use crate::generation::gen1;
use crate::ids::{Effect, Mon, Mv};
use crate::protocol::log::{Details, From as By, Health, Joined};
use crate::say;
use crate::state::{CanTerastallize, Forme, MoveList, MoveResult, MoveSlot};
use tallgrass_pokedex::Generation::{Gen1, Gen2, Gen3, Gen5, Gen6};
use tallgrass_pokedex::{
    AbilityFlags, AbilityId, ConditionId, ConditionKind, ItemId, Nature, SpeciesId, abilities, conditions, species,
};

/// How a forme is taken on.
#[derive(Clone, Copy, Debug, Default)]
pub struct FormeChange {
    /// For good, as far as this battle goes.
    pub permanent: bool,
    /// Which of the forme's abilities it has: 0, 1, 2 (hidden) or 3 (special).
    pub ability_slot: usize,
    /// Another part of the message, such as `[msg]`.
    pub message: Option<&'static str>,
}

/// What a Pokémon has besides its base stats that makes its stats. Lists are in the order hp, atk, def, spa, spd, spe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spread {
    /// Its level.
    pub level: u16,
    /// Individual values, 0–31.
    pub ivs: [u8; 6],
    /// Effort values, 0–255.
    pub evs: [u8; 6],
    /// Its nature.
    pub nature: Nature,
}

impl Spread {
    /// Whether its nature raises the stat in this place.
    pub fn raises(&self, i: usize) -> bool {
        self.nature.plus().is_some_and(|stat| stat as usize + 1 == i)
    }

    /// Whether its nature lowers the stat in this place.
    pub fn lowers(&self, i: usize) -> bool {
        self.nature.minus().is_some_and(|stat| stat as usize + 1 == i)
    }
}

impl Battle {
    /// Whose nature, individual and effort values make a Pokémon's stats: its own, unless a rule has it otherwise.
    pub fn spread_of(&self, mon: Mon) -> Mon {
        self.setup.spread_of.map_or(mon, |of| of(self, mon))
    }

    /// What a Pokémon has besides its base stats that makes its stats.
    pub fn spread(&self, mon: Mon) -> Spread {
        let set = self.setup.mon(self.spread_of(mon));
        Spread { level: self.mon(mon).level, ivs: set.ivs, evs: set.evs, nature: set.nature }
    }

    /// Stats that base stats make at a Pokémon's level with its set: hp, atk, def, spa, spd, spe.
    pub fn stats_from(&self, mon: Mon, base: [u8; 6]) -> [i32; 6] {
        let spread = self.spread(mon);
        let stat_from = self.flow().stat_from;
        std::array::from_fn(|i| match stat_from {
            None => self.usual_stat_from(&base, &spread, i),
            Some(own) => own(self, &base, &spread, i),
        })
    }

    fn usual_stat_from(&self, base: &[u8; 6], spread: &Spread, i: usize) -> i32 {
        self.with_nature(self.stat_without_nature(base[i], spread, i), spread, i)
    }

    /// A stat, by its place, as a nature has it.
    pub fn with_nature(&self, value: i64, spread: &Spread, i: usize) -> i32 {
        if spread.raises(i) {
            self.raised_by_nature(value)
        } else if spread.lowers(i) {
            let value = if self.setup.overflow_stat_mod { value.min(728) } else { value };
            (self.wide(value * 90) / 100) as i32
        } else {
            value as i32
        }
    }

    /// What a base stat makes with a spread, by its place, before the nature counts.
    pub fn stat_without_nature(&self, base: u8, spread: &Spread, i: usize) -> i64 {
        let inner = 2 * base as i64 + spread.ivs[i] as i64 + spread.evs[i] as i64 / 4;
        let level = spread.level as i64;
        self.trunc(if i == 0 { (inner + 100) * level / 100 + 10 } else { inner * level / 100 + 5 })
    }

    /// A stat that a nature raises.
    pub fn raised_by_nature(&self, value: i64) -> i32 {
        let value = if self.setup.overflow_stat_mod { value.min(595) } else { value };
        (self.wide(value * 110) / 100) as i32
    }

    /// A number as 16 bits keep it.
    fn wide(&self, n: i64) -> i64 {
        if self.flow().unbounded { n } else { n % 65536 }
    }

    /// A species or forme as a Pokémon takes it on in this battle, or none if it can't.
    fn modified_forme(&mut self, mon: Mon, raw: Forme, effect: Effect) -> Option<Forme> {
        let outer = std::mem::replace(&mut self.forming, raw);
        let answer = self.run_with(Event::ModifySpecies, mon, None, effect, Value::Species(raw.species));
        let forme = std::mem::replace(&mut self.forming, outer);
        answer.truthy().then_some(forme)
    }

    /// Changes a Pokémon's species with its types, weight and stats, nothing else. What it became.
    pub fn set_species(&mut self, mon: Mon, raw: Forme, effect: Effect, transform: bool) -> Option<Forme> {
        let forme = self.modified_forme(mon, raw, effect)?;
        let data = self.dex().species(forme.species);
        let pokemon = self.mon_mut(mon);
        pokemon.species = forme.species;
        pokemon.forme = forme;
        self.force_types(mon, forme.types);
        let pokemon = self.mon_mut(mon);
        pokemon.apparent_types = raw.types;
        pokemon.added_type = None;
        pokemon.known_type = true;
        pokemon.weight_hg = data.weight_hg.min(u16::MAX as u32) as u16;
        self.give_stats(mon, transform);
        Some(forme)
    }

    /// Gives a Pokémon the stats of the forme it has now, and its HP if it has none yet.
    fn give_stats(&mut self, mon: Mon, transform: bool) {
        let forme = self.mon(mon).forme;
        let mut stats = self.stats_from(mon, forme.base_stats);
        if let Some(hp) = self.dex().species(forme.species).max_hp {
            stats[0] = hp as i32;
        }
        let pokemon = self.mon_mut(mon);
        if pokemon.max_hp == 0 {
            pokemon.base_max_hp = stats[0];
            pokemon.max_hp = stats[0];
            pokemon.hp = stats[0];
        }
        let rest: [u32; 5] = std::array::from_fn(|i| stats[i + 1] as u32);
        if !transform {
            pokemon.base_stats = rest;
        }
        pokemon.stats = rest;
        pokemon.modified_stats = rest;
        pokemon.speed = rest[4] as i32;
        if self.only_in(Gen1) {
            gen1::weaken_by_status(self, mon, self.mon(mon).status);
        }
    }

    /// Lets a Pokémon begin the battle at another level.
    pub fn set_level(&mut self, mon: Mon, level: u16) {
        let pokemon = self.mon_mut(mon);
        pokemon.level = level;
        pokemon.max_hp = 0;
        self.give_stats(mon, false);
    }

    /// Changes a Pokémon's forme for as long as it is in. Whether it did.
    pub fn forme_change(&mut self, mon: Mon, forme: SpeciesId) -> bool {
        let effect = if self.flow().acting_changes_formes { self.frame.acting } else { Effect::NONE };
        self.forme_change_as(mon, forme, effect, FormeChange::default())
    }

    /// Changes a Pokémon's forme; [`Effect::NONE`] as cause stands for the rules themselves.
    pub fn forme_change_as(&mut self, mon: Mon, species: SpeciesId, effect: Effect, how: FormeChange) -> bool {
        if let Some(own) = self.flow().forme_change {
            return own(self, mon, species, effect, how);
        }
        let raw = Forme::of(self.dex(), species);
        let Some(forme) = self.set_species(mon, raw, effect, false) else { return false };
        if self.until(Gen2) {
            return true;
        }
        let status = effect.id.as_condition().is_some_and(|id| self.dex().condition(id).kind == ConditionKind::Status);
        let illusion = self.mon(mon).illusion;
        let apparent = illusion.map_or(self.dex().species(species).base_species, |shown| self.mon(shown).species);
        let message = how.message.unwrap_or("");
        if how.permanent {
            let pokemon = self.mon_mut(mon);
            pokemon.base_species = species;
            pokemon.base_forme = raw;
            pokemon.details_species = pokemon.species;
            self.say_details_change(mon);
            self.update_max_hp(mon);
            if effect.is_none() {
                self.mon_mut(mon).forme_regression = true;
            } else if let Some(item) = effect.id.as_item() {
                self.forme_by_item(mon, item, species, apparent);
            } else if status {
                self.say_forme_change(mon, species, message, None);
            }
        } else if effect.is_ability() {
            self.say_forme_change(mon, species, message, Some(effect));
        } else {
            let shown = illusion.map_or(species, |shown| self.mon(shown).species);
            self.say_forme_change(mon, shown, message, None);
        }
        // SHOWDOWN: what these two abilities make of their holder for good leaves it its ability by their names.
        let keeps_ability = effect.is(abilities::DISGUISE) || effect.is(abilities::ICE_FACE);
        if how.permanent && !keeps_ability {
            if self.mon(mon).illusion.is_some() && effect.is_some() {
                // Tells the illusion apart before the ability goes.
                self.mon_mut(mon).ability = AbilityId::NONE;
                self.effects_changed(mon);
            }
            let abilities = self.dex().species(forme.abilities_of).abilities;
            let ability = abilities[how.ability_slot].get().unwrap_or(abilities[0]);
            let fixed = self.dex().ability(self.mon(mon).ability).flags.contains(AbilityFlags::CANTSUPPRESS);
            if effect.is_some() || !fixed {
                self.change_ability(mon, ability, None, None, true, false);
            }
            self.mon_mut(mon).base_ability = ability;
        }
        let pokemon = self.mon_mut(mon);
        if let Some(kind) = pokemon.terastallized {
            pokemon.known_type = true;
            pokemon.apparent_types = Types::one(kind);
        }
        self.effects_changed(mon);
        true
    }

    fn say_forme_change(&mut self, mon: Mon, shown: SpeciesId, message: &str, by: Option<Effect>) {
        match by {
            Some(effect) => say!(self, "-formechange", mon, shown, message, By(effect)),
            None => say!(self, "-formechange", mon, shown, message),
        }
    }

    fn say_details_change(&mut self, mon: Mon) {
        let shown = self.mon(mon).illusion.unwrap_or(mon);
        match self.mon(mon).terastallized {
            Some(kind) => say!(self, "detailschange", mon, Joined(Details(shown), Joined(", tera:", kind))),
            None => say!(self, "detailschange", mon, Details(shown)),
        }
    }

    fn forme_by_item(&mut self, mon: Mon, item: ItemId, species: SpeciesId, apparent: SpeciesId) {
        let data = self.dex().item(item);
        let required = self.dex().species(species).required_item().unwrap_or_default();
        self.mon_mut(mon).can_terastallize = CanTerastallize::Never;
        if data.z_move.is_some() {
            say!(self, "-burst", mon, apparent, required);
            self.mon_mut(mon).move_this_turn_result = MoveResult::Worked;
        } else if data.is_primal_orb {
            match self.mon(mon).illusion {
                Some(shown) => {
                    self.mon_mut(mon).ability = AbilityId::NONE;
                    self.effects_changed(mon);
                    say!(self, "-primal", shown, required);
                }
                None => say!(self, "-primal", mon, required),
            }
        } else {
            say!(self, "-mega", mon, apparent, required);
            self.mon_mut(mon).move_this_turn_result = MoveResult::Worked;
        }
        self.mon_mut(mon).forme_regression |= self.flow().formes_of_items_end;
    }

    /// Computes HP at most anew, after a lasting change of forme.
    pub(crate) fn update_max_hp(&mut self, mon: Mon) {
        let new = self.stats_from(mon, self.mon(mon).forme.base_stats)[0];
        if new == self.mon(mon).base_max_hp {
            return;
        }
        let dynamaxed = self.is_dynamaxed(mon);
        let pokemon = self.mon_mut(mon);
        pokemon.base_max_hp = new;
        let max = if dynamaxed { 2 * new } else { new };
        pokemon.hp = if pokemon.hp <= 0 { 0 } else { (max - (pokemon.max_hp - pokemon.hp)).max(1) };
        pokemon.max_hp = max;
        if pokemon.hp > 0 {
            say!(self, "-heal", mon, Health(mon), "[silent]");
        }
    }

    /// Turns a Pokémon into another one. Whether that was possible.
    pub fn transform_into(&mut self, mon: Mon, other: Mon, effect: Option<Effect>) -> bool {
        if let Some(own) = self.flow().transform_into {
            return own(self, mon, other, effect);
        }
        let (me, you) = (self.mon(mon), self.mon(other));
        let your_species = you.species;
        if you.fainted
            || me.illusion.is_some()
            || you.illusion.is_some()
            // What is behind a substitute can't be seen.
            || (self.since(Gen5) && self.has_volatile(other, conditions::SUBSTITUTE))
            || (you.transformed && self.since(Gen2))
            || (me.transformed && self.since(Gen5))
            || me.terastallized == Some(tallgrass_pokedex::Type::Stellar)
            || self.ask_about(your_species, Event::TryTransform, other, Some(mon)) == Some(Value::False)
        {
            return false;
        }
        // SHOWDOWN: rules that change species act once more on what they have changed already.
        let forme = self.mon(other).forme;
        if self.set_species(mon, forme, effect.unwrap_or(self.frame.acting), true).is_none() {
            return false;
        }
        self.mon_mut(mon).transformed = true;
        self.mon_mut(mon).weight_hg = self.mon(other).weight_hg;
        let types = self.types_as(other, true, true);
        let copied = self.run_with(Event::CopiedTypes, other, Some(mon), Effect::NONE, Value::Types(types));
        let types = if let Value::Types(copied) = copied { copied } else { types };
        self.force_types(mon, types);
        let you = *self.mon(other);
        let ally = self.is_ally(mon, other);
        let keeps_power = self.since(Gen5);
        let me = self.mon_mut(mon);
        me.added_type = you.added_type;
        me.known_type = ally && you.known_type;
        me.apparent_types = you.apparent_types;
        me.stats = you.stats;
        me.modified_stats = you.modified_stats;
        if !keeps_power {
            me.hp_type = you.hp_type;
            me.hp_power = you.hp_power;
        }
        me.times_attacked = you.times_attacked;
        me.boosts = you.boosts;
        self.mon_mut(mon).moves = MoveList::EMPTY;
        self.mon_mut(mon).one_list = false;
        for (place, &at) in you.moves.as_slice().iter().enumerate() {
            let id = self.state.slot(at).id;
            let pp = self.dex().mv(id).pp.min(5);
            let max_pp = if self.since(Gen5) { pp } else { self.full_pp(id, self.pp_ups(mon, place)) };
            let Some(own) = self.new_slot(MoveSlot { id, pp: pp.into(), max_pp, ..MoveSlot::NONE }) else { break };
            self.mon_mut(mon).moves.push(own);
        }
        if self.since(Gen6) {
            self.copy_crit_volatiles(mon, other);
        }
        match effect {
            Some(effect) => say!(self, "-transform", mon, other, By(effect)),
            None => say!(self, "-transform", mon, other),
        }
        let me = self.mon_mut(mon);
        if let Some(kind) = me.terastallized {
            me.known_type = true;
            me.apparent_types = Types::one(kind);
        }
        if self.since(Gen3) {
            let ability = self.mon(other).ability;
            self.change_ability(mon, ability, Some(mon), None, true, true);
        }
        self.ask_about(self.mon(mon).species, Event::Transformed, mon, Some(other));
        true
    }

    /// Gives a Pokémon another's readiness for critical hits in place of its own.
    pub fn copy_crit_volatiles(&mut self, mon: Mon, other: Mon) {
        // In this very order, which is the order in which they are there afterwards.
        const COPIED: [ConditionId; 4] =
            [conditions::DRAGON_CHEER, conditions::FOCUS_ENERGY, conditions::G_MAX_CHI_STRIKE, conditions::LASER_FOCUS];
        for id in COPIED {
            self.remove_volatile(mon, id);
        }
        for id in COPIED {
            let Some(bytes) = self.volatile(other, id).map(|state| state.bytes) else { continue };
            self.add_volatile(mon, id, None, None);
            // What they remember is copied where it isn't the same for everyone.
            if matches!(id, conditions::DRAGON_CHEER | conditions::G_MAX_CHI_STRIKE)
                && let Some(state) = self.volatile_mut(mon, id)
            {
                state.bytes = bytes;
            }
        }
    }

    /// Lets a Pokémon begin the battle as another forme, with that forme's ability. Whether it does.
    pub fn begin_as(&mut self, mon: Mon, species: SpeciesId) -> bool {
        let raw = Forme::of(self.dex(), species);
        let Some(forme) = self.set_species(mon, raw, self.frame.acting, false) else { return false };
        let ability = self.dex().species(forme.abilities_of).abilities[0];
        let pokemon = self.mon_mut(mon);
        pokemon.base_species = species;
        pokemon.base_forme = raw;
        pokemon.details_species = species;
        self.effects_changed(mon);
        self.change_ability(mon, ability, None, None, true, false);
        self.mon_mut(mon).base_ability = self.mon(mon).ability;
        true
    }

    /// Lets a Pokémon keep the forme it has now until it faints.
    pub fn keep_forme(&mut self, mon: Mon) {
        let pokemon = self.mon_mut(mon);
        pokemon.forme_regression = true;
        pokemon.base_species = pokemon.species;
        pokemon.base_forme = pokemon.forme;
        pokemon.details_species = pokemon.species;
        self.effects_changed(mon);
    }

    /// Forgets all that ends when a Pokémon leaves: stages, volatiles, its changed moves, ability and forme.
    pub(crate) fn clear_volatile(&mut self, mon: Mon, switch_flags: bool) {
        if let Some(own) = self.flow().clear_volatile {
            return own(self, mon, switch_flags);
        }
        self.usual_clear_volatile(mon, switch_flags);
    }

    /// The usual way to forget all that ends when a Pokémon leaves.
    pub fn usual_clear_volatile(&mut self, mon: Mon, switch_flags: bool) {
        let pokemon = self.mon_mut(mon);
        pokemon.boosts = [0; 7];
        pokemon.moves = pokemon.base_moves;
        pokemon.one_list = false;
        pokemon.transformed = false;
        pokemon.ability = pokemon.base_ability;
        pokemon.hp_type = pokemon.base_hp_type;
        pokemon.hp_power = pokemon.base_hp_power;
        if pokemon.can_terastallize == CanTerastallize::NotNow {
            pokemon.can_terastallize = CanTerastallize::Yes;
        }
        // Eternamax is dynamaxed for ever.
        let keep =
            if pokemon.species == species::ETERNATUS_ETERNAMAX { conditions::DYNAMAX } else { ConditionId::NONE };
        self.drop_volatiles(mon, keep);
        let pokemon = self.mon_mut(mon);
        if switch_flags {
            pokemon.switch_flag = Default::default();
            pokemon.force_switch = false;
        }
        pokemon.last_move = Mv::NONE;
        pokemon.last_move_encore = Mv::NONE;
        pokemon.last_move_used = Mv::NONE;
        pokemon.move_this_turn = tallgrass_pokedex::MoveId::NONE;
        pokemon.move_last_turn_result = MoveResult::None;
        pokemon.move_this_turn_result = MoveResult::None;
        pokemon.last_damage = 0;
        pokemon.attacked_by = crate::state::Attacks::EMPTY;
        pokemon.hurt_this_turn = None;
        pokemon.newly_switched = true;
        pokemon.being_called_back = false;
        pokemon.volatile_staleness = Default::default();
        pokemon.ability_state.started = false;
        pokemon.item_state.started = false;
        let (base, effect) = (pokemon.base_forme, self.frame.acting);
        self.set_species(mon, base, effect, false);
    }
}
