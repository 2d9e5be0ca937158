//! A battle that looks as a player sees it, with everything else drawn: what honest search plays on with.
//!
//! [`PlayerView::imagine`] keeps what the player knows and draws the rest: the others' sets by a [`Belief`], their HP within
//! what is shown, what they have chosen and what of it still waits, sleep's length and other hidden counters, and the dice.
//! What follows from damage taken or from who went first is not inferred.

mod belief;
mod usage;

pub use belief::{Belief, RulesOnly, SetPool};
pub use usage::{Usage, UsageError};

use crate::answer::Occasion;
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, Mon, SideId};
use crate::knowledge::{Fallen, PlayerView, PokemonView, ShownHp};
use crate::random::Prng;
use crate::setup::SetupError;
use crate::state::{
    Action, ActionKind, CanTerastallize, ConditionList, Disabled, EffectState, MAX_ACTIONS, MAX_MONS, Pokemon,
    RequestKind, State, StateRef, Trapped,
};
use arrayvec::ArrayVec;
use std::sync::Arc;
use tallgrass_pokedex::Gender;
use tallgrass_pokedex::teams::PokemonSet;
use tallgrass_pokedex::{ItemId, SpeciesId, conditions, moves};

impl PlayerView<'_> {
    /// A battle that could be this one for all the player knows: its view equals this one, and what is hidden is drawn. The
    /// same for the same view, belief and seed. It keeps no log.
    ///
    /// # Errors
    /// If a set that is believed in can't be played.
    pub fn imagine(&self, belief: &dyn Belief, seed: u64) -> Result<Battle, SetupError> {
        let mut dice = Prng::of_number(!seed);
        let mut battle = self.battle().fork(seed);
        let (serial, order) = (battle.state.serial, battle.state.effect_order);
        // What happens here is told to nobody.
        let told = std::mem::take(&mut battle.told);
        for side in self.sides().filter(|&side| !self.is_own(side)) {
            battle.imagine_team(self, side, belief, &mut dice)?;
        }
        // Sets have come and gone as effects; nothing of that is to be seen.
        (battle.state.serial, battle.state.effect_order) = (serial, order);
        battle.state.prng = Prng::of_number(seed);
        battle.draw_hidden(self, &mut dice);
        battle.state.prng = Prng::of_number(seed);
        battle.told = told;
        Ok(battle)
    }
}

/// Who becomes whom, of Pokémon that were taken for others.
struct Identities(ArrayVec<(Mon, Mon), MAX_MONS>);

impl Identities {
    /// Who becomes this one.
    fn body_of(&self, shown: Mon) -> Mon {
        self.0.iter().find(|(_, other)| *other == shown).map_or(shown, |&(body, _)| body)
    }

    fn change(&self, body: Mon) -> bool {
        self.0.iter().any(|(other, _)| *other == body)
    }
}

impl Battle {
    /// Draws all that a player doesn't know of a team.
    fn imagine_team(
        &mut self,
        view: &PlayerView<'_>,
        side: SideId,
        belief: &dyn Belief,
        dice: &mut Prng,
    ) -> Result<(), SetupError> {
        let seen: Vec<(Mon, PokemonView<'_>)> = view.mons(side).map(|mon| (mon, view.pokemon(mon))).collect();
        let identities = self.undisguise(side);
        let mut sets: Vec<PokemonSet> = Vec::new();
        for (mon, pokemon) in &seen {
            let at = identities.body_of(*mon);
            let set = fitted(belief.set_of(view, pokemon, dice), pokemon, self, view.knows_item_lost(*mon));
            let old = *self.mon(at);
            self.replace_set(at, side, &set)?;
            self.settle(at, &old, Some(pokemon), identities.change(at), view.is_over(), dice);
            sets.push(set);
        }
        let known: ArrayVec<Mon, MAX_MONS> = seen.iter().map(|(mon, _)| identities.body_of(*mon)).collect();
        let unseen: Vec<Mon> = self.mons().filter(|&mon| self.mon(mon).side == side && !known.contains(&mon)).collect();
        for mon in unseen {
            // What it is called nobody knows.
            let set = PokemonSet { name: String::new(), ..belief.unseen(view, side, &sets, dice) };
            let old = *self.mon(mon);
            self.replace_set(mon, side, &set)?;
            self.settle(mon, &old, None, false, view.is_over(), dice);
            sets.push(set);
        }
        Ok(())
    }

    /// Makes who is taken for another that one; who is left becomes who is left.
    fn undisguise(&mut self, side: SideId) -> Identities {
        let team: ArrayVec<Mon, MAX_MONS> = self.mons().filter(|&mon| self.mon(mon).side == side).collect();
        let taken_for: ArrayVec<Mon, MAX_MONS> = team.iter().map(|&mon| self.state.knowledge.taken_for(mon)).collect();
        let mut turned: ArrayVec<(Mon, Mon), MAX_MONS> = ArrayVec::new();
        for (&mon, &shown) in team.iter().zip(&taken_for) {
            // Of two who look alike one stays disguised: everybody sees that it is.
            let is_there = team
                .iter()
                .zip(&taken_for)
                .any(|(one, as_whom)| *one == shown && *as_whom == shown && self.mon(shown).active);
            if shown != mon && !is_there && !turned.iter().any(|(_, other)| *other == shown) {
                turned.push((mon, shown));
            }
        }
        let bodies = turned.clone();
        let mut left =
            bodies.iter().map(|&(body, _)| body).filter(|body| !bodies.iter().any(|(_, shown)| shown == body));
        for &(_, shown) in &bodies {
            if !bodies.iter().any(|(body, _)| *body == shown)
                && let Some(other) = left.next()
            {
                turned.push((shown, other));
            }
        }
        let turned = Identities(turned);
        let State { knowledge, mons, .. } = &mut self.state;
        let known = knowledge.mons.clone();
        knowledge.disguised.retain(|one| !turned.change(one.mon));
        knowledge.fallen.retain(|one| !turned.change(one.mon));
        for &(body, shown) in &turned.0 {
            mons[body.index()].illusion = None;
            if let (Some(to), Some(from)) = (knowledge.mons.get_mut(body.index()), known.get(shown.index())) {
                *to = *from;
            }
        }
        // Who stays disguised looks like whoever that one is now.
        knowledge.disguised.iter_mut().for_each(|one| one.looked_like = turned.body_of(one.looked_like));
        knowledge.fallen.iter_mut().for_each(|one| one.looked_like = turned.body_of(one.looked_like));
        // Of two who looked alike one fell: that one is no more than somebody who did.
        for (&mon, &as_whom) in team.iter().zip(&taken_for) {
            if as_whom == mon && turned.change(mon) && mons[mon.index()].fainted {
                let _ = knowledge.fallen.try_push(Fallen { mon, looked_like: turned.body_of(mon) });
            }
        }
        for &mon in &team {
            let illusion = &mut mons[mon.index()].illusion;
            *illusion = illusion.map(|shown| turned.body_of(shown));
        }
        turned
    }

    /// Puts another set in the place of a Pokémon's.
    fn replace_set(&mut self, mon: Mon, side: SideId, set: &PokemonSet) -> Result<(), SetupError> {
        let place = format!("a set imagined for {}", side.name());
        let (own, settled) = self.prepare_set(set, &place)?;
        let at = (0..mon.index()).filter(|&at| self.setup.owners.get(at) == self.setup.owners.get(mon.index())).count();
        let owner = self.setup.owners[mon.index()];
        let setup = Arc::make_mut(&mut self.setup);
        setup.mons[mon.index()] = own;
        if let Some(place) = setup.players[owner.index()].team.get_mut(at) {
            *place = settled.clone();
        }
        let old = *self.mon(mon);
        let (born, others) = self.newborn(mon, old.side, old.position, &settled);
        self.state.mons[mon.index()] = born;
        for slot in others {
            if let Some(at) = self.new_slot(slot) {
                self.mon_mut(mon).base_moves.push(at);
                self.mon_mut(mon).moves.push(at);
            }
        }
        self.grow_up(mon);
        let born = *self.mon(mon);
        self.state.mons[mon.index()] = old;
        self.adopt(mon, &born);
        Ok(())
    }

    /// Gives a Pokémon what comes from its set; what it is under, and what has happened to it, stays.
    fn adopt(&mut self, mon: Mon, born: &Pokemon) {
        let old = *self.mon(mon);
        let mut new = old;
        new.level = born.level;
        new.gender = born.gender;
        new.happiness = born.happiness;
        new.ability = born.ability;
        new.base_ability = born.base_ability;
        new.item = born.item;
        new.tera_type = born.tera_type;
        new.dynamax_level = born.dynamax_level;
        new.gigantamax = born.gigantamax;
        new.set_slots = born.set_slots;
        new.base_moves = born.base_moves;
        if !old.transformed {
            new.moves = born.base_moves;
        }
        new.one_list = false;
        new.hp_type = born.hp_type;
        new.base_hp_type = born.base_hp_type;
        new.hp_power = born.hp_power;
        new.base_hp_power = born.base_hp_power;
        new.can_mega_evo = if old.mega_used { SpeciesId::NONE } else { born.can_mega_evo };
        new.can_ultra_burst = if old.mega_used { SpeciesId::NONE } else { born.can_ultra_burst };
        new.can_terastallize = born.can_terastallize;
        new.base_stats = born.base_stats;
        new.base_max_hp = born.base_max_hp;
        new.notes = born.notes;
        if !old.transformed {
            new.stats = born.stats;
            new.modified_stats = born.modified_stats;
            new.speed = born.speed;
        }
        self.state.mons[mon.index()] = new;
        // What its ability and item remember goes with them.
        let new = &mut self.state.mons[mon.index()];
        for (state, was, id) in [
            (&mut new.ability_state, old.ability_state, born.ability.into()),
            (&mut new.item_state, old.item_state, born.item.into()),
        ] {
            *state = EffectState { id, holder: was.holder, order: was.order, serial: was.serial, ..EffectState::EMPTY };
            state.started = old.active && was.started;
        }
        self.effects_changed(mon);
    }

    /// Makes a Pokémon as it was seen, and draws what wasn't.
    fn settle(
        &mut self,
        mon: Mon,
        old: &Pokemon,
        seen: Option<&PokemonView<'_>>,
        swapped: bool,
        over: bool,
        dice: &mut Prng,
    ) {
        // A team terastallizes once, and everybody has seen it.
        let known = &self.state.knowledge.mons;
        let teraed =
            known.iter().zip(&self.state.mons).any(|(seen, other)| other.side == old.side && seen.tera.is_some());
        if teraed {
            self.mon_mut(mon).can_terastallize = CanTerastallize::Never;
        }
        let Some(seen) = seen else {
            // Nobody has seen it: it is as its set makes it.
            self.take_own_forme(mon);
            let max = self.mon(mon).base_max_hp;
            let pokemon = self.mon_mut(mon);
            pokemon.max_hp = max;
            pokemon.hp = if old.fainted { 0 } else { max };
            pokemon.last_item = ItemId::NONE;
            return;
        };
        if swapped || !old.active && (seen.name.is_empty() || !old.mega_used) {
            self.take_own_forme(mon);
        } else {
            self.fit_forme(mon, old);
        }
        if let Some(item) = seen.item {
            let pokemon = self.mon_mut(mon);
            pokemon.item = item;
            pokemon.item_state.id = item.into();
            if old.item == item && !swapped {
                pokemon.item_state = old.item_state;
            }
        }
        if let Some(ability) = seen.ability.filter(|_| old.active) {
            let pokemon = self.mon_mut(mon);
            pokemon.ability = ability;
            pokemon.ability_state.id = ability.into();
            if old.ability == ability {
                pokemon.ability_state = old.ability_state;
            }
        }
        let pokemon = self.mon_mut(mon);
        pokemon.last_item = seen.last_item;
        pokemon.terastallized = seen.terastallized.filter(|_| !old.fainted);
        if pokemon.transformed && pokemon.can_terastallize == CanTerastallize::Yes {
            pokemon.can_terastallize = CanTerastallize::NotNow;
        }
        if pokemon.status != seen.status && !old.fainted {
            pokemon.status = seen.status;
            pokemon.status_state.id = seen.status.into();
        }
        for known in &seen.moves {
            if let Some(slot) = pokemon.set_slots.iter_mut().find(|slot| slot.id == known.id) {
                slot.pp = slot.max_pp.saturating_sub(known.used).into();
                slot.used = known.used > 0 && old.active;
            }
        }
        self.draw_hp(mon, old, seen, over, dice);
        self.effects_changed(mon);
    }

    fn take_own_forme(&mut self, mon: Mon) {
        let species = self.setup.mon(mon).species;
        let forme = crate::state::Forme::of(self.dex(), species);
        let old = *self.mon(mon);
        let pokemon = self.mon_mut(mon);
        pokemon.base_species = species;
        pokemon.base_forme = forme;
        pokemon.details_species = species;
        if !old.transformed && (!old.active || old.species != species) {
            let (types, added) = (old.types, old.added_type);
            self.set_species(mon, forme, Effect::NONE, false);
            if old.active && old.terastallized.is_some() {
                let pokemon = self.mon_mut(mon);
                (pokemon.types, pokemon.added_type) = (types, added);
            }
        }
    }

    /// Stats as its set makes them in the forme that it has.
    fn fit_forme(&mut self, mon: Mon, old: &Pokemon) {
        let forme = if old.transformed { old.base_forme } else { old.forme };
        let mut stats = self.stats_from(mon, forme.base_stats);
        if let Some(hp) = self.dex().species(forme.species).max_hp {
            stats[0] = hp as i32;
        }
        let rest: [u32; 5] = std::array::from_fn(|at| stats[at + 1] as u32);
        let pokemon = self.mon_mut(mon);
        pokemon.base_stats = rest;
        pokemon.base_max_hp = stats[0];
        if !old.transformed {
            (pokemon.stats, pokemon.modified_stats, pokemon.speed) = (rest, rest, rest[4] as i32);
        }
    }

    /// HP within what is shown.
    fn draw_hp(&mut self, mon: Mon, old: &Pokemon, seen: &PokemonView<'_>, over: bool, dice: &mut Prng) {
        if self.setup.report_exact_hp && seen.hp.of > 0 {
            let pokemon = self.mon_mut(mon);
            pokemon.max_hp = seen.hp.of as i32;
            pokemon.base_max_hp = if old.max_hp == seen.hp.of as i32 { old.base_max_hp } else { pokemon.max_hp };
            pokemon.hp = if old.fainted { 0 } else { seen.hp.left.max((!over && !old.active) as u32) as i32 };
            return;
        }
        let base = self.mon(mon).base_max_hp;
        let grown = old.max_hp > old.base_max_hp && base > 1;
        let mut max = if grown { base * 2 } else { base };
        let fallen = seen.hp.left == 0 && seen.hp.of > 0 && old.active;
        let hp = if old.fainted || fallen {
            0
        } else if seen.hp.of == 0 {
            max
        } else {
            // A few HP can't be every percentage: as many more as make this one possible.
            let fits = |max: &i32| (1..=*max).any(|hp| self.hp_told(hp.into(), (*max).into()) == seen.hp);
            max = (max..max + seen.hp.of as i32).find(|more| max == 1 || fits(more)).unwrap_or(max);
            self.hp_shown_as(seen.hp, max, dice)
        };
        let pokemon = self.mon_mut(mon);
        (pokemon.max_hp, pokemon.hp) = (max, hp);
        if !grown {
            pokemon.base_max_hp = max;
        }
        if pokemon.hurt_this_turn.is_some() {
            pokemon.hurt_this_turn = Some(hp);
        }
    }

    fn hp_shown_as(&self, shown: ShownHp, max: i32, dice: &mut Prng) -> i32 {
        let near = shown.left as i64 * max as i64 / shown.of.max(1) as i64;
        let reach = max as i64 / shown.of.max(1) as i64 + 2;
        let fits = |hp: &i64| self.hp_told(*hp, max as i64) == shown;
        let range = (near - reach).max(1)..=(near + reach).min(max as i64);
        let count = range.clone().filter(fits).count();
        if count == 0 {
            return near.clamp(1, max as i64) as i32;
        }
        let nth = dice.below(count as u32) as usize;
        range.filter(fits).nth(nth).unwrap_or(1) as i32
    }

    /// Draws anew what nobody knows: choices, what waits, and what effects hide.
    fn draw_hidden(&mut self, view: &PlayerView<'_>, dice: &mut Prng) {
        for side in self.side_ids() {
            if !view.is_own(side) {
                self.clear_choice(side);
                for at in 0..self.side(side).active_len as usize {
                    let mon = self.side(side).active[at];
                    if mon.is_none() {
                        continue;
                    }
                    self.forget_hidden_of(mon);
                }
            } else if Some(side) != view.player() {
                self.clear_choice(side);
            }
        }
        self.places_changed();
        for mon in self.actives() {
            let own = view.is_own(self.mon(mon).side);
            if own {
                self.believe_request(mon);
            }
            self.redraw_memories(mon);
        }
        self.draw_durations(view);
        self.update_speed();
        for side in self.side_ids().filter(|&side| !view.is_own(side)) {
            if self.request_of(side) != RequestKind::Move {
                continue;
            }
            for at in 0..self.side(side).active_len as usize {
                if let Some(mon) = self.side(side).active[at].some() {
                    let request = self.move_request(mon);
                    self.side_mut(side).active_requests[at] = request;
                }
            }
        }
        self.draw_queue(view, dice);
        self.state.quick_claw_roll = false;
        self.state.tidy_pool();
    }

    /// What a foe's Pokémon hides that isn't its set.
    fn forget_hidden_of(&mut self, mon: Mon) {
        // That it is locked tells what it holds.
        let seen = self.state.knowledge.mons.get(self.named(mon).index()).and_then(|seen| seen.item());
        let choice = seen.is_some_and(|item| self.dex().item(item).is_choice);
        if !choice && self.has_volatile(mon, conditions::CHOICELOCK) {
            self.remove_volatile(mon, conditions::CHOICELOCK);
        }
        let pokemon = self.mon_mut(mon);
        pokemon.trapped = Trapped::No;
        pokemon.maybe_trapped = false;
        pokemon.last_damage = pokemon.last_damage.min(1);
        pokemon.attacked_by.blur();
    }

    /// One's own Pokémon is as the request tells: what it says *maybe* of is taken not to be so.
    fn believe_request(&mut self, mon: Mon) {
        let (side, position) = (self.mon(mon).side, self.mon(mon).position as usize);
        if self.request_of(side) != RequestKind::Move {
            return;
        }
        let request = self.side(side).active_requests[position];
        if self.mon(mon).trapped == Trapped::Hidden && !request.trapped {
            self.mon_mut(mon).trapped = Trapped::No;
        }
        self.state.change_moves(mon, |slot| {
            if slot.disabled == Disabled::Hidden {
                slot.disabled = Disabled::No;
            }
        });
    }

    /// Lets all that a Pokémon is under draw anew what it hides.
    fn redraw_memories(&mut self, mon: Mon) {
        let status = self.mon(mon).status;
        if status.is_some() {
            self.single(Event::Imagine, status.into(), Some(StateRef::Status(mon)), mon, None, Effect::NONE, None);
        }
        let list: ConditionList = self.mon(mon).volatiles;
        let places: ArrayVec<u16, 80> = self.state.pool.places(&list).take(80).collect();
        for place in places {
            let id = self.state.pool.get(place).id;
            self.single(Event::Imagine, id.into(), Some(StateRef::Pool(place)), mon, None, Effect::NONE, None);
        }
    }

    /// Weather, terrain and screens last as long as what their makers hold lets them.
    fn draw_durations(&mut self, view: &PlayerView<'_>) {
        let mut places: ArrayVec<StateRef, 128> = ArrayVec::new();
        if self.state.field.weather.is_some() {
            places.push(StateRef::Weather);
        }
        if self.state.field.terrain.is_some() {
            places.push(StateRef::Terrain);
        }
        for side in self.side_ids() {
            let list = self.side(side).conditions;
            places.extend(self.state.pool.places(&list).take(24).map(StateRef::Pool));
        }
        for at in places {
            let state = *self.effect_state(at);
            let Some(source) = state.source.filter(|&source| !view.is_own(self.mon(source).side)) else { continue };
            let Some(since) = self.state.knowledge.shown_in(state.serial).filter(|_| state.duration > 0) else {
                continue;
            };
            let passed = self.state.turn.saturating_sub(since);
            let occasion = Occasion { target: source, source: Some(source), effect: state.source_effect.into() };
            let total = self.turns_of(state.id, occasion) as u16;
            let total = if total > passed { total } else { 8 };
            self.effect_state_mut(at).duration = total.saturating_sub(passed).max(1) as u8;
        }
    }

    /// What others have chosen and what waits of it is drawn: who was to act acts.
    fn draw_queue(&mut self, view: &PlayerView<'_>, dice: &mut Prng) {
        let others: ArrayVec<Action, MAX_ACTIONS> = self
            .queue()
            .iter()
            .copied()
            .filter(|action| action.mon.is_some_and(|mon| Some(self.mon(mon).side) != view.player()))
            .filter(|action| is_chosen(action.kind))
            .collect();
        if others.is_empty() {
            return;
        }
        let mut at = 0;
        while at < self.queue().len() {
            let action = self.queue()[at];
            let other = action.mon.is_some_and(|mon| Some(self.mon(mon).side) != view.player());
            if other && is_chosen(action.kind) {
                // Nobody remembers a move that wasn't used yet.
                if let Some(place) = self.state.move_pool.moves.get_mut(action.mv.index()) {
                    *place = None;
                }
                self.state.queue.remove(at);
            } else {
                at += 1;
            }
        }
        let mut acting: ArrayVec<Mon, MAX_ACTIONS> = ArrayVec::new();
        for mon in others.iter().filter_map(|action| action.mon) {
            if !acting.contains(&mon) && self.mon(mon).active && !self.mon(mon).fainted {
                acting.push(mon);
            }
        }
        acting.sort_unstable();
        for mon in acting {
            let action = self.drawn_move(mon, dice);
            self.add_action(action, None);
        }
        self.sort_queue();
    }

    /// A move that a Pokémon might have chosen.
    fn drawn_move(&mut self, mon: Mon, dice: &mut Prng) -> Action {
        let locked = self.locked_move(mon).or_else(|| self.semi_locked_move(mon, false));
        let disabled = self.disabled_moves(mon, false);
        let usable: ArrayVec<_, 24> =
            self.moves(mon).enumerate().filter(|(at, _)| !disabled.has(*at)).map(|(_, slot)| slot.id).collect();
        let id = match locked {
            Some(id) => id,
            None if usable.is_empty() => moves::STRUGGLE,
            None => usable[dice.below(usable.len() as u32) as usize],
        };
        let mut action = Action::of(ActionKind::Move, mon);
        action.mv = self.new_move(id);
        let request = self.side(self.mon(mon).side).active_requests[self.mon(mon).position as usize];
        let aim = self.shown_target(mon, &request, id);
        let mut aims: ArrayVec<i8, 6> = ArrayVec::new();
        if locked.is_none() && Battle::is_choosable(aim) && self.active_per_half() > 1 {
            aims.extend([1, 2, 3, -1, -2, -3].into_iter().filter(|&loc| self.valid_target_loc(loc, mon, aim)));
        }
        // Nobody aims at an ally who can aim at a foe.
        if aims.iter().any(|&loc| loc > 0) {
            aims.retain(|loc| *loc > 0);
        }
        if !aims.is_empty() {
            action.target_loc = aims[dice.below(aims.len() as u32) as usize];
        } else if locked.is_some() {
            action.target_loc = self.mon(mon).last_move_target_loc;
        }
        action
    }

    /// How many turns have passed since the condition whose listener runs has shown itself.
    pub fn turns_since_shown(&self) -> u16 {
        let since = self.state.knowledge.shown_in(self.own().serial);
        since.map_or(0, |since| self.state.turn.saturating_sub(since))
    }
}

/// Whether it is chosen by a player, and not done by the rules.
fn is_chosen(kind: ActionKind) -> bool {
    use ActionKind::*;
    matches!(kind, Switch | MegaEvo | Dynamax | Terastallize | PriorityChargeMove | BeforeTurnMove | Move | Shift)
}

/// A set with what is known in the place of what was believed.
fn fitted(believed: PokemonSet, seen: &PokemonView<'_>, battle: &Battle, lost: bool) -> PokemonSet {
    let dex = battle.dex();
    let mut set = believed;
    let data = dex.species(seen.species);
    let by_item = seen.item.is_some_and(|item| item.is_some() && data.required_items.contains(&item));
    let changed = !data.battle_only.is_empty() || (data.is_mega || data.is_primal) && by_item;
    let species = if changed { data.battle_only.first().copied().unwrap_or(data.base_species) } else { seen.species };
    set.species = dex.species(species).name.to_owned();
    // As long as it wasn't in battle nobody knows what it is called.
    set.name = seen.name.to_owned();
    set.level = Some(seen.level as i32);
    set.shiny = seen.shiny;
    set.gender = match seen.gender {
        Gender::Male => "M",
        Gender::Female => "F",
        Gender::Genderless => "N",
    }
    .to_owned();
    match seen.item {
        Some(item) if item.is_some() => set.item = dex.item(item).name.to_owned(),
        Some(_) if lost => set.item = dex.item(seen.last_item).name.to_owned(),
        _ => {}
    }
    if let Some(ability) = seen.base_ability {
        set.ability = dex.ability(ability).name.to_owned();
    }
    if let Some(kind) = seen.tera_type {
        set.tera_type = kind.name().to_owned();
    }
    let count = set.moves.len().max(4);
    let ids: Vec<String> = set.moves.iter().map(|name| tallgrass_pokedex::to_id(name)).collect();
    // Sets may say Hidden Power's type in its name.
    let same = |own: &str, known: &str| own == known || known == "hiddenpower" && own.starts_with(known);
    let shown: Vec<&str> = seen.moves.iter().map(|known| known.id.as_str()).collect();
    let missing: Vec<&str> = shown.iter().copied().filter(|known| !ids.iter().any(|own| same(own, known))).collect();
    if !missing.is_empty() {
        let (mut kept, rest): (Vec<String>, Vec<String>) =
            ids.into_iter().partition(|own| shown.iter().any(|known| same(own, known)));
        kept.extend(missing.iter().map(|id| (*id).to_owned()));
        let room = count.saturating_sub(kept.len());
        kept.extend(rest.into_iter().take(room));
        set.moves = kept;
    }
    set
}
