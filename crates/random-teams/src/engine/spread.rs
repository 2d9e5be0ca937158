use tallgrass_pokedex::{Dex, Type};

use super::Build;

/// Places of stats in a spread.
pub const HP: usize = 0;
pub const ATK: usize = 1;
pub const SPA: usize = 3;
pub const SPD: usize = 4;
pub const SPE: usize = 5;

/// Effort values and individual values: HP, Atk, Def, SpA, SpD, Spe.
#[derive(Clone, Copy, Debug)]
pub struct Spread {
    pub evs: [i16; 6],
    pub ivs: [u8; 6],
}

impl Spread {
    /// The same effort for all, and the best individual values.
    pub const EVEN: Spread = Spread { evs: [85; 6], ivs: [31; 6] };

    /// The same effort for all, and individual values that give Hidden Power a type, if there is one.
    pub fn with_hidden_power(dex: &Dex, kind: Option<Type>) -> Spread {
        Spread { ivs: kind.map_or(Spread::EVEN.ivs, |kind| dex.hidden_power_ivs(kind)), ..Spread::EVEN }
    }

    /// Gives up a stat, as far as Hidden Power allows: it asks for the last two bits.
    pub fn neglect_beside_hidden_power(&mut self, stat: usize, kind: Option<Type>) {
        self.evs[stat] = 0;
        self.ivs[stat] = if kind.is_some() { self.ivs[stat] - 28 } else { 0 };
    }

    /// Gives up a stat.
    pub fn neglect(&mut self, stat: usize) {
        self.evs[stat] = 0;
        self.ivs[stat] = 0;
    }

    /// HP at a level.
    pub fn hp(&self, b: &Build, level: u32) -> u64 {
        (self.doubled(b, HP) + 100) * u64::from(level) / 100 + 10
    }

    /// Another stat at a level.
    pub fn stat(&self, b: &Build, stat: usize, level: u32) -> u64 {
        self.doubled(b, stat) * u64::from(level) / 100 + 5
    }

    fn doubled(&self, b: &Build, stat: usize) -> u64 {
        let trained = i32::from(self.evs[stat]).div_euclid(4);
        (2 * i32::from(b.species.base_stats[stat]) + i32::from(self.ivs[stat]) + trained) as u64
    }

    /// Lowers HP to a number that is at most 3 below them and can be reached: the effort in steps of 4, or if that is not needed
    /// at all the individual value.
    pub fn lower_hp(&mut self, b: &Build, level: u32, target: u64) {
        let least = (2 * u64::from(b.species.base_stats[HP]) + 100) * u64::from(level) / 100 + 10;
        let hp = self.hp(b, level);
        if hp <= target || hp - target > 3 || target < least {
            return;
        }
        let untrained = Spread { evs: [0; 6], ..*self };
        let is_enough = untrained.hp(b, level) >= target;
        if is_enough {
            self.evs[HP] = 0;
        }
        while self.hp(b, level) > target {
            if is_enough { self.ivs[HP] -= 1 } else { self.evs[HP] -= 4 }
        }
    }

    /// Lowers the effort in a stat in steps of 4 until it suits, or next to none is left.
    pub fn lower_until(&mut self, stat: usize, suits: impl Fn(&Spread) -> bool) {
        while self.evs[stat] > 1 && !suits(self) {
            self.evs[stat] -= 4;
        }
    }
}
