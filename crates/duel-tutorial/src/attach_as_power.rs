//! Vileplume's Power: once a turn, attach a basic Energy from your hand to one of your Pokémon.
//!
//! Which Pokémon has used its Power is marked when the effect begins, whoever plays; so the mark can't be missed by a
//! computer player, and choosing and then backing out doesn't use it up. The user's slot stays the first argument.

use crate::attach::{Attachment, has_basic_energy};
use tallgrass_duel::prelude::*;
use tallgrass_duel_cards::shared::{mark_power_used, not_used_this_turn};

/// Once a turn, attach a basic Energy from your hand to one of your Pokémon.
pub static ATTACH_AS_POWER: Effect = Effect {
    name: "attach a basic Energy, as a Power",
    of: &[(id::VILEPLUME, place::FIRST)],
    on: &[
        on::initial_effect_2(may_attach),
        on::require_selection(choose),
        on::ai_selection(choose_for_the_ai),
        on::before_damage(attach),
    ],
    ..Effect::NEW
};

/// The variant: one copy of it a turn, however many are in play.
pub static ONE_COPY_A_TURN: Effect = Effect {
    name: "one Vileplume's Power a turn",
    of: &[(id::VILEPLUME, place::FIRST)],
    layer: Layer::Before,
    on: &[on::initial_effect_2(no_copy_yet), on::before_damage(|duel| duel.set_flag(&ANY_USED))],
    flags: &["used a Vileplume's Power"],
    ..Effect::NEW
};

static ANY_USED: Flag = Flag::of(&ONE_COPY_A_TURN, "used a Vileplume's Power");

/// Why no other may.
pub const ANOTHER_HAS: Message = Message::refusal("another has used it this turn");

fn no_copy_yet(duel: &mut Duel) -> Result<(), Message> {
    if duel.flag(&ANY_USED) { Err(ANOTHER_HAS) } else { Ok(()) }
}

const CHOSEN: Attachment = Attachment { first: 1, any: false };

fn may_attach(duel: &mut Duel) -> Result<(), Message> {
    let user = duel.state.work.slot;
    duel.set_arg(0, user);
    not_used_this_turn(duel, user)?;
    duel.can_use_power(duel.me(), user)?;
    has_basic_energy(duel)
}

fn choose(duel: &mut Duel, step: u8) -> Next {
    CHOSEN.choose(duel, step, true)
}

fn choose_for_the_ai(duel: &mut Duel) {
    CHOSEN.choose_for_the_ai(duel);
}

fn attach(duel: &mut Duel) {
    mark_power_used(duel, duel.arg(0));
    CHOSEN.attach(duel);
}
