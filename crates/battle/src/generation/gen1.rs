//! Generation 1.

use super::Flow;
use super::gen2::GEN2;
use tallgrass_pokedex::Generation;

pub(super) const GEN1: Flow = Flow { generation: Generation::Gen1, ..GEN2 };
