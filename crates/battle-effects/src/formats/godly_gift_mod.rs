//! Godly Gift Mod: a team's God, or its first Pokémon if it has none, gives each a base stat of its own: HP to the first,
//! then Attack, Defense, Special Attack, Special Defense and Speed.

use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_battle::{MonSetup, Notes};
use tallgrass_pokedex::{formats, rules};

pub static GODLY_GIFT_MOD: Behaviour =
    condition(conditions::GODLY_GIFT_MOD, &[on::modify_species(receive_gift).priority(3).compared_since(Gen1)]);

effect_data! {
    /// Each side's God, by its number.
    struct Gods { of: [u8; 4] }
}

static GODS: Notes<Gods> = Notes::of_rule(rules::GODLY_GIFT_MOD);

pub static GODLY_GIFT_HOOKS: RuleHooks = RuleHooks {
    battle_notes: GODS.bytes(),
    join: Some(|cx, side| {
        let first = cx.brought_by(side).next();
        let god = cx.brought_by(side).find(|&mon| is_god(cx, cx.set_of(mon)));
        let mut gods = cx.battle_note(&GODS);
        if let Some(god) = god.or(first) {
            gods.of[side.0 as usize] = god.0;
        }
        cx.set_battle_note(&GODS, gods);
    }),
    ..RuleHooks::new(rules::GODLY_GIFT_MOD)
};

fn receive_gift(cx: &mut Cx, o: Occasion, forme: &mut Forme) -> Verdict {
    let side = cx.mon(o.target).side;
    let number = cx.battle_note(&GODS).of[side.0 as usize];
    let Some(god) = cx.brought_by(side).find(|mon| mon.0 == number) else { return Pass };
    let god = cx.dex().species(cx.set_of(god).species);
    // SHOWDOWN: what exists in battle only gives what its own forme has, unless several formes become it.
    let god = if let [own] = god.battle_only { cx.dex().species(*own) } else { god };
    if let Some(stat) = forme.base_stats.get_mut(cx.place_in_team(o.target)) {
        *stat = god.base_stats[cx.place_in_team(o.target)] as u8;
    }
    if cx.only_in(Gen1) {
        // Special is one stat.
        match cx.place_in_team(o.target) {
            3 => forme.base_stats[4] = forme.base_stats[3],
            4 => forme.base_stats[3] = forme.base_stats[4],
            _ => {}
        }
    }
    Pass
}

/// A God is of a restricted species, before generation 9 of one that is banned in OU, or becomes one by what it holds.
fn is_god(cx: &Cx, set: &MonSetup) -> bool {
    let dex = cx.dex();
    let table = cx.rule_table();
    if set.ability == abilities::POWER_CONSTRUCT && (cx.until(Gen8) || table.restricts("ability:powerconstruct")) {
        return true;
    }
    let stone = dex.item(set.item).mega_stone.iter().find(|(from, _)| *from == set.species);
    let own = dex.species(stone.map_or(set.species, |&(_, mega)| mega));
    let rusted = matches!(set.item, items::RUSTED_SWORD | items::RUSTED_SHIELD);
    let forme = match own.base_species {
        formes::ZACIAN | formes::ZAMAZENTA if rusted => match set.species {
            formes::ZACIAN => formes::ZACIAN_CROWNED,
            formes::ZAMAZENTA => formes::ZAMAZENTA_CROWNED,
            // SHOWDOWN: who has the crown already becomes what doesn't exist, which is restricted if all such things are.
            _ => SpeciesId::NONE,
        },
        _ => own.id,
    };
    if cx.since(Gen9) {
        return table.restricts_species(dex, forme);
    }
    let national = cx.only_in(Gen8) && cx.has_rule(rules::NATDEX_MOD);
    let format = format!("gen{}{}", cx.generation().number(), if national { "nationaldex" } else { "ou" });
    formats::resolve(&format).is_ok_and(|format| format.rules.bans_species(dex, forme))
}
