use tallgrass_duel::{
    prelude::*,
    state::{ACTIVE, CardList, DeckIndex},
};

/// A passive Power isn't chosen from the menu.
pub fn works_by_itself(_: &mut Duel) -> Result<(), Message> {
    Err(Message::PokemonPowerSelectNotRequired)
}

/// Energy of one colour attached to the attacker, in deck-index order.
pub fn attached_of(duel: &Duel, color: Color) -> CardList {
    let me = duel.me();
    let mut list = duel.state.attached_energy(me, ACTIVE);
    list.retain(|index| duel.state.card(me, index).kind == Kind::Energy(color));
    list
}

/// Half of the damage dealt, rounded up to ten.
pub fn half_of_damage_dealt(duel: &Duel) -> u16 {
    let half = duel.state.work.dealt >> 1;
    if half & 1 != 0 { half + 5 } else { half }
}

/// Refuses where the opponent has nobody on the Bench.
pub fn opponent_has_bench(duel: &mut Duel) -> Result<(), Message> {
    if duel.state.page(duel.foe()).in_play < 2 { Err(Message::EffectNoPokemonOnTheBench) } else { Ok(()) }
}

/// Refuses where the turn's owner has nobody on the Bench.
pub fn own_bench(duel: &mut Duel) -> Result<(), Message> {
    if duel.state.page(duel.me()).in_play < 2 { Err(Message::EffectNoPokemonOnTheBench) } else { Ok(()) }
}

/// Asks the opponent who comes up in place of its Active Pokémon. The answer is [`Duel::answered`], and stands in
/// `work.slot`. When the cartridge's AI has chosen, the human's attack is loaded anew and with it the conditions that
/// were set on the way.
pub fn ask_forced_switch(duel: &mut Duel, step: u8) -> Next {
    let foe = duel.foe();
    let bench = duel.state.page(foe).alive_bench();
    duel.ask_slot(foe, foe, bench, Message::SelectPkmnOnBenchToSwitchWithActive);
    Next::Ask(step)
}

/// What follows the answer to [`ask_forced_switch`]: the slot.
pub fn forced_switch_answer(duel: &mut Duel) -> Slot {
    let slot = duel.answered().unwrap_or(0xff);
    let foe = duel.foe();
    if !duel.state.page(foe).answers() {
        let table = duel.state.table;
        duel.load_attack_of(table.attack_card_id, table.attack_card, table.attack_index);
        duel.set_combatants();
    }
    duel.state.work.slot = slot;
    slot
}

/// Marks the Power of the Pokémon in this slot as used this turn.
pub fn mark_power_used(duel: &mut Duel, slot: Slot) {
    let me = duel.me();
    duel.state.page_mut(me).flags[slot as usize % 6] |= tallgrass_duel::state::PageFlags::USED_POWER;
}

/// Refuses a Power that its Pokémon has used this turn.
pub fn not_used_this_turn(duel: &Duel, slot: Slot) -> Result<(), Message> {
    let flags = duel.state.page(duel.me()).flags[slot as usize % 6];
    if flags & tallgrass_duel::state::PageFlags::USED_POWER != 0 { Err(Message::OnlyOncePerTurn) } else { Ok(()) }
}

/// Draws up to this many cards, and says so; stops when the deck is empty.
pub fn draw_cards(duel: &mut Duel, seat: Seat, count: u8) {
    let empty = duel.state.page(seat).deck_count() == 0;
    duel.say(if empty { Message::CannotDrawCardBecauseNoCardsInDeck } else { Message::DrawCardsFromTheDeck });
    for _ in 0..count {
        let page = duel.state.page_mut(seat);
        let Some(card) = page.draw() else { return };
        page.add_to_hand(card);
    }
}

/// Whether a card of a duelist is one of the six basic Energies.
pub fn is_basic_energy(duel: &Duel, seat: Seat, index: DeckIndex) -> bool {
    card(duel.state.card_id(seat, index)).kind.is_basic_energy()
}

/// Tosses coins: the attack deals its printed damage for each heads.
pub fn damage_for_heads(duel: &mut Duel, coins: u8) {
    let each = duel.state.work.loaded.attack().damage as u16;
    duel.state.work.damage = each * duel.toss_many(coins) as u16;
}

/// Damages every Benched Pokémon of the attacker's own side.
pub fn damage_own_bench(duel: &mut Duel, amount: u16) {
    duel.state.work.damage_to_self = true;
    duel.damage_bench(duel.me(), amount);
}

/// Moves a Pokémon from the deck to the Bench, by way of the hand, if there is room.
pub fn deck_to_bench(duel: &mut Duel, seat: Seat, index: DeckIndex) {
    let page = duel.state.page_mut(seat);
    page.take_from_deck(index);
    page.add_to_hand(index);
    duel.state.place_pokemon(seat, index);
}

/// The first Basic Pokémon that passes in a shuffled list of a duelist's deck. The deck itself stays in order.
pub fn random_basic_in_deck(duel: &mut Duel, seat: Seat, passes: fn(&Card) -> bool) -> Option<DeckIndex> {
    let mut list = duel.state.deck_list(seat);
    duel.shuffle_list(&mut list);
    let mut basics = list.as_slice().iter().copied().filter(|&index| {
        let card = duel.state.card(seat, index);
        card.is_basic_pokemon() && passes(card)
    });
    basics.next()
}

/// Damages a Pokémon drawn from both play areas, each area being as likely as the other: any of the opponent's, or one
/// of the user's own except the user, which stands in `work.slot`.
pub fn damage_random_pokemon(duel: &mut Duel, amount: u16) {
    let (me, foe, user) = (duel.me(), duel.foe(), duel.state.work.slot);
    loop {
        duel.state.work.no_damage_or_effect = 0;
        let own = duel.random_bits(Purpose::Pick, 1) == 0;
        duel.state.work.damage_to_self = own;
        let seat = if own { me } else { foe };
        let slot = duel.random_slot(seat);
        if !own || slot != user {
            duel.damage_pokemon(seat, slot, amount);
            return;
        }
    }
}
