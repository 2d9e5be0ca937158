// Made by `cargo xtask effects-index` from the files in this folder's folders.

use tallgrass_battle::behaviour::{Behaviour, RuleHooks};

#[path = "abilities/intimidate.rs"]
mod abilities_intimidate;
#[path = "abilities/magic_bounce.rs"]
mod abilities_magic_bounce;
#[path = "abilities/magic_guard.rs"]
mod abilities_magic_guard;
#[path = "abilities/magician.rs"]
mod abilities_magician;
#[path = "abilities/magma_armor.rs"]
mod abilities_magma_armor;
#[path = "abilities/marvel_scale.rs"]
mod abilities_marvel_scale;
#[path = "abilities/merciless.rs"]
mod abilities_merciless;
#[path = "abilities/mimicry.rs"]
mod abilities_mimicry;
#[path = "abilities/minus.rs"]
mod abilities_minus;
#[path = "abilities/mirror_armor.rs"]
mod abilities_mirror_armor;
#[path = "abilities/mold_breaker.rs"]
mod abilities_mold_breaker;
#[path = "abilities/moody.rs"]
mod abilities_moody;
#[path = "abilities/multiscale.rs"]
mod abilities_multiscale;
#[path = "abilities/mycelium_might.rs"]
mod abilities_mycelium_might;
#[path = "abilities/natural_cure.rs"]
mod abilities_natural_cure;
#[path = "abilities/neuroforce.rs"]
mod abilities_neuroforce;
#[path = "abilities/neutralizing_gas.rs"]
mod abilities_neutralizing_gas;
#[path = "abilities/no_guard.rs"]
mod abilities_no_guard;
#[path = "abilities/normalize.rs"]
mod abilities_normalize;
#[path = "abilities/oblivious.rs"]
mod abilities_oblivious;
#[path = "abilities/opportunist.rs"]
mod abilities_opportunist;
#[path = "abilities/orichalcum_pulse.rs"]
mod abilities_orichalcum_pulse;
#[path = "abilities/overcoat.rs"]
mod abilities_overcoat;
#[path = "abilities/own_tempo.rs"]
mod abilities_own_tempo;
#[path = "abilities/parental_bond.rs"]
mod abilities_parental_bond;
#[path = "abilities/pastel_veil.rs"]
mod abilities_pastel_veil;
#[path = "abilities/perish_body.rs"]
mod abilities_perish_body;
#[path = "abilities/pickpocket.rs"]
mod abilities_pickpocket;
#[path = "abilities/pickup.rs"]
mod abilities_pickup;
#[path = "abilities/scrappy.rs"]
mod abilities_scrappy;
#[path = "abilities/technician.rs"]
mod abilities_technician;
#[path = "conditions/burn.rs"]
mod conditions_burn;
#[path = "conditions/choice_lock.rs"]
mod conditions_choice_lock;
#[path = "conditions/commander.rs"]
mod conditions_commander;
#[path = "conditions/confusion.rs"]
mod conditions_confusion;
#[path = "conditions/dynamax.rs"]
mod conditions_dynamax;
#[path = "conditions/flinch.rs"]
mod conditions_flinch;
#[path = "conditions/freeze.rs"]
mod conditions_freeze;
#[path = "conditions/future_move.rs"]
mod conditions_future_move;
#[path = "conditions/gem.rs"]
mod conditions_gem;
#[path = "conditions/heal_replacement.rs"]
mod conditions_heal_replacement;
#[path = "conditions/locked_move.rs"]
mod conditions_locked_move;
#[path = "conditions/must_recharge.rs"]
mod conditions_must_recharge;
#[path = "conditions/paralysis.rs"]
mod conditions_paralysis;
#[path = "conditions/partially_trapped.rs"]
mod conditions_partially_trapped;
#[path = "conditions/poison.rs"]
mod conditions_poison;
#[path = "conditions/rollout_storage.rs"]
mod conditions_rollout_storage;
#[path = "conditions/sleep.rs"]
mod conditions_sleep;
#[path = "conditions/stall.rs"]
mod conditions_stall;
#[path = "conditions/strong_weather.rs"]
mod conditions_strong_weather;
#[path = "conditions/trapped.rs"]
mod conditions_trapped;
#[path = "conditions/two_turn_move.rs"]
mod conditions_two_turn_move;
#[path = "conditions/weather.rs"]
mod conditions_weather;
#[path = "items/leftovers.rs"]
mod items_leftovers;
#[path = "moves/entry_hazards.rs"]
mod moves_entry_hazards;
#[path = "moves/future_sight.rs"]
mod moves_future_sight;
#[path = "moves/half_of_hp.rs"]
mod moves_half_of_hp;
#[path = "moves/no_retreat.rs"]
mod moves_no_retreat;
#[path = "moves/pain_split.rs"]
mod moves_pain_split;
#[path = "moves/parting_shot.rs"]
mod moves_parting_shot;
#[path = "moves/payback.rs"]
mod moves_payback;
#[path = "moves/photon_geyser.rs"]
mod moves_photon_geyser;
#[path = "moves/pollen_puff.rs"]
mod moves_pollen_puff;
#[path = "moves/poltergeist.rs"]
mod moves_poltergeist;
#[path = "moves/psyblade.rs"]
mod moves_psyblade;
#[path = "moves/rage_fist.rs"]
mod moves_rage_fist;
#[path = "moves/relic_song.rs"]
mod moves_relic_song;
#[path = "moves/revelation_dance.rs"]
mod moves_revelation_dance;
#[path = "moves/revival_blessing.rs"]
mod moves_revival_blessing;
#[path = "moves/rooms.rs"]
mod moves_rooms;
#[path = "moves/roost.rs"]
mod moves_roost;
#[path = "moves/salt_cure.rs"]
mod moves_salt_cure;
#[path = "moves/shed_tail.rs"]
mod moves_shed_tail;
#[path = "moves/shell_side_arm.rs"]
mod moves_shell_side_arm;
#[path = "moves/shore_up.rs"]
mod moves_shore_up;
#[path = "moves/sleep_talk.rs"]
mod moves_sleep_talk;
#[path = "moves/sparkling_aria.rs"]
mod moves_sparkling_aria;
#[path = "moves/stomping_tantrum.rs"]
mod moves_stomping_tantrum;
#[path = "moves/stored_power.rs"]
mod moves_stored_power;
#[path = "moves/strength_sap.rs"]
mod moves_strength_sap;
#[path = "moves/substitute.rs"]
mod moves_substitute;
#[path = "moves/sucker_punch.rs"]
mod moves_sucker_punch;
#[path = "moves/tailwind.rs"]
mod moves_tailwind;
#[path = "moves/take_heart.rs"]
mod moves_take_heart;
#[path = "moves/taunt.rs"]
mod moves_taunt;
#[path = "moves/teleport.rs"]
mod moves_teleport;
#[path = "moves/tera_blast.rs"]
mod moves_tera_blast;
#[path = "moves/tera_starstorm.rs"]
mod moves_tera_starstorm;
#[path = "moves/throat_chop.rs"]
mod moves_throat_chop;
#[path = "moves/tidy_up.rs"]
mod moves_tidy_up;
#[path = "moves/transform.rs"]
mod moves_transform;
#[path = "moves/tri_attack.rs"]
mod moves_tri_attack;
#[path = "moves/trick.rs"]
mod moves_trick;
#[path = "moves/triple_kick.rs"]
mod moves_triple_kick;
#[path = "moves/weather_ball.rs"]
mod moves_weather_ball;
#[path = "moves/wish.rs"]
mod moves_wish;
#[path = "moves/yawn.rs"]
mod moves_yawn;
#[path = "species/crowned.rs"]
mod species_crowned;
#[path = "species/type_by_item.rs"]
mod species_type_by_item;

/// All effects.
pub(crate) static ALL: &[&[Behaviour]] = &[
    &[abilities_intimidate::INTIMIDATE],
    &[abilities_magic_bounce::MAGIC_BOUNCE],
    &[abilities_magic_guard::MAGIC_GUARD],
    &[abilities_magician::MAGICIAN],
    &[abilities_magma_armor::MAGMA_ARMOR],
    &[abilities_marvel_scale::MARVEL_SCALE],
    &[abilities_merciless::MERCILESS],
    &[abilities_mimicry::MIMICRY],
    &[abilities_minus::MINUS],
    &[abilities_minus::PLUS],
    &[abilities_mirror_armor::MIRROR_ARMOR],
    &[abilities_mold_breaker::MOLD_BREAKER],
    &[abilities_mold_breaker::TERAVOLT],
    &[abilities_mold_breaker::TURBOBLAZE],
    &[abilities_moody::MOODY],
    &[abilities_multiscale::MULTISCALE],
    &[abilities_multiscale::SHADOW_SHIELD],
    &[abilities_mycelium_might::MYCELIUM_MIGHT],
    &[abilities_natural_cure::NATURAL_CURE],
    &[abilities_neuroforce::NEUROFORCE],
    &[abilities_neuroforce::SNIPER],
    &[abilities_neuroforce::TINTED_LENS],
    &[abilities_neutralizing_gas::NEUTRALIZING_GAS],
    &[abilities_no_guard::NO_GUARD],
    &[abilities_normalize::NORMALIZE],
    &[abilities_oblivious::OBLIVIOUS],
    &[abilities_opportunist::OPPORTUNIST],
    &[abilities_orichalcum_pulse::ORICHALCUM_PULSE],
    &[abilities_overcoat::OVERCOAT],
    &[abilities_own_tempo::OWN_TEMPO],
    &[abilities_parental_bond::PARENTAL_BOND],
    &[abilities_pastel_veil::PASTEL_VEIL],
    &[abilities_perish_body::PERISH_BODY],
    &[abilities_pickpocket::PICKPOCKET],
    &[abilities_pickup::PICKUP],
    &[abilities_scrappy::SCRAPPY],
    &[abilities_scrappy::MINDS_EYE],
    &[abilities_technician::TECHNICIAN],
    &[conditions_burn::BURN],
    &[conditions_choice_lock::CHOICE_LOCK],
    &[conditions_commander::COMMANDED],
    &[conditions_commander::COMMANDING],
    &[conditions_confusion::CONFUSION],
    &[conditions_dynamax::DYNAMAX],
    &[conditions_flinch::FLINCH],
    &[conditions_freeze::FREEZE],
    &[conditions_future_move::FUTURE_MOVE],
    &[conditions_gem::GEM],
    &[conditions_heal_replacement::HEAL_REPLACEMENT],
    &[conditions_locked_move::LOCKED_MOVE],
    &[conditions_must_recharge::MUST_RECHARGE],
    &[conditions_paralysis::PARALYSIS],
    &[conditions_partially_trapped::PARTIALLY_TRAPPED],
    &conditions_poison::POISON,
    &[conditions_rollout_storage::ROLLOUT_STORAGE],
    &[conditions_sleep::SLEEP],
    &[conditions_stall::STALL],
    &[conditions_strong_weather::HEAVY_RAIN],
    &[conditions_strong_weather::HARSH_SUN],
    &[conditions_strong_weather::STRONG_WINDS],
    &[conditions_trapped::TRAPPED],
    &[conditions_two_turn_move::TWO_TURN_MOVE],
    &[conditions_weather::RAIN],
    &[conditions_weather::SUN],
    &[conditions_weather::SANDSTORM],
    &[conditions_weather::HAIL],
    &[conditions_weather::SNOW],
    &[items_leftovers::LEFTOVERS],
    &[moves_entry_hazards::SPIKES_CONDITION],
    &[moves_entry_hazards::STEALTH_ROCK_CONDITION],
    &[moves_entry_hazards::STICKY_WEB_CONDITION],
    &[moves_entry_hazards::TOXIC_SPIKES_CONDITION],
    &moves_future_sight::FUTURE_SIGHT,
    &moves_half_of_hp::HALF_OF_HP,
    &[moves_no_retreat::NO_RETREAT],
    &[moves_no_retreat::NO_RETREAT_CONDITION],
    &[moves_pain_split::PAIN_SPLIT],
    &[moves_parting_shot::PARTING_SHOT],
    &[moves_payback::PAYBACK],
    &moves_photon_geyser::PHOTON_GEYSER,
    &[moves_pollen_puff::POLLEN_PUFF],
    &[moves_poltergeist::POLTERGEIST],
    &[moves_psyblade::PSYBLADE],
    &[moves_rage_fist::RAGE_FIST],
    &[moves_relic_song::RELIC_SONG],
    &[moves_revelation_dance::REVELATION_DANCE],
    &[moves_revival_blessing::REVIVAL_BLESSING],
    &[moves_rooms::MAGIC_ROOM_CONDITION],
    &[moves_rooms::TRICK_ROOM_CONDITION],
    &[moves_rooms::WONDER_ROOM_CONDITION],
    &[moves_roost::ROOST_CONDITION],
    &[moves_salt_cure::SALT_CURE_CONDITION],
    &[moves_shed_tail::SHED_TAIL],
    &[moves_shell_side_arm::SHELL_SIDE_ARM],
    &[moves_shore_up::SHORE_UP],
    &[moves_sleep_talk::SLEEP_TALK],
    &[moves_sleep_talk::SNORE],
    &[moves_sparkling_aria::SPARKLING_ARIA],
    &moves_stomping_tantrum::STOMPING_TANTRUM,
    &moves_stored_power::STORED_POWER,
    &[moves_strength_sap::STRENGTH_SAP],
    &[moves_substitute::SUBSTITUTE],
    &[moves_substitute::SUBSTITUTE_CONDITION],
    &moves_sucker_punch::SUCKER_PUNCH,
    &[moves_sucker_punch::UPPER_HAND],
    &[moves_tailwind::TAILWIND_CONDITION],
    &[moves_take_heart::TAKE_HEART],
    &[moves_taunt::TAUNT_CONDITION],
    &[moves_teleport::TELEPORT],
    &[moves_tera_blast::TERA_BLAST],
    &[moves_tera_starstorm::TERA_STARSTORM],
    &[moves_throat_chop::THROAT_CHOP],
    &[moves_throat_chop::THROAT_CHOP_CONDITION],
    &[moves_tidy_up::TIDY_UP],
    &[moves_transform::TRANSFORM],
    &[moves_tri_attack::TRI_ATTACK],
    &moves_trick::TRICK,
    &moves_triple_kick::TRIPLE_KICK,
    &[moves_weather_ball::WEATHER_BALL],
    &[moves_wish::WISH_CONDITION],
    &[moves_yawn::YAWN],
    &[moves_yawn::YAWN_CONDITION],
    &species_crowned::CROWNED,
    &species_type_by_item::ARCEUS,
    &species_type_by_item::SILVALLY,
];

/// What rules do outside of events.
pub(crate) static RULES: &[RuleHooks] = &[];
