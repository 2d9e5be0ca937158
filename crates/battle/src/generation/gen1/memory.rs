//! What some effects remember in generation 1 that the rules of its moves read, too.

use crate::effect_data;

effect_data! {
    /// Thrash or Petal Dance.
    pub struct Rampage {
        /// The move, by number.
        move_id: u16,
        /// How many more times it is used.
        time: i16,
        /// Its accuracy of 255, which stages change again with every use.
        accuracy: i32,
    }
}

effect_data! {
    /// Rage.
    pub struct Rage {
        /// Its accuracy of 255, which stages change again with every use.
        accuracy: i32,
    }
}

effect_data! {
    /// Bind, Clamp, Fire Spin or Wrap, on who uses it.
    pub struct Grip {
        /// What its first hit dealt, which the others deal as well.
        damage: i32,
        /// The move, by number.
        move_id: u16,
        /// How many turns it lasts.
        total: u8,
        /// Whom it holds.
        locked: u8,
    }
}

effect_data! {
    /// Bind, Clamp, Fire Spin or Wrap, on whom it holds.
    pub struct Hold {
        /// Whether its player can't tell yet whether it goes on.
        maybe_locked: u8,
    }
}

effect_data! {
    /// A hold that has ended, which players can't tell yet.
    pub struct Release {
        /// The other one of the two.
        counterpart: u8,
    }
}

effect_data! {
    /// A substitute.
    pub struct Decoy {
        /// How many HP it has left.
        hp: i32,
    }
}
