//! Items that belong to a species.

use tallgrass_battle::prelude::*;

fn number(cx: &Cx, mon: Mon) -> i32 {
    cx.dex().species(cx.mon(mon).base_species).num
}

/// Whether a Pokémon is of the species with this Pokédex number.
pub(crate) fn is_number(cx: &Cx, mon: Mon, species: u16) -> bool {
    number(cx, mon) == species as i32
}

/// An item can't be taken from the species with this Pokédex number, nor by it.
pub(crate) fn stay_with(cx: &mut Cx, o: Occasion, species: u16) -> Verdict {
    let belongs = |mon: Mon| is_number(cx, mon, species);
    Reply::from_bool(!belongs(o.target) && !o.source.is_some_and(belongs))
}

/// An item can't be taken from (or given to) formes of this species.
pub(crate) fn stay_with_species(cx: &mut Cx, o: Occasion, species: SpeciesId) -> Verdict {
    Reply::from_bool(cx.dex().species(cx.mon(o.target).base_species).base_species != species)
}
