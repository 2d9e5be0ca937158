//! What a rule of no card, or a card that isn't in play, may forbid and hear.

use crate::table::*;
use tallgrass_duel::{
    Answer, Denial, Duel, Refusal,
    prelude::*,
    scenario::{Bench, Side},
    state::DeckIndex,
};
use tallgrass_duel_tutorial::extra_damage::ERIKAS_INVITATION;

const NOT_NOW: Message = Message::refusal("not now");

fn everything() -> Side<'static> {
    Side {
        play: &[id::ODDISH, id::VENOMOTH, id::EKANS],
        attached: &[id::GRASS_ENERGY, id::GRASS_ENERGY],
        hand: &[id::BILL, id::GLOOM, id::ABRA, id::GRASS_ENERGY],
        deck: &[id::GRASS_ENERGY; 20],
        ..Side::NOTHING
    }
}

fn under(rule: &Effect) -> Duel {
    duel(&[rule], everything(), Side { play: &[id::CHANSEY, id::ABRA], ..Side::NOTHING })
}

/// The answers that a rule is about, by the place of their card in the list above.
fn kinds() -> [Answer; 7] {
    let hand = |at: DeckIndex| 5 + at;
    [
        Answer::Trainer(hand(0)),
        Answer::Evolve(hand(1), 0),
        Answer::Basic(hand(2)),
        Answer::Energy(hand(3), 2),
        Answer::Power(1),
        Answer::Retreat,
        Answer::Attack(0),
    ]
}

#[test]
fn every_action_can_be_forbidden() {
    static FREE: Effect = Effect { name: "nothing is forbidden", ..Effect::NEW };
    static RULES: [Effect; 7] = [
        Effect { name: "no Trainers", at: &[at::may_play_trainer(|_, _, _| Err(NOT_NOW))], ..Effect::NEW },
        Effect { name: "no evolution", at: &[at::may_evolve(|_, _, _, _| Err(NOT_NOW))], ..Effect::NEW },
        Effect { name: "no Basics", at: &[at::may_play_basic(|_, _, _| Err(NOT_NOW))], ..Effect::NEW },
        Effect { name: "no Energy", at: &[at::may_attach_energy(|_, _, _, _| Err(NOT_NOW))], ..Effect::NEW },
        Effect { name: "no Powers", at: &[at::may_use_power(|_, _, _| Err(NOT_NOW))], ..Effect::NEW },
        Effect { name: "no retreat", at: &[at::may_retreat(|_, _| Err(NOT_NOW))], ..Effect::NEW },
        Effect { name: "no attack", at: &[at::may_attack(|_, _| Err(NOT_NOW))], ..Effect::NEW },
    ];
    for (rule, forbidden) in RULES.iter().zip(kinds()) {
        let mut duel = under(rule);
        for answer in kinds() {
            if answer == forbidden {
                assert_eq!(refusal(&mut duel, answer), NOT_NOW, "{}", rule.name);
                let mut tried = duel.clone();
                assert_eq!(attempt(&mut tried, answer), Verdict::Refused(NOT_NOW), "{} at the menus", rule.name);
            } else {
                assert!(duel.check(answer).is_ok(), "{}: {answer:?}", rule.name);
            }
        }
        assert!(kinds().iter().all(|&answer| under(&FREE).check(answer).is_ok()));
    }
}

#[test]
fn a_rule_may_be_about_one_pokemon_and_one_card() {
    fn not_the_last(_: &Duel, _: Seat, _: DeckIndex, slot: Slot) -> Result<(), Message> {
        if slot == 2 { Err(NOT_NOW) } else { Ok(()) }
    }
    static RULE: Effect = Effect { name: "not the last", at: &[at::may_attach_energy(not_the_last)], ..Effect::NEW };
    let mut duel = under(&RULE);
    assert!(duel.check(Answer::Energy(8, 1)).is_ok());
    assert_eq!(refusal(&mut duel, Answer::Energy(8, 2)), NOT_NOW);
    // Who chooses the Pokémon later is offered only those that may.
    duel.start_action(Answer::Energy(8, 0xff));
    assert_eq!(duel.answers().to_vec(), [Answer::Slot(0), Answer::Slot(1)]);
}

#[test]
fn a_refusal_names_the_card_that_forbids() {
    static POWER: Effect = Effect {
        name: "drowsiness",
        of: &[(id::CHANSEY, place::FIRST)],
        at: &[at::may_evolve(|_, _, _, _| Err(NOT_NOW))],
        layer: Layer::Before,
        ..Effect::NEW
    };
    static TRAINER: Effect = Effect {
        name: "Bill minds",
        of: &[(id::BILL, place::CARD)],
        at: &[at::may_play_basic(|_, _, _| Err(NOT_NOW))],
        layer: Layer::Before,
        ..Effect::NEW
    };
    for (rule, answer, by, words) in
        [(&POWER, kinds()[1], id::CHANSEY, "Chansey: not now"), (&TRAINER, kinds()[2], id::BILL, "Bill: not now")]
    {
        let duel = under(rule);
        let refusal = duel.check(answer).unwrap_err();
        assert_eq!(refusal, Refusal::Forbidden(Denial { why: NOT_NOW, by: Some(by) }));
        assert_eq!(duel.refusal_in_words(refusal), words);
    }
}

static HEARD: Effect = Effect {
    name: "somebody counts",
    at: &[
        at::card_played(|duel, _, _| duel.set_flag(&PLAYED)),
        at::evolved(|duel, seat, slot| duel.set_mark(seat, slot, &GREW)),
        at::energy_attached(|duel, seat, _, slot| duel.set_mark(seat, slot, &FED)),
        at::power_used(|duel, _, _| duel.set_flag(&POWER)),
        at::attack_used(|duel, _| duel.set_flag(&ATTACKED)),
        at::coin_tossed(|duel, heads| duel.set_flag(if heads { &HEADS } else { &TAILS })),
        at::knocked_out(|duel, seat, slot| {
            assert_eq!((seat, slot), (Seat::Opponent, ACTIVE));
            duel.set_flag(&FELL);
        }),
    ],
    flags: &["played", "power", "attacked", "heads", "tails", "fell"],
    marks: &["grew", "fed"],
    ..Effect::NEW
};
static PLAYED: Flag = Flag::of(&HEARD, "played");
static POWER: Flag = Flag::of(&HEARD, "power");
static ATTACKED: Flag = Flag::of(&HEARD, "attacked");
static HEADS: Flag = Flag::of(&HEARD, "heads");
static TAILS: Flag = Flag::of(&HEARD, "tails");
static FELL: Flag = Flag::of(&HEARD, "fell");
static GREW: Mark = Mark::of(&HEARD, "grew");
static FED: Mark = Mark::of(&HEARD, "fed");

#[test]
fn everything_that_happens_is_heard() {
    let set = |duel: &Duel| duel.flags_set().map(String::from).collect::<Vec<_>>();
    for at in [0, 2] {
        let mut duel = under(&HEARD);
        answer(&mut duel, &[kinds()[at]]);
        assert_eq!(set(&duel), ["played"], "{at}");
    }
    let mut duel = under(&HEARD);
    answer(&mut duel, &[kinds()[1]]);
    assert!(duel.mark(Seat::Player, 0, &GREW) && set(&duel) == ["played"]);
    let mut duel = under(&HEARD);
    answer(&mut duel, &[kinds()[3]]);
    assert!(duel.mark(Seat::Player, 2, &FED) && !duel.mark(Seat::Player, 1, &FED) && set(&duel) == ["played"]);
    let mut duel = under(&HEARD);
    answer(&mut duel, &[kinds()[4]]);
    let color = duel.answers()[0];
    answer(&mut duel, &[color]);
    assert_eq!(set(&duel), ["power"]);
    // An attack that tosses: the flags are looked at while its knock-out waits for a prize to be taken.
    for (coin, side) in [(1, "heads"), (0, "tails")] {
        let mine = Side { play: &[id::CATERPIE], attached: &[id::GRASS_ENERGY; 2], ..Side::NOTHING };
        let theirs = Side { play: &[id::CHANSEY, id::ABRA], damage: 110, ..Side::NOTHING };
        let mut duel = duel_of(&HEARD, mine, theirs);
        force(&mut duel, &[coin]);
        answer(&mut duel, &[Answer::Attack(0)]);
        assert_eq!(set(&duel), ["attacked", side, "fell"]);
    }
}

fn duel_of(rule: &Effect, mine: Side<'_>, theirs: Side<'_>) -> Duel {
    duel(&[rule], mine, theirs)
}

#[test]
fn marks_go_where_their_pokemon_goes_and_end_with_the_turn() {
    let mut duel = under(&HEARD);
    answer(&mut duel, &[kinds()[3], kinds()[5]]);
    while !asks_for_an_action(&duel) {
        let answers = duel.answers();
        let last = *answers.last().expect("an answer");
        answer(&mut duel, &[last]);
    }
    assert_eq!(duel.state.card_id_at(Seat::Player, 0), id::EKANS);
    assert!(duel.mark(Seat::Player, 0, &FED) && !duel.mark(Seat::Player, 2, &FED));
    let again = continued(&duel);
    assert_eq!(again.marks_on(Seat::Player, 0).collect::<Vec<_>>(), ["fed"]);
    answer(&mut duel, &[Answer::EndTurn]);
    assert!(!duel.mark(Seat::Player, 0, &FED));
}

#[test]
fn a_mark_is_gone_when_its_pokemon_evolves_or_leaves() {
    let marked = Bench { at: 0, damage: 0, attached: &[], marks: &[&FED] };
    let side = Side { bench: &[marked], ..everything() };
    let mut duel = duel_of(&HEARD, side, Side { play: &[id::CHANSEY], ..Side::NOTHING });
    assert!(duel.mark(Seat::Player, 0, &FED), "positions have marks by name");
    answer(&mut duel, &[kinds()[1]]);
    assert!(!duel.mark(Seat::Player, 0, &FED));
    let top = duel.state.page(Seat::Player).slots[1];
    duel.set_mark(Seat::Player, 1, &FED);
    duel.state.page_mut(Seat::Player).discard_slot(1);
    duel.state.page_mut(Seat::Player).close_gaps();
    duel.state.page_mut(Seat::Player).take_from_discard(top);
    duel.state.page_mut(Seat::Player).add_to_hand(top);
    let slot = duel.place_pokemon(Seat::Player, top).expect("room");
    assert!(!duel.mark(Seat::Player, slot, &FED), "who comes back comes back unmarked");
}

#[test]
fn what_the_game_remembers_is_read_and_changed_in_the_same_words() {
    let mut duel = under(&HEARD);
    assert!(!duel.flag(&Flag::ENERGY_ATTACHED));
    answer(&mut duel, &[kinds()[3]]);
    assert!(duel.flag(&Flag::ENERGY_ATTACHED));
    duel.clear_flag(&Flag::ENERGY_ATTACHED);
    assert_eq!(duel.state.table.energy_played, 0);
    duel.set_flag(&Flag::RETREAT_FAILED);
    duel.set_flag(&Flag::SAW_THROUGH);
    assert_eq!((duel.state.table.retreat_failed, duel.state.table.sand_heads), (1, 1));
    assert!(duel.mark(Seat::Player, 0, &Mark::MAY_EVOLVE));
    duel.clear_mark(Seat::Player, 0, &Mark::MAY_EVOLVE);
    assert!(duel.check(kinds()[1]).is_err());
    duel.set_mark(Seat::Player, 1, &Mark::USED_POWER);
    assert_eq!(refusal(&mut duel, kinds()[4]), Message::OnlyOncePerTurn);
    let told = happened(&mut duel)
        .into_iter()
        .filter(|event| matches!(event, tallgrass_duel::Event::Flag { .. } | tallgrass_duel::Event::Mark { .. }));
    assert!(told.count() >= 5);
}

#[test]
fn a_flag_of_an_effect_that_isn_t_there_is_never_set() {
    static LONELY: Effect = Effect { name: "lonely", flags: &["nobody knows"], ..Effect::NEW };
    static UNKNOWN: Flag = Flag::of(&LONELY, "nobody knows");
    let mut duel = under(&HEARD);
    duel.set_flag(&UNKNOWN);
    assert!(!duel.flag(&UNKNOWN) && happened(&mut duel).is_empty());
    assert_eq!(ERIKAS_INVITATION.flags.len(), 1);
}
