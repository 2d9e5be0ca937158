//! What players and programs see of a battle: the log, requests, and Showdown's simulator protocol.

pub mod log;
mod request;
pub mod session;
pub mod view;
