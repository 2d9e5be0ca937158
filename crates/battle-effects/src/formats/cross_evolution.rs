//! Cross Evolution: a Pokémon nicknamed after what evolves from its own stage gains the base stats and types that one
//! gained by evolving, has its abilities, and doesn't evolve any more.

use crate::shared::base_stats::within_range;
use crate::shared::types::is_transformation;
use tallgrass_battle::Notes;
use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::{Species, formats};

pub static CROSS_EVOLUTION: Behaviour =
    condition(conditions::GEN_9_CROSS_EVOLUTION, &[on::modify_species(cross_evolve)]);

effect_data! {
    /// What a Pokémon is named after.
    struct Namesake { species: SpeciesId }
}

static NAMESAKE: Notes<Namesake> = Notes::of_format(formats::GEN_9_CROSS_EVOLUTION);

/// What a Pokémon has become by crossing is what it is from then on.
pub static CROSS_EVOLUTION_HOOKS: RuleHooks = RuleHooks {
    mon_notes: NAMESAKE.bytes(),
    read_set: Some(|cx, set, mon| {
        cx.note_in_set(&NAMESAKE, mon, Namesake { species: SpeciesId::find(&set.name).unwrap_or_default() });
        Ok(())
    }),
    begin: Some(|cx| {
        for mon in cx.mons() {
            let pokemon = cx.mon_mut(mon);
            pokemon.base_forme = pokemon.forme;
        }
    }),
    ..RuleHooks::of_format(formats::GEN_9_CROSS_EVOLUTION)
};

fn cross_evolve(cx: &mut Cx, o: Occasion, forme: &mut Forme) -> Verdict {
    let dex = cx.dex();
    let own = dex.species(forme.species);
    let Some(into) = cx.note(&NAMESAKE, o.target).species.checked().map(|id| dex.species(id)) else { return Pass };
    let battle_only = !own.battle_only.is_empty() || !into.battle_only.is_empty();
    if is_transformation(o.effect) || battle_only || !forme.nfe {
        return Pass;
    }
    let Some(before) = into.prevo.get().map(|id| dex.species(id)) else { return Pass };
    if before.prevo.is_none() != own.prevo.is_none() {
        return Pass;
    }
    forme.nfe = false;
    forme.abilities_of = into.id;
    for (i, stat) in forme.base_stats.iter_mut().enumerate() {
        *stat = within_range(i32::from(*stat) + i32::from(into.base_stats[i]) - i32::from(before.base_stats[i]));
    }
    forme.types = crossed_types(forme.types, into, before);
    Pass
}

/// A type that changes as the other one evolves takes the place of this one's; a second that is lost, that of its first.
fn crossed_types(own: Types, into: &Species, before: &Species) -> Types {
    let mut first = own.as_slice().first().copied();
    let mut second = own.as_slice().get(1).copied();
    if into.types.first() != before.types.first() {
        first = Some(into.types.first());
    }
    if into.types.second() != before.types.second() {
        second = Some(into.types.second().unwrap_or(into.types.first()));
    }
    let mut types = Types::EMPTY;
    for kind in first.into_iter().chain(second) {
        if !types.contains(kind) {
            types.push(kind);
        }
    }
    for &kind in own.as_slice().iter().skip(2) {
        if first != second {
            types.push(kind);
        }
    }
    types
}
