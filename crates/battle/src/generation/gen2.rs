//! Generation 2.

use super::Flow;
use super::gen3::GEN3;
use tallgrass_pokedex::Generation;

pub(super) const GEN2: Flow = Flow { generation: Generation::Gen2, ..GEN3 };
