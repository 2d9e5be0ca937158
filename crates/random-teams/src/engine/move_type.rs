use tallgrass_pokedex::moves::{IVY_CUDGEL, JUDGMENT, MULTI_ATTACK, RAGING_BULL, REVELATION_DANCE, TERA_BLAST};
use tallgrass_pokedex::{MoveId, Type, abilities, species};

use super::Build;

/// Abilities that turn Normal moves into others.
const CHANGES: [(tallgrass_pokedex::AbilityId, Type); 4] = [
    (abilities::AERILATE, Type::Flying),
    (abilities::GALVANIZE, Type::Electric),
    (abilities::PIXILATE, Type::Fairy),
    (abilities::REFRIGERATE, Type::Ice),
];

impl Build<'_> {
    /// The type a move has for it.
    pub fn move_type(&self, mv: MoveId) -> Type {
        let id = self.species.id;
        match mv {
            TERA_BLAST => return self.tera,
            JUDGMENT | MULTI_ATTACK | REVELATION_DANCE => return self.species.types.first(),
            RAGING_BULL => match id {
                species::TAUROS_PALDEA_COMBAT => return Type::Fighting,
                species::TAUROS_PALDEA_BLAZE => return Type::Fire,
                species::TAUROS_PALDEA_AQUA => return Type::Water,
                _ => {}
            },
            IVY_CUDGEL => match id {
                species::OGERPON_WELLSPRING => return Type::Water,
                species::OGERPON_HEARTHFLAME => return Type::Fire,
                species::OGERPON_CORNERSTONE => return Type::Rock,
                _ => {}
            },
            _ => {}
        }
        match self.book.fact(mv).kind {
            Type::Normal => {
                let change = CHANGES.into_iter().find(|(ability, _)| self.may_have(*ability));
                change.map_or(Type::Normal, |(_, kind)| kind)
            }
            kind => kind,
        }
    }
}
