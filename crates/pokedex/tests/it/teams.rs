//! Teams: compared with what the pinned Showdown makes of them (`tests/expect/teams.jsonl`), and properties of the forms.

use proptest::prelude::*;
use tallgrass_pokedex::teams::{self, PokemonSet, TeamError};
use tallgrass_pokedex::{Dex, Generation};

#[derive(serde::Deserialize)]
struct Case {
    packed: Option<String>,
    sets: Option<serde_json::Value>,
    repacked: Option<String>,
    text: Option<String>,
    imported: Option<String>,
}

fn compare(cases: &str) {
    for case in cases.lines() {
        let case: Case = serde_json::from_str(case).unwrap();
        if let Some(packed) = &case.packed {
            let unpacked = teams::unpack(packed);
            let Some(sets) = case.sets else {
                assert!(unpacked.is_err(), "{packed} should be refused");
                continue;
            };
            let team = unpacked.unwrap_or_else(|error| panic!("{packed}: {error}"));
            assert_eq!(team, teams::from_json(&sets.to_string()).unwrap(), "{packed}");
            assert_eq!(Some(teams::pack(&team)), case.repacked, "{packed}");
            assert_eq!(Some(teams::export(&team)), case.text, "{packed}");
        }
        if let (Some(text), Some(imported)) = (case.text, case.imported) {
            let team = teams::import(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            // SHOWDOWN: its export writes a Dynamax Level that its import doesn't read.
            let forget = |set: PokemonSet| PokemonSet { dynamax_level: None, ..set };
            let team: Vec<_> =
                if text.contains("Dynamax Level") { team.into_iter().map(forget).collect() } else { team };
            assert_eq!(teams::pack(&team), imported, "{text}");
        }
    }
}

#[test]
fn teams_are_read_and_written_as_showdown_does() {
    compare(include_str!("../expect/teams.jsonl"));
    // A larger file of the same kind can be named.
    if let Some(path) = std::env::var_os("TALLGRASS_TEAMS") {
        compare(&std::fs::read_to_string(path).unwrap());
    }
}

#[test]
fn json_round_trips() {
    for case in include_str!("../expect/teams.jsonl").lines() {
        let case: Case = serde_json::from_str(case).unwrap();
        let Some(Ok(team)) = case.packed.map(|packed| teams::unpack(&packed)) else { continue };
        assert_eq!(teams::from_json(&teams::to_json(&team).to_string()).unwrap(), team);
        assert_eq!(teams::import(&teams::to_json(&team).to_string()).unwrap(), team);
    }
}

fn error(text: &str) -> String {
    teams::import(text).unwrap_err().to_string()
}

#[test]
fn errors_say_where_and_what() {
    assert_eq!(teams::import(" \n\n"), Err(TeamError::Empty));
    assert_eq!(
        error("Pikachu\nAbility: Static\nAbilty Static\n- Surf"),
        "line 3 of the team: \"Abilty Static\" means nothing here; a line is a move (\"- Surf\"), a nature (\"Bold \
         Nature\"), or begins with a word such as \"Ability: \" or \"EVs: \""
    );
    assert_eq!(
        error("Pikachu\nAbilty: Static"),
        "line 2 of the team: \"Abilty: Static\" means nothing here; did you mean \"Ability: …\"?"
    );
    assert_eq!(error("Pikachu\n\nMew\nLevel: high"), "line 4 of the team: \"high\" is not a number");
    assert_eq!(
        error("Pikachu\nEVs: 252 Strength"),
        "line 2 of the team: there is no stat \"Strength\"; stats are HP, Atk, Def, SpA, SpD, Spe"
    );
    assert_eq!(error("a|b|c|d|e|f|x|h|i|j|k|l"), "Pokémon 1 of the packed team, EVs: \"x\" is not a number");
    assert!(error("Pikachu|||0|thunderbolt|||||||]Mew|").starts_with("Pokémon 2 of the packed team, species: "));
    assert_eq!(
        error("Pikachu|||S|thunderbolt|||||||"),
        "Pokémon 1 of the packed team, ability: Pikachu has no ability in slot S"
    );
    assert_eq!(
        error("[{\"species\":\"Mew\",\n\"moves\":3}]"),
        "line 2, column 9 of the team: it has the number 3 where a list belongs"
    );
    let several = "line 4 of the file begins another team: a file has one team, so put each into a file of its own";
    assert_eq!(error("=== [gen9ou] A ===\nMew\n- Surf\n=== [gen9ou] B ===\nMew\n- Surf"), several);
    assert_eq!(error("\n\nMew||||Surf|||||||\nMew||||Surf|||||||"), several);
    assert_eq!(teams::import("gen9ou]A|Mew||||Surf|||||||"), teams::import("Mew||||Surf|||||||"));
}

#[test]
fn wrong_names_are_found_with_the_nearest() {
    let text = "Sparky (Pikachoo) @ Light Bal\nAbility: Statik\nTimmid Nature\nTera Type: Watr\n- Thunderbold\n- Surf";
    let team = teams::import(text).unwrap();
    let problems = teams::check_names(&team, Dex::of(Generation::Gen9));
    let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        problems,
        [
            "Pokémon 1 (Sparky): there is no species called \"Pikachoo\"; did you mean \"Pikachu\"?",
            "Pokémon 1 (Sparky): there is no item called \"Light Bal\"; did you mean \"Light Ball\"?",
            "Pokémon 1 (Sparky): there is no ability called \"Statik\"; did you mean \"Static\"?",
            "Pokémon 1 (Sparky): there is no move called \"Thunderbold\"; did you mean \"Thunderbolt\"?",
            "Pokémon 1 (Sparky): there is no nature called \"Timmid\"; did you mean \"Timid\"?",
            "Pokémon 1 (Sparky): there is no type called \"Watr\"; did you mean \"Water\"?",
        ]
    );
    let right = teams::import("Pikachu @ Light Ball\nAbility: Static\n- Thunderbolt").unwrap();
    assert_eq!(teams::check_names(&right, Dex::of(Generation::Gen1)), []);
}

/// A name of any kind, known or not, in the spelling it is unpacked to.
fn name(known: &'static [&'static str]) -> impl Strategy<Value = String> {
    prop_oneof![
        4 => proptest::sample::select(known).prop_map(str::to_owned),
        1 => Just(String::new()),
    ]
}

fn spread(most: i32) -> impl Strategy<Value = Option<[i32; 6]>> {
    proptest::option::of(proptest::array::uniform6(0..=most))
}

prop_compose! {
    fn a_set()(
        name in "[A-Za-z][A-Za-z .'-]{0,10}[a-z]",
        species in proptest::sample::select(&["Pikachu", "Great Tusk", "Rotom-Wash", "Furfrou-La Reine", "Type: Null"]),
        item in name(&["Leftovers", "King's Rock", "Sitrus Berry"]),
        ability in proptest::sample::select(&["Static", "Protosynthesis", "As One (Glastrier)"]),
        moves in proptest::collection::vec(proptest::sample::select(&["Surf", "U-turn", "Hidden Power Ice"]), 1..5),
        nature in name(&["Timid", "Adamant"]),
        (gender, evs, ivs) in (name(&["M", "F", "N"]), spread(252), spread(31)),
        (level, shiny, happiness) in (proptest::option::of(1..9999), any::<bool>(), proptest::option::of(0..256)),
        (pokeball, hp_type, tera_type) in (name(&["Luxury Ball"]), name(&["Ice"]), name(&["Water", "Stellar"])),
        (gigantamax, dynamax_level) in (any::<bool>(), proptest::option::of(0..11)),
    ) -> PokemonSet {
        PokemonSet {
            name,
            species: species.to_owned(),
            item,
            ability: ability.to_owned(),
            moves: moves.into_iter().map(str::to_owned).collect(),
            nature,
            gender,
            evs,
            ivs,
            level,
            shiny,
            happiness,
            pokeball,
            hp_type,
            gigantamax,
            dynamax_level,
            tera_type,
            // Only JSON has it.
            tera_captain: false,
        }
    }
}

/// What the packed form can't tell apart.
fn plain(set: &PokemonSet) -> PokemonSet {
    PokemonSet {
        evs: set.evs.filter(|evs| *evs != [0; 6]),
        ivs: set.ivs.filter(|ivs| *ivs != [31; 6]),
        level: set.level.filter(|level| *level != 100),
        happiness: set.happiness.filter(|happiness| *happiness != 255),
        dynamax_level: set.dynamax_level.filter(|level| *level != 10),
        ..set.clone()
    }
}

proptest! {
    #[test]
    fn what_is_packed_is_unpacked(team in proptest::collection::vec(a_set(), 1..7)) {
        let packed = teams::pack(&team);
        let unpacked = teams::unpack(&packed).unwrap();
        prop_assert_eq!(unpacked.iter().map(plain).collect::<Vec<_>>(), team.iter().map(plain).collect::<Vec<_>>());
        prop_assert_eq!(teams::pack(&unpacked), packed);
    }

    #[test]
    fn what_is_written_as_text_is_read(team in proptest::collection::vec(a_set(), 1..7)) {
        let read = teams::import(&teams::export(&team)).unwrap();
        // Text says nothing about genderless Pokémon.
        let texted = |set: &PokemonSet| PokemonSet {
            name: if set.name == set.species { String::new() } else { set.name.clone() },
            gender: if set.gender == "N" { String::new() } else { set.gender.clone() },
            ..plain(set)
        };
        prop_assert_eq!(read.iter().map(texted).collect::<Vec<_>>(), team.iter().map(texted).collect::<Vec<_>>());
    }

    #[test]
    fn what_is_written_as_json_is_read(team in proptest::collection::vec(a_set(), 1..7)) {
        prop_assert_eq!(teams::import(&teams::to_json(&team).to_string()).unwrap(), team);
    }

    #[test]
    fn no_text_makes_it_panic(text in "\\PC*") {
        if let Ok(team) = teams::import(&text) {
            // What was read can be written and read again.
            let packed = teams::pack(&team);
            let again = teams::unpack(&packed);
            prop_assert!(again.is_ok() || team.iter().any(|set| set.display_name().contains(['|', ']']) || packed.starts_with('[')));
            teams::check_names(&team, Dex::of(Generation::Gen9));
        }
    }

    #[test]
    fn nothing_like_a_team_makes_it_panic(
        text in "(([A-Za-z0-9]{0,4}[|,\\]@():\\[\\n -]){0,3}(Ability: |EVs: |IVs: |- |Level: |252 HP| / |\\(M\\)| @ |\\||[0-9,]{0,9})){0,12}"
    ) {
        if let Ok(team) = teams::import(&text) {
            teams::export(&team);
            teams::to_json(&team);
        }
        let _ = teams::unpack(&text);
    }
}
