//! Shift: once a turn, its colour becomes that of any Pokémon in play.

use crate::shared::{mark_power_used, not_used_this_turn};
use tallgrass_duel::prelude::*;

/// Once a turn, this Pokémon takes the colour of any Pokémon in play, but not Colorless.
pub static SHIFT: Effect = Effect {
    name: "Shift",
    of: &[(id::VENOMOTH, place::FIRST)],
    on: &[
        on::initial_effect_2(may_change),
        on::require_selection(choose_color_in_play),
        on::before_damage(change_color),
    ],
    ..Effect::NEW
};

/// The six colours there are Energies of.
const COLORS: u8 = 0x3f;

fn may_change(duel: &mut Duel) -> Result<(), Message> {
    let user = duel.state.work.slot;
    duel.set_arg(0, user);
    not_used_this_turn(duel, user)?;
    duel.can_use_power(duel.me(), user)
}

fn colors_in_play(duel: &Duel) -> u8 {
    let of = |seat: Seat| duel.state.page(seat).occupied().map(move |slot| duel.color_at(seat, slot));
    Seat::BOTH.into_iter().flat_map(of).fold(0, |mask, color| mask | 1 << (color & 7)) & COLORS
}

fn choose_color_in_play(duel: &mut Duel, step: u8) -> Next {
    if step == 0 {
        let (me, mask) = (duel.me(), colors_in_play(duel));
        if mask == 0 {
            return Next::Refuse(Message::UnableToSelect);
        }
        duel.ask_pick(me, mask, Message::ChooseColor).or_back();
        return Next::Ask(1);
    }
    let Some(color) = duel.answered() else { return Next::Cancel };
    duel.set_arg(1, color);
    Next::Done
}

fn change_color(duel: &mut Duel) {
    let (me, user, color) = (duel.me(), duel.arg(0), duel.arg(1));
    mark_power_used(duel, user);
    duel.state.page_mut(me).changed_color[user as usize % 6] = 0x80 | color;
    duel.say(Message::ChangedTheColorOf);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::Answer;

    fn table() -> Duel {
        let mine = Side { play: &[id::VENOMOTH], attached: &[id::GRASS_ENERGY; 2], ..Side::default() };
        turn(mine, Side { play: &[id::HITMONCHAN, id::RATTATA, id::ABRA], ..Side::default() })
    }

    #[test]
    fn it_takes_a_colour_that_is_in_play() {
        let mut duel = table();
        answer(&mut duel, &[Answer::Power(0)]);
        let [grass, fighting, psychic] = [Color::Grass, Color::Fighting, Color::Psychic].map(|color| color as u8);
        let offered: Vec<Answer> = duel.answers().to_vec();
        let mut colors = [grass, fighting, psychic];
        colors.sort_unstable();
        assert_eq!(offered, colors.map(Answer::Pick), "Rattata's Colorless is no choice");
        answer(&mut duel, &[Answer::Pick(psychic)]);
        assert_eq!(duel.color_at(Seat::Player, 0), psychic);
        assert!(duel.check(Answer::Power(0)).is_err(), "once a turn");
        // Its attack is a Psychic one now, to which Hitmonchan is weak.
        let hp = duel.state.page(Seat::Opponent).hp[0];
        let damage = card(id::VENOMOTH).attacks[1].damage;
        answer(&mut duel, &[Answer::Attack(1)]);
        assert_eq!(duel.state.page(Seat::Opponent).hp[0] as u16, hp as u16 - 2 * damage);
    }

    #[test]
    fn while_it_can_t_use_its_power_it_has_its_own_colour() {
        let mut duel = table();
        answer(&mut duel, &[Answer::Power(0), Answer::Pick(Color::Psychic as u8)]);
        duel.state.page_mut(Seat::Player).status = Condition::Asleep as u8;
        assert_eq!(duel.color_at(Seat::Player, 0), Color::Grass as u8);
    }
}
