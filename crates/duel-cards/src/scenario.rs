//! Small positions for the tests that stand beside the effects.

use crate::rulebook;
use tallgrass_cards::{CardId, id};
use tallgrass_duel::{
    Answer, Duel, Event, Message, Rules, Seat, State,
    duel::Rolls,
    state::{ACTIVE, DeckIndex},
};

/// What lies before one duelist. The Pokémon in play may be Basic or not; the rest of the sixty cards is discarded.
#[derive(Clone, Copy, Default)]
pub(crate) struct Side<'a> {
    /// The Pokémon in play, Active first.
    pub play: &'a [CardId],
    /// Cards attached to the Active Pokémon.
    pub attached: &'a [CardId],
    /// The hand.
    pub hand: &'a [CardId],
    /// The deck, top first.
    pub deck: &'a [CardId],
}

impl Side<'_> {
    fn cards(self) -> [CardId; 60] {
        let mut cards = [id::GRASS_ENERGY; 60];
        let listed = self.play.iter().chain(self.attached).chain(self.hand).chain(self.deck);
        for (place, &card) in cards.iter_mut().zip(listed) {
            *place = card;
        }
        cards
    }

    fn deal(self, state: &mut State, seat: Seat) {
        let (play, attached, hand) = (self.play.len(), self.attached.len(), self.hand.len());
        for index in 0..play + attached + hand {
            let card = state.page_mut(seat).draw().expect("a card");
            state.page_mut(seat).add_to_hand(card);
            if index < play {
                state.place_pokemon(seat, card);
            } else if index < play + attached {
                state.page_mut(seat).hand_to_slot(card, ACTIVE);
            }
        }
        let rest = play + attached + hand + self.deck.len();
        for card in rest as DeckIndex..60 {
            state.page_mut(seat).take_from_deck(card);
            state.page_mut(seat).discard(card);
        }
    }
}

/// A duel in the player's turn.
pub(crate) fn duel(mine: Side<'_>, theirs: Side<'_>) -> Duel {
    let mut state = State::new([mine.cards(), theirs.cards()], [1, 2, 3]);
    state.turn = Seat::Player;
    state.table.whose_turn = Seat::Player.page();
    mine.deal(&mut state, Seat::Player);
    theirs.deal(&mut state, Seat::Opponent);
    Duel::new(state, rulebook(), Rules::CARTRIDGE)
}

/// Uses an attack of the player's Active Pokémon with these draws first (1 is heads); gives what was said after the
/// attack was announced.
pub(crate) fn attack(duel: &mut Duel, place: u8, draws: &[u8]) -> Vec<Message> {
    duel.log = Some(Vec::new());
    duel.rolls = Some(Box::new(Rolls { forced: draws.iter().copied().collect(), ..Rolls::default() }));
    duel.start_action(Answer::Attack(place));
    assert!(duel.is_idle(), "{:?}", duel.pending());
    let left = duel.rolls.take().expect("rolls").forced;
    assert!(left.is_empty(), "draws that weren't used: {left:?}");
    let said = duel.log.take().expect("a log").into_iter().filter_map(|event| match event {
        Event::Say(message) => Some(message),
        _ => None,
    });
    said.filter(|&message| message != Message::PokemonsAttack).collect()
}
