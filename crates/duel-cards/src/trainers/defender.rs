//! Defender: attach it to one of your Pokémon; until your opponent's next turn ends attacks do 20 less damage to it.

use crate::choose::slot_chosen;
use tallgrass_duel::prelude::*;

/// Attach it to one of your Pokémon; until your opponent's next turn ends attacks do 20 less damage to it.
pub static DEFENDER: Effect = Effect {
    name: "Defender",
    of: &[(id::DEFENDER, place::CARD)],
    on: &[on::initial_effect_2_steps(choose_pokemon), on::before_damage(attach)],
    ..Effect::NEW
};

fn choose_pokemon(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    if step == 0 {
        let mask = duel.state.page(me).alive();
        duel.ask_slot(me, me, mask, Message::ChoosePokemonToAttachDefenderTo).or_back();
        return Next::Ask(1);
    }
    slot_chosen(duel)
}

fn attach(duel: &mut Duel) {
    let (me, card, slot) = (duel.me(), duel.action_card(), duel.arg(0));
    let page = duel.state.page_mut(me);
    page.hand_to_slot(card, slot);
    let defenders = &mut page.defenders[slot as usize % 6];
    *defenders = defenders.wrapping_add(1);
}
