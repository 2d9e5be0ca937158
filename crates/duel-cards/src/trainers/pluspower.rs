//! PlusPower: attach it to your Active Pokémon; until the turn ends its attacks do 10 more damage.

use tallgrass_duel::prelude::*;

/// Attach it to your Active Pokémon; until the turn ends its attacks do 10 more damage.
pub static PLUSPOWER: Effect = Effect {
    name: "PlusPower",
    of: &[(id::PLUSPOWER, place::CARD)],
    on: &[on::before_damage(attach_to_active)],
    ..Effect::NEW
};

fn attach_to_active(duel: &mut Duel) {
    let (me, card) = (duel.me(), duel.action_card());
    let page = duel.state.page_mut(me);
    page.hand_to_slot(card, ACTIVE);
    page.pluspowers[0] = page.pluspowers[0].wrapping_add(1);
}
