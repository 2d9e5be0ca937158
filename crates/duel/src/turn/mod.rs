//! The routines of a duel.

mod attack;
mod between;
mod command;
mod game;
mod knock_out;
mod play;
mod practice;
mod retreat;
mod setup;
mod trainer;

pub(crate) use attack::{attack, confusion_damage, deal_damage};
pub(crate) use between::between_turns;
pub(crate) use command::command;
pub(crate) use game::game;
pub(crate) use knock_out::{knock_outs, replace_active, take_prizes};
pub(crate) use play::{evolve, play_basic, play_energy, played};
pub(crate) use retreat::retreat;
pub(crate) use setup::setup;
pub(crate) use trainer::{play_trainer, use_power};
