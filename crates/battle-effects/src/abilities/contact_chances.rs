//! Abilities that may do something to whoever touches the holder.

use tallgrass_battle::prelude::*;

/// Cute Charm: whoever touches the holder is infatuated in three of ten cases.
pub static CUTE_CHARM: Behaviour = ability(abilities::CUTE_CHARM, &[on::damaging_hit(infatuate)]);
/// Flame Body: whoever touches the holder is burned in three of ten cases.
pub static FLAME_BODY: Behaviour = ability(abilities::FLAME_BODY, &[on::damaging_hit(burn)]);
/// Poison Point: whoever touches the holder is poisoned in three of ten cases.
pub static POISON_POINT: Behaviour = ability(abilities::POISON_POINT, &[on::damaging_hit(poison)]);
/// Static: whoever touches the holder is paralysed in three of ten cases.
pub static STATIC: Behaviour = ability(abilities::STATIC, &[on::damaging_hit(paralyse)]);
/// Effect Spore: whoever touches the holder and is not immune to powders falls asleep, is paralysed or poisoned in
/// three of ten cases.
pub static EFFECT_SPORE: Behaviour = ability(abilities::EFFECT_SPORE, &[on::damaging_hit(scatter_spores)]);

fn infatuate(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if touched(cx, hit) {
        cx.add_volatile(hit.user, conditions::ATTRACT, Some(cx.holder()), None);
    }
    Pass
}

fn burn(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    give(cx, hit, conditions::BRN)
}

fn poison(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    give(cx, hit, conditions::PSN)
}

fn paralyse(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    give(cx, hit, conditions::PAR)
}

fn give(cx: &mut Cx, hit: Hit, status: ConditionId) -> Reply<i32> {
    if touched(cx, hit) {
        cx.try_set_status(hit.user, status, Some(hit.target), None);
    }
    Pass
}

/// Whether the move touches the holder, and three in ten comes up.
fn touched(cx: &mut Cx, hit: Hit) -> bool {
    cx.makes_contact(hit.mv, hit.user, hit.target, false) && cx.chance(Purpose::Chance, 3, 10)
}

fn scatter_spores(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if !cx.makes_contact(hit.mv, hit.user, hit.target, false)
        || !cx.status_immunity(hit.user, conditions::POWDER, false)
    {
        return Pass;
    }
    let status = match cx.random(Purpose::Chance, 100) {
        0..11 => conditions::SLP,
        11..21 => conditions::PAR,
        21..30 => conditions::PSN,
        _ => return Pass,
    };
    cx.try_set_status(hit.user, status, Some(hit.target), None);
    Pass
}
