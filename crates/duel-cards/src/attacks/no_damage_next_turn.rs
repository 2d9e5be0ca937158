//! Attacks that, on heads, let their user take no damage during the opponent's next turn. The cartridge keeps a number for
//! each of their names, though all do the same.

use tallgrass_duel::prelude::*;

/// On heads, this Pokémon takes no damage from attacks during the opponent's next turn.
pub static STIFFEN: Effect = Effect {
    name: "Stiffen",
    of: &[(id::METAPOD, place::FIRST), (id::KAKUNA, place::FIRST)],
    on: &[on::before_damage(stiffen)],
    ..Effect::NEW
};

/// On heads, this Pokémon takes no damage from attacks during the opponent's next turn.
pub static WITHDRAW: Effect = Effect {
    name: "Withdraw",
    of: &[(id::SQUIRTLE, place::SECOND), (id::WARTORTLE, place::FIRST)],
    on: &[on::before_damage(withdraw)],
    ..Effect::NEW
};

/// On heads, this Pokémon takes no damage from attacks during the opponent's next turn.
pub static HIDE_IN_SHELL: Effect = Effect {
    name: "Hide in Shell",
    of: &[(id::SHELLDER, place::SECOND)],
    on: &[on::before_damage(hide_in_shell)],
    ..Effect::NEW
};

/// On heads, this Pokémon takes no damage from attacks during the opponent's next turn.
pub static SCRUNCH: Effect =
    Effect { name: "Scrunch", of: &[(id::CHANSEY, place::FIRST)], on: &[on::before_damage(scrunch)], ..Effect::NEW };

fn protect_on_heads(duel: &mut Duel, defence: Defence) {
    if duel.toss() { duel.protect(defence) } else { duel.was_unsuccessful() }
}

fn stiffen(duel: &mut Duel) {
    protect_on_heads(duel, Defence::Stiffen);
}

fn withdraw(duel: &mut Duel) {
    protect_on_heads(duel, Defence::Withdraw);
}

fn hide_in_shell(duel: &mut Duel) {
    protect_on_heads(duel, Defence::HideInShell);
}

fn scrunch(duel: &mut Duel) {
    protect_on_heads(duel, Defence::Scrunch);
}
