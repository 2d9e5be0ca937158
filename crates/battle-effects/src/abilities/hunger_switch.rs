//! Hunger Switch: Morpeko changes its forme at the end of each turn.

use tallgrass_battle::prelude::*;

pub static HUNGER_SWITCH: Behaviour = ability(abilities::HUNGER_SWITCH, &[on::residual(change_mood).order(29)]);

fn change_mood(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    let species = pokemon.species;
    if cx.dex().species(species).base_species != formes::MORPEKO || pokemon.terastallized.is_some() {
        return Pass;
    }
    let hungry = species == formes::MORPEKO;
    cx.forme_change(o.target, if hungry { formes::MORPEKO_HANGRY } else { formes::MORPEKO });
    Pass
}
