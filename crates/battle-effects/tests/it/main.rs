//! The effects against what is recorded of Showdown's.

mod shape;
