//! Generation 3.

use super::Flow;
use super::gen4::GEN4;
use tallgrass_pokedex::Generation;

pub(super) const GEN3: Flow = Flow { generation: Generation::Gen3, ..GEN4 };
