use super::{complaint, output};

fn json(arguments: &[&str]) -> serde_json::Value {
    serde_json::from_str(&output(arguments)).expect("JSON")
}

#[test]
fn a_card_is_shown_with_all_that_is_printed_on_it() {
    let text = output(&["card", "bulbasaur"]);
    assert!(text.starts_with("Bulbasaur\nBasic Grass Pokémon, 40 HP, level 13\n"), "{text}");
    assert!(text.contains("Attack  Leech Seed  20  (Grass Grass)\n"), "{text}");
    assert!(text.contains("Weakness Fire, resistance none, retreat 1\n"), "{text}");
    let text = output(&["card", "mr", "fuji"]);
    assert!(text.starts_with("Mr.Fuji\nTrainer\n  "), "words need no quotes: {text}");
    let text = output(&["card", "muk"]);
    assert!(text.contains("Power   Toxic Gas\n        ") && text.contains("evolves from Grimer"), "{text}");
}

#[test]
fn namesakes_are_all_shown_and_parts_are_listed() {
    let text = output(&["card", "mew"]);
    assert_eq!(text.matches("Mew Lv").count(), 3, "{text}");
    assert!(output(&["card", "mew lv15"]).starts_with("Mew Lv15\n"));
    let text = output(&["card", "saur"]);
    assert!(text.contains("Bulbasaur") && text.contains("Venusaur Lv") && text.contains(" cards; "), "{text}");
}

#[test]
fn a_card_is_json_too() {
    let cards = json(&["card", "--json", "charizard"]);
    let card = &cards[0];
    assert_eq!((&card["name"], &card["hp"], &card["stage"]), (&"Charizard".into(), &120.into(), &2.into()));
    assert_eq!(card["attacks"][1]["cost"], serde_json::json!({"Fire": 4}));
    assert_eq!(card["attacks"][1]["damage"], 100);
    assert!(card["attacks"][0]["power"].as_bool().unwrap() && card["attacks"][0]["texts"][0].is_string());
    assert_eq!(json(&["card", "--json", "mew"]).as_array().unwrap().len(), 3);
}

#[test]
fn a_name_that_no_card_has_is_named_with_what_is_near() {
    let (text, code) = complaint(&["card", "charmandre"]);
    assert!(text.contains("no card is called \"charmandre\"") && text.contains("did you mean Charmander?"), "{text}");
    assert_eq!(code, Some(2));
    assert_eq!(complaint(&["card"]).1, Some(2));
    assert_eq!(complaint(&["card", &"x".repeat(5000)]).1, Some(2));
}

#[test]
fn decks_and_opponents_are_listed() {
    let text = output(&["decks"]);
    assert!(text.contains("  3 Charmander and Friends ") && text.contains("Courtney, Grand Master (6)"), "{text}");
    let all = json(&["decks", "--json"]);
    assert_eq!(all["decks"].as_array().unwrap().len(), 55);
    assert_eq!(all["opponents"].as_array().unwrap().len(), 46);
}

#[test]
fn a_deck_is_printed_as_a_deck_file() {
    let text = output(&["decks", "charmander and friends"]);
    assert!(text.starts_with("# Charmander and Friends\n") && text.contains("\n10 Fire Energy\n"), "{text}");
    let deck = json(&["decks", "--json", "charmander", "and", "friends"]);
    let count: u64 = deck["cards"].as_array().unwrap().iter().map(|card| card["count"].as_u64().unwrap()).sum();
    assert_eq!(count, 60);
    let (text, code) = complaint(&["decks", "charmandor and friends"]);
    assert!(text.contains("did you mean Charmander and Friends"), "{text}");
    assert_eq!(code, Some(2));
    let (text, _) = complaint(&["decks", "friends"]);
    assert!(text.contains("did you mean") && text.contains("and Friends"), "{text}");
}

#[test]
fn an_empty_name_is_no_name_and_shared_ones_show_all() {
    assert!(super::complaint(&["card", ""]).0.contains("empty name"));
    assert_eq!(
        super::output(&["card", "mewtwo", "lv60"]).matches("Mewtwo").count()
            / super::output(&["card", "card", "159"]).matches("Mewtwo").count(),
        2
    );
    let (err, _) = super::complaint(&["decks", "sams"]);
    assert!(!err.contains(" or "), "{err}");
}

#[test]
fn numbers_and_accents_are_understood() {
    let first = |arguments: &[&str]| output(arguments).lines().next().unwrap_or_default().to_owned();
    assert_eq!(first(&["card", "159"]), "Mewtwo Lv60");
    assert_eq!(first(&["card", "card", "159"]), "Mewtwo Lv60");
    for spelled in ["Pokédex", "pokedex", "POKÈDEX", "Poke\u{301}dex"] {
        assert_eq!(first(&["card", spelled]), "Pokédex", "{spelled}");
    }
    assert_eq!(output(&["card", "POKE"]), output(&["card", "poké"]));
    assert_eq!(first(&["card", "--pack", "tutorial", "230"]), "Erika's Invitation");
}
