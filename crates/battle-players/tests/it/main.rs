//! Computer players at play.

mod honest;
mod search;
mod strength;
mod table;
