//! Generation 7: who is to act next is settled as the turn begins.

use super::Flow;
use super::gen8::GEN8;
use tallgrass_pokedex::Generation;

pub(super) const GEN7: Flow = Flow { generation: Generation::Gen7, resort_queue: false, ..GEN8 };
