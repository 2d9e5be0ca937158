//! Brilliant Diamond and Shining Pearl: nobody dynamaxes.

use super::Flow;
use super::gen8::GEN8;

pub(super) const GEN8BDSP: Flow = Flow { can_dynamax_now: Some(|_, _| false), ..GEN8 };
