//! Moody: each turn one stat rises by two stages and another one falls by one.

use tallgrass_battle::prelude::*;

pub static MOODY: Behaviour =
    ability(abilities::MOODY, &[on::residual(swing).order(28).sub_order(2).compared_since(Gen7)]);

fn swing(cx: &mut Cx, o: Occasion) -> Verdict {
    let mut changes = BoostList::default();
    let rising = pick(cx, o.target, |_, stage| stage < 6);
    if let Some(stat) = rising {
        changes.set(stat, 2);
    }
    let falling = pick(cx, o.target, |stat, stage| stage > -6 && rising != Some(stat));
    if let Some(stat) = falling {
        changes.set(stat, -1);
    }
    cx.boost_as(changes, o.target, Some(o.target), None, false, false);
    Pass
}

/// One of the stats that can change. Up to generation 7 accuracy and evasion are among them.
fn pick(cx: &mut Cx, mon: Mon, can: impl Fn(Boost, i8) -> bool) -> Option<Boost> {
    let count = if cx.since(Gen8) { 5 } else { 7 };
    let mut stats = [Boost::Atk; 7];
    let mut found = 0;
    for &stat in &Boost::ALL[..count] {
        if can(stat, cx.mon(mon).boost(stat)) {
            stats[found] = stat;
            found += 1;
        }
    }
    cx.sample(Purpose::Pick, &stats[..found])
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn accuracy_and_evasion_are_left_alone() {
        check(
            gen9(&["Octillery, Moody"], &["Snorlax"]),
            &[["splash", "splash"]],
            &[&[(Pick, 4), (Pick, 3)]],
            &["-ability|p1a: Octillery|Moody|boost", "-boost|p1a: Octillery|spe|2", "-unboost|p1a: Octillery|spd|1"],
        );
        check(
            gen8(&["Octillery, Moody"], &["Snorlax"]),
            &[["splash", "splash"]],
            &[&[(Pick, 4), (Pick, 3)]],
            &["-ability|p1a: Octillery|Moody|boost", "-boost|p1a: Octillery|spe|2", "-unboost|p1a: Octillery|spd|1"],
        );
    }
}
