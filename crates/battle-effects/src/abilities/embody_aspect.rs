//! Embody Aspect: terastallizing raises a stat of Ogerpon, which one depends on its mask.

use tallgrass_battle::prelude::*;

/// Embody Aspect (Teal): terastallizing raises Speed.
pub static EMBODY_ASPECT_TEAL: Behaviour = mask::<{ Boost::Spe as usize }>(abilities::EMBODY_ASPECT_TEAL);
/// Embody Aspect (Wellspring): terastallizing raises Special Defense.
pub static EMBODY_ASPECT_WELLSPRING: Behaviour = mask::<{ Boost::Spd as usize }>(abilities::EMBODY_ASPECT_WELLSPRING);
/// Embody Aspect (Hearthflame): terastallizing raises Attack.
pub static EMBODY_ASPECT_HEARTHFLAME: Behaviour = mask::<{ Boost::Atk as usize }>(abilities::EMBODY_ASPECT_HEARTHFLAME);
/// Embody Aspect (Cornerstone): terastallizing raises Defense.
pub static EMBODY_ASPECT_CORNERSTONE: Behaviour = mask::<{ Boost::Def as usize }>(abilities::EMBODY_ASPECT_CORNERSTONE);

const fn mask<const STAT: usize>(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::start(embody::<STAT>)] })
}

effect_data! {
    /// Whether it has happened since the Pokémon came in.
    struct Embodied { yes: u8 }
}

fn embody<const STAT: usize>(cx: &mut Cx, o: Occasion) -> Verdict {
    let boost = Boost::ALL[STAT];
    let wearer = match boost {
        Boost::Spe => formes::OGERPON_TEAL_TERA,
        Boost::Spd => formes::OGERPON_WELLSPRING_TERA,
        Boost::Atk => formes::OGERPON_HEARTHFLAME_TERA,
        _ => formes::OGERPON_CORNERSTONE_TERA,
    };
    let pokemon = cx.mon(o.target);
    let fits = pokemon.base_species == wearer && pokemon.terastallized.is_some();
    if fits && cx.memory::<Embodied>().yes == 0 {
        cx.remember(Embodied { yes: 1 });
        cx.boost(&[(boost, 1)], o.target);
    }
    Pass
}
