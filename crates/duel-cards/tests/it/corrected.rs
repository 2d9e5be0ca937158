//! Each rules switch both ways: as the cartridge plays, and corrected. Those that one card shows by itself are tried
//! beside that card.

use crate::table::*;
use tallgrass_duel::Rng;

/// The damage of Ivysaur's Vine Whip with twenty PlusPowers to a Pokémon that is weak to it: 260 before it is halved.
fn halved(rules: Rules, defender: CardId, protection: u8) -> u16 {
    let attached = [&[id::GRASS_ENERGY; 3][..], &[id::PLUSPOWER; 20]].concat();
    let mine = Side { play: &[id::IVYSAUR], attached: &attached, ..Side::default() };
    let mut duel = turn(mine, playing(&[defender, id::ABRA]));
    duel.rules = rules;
    duel.log = Some(Vec::new());
    duel.state.page_mut(Seat::Opponent).substatus1 = protection;
    answer(&mut duel, &[Answer::Attack(0)]);
    let damaged = duel.log.take().unwrap_or_default().into_iter().find_map(|event| match event {
        Event::Damaged { damage, .. } => Some(damage),
        _ => None,
    });
    damaged.unwrap_or(0)
}

#[test]
fn half_of_more_than_255() {
    assert_eq!(halved(Rules::CARTRIDGE, id::KABUTO, 0), 514);
    assert_eq!(halved(Rules::HALVING, id::KABUTO, 0), 130);
    assert_eq!(halved(Rules::CARTRIDGE, id::OMANYTE, 0), 260);
    assert_eq!(halved(Rules::CARTRIDGE, id::OMANYTE, Defence::Halve as u8), 514);
    assert_eq!(halved(Rules::HALVING, id::OMANYTE, Defence::Halve as u8), 130);
    assert_eq!(halved(Rules::CORRECTED, id::OMANYTE, Defence::Halve as u8), 130);
}

/// Whether Machamp strikes back when Geodude's Stone Barrage deals 10 for each of these heads.
fn struck_back(rules: Rules, heads: usize) -> bool {
    let mine = Side { play: &[id::GEODUDE], attached: &[id::FIGHTING_ENERGY; 2], ..Side::default() };
    let mut duel = turn(mine, playing(&[id::MACHAMP, id::ABRA]));
    duel.rules = rules;
    duel.log = Some(Vec::new());
    force(&mut duel, &[&vec![1; heads][..], &[0]].concat());
    answer(&mut duel, &[Answer::Attack(0)]);
    duel.log.take().unwrap_or_default().contains(&Event::Say(Message::ReceivesDamageDueToStrikesBack))
}

#[test]
fn damage_whose_low_byte_is_nothing() {
    // 128 heads: 1280, which is five times 256.
    assert_eq!([127, 128].map(|heads| struck_back(Rules::CARTRIDGE, heads)), [true, false]);
    assert_eq!([127, 128].map(|heads| struck_back(Rules::WHOLE_DAMAGE, heads)), [true, true]);
}

/// How often each order of three cards comes about, over all that can be drawn.
fn orders(rules: Rules, limits: [u8; 3]) -> Vec<usize> {
    let mine = Side { play: &[id::ABRA], deck: &[id::BILL, id::LASS, id::POTION], ..Side::default() };
    let duel = turn(mine, playing(&[id::ABRA]));
    let deck = duel.state.page(Seat::Player).deck().to_vec();
    let mut counts = std::collections::BTreeMap::new();
    for draws in 0..limits.iter().map(|&limit| limit as usize).product() {
        let [a, b, _] = limits.map(usize::from);
        let draws = [draws % a, draws / a % b, draws / a / b].map(|draw| draw as u8);
        let mut duel = duel.clone();
        duel.rules = rules;
        force(&mut duel, &draws);
        duel.shuffle_deck(Seat::Player);
        let drawn = duel.rolls.take().expect("rolls").drawn;
        assert_eq!(drawn.iter().map(|roll| roll.limit).collect::<Vec<_>>(), limits);
        let order = duel.state.page(Seat::Player).deck().to_vec();
        assert!(deck.iter().all(|card| order.contains(card)));
        *counts.entry(order).or_insert(0) += 1;
    }
    counts.into_values().collect()
}

#[test]
fn every_order_is_as_likely_as_any_other() {
    let mut cartridge = orders(Rules::CARTRIDGE, [3, 3, 3]);
    cartridge.sort_unstable();
    assert_eq!(cartridge, [4, 4, 4, 5, 5, 5]);
    assert_eq!(orders(Rules::SHUFFLE, [3, 2, 1]), [1; 6]);
    // Without rolls to record it is the same shuffle.
    let duel = turn(playing(&[id::ABRA]), playing(&[id::ABRA]));
    for rules in [Rules::CARTRIDGE, Rules::SHUFFLE] {
        let [plain, recorded] = [false, true].map(|record| {
            let mut duel = duel.clone();
            (duel.rules, duel.state.rng) = (rules, Rng::new([7, 8, 9]));
            if record {
                force(&mut duel, &[]);
            }
            duel.shuffle_deck(Seat::Player);
            duel.state
        });
        assert_eq!(plain, recorded);
    }
}

/// What hinders the Defending Pokémon under Agility after Mirror Move of an attack that hindered and discarded.
fn hindered(rules: Rules) -> u8 {
    let mine = Side { play: &[id::PIDGEOTTO], attached: &[id::GRASS_ENERGY; 3], ..Side::default() };
    let mut duel = turn(mine, playing(&[id::SQUIRTLE, id::ABRA]));
    duel.rules = rules;
    duel.state.page_mut(Seat::Opponent).substatus1 = Defence::Agility as u8;
    let page = duel.state.page_mut(Seat::Player);
    page.last_damage = [10, 0];
    page.last_substatus2 = Hindrance::Smokescreen as u8;
    answer(&mut duel, &[Answer::Attack(1)]);
    duel.state.page(Seat::Opponent).substatus2
}

#[test]
fn what_takes_no_effects_is_not_hindered() {
    assert_eq!(hindered(Rules::CARTRIDGE), Hindrance::Smokescreen as u8);
    assert_eq!(hindered(Rules::MIRROR_MOVE), 0);
}
