//! Battles as bytes: saving and loading, with everything checked that comes back.

use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Holder, Mon, Mv, SideId};
use crate::library::Library;
use crate::setup::{BattleOptions, SetupError};
use crate::state::{Action, ChosenKind, EffectState, MAX_ACTIVE, MAX_MONS, RequestKind, State};
use borsh::{BorshDeserialize, BorshSerialize};
use std::hash::Hasher;
use std::sync::Arc;
use tallgrass_pokedex::teams;

/// More than any HP, damage or power can be; small enough to be multiplied by what the rules multiply it with.
const MOST_HP: u32 = 1 << 24;

const MAGIC: [u8; 4] = *b"TGRS";

/// The version of the bytes that [`Battle::save`] makes.
pub const SAVE_VERSION: u16 = 8;

/// Why bytes can't be loaded.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadError {
    /// The bytes are something else.
    #[error("these bytes are not a saved battle")]
    NotABattle,
    /// They were saved by another version.
    #[error("the battle was saved as version {found}; this program reads version {SAVE_VERSION}")]
    Version {
        /// The version they were saved as.
        found: u16,
    },
    /// They were saved with other data, whose numbers mean other things.
    #[error("the battle was saved by a program with other species, moves or items")]
    OtherData,
    /// They are cut off or contradict themselves.
    #[error("the saved battle is broken: {0}")]
    Broken(String),
    /// The format or a team is no longer accepted.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

fn broken(what: impl Into<String>) -> LoadError {
    LoadError::Broken(what.into())
}

#[derive(BorshSerialize, BorshDeserialize)]
struct Saved {
    format: String,
    seed: String,
    debug: bool,
    force_random_chance: Option<bool>,
    rated: Option<String>,
    players: Vec<(String, String, String)>,
    owners: Vec<u8>,
    team_seeds: Vec<String>,
    joined: u8,
}

/// A number that changes with the ids and events this program knows.
fn data_fingerprint() -> u64 {
    use tallgrass_pokedex::{AbilityId, ConditionId, ItemId, MoveId, SpeciesId};
    static ONCE: std::sync::OnceLock<u64> = std::sync::OnceLock::new();
    *ONCE.get_or_init(|| {
        let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
        SpeciesId::all().for_each(|id| hash.write(id.as_str().as_bytes()));
        MoveId::all().for_each(|id| hash.write(id.as_str().as_bytes()));
        AbilityId::all().for_each(|id| hash.write(id.as_str().as_bytes()));
        ItemId::all().for_each(|id| hash.write(id.as_str().as_bytes()));
        ConditionId::all().for_each(|id| hash.write(id.as_str().as_bytes()));
        Event::ALL.iter().for_each(|event| hash.write(event.name().as_bytes()));
        hash.finish()
    })
}

/// A number that changes with any byte.
fn checksum(bytes: &[u8]) -> u64 {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    hash.write(bytes);
    hash.finish()
}

/// FNV-1a, which is the same everywhere and always.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes.iter().chain([&0]) {
            self.0 = (self.0 ^ byte as u64).wrapping_mul(0x100_0000_01b3);
        }
    }
}

impl Battle {
    /// The battle as bytes: everything that decides its future, without the log.
    pub fn save(&self) -> Vec<u8> {
        let setup = &self.setup;
        let saved = Saved {
            format: setup.format_text.clone(),
            seed: setup.seed.clone(),
            debug: setup.debug,
            force_random_chance: setup.force_random_chance,
            rated: setup.rated.clone(),
            players: setup
                .players
                .iter()
                .map(|player| (player.name.clone(), player.avatar.clone(), teams::to_json(&player.team).to_string()))
                .collect(),
            owners: setup.owners.iter().map(|side| side.0).collect(),
            team_seeds: setup.team_seeds.clone(),
            joined: self.joined,
        };
        let mut bytes = Vec::with_capacity(16 * 1024);
        bytes.extend(MAGIC);
        // Writing to memory doesn't fail.
        let parts = (SAVE_VERSION, data_fingerprint());
        let _ = parts.serialize(&mut bytes);
        let _ = saved.serialize(&mut bytes);
        let _ = self.state.serialize(&mut bytes);
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// A battle from bytes, without a log.
    ///
    /// # Errors
    /// If the bytes are no battle, of another version, or broken. Loading never panics.
    pub fn load(library: &Library, bytes: &[u8]) -> Result<Battle, LoadError> {
        let mut rest = bytes.strip_prefix(&MAGIC).ok_or(LoadError::NotABattle)?;
        let reader = &mut rest;
        let cut = |_| broken("it ends too early");
        let found = u16::deserialize(reader).map_err(cut)?;
        if found != SAVE_VERSION {
            return Err(LoadError::Version { found });
        }
        // What effects remember can mean anything, so that only this tells whether bytes are still what was saved.
        let (saved, sum) = bytes.split_last_chunk().ok_or_else(|| broken("it ends too early"))?;
        if u64::from_le_bytes(*sum) != checksum(saved) {
            return Err(broken("it was changed or cut off"));
        }
        *reader = reader.strip_suffix(sum).ok_or_else(|| broken("it ends too early"))?;
        if u64::deserialize(reader).map_err(cut)? != data_fingerprint() {
            return Err(LoadError::OtherData);
        }
        let saved = Saved::deserialize(reader).map_err(|error| broken(error.to_string()))?;
        let state = State::deserialize(reader).map_err(|error| broken(error.to_string()))?;
        if !reader.is_empty() {
            return Err(broken("something follows its end"));
        }
        let format = tallgrass_pokedex::formats::resolve(&saved.format).map_err(|error| broken(error.to_string()))?;
        let options = BattleOptions {
            format: Arc::new(format),
            seed: saved.seed,
            debug: saved.debug,
            force_random_chance: saved.force_random_chance,
            rated: saved.rated,
            log: false,
        };
        let mut battle = Battle::new(library, &options)?;
        battle.take_players(&saved.players, &saved.owners)?;
        Arc::make_mut(&mut battle.setup).team_seeds = saved.team_seeds;
        check(&state, &battle)?;
        battle.state = state;
        battle.told = if battle.state.knowledge.mons.is_empty() { 0 } else { crate::protocol::log::KNOWLEDGE };
        battle.joined = saved.joined;
        battle.places_changed();
        Ok(battle)
    }

    /// Fills in players and their sets, in the order the Pokémon are numbered.
    fn take_players(&mut self, players: &[(String, String, String)], owners: &[u8]) -> Result<(), LoadError> {
        if players.len() != self.setup.players.len() {
            return Err(broken("it has another number of players than its format"));
        }
        let mut order: Vec<u8> = Vec::new();
        for &owner in owners {
            if owner as usize >= players.len() {
                return Err(broken("a Pokémon belongs to nobody"));
            }
            if order.last() != Some(&owner) {
                order.push(owner);
            }
        }
        for (i, (name, avatar, _)) in players.iter().enumerate() {
            let player = &mut Arc::make_mut(&mut self.setup).players[i];
            player.name = name.clone();
            player.avatar = avatar.clone();
        }
        for owner in order {
            let team = &players[owner as usize].2;
            let team = teams::from_json(team).map_err(|error| broken(format!("its team: {error}")))?;
            self.take_team(SideId(owner), &team)?;
        }
        if self.setup.owners.iter().map(|side| side.0).ne(owners.iter().copied()) {
            return Err(broken("its Pokémon are not those of its teams"));
        }
        Ok(())
    }
}

/// Checks that nothing in a state points outside of it, and that no count is near its end.
fn check(state: &State, battle: &Battle) -> Result<(), LoadError> {
    let mons = battle.setup.mons.len();
    let ensure = |good: bool, what: &str| if good { Ok(()) } else { Err(broken(what)) };
    ensure(state.mons.len() == mons && state.mon_count as usize == mons, "its number of Pokémon")?;
    ensure(state.side_count as usize == battle.setup.players.len(), "its number of sides")?;
    ensure(state.turn <= u16::MAX / 2, "its turn")?;
    let mon = |mon: Mon| mon.is_none() || (mon.0 as usize) < mons;
    let some = |found: Option<Mon>| found.is_none_or(|found| !found.is_none() && mon(found));
    let side = |found: SideId| found.0 < state.side_count;
    let held = |own: &EffectState| {
        let holder = match own.holder {
            Some(Holder::Mon(found)) => some(Some(found)),
            Some(Holder::Side(found)) => side(found),
            Some(Holder::Battle | Holder::Field) | None => true,
        };
        holder && some(own.source)
    };
    let flying = |mv: Mv| mv.is_none() || state.move_pool.get(mv).is_some();
    let of_sides = state.sides.iter().flat_map(|side| side.slot_conditions.iter().chain([&side.conditions]));
    let of_mons = state.mons.iter().map(|pokemon| &pokemon.volatiles);
    let lists = of_mons.chain(of_sides).chain([&state.field.pseudo_weathers]);
    ensure(state.pool.is_sound(lists), "its conditions")?;
    let likely = |amount: i32| amount.unsigned_abs() <= MOST_HP;
    for active in state.move_pool.moves.iter().flatten() {
        ensure(active.extra_len as usize <= active.extra_secondaries.len(), "a move's secondary effects")?;
        let doublings = [active.chance_doublings, active.flinch_spared, active.self_chance_doublings];
        let doubled = active.flinch_spared <= active.chance_doublings && doublings.iter().all(|&times| times <= 5);
        let chances = active.extra_secondaries.iter().map(|extra| extra.chance.unwrap_or(0));
        ensure(doubled && chances.max() <= Some(3200), "the chances of a move's secondary effects")?;
        ensure(active.taken.after <= active.extra_len, "what a move has taken over")?;
        ensure(some(active.ally), "a move's ally")?;
        ensure(
            [active.base_power, active.total_damage, active.fixed_damage].into_iter().all(likely),
            "a move's damage",
        )?;
    }
    for (i, pokemon) in state.mons.iter().enumerate() {
        let side = battle.setup.owners[i];
        ensure(pokemon.side == side && (pokemon.position as usize) < MAX_MONS, "a Pokémon's place")?;
        ensure((1..=9999).contains(&pokemon.level) && pokemon.max_hp > 0, "a Pokémon's level")?;
        let amounts = [pokemon.max_hp, pokemon.base_max_hp, pokemon.last_damage, pokemon.hurt_this_turn.unwrap_or(0)];
        ensure(amounts.into_iter().all(likely), "a Pokémon's HP")?;
        ensure((0..=pokemon.max_hp).contains(&pokemon.hp), "a Pokémon's HP")?;
        let stats = [pokemon.stats, pokemon.base_stats, pokemon.modified_stats];
        ensure(stats.as_flattened().iter().all(|&stat| stat <= MOST_HP), "a Pokémon's stats")?;
        ensure(pokemon.boosts.iter().all(|stage| (-6..=6).contains(stage)), "a Pokémon's stages")?;
        let known = [pokemon.moves, pokemon.base_moves];
        ensure(
            known.iter().all(|list| list.is_sound(Mon(i as u8), state.mons.len(), state.spare_slots.len())),
            "a Pokémon's moves",
        )?;
        ensure(pokemon.species.is_some() && pokemon.base_species.is_some(), "a Pokémon's species")?;
        ensure(pokemon.forme.is_sound() && pokemon.base_forme.is_sound(), "a Pokémon's forme")?;
        ensure(pokemon.types.is_sound() && pokemon.apparent_types.is_sound(), "a Pokémon's types")?;
        let moves = [pokemon.last_move, pokemon.last_move_used, pokemon.last_move_encore];
        ensure(moves.iter().all(|&mv| flying(mv)), "a Pokémon's last move")?;
        ensure(some(pokemon.illusion), "a Pokémon's illusion")?;
        ensure(pokemon.attacked_by.is_sound(|attacker| some(Some(attacker))), "the attacks on a Pokémon")?;
        ensure(pokemon.attacked_by.as_slice().iter().all(|attack| likely(attack.damage)), "the attacks on a Pokémon")?;
        ensure((-3..=3).contains(&pokemon.last_move_target_loc), "a Pokémon's target")?;
        for own in [&pokemon.status_state, &pokemon.ability_state, &pokemon.item_state] {
            ensure(held(own), "what a Pokémon's effect came from")?;
        }
    }
    for own in state.pool.states() {
        ensure(held(own), "what a condition came from")?;
        ensure((-3..=3).contains(&own.aim), "where a move is aimed")?;
        ensure(own.duration <= u8::MAX / 2, "how long a condition lasts")?;
    }
    for (i, side) in state.sides.iter().enumerate() {
        let expected = if battle.setup.owners.is_empty() { side.active_len } else { battle.state.sides[i].active_len };
        ensure(side.active_len == expected && side.active_len as usize <= MAX_ACTIVE, "a side's size")?;
        ensure(side.conditions_of == battle.state.sides[i].conditions_of, "a side's ally")?;
        ensure(side.team_len as usize <= MAX_MONS, "a team's size")?;
        ensure(side.pokemon_left as usize <= MAX_MONS && side.total_fainted <= 100, "how many are left")?;
        let own = |found: &Mon| !found.is_none() && mon(*found) && state.mons[found.index()].side.0 as usize == i;
        ensure(side.team().iter().all(own), "a team")?;
        ensure(side.active().iter().all(|found| found.is_none() || own(found)), "who is in battle")?;
        let placed = side.active().iter().enumerate();
        let on_place =
            |(at, found): (usize, &Mon)| found.is_none() || state.mons[found.index()].position as usize == at;
        ensure(!state.started || placed.clone().all(on_place), "who stands where")?;
        let asked = matches!(side.request, RequestKind::Move | RequestKind::Switch);
        ensure(!asked || side.active().iter().all(|found| !found.is_none()), "who is asked")?;
        ensure(some(side.fainted_last_turn) && some(side.fainted_this_turn), "who has fainted")?;
        let most = if side.request == RequestKind::TeamPreview { MAX_MONS } else { MAX_ACTIVE };
        ensure(side.choice.len as usize <= most, "a choice")?;
        ensure(side.choice.actions.iter().all(|action| mon(action.mon) && mon(action.target)), "a choice")?;
        let chosen = &side.choice.actions[..(side.choice.len as usize).min(side.choice.actions.len())];
        ensure(chosen.iter().all(|action| action.kind == ChosenKind::Pass || own(&action.mon)), "a choice")?;
        ensure(side.choice.team.iter().all(|&found| mon(found)), "a team's order")?;
        if side.request == RequestKind::TeamPreview {
            let size = battle.picked_of(side.team_len as usize).max(1);
            let mut orders = side.choice.team[..side.choice.len as usize].chunks(size);
            let once =
                |order: &[Mon]| order.iter().all(|found| order.iter().filter(|other| *other == found).count() == 1);
            ensure(orders.all(|order| order.iter().all(own) && once(order)), "a team's order")?;
        }
        ensure(flying(side.last_move) && flying(side.last_enemy_move), "a side's last move")?;
    }
    ensure(state.queue.is_sound() && state.faint_queue.is_sound(), "its queue")?;
    let action = |action: &Action| {
        some(action.mon)
            && some(action.target)
            && some(action.original_target)
            && flying(action.mv)
            && flying(action.source_effect.mv)
            && (-3..=3).contains(&action.target_loc)
    };
    ensure(state.queue.as_slice().iter().all(action), "an action")?;
    let fainting =
        |entry: &crate::state::FaintEntry| some(Some(entry.target)) && some(entry.source) && flying(entry.effect.mv);
    ensure(state.faint_queue.iter().all(fainting), "who is about to faint")?;
    ensure(flying(state.active_move) && flying(state.last_move), "the last move")?;
    ensure(some(state.active_pokemon) && some(state.active_target), "the move in flight")?;
    ensure(held(&state.field.weather_state) && held(&state.field.terrain_state), "its weather")?;
    ensure(state.knowledge.is_sound(mons), "what everybody has been told")?;
    ensure(state.winner.is_none_or(side), "who has won")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::begin;
    use tallgrass_pokedex::conditions;

    /// What is refused, and how it comes about.
    type Forgery = (&'static str, fn(&mut State));

    #[test]
    fn what_points_outside_is_refused() {
        let mut good = begin("gen9customgame", &[], [&["Mew", "Snorlax"]; 2]);
        good.add_side_condition(SideId(0), conditions::REFLECT, Some(Mon(0)), None);
        let library = Library::default();
        assert!(Battle::load(&library, &good.save()).is_ok());
        let forgeries: [Forgery; 12] = [
            ("a Pokémon's HP", |state| state.mons[0].max_hp = i32::MAX),
            ("a Pokémon's stats", |state| state.mons[0].stats[4] = u32::MAX),
            ("its turn", |state| state.turn = u16::MAX),
            ("how many are left", |state| state.sides[0].total_fainted = u8::MAX),
            ("how many are left", |state| state.sides[1].pokemon_left = 25),
            ("how long a condition lasts", |state| {
                let screen = state.pool.places(&state.sides[0].conditions).next().expect("it is there");
                state.pool.get_mut(screen).duration = u8::MAX;
            }),
            ("a choice", |state| state.sides[0].choice.len = 5),
            ("a choice", |state| {
                state.sides[0].choice.actions[0].kind = ChosenKind::Move;
                state.sides[0].choice.len = 1;
            }),
            ("who has won", |state| state.winner = Some(SideId(2))),
            ("what a Pokémon's effect came from", |state| {
                state.mons[0].ability_state.holder = Some(Holder::Side(SideId(255)));
            }),
            ("what a Pokémon's effect came from", |state| {
                state.mons[1].item_state.holder = Some(Holder::Mon(Mon(4)));
            }),
            ("its weather", |state| state.field.weather_state.holder = Some(Holder::Mon(Mon(99)))),
        ];
        for (what, forge) in forgeries {
            let mut forged = good.clone();
            forge(&mut forged.state);
            let error = Battle::load(&library, &forged.save()).err();
            assert_eq!(error, Some(LoadError::Broken(what.to_owned())));
        }
    }
}
