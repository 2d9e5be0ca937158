//! What is done otherwise than in generation 7 where moves are chosen.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{Type, abilities, species};

use super::super::gen7::moves as gen7;
use crate::TeamsError;
use crate::engine::Build;

/// Whether a set still lacks an attack of one of its types.
fn lacks(b: &Build, kind: Type) -> bool {
    let none = b.count_type(kind) == 0;
    match kind {
        Type::Bug => b.offered(MEGAHORN) || b.offered(PIN_MISSILE) || none && b.may_have(abilities::TINTED_LENS),
        Type::Flying if b.species.id == species::MURKROW => false,
        Type::Ice if b.may_have(abilities::REFRIGERATE) && b.offered(HYPER_VOICE) => true,
        Type::Normal => b.offered(BOOMBURST),
        _ => gen7::lacks(b, kind),
    }
}

/// Chooses the moves of a set.
pub fn choose(b: &mut Build) -> Result<(), TeamsError> {
    gen7::choose_by(b, lacks, learn_setup)
}

fn learn_setup(b: &mut Build) -> Result<(), TeamsError> {
    if b.role.is_setup() {
        b.learn_one_of(&gen7::SETUP_SET)?;
    }
    Ok(())
}
