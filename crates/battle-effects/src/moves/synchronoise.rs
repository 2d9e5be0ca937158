//! Synchronoise: hits only who shares a type with the user.

use tallgrass_battle::prelude::*;

pub static SYNCHRONOISE: Behaviour = move_(moves::SYNCHRONOISE, &[on::try_immunity(needs_common_type)]);

fn needs_common_type(cx: &mut Cx, hit: Hit) -> Verdict {
    let types = cx.types(hit.user);
    Verdict::from_bool(cx.has_type_any(hit.target, types.as_slice()))
}
