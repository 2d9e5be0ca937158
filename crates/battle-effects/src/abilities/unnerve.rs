//! Unnerve: foes are too nervous to eat Berries. As One: the rider's Unnerve and the steed's neigh at once.

use tallgrass_battle::prelude::*;

/// Unnerve: foes can't eat Berries.
pub static UNNERVE: Behaviour = ability(
    abilities::UNNERVE,
    &[
        on::timer(Event::SwitchIn).priority(1),
        on::start(unnerve),
        on::end(calm_down),
        on::try_eat_item(spoil_appetite).for_foes(),
    ],
);
/// As One (Glastrier): foes can't eat Berries, and knocking out a Pokémon raises Attack.
pub static AS_ONE_GLASTRIER: Behaviour = as_one::<{ Boost::Atk as usize }>(abilities::AS_ONE_GLASTRIER);
/// As One (Spectrier): foes can't eat Berries, and knocking out a Pokémon raises Special Attack.
pub static AS_ONE_SPECTRIER: Behaviour = as_one::<{ Boost::Spa as usize }>(abilities::AS_ONE_SPECTRIER);

const fn as_one<const STAT: usize>(id: AbilityId) -> Behaviour {
    ability(
        id,
        const {
            &[
                on::timer(Event::SwitchIn).priority(1),
                on::start(unnerve),
                on::end(calm_down),
                on::try_eat_item(spoil_appetite).for_foes(),
                on::after_faint(neigh::<STAT>).as_source(),
            ]
        },
    )
}

effect_data! {
    /// Whether foes are nervous.
    struct Unnerving { yes: u8 }
}

fn unnerve(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.memory::<Unnerving>().yes == 0 {
        if !cx.acting().is(abilities::UNNERVE) {
            say!(cx, "-ability", o.target, "As One");
        }
        say!(cx, "-ability", o.target, "Unnerve");
        cx.remember(Unnerving { yes: 1 });
    }
    Pass
}

fn calm_down(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.remember(Unnerving { yes: 0 });
    Pass
}

fn spoil_appetite(cx: &mut Cx, _: Occasion, _: ItemId) -> Verdict {
    Verdict::from_bool(cx.memory::<Unnerving>().yes == 0)
}

fn neigh<const STAT: usize>(cx: &mut Cx, o: Occasion, fallen: i32) -> Reply<i32> {
    let steed = if STAT == Boost::Atk as usize { abilities::CHILLING_NEIGH } else { abilities::GRIM_NEIGH };
    super::abilities_moxie::raise_for_knock_out(cx, o, fallen, Boost::ALL[STAT], Some(steed.into()));
    Pass
}
