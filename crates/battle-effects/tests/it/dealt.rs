//! Battles between teams dealt from everything that exists, the same every time for the same seed.

use std::sync::{Arc, OnceLock};
use tallgrass_battle::ids::SideId;
use tallgrass_battle::{Battle, BattleOptions, Decision, PlayerOptions, Prng, RandomPlayer, Tape};
use tallgrass_battle_effects::library;
use tallgrass_pokedex::teams::PokemonSet;
use tallgrass_pokedex::{AbilityId, Dex, Generation, ItemId, MaxKind, MoveId, Nonstandard, SpeciesId, Type, formats};

/// Every way to stand opposite each other; HP of opponents is in percent in all but the custom games.
pub const FORMATS: [&str; 10] = [
    "gen9ou",
    "gen9customgame",
    "gen9doublesou",
    "gen9doublescustomgame",
    "gen9triples",
    "gen9freeforallrandombattle",
    "gen9multirandombattle",
    "gen9customgame@@@Force of the Fallen Mod",
    "gen9teradonation",
    "gen912switch",
];

/// Everything that generation 9 plays, what only its past has included.
struct Decks {
    species: Vec<SpeciesId>,
    abilities: Vec<AbilityId>,
    items: Vec<ItemId>,
    moves: Vec<MoveId>,
}

fn decks() -> &'static Decks {
    static DECKS: OnceLock<Decks> = OnceLock::new();
    DECKS.get_or_init(|| {
        let dex = Dex::of(Generation::Gen9);
        let there = |what: Nonstandard| matches!(what, Nonstandard::No | Nonstandard::Past | Nonstandard::Unobtainable);
        let plain = |id: &MoveId| {
            let data = dex.mv(*id);
            there(data.nonstandard) && data.is_z.is_none() && data.is_max == MaxKind::No && id.as_str() != "struggle"
        };
        Decks {
            species: SpeciesId::all().filter(|&id| there(dex.species(id).nonstandard)).collect(),
            abilities: AbilityId::all().filter(|&id| there(dex.ability(id).nonstandard)).collect(),
            items: ItemId::all().filter(|&id| there(dex.item(id).nonstandard)).collect(),
            moves: MoveId::all().filter(plain).collect(),
        }
    })
}

/// A number below `count`.
pub fn below(random: &mut Prng, count: usize) -> usize {
    ((random.next_u32() as u64 * count as u64) >> 32) as usize
}

/// A random number for something else, from a seed.
pub fn dice(seed: u64, place: u64) -> Prng {
    let mut random = Prng::Gen5(seed ^ place.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    for _ in 0..4 {
        random.next_u32();
    }
    random
}

fn team(seed: u64, side: SideId, size: usize) -> Vec<PokemonSet> {
    let decks = decks();
    let mut random = dice(seed, 100 + side.0 as u64);
    let mut at = |count| below(&mut random, count);
    (0..size)
        .map(|i| PokemonSet {
            // A name that no other Pokémon has, to see who is spoken of.
            name: format!("{}-{i}-mon", side.name()),
            species: decks.species[at(decks.species.len())].as_str().to_owned(),
            ability: decks.abilities[at(decks.abilities.len())].as_str().to_owned(),
            item: decks.items[at(decks.items.len())].as_str().to_owned(),
            moves: (0..4).map(|_| decks.moves[at(decks.moves.len())].as_str().to_owned()).collect(),
            evs: Some(std::array::from_fn(|_| [0, 84, 252][at(3)])),
            // All but Bird, which is no type of generation 9.
            tera_type: Type::ALL[at(Type::Bird as usize)].name().to_owned(),
            level: Some([100, 50, 83][at(3)]),
            ..PokemonSet::default()
        })
        .collect()
}

/// The team that a battle of this seed has on a side.
pub fn dealt_team(seed: u64, side: SideId, size: usize) -> Vec<PokemonSet> {
    team(seed, side, size)
}

/// How a battle is made.
#[derive(Default)]
struct Making {
    tape: Option<Tape>,
    knowing: bool,
    /// A place in the second team whose set is another.
    otherwise: Option<usize>,
}

fn make(format: &str, teams: u64, seed: u64, making: Making) -> Battle {
    let options = BattleOptions {
        format: Arc::new(formats::resolve(format).expect("a format")),
        seed: format!("gen5,{seed:016x}"),
        debug: false,
        force_random_chance: None,
        rated: None,
        log: true,
    };
    let mut battle = Battle::new(library(), &options).expect("a battle");
    battle.set_tape(making.tape);
    battle.keep_knowledge(making.knowing);
    for side in battle.side_ids() {
        let mut team = team(teams, side, if battle.side_ids().count() > 2 { 4 } else { 6 });
        if let (SideId(1), Some(set)) = (side, making.otherwise.and_then(|at| team.get_mut(at))) {
            let (item, ability, mv) = super::knowledge::otherwise(seed);
            set.item = item.as_str().to_owned();
            set.ability = ability.as_str().to_owned();
            set.moves[1] = mv.as_str().to_owned();
            set.evs = Some([0, 128, 0, 128, 128, 0]);
            set.tera_type = "Water".to_owned();
        }
        let player = PlayerOptions { name: format!("{}-player", side.name()), team, ..PlayerOptions::default() };
        battle.add_player(side, &player).expect("a team of what exists");
    }
    battle
}

/// A battle that has begun, with a log, teams from one seed and draws from another or a tape.
pub fn battle_with(format: &str, teams: u64, seed: u64, tape: Option<Tape>) -> Battle {
    make(format, teams, seed, Making { tape, ..Making::default() })
}

/// A battle that has begun, with a log, and keeps what everybody is told.
pub fn battle_knowing(format: &str, seed: u64) -> Battle {
    make(format, seed, seed, Making { knowing: true, ..Making::default() })
}

/// The same but for a set of the second player's.
pub fn battle_otherwise(format: &str, seed: u64, at: usize) -> Battle {
    make(format, seed, seed, Making { knowing: true, otherwise: Some(at), ..Making::default() })
}

/// A battle that has begun, with a log.
pub fn battle(format: &str, seed: u64) -> Battle {
    battle_with(format, seed, seed, None)
}

/// A random player a side.
pub fn players(battle: &Battle, seed: u64) -> Vec<RandomPlayer> {
    let mut players: Vec<RandomPlayer> =
        battle.side_ids().map(|side| RandomPlayer::new(seed ^ (side.0 as u64) << 32)).collect();
    players.iter_mut().for_each(|player| player.switch_percent = 25);
    players
}

/// Who is asked now, and what that player's decision is. Nobody once the battle is over.
pub fn next(battle: &mut Battle, players: &mut [RandomPlayer]) -> Option<(SideId, Decision)> {
    let side = battle.side_ids().find(|&side| !battle.is_choice_done(side))?;
    let decision = players[side.0 as usize].decide(battle, side).expect("who is asked can decide");
    Some((side, decision))
}

/// Lets players decide `count` times, or until the battle is over.
pub fn play(battle: &mut Battle, players: &mut [RandomPlayer], count: usize) {
    for _ in 0..count {
        let Some((side, decision)) = next(battle, players) else { return };
        battle.decide(side, &decision).unwrap_or_else(|error| panic!("{side:?} {decision}: {error}"));
        assert_eq!(battle.fault(), None);
    }
}

/// What a battle has said so far.
pub fn log(battle: &Battle) -> Vec<&str> {
    battle.log().map_or(vec![], |log| log.lines().collect())
}

/// What everybody is asked.
pub fn requests(battle: &Battle) -> Vec<String> {
    battle.side_ids().map(|side| battle.request_json(side)).collect()
}

/// A player's choice as the battle understood it, whether the turn goes on yet or not.
pub fn understood(battle: &Battle, side: SideId) -> String {
    let waiting = battle.choice_text(side);
    if !waiting.is_empty() && waiting != "team " {
        return waiting;
    }
    let start = format!(">{} ", side.name());
    let lines = battle.log().map_or(&[][..], |log| log.input());
    lines.iter().rev().find_map(|line| line.strip_prefix(&start)).unwrap_or_default().to_owned()
}
