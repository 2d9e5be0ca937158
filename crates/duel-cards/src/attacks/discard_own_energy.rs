//! Attacks that cost Energy: one or two attached to the attacker are discarded, for damage or for something else.

use crate::{
    choose::{choose_first_own_energy, choose_own_energy, choose_two},
    shared::{attached_of, discard_one, has_energy},
};
use tallgrass_duel::{prelude::*, state::CardList};

/// Discard a Fire Energy attached to this Pokémon.
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
        on::initial_effect_1(|duel| has_energy(duel, Color::Fire, 1)),
        on::initial_effect_2_steps(|duel, step| choose_own_energy(duel, step, Color::Fire)),
        on::discard_energy(discard_one),
        on::ai_selection(|duel| choose_first_own_energy(duel, Color::Fire)),
    ],
    ..Effect::NEW
};

/// Discard a Psychic Energy attached to this Pokémon; it takes neither damage nor other effects of attacks during the
/// opponent's next turn.
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

/// Discard a Psychic Energy attached to this Pokémon; if it is knocked out during the opponent's next turn, the
/// opponent's Active Pokémon is knocked out too.
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

/// Discard a Psychic Energy attached to this Pokémon; all its damage is healed. Without damage, the attack can't be
/// used.
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

/// Discard a Water Energy attached to this Pokémon; all its damage is healed. Without damage, the attack can't be used.
pub static STARMIE_RECOVER: Effect = Effect {
    name: "Recover",
    of: &[(id::STARMIE, place::FIRST)],
    on: &[
        on::initial_effect_1(has_water_and_damage),
        on::initial_effect_2_steps(choose_water),
        on::discard_energy(discard_one),
        on::after_damage(heal_all),
        on::ai_selection(|duel| choose_first_own_energy(duel, Color::Water)),
    ],
    ..Effect::NEW
};

/// Discard 2 Fire Energies attached to this Pokémon; 10 more damage for each damage counter on it.
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

/// Discard 2 Energy cards attached to this Pokémon.
pub static FIRE_SPIN: Effect = Effect {
    name: "Fire Spin",
    of: &[(id::CHARIZARD, place::SECOND)],
    on: &[
        on::initial_effect_1(has_two_energies),
        on::initial_effect_2_steps(choose_two_energies),
        on::discard_energy(discard_two),
        on::ai_selection(|duel| choose_first_two(duel, duel.attached_energy(duel.me(), ACTIVE))),
    ],
    ..Effect::NEW
};

fn has_psychic(duel: &mut Duel) -> Result<(), Message> {
    has_energy(duel, Color::Psychic, 1)
}

fn is_damaged(duel: &Duel) -> Result<(), Message> {
    if duel.damage_on(duel.me(), ACTIVE) < 10 { Err(Message::NoDamageCounters) } else { Ok(()) }
}

fn has_psychic_and_damage(duel: &mut Duel) -> Result<(), Message> {
    has_energy(duel, Color::Psychic, 1)?;
    is_damaged(duel)
}

fn has_water_and_damage(duel: &mut Duel) -> Result<(), Message> {
    has_energy(duel, Color::Water, 1)?;
    is_damaged(duel)
}

fn has_two_fire(duel: &mut Duel) -> Result<(), Message> {
    has_energy(duel, Color::Fire, 2)
}

fn has_two_energies(duel: &mut Duel) -> Result<(), Message> {
    let cards = duel.attached_energy(duel.me(), ACTIVE);
    if cards.as_slice().len() < 2 { Err(Message::NotEnoughEnergyCards) } else { Ok(()) }
}

fn choose_psychic(duel: &mut Duel, step: u8) -> Next {
    choose_own_energy(duel, step, Color::Psychic)
}

fn choose_water(duel: &mut Duel, step: u8) -> Next {
    let next = choose_own_energy(duel, step, Color::Water);
    // Backing out isn't possible here.
    duel.state.pending.back = false;
    next
}

fn choose_first_psychic(duel: &mut Duel) {
    choose_first_own_energy(duel, Color::Psychic);
}

fn choose_two_fire(duel: &mut Duel, step: u8) -> Next {
    choose_two(duel, step, |duel| attached_of(duel, Color::Fire), Message::ChooseAndDiscard2FireEnergyCards)
}

fn choose_two_energies(duel: &mut Duel, step: u8) -> Next {
    let by_id = |duel: &Duel| {
        let mut list = duel.attached_energy(duel.me(), ACTIVE);
        duel.state.sort_by_id(duel.me(), &mut list);
        list
    };
    choose_two(duel, step, by_id, Message::ChooseAndDiscard2EnergyCards)
}

fn choose_first_two(duel: &mut Duel, list: CardList) {
    for at in 0..2 {
        let card = list.as_slice().get(at).copied();
        duel.set_arg(at, card.unwrap_or(NO_CARD));
    }
}

fn discard_two(duel: &mut Duel) {
    let (me, one, other) = (duel.me(), duel.arg(0), duel.arg(1));
    let page = duel.state.page_mut(me);
    page.discard(one);
    page.discard(other);
}

fn rage(duel: &mut Duel) {
    let counters = duel.damage_on(duel.me(), ACTIVE);
    duel.add_damage(counters.into());
}

fn heal_all(duel: &mut Duel) {
    let damage = duel.damage_on(duel.me(), ACTIVE);
    duel.heal_attacker(damage as u16);
}
