//! Normalize: the holder's moves are of Normal type, and gain a fifth.

use crate::shared::types::CHOOSE_THEIR_TYPE;
use tallgrass_battle::prelude::*;
use tallgrass_battle::state::PowerKind;
use tallgrass_pokedex::MaxKind;

pub static NORMALIZE: Behaviour = ability(
    abilities::NORMALIZE,
    &[
        on::modify_type(make_normal).priority(1),
        on::modify_move(make_normal_later).priority(1).until(Gen6),
        on::base_power(boost).priority(23).since(Gen7),
    ],
);

/// What keeps its type besides moves that choose it.
const KEEP_THEIR_TYPE: [MoveId; 2] = [moves::HIDDEN_POWER, moves::STRUGGLE];

fn make_normal(cx: &mut Cx, hit: Hit) -> Verdict {
    let max = cx.active_move().is_some_and(|mv| cx.move_data(mv).is_max != MaxKind::No);
    let mv = cx.mv(hit.mv);
    let z_attack = mv.power_kind == PowerKind::Z && mv.category != Category::Status;
    let tera_blast = mv.id == moves::TERA_BLAST && cx.mon(hit.user).terastallized.is_some();
    let keeps = CHOOSE_THEIR_TYPE.contains(&mv.id) || KEEP_THEIR_TYPE.contains(&mv.id);
    if !z_attack && !tera_blast && (max || !keeps) {
        let ability = cx.acting().id;
        let mv = cx.mv_mut(hit.mv);
        mv.kind = Type::Normal;
        mv.type_changer_boosted = ability;
    }
    Pass
}

fn make_normal_later(cx: &mut Cx, hit: Hit) -> Verdict {
    let id = cx.mv(hit.mv).id;
    let spared = cx.since(Gen5) && cx.dex().mv(id).kind == Type::Normal;
    if id != moves::STRUGGLE && !spared {
        cx.mv_mut(hit.mv).kind = Type::Normal;
    }
    Pass
}

fn boost(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).type_changer_boosted == cx.acting().id { cx.chain(4915, 4096) } else { Pass }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn moves_become_normal_and_stronger() {
        check(
            gen9(&["Delcatty, Normalize"], &["Snorlax"]),
            &[["ember", "splash"]],
            &[HIT, &[(Secondary, 99)]],
            &["-damage|p2a: Snorlax|425/461"],
        );
    }
}
