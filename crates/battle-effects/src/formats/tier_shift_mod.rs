//! Tier Shift Mod: base stats apart from HP are raised, the more the lower a Pokémon's tier.

use crate::shared::base_stats::within_range;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rules;

pub static TIER_SHIFT_MOD: Behaviour = condition(conditions::TIER_SHIFT_MOD, &[on::modify_species(raise).since(Gen9)]);

fn raise(cx: &mut Cx, o: Occasion, forme: &mut Forme) -> Verdict {
    let data = cx.dex().species(forme.species);
    let set = cx.set_of(o.target);
    let gain = if cx.has_rule(rules::NATDEX_MOD) {
        gain(data.natdex_tier)
    } else {
        // What is banned in lower tiers lifts its holder out of them.
        let most = match (set.item, set.ability) {
            (items::LIGHT_CLAY, _) => 15,
            (items::QUICK_CLAW, _) | (_, abilities::DROUGHT) => 20,
            (items::DAMP_ROCK, _) => 25,
            _ => 30,
        };
        gain(data.tier).min(most)
    };
    if gain > 0 {
        for stat in &mut forme.base_stats[1..] {
            *stat = within_range(i32::from(*stat) + gain);
        }
    }
    Pass
}

fn gain(tier: &str) -> i32 {
    match tier {
        "uu" | "rubl" => 15,
        "ru" | "nubl" => 20,
        "nu" | "publ" => 25,
        "pu" | "zubl" | "zu" | "nfe" | "lc" => 30,
        _ => 0,
    }
}
