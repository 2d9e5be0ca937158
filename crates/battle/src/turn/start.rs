//! From format and teams to the first decision.

use crate::battle::{Battle, Frame, MAX_DEPTH};
use crate::behaviour::RuleHooks;
use crate::event::EventSet;
use crate::ids::{EffectId, EffectKind, Holder, Mon, SideId};
use crate::random::{Prng, Purpose};
use crate::rulebook::Rulebook;
use crate::say;
use crate::setup::{MonSetup, Player, Setup};
use crate::state::{
    Action, ActionKind, Attacks, CanTerastallize, ConditionList, EffectState, FaintQueue, Field, MAX_MONS, MAX_MOVES,
    MAX_SIDES, MovePool, MoveSlot, Pokemon, Pool, Queue, RequestKind, Side, State,
};
use std::sync::Arc;
use tallgrass_pokedex::formats::ResolvedFormat;
use tallgrass_pokedex::teams::PokemonSet;
use tallgrass_pokedex::{
    AbilityId, ConditionId, GameType, Gender, ItemId, Move, MoveId, Nature, SpeciesId, Type, items, moves, rules, to_id,
};

/// Why a battle can't be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The seed can't be read.
    #[error(transparent)]
    Seed(#[from] crate::random::SeedError),
    /// A name that isn't known.
    #[error("{place}: {unknown}")]
    Name {
        /// Whose set, as `p1's Pokémon 2 (Bulbasaur)`.
        place: String,
        /// The name, and the nearest that exists.
        unknown: tallgrass_pokedex::UnknownName,
    },
    /// An effect that exists in Showdown and isn't written here yet.
    #[error("{place}: {kind} \"{name}\" is not implemented yet")]
    NotWritten {
        /// Whose set.
        place: String,
        /// Move, ability, item…
        kind: &'static str,
        /// Its name.
        name: String,
    },
    /// A team or set beyond what a battle can hold.
    #[error("{place}: {what}")]
    Limit {
        /// Which player or set.
        place: String,
        /// What is too much, and how much would fit.
        what: String,
    },
    /// A player that can't be added.
    #[error("{0}")]
    Player(String),
    /// A format that isn't played here yet.
    #[error("format \"{0}\" is not implemented yet: only generation 9 is")]
    Format(String),
}

/// What a battle is made with, besides players.
#[derive(Clone, Debug)]
pub struct BattleOptions {
    /// The format, with its rules.
    pub format: Arc<ResolvedFormat>,
    /// The seed, as Showdown writes them.
    pub seed: String,
    /// Debug mode, which `force_random_chance` needs.
    pub debug: bool,
    /// Every chance comes out this way.
    pub force_random_chance: Option<bool>,
    /// Rated battles say so: the message, or an empty one.
    pub rated: Option<String>,
    /// Whether a log is written.
    pub log: bool,
}

/// A player to be.
#[derive(Clone, Debug, Default)]
pub struct PlayerOptions {
    /// The player's name.
    pub name: String,
    /// The player's avatar.
    pub avatar: String,
    /// The player's rating, as text.
    pub rating: String,
    /// The team.
    pub team: Vec<PokemonSet>,
}

const NOBODY: Pokemon = Pokemon {
    hp: 0,
    max_hp: 0,
    base_max_hp: 0,
    speed: 0,
    last_damage: 0,
    hurt_this_turn: None,
    stats: [0; 5],
    base_stats: [0; 5],
    modified_stats: [0; 5],
    boosts: [0; 7],
    side: SideId(0),
    position: 0,
    level: 100,
    gender: Gender::Genderless,
    happiness: 255,
    species: SpeciesId::NONE,
    base_species: SpeciesId::NONE,
    details_species: SpeciesId::NONE,
    weight_hg: 1,
    ability: AbilityId::NONE,
    base_ability: AbilityId::NONE,
    item: ItemId::NONE,
    last_item: ItemId::NONE,
    status: tallgrass_pokedex::ConditionId::NONE,
    types: crate::answer::Types::EMPTY,
    apparent_types: crate::answer::Types::EMPTY,
    added_type: None,
    tera_type: Type::Normal,
    terastallized: None,
    can_terastallize: CanTerastallize::Never,
    stellar_boosted: 0,
    hp_type: Type::Dark,
    base_hp_type: Type::Dark,
    hp_power: 70,
    base_hp_power: 70,
    can_mega_evo: SpeciesId::NONE,
    can_ultra_burst: SpeciesId::NONE,
    mega_used: false,
    dynamax_level: 10,
    gigantamax: false,
    base_moves: [MoveSlot::NONE; MAX_MOVES],
    own_moves: [MoveSlot::NONE; MAX_MOVES],
    own_mask: 0,
    base_move_count: 0,
    move_count: 0,
    status_state: EffectState::EMPTY,
    ability_state: EffectState::EMPTY,
    item_state: EffectState::EMPTY,
    volatiles: ConditionList::EMPTY,
    attacked_by: Attacks::EMPTY,
    times_attacked: 0,
    active_turns: 0,
    active_move_actions: 0,
    previously_switched_in: 0,
    dragged_in: 0,
    last_move: crate::ids::Mv::NONE,
    last_move_encore: crate::ids::Mv::NONE,
    last_move_used: crate::ids::Mv::NONE,
    last_move_target_loc: 0,
    move_this_turn: MoveId::NONE,
    move_this_turn_result: crate::state::MoveResult::None,
    move_last_turn_result: crate::state::MoveResult::None,
    switch_flag: crate::state::SwitchFlag::No,
    force_switch: false,
    skip_before_switch_out: false,
    trapped: crate::state::Trapped::No,
    maybe_trapped: false,
    maybe_disabled: false,
    maybe_locked: false,
    illusion: None,
    transformed: false,
    fainted: false,
    faint_queued: false,
    sub_fainted: false,
    forme_regression: false,
    known_type: true,
    active: false,
    started: false,
    during_move: false,
    newly_switched: false,
    being_called_back: false,
    used_item_this_turn: false,
    ate_berry: false,
    item_knocked_off: false,
    stats_raised_this_turn: false,
    stats_lowered_this_turn: false,
    truant_turn: false,
    bond_triggered: false,
    hero_message_displayed: false,
    sword_boost: false,
    shield_boost: false,
    syrup_triggered: false,
    show_cure: None,
    staleness: crate::state::Staleness::None,
    volatile_staleness: crate::state::Staleness::None,
    pending_staleness: crate::state::Staleness::None,
};

/// Whether battles of a format are played here: those of generation 9 without rules of their own for species or moves.
pub fn is_played(format: &ResolvedFormat) -> bool {
    let generation = format.generation;
    generation == tallgrass_pokedex::Generation::Gen9 && format.mod_name == generation.mod_name()
}

/// A Hidden Power type and power from individual values: hp, atk, def, spa, spd, spe.
fn hidden_power(ivs: &[u8; 6], generation: u8) -> (Type, u8) {
    use Type::*;
    const TYPES: [Type; 16] = [
        Fighting, Flying, Poison, Ground, Rock, Bug, Ghost, Steel, Fire, Water, Grass, Electric, Psychic, Ice, Dragon,
        Dark,
    ];
    let [hp, atk, def, spa, spd, spe] = ivs.map(u32::from);
    if generation <= 2 {
        let [atk, def, spe, spc] = [atk, def, spe, spa].map(|iv| iv / 2);
        let kind = TYPES[(4 * (atk % 4) + def % 4) as usize];
        let power = (5 * ((spc >> 3) + 2 * (spe >> 3) + 4 * (def >> 3) + 8 * (atk >> 3)) + spc % 4) / 2 + 31;
        return (kind, power as u8);
    }
    let order = [hp, atk, def, spe, spa, spd];
    let sum = |bit: u32| order.iter().enumerate().map(|(i, iv)| (iv >> bit & 1) << i).sum::<u32>();
    let power = if generation < 6 { sum(1) * 40 / 63 + 30 } else { 60 };
    (TYPES[(sum(0) * 15 / 63) as usize], power as u8)
}

/// The conditions that a move sets by its numbers, and its own.
fn conditions_of(data: &Move) -> impl Iterator<Item = ConditionId> {
    let own = [
        data.condition,
        data.volatile,
        data.status,
        data.side_condition,
        data.slot_condition,
        data.weather,
        data.terrain,
        data.pseudo_weather,
    ];
    let on_user = data.self_effect.map_or([ConditionId::NONE; 3], |e| [e.volatile, e.side_condition, e.pseudo_weather]);
    let secondary = data.secondaries.iter().flat_map(|s| [s.volatile, s.status, s.self_volatile]);
    own.into_iter().chain(on_user).chain(secondary).filter(|id| id.is_some())
}

/// The text that a format with its custom rules resolves from.
fn format_text(format: &ResolvedFormat) -> String {
    let id = format.id.as_str();
    if format.custom_rules.is_empty() { id.to_owned() } else { format!("{id}@@@{}", format.custom_rules.join(",")) }
}

fn first_utf16(text: &str, units: usize) -> String {
    let mut left = units;
    text.chars()
        .take_while(|c| {
            let fits = c.len_utf16() <= left;
            left = left.saturating_sub(c.len_utf16());
            fits
        })
        .collect()
}

impl Battle {
    /// A battle without players yet.
    ///
    /// # Errors
    /// If the seed can't be read or the format's generation isn't the rulebook's.
    pub fn new(rules: &'static Rulebook, options: &BattleOptions) -> Result<Battle, SetupError> {
        let format = options.format.clone();
        if format.generation != rules.flow.generation || !is_played(&format) {
            return Err(SetupError::Format(format.name.to_owned()));
        }
        let custom = format.name.contains("Custom Game") && format.name != "[Gen 3] Doubles Custom Game";
        let has = |rule| format.rules.has(rule);
        let players = format.game_type.player_count();
        let setup = Setup {
            format_text: format_text(&format),
            debug: options.debug,
            players: vec![Player::default(); players as usize],
            mons: Vec::new(),
            unbounded: custom,
            force_random_chance: options.force_random_chance.filter(|_| options.debug || format.debug),
            report_exact_hp: format.debug || has(rules::EXACT_HP_MOD),
            report_percentages: has(rules::HP_PERCENTAGE_MOD),
            support_cancel: has(rules::CANCEL_MOD),
            illusion_level_mod: has(rules::ILLUSION_LEVEL_MOD),
            overflow_stat_mod: has(rules::OVERFLOW_STAT_MOD),
            abilities_known: format.team.is_some()
                || (has(rules::OBTAINABLE_ABILITIES) && !format.rules.keys().any(|key| key == "+hackmons")),
            endless_battle_clause: has(rules::ENDLESS_BATTLE_CLAUSE),
            active_per_half: match format.game_type {
                GameType::Triples => 3,
                GameType::Singles | GameType::Rotation => 1,
                _ => 2,
            },
            owners: Vec::new(),
            seed: options.seed.clone(),
            rated: options.rated.clone(),
            format,
        };
        let active_len = match setup.format.game_type {
            GameType::Doubles => 2,
            GameType::Triples | GameType::Rotation => 3,
            _ => 1,
        };
        let mut sides = [Side::EMPTY; MAX_SIDES];
        for (i, side) in sides.iter_mut().enumerate() {
            side.active_len = active_len;
            side.dynamax_used = rules.flow.generation.number() != 8;
            side.conditions_of = if setup.format.game_type == GameType::Multi { i as u8 % 2 } else { i as u8 };
        }
        let state = State {
            prng: options.seed.parse::<Prng>()?,
            turn: 0,
            request: RequestKind::None,
            mid_turn: false,
            started: false,
            ended: false,
            winner: None,
            side_count: players,
            mon_count: 0,
            effect_order: 0,
            serial: 0,
            quick_claw_roll: false,
            last_damage: 0,
            speed_order: [0, 1, 2, 3, 4, 5],
            active_move: crate::ids::Mv::NONE,
            active_pokemon: None,
            active_target: None,
            last_move: crate::ids::Mv::NONE,
            last_successful_move: MoveId::NONE,
            field: Field::EMPTY,
            sides,
            queue: Queue::EMPTY,
            faint_queue: FaintQueue::EMPTY,
            pool: Pool::EMPTY,
            move_pool: MovePool::EMPTY,
            mons: Default::default(),
        };
        let mut battle = Battle {
            state,
            rules,
            setup: Arc::new(setup),
            frame: Frame::NONE,
            heard: EventSet::EMPTY,
            heard_stale: true,
            scratch: [EffectState::EMPTY; MAX_DEPTH + 1],
            secondaries: Default::default(),
            pinned: Default::default(),
            fault: None,
            log: None,
            tape: None,
            trace: None,
            joined: 0,
            requests_sent: true,
        };
        battle.set_logging(options.log);
        say!(battle, "gametype", battle.game_type().name());
        battle.add_listening_rules();
        Ok(battle)
    }

    /// Rules that listen to events are pseudo-weathers, in the order of the rule table.
    fn add_listening_rules(&mut self) {
        let format = self.setup.format.clone();
        for rule in format.rules.rules() {
            let data = tallgrass_pokedex::formats::rule(rule);
            if data.hooks.events && data.condition.is_some() {
                self.add_pseudo_weather(data.condition, None, None);
            }
        }
    }

    pub(crate) fn run_rule_hooks(&mut self, hook: impl Fn(&RuleHooks) -> Option<fn(&mut Battle)>) {
        let format = self.setup.format.clone();
        for rule in format.rules.rules() {
            if let Some(hook) = self.rules.rule(rule).and_then(&hook) {
                hook(self);
            }
        }
    }

    /// Adds a player with a team. Once all players are there the battle starts.
    ///
    /// # Errors
    /// If the seat is taken, a name in the team isn't known, an effect isn't written yet, or the team is too large;
    /// the battle is then as it was.
    pub fn add_player(&mut self, side: SideId, options: &PlayerOptions) -> Result<(), SetupError> {
        if side.0 >= self.state.side_count {
            return Err(SetupError::Player(format!(
                "{} can't play: the format has {} players",
                side.name(),
                self.state.side_count
            )));
        }
        if self.joined >> side.0 & 1 != 0 {
            return Err(SetupError::Player(format!("Player {} already has a team!", side.name())));
        }
        let before = self.state.mon_count as usize;
        if before + options.team.len() > MAX_MONS {
            let what = format!(
                "{} Pokémon are too many: at most {MAX_MONS} take part in a battle, all teams together",
                options.team.len()
            );
            return Err(SetupError::Limit { place: side.name().to_owned(), what });
        }
        let mut prepared = Vec::new();
        for (i, set) in options.team.iter().enumerate() {
            let shown = if set.species.is_empty() { &set.name } else { &set.species };
            let place = format!("{}'s Pokémon {} ({shown})", side.name(), i + 1);
            prepared.push(self.prepare_set(set, &place)?);
        }
        let setup = Arc::make_mut(&mut self.setup);
        let name = if options.name.is_empty() { format!("Player {}", side.0 + 1) } else { options.name.clone() };
        setup.players[side.0 as usize] =
            Player { name, avatar: options.avatar.clone(), packed_team: tallgrass_pokedex::teams::pack(&options.team) };
        // Pokémon are numbered side by side, so that a number says whose they are only through their side.
        for (i, (mon, set)) in prepared.into_iter().enumerate() {
            let at = Mon((before + i) as u8);
            Arc::make_mut(&mut self.setup).mons.push(mon);
            Arc::make_mut(&mut self.setup).owners.push(side);
            self.state.mon_count += 1;
            self.create_mon(at, side, i as u8, &set);
        }
        let count = options.team.len() as u8;
        let s = self.side_mut(side);
        s.team_len = count;
        s.pokemon_left = count;
        for i in 0..count {
            s.team[i as usize] = Mon(before as u8 + i);
        }
        // SHOWDOWN: each Pokémon counts twice until the battle starts.
        self.joined |= 1 << side.0;
        if self.is_logging() {
            let player = self.setup.players[side.0 as usize].clone();
            say!(self, "player", side, player.name, player.avatar, options.rating.as_str());
        }
        if self.joined.count_ones() == self.state.side_count as u32 && !self.state.started {
            self.start()?;
        }
        Ok(())
    }

    /// Fills in the sets of a team whose Pokémon are in the state already.
    pub(crate) fn take_team(&mut self, side: SideId, team: &[PokemonSet]) -> Result<(), SetupError> {
        for (i, set) in team.iter().enumerate() {
            let place = format!("{}'s Pokémon {} ({})", side.name(), i + 1, set.species);
            let (mon, _) = self.prepare_set(set, &place)?;
            let setup = Arc::make_mut(&mut self.setup);
            setup.mons.push(mon);
            setup.owners.push(side);
        }
        Ok(())
    }

    /// A new name or avatar for a player who is there already. Whether it was new.
    pub fn rename_player(&mut self, side: SideId, name: &str, avatar: &str) -> bool {
        let setup = Arc::make_mut(&mut self.setup);
        let Some(player) = setup.players.get_mut(side.0 as usize) else { return false };
        let mut changed = false;
        if !name.is_empty() && player.name != name {
            player.name = name.to_owned();
            changed = true;
        }
        if !avatar.is_empty() && player.avatar != avatar {
            player.avatar = avatar.to_owned();
            changed = true;
        }
        if changed {
            let player = player.clone();
            say!(self, "player", side, player.name, player.avatar, "");
        }
        changed
    }

    /// Starts the random numbers anew from another seed.
    ///
    /// # Errors
    /// If the seed can't be read.
    pub fn reseed(&mut self, seed: &str) -> Result<(), SetupError> {
        self.state.prng = seed.parse::<Prng>()?;
        say!(self, "message", "The battle's RNG was reset.");
        Ok(())
    }

    /// Shows all players' teams, stats apart, if the first turn hasn't begun.
    pub fn show_open_team_sheets(&mut self) {
        if self.state.turn != 0 || !self.is_logging() {
            return;
        }
        let has = |rule| self.setup.format.rules.has(rule);
        let show_tera = self.generation().number() == 9 && !has(rules::TERASTAL_CLAUSE);
        let show_gmax = self.generation().number() == 8 && !has(rules::DYNAMAX_CLAUSE);
        let show_nature = self.setup.format.mod_name.starts_with("champions");
        for side in self.side_ids() {
            let packed = self.setup.players[side.index()].packed_team.clone();
            let sets = tallgrass_pokedex::teams::unpack(&packed).unwrap_or_default();
            let first = self.side(side).team().iter().map(|mon| mon.0).min().unwrap_or(0);
            let mut team = Vec::new();
            for &mon in self.side(side).team() {
                let Some(mut set) = sets.get((mon.0 - first) as usize).cloned() else { continue };
                self.keep_sheet_of(&mut set, mon, show_tera, show_gmax, show_nature);
                team.push(set);
            }
            say!(self, "showteam", side, tallgrass_pokedex::teams::pack(&team));
        }
    }

    fn keep_sheet_of(&self, set: &mut PokemonSet, mon: Mon, tera: bool, gmax: bool, nature: bool) {
        if set.species.is_empty() {
            set.species = std::mem::take(&mut set.name);
        }
        let hidden_power = self.setup.mon(mon).moves.iter().any(|id| id.as_str().starts_with("hiddenpower"));
        *set = PokemonSet {
            species: std::mem::take(&mut set.species),
            item: std::mem::take(&mut set.item),
            ability: std::mem::take(&mut set.ability),
            moves: std::mem::take(&mut set.moves),
            nature: if nature { std::mem::take(&mut set.nature) } else { String::new() },
            gender: self.mon(mon).gender.name().to_owned(),
            level: set.level,
            gigantamax: gmax && set.gigantamax,
            tera_type: if tera { std::mem::take(&mut set.tera_type) } else { String::new() },
            hp_type: if hidden_power { std::mem::take(&mut set.hp_type) } else { String::new() },
            ..PokemonSet::default()
        };
        use tallgrass_pokedex::species;
        let (crowned, blade) = match (self.setup.mon(mon).species, self.setup.mon(mon).item) {
            (species::ZACIAN, items::RUSTED_SWORD) => (species::ZACIAN_CROWNED, moves::BEHEMOTH_BLADE),
            (species::ZAMAZENTA, items::RUSTED_SHIELD) => (species::ZAMAZENTA_CROWNED, moves::BEHEMOTH_BASH),
            _ => return,
        };
        set.species = self.dex().species(crowned).name.to_owned();
        if let Some(text) = set.moves.iter_mut().find(|text| to_id(text) == "ironhead") {
            *text = blade.as_str().to_owned();
        }
    }

    /// Whether a player is there.
    pub fn has_player(&self, side: SideId) -> bool {
        self.joined >> side.0 & 1 != 0
    }

    fn check_written(&self, effect: EffectId, place: &str) -> Result<(), SetupError> {
        let dex = self.dex();
        if self.rules.is_written(effect) || !self.rules.needs_code(effect) {
            return Ok(());
        }
        let (kind, name) = match effect.kind() {
            EffectKind::Move => ("move", dex.mv(MoveId(effect.index())).name),
            EffectKind::Ability => ("ability", dex.ability(AbilityId(effect.index())).name),
            EffectKind::Item => ("item", dex.item(ItemId(effect.index())).name),
            _ => ("effect", self.effect_name(effect)),
        };
        Err(SetupError::NotWritten { place: place.to_owned(), kind, name: name.to_owned() })
    }

    fn prepare_set(&self, set: &PokemonSet, place: &str) -> Result<(MonSetup, PokemonSet), SetupError> {
        let dex = self.dex();
        let named = |unknown| SetupError::Name { place: place.to_owned(), unknown };
        let species_name = if set.species.is_empty() { &set.name } else { &set.species };
        let species = dex.species_named(species_name).map_err(named)?;
        let data = dex.species(species);
        let name = if set.name == set.species || set.name.is_empty() {
            dex.species(data.base_species).name.to_owned()
        } else {
            set.name.clone()
        };
        let ability = match &set.ability {
            text if text.is_empty() => AbilityId::NONE,
            text => dex.ability_named(text).map_err(named)?,
        };
        let item = match &set.item {
            text if text.is_empty() => ItemId::NONE,
            text => dex.item_named(text).map_err(named)?,
        };
        self.check_written(ability.into(), place)?;
        self.check_written(item.into(), place)?;
        let mut known = Vec::new();
        for text in set.moves.iter().filter(|text| !text.is_empty()) {
            let id = dex.move_named(text).map_err(named)?;
            self.check_written(id.into(), place)?;
            for condition in conditions_of(dex.mv(id)) {
                self.check_written(condition.into(), place)?;
            }
            known.push(id);
        }
        if known.is_empty() {
            return Err(SetupError::Limit { place: place.to_owned(), what: "the set has no moves".to_owned() });
        }
        if known.len() > MAX_MOVES {
            let what = format!("{} moves are too many: a set holds at most {MAX_MOVES}", known.len());
            return Err(SetupError::Limit { place: place.to_owned(), what });
        }
        let nature = Nature::from_id(&to_id(&set.nature)).unwrap_or(Nature::Serious);
        let level = set.level.filter(|&level| level != 0).unwrap_or(100).clamp(1, 9999) as u16;
        let mut ivs = set.ivs.unwrap_or([31; 6]).map(|iv| iv.clamp(0, 31) as u8);
        if self.generation().number() <= 2 {
            ivs = ivs.map(|iv| iv & 30);
        }
        let tera_type = Type::from_id(&set.tera_type).unwrap_or(data.types.first());
        let mon = MonSetup {
            name: first_utf16(&name, 20),
            shiny: set.shiny,
            pokeball: if set.pokeball.is_empty() { "pokeball".to_owned() } else { to_id(&set.pokeball) },
            species,
            ability,
            item,
            moves: known,
            level,
            evs: set.evs.unwrap_or_default().map(|ev| ev.clamp(0, 255) as u8),
            ivs,
            nature,
            tera_type,
        };
        Ok((mon, set.clone()))
    }

    /// Brings a Pokémon into being. Draws a gender if its set leaves it open.
    fn create_mon(&mut self, mon: Mon, side: SideId, position: u8, set: &PokemonSet) {
        let generation = self.generation().number();
        let setup = self.setup.mon(mon).clone();
        let data = self.dex().species(setup.species);
        let gender = match Gender::from_name(&set.gender).or(data.gender) {
            Some(gender) => gender,
            None if self.random(Purpose::Gender, 2) == 0 => Gender::Male,
            None => Gender::Female,
        };
        let mut pokemon = NOBODY;
        pokemon.side = side;
        pokemon.position = position;
        pokemon.level = setup.level;
        pokemon.gender = gender;
        pokemon.happiness = set.happiness.unwrap_or(255).clamp(0, 255) as u8;
        pokemon.species = setup.species;
        pokemon.base_species = setup.species;
        pokemon.details_species = setup.species;
        pokemon.ability = setup.ability;
        pokemon.base_ability = setup.ability;
        pokemon.item = setup.item;
        pokemon.tera_type = setup.tera_type;
        pokemon.dynamax_level = set.dynamax_level.unwrap_or(10).clamp(0, 10) as u8;
        pokemon.gigantamax = set.gigantamax;
        let (hp_type, hp_power) = hidden_power(&setup.ivs, generation);
        let mut chosen_hp_type = Type::from_id(&set.hp_type);
        for (i, &id) in setup.moves.iter().enumerate() {
            let mut id = id;
            let kind = self.dex().mv(id).kind;
            if id.as_str().starts_with("hiddenpower") {
                if kind != Type::Normal && chosen_hp_type.is_none() {
                    chosen_hp_type = Some(kind);
                }
                id = moves::HIDDEN_POWER;
            }
            let ups = if self.dex().mv(id).no_pp_boosts || id == moves::TRUMP_CARD { 0 } else { 3 };
            let pp = self.full_pp(id, ups);
            pokemon.base_moves[i] = MoveSlot { id, pp, max_pp: pp, ..MoveSlot::NONE };
        }
        pokemon.base_move_count = setup.moves.len() as u8;
        pokemon.move_count = pokemon.base_move_count;
        pokemon.hp_type = chosen_hp_type.unwrap_or(hp_type);
        pokemon.base_hp_type = pokemon.hp_type;
        pokemon.hp_power = hp_power;
        pokemon.base_hp_power = hp_power;
        debug_assert_eq!(self.state.mons.len(), mon.index());
        self.state.mons.push(pokemon);
        let state = self.new_state(setup.ability.into(), Some(Holder::Mon(mon)));
        self.mon_mut(mon).ability_state = state;
        let state = self.new_state(setup.item.into(), Some(Holder::Mon(mon)));
        self.mon_mut(mon).item_state = state;
        self.mon_mut(mon).can_mega_evo = self.mega_species(mon);
        self.mon_mut(mon).can_ultra_burst = self.ultra_species(mon);
        let z = self.dex().item(setup.item).z_move.is_some();
        if generation == 9 && !z && self.mon(mon).can_mega_evo.is_none() {
            self.mon_mut(mon).can_terastallize = CanTerastallize::Yes;
        }
        self.clear_volatile(mon, true);
        let pokemon = self.mon_mut(mon);
        pokemon.hp = pokemon.max_hp;
    }

    /// The species a Pokémon can mega evolve into, given what it is and holds.
    pub fn mega_species(&self, mon: Mon) -> SpeciesId {
        let dex = self.dex();
        let species = self.mon(mon).base_species;
        let data = dex.species(species);
        let item = dex.item(self.mon(mon).item);
        let past = self.generation().number() <= 7
            || self.setup.format.rules.keys().any(|key| key == "+tag:past" || key == "+tag:future");
        if let Some(&alt) = data.other_formes.first() {
            let alt_data = dex.species(alt);
            let knows = self.setup.mon(mon).moves.contains(&alt_data.required_move);
            if past && alt_data.is_mega && alt_data.required_move.is_some() && knows && item.z_move.is_none() {
                return alt;
            }
        }
        let by = |of: SpeciesId| item.mega_stone.iter().find(|(from, _)| *from == of).map(|&(_, to)| to);
        if let Some(mega) = by(species)
            && dex.species(mega).generation >= 9
        {
            return mega;
        }
        by(data.base_species).filter(|&mega| mega != species).unwrap_or(SpeciesId::NONE)
    }

    fn ultra_species(&self, mon: Mon) -> SpeciesId {
        use tallgrass_pokedex::species;
        let pokemon = self.mon(mon);
        let fused = matches!(pokemon.base_species, species::NECROZMA_DAWN_WINGS | species::NECROZMA_DUSK_MANE);
        if fused && pokemon.item == items::ULTRANECROZIUM_Z { species::NECROZMA_ULTRA } else { SpeciesId::NONE }
    }

    fn start(&mut self) -> Result<(), SetupError> {
        for side in self.side_ids() {
            if self.side(side).team_len == 0 {
                return Err(SetupError::Player("Battle not started: A player has an empty team.".to_owned()));
            }
        }
        self.state.started = true;
        let format = self.setup.format.clone();
        say!(self, "gen", self.generation().number());
        say!(self, "tier", format.name);
        if let Some(rated) = self.setup.rated.clone() {
            say!(self, "rated", if rated == "Rated battle" { "" } else { &rated });
        }
        self.run_rule_hooks(|hooks| hooks.begin);
        if self.setup.debug || format.debug {
            self.warn_of_unequal_limits();
        }
        if !format.custom_rules.is_empty() {
            self.say_custom_rules(&format.custom_rules);
        }
        self.pick_team();
        let start = Action::new(ActionKind::Start);
        self.add_action(start);
        self.state.mid_turn = true;
        if self.state.request == RequestKind::None {
            self.turn_loop();
        }
        Ok(())
    }

    /// In debug mode players are told if only some of them keep to 510 effort values a Pokémon.
    fn warn_of_unequal_limits(&mut self) {
        let keeps = |battle: &Battle, side: SideId| {
            battle.side(side).team().iter().all(|&mon| {
                let evs = battle.setup.mon(mon).evs;
                evs.iter().map(|&ev| ev as u32).sum::<u32>() <= 510
            })
        };
        let first = keeps(self, SideId(0));
        for side in self.side_ids() {
            if keeps(self, side) != first {
                let text = "Warning: One player isn't adhering to a 510 EV limit, and the other player is.";
                say!(self, "bigerror", text);
            }
        }
    }

    fn say_custom_rules(&mut self, custom: &[String]) {
        let count = custom.len();
        let plural = if count == 1 { "" } else { "s" };
        let open = if count <= 5 { " open" } else { "" };
        let text = format!(
            "raw|<div class=\"infobox\"><details class=\"readmore\"{open}><summary><strong>{count} custom \
             rule{plural}:</strong></summary> {}</details></div>",
            custom.join(", ")
        );
        say!(self, text);
    }

    fn pick_team(&mut self) {
        self.run_rule_hooks(|hooks| hooks.team_preview);
        if self.state.request == RequestKind::TeamPreview {
            return;
        }
        if self.setup.format.rules.numbers.picked_team_size.is_some() {
            say!(self, "clearpoke");
            for side in self.side_ids() {
                for i in 0..self.side(side).team_len as usize {
                    let mon = self.side(side).team[i];
                    let details = self.preview_details(mon, false);
                    self.write_secret(side, &[&"poke", &side, &details, &""]);
                }
            }
            self.make_request(RequestKind::TeamPreview);
        }
    }

    /// A Pokémon's details as teams are shown before a battle: not shiny, and some formes undisclosed.
    pub fn preview_details(&self, mon: Mon, hide_more: bool) -> String {
        let details = self.details(mon).replace(", shiny", "");
        const CROWNED: [&str; 2] = ["Zacian", "Zamazenta"];
        const MORE: [&str; 7] = ["Greninja", "Gourgeist", "Pumpkaboo", "Xerneas", "Silvally", "Urshifu", "Dudunsparce"];
        for name in CROWNED {
            if let Some(rest) = details.strip_prefix(name)
                && !rest.starts_with("-Crowned")
            {
                return format!("{name}-*{rest}");
            }
        }
        let hidden: &[&str] = if hide_more { &MORE } else { &["Xerneas"] };
        for name in hidden {
            if let Some(rest) = details.strip_prefix(name) {
                let end = rest.find(',').unwrap_or(rest.len());
                return format!("{name}-*{}", &rest[end..]);
            }
        }
        details
    }

    /// Whether the format has a rule.
    pub fn has_rule(&self, rule: tallgrass_pokedex::RuleId) -> bool {
        self.setup.format.rules.has(rule)
    }

    /// The value the format gives a rule, as text.
    pub fn rule_value(&self, rule: tallgrass_pokedex::RuleId) -> Option<&str> {
        self.setup.format.rules.value(rule)
    }

    /// Keeps a Pokémon from ever terastallizing.
    pub fn forbid_terastallization(&mut self, mon: Mon) {
        self.mon_mut(mon).can_terastallize = CanTerastallize::Never;
    }

    /// Keeps a Pokémon from ever mega evolving; where it still can, it may terastallize instead.
    pub fn forbid_mega_evolution(&mut self, mon: Mon) {
        self.mon_mut(mon).can_mega_evo = SpeciesId::NONE;
        let z = self.dex().item(self.mon(mon).item).z_move.is_some();
        if self.generation().number() == 9 && !z && !self.has_rule(rules::TERASTAL_CLAUSE) {
            self.mon_mut(mon).can_terastallize = CanTerastallize::Yes;
        }
    }

    /// Keeps everyone from dynamaxing.
    pub fn forbid_dynamax(&mut self) {
        for side in self.side_ids() {
            self.side_mut(side).dynamax_used = true;
        }
    }

    /// The line that shows a team's Tera Types.
    pub fn tera_types_shown(&self, side: SideId) -> String {
        use std::fmt::Write;
        let mut text = format!("raw|{}'s Tera Types:<br />", self.setup.players[side.0 as usize].name);
        for (i, &mon) in self.side(side).team().iter().enumerate() {
            let pokemon = self.mon(mon);
            let between = if i > 0 { " / " } else { "" };
            let _ = write!(
                text,
                "{between}<psicon pokemon=\"{}\" /><psicon type=\"{}\" />",
                pokemon.species.as_str(),
                pokemon.tera_type.name()
            );
        }
        text
    }

    /// Asks all players to order their teams.
    pub fn ask_for_team_order(&mut self) {
        self.make_request(RequestKind::TeamPreview);
    }
}
