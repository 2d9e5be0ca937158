//! Fervent Impersonation Mod: a Pokémon called after another one becomes that one when half its HP is gone.

use tallgrass_battle::Notes;
use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rules;

pub static FERVENT_IMPERSONATION_MOD: Behaviour =
    condition(conditions::FERVENT_IMPERSONATION_MOD, &[on::residual(impersonate).order(29)]);

effect_data! {
    /// What a Pokémon is called after.
    struct CalledAfter { species: SpeciesId }
}

static CALLED_AFTER: Notes<CalledAfter> = Notes::of_rule(rules::FERVENT_IMPERSONATION_MOD);

pub static FERVENT_IMPERSONATION_MOD_SETS: RuleHooks = RuleHooks {
    mon_notes: CALLED_AFTER.bytes(),
    read_set: Some(|cx, set, mon| {
        let named = cx.dex().species_named(&set.name);
        let species = named.map_err(|_| format!("\"{}\" is no Pokémon it could be called after", set.name))?;
        cx.note_in_set(&CALLED_AFTER, mon, CalledAfter { species });
        Ok(())
    }),
    ..RuleHooks::new(rules::FERVENT_IMPERSONATION_MOD)
};

fn impersonate(cx: &mut Cx, o: Occasion) -> Verdict {
    let mon = o.target;
    let pokemon = cx.mon(mon);
    let Some(other) = cx.note(&CALLED_AFTER, mon).species.checked() else { return Pass };
    let dex = cx.dex();
    let now = dex.species(pokemon.species);
    if pokemon.transformed
        || pokemon.hp == 0
        || now.base_species == dex.species(other).base_species
        || 2 * pokemon.hp > pokemon.max_hp
    {
        return Pass;
    }
    say!(cx, "-activate", mon, "ability: Power Construct");
    let abilities_of = cx.mon(mon).forme.abilities_of;
    let ability = cx.set_of(mon).ability;
    let own = dex.species(abilities_of).abilities.iter().position(|&other| other == ability);
    // SHOWDOWN: an ability is found by its name, and not if the set writes it otherwise.
    let as_written = cx.given_set(mon).ability == dex.ability(ability).name;
    let ability_slot = own.filter(|_| as_written).unwrap_or(0);
    let how = FormeChange { permanent: true, ability_slot, ..FormeChange::default() };
    let cause = cx.acting();
    cx.forme_change_as(mon, other, cause, how);
    Pass
}
