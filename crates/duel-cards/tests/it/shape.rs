//! Every effect acts at exactly the moments at which the cartridge's does.

use tallgrass_duel_cards::{effects, try_rulebook};

const FACTS: &str = include_str!("../../data/moments.tsv");

#[test]
fn no_two_effects_claim_the_same_card() {
    assert!(try_rulebook().is_ok(), "{:?}", try_rulebook().err());
}

#[test]
fn effects_act_at_the_cartridges_moments() {
    let book = try_rulebook().expect("a rulebook");
    let mut known = Vec::new();
    for line in FACTS.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [constant, place, attack, moments] = columns[..] else { panic!("four columns: {line}") };
        let card = tallgrass_cards::find_card(constant).expect(constant);
        let place: u8 = place.parse().expect("a place");
        known.push((card.id, place));
        let Some(effect) = book.effect(card.id, place) else { continue };
        let mut expected: Vec<&str> = moments.split(',').filter(|moment| !moment.is_empty()).collect();
        expected.sort_unstable();
        let mut ours: Vec<&str> = effect.on.iter().map(|listener| listener.moment.name()).collect();
        ours.sort_unstable();
        assert_eq!(ours, expected, "{constant} {attack}");
    }
    for effect in effects() {
        for place in effect.of {
            assert!(known.contains(place), "{}: card {} has nothing in place {}", effect.name, place.0, place.1);
        }
    }
}
