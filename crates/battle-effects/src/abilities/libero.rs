//! Libero and Protean: the first move used after entry gives its user its type.

use tallgrass_battle::prelude::*;

/// Libero: the first move used after entry gives its user its type.
pub static LIBERO: Behaviour = versatile(abilities::LIBERO);
/// Protean: the first move used after entry gives its user its type.
pub static PROTEAN: Behaviour = versatile(abilities::PROTEAN);

const fn versatile(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::prepare_hit(adapt)] })
}

effect_data! {
    /// Whether the type was changed since entry.
    struct Changed { yes: u8 }
}

fn adapt(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.memory::<Changed>().yes != 0 {
        return Pass;
    }
    let active = cx.mv(hit.mv);
    let kind = active.kind;
    let snatched = Effect::of(active.source_effect);
    if active.has_bounced
        || active.has(MoveFlags::FUTUREMOVE)
        || snatched.is(moves::SNATCH)
        || snatched.is(conditions::SNATCH)
        || cx.move_data(hit.mv).calls_move
        || kind == Type::Unknown
        || cx.types(hit.user).as_slice() == [kind]
        || !cx.set_types(hit.user, Types::one(kind))
    {
        return Pass;
    }
    cx.remember(Changed { yes: 1 });
    say!(cx, "-start", hit.user, "typechange", kind, By(cx.acting()));
    Pass
}
