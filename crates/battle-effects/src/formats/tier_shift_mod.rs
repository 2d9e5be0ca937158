//! Tier Shift Mod: base stats apart from HP are raised, the more the lower a Pokémon's tier.

use crate::shared::base_stats::within_range;
use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rules;

pub static TIER_SHIFT_MOD: Behaviour = condition(
    conditions::TIER_SHIFT_MOD,
    &[on::modify_species(raise).since(Gen9), on::modify_species(raise_steeply).until(Gen8)],
);

pub static TIER_SHIFT_MOD_HOOKS: RuleHooks = RuleHooks {
    begin: Some(|cx| {
        say!(cx, "rule", "Tier Shift Mod: Pokémon get stat buffs depending on their tier, excluding HP.");
    }),
    ..RuleHooks::new(rules::TIER_SHIFT_MOD)
};

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
    raise_by(forme, gain)
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

fn raise_steeply(cx: &mut Cx, o: Occasion, forme: &mut Forme) -> Verdict {
    let gain = match cx.dex().species(forme.species).tier {
        "uu" | "rubl" => 10,
        "ru" | "nubl" => 20,
        "nu" | "publ" => 30,
        "pu" | "zubl" | "zu" | "nfe" | "lc" => 40,
        _ => 0,
    };
    let set = cx.given_set(o.target);
    // SHOWDOWN: what would lift its holder out of lower tiers is found only where a set has its id for its name.
    let most = match (&*set.item, &*set.ability) {
        ("lightclay", _) => 0,
        (_, "drizzle" | "drought" | "slushrush") => 20,
        _ => gain,
    };
    raise_by(forme, gain.min(most))
}

fn raise_by(forme: &mut Forme, gain: i32) -> Verdict {
    if gain > 0 {
        for stat in &mut forme.base_stats[1..] {
            *stat = within_range(i32::from(*stat) + gain);
        }
    }
    Pass
}
