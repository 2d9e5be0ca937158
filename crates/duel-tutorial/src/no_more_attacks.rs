//! Professor Oak: you can't attack for the rest of the turn.

use tallgrass_duel::prelude::*;

/// After Professor Oak, no attack.
pub static NO_ATTACK_AFTER_OAK: Effect = Effect {
    name: "no attack after Professor Oak",
    of: &[(id::PROFESSOR_OAK, place::CARD)],
    layer: Layer::Before,
    on: &[on::before_damage(forbid)],
    at: &[at::may_attack(unless_forbidden)],
    flags: &["can't attack any more"],
    ..Effect::NEW
};

static FORBIDDEN: Flag = Flag::of(&NO_ATTACK_AFTER_OAK, "can't attack any more");

/// Why not.
pub const NO_MORE_ATTACKS: Message = Message::refusal("you can't attack any more this turn");

fn forbid(duel: &mut Duel) {
    duel.set_flag(&FORBIDDEN);
}

fn unless_forbidden(duel: &Duel, seat: Seat) -> Result<(), Message> {
    if duel.flag_of(seat, &FORBIDDEN) { Err(NO_MORE_ATTACKS) } else { Ok(()) }
}
