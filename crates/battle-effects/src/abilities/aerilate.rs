//! Aerilate and its kin: Normal moves take another type and gain a fifth of power.

use crate::shared::types::CHOOSE_THEIR_TYPE;
use tallgrass_battle::prelude::*;

/// Aerilate: Normal moves become Flying moves and gain a fifth of power.
pub static AERILATE: Behaviour = turning_normal_at_first::<{ Type::Flying as usize }>(abilities::AERILATE);
/// Dragonize: Normal moves become Dragon moves and gain a fifth of power.
pub static DRAGONIZE: Behaviour = turning_normal::<{ Type::Dragon as usize }>(abilities::DRAGONIZE);
/// Galvanize: Normal moves become Electric moves and gain a fifth of power.
pub static GALVANIZE: Behaviour = turning_normal::<{ Type::Electric as usize }>(abilities::GALVANIZE);
/// Pixilate: Normal moves become Fairy moves and gain a fifth of power.
pub static PIXILATE: Behaviour = turning_normal_at_first::<{ Type::Fairy as usize }>(abilities::PIXILATE);
/// Refrigerate: Normal moves become Ice moves and gain a fifth of power.
pub static REFRIGERATE: Behaviour = turning_normal_at_first::<{ Type::Ice as usize }>(abilities::REFRIGERATE);

const fn turning_normal<const KIND: usize>(id: AbilityId) -> Behaviour {
    ability(
        id,
        const { &[on::modify_type(turn_normal::<KIND>).priority(-1), on::base_power(boost_changed).priority(23)] },
    )
}

/// The three there were at first gave three tenths in generation 6.
const fn turning_normal_at_first<const KIND: usize>(id: AbilityId) -> Behaviour {
    ability(
        id,
        const {
            &[
                on::modify_type(turn_normal::<KIND>).priority(-1),
                on::base_power(boost_changed).priority(23).since(Gen7),
                on::base_power(boost_changed_by_more).priority(23).until(Gen6),
            ]
        },
    )
}

fn turn_normal<const KIND: usize>(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).kind == Type::Normal && keeps_no_type(cx, hit) {
        let ability = cx.acting().id;
        let active = cx.mv_mut(hit.mv);
        active.kind = Type::ALL[KIND];
        active.type_changer_boosted = ability;
    }
    Pass
}

/// Whether an ability may change the move's type: not if the move chooses its type itself.
pub(crate) fn keeps_no_type(cx: &Cx, hit: Hit) -> bool {
    let active = cx.mv(hit.mv);
    let maximized = cx.active_move().is_some_and(|mv| cx.is_max_move(mv));
    let z_attack = cx.is_z_move(hit.mv) && active.category != Category::Status;
    let tera_blast = active.id == moves::TERA_BLAST && cx.mon(hit.user).terastallized.is_some();
    (maximized || !CHOOSE_THEIR_TYPE.contains(&active.id)) && !z_attack && !tera_blast
}

fn boost_changed_by_more(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).type_changer_boosted == cx.acting().id { cx.chain(5325, 4096) } else { Pass }
}

/// Boosts a move whose type this ability has changed.
pub(crate) fn boost_changed(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).type_changer_boosted == cx.acting().id { cx.chain(4915, 4096) } else { Pass }
}
