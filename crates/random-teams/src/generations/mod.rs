//! A folder for each of Showdown's generators.

pub mod gen9;
