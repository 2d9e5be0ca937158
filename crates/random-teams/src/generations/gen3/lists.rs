//! Lists of moves that the rules speak of.

use tallgrass_pokedex::MoveId;
use tallgrass_pokedex::moves::*;

pub const RECOVERY: &[MoveId] = &[MILK_DRINK, MOONLIGHT, MORNING_SUN, RECOVER, SLACK_OFF, SOFT_BOILED, SYNTHESIS];

pub const SETUP: &[MoveId] = &[
    ACID_ARMOR,
    AGILITY,
    BELLY_DRUM,
    BULK_UP,
    CALM_MIND,
    CURSE,
    DRAGON_DANCE,
    GROWTH,
    HOWL,
    IRON_DEFENSE,
    MEDITATE,
    RAIN_DANCE,
    SUNNY_DAY,
    SWORDS_DANCE,
    TAIL_GLOW,
];

/// Attacks that nobody is given for the sake of their type.
pub const NO_STAB: &[MoveId] = &[
    ERUPTION,
    EXPLOSION,
    FAKE_OUT,
    FOCUS_PUNCH,
    FUTURE_SIGHT,
    ICY_WIND,
    KNOCK_OFF,
    MACH_PUNCH,
    PURSUIT,
    QUICK_ATTACK,
    RAPID_SPIN,
    SELF_DESTRUCT,
    SKY_ATTACK,
    WATER_SPOUT,
];

/// Moves that inflict a status condition, or soon do.
pub const STATUS_INFLICTING: &[MoveId] = &[STUN_SPORE, THUNDER_WAVE, TOXIC, WILL_O_WISP, YAWN];

/// Moves that are known both or not at all.
pub const MOVE_PAIRS: &[[MoveId; 2]] = &[
    [SLEEP_TALK, REST],
    [PROTECT, WISH],
    [LEECH_SEED, SUBSTITUTE],
    [FOCUS_PUNCH, SUBSTITUTE],
    [BATON_PASS, SPIDER_WEB],
];
