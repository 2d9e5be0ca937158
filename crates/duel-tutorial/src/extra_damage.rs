//! Tangela's Tactful Tangling: 60 more damage if Erika's Invitation was played this turn. Both are cards of their own.
//!
//! The damage is added before weakness and resistance. An attack that copies Tactful Tangling gets it too. What the
//! tutorial leaves open about the invitation is settled so: it is refused if the opponent has no card in hand or a full
//! Bench; whoever plays it sees the whole hand while choosing, and must choose a Basic Pokémon if there is one; whoever is
//! invited comes in undisturbed, and whoever was there goes to the Bench without conditions.

use tallgrass_cards::{Attack, Card, Category, Color, Kind, Name, NewCard};
use tallgrass_duel::{PackCard, prelude::*};

/// Look at the opponent's hand, put a Basic Pokémon from it on their Bench, and switch it in.
pub static ERIKAS_INVITATION: Effect = Effect {
    name: "Erika's Invitation",
    on: &[on::initial_effect_1(somebody_can_come), on::before_damage_steps(invite)],
    flags: &["played Erika's Invitation"],
    ..Effect::NEW
};

/// 60 more damage after Erika's Invitation.
pub static TACTFUL_TANGLING: Effect =
    Effect { name: "Tactful Tangling", on: &[on::before_damage(add_damage)], ..Effect::NEW };

static INVITED: Flag = Flag::of(&ERIKAS_INVITATION, "played Erika's Invitation");

/// How much more damage.
pub const MORE: u16 = 60;

/// What the invitation counts as: see [`crate::one_supporter`].
pub const SUPPORTER: &str = "Supporter";

const NO_HAND: Message = Message::refusal("the opponent has no card in hand");
const COMES_IN: Message = Message::outcome("{who} is invited to send {pokemon}, who comes in from the hand.");
const FULL_BENCH: Message = Message::refusal("the opponent's Bench is full");
/// What is asked of whoever plays it.
pub const INVITE: Message = Message::prompt("Look at the hand, and invite a Basic Pokémon from it");

/// Tangela, a Basic Pokémon.
pub fn tangela() -> PackCard {
    let tangling = Attack {
        name: Name::new("Tactful Tangling"),
        cost: [0, 0, 0, 0, 0, 0, 1],
        damage: 10,
        category: Category::Plus,
        has_effect: true,
        ..Attack::NONE
    };
    let card = Card {
        constant: Name::new("TANGELA_TACTFUL"),
        name: Name::new("Tangela"),
        kind: Kind::Pokemon(Color::Grass),
        hp: 50,
        weakness: Color::Fire.bit(),
        retreat: 1,
        dex: 114,
        level: 17,
        attacks: [tangling, Attack::NONE],
        ..Card::NONE
    };
    PackCard {
        card: NewCard { card, evolves_from: Name::default() },
        does: vec![(place::FIRST, (&TACTFUL_TANGLING).into())],
        texts: vec![(place::FIRST, "60 more damage if you played Erika's Invitation this turn.".into())],
    }
}

/// Erika's Invitation, a Trainer.
pub fn erikas_invitation() -> PackCard {
    let card = Card {
        constant: Name::new("ERIKAS_INVITATION"),
        name: Name::new("Erika's Invitation"),
        kind: Kind::Trainer,
        tags: vec![Name::new(SUPPORTER)],
        ..Card::NONE
    };
    let text = "Look at your opponent's hand and put a Basic Pokémon you find there on their Bench. It becomes their \
                Active Pokémon.";
    PackCard {
        card: NewCard { card, evolves_from: Name::default() },
        does: vec![(place::CARD, (&ERIKAS_INVITATION).into())],
        texts: vec![(place::CARD, text.into())],
    }
}

fn somebody_can_come(duel: &mut Duel) -> Result<(), Message> {
    let theirs = duel.state.page(duel.foe());
    match (theirs.hand_count, theirs.in_play) {
        (0, _) => Err(NO_HAND),
        (_, 6..) => Err(FULL_BENCH),
        _ => Ok(()),
    }
}

fn invite(duel: &mut Duel, step: u8) -> Next {
    let (me, foe) = (duel.me(), duel.foe());
    if step == 0 {
        duel.set_flag(&INVITED);
        duel.show_hand(me);
        let mut basics = duel.state.hand_list(foe);
        basics.retain(|card| duel.card(foe, card).is_basic_pokemon());
        let nobody = basics.as_slice().is_empty();
        let question = duel.ask_card(me, foe, basics, INVITE).with_their_hand_open();
        if nobody {
            question.or_stop();
        }
        return Next::Ask(1);
    }
    let Some(card) = duel.answered() else { return Next::Done };
    if let Some(slot) = duel.place_pokemon(foe, card) {
        duel.state.page_mut(foe).switch_active(slot);
        // What kept this side from attacking for the sake of the Pokémon that left ends with it.
        duel.state.page_mut(me).end_hindrance_by_opponent();
        duel.tell(COMES_IN, foe, card, ACTIVE);
    }
    Next::Done
}

fn add_damage(duel: &mut Duel) {
    if duel.flag(&INVITED) {
        duel.add_damage(MORE);
    }
}
