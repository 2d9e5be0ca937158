//! Attaching a basic Energy as an attack.

use crate::table::*;
use tallgrass_duel::{
    Answer, Duel, Event,
    event::Action,
    prelude::*,
    scenario::Side,
    state::{Location, NO_CARD},
};
use tallgrass_duel_tutorial::attach_as_attack::ATTACH_AS_ATTACK;

const ENERGY: CardId = id::LIGHTNING_ENERGY;
const HAND: &[CardId] = &[id::GRASS_ENERGY, id::DOUBLE_COLORLESS_ENERGY, id::FIRE_ENERGY, id::BILL];

fn mine(hand: &[CardId]) -> Side<'_> {
    Side { play: &[id::PIKACHU_LV12, id::ABRA], attached: &[ENERGY], hand, ..Side::default() }
}

fn theirs(active: &[CardId]) -> Side<'_> {
    Side { play: active, ..Side::default() }
}

fn pikachu(hand: &[CardId]) -> Duel {
    duel(&[&ATTACH_AS_ATTACK], mine(hand), theirs(&[id::CHANSEY, id::EKANS]))
}

fn location(duel: &Duel, card: u8) -> u8 {
    duel.state.page(Seat::Player).location(card)
}

#[test]
fn without_a_basic_energy_it_can_t_be_used_not_even_for_its_damage() {
    for hand in [&[][..], &[id::BILL, id::DOUBLE_COLORLESS_ENERGY]] {
        let mut duel = pikachu(hand);
        assert_eq!(refusal(&mut duel, Answer::Attack(0)).text(), "there is no basic Energy in your hand");
        // At the cartridge's menus one gets back to the menu, and the turn goes on.
        attempt(&mut duel, Answer::Attack(0));
        assert!(asks_for_an_action(&duel));
        assert_eq!(duel.damage_on(Seat::Opponent, 0), 0);
    }
}

#[test]
fn one_of_the_basic_energies_and_one_of_one_s_pokemon_are_chosen_without_a_way_back() {
    let mut duel = pikachu(HAND);
    let (grass, fire) = (in_hand(&duel, id::GRASS_ENERGY), in_hand(&duel, id::FIRE_ENERGY));
    attempt(&mut duel, Answer::Attack(0));
    assert_eq!(duel.answers().as_slice(), [Answer::Card(fire), Answer::Card(grass)]);
    attempt(&mut duel, Answer::Card(grass));
    assert_eq!(duel.answers().as_slice(), [Answer::Slot(0), Answer::Slot(1)]);
}

#[test]
fn a_pokemon_without_hit_points_is_no_choice() {
    let mut duel = pikachu(HAND);
    let grass = in_hand(&duel, id::GRASS_ENERGY);
    duel.state.page_mut(Seat::Player).hp[1] = 0;
    answer(&mut duel, &[Answer::Attack(0), Answer::Card(grass)]);
    assert_eq!(duel.answers().as_slice(), [Answer::Slot(0)]);
}

#[test]
fn the_damage_comes_before_the_energy() {
    let mut duel = pikachu(HAND);
    let fire = in_hand(&duel, id::FIRE_ENERGY);
    answer(&mut duel, &[Answer::Attack(0), Answer::Card(fire)]);
    assert_eq!(duel.damage_on(Seat::Opponent, 0), 0, "what is attached is chosen before the damage");
    answer(&mut duel, &[Answer::Slot(1)]);
    assert_eq!(duel.state.page(Seat::Opponent).hp[0], 110);
    assert_eq!(location(&duel, fire), Location::PLAY_AREA | 1);
}

#[test]
fn it_is_not_the_turn_s_energy() {
    let mut duel = pikachu(HAND);
    let (grass, fire) = (in_hand(&duel, id::GRASS_ENERGY), in_hand(&duel, id::FIRE_ENERGY));
    // It isn't kept off by one that was attached before…
    answer(&mut duel, &[Answer::Energy(grass, 1)]);
    assert_eq!(duel.state.table.energy_played, 1);
    answer(&mut duel, &[Answer::Attack(0), Answer::Card(fire), Answer::Slot(0)]);
    assert_eq!(location(&duel, fire), Location::PLAY_AREA);
    // …and doesn't count as one itself.
    let mut duel = pikachu(HAND);
    duel.start_action(Answer::Attack(0));
    answer(&mut duel, &[Answer::Card(fire), Answer::Slot(0)]);
    assert_eq!(duel.state.table.energy_played, 0);
}

#[test]
fn rain_dance_has_nothing_to_do_with_it() {
    let mine = Side {
        play: &[id::PIKACHU_LV12, id::BLASTOISE],
        attached: &[ENERGY],
        hand: &[id::WATER_ENERGY],
        ..Side::default()
    };
    let mut duel = duel(&[&ATTACH_AS_ATTACK], mine, theirs(&[id::CHANSEY]));
    let water = in_hand(&duel, id::WATER_ENERGY);
    duel.start_action(Answer::Attack(0));
    answer(&mut duel, &[Answer::Card(water), Answer::Slot(0)]);
    assert_eq!((location(&duel, water), duel.state.table.energy_played), (Location::PLAY_AREA, 0));
}

#[test]
fn an_attack_that_sand_hinders_attaches_nothing() {
    let mut duel = pikachu(HAND);
    duel.state.page_mut(Seat::Player).substatus2 = Hindrance::SandAttack as u8;
    force(&mut duel, &[0]);
    answer(&mut duel, &[Answer::Attack(0)]);
    assert_eq!(left(&duel), 0);
    assert_eq!(duel.state.page(Seat::Player).hand_count, 4);
    assert_eq!(duel.me(), Seat::Opponent, "the turn is over");
}

#[test]
fn a_confused_attacker_attaches_nothing_on_tails_and_chooses_on_heads() {
    let mut confused = pikachu(HAND);
    confused.state.page_mut(Seat::Player).status = Condition::Confused as u8;
    let mut duel = confused.clone();
    force(&mut duel, &[0]);
    answer(&mut duel, &[Answer::Attack(0)]);
    assert_eq!(duel.state.page(Seat::Player).hand_count, 4);
    assert_eq!(duel.me(), Seat::Opponent);

    let mut duel = confused;
    let grass = in_hand(&duel, id::GRASS_ENERGY);
    force(&mut duel, &[1]);
    answer(&mut duel, &[Answer::Attack(0)]);
    assert_eq!(left(&duel), 0, "the toss comes before the choice");
    answer(&mut duel, &[Answer::Card(grass), Answer::Slot(0)]);
    assert_eq!(location(&duel, grass), Location::PLAY_AREA);
}

#[test]
fn it_goes_to_an_attacker_that_is_struck_down_and_is_discarded_with_it() {
    let mut duel = duel(&[&ATTACH_AS_ATTACK], mine(HAND), theirs(&[id::MACHAMP, id::EKANS]));
    duel.state.page_mut(Seat::Player).hp[0] = 10;
    let grass = in_hand(&duel, id::GRASS_ENERGY);
    answer(&mut duel, &[Answer::Attack(0), Answer::Card(grass), Answer::Slot(0)]);
    assert!(said(&mut duel).contains(&Message::ReceivesDamageDueToStrikesBack));
    answer(&mut duel, &[Answer::Pick(0), Answer::Slot(1)]);
    assert_eq!(location(&duel, grass), Location::DISCARD);
    assert_eq!(duel.state.card_id_at(Seat::Player, 0), id::ABRA);
}

#[test]
fn it_is_attached_before_knock_outs_are_judged() {
    let mut duel = pikachu(HAND);
    duel.state.page_mut(Seat::Opponent).hp[0] = 10;
    let grass = in_hand(&duel, id::GRASS_ENERGY);
    answer(&mut duel, &[Answer::Attack(0), Answer::Card(grass), Answer::Slot(1)]);
    assert_eq!(duel.pending().ask, tallgrass_duel::Ask::Prize);
    assert_eq!(location(&duel, grass), Location::PLAY_AREA | 1);
}

/// The cartridge's AI in the player's seat, about to attack.
fn ai(hand: &[CardId]) -> Duel {
    let mut duel = pikachu(hand);
    duel.state.page_mut(Seat::Player).duelist = 0x80;
    duel.state.flow = tallgrass_duel::flow::Flow::EMPTY;
    duel
}

fn command(duel: &mut Duel, action: Action, change: impl FnOnce(&mut [u8; 10])) {
    let mut parameters = duel.state.work.parameters;
    change(&mut parameters);
    duel.command(action, parameters);
}

#[test]
fn the_ai_attaches_its_newest_basic_energy_to_its_active_pokemon() {
    let mut duel = ai(HAND);
    let fire = in_hand(&duel, id::FIRE_ENERGY);
    command(&mut duel, Action::BeginAttack, |p| (p[1], p[2]) = (0, 0));
    duel.select_for_ai();
    assert_eq!((duel.arg(0), duel.arg(1)), (fire, 0));
    command(&mut duel, Action::UseAttack, |_| {});
    said(&mut duel);
    command(&mut duel, Action::AttackAnimAndDamage, |_| {});
    assert_eq!(location(&duel, fire), Location::PLAY_AREA);
    assert_eq!(said(&mut duel), [Message::AttachedEnergyToPokemon], "the other side is told");
}

#[test]
fn an_ai_without_energy_in_its_hand_attaches_none() {
    let mut duel = ai(&[id::BILL]);
    command(&mut duel, Action::BeginAttack, |p| (p[1], p[2]) = (0, 0));
    duel.select_for_ai();
    assert_eq!(duel.arg(0), NO_CARD);
    command(&mut duel, Action::UseAttack, |_| {});
    let before = duel.state.pages;
    command(&mut duel, Action::AttackAnimAndDamage, |_| {});
    assert_eq!(duel.state.pages[0], before[0]);
}

#[test]
fn the_ai_s_pipeline_knows_that_it_can_t_be_used() {
    let duel = ai(&[id::BILL]);
    assert!(duel.check(Answer::Attack(0)).is_err());
}

#[test]
fn the_choice_is_announced_with_the_attack() {
    let mut duel = pikachu(HAND);
    let grass = in_hand(&duel, id::GRASS_ENERGY);
    answer(&mut duel, &[Answer::Attack(0), Answer::Card(grass), Answer::Slot(1)]);
    let announced = happened(&mut duel).into_iter().find_map(|event| match event {
        Event::Announce { action: Action::AttackAnimAndDamage, parameters, .. } => Some(parameters),
        _ => None,
    });
    assert_eq!(announced.map(|parameters| (parameters[2], parameters[3])), Some((grass, 1)));
}

#[test]
fn the_variant_takes_any_energy() {
    use tallgrass_duel_tutorial::attach_as_attack::ATTACH_ANY_AS_ATTACK;
    let mine = Side {
        play: &[id::PIKACHU_LV12],
        attached: &[id::LIGHTNING_ENERGY],
        hand: &[id::DOUBLE_COLORLESS_ENERGY],
        ..Side::default()
    };
    let theirs = Side { play: &[id::CHANSEY], ..Side::default() };
    assert!(duel(&[&ATTACH_AS_ATTACK], mine, theirs).check(Answer::Attack(0)).is_err());
    let mut duel = duel(&[&ATTACH_ANY_AS_ATTACK], mine, theirs);
    answer(&mut duel, &[Answer::Attack(0), Answer::Card(2), Answer::Slot(0)]);
    assert_eq!(duel.energies(Seat::Player, 0).total, 3);
}
