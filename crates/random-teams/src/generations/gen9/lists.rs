//! Lists of moves and Pokémon that the rules speak of.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{MoveId, SpeciesId, species};

pub use crate::engine::counted::{HAZARDS, PHYSICAL_SETUP, RECOVERY, SETUP, SPEED_CONTROL, SPEED_SETUP};

/// Attacks that nobody is given for the sake of their type.
pub const NO_STAB: &[MoveId] = &[
    ACID_SPRAY,
    ACCELEROCK,
    AQUA_JET,
    BOUNCE,
    BREAKING_SWIPE,
    BULLET_PUNCH,
    CHATTER,
    CHLOROBLAST,
    CLEAR_SMOG,
    COVET,
    DRAGON_TAIL,
    DOOM_DESIRE,
    ELECTROWEB,
    ERUPTION,
    EXPLOSION,
    FAKE_OUT,
    FEINT,
    FLAME_CHARGE,
    FLIP_TURN,
    FUTURE_SIGHT,
    GRASSY_GLIDE,
    ICE_SHARD,
    ICY_WIND,
    INCINERATE,
    INFESTATION,
    MACH_PUNCH,
    METEOR_BEAM,
    MORTAL_SPIN,
    NUZZLE,
    PLUCK,
    PURSUIT,
    QUICK_ATTACK,
    RAPID_SPIN,
    REVERSAL,
    SELF_DESTRUCT,
    SHADOW_SNEAK,
    SKY_DROP,
    SNARL,
    STRUGGLE_BUG,
    SUCKER_PUNCH,
    TRAILBLAZE,
    U_TURN,
    VACUUM_WAVE,
    VOLT_SWITCH,
    WATER_SHURIKEN,
    WATER_SPOUT,
];

pub const PROTECT_MOVES: &[MoveId] = &[BANEFUL_BUNKER, BURNING_BULWARK, PROTECT, SILK_TRAP, SPIKY_SHIELD];

pub const PIVOT: &[MoveId] = &[CHILLY_RECEPTION, FLIP_TURN, PARTING_SHOT, SHED_TAIL, TELEPORT, U_TURN, VOLT_SWITCH];

/// Moves that are known both or not at all.
pub const MOVE_PAIRS: &[[MoveId; 2]] =
    &[[LIGHT_SCREEN, REFLECT], [SLEEP_TALK, REST], [PROTECT, WISH], [LEECH_SEED, PROTECT], [LEECH_SEED, SUBSTITUTE]];

/// Who is given an attack of its type that goes first.
pub const PRIORITY_POKEMON: &[SpeciesId] = &[
    species::BRELOOM,
    species::BRUTE_BONNET,
    species::CACTURNE,
    species::HONCHKROW,
    species::MIMIKYU,
    species::RAGING_BOLT,
    species::SCIZOR,
];

/// Whom Tera Blast serves to defend.
pub const DEFENSIVE_TERA_BLAST_USERS: &[SpeciesId] =
    &[species::ALCREMIE, species::BELLOSSOM, species::COMFEY, species::FEZANDIPITI, species::FLORGES];

/// Base species that don't lead.
pub const NO_LEADS: &[SpeciesId] = &[species::ZACIAN, species::ZAMAZENTA];
pub const NO_LEADS_IN_DOUBLES: &[SpeciesId] = &[
    species::BASCULEGION,
    species::HOUNDSTONE,
    species::IRON_BUNDLE,
    species::ROARING_MOON,
    species::ZACIAN,
    species::ZAMAZENTA,
];
