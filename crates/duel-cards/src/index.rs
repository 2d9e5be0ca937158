// Made by `cargo xtask duel-index` from the files in `attacks/`, `powers/` and `trainers/`.

use tallgrass_duel::Effect;

#[path = "attacks/discard_fire.rs"]
mod attacks_discard_fire;
#[path = "attacks/drain.rs"]
mod attacks_drain;
#[path = "attacks/forced_switch.rs"]
mod attacks_forced_switch;
#[path = "attacks/poison.rs"]
mod attacks_poison;
#[path = "powers/clairvoyance.rs"]
mod powers_clairvoyance;
#[path = "powers/energy_burn.rs"]
mod powers_energy_burn;
#[path = "powers/heal.rs"]
mod powers_heal;
#[path = "powers/invisible_wall.rs"]
mod powers_invisible_wall;
#[path = "powers/kabuto_armor.rs"]
mod powers_kabuto_armor;
#[path = "powers/neutralizing_shield.rs"]
mod powers_neutralizing_shield;
#[path = "powers/prehistoric_power.rs"]
mod powers_prehistoric_power;
#[path = "powers/rain_dance.rs"]
mod powers_rain_dance;
#[path = "powers/retreat_aid.rs"]
mod powers_retreat_aid;
#[path = "powers/strikes_back.rs"]
mod powers_strikes_back;
#[path = "powers/thick_skinned.rs"]
mod powers_thick_skinned;
#[path = "powers/toxic_gas.rs"]
mod powers_toxic_gas;
#[path = "powers/transparency.rs"]
mod powers_transparency;
#[path = "trainers/bill.rs"]
mod trainers_bill;
#[path = "trainers/professor_oak.rs"]
mod trainers_professor_oak;
#[path = "trainers/switch.rs"]
mod trainers_switch;

pub(crate) static ALL: &[&Effect] = &[
    &attacks_discard_fire::DISCARD_FIRE,
    &attacks_drain::LEECH_LIFE,
    &attacks_drain::MEGA_DRAIN,
    &attacks_forced_switch::WHIRLWIND,
    &attacks_poison::POISON,
    &attacks_poison::POISON_ON_HEADS,
    &powers_clairvoyance::CLAIRVOYANCE,
    &powers_energy_burn::ENERGY_BURN,
    &powers_heal::HEAL,
    &powers_invisible_wall::INVISIBLE_WALL,
    &powers_kabuto_armor::KABUTO_ARMOR,
    &powers_neutralizing_shield::NEUTRALIZING_SHIELD,
    &powers_prehistoric_power::PREHISTORIC_POWER,
    &powers_rain_dance::RAIN_DANCE,
    &powers_retreat_aid::RETREAT_AID,
    &powers_strikes_back::STRIKES_BACK,
    &powers_thick_skinned::THICK_SKINNED,
    &powers_toxic_gas::TOXIC_GAS,
    &powers_transparency::TRANSPARENCY,
    &trainers_bill::BILL,
    &trainers_professor_oak::PROFESSOR_OAK,
    &trainers_switch::SWITCH,
];
