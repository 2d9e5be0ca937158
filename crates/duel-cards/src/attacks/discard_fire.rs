//! Attacks that cost a Fire Energy: one attached to the attacker is discarded.

use crate::shared::attached_of;
use tallgrass_duel::prelude::*;

/// Discard a Fire Energy attached to the attacker.
pub static DISCARD_FIRE: Effect = Effect {
    name: "discard a Fire Energy",
    of: &[
        (id::CHARMANDER, place::SECOND),
        (id::CHARMELEON, place::SECOND),
        (id::ARCANINE_LV45, place::FIRST),
        (id::NINETALES_LV32, place::SECOND),
        (id::MAGMAR_LV24, place::SECOND),
        (id::FLAREON_LV28, place::SECOND),
    ],
    on: &[
        on::initial_effect_1(has_fire),
        on::initial_effect_2_steps(choose_fire),
        on::discard_energy(discard_chosen),
        on::ai_selection(choose_first_fire),
    ],
    ..Effect::NEW
};

fn has_fire(duel: &mut Duel) -> Result<(), Message> {
    let energies = duel.state.energies(duel.me(), 0);
    if energies.by_color[Color::Fire as usize] == 0 { Err(Message::NotEnoughFireEnergy) } else { Ok(()) }
}

fn choose_fire(duel: &mut Duel, step: u8) -> Next {
    if step == 0 {
        let (me, list) = (duel.me(), attached_of(duel, Color::Fire));
        duel.ask_card(me, me, list, Message::ChooseEnergyCardToDiscard).or_back();
        return Next::Ask(1);
    }
    let Some(card) = duel.answered() else { return Next::Cancel };
    duel.state.work.card = card;
    duel.set_arg(0, card);
    Next::Done
}

fn choose_first_fire(duel: &mut Duel) {
    let first = attached_of(duel, Color::Fire).as_slice().first().copied();
    duel.set_arg(0, first.unwrap_or(0xff));
}

fn discard_chosen(duel: &mut Duel) {
    let (me, card) = (duel.me(), duel.arg(0));
    duel.state.page_mut(me).discard(card);
}
