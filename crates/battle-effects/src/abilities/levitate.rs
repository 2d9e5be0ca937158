//! Levitate: the holder floats above the ground.

use tallgrass_battle::prelude::*;

pub static LEVITATE: Behaviour = ability(abilities::LEVITATE, &[on::constant(Event::Lifts, Value::True)]);
