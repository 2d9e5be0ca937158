//! The effects against what is recorded of Showdown's.

mod dealt;
mod formats;
mod offered;
mod properties;
mod shape;
