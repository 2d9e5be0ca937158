//! Clairvoyance: the opponent plays with an open hand.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// The opponent plays with an open hand.
pub static CLAIRVOYANCE: Effect = Effect {
    name: "Clairvoyance",
    of: &[(id::OMANYTE, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::sees_hand()],
    ..Effect::NEW
};
