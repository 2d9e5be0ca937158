//! The effects against what is recorded of Showdown's.

mod dealt;
mod formats;
mod imagine;
mod knowledge;
mod offered;
mod properties;
mod shape;
