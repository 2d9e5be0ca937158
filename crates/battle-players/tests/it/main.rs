//! Computer players at play.

mod believing;
mod honest;
mod search;
mod strength;
mod table;
