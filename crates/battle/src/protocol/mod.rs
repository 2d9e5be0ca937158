//! What players and programs see of a battle: the log, requests, and Showdown's simulator protocol.

mod edit;
mod given_team;
pub mod log;
mod problem;
mod request;
pub mod session;
pub mod view;
