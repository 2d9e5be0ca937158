//! Answers and events in words, for people.

mod changes;
mod terms;

pub use terms::{adjective, alike, counted, hindrance, listed, place_name, protection};

use crate::{
    Answer, Denial, Duel, Event, Message, Refusal,
    choice::Ask,
    effect::place,
    event::Action,
    message::MessageKind,
    state::{ACTIVE, DeckIndex, Finish, Seat, Slot},
};
use tallgrass_cards::{Card, CardId, Color};

/// A card's name, with its level where several cards share the name.
pub fn card_name(card: &Card) -> String {
    card.full_name()
}

/// What an effect says in words of its own, with who, what and whom in their places.
fn filled(words: &str, who: &str, card: &str, pokemon: &str) -> String {
    words.replace("{who}", who).replace("{card}", card).replace("{pokemon}", pokemon)
}

/// Tells what happens in a duel, event by event.
///
/// ```
/// use tallgrass_duel::{Answer, Deck, Setup, words::Teller};
///
/// let deck = Deck::parse("40 Water Energy\n4 Squirtle\n4 Seel\n4 Staryu\n4 Goldeen\n4 Poliwag")?;
/// let mut duel = Setup::new([deck, deck]).begin(tallgrass_duel_cards::rulebook());
/// duel.log = Some(Vec::new());
/// let mut teller = Teller::new(["Ann", "Ben"]);
/// while !matches!(duel.pending().ask, tallgrass_duel::Ask::Turn) {
///     let answer = *duel.answers().last().unwrap();
///     println!("{}", duel.in_words(answer));
///     duel.answer(answer)?;
///     for event in duel.log.replace(Vec::new()).unwrap_or_default() {
///         if let Some(line) = teller.tell(&duel, &event) {
///             println!("{line}");
///         }
///     }
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Teller<'a> {
    names: [&'a str; 2],
    owner: Seat,
}

impl Duel {
    /// The name of a card, with its level where several share the name.
    pub fn card_name(&self, id: CardId) -> String {
        card_name(self.rulebook().card(id))
    }

    fn name_of(&self, seat: Seat, card: DeckIndex) -> String {
        self.card_name(self.state.card_id(seat, card))
    }

    /// A Pokémon with its place: "Charmander (Active)".
    fn in_place(&self, card: CardId, slot: Slot) -> String {
        format!("{} ({})", self.card_name(card), place_name(slot))
    }

    fn name_in(&self, seat: Seat, slot: Slot) -> String {
        self.in_place(self.state.card_id_at(seat, slot), slot)
    }

    /// Why an answer wasn't taken, with the name of the card that forbids it if one does.
    pub fn refusal_in_words(&self, refusal: Refusal) -> String {
        match refusal {
            Refusal::Forbidden(Denial { why, by: Some(card) }) => {
                format!("{}: {}", self.card_name(card), self.rulebook().text_of(why))
            }
            Refusal::Because(why) => self.rulebook().text_of(why).into(),
            other => other.to_string(),
        }
    }

    /// An answer to what is pending, in words: "Attach Fire Energy to Charmander (Active)".
    pub fn in_words(&self, answer: Answer) -> String {
        let pending = self.pending();
        let who = pending.who;
        let card = |index| self.name_of(who, index);
        match answer {
            Answer::EndTurn => "End the turn".into(),
            Answer::Attack(index) => {
                let attack = self.card_at(who, ACTIVE).attacks.get(index as usize);
                format!("Attack: {}", attack.map_or("?", |attack| &attack.name))
            }
            Answer::Power(slot) => {
                let power = &self.card_at(who, slot).attacks[place::FIRST as usize].name;
                format!("Use {power} of {}", self.name_in(who, slot))
            }
            Answer::Retreat => format!("Retreat {}", self.name_in(who, ACTIVE)),
            Answer::Trainer(index) => format!("Play {}", card(index)),
            Answer::Energy(index, slot) => format!("Attach {} to {}", card(index), self.name_in(who, slot)),
            Answer::Basic(index) => match pending.ask {
                Ask::Place { bench: false } => format!("Begin with {}", card(index)),
                _ => format!("Put {} on the Bench", card(index)),
            },
            Answer::Evolve(index, slot) => format!("Evolve {} into {}", self.name_in(who, slot), card(index)),
            Answer::Card(index) => match pending.ask {
                Ask::Card { of } => self.name_of(of, index),
                _ => card(index),
            },
            Answer::Slot(slot) => match pending.ask {
                Ask::Slot { area, .. } if area == who => self.name_in(area, slot),
                Ask::Slot { area, .. } => format!("the opponent's {}", self.name_in(area, slot)),
                _ => self.name_in(who, slot),
            },
            Answer::Pick(number) => self.pick_in_words(number),
            Answer::Yes => "Yes".into(),
            Answer::No => "No".into(),
            Answer::Stop => "Enough".into(),
            Answer::Back => "Go back".into(),
            Answer::Restart => "Play the turn again".into(),
        }
    }

    fn pick_in_words(&self, number: u8) -> String {
        let pending = self.pending();
        match (pending.ask, pending.why) {
            (Ask::Prize, _) => format!("Prize {}", number + 1),
            (_, Message::ChooseColor) => {
                Color::from_number(number).map_or_else(|| number.to_string(), |color| format!("{color:?}"))
            }
            (_, Message::ChooseAttackOpponentWillNotBeAbleToUse | Message::ChooseOppAttackToBeUsedWithMetronome) => {
                let attacks = &self.card_at(pending.who.other(), ACTIVE).attacks;
                attacks.get(number as usize).map_or_else(|| number.to_string(), |attack| attack.name.to_string())
            }
            (_, Message::PleaseSelectTheDeck | Message::PleaseSelectThePlayArea) => {
                if number == 0 {
                    "Your own side".into()
                } else {
                    "The opponent's side".into()
                }
            }
            (_, Message::WhichCardWouldYouLikeToSee) => match number {
                6 => "A card of the hand".into(),
                7 => "The top card of the deck".into(),
                prize => format!("Prize {}", prize + 1),
            },
            _ => number.to_string(),
        }
    }
}

impl<'a> Teller<'a> {
    /// A teller who calls the duelists by these names.
    pub const fn new(names: [&'a str; 2]) -> Self {
        Self { names, owner: Seat::Player }
    }

    /// Tells from here on of somebody's turn, of whose beginning nothing was told.
    pub const fn in_turn_of(&mut self, owner: Seat) {
        self.owner = owner;
    }

    fn name(&self, seat: Seat) -> &'a str {
        self.names[seat as usize]
    }

    /// What an event says, if it says something; to be asked for every event in order, soon after it happened.
    pub fn tell(&mut self, duel: &Duel, event: &Event) -> Option<String> {
        let name = |seat| self.name(seat);
        Some(match *event {
            Event::Turn(number, owner) => {
                self.owner = owner;
                format!("Turn {}: {}.", number as u32 + 1, self.name(owner))
            }
            Event::Announce { action, parameters, .. } => return self.announcement(duel, action, parameters),
            Event::Coin(true) => "Heads.".into(),
            Event::Coin(false) => "Tails.".into(),
            Event::Shuffle(seat, _) => format!("{} shuffles.", name(seat)),
            Event::Say(message) if message.kind() == MessageKind::Outcome => duel.rulebook().text_of(message).into(),
            Event::Damaged { who, slot, card, damage, left } => {
                let pokemon = duel.in_place(card, slot);
                format!("{}'s {pokemon} takes {damage} damage and has {left} HP left.", name(who))
            }
            Event::TakesPrizes(seat, count) => format!("{} takes {count} of the prizes.", name(seat)),
            Event::Replaced { who, card, .. } => {
                format!("{} sends out {}.", name(who), duel.card_name(card))
            }
            Event::Finished { finished, owner, .. } => match finished {
                finished if finished == Finish::Won as u8 => format!("{} wins.", name(owner)),
                finished if finished == Finish::Lost as u8 => format!("{} wins.", name(owner.other())),
                _ => "It is a tie: sudden death, for one prize.".into(),
            },
            Event::Shown { to, of, card } => format!("{} sees {}.", name(to), duel.name_of(of, card)),
            Event::Flag { number, set: true } => format!("Until the turn is over: {}.", duel.flag_name(number)),
            Event::Flag { number, set: false } => format!("No longer: {}.", duel.flag_name(number)),
            Event::Mark { who, slot, number, set } => {
                let (whose, what) = (duel.name_in(who, slot), duel.mark_name(number));
                let until = if set { "until the turn is over" } else { "no longer" };
                format!("{}'s {whose}, {until}: {what}.", name(who))
            }
            Event::Told { words, who, card, slot } => {
                filled(duel.rulebook().text_of(words), name(who), &duel.name_of(who, card), &duel.name_in(who, slot))
            }
            Event::Changed(seat, change) => return self.change(duel, seat, change),
            Event::Say(_) | Event::Judged { .. } | Event::Executed(_) => return None,
        })
    }

    fn announcement(&self, duel: &Duel, action: Action, parameters: [u8; 10]) -> Option<String> {
        let (owner, name) = (self.owner, self.name(self.owner));
        let [_, card, first, second, ..] = parameters;
        Some(match action {
            Action::PlayBasic => format!("{name} puts {} on the Bench.", duel.name_of(owner, first)),
            Action::Evolve => {
                let into = duel.name_of(owner, first);
                match duel.evolved_from(owner, second) {
                    Some(from) => format!("{name} evolves {} into {into}.", duel.in_place(from, second)),
                    None => format!("{name} evolves a Pokémon into {into}."),
                }
            }
            Action::PlayEnergy => {
                format!("{name} attaches {} to {}.", duel.name_of(owner, first), duel.name_in(owner, second))
            }
            Action::AttemptRetreat => format!("{name} retreats."),
            Action::FinishNoAttack => format!("{name} ends the turn."),
            Action::PlayTrainer => format!("{name} plays {}.", duel.name_of(owner, card)),
            Action::BeginAttack => {
                let attacker = duel.rulebook().card(duel.state.card_id(owner, card));
                let attack = attacker.attacks.get(first as usize).map_or("an attack", |attack| &attack.name);
                format!("{name}'s {} uses {attack}.", card_name(attacker))
            }
            Action::UsePower => {
                let user = duel.rulebook().card(duel.state.card_id(owner, card));
                format!("{name}'s {} uses its Power {}.", card_name(user), duel.power_name(user.id))
            }
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tallgrass_cards::{card, id};

    #[test]
    fn a_level_tells_namesakes_apart() {
        assert_eq!(card_name(card(id::MEW_LV8)), "Mew Lv8");
        assert_eq!(card_name(card(id::BULBASAUR)), "Bulbasaur");
        assert_eq!(card_name(card(id::BILL)), "Bill");
    }
}
