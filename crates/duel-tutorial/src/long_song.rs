//! Jynx's Long Song: a Power that ends attacks for the turn. Draw a card; you can't attack any more this turn.
//!
//! What it forbids holds whatever becomes of Jynx: it acts always, not only while she is in play and awake.

use tallgrass_cards::{Attack, Card, Category, Color, Kind, Name, NewCard};
use tallgrass_duel::{PackCard, prelude::*};
use tallgrass_duel_cards::shared::draw_cards;

/// Once a turn, draw a card. You can't attack any more this turn.
pub static LONG_SONG: Effect = Effect {
    name: "Long Song",
    on: &[on::initial_effect_2(may_sing), on::before_damage(sing)],
    always: &[at::may_attack(unless_she_sang)],
    flags: &["listened to a Long Song"],
    ..Effect::NEW
};

static SUNG: Flag = Flag::of(&LONG_SONG, "listened to a Long Song");

/// Why not.
pub const AFTER_THE_SONG: Message = Message::refusal("after the Long Song you can't attack this turn");

/// Jynx, a Basic Pokémon.
pub fn jynx() -> PackCard {
    let song = Attack { name: Name::new("Long Song"), category: Category::Power, has_effect: true, ..Attack::NONE };
    let slap = Attack { name: Name::new("Slap"), cost: [0, 0, 0, 0, 0, 1, 0], damage: 20, ..Attack::NONE };
    let card = Card {
        constant: Name::new("JYNX_LONG_SONG"),
        name: Name::new("Jynx"),
        kind: Kind::Pokemon(Color::Psychic),
        hp: 60,
        weakness: Color::Psychic.bit(),
        retreat: 1,
        dex: 124,
        level: 18,
        attacks: [song, slap],
        ..Card::NONE
    };
    PackCard {
        card: NewCard { card, evolves_from: Name::default() },
        does: vec![(place::FIRST, (&LONG_SONG).into())],
        texts: vec![(place::FIRST, "Once a turn, draw a card. You can't attack any more this turn.".into())],
    }
}

fn may_sing(duel: &mut Duel) -> Result<(), Message> {
    let (me, user) = (duel.me(), duel.state.work.slot);
    duel.set_arg(0, user);
    if duel.mark(me, user, &Mark::USED_POWER) {
        return Err(Message::OnlyOncePerTurn);
    }
    duel.can_use_power(me, user)?;
    if duel.state.page(me).deck_count() == 0 { Err(Message::NoCardsLeftInTheDeck) } else { Ok(()) }
}

fn sing(duel: &mut Duel) {
    let (me, user) = (duel.me(), duel.arg(0));
    duel.set_mark(me, user, &Mark::USED_POWER);
    duel.set_flag(&SUNG);
    draw_cards(duel, me, 1);
}

fn unless_she_sang(duel: &Duel, seat: Seat) -> Result<(), Message> {
    if duel.flag_of(seat, &SUNG) { Err(AFTER_THE_SONG) } else { Ok(()) }
}
