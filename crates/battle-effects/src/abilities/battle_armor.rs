//! Battle Armor and Shell Armor: the holder can't be hit critically.

use tallgrass_battle::prelude::*;

/// Battle Armor: the holder can't be hit critically.
pub static BATTLE_ARMOR: Behaviour = armor(abilities::BATTLE_ARMOR);
/// Shell Armor: the holder can't be hit critically.
pub static SHELL_ARMOR: Behaviour = armor(abilities::SHELL_ARMOR);

const fn armor(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::constant(Event::CriticalHit, Value::False)] })
}
