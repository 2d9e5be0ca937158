//! Overcoat: weather doesn't hurt the holder, and powders do nothing to it.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::TypeImmunity;

pub static OVERCOAT: Behaviour = ability(
    abilities::OVERCOAT,
    &[on::immunity(wrap_up).compared_since(Gen5), on::try_hit(shake_off_powder).priority(1).since(Gen6)],
);

fn wrap_up(cx: &mut Cx, _: Occasion, condition: ConditionId) -> Verdict {
    match condition {
        conditions::SANDSTORM | conditions::HAIL => Fail,
        conditions::POWDER if cx.since(Gen6) => Fail,
        _ => Pass,
    }
}

fn shake_off_powder(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).has(MoveFlags::POWDER)
        && hit.target != hit.user
        && !cx.type_immune_to(hit.target, TypeImmunity::Powder)
    {
        say!(cx, "-immune", hit.target, By(cx.acting()));
        return Silent;
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn powder_is_shaken_off() {
        check(
            gen9(&["Breloom"], &["Mandibuzz, Overcoat"]),
            &[["spore", "splash"]],
            &[],
            &["-immune|p2a: Mandibuzz|[from] ability: Overcoat"],
        );
    }
}
