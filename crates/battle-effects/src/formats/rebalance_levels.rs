//! Rebalance Levels: whom other rules give better base stats begins at a lower level, whom they give worse ones at a higher.

use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rules;

pub static REBALANCE_LEVELS: RuleHooks = RuleHooks {
    begin: Some(|cx| {
        for mon in cx.mons() {
            let level = rebalanced(cx, mon);
            cx.set_level(mon, level);
        }
    }),
    ..RuleHooks::new(rules::REBALANCE_LEVELS)
};

fn rebalanced(cx: &Cx, mon: Mon) -> u16 {
    let level = cx.mon(mon).level;
    let before = cx.stats_from(mon, Forme::of(cx.dex(), cx.set_of(mon).species).base_stats);
    let after = cx.stats_from(mon, cx.mon(mon).forme.base_stats);
    if before == after {
        return level;
    }
    let power = |[_, atk, _, spa, _, _]: [f64; 6]| atk + spa;
    let bulk = |[hp, _, def, _, spd, _]: [f64; 6]| (hp * def * spd / (def + spd)).ln();
    let (before, after) = (before.map(f64::from), after.map(f64::from));
    // How much worse the stats have become, as a logarithm.
    let worse = (power(before) / power(after)).ln() + (bulk(before) - bulk(after)) + (before[5] / after[5]).ln() / 2.0;
    let most = f64::from(cx.rule_table().numbers.max_level);
    let wanted = (std::f64::consts::E.powf(worse / 5.0) * f64::from(level)).floor().min(most) as u16;
    if wanted < level && worse > 0.0 { level } else { wanted }
}
