//! Conversion 1 and 2: change a weakness or a resistance to a colour of your choice.

use tallgrass_duel::prelude::*;

/// The Defending Pokémon's weakness becomes a colour of your choice, but not Colorless. Without a weakness, the attack
/// can't be used.
pub static CONVERSION_1: Effect = Effect {
    name: "Conversion 1",
    of: &[(id::PORYGON, place::FIRST)],
    on: &[
        on::initial_effect_1(defender_is_weak),
        on::initial_effect_2_steps(choose_color),
        on::after_damage(change_weakness),
        on::ai_selection(|duel| ai_picks_color(duel, duel.me())),
    ],
    ..Effect::NEW
};

/// This Pokémon's resistance becomes a colour of your choice, but not Colorless.
pub static CONVERSION_2: Effect = Effect {
    name: "Conversion 2",
    of: &[(id::PORYGON, place::SECOND)],
    on: &[
        on::initial_effect_1(attacker_resists),
        on::initial_effect_2_steps(choose_color),
        on::after_damage(change_resistance),
        on::ai_selection(ai_picks_their_color),
    ],
    ..Effect::NEW
};

/// The six colours there are Energies of.
const COLORS: u8 = 0x3f;

fn defender_is_weak(duel: &mut Duel) -> Result<(), Message> {
    if duel.card_at(duel.foe(), ACTIVE).weakness == 0 { Err(Message::NoWeakness) } else { Ok(()) }
}

fn attacker_resists(duel: &mut Duel) -> Result<(), Message> {
    if duel.card_at(duel.me(), ACTIVE).resistance == 0 { Err(Message::NoResistance) } else { Ok(()) }
}

fn choose_color(duel: &mut Duel, step: u8) -> Next {
    if step == 0 {
        let me = duel.me();
        duel.ask_pick(me, COLORS, Message::ChooseColor).or_back();
        return Next::Ask(1);
    }
    let Some(color) = duel.answered() else { return Next::Cancel };
    duel.set_arg(0, color);
    Next::Done
}

/// A colour of `seat`'s Bench that can attack, or else that has Energy, or else any.
fn ai_picks_color(duel: &mut Duel, seat: Seat) {
    let bench = 1..duel.state.page(seat).in_play.min(6);
    let color = |slot: &Slot| Some(duel.card_at(seat, *slot).kind.number()).filter(|&color| color != 6);
    let can_attack = |slot: &Slot| (0..2).any(|attack| duel.has_energy_for(seat, *slot, attack));
    let has_energy = |slot: &Slot| duel.energies(seat, *slot).total != 0;
    let found = (bench.clone().filter(can_attack).find_map(|slot| color(&slot)))
        .or_else(|| bench.filter(has_energy).find_map(|slot| color(&slot)));
    let color = found.unwrap_or_else(|| duel.random(Purpose::Pick, 6));
    duel.set_arg(0, color & 7);
}

fn ai_picks_their_color(duel: &mut Duel) {
    let foe = duel.foe();
    match duel.card_at(foe, ACTIVE).kind.number() {
        6 => ai_picks_color(duel, foe),
        color => duel.set_arg(0, color),
    }
}

fn chosen_bit(duel: &Duel) -> u8 {
    Color::from_number(duel.arg(0)).map_or(0, Color::bit)
}

fn change_weakness(duel: &mut Duel) {
    if duel.prevented() {
        return;
    }
    let (foe, bit) = (duel.foe(), chosen_bit(duel));
    let page = duel.state.page_mut(foe);
    page.changed_weakness = bit;
    page.last_weakness = bit;
    duel.say(Message::ChangedTheWeaknessOfPokemonToColor);
    duel.hinder(Hindrance::Conversion2);
}

fn change_resistance(duel: &mut Duel) {
    let (me, bit) = (duel.me(), chosen_bit(duel));
    duel.state.page_mut(me).changed_resistance = bit;
    duel.say(Message::ChangedTheResistanceOfPokemonToColor);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::Answer;

    fn porygon() -> Side<'static> {
        Side { play: &[id::PORYGON], attached: &[id::GRASS_ENERGY; 2], ..Side::default() }
    }

    #[test]
    fn a_weakness_becomes_the_colour_that_is_chosen() {
        let mut duel = turn(porygon(), Side { play: &[id::CHARMANDER], ..Side::default() });
        answer(&mut duel, &[Answer::Attack(0), Answer::Pick(Color::Grass as u8)]);
        assert_eq!(duel.weakness_at(Seat::Opponent, 0), Color::Grass.bit());
    }

    #[test]
    fn a_resistance_becomes_the_colour_that_is_chosen() {
        let mut duel = turn(porygon(), Side { play: &[id::CHARMANDER], ..Side::default() });
        answer(&mut duel, &[Answer::Attack(1), Answer::Pick(Color::Fire as u8)]);
        assert_eq!(duel.resistance_at(Seat::Player, 0), Color::Fire.bit());
    }
}
