//! Rules that forbid mega evolution, Dynamax or Terastallization.

use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rules;

/// Nobody can Terastallize.
pub static TERASTAL_CLAUSE: RuleHooks = RuleHooks {
    begin: Some(|cx| {
        for mon in cx.mons() {
            cx.forbid_terastallization(mon);
        }
        say!(cx, "rule", "Terastal Clause: You cannot Terastallize");
    }),
    ..RuleHooks::new(rules::TERASTAL_CLAUSE)
};

/// Nobody can dynamax.
pub static DYNAMAX_CLAUSE: RuleHooks = RuleHooks {
    begin: Some(|cx| {
        cx.forbid_dynamax();
        say!(cx, "rule", "Dynamax Clause: You cannot dynamax");
    }),
    ..RuleHooks::new(rules::DYNAMAX_CLAUSE)
};

/// Rayquaza can't mega evolve, and may Terastallize instead.
pub static MEGA_RAYQUAZA_CLAUSE: RuleHooks = RuleHooks {
    begin: Some(|cx| {
        say!(cx, "rule", "Mega Rayquaza Clause: You cannot mega evolve Rayquaza");
        for mon in cx.mons() {
            if cx.mon(mon).species == formes::RAYQUAZA {
                cx.forbid_mega_evolution(mon);
            }
        }
    }),
    ..RuleHooks::new(rules::MEGA_RAYQUAZA_CLAUSE)
};

/// With the National Dex, what has mega evolved already can't Terastallize.
pub static NATDEX_MOD: RuleHooks = RuleHooks {
    begin: Some(|cx| {
        for mon in cx.mons() {
            let species = cx.dex().species(cx.mon(mon).species);
            if species.is_mega || species.is_primal || species.forme == "Ultra" {
                cx.forbid_terastallization(mon);
            }
        }
    }),
    ..RuleHooks::new(rules::NATDEX_MOD)
};
