//! Parental Bond: moves that hit once hit a second time, for a quarter of the damage.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::PowerKind;
use tallgrass_pokedex::MaxKind;

pub static PARENTAL_BOND: Behaviour = ability(
    abilities::PARENTAL_BOND,
    &[on::prepare_hit(strike_twice), on::modify_secondaries(keep_secret_power_for_later).as_source()],
);

fn strike_twice(cx: &mut Cx, hit: Hit) -> Verdict {
    let mv = cx.mv(hit.mv);
    let alone = [MoveFlags::NOPARENTALBOND, MoveFlags::CHARGE, MoveFlags::FUTUREMOVE];
    if mv.category == Category::Status
        || mv.multihit != (0, 0)
        || alone.into_iter().any(|flag| mv.has(flag))
        || mv.spread_hit
        || mv.power_kind == PowerKind::Z
        || cx.move_data(hit.mv).is_max != MaxKind::No
    {
        return Pass;
    }
    let mv = cx.mv_mut(hit.mv);
    mv.multihit = (2, 2);
    mv.parental_bond = true;
    Pass
}

fn keep_secret_power_for_later(cx: &mut Cx, hit: Hit, list: &mut SecondaryList) -> Verdict {
    let mv = cx.mv(hit.mv);
    if mv.parental_bond && mv.id == moves::SECRET_POWER && mv.hit < 2 {
        list.retain(|effect| effect.volatile == conditions::FLINCH);
    }
    Pass
}
