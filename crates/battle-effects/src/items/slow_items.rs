//! Lagging Tail and Full Incense: the holder moves last among equals.

use tallgrass_battle::prelude::*;

pub static SLOW_ITEMS: [Behaviour; 2] = items_alike(
    [items::FULL_INCENSE, items::LAGGING_TAIL],
    &[on::constant(Event::FractionalPriority, Value::Number(-0.1))],
);
