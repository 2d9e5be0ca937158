//! Generation 5: more stages of critical hits, none of them certain.

use super::Flow;
use super::gen6::GEN6;
use tallgrass_pokedex::Generation;

pub(super) const GEN5: Flow = Flow { generation: Generation::Gen5, crit_odds: &[0, 16, 8, 4, 3, 2], ..GEN6 };
