//! Bonus Type Mod: Pokémon have their Tera Type besides their own types; before generation 9, the type they are named after.

use crate::shared::types::{is_transformation, say_types};
use tallgrass_battle::Notes;
use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::{rules, to_id};

pub static BONUS_TYPE_MOD: Behaviour = condition(
    conditions::BONUS_TYPE_MOD,
    &[
        on::modify_species(add_type).priority(1).compared_since(Gen8),
        on::switch_in(|cx, o| say_types(cx, o.target, "")),
        on::after_mega(|cx, o| say_types(cx, o.target, "")),
    ],
);

effect_data! {
    /// The type that a Pokémon is named after, by its number from 1.
    struct Named { kind: u8 }
}

static NAMED: Notes<Named> = Notes::of_rule(rules::BONUS_TYPE_MOD);

pub static BONUS_TYPE_MOD_HOOKS: RuleHooks = RuleHooks {
    mon_notes: NAMED.bytes(),
    begin: Some(|cx| {
        if cx.since(Gen9) {
            say!(cx, "rule", "Bonus Type Mod: Pokémon have their Tera Type added onto their current ones.");
        } else {
            const NAMES: &str = "Bonus Type Mod: Pokémon can be nicknamed the name of a type to have that type added onto their current ones.";
            say!(cx, "rule", NAMES);
        }
    }),
    read_set: Some(|cx, set, mon| {
        let named = Type::from_id(&to_id(&set.name)).filter(|&kind| kind != Type::Bird || cx.only_in(Gen1));
        cx.note_in_set(&NAMED, mon, Named { kind: named.map_or(0, |kind| kind as u8 + 1) });
        Ok(())
    }),
    ..RuleHooks::new(rules::BONUS_TYPE_MOD).compared_since(Gen8)
};

fn add_type(cx: &mut Cx, o: Occasion, forme: &mut Forme) -> Verdict {
    let named = |cx: &Cx| Type::ALL.get((cx.note(&NAMED, o.target).kind as usize).wrapping_sub(1)).copied();
    let kind = if cx.since(Gen9) { Some(cx.mon(o.target).tera_type) } else { named(cx) };
    if let Some(kind) = kind
        && !is_transformation(o.effect)
        && !forme.types.contains(kind)
    {
        forme.types.push(kind);
    }
    Pass
}
