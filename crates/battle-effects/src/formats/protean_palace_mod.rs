//! Protean Palace Mod: Pokémon become the type of the move they use.

use tallgrass_battle::prelude::*;

pub static PROTEAN_PALACE_MOD: Behaviour = condition(conditions::PROTEAN_PALACE_MOD, &[on::prepare_hit(adapt)]);

fn adapt(cx: &mut Cx, hit: Hit) -> Verdict {
    let active = cx.mv(hit.mv);
    let kind = active.kind;
    let cause = Effect::of(active.source_effect);
    if active.has_bounced
        || active.has(MoveFlags::FUTUREMOVE)
        || cause.is(moves::SNATCH)
        || cause.is(conditions::SNATCH)
        || kind == Type::Unknown
        || cx.types(hit.user).as_slice() == [kind]
        || !cx.set_types(hit.user, Types::one(kind))
    {
        return Pass;
    }
    say!(cx, "-start", hit.user, "typechange", kind, "[from] ability: Protean");
    Pass
}
