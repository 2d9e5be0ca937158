//! What rules announce as a battle begins. Those that also do something in it have files of their own for that.

use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::{RuleId, rules};

const fn announced(rule: RuleId, begin: fn(&mut Cx)) -> RuleHooks {
    RuleHooks { begin: Some(begin), ..RuleHooks::new(rule) }
}

fn rule(cx: &mut Cx, text: &str) {
    say!(cx, "rule", text);
}

pub static BLITZ: RuleHooks = announced(rules::BLITZ, |cx| rule(cx, "Blitz: Super-fast timer"));
pub static SPECIES_CLAUSE: RuleHooks =
    announced(rules::SPECIES_CLAUSE, |cx| rule(cx, "Species Clause: Limit one of each Pokémon"));
pub static OHKO_CLAUSE: RuleHooks = announced(rules::OHKO_CLAUSE, |cx| rule(cx, "OHKO Clause: OHKO moves are banned"));
pub static EVASION_CLAUSE: RuleHooks =
    announced(rules::EVASION_CLAUSE, |cx| rule(cx, "Evasion Clause: Evasion abilities, items, and moves are banned"));
pub static EVASION_ABILITIES_CLAUSE: RuleHooks =
    announced(rules::EVASION_ABILITIES_CLAUSE, |cx| rule(cx, "Evasion Abilities Clause: Evasion abilities are banned"));
pub static EVASION_ITEMS_CLAUSE: RuleHooks =
    announced(rules::EVASION_ITEMS_CLAUSE, |cx| rule(cx, "Evasion Items Clause: Evasion items are banned"));
pub static EVASION_MOVES_CLAUSE: RuleHooks =
    announced(rules::EVASION_MOVES_CLAUSE, |cx| rule(cx, "Evasion Moves Clause: Evasion moves are banned"));
pub static ACCURACY_MOVES_CLAUSE: RuleHooks =
    announced(rules::ACCURACY_MOVES_CLAUSE, |cx| rule(cx, "Accuracy Moves Clause: Accuracy-lowering moves are banned"));
pub static SLEEP_MOVES_CLAUSE: RuleHooks =
    announced(rules::SLEEP_MOVES_CLAUSE, |cx| rule(cx, "Sleep Moves Clause: Sleep-inducing moves are banned"));
pub static GRAVITY_SLEEP_CLAUSE: RuleHooks = announced(rules::GRAVITY_SLEEP_CLAUSE, |cx| {
    rule(
        cx,
        if cx.since(Gen8) {
            "Gravity Sleep Clause: The combination of sleep-inducing moves with imperfect accuracy and Gravity or Gigantamax Orbeetle are banned"
        } else {
            "Gravity Sleep Clause: The combination of Gravity and sleep-inducing moves with imperfect accuracy are banned"
        },
    )
})
.compared_since(Gen7);
pub static ENDLESS_BATTLE_CLAUSE: RuleHooks =
    announced(rules::ENDLESS_BATTLE_CLAUSE, |cx| rule(cx, "Endless Battle Clause: Forcing endless battles is banned"));
pub static BATON_PASS_CLAUSE: RuleHooks = announced(rules::BATON_PASS_CLAUSE, |cx| {
    rule(cx, "Baton Pass Clause: Limit one Baton Passer, can't pass Spe and other stats simultaneously")
});
pub static ONE_BATON_PASS_CLAUSE: RuleHooks =
    announced(rules::ONE_BATON_PASS_CLAUSE, |cx| rule(cx, "One Baton Pass Clause: Limit one Baton Passer"));
pub static ONE_BOOST_PASSER_CLAUSE: RuleHooks = announced(rules::ONE_BOOST_PASSER_CLAUSE, |cx| {
    rule(cx, "One Boost Passer Clause: Limit one Baton Passer that has a way to boost its stats")
});
pub static BATON_PASS_STAT_CLAUSE: RuleHooks = announced(rules::BATON_PASS_STAT_CLAUSE, |cx| {
    rule(cx, "Baton Pass Stat Clause: No Baton Passer may have a way to boost its stats")
});
pub static SPEED_PASS_CLAUSE: RuleHooks = announced(rules::SPEED_PASS_CLAUSE, |cx| {
    rule(cx, "Baton Pass Stat Clause: No Baton Passer may have a way to boost its Speed")
});
pub static BATON_PASS_STAT_TRAP_CLAUSE: RuleHooks = announced(rules::BATON_PASS_STAT_TRAP_CLAUSE, |cx| {
    rule(cx, "Baton Pass Stat Trap Clause: No Baton Passer may have a way to boost stats or trap Pokémon")
});
pub static CFZ_CLAUSE: RuleHooks =
    announced(rules::CFZ_CLAUSE, |cx| rule(cx, "CFZ Clause: Crystal-free Z-Moves are banned"));
pub static Z_MOVE_CLAUSE: RuleHooks =
    announced(rules::Z_MOVE_CLAUSE, |cx| rule(cx, "Z-Move Clause: Z-Moves are banned"));
pub static SLEEP_CLAUSE_MOD: RuleHooks =
    announced(rules::SLEEP_CLAUSE_MOD, |cx| rule(cx, "Sleep Clause Mod: Limit one foe put to sleep"));
pub static STADIUM_SLEEP_CLAUSE: RuleHooks =
    announced(rules::STADIUM_SLEEP_CLAUSE, |cx| rule(cx, "Stadium Sleep Clause: Limit one foe put to sleep"));
pub static SWITCH_PRIORITY_CLAUSE_MOD: RuleHooks = announced(rules::SWITCH_PRIORITY_CLAUSE_MOD, |cx| {
    rule(cx, "Switch Priority Clause Mod: Faster Pokémon switch first")
});
pub static DESYNC_CLAUSE_MOD: RuleHooks = announced(rules::DESYNC_CLAUSE_MOD, |cx| {
    rule(cx, "Desync Clause Mod: Desyncs resolve to link battle behavior from the acting player's perspective.")
});
pub static DEOXYS_CAMOUFLAGE_CLAUSE_MOD: RuleHooks = announced(rules::DEOXYS_CAMOUFLAGE_CLAUSE_MOD, |cx| {
    rule(cx, "Deoxys Camouflage Clause Mod: Reveals the Deoxys forme when it is sent in battle.")
});
pub static FREEZE_CLAUSE_MOD: RuleHooks =
    announced(rules::FREEZE_CLAUSE_MOD, |cx| rule(cx, "Freeze Clause Mod: Limit one foe frozen"));
pub static NO_FREEZE_MOD: RuleHooks =
    announced(rules::NO_FREEZE_MOD, |cx| rule(cx, "No Freeze Mod: Moves can't freeze Pokémon"));
pub static SAME_TYPE_CLAUSE: RuleHooks =
    announced(rules::SAME_TYPE_CLAUSE, |cx| rule(cx, "Same Type Clause: Pokémon in a team must share a type"));
pub static SAME_COLOR_CLAUSE: RuleHooks =
    announced(rules::SAME_COLOR_CLAUSE, |cx| rule(cx, "Same Color Clause: Pokémon in a team must be the same color"));
pub static INVERSE_MOD: RuleHooks = announced(rules::INVERSE_MOD, |cx| {
    rule(cx, "Inverse Mod: Weaknesses become resistances, while resistances and immunities become weaknesses.")
});
pub static CAMOMONS_MOD: RuleHooks = announced(rules::CAMOMONS_MOD, |cx| {
    rule(cx, "Camomons Mod: Pokémon have their types set to match their first two moves.")
});
pub static MIMIC_GLITCH_CLAUSE: RuleHooks = announced(rules::MIMIC_GLITCH_CLAUSE, |cx| {
    rule(
        cx,
        "Mimic Glitch Clause: Pokemon that learn Assist, Copycat, Metronome, Mimic, or Transform can have any move.",
    )
});
pub static POMEG_GLITCH_CLAUSE: RuleHooks = announced(rules::POMEG_GLITCH_CLAUSE, |cx| {
    rule(cx, "Pomeg Glitch Clause: Gen 3 Pokémon at level 5+ can have any of their level-up moves.")
});
pub static FORME_CLAUSE: RuleHooks =
    announced(rules::FORME_CLAUSE, |cx| rule(cx, "Forme Clause: Limit one of each forme of a Pokémon"));
pub static _350_CUP_MOD: RuleHooks = announced(rules::_350_CUP_MOD, |cx| {
    rule(cx, "350 Cup Mod: If a Pokemon's BST is 350 or lower, all of its stats get doubled.")
});
pub static FLIPPED_MOD: RuleHooks = announced(rules::FLIPPED_MOD, |cx| {
    let text = "Pokemon have their stats flipped (HP becomes Spe, vice versa).";
    if cx.since(Gen2) {
        rule(cx, &format!("Flipped Mod: {text}"));
    } else {
        rule(cx, text);
    }
})
.compared_since(Gen1);
pub static SCALEMONS_MOD: RuleHooks = announced(rules::SCALEMONS_MOD, |cx| {
    let text = if cx.since(Gen2) {
        "Scalemons Mod: Every Pokemon's stats, barring HP, are scaled to come as close to a BST of 600 as possible"
    } else {
        "Scalemons Mod: Every Pokemon's stats, barring HP, are scaled to come as close to a BST of 500 as possible"
    };
    rule(cx, text);
})
.compared_since(Gen1);
pub static EVENT_MOVES_CLAUSE: RuleHooks =
    announced(rules::EVENT_MOVES_CLAUSE, |cx| rule(cx, "Event Moves Clause: Event-only moves are banned"));
pub static NO_SWITCHING: RuleHooks =
    announced(rules::NO_SWITCHING, |cx| rule(cx, "No Switching: All Pokémon are trapped"));
pub static FIRST_BLOOD_RULE: RuleHooks = announced(rules::FIRST_BLOOD_RULE, |cx| {
    rule(cx, "First Blood Rule: The first team to have a Pokémon faint loses.")
});
pub static REVELATIONMONS_MOD: RuleHooks = announced(rules::REVELATIONMONS_MOD, |cx| {
    rule(cx, "Revelationmons Mod: The first moveslots have their types changed to match the Pokémon's types")
});
pub static RE_EVOLUTION_MOD: RuleHooks = announced(rules::RE_EVOLUTION_MOD, |cx| {
    rule(cx, "Re-Evolution Mod: Pokémon gain the boosts they would gain from evolving again")
});
pub static CATEGORY_SWAP_MOD: RuleHooks = announced(rules::CATEGORY_SWAP_MOD, |cx| {
    rule(cx, "Category Swap Mod: All physical moves become special, and vice versa")
});
pub static VOLTTURN_MAYHEM_MOD: RuleHooks = announced(rules::VOLTTURN_MAYHEM_MOD, |cx| {
    rule(cx, "VoltTurn Mayhem Mod: Every move that targets a foe causes the user to switch out after use")
});
pub static SPECIES_REVEAL_CLAUSE: RuleHooks = announced(rules::SPECIES_REVEAL_CLAUSE, |cx| {
    rule(cx, "Species Reveal Clause: Reveals a Pokémon's true species in hackmons-based metagames.")
});
pub static PROTEAN_PALACE_MOD: RuleHooks = announced(rules::PROTEAN_PALACE_MOD, |cx| {
    rule(cx, "Protean Palace Mod: Pokémon become the type of the move they use.")
});
pub static ILLUSION_LEVEL_MOD: RuleHooks = announced(rules::ILLUSION_LEVEL_MOD, |cx| {
    rule(cx, "Illusion Level Mod: Illusion disguises the Pokémon's true level")
});
pub static BAD_N_BOOSTED_MOD: RuleHooks = announced(rules::BAD_N_BOOSTED_MOD, |cx| {
    rule(cx, "Bad 'n Boosted Mod: All of a Pokemon's base stats below 70 are doubled.")
});
pub static STANDARD_DRAFT: RuleHooks =
    announced(rules::STANDARD_DRAFT, Cx::show_percentages).in_rules(rule_sets::CHAMPIONS);
pub static LEVEL_CLAUSE_MOD: RuleHooks = announced(rules::LEVEL_CLAUSE_MOD, |cx| {
    rule(cx, "Level Clause Mod: Pokémon levels are not fixed at 50, with stats calculated accordingly.")
})
.in_rules(rule_sets::CHAMPIONS);
pub static HP_PERCENTAGE_MOD: RuleHooks =
    announced(rules::HP_PERCENTAGE_MOD, |cx| rule(cx, "HP Percentage Mod: HP is shown in percentages"));
pub static EXACT_HP_MOD: RuleHooks = announced(rules::EXACT_HP_MOD, |cx| rule(cx, "Exact HP Mod: Exact HP is shown"));
pub static BEAT_UP_NICKNAMES_MOD: RuleHooks = announced(rules::BEAT_UP_NICKNAMES_MOD, |cx| {
    if cx.until(Gen4) {
        rule(cx, "Beat Up Nicknames Mod: Beat Up will not reveal any party members");
    }
})
.compared_since(Gen4);
pub static ITEM_CLAUSE: RuleHooks = announced(rules::ITEM_CLAUSE, |cx| {
    if cx.is_logging() {
        let limit = cx.rule_value(rules::ITEM_CLAUSE).unwrap_or("1").to_owned();
        rule(cx, &format!("Item Clause: Limit {limit} of each item"));
    }
});
pub static ABILITY_CLAUSE: RuleHooks = announced(rules::ABILITY_CLAUSE, |cx| {
    if cx.is_logging() {
        let limit = cx.rule_value(rules::ABILITY_CLAUSE).unwrap_or("undefined").to_owned();
        rule(cx, &format!("{limit} Ability Clause: Limit {limit} of each ability"));
    }
});
