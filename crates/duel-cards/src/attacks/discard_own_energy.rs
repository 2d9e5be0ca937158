//! Attacks whose price is Energy attached to the attacker, discarded for something other than damage alone.

use crate::shared::attached_of;
use tallgrass_duel::{prelude::*, state::ACTIVE, state::CardList};

/// Discard a Psychic Energy; no damage or effect reaches the attacker during the opponent's next turn.
pub static BARRIER: Effect = Effect {
    name: "Barrier",
    of: &[(id::MEWTWO_LV53, place::SECOND)],
    on: &[
        on::initial_effect_1(has_psychic),
        on::initial_effect_2_steps(choose_psychic),
        on::discard_energy(discard_one),
        on::before_damage(|duel| duel.protect(Defence::Barrier)),
        on::ai_selection(choose_first_psychic),
    ],
    ..Effect::NEW
};

/// Discard a Psychic Energy; whoever knocks the attacker out during the opponent's next turn is knocked out too.
pub static DESTINY_BOND: Effect = Effect {
    name: "Destiny Bond",
    of: &[(id::GASTLY_LV8, place::SECOND)],
    on: &[
        on::initial_effect_1(has_psychic),
        on::initial_effect_2_steps(choose_psychic),
        on::discard_energy(discard_one),
        on::before_damage(|duel| duel.protect(Defence::DestinyBond)),
        on::ai_selection(choose_first_psychic),
    ],
    ..Effect::NEW
};

/// Discard a Psychic Energy; all damage on the attacker is removed.
pub static KADABRA_RECOVER: Effect = Effect {
    name: "Recover",
    of: &[(id::KADABRA, place::FIRST)],
    on: &[
        on::initial_effect_1(has_psychic_and_damage),
        on::initial_effect_2_steps(choose_psychic),
        on::discard_energy(discard_one),
        on::after_damage(heal_all),
        on::ai_selection(choose_first_psychic),
    ],
    ..Effect::NEW
};

/// Discard a Water Energy; all damage on the attacker is removed.
pub static STARMIE_RECOVER: Effect = Effect {
    name: "Recover",
    of: &[(id::STARMIE, place::FIRST)],
    on: &[
        on::initial_effect_1(has_water_and_damage),
        on::initial_effect_2_steps(choose_water),
        on::discard_energy(discard_one),
        on::after_damage(heal_all),
        on::ai_selection(choose_first_water),
    ],
    ..Effect::NEW
};

/// Discard 2 Fire Energies; 10 more damage for each damage counter on the attacker.
pub static FLAMES_OF_RAGE: Effect = Effect {
    name: "Flames of Rage",
    of: &[(id::ARCANINE_LV34, place::SECOND)],
    on: &[
        on::initial_effect_1(has_two_fire),
        on::initial_effect_2_steps(choose_two_fire),
        on::discard_energy(discard_two),
        on::before_damage(rage),
        on::ai_selection(|duel| choose_first_two(duel, attached_of(duel, Color::Fire))),
    ],
    ..Effect::NEW
};

/// Discard 2 Energies.
pub static FIRE_SPIN: Effect = Effect {
    name: "Fire Spin",
    of: &[(id::CHARIZARD, place::SECOND)],
    on: &[
        on::initial_effect_1(has_two_energies),
        on::initial_effect_2_steps(choose_two_energies),
        on::discard_energy(discard_two),
        on::ai_selection(|duel| choose_first_two(duel, duel.state.attached_energy(duel.me(), ACTIVE))),
    ],
    ..Effect::NEW
};

fn has(duel: &Duel, color: Color, count: u8) -> bool {
    duel.state.energies(duel.me(), ACTIVE).by_color[color as usize] >= count
}

fn has_psychic(duel: &mut Duel) -> Result<(), Message> {
    if has(duel, Color::Psychic, 1) { Ok(()) } else { Err(Message::NotEnoughPsychicEnergy) }
}

fn is_damaged(duel: &Duel) -> Result<(), Message> {
    if duel.state.damage_on(duel.me(), ACTIVE) < 10 { Err(Message::NoDamageCounters) } else { Ok(()) }
}

fn has_psychic_and_damage(duel: &mut Duel) -> Result<(), Message> {
    has_psychic(duel)?;
    is_damaged(duel)
}

fn has_water_and_damage(duel: &mut Duel) -> Result<(), Message> {
    if !has(duel, Color::Water, 1) {
        return Err(Message::NotEnoughWaterEnergy);
    }
    is_damaged(duel)
}

fn has_two_fire(duel: &mut Duel) -> Result<(), Message> {
    if has(duel, Color::Fire, 2) { Ok(()) } else { Err(Message::NotEnoughFireEnergy) }
}

fn has_two_energies(duel: &mut Duel) -> Result<(), Message> {
    let cards = duel.state.attached_energy(duel.me(), ACTIVE);
    if cards.as_slice().len() < 2 { Err(Message::NotEnoughEnergyCards) } else { Ok(()) }
}

fn choose_one(duel: &mut Duel, step: u8, color: Color, may_back_out: bool) -> Next {
    let me = duel.me();
    if step == 0 {
        let list = attached_of(duel, color);
        let question = duel.ask_card(me, me, list, Message::ChooseEnergyCardToDiscard);
        if may_back_out {
            question.or_back();
        }
        return Next::Ask(1);
    }
    let Some(card) = duel.answered() else { return Next::Cancel };
    duel.state.work.card = card;
    duel.set_arg(0, card);
    Next::Done
}

fn choose_psychic(duel: &mut Duel, step: u8) -> Next {
    choose_one(duel, step, Color::Psychic, true)
}

fn choose_water(duel: &mut Duel, step: u8) -> Next {
    // Backing out isn't possible here.
    choose_one(duel, step, Color::Water, false)
}

fn choose_first(duel: &mut Duel, color: Color) {
    let first = attached_of(duel, color).as_slice().first().copied();
    duel.set_arg(0, first.unwrap_or(0xff));
}

fn choose_first_psychic(duel: &mut Duel) {
    choose_first(duel, Color::Psychic);
}

fn choose_first_water(duel: &mut Duel) {
    choose_first(duel, Color::Water);
}

fn choose_two(duel: &mut Duel, step: u8, list: CardList, why: Message) -> Next {
    let me = duel.me();
    match step {
        0 => {
            duel.state.list = list;
            duel.state.work.picked = 0;
            Next::Step(1)
        }
        1 => {
            let list = duel.state.list;
            duel.ask_card(me, me, list, why).or_back();
            Next::Ask(2)
        }
        _ => {
            let Some(card) = duel.answered() else { return Next::Cancel };
            let picked = duel.state.work.picked;
            duel.state.work.card = card;
            duel.set_arg(picked as usize, card);
            duel.state.work.picked = picked + 1;
            duel.state.list.remove(card);
            if picked == 1 { Next::Done } else { Next::Step(1) }
        }
    }
}

fn choose_two_fire(duel: &mut Duel, step: u8) -> Next {
    let list = attached_of(duel, Color::Fire);
    choose_two(duel, step, list, Message::ChooseAndDiscard2FireEnergyCards)
}

fn choose_two_energies(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    let mut list = duel.state.attached_energy(me, ACTIVE);
    duel.state.sort_by_id(me, &mut list);
    choose_two(duel, step, list, Message::ChooseAndDiscard2EnergyCards)
}

fn choose_first_two(duel: &mut Duel, list: CardList) {
    for at in 0..2 {
        let card = list.as_slice().get(at).copied();
        duel.set_arg(at, card.unwrap_or(0xff));
    }
}

fn discard_one(duel: &mut Duel) {
    let (me, card) = (duel.me(), duel.arg(0));
    duel.state.page_mut(me).discard(card);
}

fn discard_two(duel: &mut Duel) {
    let (me, one, other) = (duel.me(), duel.arg(0), duel.arg(1));
    let page = duel.state.page_mut(me);
    page.discard(one);
    page.discard(other);
}

fn rage(duel: &mut Duel) {
    let counters = duel.state.damage_on(duel.me(), ACTIVE);
    duel.add_damage(counters);
}

fn heal_all(duel: &mut Duel) {
    let damage = duel.state.damage_on(duel.me(), ACTIVE);
    duel.heal_attacker(damage as u16);
}
