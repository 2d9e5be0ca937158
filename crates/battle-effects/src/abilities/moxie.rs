//! Moxie and its kin: knocking a Pokémon out with a move raises a stat.

use tallgrass_battle::prelude::*;

/// Chilling Neigh: knocking a Pokémon out raises Attack.
pub static CHILLING_NEIGH: Behaviour = exult::<{ Boost::Atk as usize }>(abilities::CHILLING_NEIGH);
/// Grim Neigh: knocking a Pokémon out raises Special Attack.
pub static GRIM_NEIGH: Behaviour = exult::<{ Boost::Spa as usize }>(abilities::GRIM_NEIGH);
/// Moxie: knocking a Pokémon out raises Attack.
pub static MOXIE: Behaviour = exult::<{ Boost::Atk as usize }>(abilities::MOXIE);
/// Beast Boost: knocking a Pokémon out raises the user's highest stat.
pub static BEAST_BOOST: Behaviour = ability(abilities::BEAST_BOOST, &[on::after_faint(raise_highest_stat).as_source()]);
/// Eelevate: the holder floats above the ground, and knocking a Pokémon out raises its highest stat.
pub static EELEVATE: Behaviour = ability(
    abilities::EELEVATE,
    &[on::constant(Event::Lifts, Value::True), on::after_faint(raise_highest_stat).as_source()],
);

const fn exult<const STAT: usize>(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::after_faint(raise::<STAT>).as_source()] })
}

fn raise<const STAT: usize>(cx: &mut Cx, o: Occasion, fallen: i32) -> Reply<i32> {
    raise_for_knock_out(cx, o, fallen, Boost::ALL[STAT], None);
    Pass
}

fn raise_highest_stat(cx: &mut Cx, o: Occasion, fallen: i32) -> Reply<i32> {
    if let Some(user) = o.source
        && o.effect.is_move()
    {
        let best = cx.best_stat(user, true, true);
        raise_for_knock_out(cx, o, fallen, best.into(), None);
    }
    Pass
}

/// Raises a stat of whoever knocked out `fallen` Pokémon with a move, one stage for each.
pub(crate) fn raise_for_knock_out(cx: &mut Cx, o: Occasion, fallen: i32, boost: Boost, by: Option<Effect>) {
    if let Some(user) = o.source
        && o.effect.is_move()
    {
        cx.boost_by(&[(boost, fallen.min(12) as i8)], user, Some(user), by);
    }
}
