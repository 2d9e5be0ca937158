//! What the cartridge reads where a Pokémon's hit points and stage would stand on a card that isn't a Pokémon's.

use tallgrass_cards::{Card, CardId, card};

/// Where the cartridge keeps the effects of the seven Energies.
const ENERGIES: [u16; 7] = [0x4e71, 0x4e70, 0x4e6f, 0x4e6e, 0x4e6d, 0x4e6c, 0x4e6b];

/// Where it keeps the effects of the 34 Trainers, cards 195 to 228.
const TRAINERS: [u16; 34] = [
    0x4ea4, 0x4ed5, 0x4f41, 0x4eed, 0x4f45, 0x4e7c, 0x4f2a, 0x4f16, 0x4ee6, 0x4ec7, 0x4e8d, 0x4f85, 0x4e9a, 0x4e80,
    0x4f7b, 0x4efb, 0x4f05, 0x4f53, 0x4f20, 0x4ed9, 0x4f37, 0x4ef7, 0x4ec0, 0x4eb6, 0x4f92, 0x4f71, 0x4ea8, 0x4e72,
    0x4ece, 0x4f67, 0x4f49, 0x4f0c, 0x4eb2, 0x4f5d,
];

/// The hit points and the stage that are read off a card.
///
/// GLITCH: an Energy or Trainer has neither, and the two bytes of
/// the address of its effect are taken for them.
pub fn hp_and_stage(id: CardId) -> (u8, u8) {
    let address = match id {
        1..=7 => ENERGIES[id as usize - 1],
        195..=228 => TRAINERS[id as usize - 195],
        // No card: what stands at the beginning of the cartridge's memory.
        0 => 0x00c9,
        _ => {
            let &Card { hp, stage, .. } = card(id);
            return (hp, stage);
        }
    };
    let [low, high] = address.to_le_bytes();
    (low, high)
}
