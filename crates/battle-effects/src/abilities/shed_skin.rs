//! Shed Skin: each turn the holder's status is cured one time in three.

use tallgrass_battle::prelude::*;

pub static SHED_SKIN: Behaviour = ability(
    abilities::SHED_SKIN,
    &[on::residual(shed).order(5).sub_order(3).since(Gen5), on::residual(shed).order(10).sub_order(3).until(Gen4)],
);

fn shed(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    if pokemon.hp > 0 && pokemon.status.is_some() && cx.chance(Purpose::Chance, 33, 100) {
        say!(cx, "-activate", o.target, Full(cx.acting()));
        cx.cure_status(o.target);
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn one_in_three_times_the_status_is_shed() {
        check(
            gen9(&["Alakazam"], &["Arbok, Shed Skin"]),
            &[["willowisp", "splash"]],
            &[&[(Accuracy, 0), (Chance, 32)]],
            &["-status|p2a: Arbok|brn", "-activate|p2a: Arbok|ability: Shed Skin", "-curestatus|p2a: Arbok|brn|[msg]"],
        );
        check(
            gen9(&["Alakazam"], &["Arbok, Shed Skin"]),
            &[["willowisp", "splash"]],
            &[&[(Accuracy, 0), (Chance, 33)]],
            &["-status|p2a: Arbok|brn", "-damage|p2a: Arbok|245/261 brn|[from] brn"],
        );
    }
}
