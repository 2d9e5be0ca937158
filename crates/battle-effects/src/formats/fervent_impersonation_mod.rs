//! Fervent Impersonation Mod: a Pokémon called after another one becomes that one when half its HP is gone.

use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rules;

pub static FERVENT_IMPERSONATION_MOD: Behaviour =
    condition(conditions::FERVENT_IMPERSONATION_MOD, &[on::residual(impersonate).order(29)]);

pub static FERVENT_IMPERSONATION_MOD_SETS: RuleHooks = RuleHooks {
    read_set: Some(|dex, set, mon| {
        let name = if set.name.is_empty() { &mon.name } else { &set.name };
        let named = dex.species_named(name);
        mon.called_after = named.map_err(|_| format!("\"{name}\" is no Pokémon it could be called after"))?;
        mon.ability_as_written = set.ability == dex.ability(mon.ability).name;
        Ok(())
    }),
    ..RuleHooks::new(rules::FERVENT_IMPERSONATION_MOD)
};

fn impersonate(cx: &mut Cx, o: Occasion) -> Verdict {
    let mon = o.target;
    let pokemon = cx.mon(mon);
    let other = cx.set_of(mon).called_after;
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
    let set = cx.set_of(mon);
    let own = dex.species(abilities_of).abilities.iter().position(|&ability| ability == set.ability);
    let ability_slot = own.filter(|_| set.ability_as_written).unwrap_or(0);
    let how = FormeChange { permanent: true, ability_slot, ..FormeChange::default() };
    let cause = cx.acting();
    cx.forme_change_as(mon, other, cause, how);
    Pass
}
