//! Dragon's Maw and its kin: moves of a type are stronger.

use tallgrass_battle::prelude::*;

/// Dragon's Maw: Dragon moves gain half again.
pub static DRAGONS_MAW: Behaviour = specialist::<{ Type::Dragon as usize }>(abilities::DRAGONS_MAW);
/// Fire Mane: Fire moves gain half again.
pub static FIRE_MANE: Behaviour = specialist::<{ Type::Fire as usize }>(abilities::FIRE_MANE);
/// Rocky Payload: Rock moves gain half again.
pub static ROCKY_PAYLOAD: Behaviour = specialist::<{ Type::Rock as usize }>(abilities::ROCKY_PAYLOAD);
/// Steelworker: Steel moves gain half again.
pub static STEELWORKER: Behaviour = specialist::<{ Type::Steel as usize }>(abilities::STEELWORKER);
/// Transistor: Electric moves are three tenths stronger; half again in generation 8.
pub static TRANSISTOR: Behaviour = ability(
    abilities::TRANSISTOR,
    &[
        on::modify_atk(amplify).priority(5).since(Gen9),
        on::modify_spa(amplify).priority(5).since(Gen9),
        on::modify_atk(excel::<{ Type::Electric as usize }>).priority(5).until(Gen8),
        on::modify_spa(excel::<{ Type::Electric as usize }>).priority(5).until(Gen8),
    ],
);

const fn specialist<const KIND: usize>(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::modify_atk(excel::<KIND>).priority(5), on::modify_spa(excel::<KIND>).priority(5)] })
}

fn excel<const KIND: usize>(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).kind == Type::ALL[KIND] { cx.chain(3, 2) } else { Pass }
}

fn amplify(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).kind == Type::Electric { cx.chain(5325, 4096) } else { Pass }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn transistor_gained_half_again_in_generation_8() {
        check(
            gen9(&["Regieleki, Transistor"], &["Snorlax"]),
            &[["thundershock", "splash"]],
            &[HIT, &[(Secondary, 99)]],
            &["-damage|p2a: Snorlax|398/461"],
        );
        check(
            gen8(&["Regieleki, Transistor"], &["Snorlax"]),
            &[["thundershock", "splash"]],
            &[HIT, &[(Secondary, 99)]],
            &["-damage|p2a: Snorlax|389/461"],
        );
    }
}
