//! Properties of ids, look-ups and rules.

use proptest::prelude::*;
use tallgrass_pokedex::{
    AbilityId, Boost, BoostList, Boosts, ConditionId, Dex, FormatId, Generation, ItemId, MoveId, RuleId, SpeciesId,
    formats, to_id,
};

/// Ids are sorted, so that they can be searched, and each is found by its own text.
macro_rules! ids_are_sound {
    ($($id:ident)*) => {
        $(
            assert!($id::all().map($id::as_str).is_sorted_by(|a, b| a < b));
            for id in $id::all() {
                assert_eq!($id::from_id(id.as_str()), Some(id));
                assert!(id.is_some() && id.get() == Some(id) && id.index() == id.0 as usize);
            }
            assert!($id::NONE.is_none() && $id::NONE.as_str().is_empty() && $id::from_id("").is_none());
            assert_eq!($id::NONE.index(), $id::count());
        )*
    };
}

#[test]
fn ids_are_sorted_and_found() {
    ids_are_sound!(SpeciesId MoveId AbilityId ItemId ConditionId RuleId FormatId);
}

#[test]
fn everything_is_found_by_its_display_name() {
    let dex = Dex::of(Generation::Gen9);
    for id in MoveId::all() {
        assert_eq!(dex.find_move(dex.mv(id).name), Some(id));
    }
    for id in AbilityId::all() {
        assert_eq!(dex.find_ability(dex.ability(id).name), Some(id));
    }
    for id in ItemId::all() {
        assert_eq!(dex.find_item(dex.item(id).name), Some(id));
    }
    for format in formats::all() {
        assert_eq!(formats::find(format.name), Ok(format.id));
    }
}

proptest! {
    #[test]
    fn ids_of_text_are_plain_and_stay(text in "\\PC*") {
        let id = to_id(&text);
        prop_assert!(id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit()));
        prop_assert_eq!(to_id(&id), id);
    }

    #[test]
    fn no_name_makes_a_look_up_panic(name in "\\PC*|[a-zA-Z0-9 '-]{0,16}") {
        let dex = Dex::of(Generation::Gen9);
        for error in [
            dex.species_named(&name).err(),
            dex.move_named(&name).err(),
            dex.ability_named(&name).err(),
            dex.item_named(&name).err(),
            dex.nature_named(&name).err(),
            dex.type_named(&name).err(),
            formats::find(&name).err(),
        ].into_iter().flatten() {
            prop_assert!(error.to_string().contains("called"));
        }
    }

    #[test]
    fn no_rule_makes_resolving_panic(
        format in proptest::sample::select(&["gen9ou", "gen1ou", "gen9customgame", "gen8doublesou"]),
        custom in proptest::collection::vec(
            (
                "[-+*!^]{0,2}",
                proptest::sample::select(&[
                    "Team Preview", "Max Level", "Min Team Size", "Picked Team Size", "Standard", "Pikachu", "Rotom-Base",
                    "Mega", "bst", "tag:uber", "All Pokemon", "EV Limits", "Force Monotype", "Item Clause", "item:metronome",
                ]),
                "| ?(=|<=|>|\\+\\+|\\+) ?([0-9]{1,4}|Auto|Leftovers|é)",
            ).prop_map(|(sign, name, tail)| sign + name + &tail),
            0..4,
        )
    ) {
        let name = format!("{format}@@@{}", custom.join(","));
        if let Ok(resolved) = formats::resolve(&name) {
            prop_assert!(resolved.rules.rules().all(|rule| resolved.rules.has(rule)));
            prop_assert!(resolved.rules.numbers.min_team_size <= resolved.rules.numbers.max_team_size);
        }
    }

    #[test]
    fn lists_of_stages_hold_what_they_are_made_of(stages in proptest::array::uniform7(-6i8..=6)) {
        let boosts = Boosts(stages);
        prop_assert_eq!(BoostList::from(boosts).to_boosts(), boosts);
        prop_assert!(BoostList::from(boosts).iter().all(|(boost, change)| boosts[*boost] == *change));
        prop_assert_eq!(BoostList::new(&[(Boost::Spe, stages[0])]).len(), 1);
    }
}
