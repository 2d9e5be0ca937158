//! The effects against what is recorded of Showdown's.

mod dealt;
mod properties;
mod shape;
