//! Blaze, Overgrow, Swarm and Torrent: at a third of the HP or less, moves of a type gain half again.

use tallgrass_battle::prelude::*;

/// Blaze: at a third of the HP or less, Fire moves gain half again.
pub static BLAZE: Behaviour = desperate::<{ Type::Fire as usize }>(abilities::BLAZE);
/// Overgrow: at a third of the HP or less, Grass moves gain half again.
pub static OVERGROW: Behaviour = desperate::<{ Type::Grass as usize }>(abilities::OVERGROW);
/// Swarm: at a third of the HP or less, Bug moves gain half again.
pub static SWARM: Behaviour = desperate::<{ Type::Bug as usize }>(abilities::SWARM);
/// Torrent: at a third of the HP or less, Water moves gain half again.
pub static TORRENT: Behaviour = desperate::<{ Type::Water as usize }>(abilities::TORRENT);

const fn desperate<const KIND: usize>(id: AbilityId) -> Behaviour {
    ability(
        id,
        const {
            &[
                on::modify_atk(rally::<KIND>).priority(5).since(Gen5),
                on::modify_spa(rally::<KIND>).priority(5).since(Gen5),
                on::base_power(rally::<KIND>).priority(2).until(Gen4),
            ]
        },
    )
}

fn rally<const KIND: usize>(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let pokemon = cx.mon(hit.user);
    if cx.mv(hit.mv).kind == Type::ALL[KIND] && 3 * pokemon.hp <= pokemon.max_hp { cx.chain(3, 2) } else { Pass }
}
