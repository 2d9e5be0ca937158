//! Metronome: choose an attack of the Defending Pokémon and use it, whatever it costs.

use crate::shared::defender_has_attack;
use tallgrass_duel::{event::Action, flow::Verdict, prelude::*, state::ACTIVE};

/// Choose an attack of the Defending Pokémon, other than Metronome, and use it, whatever Energy it needs.
pub static CLEFAIRY_METRONOME: Effect = Effect {
    name: "Metronome",
    of: &[(id::CLEFAIRY, place::SECOND)],
    on: &[
        on::initial_effect_1(defender_has_attack),
        on::initial_effect_2_steps(|duel, step| choose_and_begin(duel, step, 3)),
        // The cartridge's AI has none of it.
        on::ai_selection(|_| {}),
    ],
    ..Effect::NEW
};

/// The same for a Metronome that costs one Energy.
pub static CLEFABLE_METRONOME: Effect = Effect {
    name: "Metronome",
    of: &[(id::CLEFABLE, place::FIRST)],
    on: &[
        on::initial_effect_1(defender_has_attack),
        on::initial_effect_2_steps(|duel, step| choose_and_begin(duel, step, 1)),
        on::ai_selection(|_| {}),
    ],
    ..Effect::NEW
};

/// The attacks of the Defending Pokémon that may be copied now, as a mask.
fn copyable(duel: &Duel) -> u8 {
    let foe = duel.foe();
    let card = duel.state.page(foe).slots[ACTIVE as usize];
    let may_copy = |attack: &u8| {
        let copied = &duel.state.card_at(foe, ACTIVE).attacks[*attack as usize];
        copied.is_attack()
            && copied.name != duel.state.work.loaded.attack().name
            && duel.passes(duel.state.card_id(foe, card), *attack, |copy| copy.load_attack(foe, card, *attack)).is_ok()
    };
    (0..2).filter(may_copy).fold(0, |mask, attack| mask | 1 << attack)
}

fn choose_and_begin(duel: &mut Duel, step: u8, cost: u8) -> Next {
    let (me, foe) = (duel.me(), duel.foe());
    match step {
        0 => {
            duel.state.work.metronome_cost = cost;
            let attacks = duel.state.card_at(foe, ACTIVE).attacks;
            let all = (0..2).filter(|&at| attacks[at as usize].is_attack()).fold(0, |mask, at| mask | 1 << at);
            // The cartridge finds out only when an attack is chosen that it can't be.
            let mask = if duel.state.flow.attempting { all } else { copyable(duel) };
            if mask == 0 {
                return Next::Refuse(Message::UnableToSelect);
            }
            duel.ask_pick(me, mask, Message::ChooseOppAttackToBeUsedWithMetronome).or_back();
            Next::Ask(1)
        }
        1 => {
            let Some(attack) = duel.answered() else { return Next::Cancel };
            let metronome = duel.state.work.loaded.attack().name;
            let card = duel.state.page(foe).slots[ACTIVE as usize];
            duel.load_attack(foe, card, attack);
            if duel.state.work.loaded.attack().name == metronome {
                duel.say(Message::UnableToSelect);
                return Next::Refuse(Message::UnableToSelect);
            }
            Next::Moment(Moment::InitialEffect1, 2)
        }
        2 => {
            if let Verdict::Refused(why) = duel.state.flow.verdict {
                duel.say(why);
                return Next::Refuse(why);
            }
            Next::Moment(Moment::InitialEffect2, 3)
        }
        _ => {
            if !duel.state.flow.verdict.is_done() {
                return Next::Cancel;
            }
            duel.announce_attack();
            duel.announce(Action::UseMetronomeAttack);
            duel.note_attack();
            Next::Done
        }
    }
}
