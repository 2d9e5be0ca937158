//! Sticky Hold: others can't take the holder's item.

use tallgrass_battle::prelude::*;

pub static STICKY_HOLD: Behaviour = ability(abilities::STICKY_HOLD, &[on::take_item(hold_on)]);

fn hold_on(cx: &mut Cx, o: Occasion, _: ItemId) -> Verdict {
    let pokemon = cx.mon(o.target);
    let gone = cx.since(Gen5) && (pokemon.hp == 0 || pokemon.item == items::STICKY_BARB);
    let taken = o.source.is_some_and(|source| source != o.target);
    let knocked_off = cx.active_move().is_some_and(|mv| cx.mv(mv).id == moves::KNOCK_OFF);
    if gone || !(taken || knocked_off) {
        return Pass;
    }
    say!(cx, "-activate", o.target, Full(cx.acting()));
    Fail
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn items_are_not_knocked_off() {
        check(
            gen9(&["Alakazam"], &["Muk @ Leftovers, Sticky Hold"]),
            &[["knockoff", "splash"]],
            &[HIT],
            &[
                "-damage|p2a: Muk|290/351",
                "-activate|p2a: Muk|ability: Sticky Hold",
                "-heal|p2a: Muk|311/351|[from] item: Leftovers",
            ],
        );
    }
}
