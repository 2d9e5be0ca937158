//! Arceus and Silvally: their type is that of the plate or memory they hold, as long as their ability is their own.

use tallgrass_battle::prelude::*;

/// Arceus in all its formes.
pub static ARCEUS: [Behaviour; 19] = [
    condition(conditions::ARCEUS, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS_BUG, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS_DARK, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS_DRAGON, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS_ELECTRIC, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS_FAIRY, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS_FIGHTING, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS_FIRE, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS_FLYING, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS_GHOST, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS_GRASS, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS_GROUND, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS_ICE, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS_POISON, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS_PSYCHIC, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS_ROCK, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS_STEEL, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
    species(formes::ARCEUS_WATER, &[on::type_(type_of_plate).priority(1).compared_since(Gen7)]),
];

/// Silvally in all its formes.
pub static SILVALLY: [Behaviour; 19] = [
    condition(conditions::SILVALLY, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY_BUG, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY_DARK, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY_DRAGON, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY_ELECTRIC, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY_FAIRY, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY_FIGHTING, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY_FIRE, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY_FLYING, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY_GHOST, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY_GRASS, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY_GROUND, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY_ICE, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY_POISON, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY_PSYCHIC, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY_ROCK, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY_STEEL, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
    species(formes::SILVALLY_WATER, &[on::type_(type_of_memory).priority(1).compared_since(Gen7)]),
];

fn type_of_plate(cx: &mut Cx, mon: Mon, types: Types) -> Reply<Types> {
    own_type(cx, mon, types, abilities::MULTITYPE)
}

fn type_of_memory(cx: &mut Cx, mon: Mon, types: Types) -> Reply<Types> {
    own_type(cx, mon, types, abilities::RKS_SYSTEM)
}

fn own_type(cx: &mut Cx, mon: Mon, types: Types, ability: AbilityId) -> Reply<Types> {
    let pokemon = cx.mon(mon);
    let has_own_ability = pokemon.ability == ability;
    if pokemon.transformed || (!has_own_ability && cx.since(Gen8)) {
        return Set(types);
    }
    let item = cx.dex().item(pokemon.item);
    let of_item = if ability == abilities::MULTITYPE { item.on_plate } else { item.on_memory };
    Set(Types::one(of_item.filter(|_| has_own_ability).unwrap_or(Type::Normal)))
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn arceus_is_of_its_plates_type_while_its_ability_is_its_own() {
        check(
            gen9(&["Gengar"], &["Arceus @ Flame Plate, Multitype"]),
            &[["willowisp", "splash"]],
            &[&[(Accuracy, 0)]],
            &["-start|p2a: Arceus|typechange|Fire|[silent]", "-immune|p2a: Arceus"],
        );
        check(
            gen9(&["Gengar"], &["Arceus @ Flame Plate, Unnerve"]),
            &[["willowisp", "splash"]],
            &[&[(Accuracy, 0)]],
            &["-ability|p2a: Arceus|Unnerve", "-status|p2a: Arceus|brn", "-damage|p2a: Arceus|358/381 brn|[from] brn"],
        );
    }
}
