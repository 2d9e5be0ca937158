//! Mimicry: the holder takes the terrain's type, and its own types back when there is none.

use tallgrass_battle::prelude::*;

pub static MIMICRY: Behaviour = ability(
    abilities::MIMICRY,
    &[on::start(blend_in), on::timer(Event::SwitchIn).priority(-1), on::terrain_change(blend_in)],
);

fn blend_in(cx: &mut Cx, o: Occasion) -> Verdict {
    let mon = o.target;
    let terrain = cx.state().field.terrain;
    let types = match terrain {
        conditions::ELECTRIC_TERRAIN => Types::one(Type::Electric),
        conditions::GRASSY_TERRAIN => Types::one(Type::Grass),
        conditions::MISTY_TERRAIN => Types::one(Type::Fairy),
        conditions::PSYCHIC_TERRAIN => Types::one(Type::Psychic),
        _ => cx.mon(mon).base_forme.types,
    };
    if cx.types(mon) == types || !cx.set_types(mon, types) {
        return Pass;
    }
    if terrain.is_some() || cx.mon(mon).transformed {
        say!(cx, "-start", mon, "typechange", types, By(cx.acting()));
        if terrain.is_none() {
            cx.hint("Transform Mimicry changes you to your original un-transformed types.", false, None);
        }
    } else {
        say!(cx, "-activate", mon, Full(cx.acting()));
        say!(cx, "-end", mon, "typechange", "[silent]");
    }
    Pass
}
