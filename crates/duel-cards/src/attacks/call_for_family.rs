//! Attacks that search the deck for a Basic Pokémon of a kind and put it on the Bench.

use crate::{
    choose::{deck_and_bench_have_room, in_deck},
    shared::deck_to_bench,
};
use tallgrass_duel::prelude::*;

/// Search your deck for a Nidoran♀ or Nidoran♂, put it on your Bench, and shuffle the deck.
pub static NIDORAN: Effect = Effect {
    name: "Call for Family",
    of: &[(id::NIDORANF, place::SECOND)],
    on: &[
        on::initial_effect_1(deck_and_bench_have_room),
        on::require_selection(|duel, step| choose(duel, step, &NIDORAN_SEARCH)),
        on::after_damage(put_on_bench),
        on::ai_selection(|duel| choose_first(duel, &NIDORAN_SEARCH)),
    ],
    ..Effect::NEW
};

/// Search your deck for a Bellsprout, put it on your Bench, and shuffle the deck.
pub static BELLSPROUT: Effect = Effect {
    name: "Call for Family",
    of: &[(id::BELLSPROUT, place::SECOND)],
    on: &[
        on::initial_effect_1(deck_and_bench_have_room),
        on::require_selection(|duel, step| choose(duel, step, &BELLSPROUT_SEARCH)),
        on::after_damage(put_on_bench),
        on::ai_selection(|duel| choose_first(duel, &BELLSPROUT_SEARCH)),
    ],
    ..Effect::NEW
};

/// Search your deck for a Krabby, put it on your Bench, and shuffle the deck.
pub static KRABBY: Effect = Effect {
    name: "Call for Family",
    of: &[(id::KRABBY, place::FIRST)],
    on: &[
        on::initial_effect_1(deck_and_bench_have_room),
        on::require_selection(|duel, step| choose(duel, step, &KRABBY_SEARCH)),
        on::after_damage(put_on_bench),
        on::ai_selection(|duel| choose_first(duel, &KRABBY_SEARCH)),
    ],
    ..Effect::NEW
};

/// Search your deck for an Oddish, put it on your Bench, and shuffle the deck.
pub static SPROUT: Effect = Effect {
    name: "Sprout",
    of: &[(id::ODDISH, place::SECOND)],
    on: &[
        on::initial_effect_1(deck_and_bench_have_room),
        on::require_selection(|duel, step| choose(duel, step, &ODDISH_SEARCH)),
        on::after_damage(put_on_bench),
        on::ai_selection(|duel| choose_first(duel, &ODDISH_SEARCH)),
    ],
    ..Effect::NEW
};

/// Search your deck for a Basic Fighting Pokémon, put it on your Bench, and shuffle the deck.
pub static CALL_FOR_FRIEND: Effect = Effect {
    name: "Call for Friend",
    of: &[(id::MAROWAK_LV26, place::SECOND)],
    on: &[
        on::initial_effect_1(deck_and_bench_have_room),
        on::require_selection(|duel, step| choose(duel, step, &BASIC_FIGHTING_SEARCH)),
        on::after_damage(put_on_bench),
        on::ai_selection(|duel| choose_first(duel, &BASIC_FIGHTING_SEARCH)),
    ],
    ..Effect::NEW
};

/// What is searched for.
struct Search {
    fits: fn(&Card) -> bool,
    /// Whether the deck may be left without taking one that is there.
    may_leave: fn(&Duel) -> bool,
    why: Message,
}

const NIDORAN_SEARCH: Search =
    Search { fits: is_nidoran, may_leave: may_overlook_nidoran, why: Message::ChooseNidoranFromDeck };
const BELLSPROUT_SEARCH: Search =
    Search { fits: is_bellsprout, may_leave: never, why: Message::ChooseABellsproutFromDeck };
const KRABBY_SEARCH: Search = Search { fits: is_krabby, may_leave: never, why: Message::ChooseAKrabbyFromDeck };
const ODDISH_SEARCH: Search = Search { fits: is_oddish, may_leave: never, why: Message::ChooseAnOddishFromDeck };
const BASIC_FIGHTING_SEARCH: Search = Search {
    fits: is_basic_fighting,
    may_leave: may_overlook_fighting,
    why: Message::ChooseBasicFightingPokemonFromDeck,
};

fn is_nidoran(card: &Card) -> bool {
    matches!(card.id, id::NIDORANF | id::NIDORANM)
}

fn is_bellsprout(card: &Card) -> bool {
    card.id == id::BELLSPROUT
}

fn is_krabby(card: &Card) -> bool {
    card.id == id::KRABBY
}

fn is_oddish(card: &Card) -> bool {
    card.id == id::ODDISH
}

fn is_basic_fighting(card: &Card) -> bool {
    card.kind == Kind::Pokemon(Color::Fighting) && card.stage == 0
}

/// What fits must be taken.
fn never(_: &Duel) -> bool {
    false
}

/// GLITCH: only Nidoran♀ is looked for when the list is left without choosing, so a Nidoran♂ may be left in the deck.
fn may_overlook_nidoran(duel: &Duel) -> bool {
    !duel.rules.contains(Rules::DECK_SEARCH) && in_deck(duel, |card| card.id == id::NIDORANF).as_slice().is_empty()
}

/// GLITCH: when the list is left without choosing, the card shown last is looked at and not the cards of the deck, so
/// one may leave by scrolling to a card that doesn't fit.
fn may_overlook_fighting(duel: &Duel) -> bool {
    !duel.rules.contains(Rules::DECK_SEARCH) && !in_deck(duel, |card| !is_basic_fighting(card)).as_slice().is_empty()
}

fn choose(duel: &mut Duel, step: u8, search: &Search) -> Next {
    if step == 0 {
        duel.set_arg(0, NO_CARD);
        let list = in_deck(duel, search.fits);
        if list.as_slice().is_empty() {
            return Next::Done;
        }
        let (me, may_leave) = (duel.me(), (search.may_leave)(duel));
        let question = duel.ask_card(me, me, list, search.why);
        if may_leave {
            question.or_stop();
        }
        return Next::Ask(1);
    }
    if let Some(card) = duel.answered() {
        duel.state.work.card = card;
        duel.set_arg(0, card);
    }
    Next::Done
}

fn choose_first(duel: &mut Duel, search: &Search) {
    let first = in_deck(duel, search.fits).as_slice().first().copied();
    duel.set_arg(0, first.unwrap_or(NO_CARD));
}

fn put_on_bench(duel: &mut Duel) {
    let (me, card) = (duel.me(), duel.arg(0));
    if card != NO_CARD {
        deck_to_bench(duel, me, card);
        // The opponent is shown the card.
        if !duel.state.page(me).answers() {
            duel.say(Message::PlacedOnTheBench);
        }
    }
    duel.shuffle_deck(me);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::Answer;

    fn search(caller: CardId, place: u8, deck: &[CardId], rules: Rules) -> Duel {
        let all = [id::GRASS_ENERGY, id::GRASS_ENERGY, id::WATER_ENERGY, id::FIGHTING_ENERGY, id::FIGHTING_ENERGY];
        let mut duel = turn(
            Side { play: &[caller], attached: &all, deck, ..Side::default() },
            Side { play: &[id::ABRA], ..Side::default() },
        );
        duel.rules = rules;
        answer(&mut duel, &[Answer::Attack(place)]);
        duel
    }

    #[test]
    fn what_fits_comes_to_the_bench() {
        let mut duel = search(id::BELLSPROUT, 1, &[id::BILL, id::BELLSPROUT, id::LASS], Rules::CARTRIDGE);
        let bellsprout = duel.answers();
        assert_eq!(bellsprout.len(), 1);
        answer(&mut duel, &bellsprout);
        assert_eq!(duel.state.card_id_at(Seat::Player, 1), id::BELLSPROUT);
    }

    #[test]
    fn where_nothing_fits_nothing_is_asked() {
        let duel = search(id::KRABBY, 0, &[id::BILL, id::LASS], Rules::CARTRIDGE);
        assert_eq!(duel.state.turn, Seat::Opponent);
    }

    #[test]
    fn a_nidoran_may_be_left_where_no_female_is() {
        let may_leave = |deck: &[CardId], rules| search(id::NIDORANF, 1, deck, rules).answers().contains(&Answer::Stop);
        assert!(may_leave(&[id::NIDORANM, id::BILL], Rules::CARTRIDGE));
        assert!(!may_leave(&[id::NIDORANM, id::NIDORANF], Rules::CARTRIDGE));
        assert!(!may_leave(&[id::NIDORANM, id::BILL], Rules::DECK_SEARCH));
        let call =
            |rules| search(id::MAROWAK_LV26, 1, &[id::MACHOP, id::BILL], rules).answers().contains(&Answer::Stop);
        assert!(call(Rules::CARTRIDGE) && !call(Rules::DECK_SEARCH));
    }
}
