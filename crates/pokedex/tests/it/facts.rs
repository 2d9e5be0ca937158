//! Facts a player would know, so that a reader sees how the tables are used.

use tallgrass_pokedex::{
    Accuracy, Boost, Category, Dex, Gender, Generation, ItemZMove, MaxKind, MoveFlags, Nonstandard, RuleSet, Type,
    TypeImmunity, abilities, conditions, formats, items, moves, rule_sets, rules, species,
};

fn dex(number: u8) -> &'static Dex {
    Dex::of(Generation::from_number(number).unwrap())
}

#[test]
fn moves_change_over_the_generations() {
    assert_eq!((dex(1).mv(moves::BITE).kind, dex(2).mv(moves::BITE).kind), (Type::Normal, Type::Dark));
    assert_eq!(dex(3).mv(moves::BITE).category, Category::Special);
    assert_eq!(dex(4).mv(moves::BITE).category, Category::Physical);
    assert_eq!([5, 6].map(|number| dex(number).mv(moves::SURF).base_power), [95, 90]);
    assert_eq!([1, 2].map(|number| dex(number).mv(moves::BLIZZARD).accuracy), [90, 70].map(Accuracy::Percent));
    assert_eq!(dex(9).mv(moves::SWIFT).accuracy, Accuracy::Always);
    assert_eq!(dex(9).mv(moves::BULLET_SEED).multihit, Some((2, 5)));
    assert!(dex(9).mv(moves::FAKE_OUT).flags.contains(MoveFlags::CONTACT | MoveFlags::PROTECT));
    assert_eq!(dex(8).mv(moves::G_MAX_VINE_LASH).is_max, MaxKind::Gmax(species::VENUSAUR));
    assert_eq!(dex(7).mv(moves::BLOOM_DOOM).is_z, items::GRASSIUM_Z);
    assert_eq!(dex(9).mv(moves::STEALTH_ROCK).side_condition, conditions::STEALTH_ROCK);
}

#[test]
fn changes_of_stages_keep_their_order() {
    let boosts = dex(9).mv(moves::SHELL_SMASH).boosts.unwrap();
    let expected = [(Boost::Def, -1), (Boost::Spd, -1), (Boost::Atk, 2), (Boost::Spa, 2), (Boost::Spe, 2)];
    assert_eq!(*boosts, expected);
    assert_eq!(boosts.to_boosts()[Boost::Spa], 2);
}

#[test]
fn generations_lack_what_came_later() {
    assert!(dex(1).exists(moves::TACKLE) && dex(1).exists(species::MEW) && dex(1).exists(Type::Ghost));
    assert!(!dex(1).exists(moves::CRUNCH) && !dex(1).exists(species::CHIKORITA) && !dex(1).exists(Type::Steel));
    assert_eq!(dex(5).species(species::SYLVEON).nonstandard, Nonstandard::Future);
    assert_eq!(dex(9).item(items::GRASSIUM_Z).nonstandard, Nonstandard::Past);
    assert!(!dex(9).exists(species::SYCLANT), "made up by a fan project");
}

#[test]
fn other_games_have_what_their_parents_have_unless_they_say_otherwise() {
    let [bdsp, parent] = [rule_sets::GEN8BDSP, rule_sets::GEN8].map(Dex::of);
    assert_eq!((bdsp.rule_set(), bdsp.generation()), (rule_sets::GEN8BDSP, Generation::Gen8));
    assert!(parent.exists(species::GROOKEY) && !bdsp.exists(species::GROOKEY));
    assert!(bdsp.exists(species::SPIRITOMB) && !parent.exists(moves::HIDDEN_POWER));
    assert_eq!(bdsp.mv(moves::SURF).base_power, parent.mv(moves::SURF).base_power);
    let lets_go = Dex::of(rule_sets::GEN7LETSGO);
    assert!(lets_go.exists(moves::ZIPPY_ZAP) && !dex(7).exists(moves::ZIPPY_ZAP));
    // A game on a game: the change of its parent holds, too.
    let [first, regulation] = [rule_sets::CHAMPIONS, rule_sets::CHAMPIONSREGMA].map(Dex::of);
    let same = |id| first.mv(id).pp == regulation.mv(id).pp && first.mv(id).pp != dex(9).mv(id).pp;
    assert!(tallgrass_pokedex::MoveId::all().any(same), "some move has other PP");
}

#[test]
fn a_rule_set_is_found_by_its_name() {
    let parents = |name: &str| {
        let set: RuleSet = name.parse().unwrap();
        set.lineage().map(RuleSet::name).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(parents("gen9predlc"), "gen9predlc gen9dlc1 gen9");
    assert_eq!(parents("gen7letsgo"), "gen7letsgo gen7 gen8 gen9");
    assert_eq!(parents("6"), "gen6 gen7 gen8 gen9");
    assert_eq!(RuleSet::from_name("gen9ssb"), None);
    let unknown = "gen8bdps".parse::<RuleSet>().unwrap_err();
    assert!(unknown.to_string().contains("gen8bdsp"), "all that there are are named: {unknown}");
    assert!(RuleSet::all().all(|set| set.lineage().last() == Some(RuleSet::ROOT)));
}

#[test]
fn species_have_their_formes() {
    let rotom = dex(9).species(species::ROTOM_WASH);
    assert_eq!((rotom.base_species, rotom.forme), (species::ROTOM, "Wash"));
    assert!(rotom.types.contains(Type::Water) && rotom.types.len() == 2);
    assert_eq!(dex(4).species(species::ROTOM_WASH).types.second(), Some(Type::Ghost));
    let shedinja = dex(9).species(species::SHEDINJA);
    assert_eq!((shedinja.max_hp, shedinja.gender), (Some(1), Some(Gender::Genderless)));
    assert_eq!(dex(9).species(species::GASTRODON_EAST).base_species, species::GASTRODON);
    assert_eq!(dex(6).species(species::CHARIZARD_MEGA_X).required_item(), Some(items::CHARIZARDITE_X));
    assert_eq!(dex(9).species(species::BULBASAUR).abilities[2], abilities::CHLOROPHYLL);
    assert_eq!(dex(1).species(species::PIKACHU).base_stats, [35, 55, 30, 50, 50, 90]);
}

#[test]
fn items_do_what_they_are_for() {
    assert_eq!(dex(7).item(items::GRASSIUM_Z).z_move, Some(ItemZMove::Type(Type::Grass)));
    assert_eq!(dex(7).item(items::PIKANIUM_Z).z_move, Some(ItemZMove::Move(moves::VOLT_TACKLE, moves::CATASTROPIKA)));
    assert_eq!(dex(6).item(items::VENUSAURITE).mega_stone, [(species::VENUSAUR, species::VENUSAUR_MEGA)]);
    assert_eq!(dex(9).item(items::FLAME_ORB).fling.unwrap().status, conditions::BRN);
    assert!(dex(9).item(items::SITRUS_BERRY).is_berry);
}

#[test]
fn types_protect_from_more_than_attacks() {
    let dex9 = dex(9);
    assert!(dex9.immune(Type::Ground, Type::Flying) && dex9.immune_to(TypeImmunity::Prankster, Type::Dark));
    assert!(!dex(6).immune_to(TypeImmunity::Prankster, Type::Dark));
    assert_eq!(dex(1).type_effectiveness(Type::Bug, Type::Poison), 1);
    assert_eq!(dex9.hidden_power_ivs(Type::Bug), [31, 30, 30, 31, 30, 31]);
}

#[test]
fn nothing_has_an_empty_entry() {
    let dex = dex(9);
    assert_eq!(dex.mv(tallgrass_pokedex::MoveId::NONE).name, "");
    assert_eq!(dex.item(tallgrass_pokedex::ItemId::NONE).name, "");
    assert!(!dex.condition(tallgrass_pokedex::ConditionId::NONE).exists);
    assert!(!dex.exists(tallgrass_pokedex::SpeciesId::NONE));
}

#[test]
fn rules_that_listen_are_conditions() {
    let format = formats::resolve("gen9ou@@@Sleep Clause Mod").unwrap();
    assert_eq!(format.rule(rules::SLEEP_CLAUSE_MOD).condition, conditions::SLEEP_CLAUSE_MOD);
    assert_eq!(dex(9).condition(conditions::SLEEP_CLAUSE_MOD).from_rule, rules::SLEEP_CLAUSE_MOD);
    assert!(format.rule(rules::HP_PERCENTAGE_MOD).condition.is_none());
}

#[test]
fn custom_games_truncate_without_bound() {
    let custom = formats::all().iter().filter(|format| format.unbounded_truncation()).count();
    assert_eq!((formats::all().len(), custom), (334, 19));
}

#[test]
fn unknown_names_get_the_nearest() {
    let error = dex(9).move_named("Thunderbold").unwrap_err();
    assert_eq!(error.to_string(), "there is no move called \"Thunderbold\"; did you mean \"Thunderbolt\"?");
    let error = formats::resolve("gen9randombatle").unwrap_err();
    assert_eq!(error.to_string(), "there is no format called \"gen9randombatle\"; did you mean \"gen9randombattle\"?");
    let error = formats::resolve("gen9ou@@@Slep Clause Mod").unwrap_err();
    assert_eq!(
        error.to_string(),
        "rule \"Slep Clause Mod\": there is no such rule; did you mean \"Sleep Clause Mod\"?"
    );
    let error = formats::resolve("gen9ou@@@-Pikachoo").unwrap_err();
    assert_eq!(error.to_string(), "rule \"-Pikachoo\": nothing is called \"Pikachoo\"; did you mean \"pikachu\"?");
}
