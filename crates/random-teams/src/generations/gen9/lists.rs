//! Lists of moves and Pokémon that the rules speak of.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{MoveId, SpeciesId, species};

pub const RECOVERY: &[MoveId] = &[
    HEAL_ORDER,
    MILK_DRINK,
    MOONLIGHT,
    MORNING_SUN,
    RECOVER,
    ROOST,
    SHORE_UP,
    SLACK_OFF,
    SOFT_BOILED,
    STRENGTH_SAP,
    SYNTHESIS,
];

/// Moves that Contrary turns to advantage.
pub const CONTRARY: &[MoveId] =
    &[ARMOR_CANNON, CLOSE_COMBAT, LEAF_STORM, MAKE_IT_RAIN, OVERHEAT, SPIN_OUT, SUPERPOWER, V_CREATE];

pub const PHYSICAL_SETUP: &[MoveId] = &[
    BELLY_DRUM,
    BULK_UP,
    COIL,
    CURSE,
    DRAGON_DANCE,
    HONE_CLAWS,
    HOWL,
    MEDITATE,
    POWER_UP_PUNCH,
    SWORDS_DANCE,
    TIDY_UP,
    VICTORY_DANCE,
];

pub const SPECIAL_SETUP: &[MoveId] =
    &[CALM_MIND, CHARGE_BEAM, GEOMANCY, NASTY_PLOT, QUIVER_DANCE, TAIL_GLOW, TAKE_HEART, TORCH_SONG];

pub const MIXED_SETUP: &[MoveId] = &[CLANGOROUS_SOUL, GROWTH, HAPPY_HOUR, HOLD_HANDS, NO_RETREAT, SHELL_SMASH, WORK_UP];

pub const SPEED_SETUP: &[MoveId] = &[AGILITY, AUTOTOMIZE, FLAME_CHARGE, ROCK_POLISH, SNOWSCAPE, TRAILBLAZE];

pub const SETUP: &[MoveId] = &[
    ACID_ARMOR,
    AGILITY,
    AUTOTOMIZE,
    BELLY_DRUM,
    BULK_UP,
    CALM_MIND,
    CLANGOROUS_SOUL,
    COIL,
    COSMIC_POWER,
    CURSE,
    DRAGON_DANCE,
    FLAME_CHARGE,
    GROWTH,
    HONE_CLAWS,
    HOWL,
    IRON_DEFENSE,
    MEDITATE,
    NASTY_PLOT,
    NO_RETREAT,
    POWER_UP_PUNCH,
    QUIVER_DANCE,
    ROCK_POLISH,
    SHELL_SMASH,
    SHIFT_GEAR,
    SWORDS_DANCE,
    TAIL_GLOW,
    TAKE_HEART,
    TIDY_UP,
    TRAILBLAZE,
    WORK_UP,
    VICTORY_DANCE,
];

pub const SPEED_CONTROL: &[MoveId] =
    &[ELECTROWEB, GLARE, ICY_WIND, LOW_SWEEP, NUZZLE, QUASH, TAILWIND, THUNDER_WAVE, TRICK_ROOM];

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

pub const HAZARDS: &[MoveId] = &[SPIKES, STEALTH_ROCK, STICKY_WEB, TOXIC_SPIKES];

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
