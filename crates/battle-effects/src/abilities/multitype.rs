//! Multitype: Arceus is of its plate's type. (Its species knows; before generation 5 the ability keeps itself and the
//! plate from being taken.)

use tallgrass_battle::prelude::*;

pub static MULTITYPE: Behaviour = ability(
    abilities::MULTITYPE,
    &[
        on::constant(Event::SetAbility, Value::False).until(Gen4),
        on::constant(Event::TakeItem, Value::False).until(Gen4),
    ],
);
