//! Reflect Type: the user takes on the target's types.

use tallgrass_battle::prelude::*;

pub static REFLECT_TYPE: Behaviour = move_(moves::REFLECT_TYPE, &[on::hit(reflect)]);

fn reflect(cx: &mut Cx, hit: Hit) -> Verdict {
    let Hit { user, target, .. } = hit;
    let me = cx.mon(user);
    let (seen, num) = (me.apparent_types, cx.dex().species(me.species).num);
    // Arceus and Silvally keep their types, and so does who has terastallized.
    if matches!(num, 493 | 773) || me.terastallized.is_some() {
        return Fail;
    }
    let mut types = cx.types_as(target, true, false).without(Type::Unknown);
    let added = cx.mon(target).added_type;
    if types.is_empty() {
        if added.is_none() {
            return Fail;
        }
        types = Types::one(Type::Normal);
    }
    say!(cx, "-start", user, "typechange", "[from] move: Reflect Type", Of(target));
    cx.set_types(user, types);
    let known = cx.is_ally(target, user) && cx.mon(target).known_type;
    let me = cx.mon_mut(user);
    me.added_type = added;
    me.known_type = known;
    if !known {
        me.apparent_types = seen;
    }
    Pass
}
