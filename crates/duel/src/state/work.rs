//! The action under way: what the cartridge keeps in scattered temporary bytes.

use super::Seat;
use tallgrass_cards::CardId;

/// The attack, Power or Trainer whose moments run now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Loaded {
    /// The card it is printed on.
    pub card: CardId,
    /// Its place there: see [`crate::effect::place`].
    pub place: u8,
}

/// A special condition waiting to be applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Queued {
    /// Who gets it.
    pub target: Seat,
    /// Which bits of the condition stay.
    pub keep: u8,
    /// Which bits are added.
    pub status: u8,
}

/// Temporary values of the action under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Work {
    /// The ten bytes at `ff9e`: the action, its card, and its arguments. Effects read and write the arguments with
    /// [`crate::Duel::arg`] and [`crate::Duel::set_arg`].
    pub parameters: [u8; 10],
    /// Which of `parameters` were written since the action began, as a mask.
    pub written: u16,
    /// ff98: the card last picked or handled.
    pub card: u8,
    /// ff9d: the slot last picked or handled.
    pub slot: u8,
    /// ffb1: how many things were picked so far.
    pub picked: u8,
    /// The attack's index, 0 or 1.
    pub selected_attack: u8,
    /// What runs now.
    pub loaded: Loaded,
    /// Damage about to be dealt; bit 15 says that weakness and resistance don't count.
    pub damage: u16,
    /// Damage dealt to the Defending Pokémon.
    pub dealt: u16,
    /// Why the Defending Pokémon takes neither damage nor effect: 1 Agility, 2 Barrier, 3 Fly, 4 Transparency,
    /// 5 Neutralizing Shield; bit 7 once this was said.
    pub no_damage_or_effect: u8,
    /// 1: the condition had no effect; 2: the attack was unsuccessful.
    pub effect_failed: u8,
    /// Which condition had no effect.
    pub no_effect_from: u8,
    /// The damage being dealt is to the attacker's own side.
    pub damage_to_self: bool,
    /// The Defending Pokémon was switched by the attack.
    pub forced_switch: bool,
    /// Energy that Metronome cost, 0 if the attack isn't Metronome's.
    pub metronome_cost: u8,
    /// The human's attack was announced.
    pub announced: bool,
    /// The turn is over once the action under way is.
    pub turn_over: bool,
    /// Card id of the attacker.
    pub attacker: CardId,
    /// Card id of what is being damaged.
    pub defender: CardId,
    /// Slot that is being damaged.
    pub damaged_slot: u8,
    /// Prizes to take.
    pub prizes: u8,
    /// The four bits of the result of a knock-out.
    pub result: u8,
    /// The card that evolved.
    pub pre_evolution: u8,
    /// Conditions waiting to be applied.
    pub queue: [Queued; 8],
    /// How many are waiting.
    pub queued: u8,
}

impl Work {
    /// Nothing under way.
    pub const NEW: Self = Self {
        parameters: [0; 10],
        written: 0,
        card: 0,
        slot: 0,
        picked: 0,
        selected_attack: 0,
        loaded: Loaded { card: 0, place: 0 },
        damage: 0,
        dealt: 0,
        no_damage_or_effect: 0,
        effect_failed: 0,
        no_effect_from: 0,
        damage_to_self: false,
        forced_switch: false,
        metronome_cost: 0,
        announced: false,
        turn_over: false,
        attacker: 0,
        defender: 0,
        damaged_slot: 0,
        prizes: 0,
        result: 0,
        pre_evolution: 0,
        queue: [Queued { target: Seat::Player, keep: 0, status: 0 }; 8],
        queued: 0,
    };
}
