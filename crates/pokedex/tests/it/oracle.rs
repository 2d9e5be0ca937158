//! Compares look-ups, counts, types, natures and format resolution with what the pinned Showdown answers
//! (`tests/expect`, written by `cargo xtask data`).

use tallgrass_pokedex::{
    AbilityId, Accuracy, BoostList, ConditionId, Dex, Generation, ItemId, MoveId, Nature, Nonstandard, RuleSet,
    Secondary, SpeciesId, Stat, Type, formats, to_id,
};

macro_rules! rows {
    ($name:literal) => {
        include_str!(concat!("../expect/", $name, ".tsv")).lines().map(|line| line.split('\t').collect::<Vec<_>>())
    };
}

fn dex_of(name: &str) -> &'static Dex {
    Dex::of(RuleSet::from_name(name).unwrap())
}

#[test]
fn names_are_found_as_showdown_finds_them() {
    let dex = Dex::of(Generation::Gen9);
    for row in rows!("lookups") {
        let [name, id, species, mv, ability, item, nature, format] = row[..] else { panic!("odd row {row:?}") };
        assert_eq!(to_id(name), id, "id of {name:?}");
        assert_eq!(dex.find_species(name).map_or("", |id| dex.species(id).name), species, "species {name:?}");
        assert_eq!(dex.find_move(name).map_or("", |id| dex.mv(id).name), mv, "move {name:?}");
        assert_eq!(dex.find_ability(name).map_or("", |id| dex.ability(id).name), ability, "ability {name:?}");
        assert_eq!(dex.find_item(name).map_or("", |id| dex.item(id).name), item, "item {name:?}");
        assert_eq!(Nature::find(name).map_or("", Nature::name), nature, "nature {name:?}");
        assert_eq!(formats::find(name).map_or("", |id| id.as_str()), format, "format {name:?}");
    }
}

/// The moves of Showdown's tables: all but what a Pokémon that has to recharge is locked into, which is in none.
fn showdowns_moves() -> impl Iterator<Item = MoveId> {
    MoveId::all().filter(|id| id.as_str() != "recharge")
}

/// All entries, those that are standard, past or unobtainable, and those that are standard.
fn count(all: impl Iterator<Item = Nonstandard>) -> String {
    let all: Vec<_> = all.collect();
    let standard = all.iter().filter(|n| **n == Nonstandard::No).count();
    let past = all.iter().filter(|n| matches!(n, Nonstandard::Past | Nonstandard::Unobtainable)).count();
    format!("{},{},{}", all.len(), standard + past, standard)
}

#[test]
fn rule_sets_have_as_much_as_showdowns() {
    for row in rows!("counts") {
        let [name, species, moves, abilities, items] = row[..] else { panic!("odd row {row:?}") };
        let dex = dex_of(name);
        let listed = SpeciesId::all().map(|id| dex.species(id)).filter(|s| !s.unlisted);
        assert_eq!(count(listed.map(|s| s.nonstandard)), species, "species of {name}");
        assert_eq!(count(showdowns_moves().map(|id| dex.mv(id).nonstandard)), moves, "moves of {name}");
        let all = AbilityId::all().map(|id| dex.ability(id).nonstandard);
        assert_eq!(count(all), abilities, "abilities of {name}");
        assert_eq!(count(ItemId::all().map(|id| dex.item(id).nonstandard)), items, "items of {name}");
    }
}

#[test]
fn natures_change_the_stats_they_should() {
    let rows: Vec<_> = rows!("natures").collect();
    assert_eq!(rows.len(), Nature::ALL.len());
    for row in rows {
        let nature = Nature::find(row[0]).unwrap();
        assert_eq!(nature.name(), row[0]);
        assert_eq!(nature.plus().map_or("", Stat::id), row[1]);
        assert_eq!(nature.minus().map_or("", Stat::id), row[2]);
    }
}

#[test]
fn type_charts_are_showdowns() {
    let mut names: Vec<Type> = Type::ALL.into_iter().filter(|t| !matches!(t, Type::Bird | Type::Unknown)).collect();
    names.sort_by_key(|t| t.name());
    for row in rows!("types") {
        let [name, defend, codes] = row[..] else { panic!("odd row {row:?}") };
        let (dex, defend) = (dex_of(name), Type::from_name(defend).unwrap());
        for (attack, code) in names.iter().zip(codes.bytes()) {
            let expected = match code {
                b'1' => (1, false),
                b'2' => (-1, false),
                b'3' => (0, true),
                _ => (0, false),
            };
            let found = (dex.type_effectiveness(*attack, defend), dex.immune(*attack, defend));
            assert_eq!(found, expected, "{attack} against {defend} in {name}");
        }
    }
}

/// FNV-1a, 64 bits, as the extraction computes it.
fn digest(lines: &[String]) -> String {
    let hash = lines
        .join("\n")
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:016x}")
}

fn joined<T: ToString>(list: impl IntoIterator<Item = T>, between: &str) -> String {
    list.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}

fn stages(boosts: Option<BoostList>) -> String {
    joined(boosts.iter().flat_map(|list| list.iter()).map(|(boost, change)| format!("{}{change}", boost.id())), " ")
}

fn fraction(fraction: Option<(u16, u16)>) -> String {
    fraction.map_or(String::new(), |(numerator, denominator)| format!("{numerator},{denominator}"))
}

/// A number, or nothing for 0.
fn some(number: impl Into<i64>) -> String {
    let number: i64 = number.into();
    if number == 0 { String::new() } else { number.to_string() }
}

fn move_facts(dex: &Dex, id: MoveId) -> Vec<String> {
    let m = dex.mv(id);
    let accuracy = match m.accuracy {
        Accuracy::Always => String::new(),
        Accuracy::Percent(percent) => percent.to_string(),
    };
    let secondary = |s: &Secondary| format!("{}{}{}", show(s.chance), s.status, stages(s.boosts));
    let multihit = match m.multihit {
        Some((least, most)) if m.multihit_range => format!("{least},{most}"),
        Some((hits, _)) => hits.to_string(),
        None => String::new(),
    };
    vec![
        m.name.to_owned(),
        m.num.to_string(),
        m.kind.to_string(),
        m.category.to_string(),
        m.base_power.to_string(),
        accuracy,
        m.pp.to_string(),
        m.priority.to_string(),
        m.target.to_string(),
        joined(m.flags.words(), " "),
        m.crit_ratio.to_string(),
        stages(m.boosts),
        stages(m.self_effect.and_then(|effect| effect.boosts)),
        m.status.to_string(),
        m.volatile.to_string(),
        joined(m.secondaries.iter().map(secondary), " "),
        fraction(m.drain),
        fraction(m.recoil),
        fraction(m.heal),
        multihit,
        some(m.z_move.base_power),
        some(m.max_move_power),
        m.generation.to_string(),
        m.nonstandard.to_string(),
    ]
}

fn species_facts(dex: &Dex, id: SpeciesId) -> Vec<String> {
    let s = dex.species(id);
    vec![
        s.name.to_owned(),
        s.num.to_string(),
        s.base_species.to_string(),
        s.forme.to_owned(),
        joined(s.types.iter(), ","),
        joined(s.base_stats, ","),
        joined(s.abilities, ","),
        s.height_cm.to_string(),
        s.weight_hg.to_string(),
        s.gender.map_or("", |gender| gender.name()).to_owned(),
        show(s.max_hp),
        s.nfe.to_string(),
        s.prevo.to_string(),
        joined(s.evos, ","),
        s.changes_from.to_string(),
        joined(s.required_items, ","),
        s.generation.to_string(),
        s.nonstandard.to_string(),
    ]
}

fn ability_facts(dex: &Dex, id: AbilityId) -> Vec<String> {
    let a = dex.ability(id);
    vec![
        a.name.to_owned(),
        a.num.to_string(),
        joined(a.flags.words(), " "),
        a.suppress_weather.to_string(),
        a.generation.to_string(),
        a.nonstandard.to_string(),
    ]
}

fn item_facts(dex: &Dex, id: ItemId) -> Vec<String> {
    let i = dex.item(id);
    vec![
        i.name.to_owned(),
        i.num.to_string(),
        i.fling.map_or(String::new(), |fling| fling.base_power.to_string()),
        i.fling.map_or(String::new(), |fling| fling.status.to_string()),
        i.is_berry.to_string(),
        i.is_gem.to_string(),
        i.ignore_klutz.to_string(),
        show(i.on_plate),
        some(i.natural_gift.map_or(0, |(power, _)| power)),
        show(i.natural_gift.map(|(_, kind)| kind)),
        stages(i.boosts),
        joined(i.item_user, ","),
        joined(i.mega_stone.iter().map(|(_, mega)| mega), ","),
        i.generation.to_string(),
        i.nonstandard.to_string(),
    ]
}

fn condition_facts(dex: &Dex, id: ConditionId) -> Vec<String> {
    let c = dex.condition(id);
    vec![
        c.name.to_owned(),
        c.exists.to_string(),
        c.no_copy.to_string(),
        some(c.duration.unwrap_or(0)),
        c.affects_fainted.to_string(),
    ]
}

#[test]
fn everything_has_showdowns_numbers_in_every_rule_set() {
    fn table<I: Copy + ToString>(all: impl Iterator<Item = I>, facts: impl Fn(I) -> Vec<String>) -> String {
        digest(&all.map(|id| format!("{}:{}", id.to_string(), facts(id).join(":"))).collect::<Vec<_>>())
    }
    for row in rows!("facts") {
        let [rule_set, name, expected] = row[..] else { panic!("odd row {row:?}") };
        let dex = dex_of(rule_set);
        let found = match name {
            "moves" => table(showdowns_moves(), |id| move_facts(dex, id)),
            "species" => table(SpeciesId::all(), |id| species_facts(dex, id)),
            "abilities" => table(AbilityId::all(), |id| ability_facts(dex, id)),
            "items" => table(ItemId::all(), |id| item_facts(dex, id)),
            _ => table(ConditionId::all(), |id| condition_facts(dex, id)),
        };
        assert_eq!(found, expected, "{name} of {rule_set}");
    }
}

fn complex(bans: &[formats::ComplexBan]) -> impl Iterator<Item = String> + '_ {
    bans.iter().map(|ban| {
        let limit = ban.limit.map_or(String::new(), |limit| limit.to_string());
        format!("{}|{}|{limit}|{}", ban.rule, ban.source, ban.bans.join(","))
    })
}

fn show<T: ToString>(number: Option<T>) -> String {
    number.map_or(String::new(), |number| number.to_string())
}

#[test]
fn formats_resolve_to_showdowns_rule_tables() {
    let mut differences = vec![];
    for row in rows!("formats") {
        let name = row[0];
        let resolved = match (formats::resolve(name), row[1]) {
            (Err(_), "error") => continue,
            (Ok(_), "error") => {
                differences.push(format!("{name}: should be refused"));
                continue;
            }
            (Err(error), _) => {
                differences.push(format!("{name}: {error}"));
                continue;
            }
            (Ok(resolved), _) => resolved,
        };
        let [_, rules, values, numbers, acting, rest, restricted, banned] = row[..] else { panic!("odd row {row:?}") };
        let table = &resolved.rules;
        let keys: Vec<&str> = table.keys().filter(|key| !key.starts_with(['+', '*', '-', '!'])).collect();
        let mut own_values: Vec<String> = tallgrass_pokedex::RuleId::all()
            .filter_map(|id| table.value(id).map(|value| format!("{id}={value}")))
            .collect();
        own_values.sort();
        let n = &table.numbers;
        let own_numbers = [
            n.min_team_size.to_string(),
            n.max_team_size.to_string(),
            show(n.picked_team_size),
            show(n.max_total_level),
            n.max_move_count.to_string(),
            n.min_source_gen.to_string(),
            n.min_level.to_string(),
            n.max_level.to_string(),
            n.default_level.to_string(),
            show(n.adjust_level),
            show(n.adjust_level_down),
            show(n.ev_limit),
        ];
        let own_acting: Vec<&str> =
            table.rules().filter(|id| resolved.rule(*id).hooks.events).map(|id| id.as_str()).collect();
        let acting: Vec<&str> = acting.split(',').filter(|key| table.rules().any(|id| id.as_str() == *key)).collect();
        let mut own_rest: Vec<String> =
            table.keys().map(|key| format!("{key}|{}", table.source(key).unwrap_or_default())).collect();
        own_rest.extend(complex(table.complex_bans()));
        own_rest.extend(complex(table.complex_team_bans()));
        own_rest.push(format!(
            "{}|{}",
            table.check_can_learn().unwrap_or_default(),
            table.choose_team().unwrap_or_default()
        ));
        let dex = Dex::of(resolved.generation);
        let species = |holds: &dyn Fn(SpeciesId) -> bool| {
            // Tags of species are recorded for generations, not for rule sets of other games.
            let all = SpeciesId::all().filter(|_| resolved.mod_name == resolved.generation.mod_name());
            let list: Vec<String> = all.filter(|&id| holds(id)).map(|id| id.to_string()).collect();
            if list.is_empty() { String::new() } else { digest(&list) }
        };
        for (what, own, expected) in [
            ("rules", keys.join(","), rules.to_owned()),
            ("values", own_values.join(";"), values.to_owned()),
            ("numbers", own_numbers.join(","), numbers.to_owned()),
            ("acting rules", own_acting.join(","), acting.join(",")),
            ("restricted species", species(&|id| table.restricts_species(dex, id)), restricted.to_owned()),
            ("banned species", species(&|id| table.bans_species(dex, id)), banned.to_owned()),
            ("all keys", digest(&own_rest), rest.to_owned()),
        ] {
            if own != expected {
                differences.push(format!("{name}: {what}\n  expected {expected}\n  found    {own}"));
            }
        }
    }
    assert!(differences.is_empty(), "{} differences:\n{}", differences.len(), differences.join("\n"));
}
