//! Eternatus: nobody can transform into its Eternamax forme.

use tallgrass_battle::prelude::*;

pub static ETERNAMAX: Behaviour =
    species(formes::ETERNATUS_ETERNAMAX, &[on::constant(Event::TryTransform, Value::False)]);
