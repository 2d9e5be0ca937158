//! Safety Goggles: keep powders, sandstorms and hail away.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::TypeImmunity;

pub static SAFETY_GOGGLES: Behaviour =
    item(items::SAFETY_GOGGLES, &[on::immunity(see_through), on::try_hit(keep_powder_away)]);

fn see_through(_: &mut Cx, _: Occasion, what: ConditionId) -> Verdict {
    match what {
        conditions::SANDSTORM | conditions::HAIL | conditions::POWDER => Fail,
        _ => Pass,
    }
}

fn keep_powder_away(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.mv(hit.mv).has(MoveFlags::POWDER)
        || hit.target == hit.user
        || cx.type_immune_to(hit.target, TypeImmunity::Powder)
    {
        return Pass;
    }
    say!(cx, "-activate", hit.target, "item: Safety Goggles", cx.mv(hit.mv).id);
    Silent
}
