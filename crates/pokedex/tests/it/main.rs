//! Tests of the pokedex as its users see it.

mod facts;
mod oracle;
mod properties;
mod teams;
