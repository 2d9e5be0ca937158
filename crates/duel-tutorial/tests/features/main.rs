//! What the tutorials say of each feature, line by line.

mod attach_as_attack;
mod attach_as_power;
mod cards;
mod computer_players;
mod extra_damage;
mod flags;
mod no_more;
mod one_copy;
mod one_retreat;
mod rules;
mod saved;
mod table;
mod traced;
