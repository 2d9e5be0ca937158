//! Ring Target: the holder's types make it immune to nothing.

use tallgrass_battle::prelude::*;

pub static RING_TARGET: Behaviour = item(items::RING_TARGET, &[on::constant(Event::NegateImmunity, Value::False)]);
