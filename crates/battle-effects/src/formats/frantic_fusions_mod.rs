//! Frantic Fusions Mod: a Pokémon nicknamed after another species gains a quarter of that one's base stats, HP apart.

use crate::shared::base_stats::within_range;
use tallgrass_battle::Notes;
use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rules;

pub static FRANTIC_FUSIONS_MOD: Behaviour = condition(conditions::FRANTIC_FUSIONS_MOD, &[on::modify_species(fuse)]);

effect_data! {
    /// What a Pokémon is named after.
    struct Namesake { species: SpeciesId }
}

static NAMESAKE: Notes<Namesake> = Notes::of_rule(rules::FRANTIC_FUSIONS_MOD);

pub static FRANTIC_FUSIONS_MOD_HOOKS: RuleHooks = RuleHooks {
    mon_notes: NAMESAKE.bytes(),
    begin: Some(|cx| {
        let text = "Frantic Fusions Mod: Pokémon nicknamed after another Pokémon get buffed stats and more abilities.";
        say!(cx, "rule", text);
    }),
    read_set: Some(|cx, set, mon| {
        cx.note_in_set(&NAMESAKE, mon, Namesake { species: SpeciesId::find(&set.name).unwrap_or_default() });
        Ok(())
    }),
    ..RuleHooks::new(rules::FRANTIC_FUSIONS_MOD)
};

fn fuse(cx: &mut Cx, o: Occasion, forme: &mut Forme) -> Verdict {
    let Some(donor) = cx.note(&NAMESAKE, o.target).species.checked() else { return Pass };
    // SHOWDOWN: a name in other letters is another's name.
    if donor == forme.species && cx.given_set(o.target).name == cx.dex().species(donor).name {
        return Pass;
    }
    let donated = cx.dex().species(donor).base_stats;
    for (stat, donated) in forme.base_stats.iter_mut().zip(donated).skip(1) {
        *stat = within_range(i32::from(*stat) + i32::from(donated / 4));
    }
    Pass
}
