//! Generation 8, whose turn goes as generation 9's.

use super::Flow;
use tallgrass_pokedex::Generation;

pub(super) const GEN8: Flow = Flow { generation: Generation::Gen8, ..Flow::USUAL };
