//! Being down to a quarter of one's HP, which is when many berries are eaten.

use tallgrass_battle::prelude::*;

effect_data! {
    /// What Gluttony remembers.
    pub(crate) struct Gluttony {
        /// Whether it has had its start, or its holder was hurt.
        ready: u8,
    }
}

/// Whether a Pokémon's HP are down to a quarter, or to half with Gluttony.
pub(crate) fn is_in_a_pinch(cx: &Cx, mon: Mon) -> bool {
    let pokemon = cx.mon(mon);
    4 * pokemon.hp <= pokemon.max_hp
        || (2 * pokemon.hp <= pokemon.max_hp
            && cx.has_ability(mon, abilities::GLUTTONY)
            && pokemon.ability_state.data::<Gluttony>().ready != 0)
}

/// Whether a Pokémon's HP are down to half.
pub(crate) fn is_at_half(cx: &Cx, mon: Mon) -> bool {
    2 * cx.mon(mon).hp <= cx.mon(mon).max_hp
}
