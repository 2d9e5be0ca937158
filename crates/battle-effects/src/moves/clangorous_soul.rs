//! Clangorous Soul raises all its user's stages for a third of its HP, Fillet Away three of them by two for half.

use tallgrass_battle::prelude::*;

pub static CLANGOROUS_SOUL: [Behaviour; 2] = [
    move_(moves::CLANGOROUS_SOUL, &[on::try_(can_pay_third), on::try_hit(raise), on::hit(pay_third)]),
    move_(moves::FILLET_AWAY, &[on::try_(can_pay_half), on::try_hit(raise), on::hit(pay_half)]),
];

/// Whether a Pokémon has more than this many hundredths of its HP.
fn can_pay(cx: &Cx, mon: Mon, percent: i32) -> Verdict {
    let pokemon = cx.mon(mon);
    if 100 * pokemon.hp <= percent * pokemon.max_hp || pokemon.max_hp == 1 { Fail } else { Pass }
}

fn can_pay_third(cx: &mut Cx, hit: Hit) -> Verdict {
    can_pay(cx, hit.user, 33)
}

fn can_pay_half(cx: &mut Cx, hit: Hit) -> Verdict {
    can_pay(cx, hit.user, 50)
}

fn raise(cx: &mut Cx, hit: Hit) -> Verdict {
    let boosts = cx.mv(hit.mv).boosts.unwrap_or_default();
    if !cx.boost(boosts.as_slice(), hit.target).truthy() {
        return Silent;
    }
    cx.mv_mut(hit.mv).boosts = None;
    Pass
}

fn pay_third(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.direct_damage(share(cx.mon(hit.target).max_hp, 33, 100), hit.target, None, None);
    Pass
}

fn pay_half(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.direct_damage(share(cx.mon(hit.target).max_hp, 1, 2), hit.target, None, None);
    Pass
}
