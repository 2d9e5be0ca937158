//! Which item a set holds: the first rule that fits.

use tallgrass_pokedex::items::*;
use tallgrass_pokedex::{ItemId, abilities, moves};

use crate::TeamsError;
use crate::data::Role;
use crate::engine::{Build, Count, Rule, first_fit, given};

pub fn choose(b: &mut Build) -> Result<ItemId, TeamsError> {
    if !b.species.required_items.is_empty() {
        return b.draws.sample(b.species.required_items);
    }
    Ok(first_fit(RULES, b)?.unwrap_or_default())
}

const RULES: &[Rule] = &[
    given(&SCOPE_LENS, |b| b.knows(moves::FOCUS_ENERGY)),
    given(&ItemId::NONE, |b| b.knows(moves::THIEF)),
    given(&CHOICE_SCARF, |b| b.knows_any(&[moves::TRICK, moves::SWITCHEROO])),
    given(&ORAN_BERRY, |b| b.knows(moves::ACROBATICS) && b.ability == abilities::UNBURDEN),
    given(&ItemId::NONE, |b| b.knows(moves::ACROBATICS)),
    given(&LIGHT_CLAY, |b| b.knows(moves::AURORA_VEIL) || b.knows(moves::LIGHT_SCREEN) && b.knows(moves::REFLECT)),
    given(&FLAME_ORB, |b| b.ability == abilities::GUTS && b.knows(moves::FACADE)),
    given(&TOXIC_ORB, |b| b.ability == abilities::QUICK_FEET),
    given(&ORAN_BERRY, |b| {
        matches!(b.ability, abilities::HARVEST | abilities::RIPEN | abilities::UNBURDEN) || b.knows(moves::BELLY_DRUM)
    }),
    given(&CHOICE_SCARF, |b| {
        let status = b.count(Count::Status);
        b.role == Role::FastAttacker && (status == 0 || status == 1 && b.knows(moves::DESTINY_BOND))
    }),
    given(&LIFE_ORB, |b| matches!(b.role, Role::SetupSweeper | Role::Wallbreaker)),
    given(&EVIOLITE, |_| true),
];
