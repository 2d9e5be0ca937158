//! Types that are taken on: by species under a rule, by moves, by who uses a move.

use tallgrass_battle::prelude::*;

/// Whether a species is taken on by transforming: its types are then those of whom it is copied from.
pub(crate) fn is_transformation(cause: Effect) -> bool {
    cause.is(abilities::IMPOSTER) || cause.is(moves::TRANSFORM)
}

/// Shows the types of a Pokémon, or of whom it looks like, without an added one.
pub(crate) fn say_types(cx: &mut Cx, mon: Mon, from: &str) -> Verdict {
    let shown = cx.mon(mon).illusion.unwrap_or(mon);
    let types = cx.types_as(shown, true, false);
    if from.is_empty() {
        say!(cx, "-start", mon, "typechange", types, "[silent]");
    } else {
        say!(cx, "-start", mon, "typechange", types, "[silent]", from);
    }
    Pass
}

/// Moves that choose their type themselves.
pub(crate) const CHOOSE_THEIR_TYPE: [MoveId; 7] = [
    moves::JUDGMENT,
    moves::MULTI_ATTACK,
    moves::NATURAL_GIFT,
    moves::REVELATION_DANCE,
    moves::TECHNO_BLAST,
    moves::TERRAIN_PULSE,
    moves::WEATHER_BALL,
];

/// Gives the user of a move the move's type, unless it has that type alone or the move is bounced, snatched or foreseen.
/// Which type it took, if it did.
pub(crate) fn take_type_of_move(cx: &mut Cx, hit: Hit) -> Option<Type> {
    let active = cx.mv(hit.mv);
    let kind = active.kind;
    let cause = Effect::of(active.source_effect);
    let delayed_or_deflected = active.has_bounced
        || active.has(MoveFlags::FUTUREMOVE)
        || cause.is(moves::SNATCH)
        || cause.is(conditions::SNATCH);
    if delayed_or_deflected || kind == Type::Unknown || cx.types(hit.user).as_slice() == [kind] {
        return None;
    }
    cx.set_types(hit.user, Types::one(kind)).then_some(kind)
}
