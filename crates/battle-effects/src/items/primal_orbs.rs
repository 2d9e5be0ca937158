//! Blue Orb and Red Orb: let Kyogre and Groudon revert to their primal formes as they come in.

use crate::shared::keeping::stay_with_species;
use tallgrass_battle::prelude::*;

pub static PRIMAL_ORBS: [Behaviour; 2] = [
    item(
        items::BLUE_ORB,
        &[
            on::switch_in(|cx, o| revert(cx, o, formes::KYOGRE, formes::KYOGRE_PRIMAL)).priority(-1),
            on::take_item(|cx, o, _| stay_with_species(cx, o, formes::KYOGRE)),
        ],
    ),
    item(
        items::RED_ORB,
        &[
            on::switch_in(|cx, o| revert(cx, o, formes::GROUDON, formes::GROUDON_PRIMAL)).priority(-1),
            on::take_item(|cx, o, _| stay_with_species(cx, o, formes::GROUDON)),
        ],
    ),
];

fn revert(cx: &mut Cx, o: Occasion, from: SpeciesId, to: SpeciesId) -> Verdict {
    let pokemon = cx.mon(o.target);
    if pokemon.active && pokemon.base_species == from && !pokemon.transformed {
        let how = FormeChange { permanent: true, ..FormeChange::default() };
        cx.forme_change_as(o.target, to, cx.acting(), how);
    }
    Pass
}
