//! What moves, abilities, items, conditions, species and rules do in battle.
