use tallgrass_duel::{
    prelude::*,
    state::{CardList, DeckIndex, Location},
};

/// A passive Power isn't chosen from the menu.
pub fn works_by_itself(_: &mut Duel) -> Result<(), Message> {
    Err(Message::PokemonPowerSelectNotRequired)
}

/// Energy of one colour attached to the attacker, in deck-index order.
pub fn attached_of(duel: &Duel, color: Color) -> CardList {
    let me = duel.me();
    let mut list = duel.attached_energy(me, ACTIVE);
    list.retain(|index| duel.card(me, index).kind == Kind::Energy(color));
    list
}

/// Refuses with too little Energy of this colour attached to the attacker.
pub fn has_energy(duel: &Duel, color: Color, count: u8) -> Result<(), Message> {
    if duel.energies(duel.me(), ACTIVE).by_color[color as usize] >= count {
        return Ok(());
    }
    Err(match color {
        Color::Fire => Message::NotEnoughFireEnergy,
        Color::Water => Message::NotEnoughWaterEnergy,
        Color::Psychic => Message::NotEnoughPsychicEnergy,
        _ => Message::NotEnoughEnergyCards,
    })
}

/// Discards the card in the first argument, an Energy that an attack costs.
pub fn discard_one(duel: &mut Duel) {
    let (me, card) = (duel.me(), duel.arg(0));
    duel.state.page_mut(me).discard(card);
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
    let slot = duel.answered().unwrap_or(NO_CARD);
    let foe = duel.foe();
    if !duel.state.page(foe).answers() {
        let table = duel.state.table;
        // The byte has no room for a pack's card, which is the one that attacks.
        let own = duel.state.card_id(duel.me(), table.attack_card);
        let id = if own as u8 == table.attack_card_id { own } else { table.attack_card_id.into() };
        duel.load_attack_of(id, table.attack_card, table.attack_index);
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

/// Tosses coins: the attack deals its printed damage for each heads.
pub fn damage_for_heads(duel: &mut Duel, coins: u8) {
    let each = duel.loaded_attack().damage;
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
    duel.place_pokemon(seat, index);
}

/// The first Basic Pokémon that passes in a shuffled list of a duelist's deck. The deck itself stays in order.
pub fn random_basic_in_deck(duel: &mut Duel, seat: Seat, passes: fn(&Card) -> bool) -> Option<DeckIndex> {
    let mut list = duel.state.deck_list(seat);
    duel.shuffle_list(&mut list);
    let mut basics = list.as_slice().iter().copied().filter(|&index| {
        let card = duel.card(seat, index);
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

/// The opponent's Benched Pokémon with the fewest hit points left, the last of equals.
pub fn weakest_of_their_bench(duel: &Duel) -> Slot {
    let page = duel.state.page(duel.foe());
    let bench = 1..page.in_play.min(6);
    bench.rev().min_by_key(|&slot| page.hp[slot as usize]).unwrap_or(0)
}

/// Asks for an Energy attached to the Defending Pokémon; without one the first argument is `ff`.
pub fn choose_their_energy(duel: &mut Duel, step: u8) -> Next {
    let (me, foe) = (duel.me(), duel.foe());
    if step == 0 {
        let list = duel.attached_energy(foe, ACTIVE);
        if list.as_slice().is_empty() {
            duel.set_arg(0, NO_CARD);
            return Next::Done;
        }
        duel.ask_card(me, foe, list, Message::ChooseDiscardEnergyCardFromOpponent);
        return Next::Ask(1);
    }
    if let Some(card) = duel.answered() {
        duel.state.work.card = card;
        duel.set_arg(0, card);
    }
    Next::Done
}

/// Chooses an Energy attached to the Defending Pokémon as the cartridge's AI does: a Double Colorless first, then one
/// of the Pokémon's own colour, then any.
pub fn ai_picks_their_energy(duel: &mut Duel) {
    let foe = duel.foe();
    let mut list = duel.attached_energy(foe, ACTIVE);
    if list.as_slice().is_empty() {
        duel.set_arg(0, NO_CARD);
        return;
    }
    let energies = duel.energies(foe, ACTIVE);
    let own = duel.card_at(foe, ACTIVE).kind;
    let wanted = match own {
        _ if energies.by_color[Color::Colorless as usize] != 0 => Some(Color::Colorless),
        Kind::Pokemon(color) if color != Color::Colorless && energies.by_color[color as usize] != 0 => Some(color),
        _ => None,
    };
    let is_wanted = |card: &&DeckIndex| wanted.is_some_and(|color| duel.card(foe, **card).kind == Kind::Energy(color));
    let found = list.as_slice().iter().find(is_wanted).copied();
    let card = found.unwrap_or_else(|| {
        duel.shuffle_list(&mut list);
        list.as_slice()[0]
    });
    duel.set_arg(0, card);
}

/// Refuses where the Defending Pokémon has no attack.
pub fn defender_has_attack(duel: &mut Duel) -> Result<(), Message> {
    if attacks_of_defender(duel) == 0 { Err(Message::NoAttackMayBeChoosen) } else { Ok(()) }
}

/// The attacks of the Defending Pokémon, as a mask.
pub fn attacks_of_defender(duel: &Duel) -> u8 {
    let attacks = &duel.card_at(duel.foe(), ACTIVE).attacks;
    (0..2).filter(|&at| attacks[at as usize].is_attack()).fold(0, |mask, at| mask | 1 << at)
}

/// Asks for an attack of the Defending Pokémon to be forgotten; its number is the first argument.
pub fn choose_attack_to_forget(duel: &mut Duel, step: u8) -> Next {
    if step == 0 {
        let (me, mask) = (duel.me(), attacks_of_defender(duel));
        if mask == 0 {
            return Next::Done;
        }
        duel.ask_pick(me, mask, Message::ChooseAttackOpponentWillNotBeAbleToUse).or_back();
        return Next::Ask(1);
    }
    let Some(attack) = duel.answered() else { return Next::Cancel };
    duel.set_arg(0, attack);
    Next::Done
}

/// Chooses an attack to be forgotten as the cartridge's AI does: the second if there is Energy for it, else the first.
pub fn ai_picks_attack_to_forget(duel: &mut Duel) {
    let foe = duel.foe();
    let first_is_attack = duel.card_at(foe, ACTIVE).attacks[0].is_attack();
    let second = duel.has_energy_for(foe, ACTIVE, 1) || !first_is_attack;
    duel.set_arg(0, second as u8);
}

/// The Defending Pokémon forgets the attack in the first argument.
pub fn forget_attack(duel: &mut Duel) {
    let (me, foe, attack) = (duel.me(), duel.foe(), duel.arg(0));
    duel.hinder(Hindrance::Amnesia);
    if duel.state.work.no_damage_or_effect != 0 {
        return;
    }
    let page = duel.state.page_mut(foe);
    page.disabled_attack = attack;
    page.last_effect = LastEffect::Amnesia as u8;
    if !duel.state.page(me).answers() {
        duel.say(Message::WasChosenForTheEffectOfAmnesia);
    }
}

/// Devolves a Pokémon by one stage: its top card goes to the hand.
pub fn devolve(duel: &mut Duel, seat: Seat, slot: Slot) {
    if let Some((top, below)) = duel.card_below(seat, slot) {
        exchange_top(duel, seat, slot, top, below);
    }
}

/// Puts the top card of a Pokémon into the hand and leaves it as the card below: damage stays, conditions and marks go.
pub fn exchange_top(duel: &mut Duel, seat: Seat, slot: Slot, top: DeckIndex, below: DeckIndex) {
    duel.say(Message::PokemonDevolvedTo);
    duel.devolve_to(seat, slot, below);
    duel.state.page_mut(seat).add_to_hand(top);
    duel.say_if_knocked_out(seat, slot);
}

/// Moves the cards of a duelist's hand that pass into the deck, lowest card id first; how many there were.
pub fn hand_into_deck(duel: &mut Duel, seat: Seat, passes: fn(&Card) -> bool) -> usize {
    let mut hand = duel.state.hand_list(seat);
    duel.state.sort_by_id(seat, &mut hand);
    hand.retain(|index| passes(duel.card(seat, index)));
    for &card in hand.as_slice() {
        let page = duel.state.page_mut(seat);
        page.remove_from_hand(card);
        page.return_to_deck(card);
    }
    hand.as_slice().len()
}

/// Moves a card from the deck to the hand.
pub fn deck_to_hand(duel: &mut Duel, seat: Seat, card: DeckIndex) {
    let page = duel.state.page_mut(seat);
    page.take_from_deck(card);
    page.add_to_hand(card);
}

/// Moves a card from the discard pile to the hand.
pub fn discard_to_hand(duel: &mut Duel, seat: Seat, card: DeckIndex) {
    let page = duel.state.page_mut(seat);
    page.take_from_discard(card);
    page.add_to_hand(card);
}

/// Discards a card from hand for a Trainer of the turn's owner.
pub fn discard_chosen(duel: &mut Duel, card: DeckIndex) {
    let me = duel.me();
    let page = duel.state.page_mut(me);
    page.remove_from_hand(card);
    page.discard(card);
}

/// The same for the two cards in the first two arguments.
pub fn discard_two_chosen(duel: &mut Duel) {
    for card in [duel.arg(0), duel.arg(1)] {
        discard_chosen(duel, card);
    }
}

/// Says something that only the opponent of an AI needs to be shown.
pub fn show_what_the_ai_did(duel: &mut Duel, message: Message) {
    if !duel.state.page(duel.me()).answers() {
        duel.say(message);
    }
}

/// Takes damage off one of the turn's owner's Pokémon, by a Trainer.
pub fn heal_by_trainer(duel: &mut Duel, slot: Slot, amount: u8) {
    duel.say(Message::PokemonHealedDamage);
    let me = duel.me();
    let hp = &mut duel.state.page_mut(me).hp[slot as usize % 6];
    *hp = hp.wrapping_add(amount);
}

/// Whether one of the turn's owner's Pokémon survives one more damage counter.
pub fn survives(duel: &Duel, slot: Slot) -> bool {
    duel.state.page(duel.me()).hp[slot as usize % 6] != 10
}

/// Moves one damage counter between two Pokémon of a duelist.
pub fn move_damage_counter(duel: &mut Duel, seat: Seat, from: Slot, to: Slot) {
    let hp = &mut duel.state.page_mut(seat).hp;
    hp[to as usize % 6] = hp[to as usize % 6].wrapping_sub(10);
    hp[from as usize % 6] = hp[from as usize % 6].wrapping_add(10);
}

/// Refuses with this reason where no Energy is attached to any of a duelist's Pokémon.
pub fn any_energy_in_play(duel: &Duel, seat: Seat, otherwise: Message) -> Result<(), Message> {
    let page = duel.state.page(seat);
    let in_play = |index: u8| page.locations[index as usize] & Location::PLAY_AREA != 0;
    let energy = |index: u8| duel.card(seat, index).kind.is_energy();
    if (0..60).any(|index| in_play(index) && energy(index)) { Ok(()) } else { Err(otherwise) }
}
