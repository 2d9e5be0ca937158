//! A folder for each of Showdown's generators.

pub mod champions;
pub mod cups;
pub mod factory;
pub mod gen1;
pub mod gen2;
pub mod gen3;
pub mod gen4;
pub mod gen5;
pub mod gen6;
pub mod gen7;
pub mod gen7letsgo;
pub mod gen8;
pub mod gen8bdsp;
pub mod gen9;
pub mod gen9_baby;
pub mod gen9_cap;
pub mod gen9_ffa;
