//! Zacian and Zamazenta: with its rusted weapon it begins the battle crowned, and Iron Head becomes its own move.

use tallgrass_battle::prelude::*;

pub static CROWNED: [Behaviour; 6] = [
    species(formes::ZACIAN, &[on::battle_start(crown_zacian)]),
    species(formes::ZACIAN_CROWNED, &[on::battle_start(crown_zacian)]),
    condition(conditions::ZACIAN, &[on::battle_start(crown_zacian)]),
    species(formes::ZAMAZENTA, &[on::battle_start(crown_zamazenta)]),
    species(formes::ZAMAZENTA_CROWNED, &[on::battle_start(crown_zamazenta)]),
    condition(conditions::ZAMAZENTA, &[on::battle_start(crown_zamazenta)]),
];

fn crown_zacian(cx: &mut Cx, o: Occasion) -> Verdict {
    crown(cx, o, items::RUSTED_SWORD, formes::ZACIAN_CROWNED, moves::BEHEMOTH_BLADE)
}

fn crown_zamazenta(cx: &mut Cx, o: Occasion) -> Verdict {
    crown(cx, o, items::RUSTED_SHIELD, formes::ZAMAZENTA_CROWNED, moves::BEHEMOTH_BASH)
}

fn crown(cx: &mut Cx, o: Occasion, item: ItemId, forme: SpeciesId, own_move: MoveId) -> Verdict {
    if cx.mon(o.target).item == item && cx.begin_as(o.target, forme) {
        cx.exchange_move(o.target, moves::IRON_HEAD, own_move);
    }
    Pass
}
