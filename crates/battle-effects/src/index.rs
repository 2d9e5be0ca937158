// Made by `cargo xtask effects-index` from the files in this folder's folders.

use tallgrass_battle::behaviour::{Behaviour, RuleHooks};

#[path = "abilities/absorb.rs"]
mod abilities_absorb;
#[path = "abilities/adaptability.rs"]
mod abilities_adaptability;
#[path = "abilities/aerilate.rs"]
mod abilities_aerilate;
#[path = "abilities/aftermath.rs"]
mod abilities_aftermath;
#[path = "abilities/air_lock.rs"]
mod abilities_air_lock;
#[path = "abilities/analytic.rs"]
mod abilities_analytic;
#[path = "abilities/anger_point.rs"]
mod abilities_anger_point;
#[path = "abilities/anger_shell.rs"]
mod abilities_anger_shell;
#[path = "abilities/anticipation.rs"]
mod abilities_anticipation;
#[path = "abilities/arena_trap.rs"]
mod abilities_arena_trap;
#[path = "abilities/armor_tail.rs"]
mod abilities_armor_tail;
#[path = "abilities/aroma_veil.rs"]
mod abilities_aroma_veil;
#[path = "abilities/aura.rs"]
mod abilities_aura;
#[path = "abilities/bad_dreams.rs"]
mod abilities_bad_dreams;
#[path = "abilities/battery.rs"]
mod abilities_battery;
#[path = "abilities/battle_armor.rs"]
mod abilities_battle_armor;
#[path = "abilities/battle_bond.rs"]
mod abilities_battle_bond;
#[path = "abilities/beads_of_ruin.rs"]
mod abilities_beads_of_ruin;
#[path = "abilities/blaze.rs"]
mod abilities_blaze;
#[path = "abilities/bulletproof.rs"]
mod abilities_bulletproof;
#[path = "abilities/cheek_pouch.rs"]
mod abilities_cheek_pouch;
#[path = "abilities/chlorophyll.rs"]
mod abilities_chlorophyll;
#[path = "abilities/color_change.rs"]
mod abilities_color_change;
#[path = "abilities/comatose.rs"]
mod abilities_comatose;
#[path = "abilities/commander.rs"]
mod abilities_commander;
#[path = "abilities/competitive.rs"]
mod abilities_competitive;
#[path = "abilities/compound_eyes.rs"]
mod abilities_compound_eyes;
#[path = "abilities/contact_chances.rs"]
mod abilities_contact_chances;
#[path = "abilities/contrary.rs"]
mod abilities_contrary;
#[path = "abilities/costar.rs"]
mod abilities_costar;
#[path = "abilities/cotton_down.rs"]
mod abilities_cotton_down;
#[path = "abilities/cud_chew.rs"]
mod abilities_cud_chew;
#[path = "abilities/curious_medicine.rs"]
mod abilities_curious_medicine;
#[path = "abilities/cursed_body.rs"]
mod abilities_cursed_body;
#[path = "abilities/damp.rs"]
mod abilities_damp;
#[path = "abilities/dauntless_shield.rs"]
mod abilities_dauntless_shield;
#[path = "abilities/defeatist.rs"]
mod abilities_defeatist;
#[path = "abilities/delta_stream.rs"]
mod abilities_delta_stream;
#[path = "abilities/disguise.rs"]
mod abilities_disguise;
#[path = "abilities/download.rs"]
mod abilities_download;
#[path = "abilities/dragons_maw.rs"]
mod abilities_dragons_maw;
#[path = "abilities/drizzle.rs"]
mod abilities_drizzle;
#[path = "abilities/electric_surge.rs"]
mod abilities_electric_surge;
#[path = "abilities/electromorphosis.rs"]
mod abilities_electromorphosis;
#[path = "abilities/embody_aspect.rs"]
mod abilities_embody_aspect;
#[path = "abilities/emergency_exit.rs"]
mod abilities_emergency_exit;
#[path = "abilities/filter.rs"]
mod abilities_filter;
#[path = "abilities/flare_boost.rs"]
mod abilities_flare_boost;
#[path = "abilities/flash_fire.rs"]
mod abilities_flash_fire;
#[path = "abilities/flower_gift.rs"]
mod abilities_flower_gift;
#[path = "abilities/flower_veil.rs"]
mod abilities_flower_veil;
#[path = "abilities/fluffy.rs"]
mod abilities_fluffy;
#[path = "abilities/forecast.rs"]
mod abilities_forecast;
#[path = "abilities/forewarn.rs"]
mod abilities_forewarn;
#[path = "abilities/friend_guard.rs"]
mod abilities_friend_guard;
#[path = "abilities/frisk.rs"]
mod abilities_frisk;
#[path = "abilities/fur_coat.rs"]
mod abilities_fur_coat;
#[path = "abilities/gale_wings.rs"]
mod abilities_gale_wings;
#[path = "abilities/gluttony.rs"]
mod abilities_gluttony;
#[path = "abilities/good_as_gold.rs"]
mod abilities_good_as_gold;
#[path = "abilities/gooey.rs"]
mod abilities_gooey;
#[path = "abilities/gorilla_tactics.rs"]
mod abilities_gorilla_tactics;
#[path = "abilities/guard_dog.rs"]
mod abilities_guard_dog;
#[path = "abilities/gulp_missile.rs"]
mod abilities_gulp_missile;
#[path = "abilities/guts.rs"]
mod abilities_guts;
#[path = "abilities/hadron_engine.rs"]
mod abilities_hadron_engine;
#[path = "abilities/harvest.rs"]
mod abilities_harvest;
#[path = "abilities/healer.rs"]
mod abilities_healer;
#[path = "abilities/heatproof.rs"]
mod abilities_heatproof;
#[path = "abilities/heavy_metal.rs"]
mod abilities_heavy_metal;
#[path = "abilities/hospitality.rs"]
mod abilities_hospitality;
#[path = "abilities/huge_power.rs"]
mod abilities_huge_power;
#[path = "abilities/hunger_switch.rs"]
mod abilities_hunger_switch;
#[path = "abilities/hustle.rs"]
mod abilities_hustle;
#[path = "abilities/hydration.rs"]
mod abilities_hydration;
#[path = "abilities/ice_body.rs"]
mod abilities_ice_body;
#[path = "abilities/ice_scales.rs"]
mod abilities_ice_scales;
#[path = "abilities/illusion.rs"]
mod abilities_illusion;
#[path = "abilities/immunity.rs"]
mod abilities_immunity;
#[path = "abilities/imposter.rs"]
mod abilities_imposter;
#[path = "abilities/infiltrator.rs"]
mod abilities_infiltrator;
#[path = "abilities/innards_out.rs"]
mod abilities_innards_out;
#[path = "abilities/inner_focus.rs"]
mod abilities_inner_focus;
#[path = "abilities/intimidate.rs"]
mod abilities_intimidate;
#[path = "abilities/iron_barbs.rs"]
mod abilities_iron_barbs;
#[path = "abilities/iron_fist.rs"]
mod abilities_iron_fist;
#[path = "abilities/justified.rs"]
mod abilities_justified;
#[path = "abilities/klutz.rs"]
mod abilities_klutz;
#[path = "abilities/leaf_guard.rs"]
mod abilities_leaf_guard;
#[path = "abilities/libero.rs"]
mod abilities_libero;
#[path = "abilities/lingering_aroma.rs"]
mod abilities_lingering_aroma;
#[path = "abilities/liquid_ooze.rs"]
mod abilities_liquid_ooze;
#[path = "abilities/liquid_voice.rs"]
mod abilities_liquid_voice;
#[path = "abilities/long_reach.rs"]
mod abilities_long_reach;
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
#[path = "abilities/mega_sol.rs"]
mod abilities_mega_sol;
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
#[path = "abilities/moxie.rs"]
mod abilities_moxie;
#[path = "abilities/multiscale.rs"]
mod abilities_multiscale;
#[path = "abilities/multitype.rs"]
mod abilities_multitype;
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
#[path = "abilities/piercing_drill.rs"]
mod abilities_piercing_drill;
#[path = "abilities/poison_heal.rs"]
mod abilities_poison_heal;
#[path = "abilities/poison_puppeteer.rs"]
mod abilities_poison_puppeteer;
#[path = "abilities/poison_touch.rs"]
mod abilities_poison_touch;
#[path = "abilities/power_construct.rs"]
mod abilities_power_construct;
#[path = "abilities/prankster.rs"]
mod abilities_prankster;
#[path = "abilities/pressure.rs"]
mod abilities_pressure;
#[path = "abilities/propeller_tail.rs"]
mod abilities_propeller_tail;
#[path = "abilities/protosynthesis.rs"]
mod abilities_protosynthesis;
#[path = "abilities/punk_rock.rs"]
mod abilities_punk_rock;
#[path = "abilities/purifying_salt.rs"]
mod abilities_purifying_salt;
#[path = "abilities/quick_draw.rs"]
mod abilities_quick_draw;
#[path = "abilities/quick_feet.rs"]
mod abilities_quick_feet;
#[path = "abilities/rain_dish.rs"]
mod abilities_rain_dish;
#[path = "abilities/rattled.rs"]
mod abilities_rattled;
#[path = "abilities/receiver.rs"]
mod abilities_receiver;
#[path = "abilities/reckless.rs"]
mod abilities_reckless;
#[path = "abilities/regenerator.rs"]
mod abilities_regenerator;
#[path = "abilities/ripen.rs"]
mod abilities_ripen;
#[path = "abilities/rivalry.rs"]
mod abilities_rivalry;
#[path = "abilities/rock_head.rs"]
mod abilities_rock_head;
#[path = "abilities/sand_force.rs"]
mod abilities_sand_force;
#[path = "abilities/sand_spit.rs"]
mod abilities_sand_spit;
#[path = "abilities/sand_veil.rs"]
mod abilities_sand_veil;
#[path = "abilities/schooling.rs"]
mod abilities_schooling;
#[path = "abilities/scrappy.rs"]
mod abilities_scrappy;
#[path = "abilities/screen_cleaner.rs"]
mod abilities_screen_cleaner;
#[path = "abilities/serene_grace.rs"]
mod abilities_serene_grace;
#[path = "abilities/shed_skin.rs"]
mod abilities_shed_skin;
#[path = "abilities/sheer_force.rs"]
mod abilities_sheer_force;
#[path = "abilities/shield_dust.rs"]
mod abilities_shield_dust;
#[path = "abilities/shields_down.rs"]
mod abilities_shields_down;
#[path = "abilities/simple.rs"]
mod abilities_simple;
#[path = "abilities/skill_link.rs"]
mod abilities_skill_link;
#[path = "abilities/slow_start.rs"]
mod abilities_slow_start;
#[path = "abilities/solar_power.rs"]
mod abilities_solar_power;
#[path = "abilities/soul_heart.rs"]
mod abilities_soul_heart;
#[path = "abilities/soundproof.rs"]
mod abilities_soundproof;
#[path = "abilities/speed_boost.rs"]
mod abilities_speed_boost;
#[path = "abilities/spicy_spray.rs"]
mod abilities_spicy_spray;
#[path = "abilities/stakeout.rs"]
mod abilities_stakeout;
#[path = "abilities/stall.rs"]
mod abilities_stall;
#[path = "abilities/stamina.rs"]
mod abilities_stamina;
#[path = "abilities/stance_change.rs"]
mod abilities_stance_change;
#[path = "abilities/stat_guards.rs"]
mod abilities_stat_guards;
#[path = "abilities/steadfast.rs"]
mod abilities_steadfast;
#[path = "abilities/stench.rs"]
mod abilities_stench;
#[path = "abilities/sticky_hold.rs"]
mod abilities_sticky_hold;
#[path = "abilities/sturdy.rs"]
mod abilities_sturdy;
#[path = "abilities/suction_cups.rs"]
mod abilities_suction_cups;
#[path = "abilities/super_luck.rs"]
mod abilities_super_luck;
#[path = "abilities/supersweet_syrup.rs"]
mod abilities_supersweet_syrup;
#[path = "abilities/supreme_overlord.rs"]
mod abilities_supreme_overlord;
#[path = "abilities/sweet_veil.rs"]
mod abilities_sweet_veil;
#[path = "abilities/symbiosis.rs"]
mod abilities_symbiosis;
#[path = "abilities/synchronize.rs"]
mod abilities_synchronize;
#[path = "abilities/technician.rs"]
mod abilities_technician;
#[path = "abilities/telepathy.rs"]
mod abilities_telepathy;
#[path = "abilities/tera_shift.rs"]
mod abilities_tera_shift;
#[path = "abilities/teraform_zero.rs"]
mod abilities_teraform_zero;
#[path = "abilities/thermal_exchange.rs"]
mod abilities_thermal_exchange;
#[path = "abilities/toxic_debris.rs"]
mod abilities_toxic_debris;
#[path = "abilities/trace.rs"]
mod abilities_trace;
#[path = "abilities/truant.rs"]
mod abilities_truant;
#[path = "abilities/unaware.rs"]
mod abilities_unaware;
#[path = "abilities/unburden.rs"]
mod abilities_unburden;
#[path = "abilities/unnerve.rs"]
mod abilities_unnerve;
#[path = "abilities/unseen_fist.rs"]
mod abilities_unseen_fist;
#[path = "abilities/victory_star.rs"]
mod abilities_victory_star;
#[path = "abilities/wandering_spirit.rs"]
mod abilities_wandering_spirit;
#[path = "abilities/water_bubble.rs"]
mod abilities_water_bubble;
#[path = "abilities/wind_power.rs"]
mod abilities_wind_power;
#[path = "abilities/wind_rider.rs"]
mod abilities_wind_rider;
#[path = "abilities/wonder_guard.rs"]
mod abilities_wonder_guard;
#[path = "abilities/wonder_skin.rs"]
mod abilities_wonder_skin;
#[path = "abilities/zen_mode.rs"]
mod abilities_zen_mode;
#[path = "abilities/zero_to_hero.rs"]
mod abilities_zero_to_hero;
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
#[path = "formats/announced.rs"]
mod formats_announced;
#[path = "formats/guaranteed_secondary_mod.rs"]
mod formats_guaranteed_secondary_mod;
#[path = "formats/inverse_mod.rs"]
mod formats_inverse_mod;
#[path = "formats/power_clauses.rs"]
mod formats_power_clauses;
#[path = "formats/status_clauses.rs"]
mod formats_status_clauses;
#[path = "formats/team_preview.rs"]
mod formats_team_preview;
#[path = "items/ability_shield.rs"]
mod items_ability_shield;
#[path = "items/absorbing_items.rs"]
mod items_absorbing_items;
#[path = "items/accuracy_items.rs"]
mod items_accuracy_items;
#[path = "items/adrenaline_orb.rs"]
mod items_adrenaline_orb;
#[path = "items/air_balloon.rs"]
mod items_air_balloon;
#[path = "items/assault_vest.rs"]
mod items_assault_vest;
#[path = "items/berserk_gene.rs"]
mod items_berserk_gene;
#[path = "items/big_root.rs"]
mod items_big_root;
#[path = "items/black_sludge.rs"]
mod items_black_sludge;
#[path = "items/booster_energy.rs"]
mod items_booster_energy;
#[path = "items/bows.rs"]
mod items_bows;
#[path = "items/choice_items.rs"]
mod items_choice_items;
#[path = "items/clear_amulet.rs"]
mod items_clear_amulet;
#[path = "items/covert_cloak.rs"]
mod items_covert_cloak;
#[path = "items/crit_items.rs"]
mod items_crit_items;
#[path = "items/custap_berry.rs"]
mod items_custap_berry;
#[path = "items/destiny_knot.rs"]
mod items_destiny_knot;
#[path = "items/drives.rs"]
mod items_drives;
#[path = "items/eject_button.rs"]
mod items_eject_button;
#[path = "items/eject_pack.rs"]
mod items_eject_pack;
#[path = "items/eviolite.rs"]
mod items_eviolite;
#[path = "items/expert_belt.rs"]
mod items_expert_belt;
#[path = "items/float_stone.rs"]
mod items_float_stone;
#[path = "items/focus_band.rs"]
mod items_focus_band;
#[path = "items/focus_sash.rs"]
mod items_focus_sash;
#[path = "items/gems.rs"]
mod items_gems;
#[path = "items/healing_berries.rs"]
mod items_healing_berries;
#[path = "items/iron_ball.rs"]
mod items_iron_ball;
#[path = "items/kings_rock.rs"]
mod items_kings_rock;
#[path = "items/leftovers.rs"]
mod items_leftovers;
#[path = "items/leppa_berry.rs"]
mod items_leppa_berry;
#[path = "items/life_orb.rs"]
mod items_life_orb;
#[path = "items/loaded_dice.rs"]
mod items_loaded_dice;
#[path = "items/mail.rs"]
mod items_mail;
#[path = "items/masks.rs"]
mod items_masks;
#[path = "items/mega_stones.rs"]
mod items_mega_stones;
#[path = "items/memories.rs"]
mod items_memories;
#[path = "items/mental_herb.rs"]
mod items_mental_herb;
#[path = "items/metronome.rs"]
mod items_metronome;
#[path = "items/micle_berry.rs"]
mod items_micle_berry;
#[path = "items/mirror_herb.rs"]
mod items_mirror_herb;
#[path = "items/muscle_band.rs"]
mod items_muscle_band;
#[path = "items/mystery_berry.rs"]
mod items_mystery_berry;
#[path = "items/plain_berries.rs"]
mod items_plain_berries;
#[path = "items/plates.rs"]
mod items_plates;
#[path = "items/power_herb.rs"]
mod items_power_herb;
#[path = "items/power_items.rs"]
mod items_power_items;
#[path = "items/primal_orbs.rs"]
mod items_primal_orbs;
#[path = "items/punching_glove.rs"]
mod items_punching_glove;
#[path = "items/red_card.rs"]
mod items_red_card;
#[path = "items/resist_berries.rs"]
mod items_resist_berries;
#[path = "items/revenge_berries.rs"]
mod items_revenge_berries;
#[path = "items/ring_target.rs"]
mod items_ring_target;
#[path = "items/rocky_helmet.rs"]
mod items_rocky_helmet;
#[path = "items/room_service.rs"]
mod items_room_service;
#[path = "items/rusted_weapons.rs"]
mod items_rusted_weapons;
#[path = "items/safety_goggles.rs"]
mod items_safety_goggles;
#[path = "items/shed_shell.rs"]
mod items_shed_shell;
#[path = "items/shell_bell.rs"]
mod items_shell_bell;
#[path = "items/slow_items.rs"]
mod items_slow_items;
#[path = "items/species_boosters.rs"]
mod items_species_boosters;
#[path = "items/species_stats.rs"]
mod items_species_stats;
#[path = "items/stat_berries.rs"]
mod items_stat_berries;
#[path = "items/status_berries.rs"]
mod items_status_berries;
#[path = "items/status_orbs.rs"]
mod items_status_orbs;
#[path = "items/sticky_barb.rs"]
mod items_sticky_barb;
#[path = "items/terrain_seeds.rs"]
mod items_terrain_seeds;
#[path = "items/throat_spray.rs"]
mod items_throat_spray;
#[path = "items/type_boosters.rs"]
mod items_type_boosters;
#[path = "items/utility_umbrella.rs"]
mod items_utility_umbrella;
#[path = "items/weakness_policy.rs"]
mod items_weakness_policy;
#[path = "items/white_herb.rs"]
mod items_white_herb;
#[path = "items/z_crystals.rs"]
mod items_z_crystals;
#[path = "moves/acrobatics.rs"]
mod moves_acrobatics;
#[path = "moves/acupressure.rs"]
mod moves_acupressure;
#[path = "moves/after_you.rs"]
mod moves_after_you;
#[path = "moves/alluring_voice.rs"]
mod moves_alluring_voice;
#[path = "moves/ally_switch.rs"]
mod moves_ally_switch;
#[path = "moves/aqua_ring.rs"]
mod moves_aqua_ring;
#[path = "moves/assurance.rs"]
mod moves_assurance;
#[path = "moves/attract.rs"]
mod moves_attract;
#[path = "moves/aura_wheel.rs"]
mod moves_aura_wheel;
#[path = "moves/autotomize.rs"]
mod moves_autotomize;
#[path = "moves/avalanche.rs"]
mod moves_avalanche;
#[path = "moves/barb_barrage.rs"]
mod moves_barb_barrage;
#[path = "moves/baton_pass.rs"]
mod moves_baton_pass;
#[path = "moves/beak_blast.rs"]
mod moves_beak_blast;
#[path = "moves/beat_up.rs"]
mod moves_beat_up;
#[path = "moves/belch.rs"]
mod moves_belch;
#[path = "moves/belly_drum.rs"]
mod moves_belly_drum;
#[path = "moves/bestow.rs"]
mod moves_bestow;
#[path = "moves/bide.rs"]
mod moves_bide;
#[path = "moves/bolt_beak.rs"]
mod moves_bolt_beak;
#[path = "moves/brick_break.rs"]
mod moves_brick_break;
#[path = "moves/brine.rs"]
mod moves_brine;
#[path = "moves/bug_bite.rs"]
mod moves_bug_bite;
#[path = "moves/burn_up.rs"]
mod moves_burn_up;
#[path = "moves/calling.rs"]
mod moves_calling;
#[path = "moves/ceaseless_edge.rs"]
mod moves_ceaseless_edge;
#[path = "moves/celebrate.rs"]
mod moves_celebrate;
#[path = "moves/charge.rs"]
mod moves_charge;
#[path = "moves/charging.rs"]
mod moves_charging;
#[path = "moves/chilly_reception.rs"]
mod moves_chilly_reception;
#[path = "moves/clangorous_soul.rs"]
mod moves_clangorous_soul;
#[path = "moves/clear_smog.rs"]
mod moves_clear_smog;
#[path = "moves/collision_course.rs"]
mod moves_collision_course;
#[path = "moves/core_enforcer.rs"]
mod moves_core_enforcer;
#[path = "moves/corrosive_gas.rs"]
mod moves_corrosive_gas;
#[path = "moves/counter.rs"]
mod moves_counter;
#[path = "moves/court_change.rs"]
mod moves_court_change;
#[path = "moves/covet.rs"]
mod moves_covet;
#[path = "moves/crash.rs"]
mod moves_crash;
#[path = "moves/critical_focus.rs"]
mod moves_critical_focus;
#[path = "moves/curse.rs"]
mod moves_curse;
#[path = "moves/dark_void.rs"]
mod moves_dark_void;
#[path = "moves/defog.rs"]
mod moves_defog;
#[path = "moves/destiny_bond.rs"]
mod moves_destiny_bond;
#[path = "moves/dire_claw.rs"]
mod moves_dire_claw;
#[path = "moves/disable.rs"]
mod moves_disable;
#[path = "moves/doodle.rs"]
mod moves_doodle;
#[path = "moves/dream_eater.rs"]
mod moves_dream_eater;
#[path = "moves/echoed_voice.rs"]
mod moves_echoed_voice;
#[path = "moves/eerie_spell.rs"]
mod moves_eerie_spell;
#[path = "moves/electrify.rs"]
mod moves_electrify;
#[path = "moves/embargo.rs"]
mod moves_embargo;
#[path = "moves/encore.rs"]
mod moves_encore;
#[path = "moves/endeavor.rs"]
mod moves_endeavor;
#[path = "moves/endure.rs"]
mod moves_endure;
#[path = "moves/entrainment.rs"]
mod moves_entrainment;
#[path = "moves/entry_hazards.rs"]
mod moves_entry_hazards;
#[path = "moves/expanding_force.rs"]
mod moves_expanding_force;
#[path = "moves/facade.rs"]
mod moves_facade;
#[path = "moves/fairy_lock.rs"]
mod moves_fairy_lock;
#[path = "moves/fake_out.rs"]
mod moves_fake_out;
#[path = "moves/false_swipe.rs"]
mod moves_false_swipe;
#[path = "moves/fell_stinger.rs"]
mod moves_fell_stinger;
#[path = "moves/fickle_beam.rs"]
mod moves_fickle_beam;
#[path = "moves/final_gambit.rs"]
mod moves_final_gambit;
#[path = "moves/flame_burst.rs"]
mod moves_flame_burst;
#[path = "moves/fling.rs"]
mod moves_fling;
#[path = "moves/flower_shield.rs"]
mod moves_flower_shield;
#[path = "moves/focus_punch.rs"]
mod moves_focus_punch;
#[path = "moves/follow_me.rs"]
mod moves_follow_me;
#[path = "moves/foresight.rs"]
mod moves_foresight;
#[path = "moves/frustration.rs"]
mod moves_frustration;
#[path = "moves/fury_cutter.rs"]
mod moves_fury_cutter;
#[path = "moves/fusion_bolt.rs"]
mod moves_fusion_bolt;
#[path = "moves/future_sight.rs"]
mod moves_future_sight;
#[path = "moves/gastro_acid.rs"]
mod moves_gastro_acid;
#[path = "moves/glaive_rush.rs"]
mod moves_glaive_rush;
#[path = "moves/gmax_moves.rs"]
mod moves_gmax_moves;
#[path = "moves/grassy_glide.rs"]
mod moves_grassy_glide;
#[path = "moves/grav_apple.rs"]
mod moves_grav_apple;
#[path = "moves/gravity.rs"]
mod moves_gravity;
#[path = "moves/growth.rs"]
mod moves_growth;
#[path = "moves/grudge.rs"]
mod moves_grudge;
#[path = "moves/guardian_of_alola.rs"]
mod moves_guardian_of_alola;
#[path = "moves/half_of_hp.rs"]
mod moves_half_of_hp;
#[path = "moves/haze.rs"]
mod moves_haze;
#[path = "moves/heal_bell.rs"]
mod moves_heal_bell;
#[path = "moves/heal_block.rs"]
mod moves_heal_block;
#[path = "moves/heal_pulse.rs"]
mod moves_heal_pulse;
#[path = "moves/healing_wish.rs"]
mod moves_healing_wish;
#[path = "moves/helping_hand.rs"]
mod moves_helping_hand;
#[path = "moves/hex.rs"]
mod moves_hex;
#[path = "moves/hidden_power.rs"]
mod moves_hidden_power;
#[path = "moves/hyperspace_fury.rs"]
mod moves_hyperspace_fury;
#[path = "moves/ice_spinner.rs"]
mod moves_ice_spinner;
#[path = "moves/imprison.rs"]
mod moves_imprison;
#[path = "moves/incinerate.rs"]
mod moves_incinerate;
#[path = "moves/instruct.rs"]
mod moves_instruct;
#[path = "moves/ivy_cudgel.rs"]
mod moves_ivy_cudgel;
#[path = "moves/jungle_healing.rs"]
mod moves_jungle_healing;
#[path = "moves/knock_off.rs"]
mod moves_knock_off;
#[path = "moves/lash_out.rs"]
mod moves_lash_out;
#[path = "moves/last_resort.rs"]
mod moves_last_resort;
#[path = "moves/last_respects.rs"]
mod moves_last_respects;
#[path = "moves/leech_seed.rs"]
mod moves_leech_seed;
#[path = "moves/light_screen.rs"]
mod moves_light_screen;
#[path = "moves/lock_on.rs"]
mod moves_lock_on;
#[path = "moves/lucky_chant.rs"]
mod moves_lucky_chant;
#[path = "moves/magic_coat.rs"]
mod moves_magic_coat;
#[path = "moves/magnet_rise.rs"]
mod moves_magnet_rise;
#[path = "moves/magnitude.rs"]
mod moves_magnitude;
#[path = "moves/max_moves.rs"]
mod moves_max_moves;
#[path = "moves/mimic.rs"]
mod moves_mimic;
#[path = "moves/minimize.rs"]
mod moves_minimize;
#[path = "moves/mist.rs"]
mod moves_mist;
#[path = "moves/misty_explosion.rs"]
mod moves_misty_explosion;
#[path = "moves/moonlight.rs"]
mod moves_moonlight;
#[path = "moves/natural_gift.rs"]
mod moves_natural_gift;
#[path = "moves/nature_power.rs"]
mod moves_nature_power;
#[path = "moves/nightmare.rs"]
mod moves_nightmare;
#[path = "moves/no_retreat.rs"]
mod moves_no_retreat;
#[path = "moves/octolock.rs"]
mod moves_octolock;
#[path = "moves/order_up.rs"]
mod moves_order_up;
#[path = "moves/own_effectiveness.rs"]
mod moves_own_effectiveness;
#[path = "moves/pain_split.rs"]
mod moves_pain_split;
#[path = "moves/parting_shot.rs"]
mod moves_parting_shot;
#[path = "moves/payback.rs"]
mod moves_payback;
#[path = "moves/perish_song.rs"]
mod moves_perish_song;
#[path = "moves/photon_geyser.rs"]
mod moves_photon_geyser;
#[path = "moves/pledges.rs"]
mod moves_pledges;
#[path = "moves/pollen_puff.rs"]
mod moves_pollen_puff;
#[path = "moves/poltergeist.rs"]
mod moves_poltergeist;
#[path = "moves/powder.rs"]
mod moves_powder;
#[path = "moves/power_by_hp.rs"]
mod moves_power_by_hp;
#[path = "moves/power_by_speed.rs"]
mod moves_power_by_speed;
#[path = "moves/power_by_weight.rs"]
mod moves_power_by_weight;
#[path = "moves/power_trick.rs"]
mod moves_power_trick;
#[path = "moves/present.rs"]
mod moves_present;
#[path = "moves/protect.rs"]
mod moves_protect;
#[path = "moves/psyblade.rs"]
mod moves_psyblade;
#[path = "moves/psych_up.rs"]
mod moves_psych_up;
#[path = "moves/psycho_shift.rs"]
mod moves_psycho_shift;
#[path = "moves/psywave.rs"]
mod moves_psywave;
#[path = "moves/punishment.rs"]
mod moves_punishment;
#[path = "moves/purify.rs"]
mod moves_purify;
#[path = "moves/pursuit.rs"]
mod moves_pursuit;
#[path = "moves/quash.rs"]
mod moves_quash;
#[path = "moves/rage.rs"]
mod moves_rage;
#[path = "moves/rage_fist.rs"]
mod moves_rage_fist;
#[path = "moves/rapid_spin.rs"]
mod moves_rapid_spin;
#[path = "moves/recycle.rs"]
mod moves_recycle;
#[path = "moves/reflect_type.rs"]
mod moves_reflect_type;
#[path = "moves/refresh.rs"]
mod moves_refresh;
#[path = "moves/relic_song.rs"]
mod moves_relic_song;
#[path = "moves/rest.rs"]
mod moves_rest;
#[path = "moves/retaliate.rs"]
mod moves_retaliate;
#[path = "moves/return_.rs"]
mod moves_return_;
#[path = "moves/revelation_dance.rs"]
mod moves_revelation_dance;
#[path = "moves/revival_blessing.rs"]
mod moves_revival_blessing;
#[path = "moves/rising_voltage.rs"]
mod moves_rising_voltage;
#[path = "moves/role_play.rs"]
mod moves_role_play;
#[path = "moves/rollout.rs"]
mod moves_rollout;
#[path = "moves/rooms.rs"]
mod moves_rooms;
#[path = "moves/roost.rs"]
mod moves_roost;
#[path = "moves/rototiller.rs"]
mod moves_rototiller;
#[path = "moves/round.rs"]
mod moves_round;
#[path = "moves/safeguard.rs"]
mod moves_safeguard;
#[path = "moves/salt_cure.rs"]
mod moves_salt_cure;
#[path = "moves/secret_power.rs"]
mod moves_secret_power;
#[path = "moves/shed_tail.rs"]
mod moves_shed_tail;
#[path = "moves/shell_side_arm.rs"]
mod moves_shell_side_arm;
#[path = "moves/shell_trap.rs"]
mod moves_shell_trap;
#[path = "moves/shore_up.rs"]
mod moves_shore_up;
#[path = "moves/side_guards.rs"]
mod moves_side_guards;
#[path = "moves/sketch.rs"]
mod moves_sketch;
#[path = "moves/skill_swap.rs"]
mod moves_skill_swap;
#[path = "moves/sky_drop.rs"]
mod moves_sky_drop;
#[path = "moves/sleep_talk.rs"]
mod moves_sleep_talk;
#[path = "moves/smack_down.rs"]
mod moves_smack_down;
#[path = "moves/smelling_salts.rs"]
mod moves_smelling_salts;
#[path = "moves/snatch.rs"]
mod moves_snatch;
#[path = "moves/sparkling_aria.rs"]
mod moves_sparkling_aria;
#[path = "moves/speed_swap.rs"]
mod moves_speed_swap;
#[path = "moves/spite.rs"]
mod moves_spite;
#[path = "moves/splash.rs"]
mod moves_splash;
#[path = "moves/sports.rs"]
mod moves_sports;
#[path = "moves/stat_sharing.rs"]
mod moves_stat_sharing;
#[path = "moves/stockpile.rs"]
mod moves_stockpile;
#[path = "moves/stomping_tantrum.rs"]
mod moves_stomping_tantrum;
#[path = "moves/stored_power.rs"]
mod moves_stored_power;
#[path = "moves/strength_sap.rs"]
mod moves_strength_sap;
#[path = "moves/struggle.rs"]
mod moves_struggle;
#[path = "moves/stuff_cheeks.rs"]
mod moves_stuff_cheeks;
#[path = "moves/substitute.rs"]
mod moves_substitute;
#[path = "moves/sucker_punch.rs"]
mod moves_sucker_punch;
#[path = "moves/synchronoise.rs"]
mod moves_synchronoise;
#[path = "moves/syrup_bomb.rs"]
mod moves_syrup_bomb;
#[path = "moves/tailwind.rs"]
mod moves_tailwind;
#[path = "moves/take_heart.rs"]
mod moves_take_heart;
#[path = "moves/tar_shot.rs"]
mod moves_tar_shot;
#[path = "moves/taunt.rs"]
mod moves_taunt;
#[path = "moves/teatime.rs"]
mod moves_teatime;
#[path = "moves/telekinesis.rs"]
mod moves_telekinesis;
#[path = "moves/teleport.rs"]
mod moves_teleport;
#[path = "moves/tera_blast.rs"]
mod moves_tera_blast;
#[path = "moves/tera_starstorm.rs"]
mod moves_tera_starstorm;
#[path = "moves/terrain_pulse.rs"]
mod moves_terrain_pulse;
#[path = "moves/terrains.rs"]
mod moves_terrains;
#[path = "moves/throat_chop.rs"]
mod moves_throat_chop;
#[path = "moves/tidy_up.rs"]
mod moves_tidy_up;
#[path = "moves/topsy_turvy.rs"]
mod moves_topsy_turvy;
#[path = "moves/torment.rs"]
mod moves_torment;
#[path = "moves/transform.rs"]
mod moves_transform;
#[path = "moves/trap.rs"]
mod moves_trap;
#[path = "moves/tri_attack.rs"]
mod moves_tri_attack;
#[path = "moves/trick.rs"]
mod moves_trick;
#[path = "moves/triple_kick.rs"]
mod moves_triple_kick;
#[path = "moves/trump_card.rs"]
mod moves_trump_card;
#[path = "moves/type_by_item.rs"]
mod moves_type_by_item;
#[path = "moves/type_changing.rs"]
mod moves_type_changing;
#[path = "moves/uproar.rs"]
mod moves_uproar;
#[path = "moves/venom_drench.rs"]
mod moves_venom_drench;
#[path = "moves/water_shuriken.rs"]
mod moves_water_shuriken;
#[path = "moves/weather_accuracy.rs"]
mod moves_weather_accuracy;
#[path = "moves/weather_ball.rs"]
mod moves_weather_ball;
#[path = "moves/wish.rs"]
mod moves_wish;
#[path = "moves/worry_seed.rs"]
mod moves_worry_seed;
#[path = "moves/yawn.rs"]
mod moves_yawn;
#[path = "species/crowned.rs"]
mod species_crowned;
#[path = "species/type_by_item.rs"]
mod species_type_by_item;

/// All effects.
pub(crate) static ALL: &[&[Behaviour]] = &[
    &[abilities_absorb::DRY_SKIN],
    &[abilities_absorb::EARTH_EATER],
    &[abilities_absorb::VOLT_ABSORB],
    &[abilities_absorb::WATER_ABSORB],
    &[abilities_absorb::MOTOR_DRIVE],
    &[abilities_absorb::WELL_BAKED_BODY],
    &[abilities_absorb::SAP_SIPPER],
    &[abilities_absorb::LIGHTNING_ROD],
    &[abilities_absorb::STORM_DRAIN],
    &[abilities_adaptability::ADAPTABILITY],
    &[abilities_aerilate::AERILATE],
    &[abilities_aerilate::DRAGONIZE],
    &[abilities_aerilate::GALVANIZE],
    &[abilities_aerilate::PIXILATE],
    &[abilities_aerilate::REFRIGERATE],
    &[abilities_aftermath::AFTERMATH],
    &[abilities_air_lock::AIR_LOCK],
    &[abilities_air_lock::CLOUD_NINE],
    &[abilities_analytic::ANALYTIC],
    &[abilities_anger_point::ANGER_POINT],
    &[abilities_anger_shell::ANGER_SHELL],
    &[abilities_anger_shell::BERSERK],
    &[abilities_anticipation::ANTICIPATION],
    &[abilities_arena_trap::ARENA_TRAP],
    &[abilities_arena_trap::MAGNET_PULL],
    &[abilities_arena_trap::SHADOW_TAG],
    &[abilities_armor_tail::ARMOR_TAIL],
    &[abilities_armor_tail::DAZZLING],
    &[abilities_armor_tail::QUEENLY_MAJESTY],
    &[abilities_aroma_veil::AROMA_VEIL],
    &[abilities_aura::DARK_AURA],
    &[abilities_aura::FAIRY_AURA],
    &[abilities_aura::AURA_BREAK],
    &[abilities_bad_dreams::BAD_DREAMS],
    &[abilities_battery::BATTERY],
    &[abilities_battery::POWER_SPOT],
    &[abilities_battery::STEELY_SPIRIT],
    &[abilities_battle_armor::BATTLE_ARMOR],
    &[abilities_battle_armor::SHELL_ARMOR],
    &[abilities_battle_bond::BATTLE_BOND],
    &[abilities_beads_of_ruin::TABLETS_OF_RUIN],
    &[abilities_beads_of_ruin::SWORD_OF_RUIN],
    &[abilities_beads_of_ruin::VESSEL_OF_RUIN],
    &[abilities_beads_of_ruin::BEADS_OF_RUIN],
    &[abilities_blaze::BLAZE],
    &[abilities_blaze::OVERGROW],
    &[abilities_blaze::SWARM],
    &[abilities_blaze::TORRENT],
    &[abilities_bulletproof::BULLETPROOF],
    &[abilities_cheek_pouch::CHEEK_POUCH],
    &[abilities_chlorophyll::CHLOROPHYLL],
    &[abilities_chlorophyll::SWIFT_SWIM],
    &[abilities_chlorophyll::SAND_RUSH],
    &[abilities_chlorophyll::SLUSH_RUSH],
    &[abilities_chlorophyll::SURGE_SURFER],
    &[abilities_color_change::COLOR_CHANGE],
    &[abilities_comatose::COMATOSE],
    &[abilities_commander::COMMANDER],
    &[abilities_competitive::COMPETITIVE],
    &[abilities_competitive::DEFIANT],
    &[abilities_compound_eyes::COMPOUND_EYES],
    &[abilities_contact_chances::CUTE_CHARM],
    &[abilities_contact_chances::FLAME_BODY],
    &[abilities_contact_chances::POISON_POINT],
    &[abilities_contact_chances::STATIC],
    &[abilities_contact_chances::EFFECT_SPORE],
    &[abilities_contrary::CONTRARY],
    &[abilities_costar::COSTAR],
    &[abilities_cotton_down::COTTON_DOWN],
    &[abilities_cud_chew::CUD_CHEW],
    &[abilities_curious_medicine::CURIOUS_MEDICINE],
    &[abilities_cursed_body::CURSED_BODY],
    &[abilities_damp::DAMP],
    &[abilities_dauntless_shield::DAUNTLESS_SHIELD],
    &[abilities_dauntless_shield::INTREPID_SWORD],
    &[abilities_defeatist::DEFEATIST],
    &[abilities_delta_stream::DELTA_STREAM],
    &[abilities_delta_stream::DESOLATE_LAND],
    &[abilities_delta_stream::PRIMORDIAL_SEA],
    &[abilities_disguise::DISGUISE],
    &[abilities_disguise::ICE_FACE],
    &[abilities_download::DOWNLOAD],
    &[abilities_dragons_maw::DRAGONS_MAW],
    &[abilities_dragons_maw::FIRE_MANE],
    &[abilities_dragons_maw::ROCKY_PAYLOAD],
    &[abilities_dragons_maw::STEELWORKER],
    &[abilities_dragons_maw::TRANSISTOR],
    &[abilities_drizzle::DRIZZLE],
    &[abilities_drizzle::DROUGHT],
    &[abilities_drizzle::SAND_STREAM],
    &[abilities_drizzle::SNOW_WARNING],
    &[abilities_electric_surge::ELECTRIC_SURGE],
    &[abilities_electric_surge::GRASSY_SURGE],
    &[abilities_electric_surge::MISTY_SURGE],
    &[abilities_electric_surge::PSYCHIC_SURGE],
    &[abilities_electromorphosis::ELECTROMORPHOSIS],
    &[abilities_embody_aspect::EMBODY_ASPECT_TEAL],
    &[abilities_embody_aspect::EMBODY_ASPECT_WELLSPRING],
    &[abilities_embody_aspect::EMBODY_ASPECT_HEARTHFLAME],
    &[abilities_embody_aspect::EMBODY_ASPECT_CORNERSTONE],
    &[abilities_emergency_exit::EMERGENCY_EXIT],
    &[abilities_emergency_exit::WIMP_OUT],
    &[abilities_filter::FILTER],
    &[abilities_filter::PRISM_ARMOR],
    &[abilities_filter::SOLID_ROCK],
    &[abilities_flare_boost::FLARE_BOOST],
    &[abilities_flare_boost::TOXIC_BOOST],
    &[abilities_flash_fire::FLASH_FIRE],
    &[abilities_flash_fire::FLASH_FIRE_CONDITION],
    &[abilities_flower_gift::FLOWER_GIFT],
    &[abilities_flower_veil::FLOWER_VEIL],
    &[abilities_fluffy::FLUFFY],
    &[abilities_forecast::FORECAST],
    &[abilities_forewarn::FOREWARN],
    &[abilities_friend_guard::FRIEND_GUARD],
    &[abilities_frisk::FRISK],
    &[abilities_fur_coat::FUR_COAT],
    &[abilities_fur_coat::GRASS_PELT],
    &[abilities_gale_wings::GALE_WINGS],
    &[abilities_gluttony::GLUTTONY],
    &[abilities_good_as_gold::GOOD_AS_GOLD],
    &[abilities_gooey::GOOEY],
    &[abilities_gooey::TANGLING_HAIR],
    &[abilities_gorilla_tactics::GORILLA_TACTICS],
    &[abilities_guard_dog::GUARD_DOG],
    &[abilities_gulp_missile::GULP_MISSILE],
    &[abilities_guts::GUTS],
    &[abilities_hadron_engine::HADRON_ENGINE],
    &[abilities_harvest::HARVEST],
    &[abilities_healer::HEALER],
    &[abilities_heatproof::HEATPROOF],
    &[abilities_heatproof::THICK_FAT],
    &[abilities_heavy_metal::HEAVY_METAL],
    &[abilities_heavy_metal::LIGHT_METAL],
    &[abilities_hospitality::HOSPITALITY],
    &[abilities_huge_power::HUGE_POWER],
    &[abilities_huge_power::PURE_POWER],
    &[abilities_hunger_switch::HUNGER_SWITCH],
    &[abilities_hustle::HUSTLE],
    &[abilities_hydration::HYDRATION],
    &[abilities_ice_body::ICE_BODY],
    &[abilities_ice_scales::ICE_SCALES],
    &[abilities_illusion::ILLUSION],
    &[abilities_immunity::IMMUNITY],
    &[abilities_immunity::INSOMNIA],
    &[abilities_immunity::VITAL_SPIRIT],
    &[abilities_immunity::LIMBER],
    &[abilities_immunity::WATER_VEIL],
    &[abilities_imposter::IMPOSTER],
    &[abilities_infiltrator::INFILTRATOR],
    &[abilities_innards_out::INNARDS_OUT],
    &[abilities_inner_focus::INNER_FOCUS],
    &[abilities_intimidate::INTIMIDATE],
    &[abilities_iron_barbs::IRON_BARBS],
    &[abilities_iron_barbs::ROUGH_SKIN],
    &[abilities_iron_fist::IRON_FIST],
    &[abilities_iron_fist::MEGA_LAUNCHER],
    &[abilities_iron_fist::SHARPNESS],
    &[abilities_iron_fist::STRONG_JAW],
    &[abilities_iron_fist::TOUGH_CLAWS],
    &[abilities_justified::JUSTIFIED],
    &[abilities_klutz::KLUTZ],
    &[abilities_leaf_guard::LEAF_GUARD],
    &[abilities_libero::LIBERO],
    &[abilities_libero::PROTEAN],
    &[abilities_lingering_aroma::LINGERING_AROMA],
    &[abilities_lingering_aroma::MUMMY],
    &[abilities_liquid_ooze::LIQUID_OOZE],
    &[abilities_liquid_voice::LIQUID_VOICE],
    &[abilities_long_reach::LONG_REACH],
    &[abilities_magic_bounce::MAGIC_BOUNCE],
    &[abilities_magic_guard::MAGIC_GUARD],
    &[abilities_magician::MAGICIAN],
    &[abilities_magma_armor::MAGMA_ARMOR],
    &[abilities_marvel_scale::MARVEL_SCALE],
    &[abilities_mega_sol::MEGA_SOL],
    &[abilities_merciless::MERCILESS],
    &[abilities_mimicry::MIMICRY],
    &[abilities_minus::MINUS],
    &[abilities_minus::PLUS],
    &[abilities_mirror_armor::MIRROR_ARMOR],
    &[abilities_mold_breaker::MOLD_BREAKER],
    &[abilities_mold_breaker::TERAVOLT],
    &[abilities_mold_breaker::TURBOBLAZE],
    &[abilities_moody::MOODY],
    &[abilities_moxie::CHILLING_NEIGH],
    &[abilities_moxie::GRIM_NEIGH],
    &[abilities_moxie::MOXIE],
    &[abilities_moxie::BEAST_BOOST],
    &[abilities_moxie::EELEVATE],
    &[abilities_multiscale::MULTISCALE],
    &[abilities_multiscale::SHADOW_SHIELD],
    &[abilities_multitype::MULTITYPE],
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
    &[abilities_piercing_drill::PIERCING_DRILL],
    &[abilities_poison_heal::POISON_HEAL],
    &[abilities_poison_puppeteer::POISON_PUPPETEER],
    &[abilities_poison_touch::POISON_TOUCH],
    &[abilities_poison_touch::TOXIC_CHAIN],
    &[abilities_power_construct::POWER_CONSTRUCT],
    &[abilities_prankster::PRANKSTER],
    &[abilities_prankster::TRIAGE],
    &[abilities_pressure::PRESSURE],
    &[abilities_propeller_tail::PROPELLER_TAIL],
    &[abilities_propeller_tail::STALWART],
    &[abilities_protosynthesis::PROTOSYNTHESIS],
    &[abilities_protosynthesis::QUARK_DRIVE],
    &abilities_protosynthesis::CONDITIONS,
    &[abilities_punk_rock::PUNK_ROCK],
    &[abilities_purifying_salt::PURIFYING_SALT],
    &[abilities_quick_draw::QUICK_DRAW],
    &[abilities_quick_feet::QUICK_FEET],
    &[abilities_rain_dish::RAIN_DISH],
    &[abilities_rattled::RATTLED],
    &[abilities_receiver::RECEIVER],
    &[abilities_receiver::POWER_OF_ALCHEMY],
    &[abilities_reckless::RECKLESS],
    &[abilities_regenerator::REGENERATOR],
    &[abilities_ripen::RIPEN],
    &[abilities_rivalry::RIVALRY],
    &[abilities_rock_head::ROCK_HEAD],
    &[abilities_sand_force::SAND_FORCE],
    &[abilities_sand_spit::SAND_SPIT],
    &[abilities_sand_spit::SEED_SOWER],
    &[abilities_sand_veil::SAND_VEIL],
    &[abilities_sand_veil::SNOW_CLOAK],
    &[abilities_sand_veil::TANGLED_FEET],
    &[abilities_schooling::SCHOOLING],
    &[abilities_scrappy::SCRAPPY],
    &[abilities_screen_cleaner::SCREEN_CLEANER],
    &[abilities_serene_grace::SERENE_GRACE],
    &[abilities_shed_skin::SHED_SKIN],
    &[abilities_sheer_force::SHEER_FORCE],
    &[abilities_shield_dust::SHIELD_DUST],
    &[abilities_shields_down::SHIELDS_DOWN],
    &[abilities_simple::SIMPLE],
    &[abilities_skill_link::SKILL_LINK],
    &[abilities_slow_start::SLOW_START],
    &[abilities_solar_power::SOLAR_POWER],
    &[abilities_soul_heart::SOUL_HEART],
    &[abilities_soundproof::SOUNDPROOF],
    &[abilities_speed_boost::SPEED_BOOST],
    &[abilities_spicy_spray::SPICY_SPRAY],
    &[abilities_stakeout::STAKEOUT],
    &[abilities_stall::STALL],
    &[abilities_stamina::STAMINA],
    &[abilities_stamina::STEAM_ENGINE],
    &[abilities_stamina::WATER_COMPACTION],
    &[abilities_stamina::WEAK_ARMOR],
    &[abilities_stance_change::STANCE_CHANGE],
    &[abilities_stat_guards::BIG_PECKS],
    &[abilities_stat_guards::HYPER_CUTTER],
    &[abilities_stat_guards::KEEN_EYE],
    &[abilities_stat_guards::ILLUMINATE],
    &[abilities_stat_guards::MINDS_EYE],
    &[abilities_stat_guards::CLEAR_BODY],
    &[abilities_stat_guards::FULL_METAL_BODY],
    &[abilities_stat_guards::WHITE_SMOKE],
    &[abilities_steadfast::STEADFAST],
    &[abilities_stench::STENCH],
    &[abilities_sticky_hold::STICKY_HOLD],
    &[abilities_sturdy::STURDY],
    &[abilities_suction_cups::SUCTION_CUPS],
    &[abilities_super_luck::SUPER_LUCK],
    &[abilities_supersweet_syrup::SUPERSWEET_SYRUP],
    &[abilities_supreme_overlord::SUPREME_OVERLORD],
    &[abilities_sweet_veil::SWEET_VEIL],
    &[abilities_symbiosis::SYMBIOSIS],
    &[abilities_synchronize::SYNCHRONIZE],
    &[abilities_technician::TECHNICIAN],
    &[abilities_telepathy::TELEPATHY],
    &[abilities_tera_shift::TERA_SHIFT],
    &[abilities_teraform_zero::TERAFORM_ZERO],
    &[abilities_thermal_exchange::THERMAL_EXCHANGE],
    &[abilities_toxic_debris::TOXIC_DEBRIS],
    &[abilities_trace::TRACE],
    &[abilities_truant::TRUANT],
    &[abilities_unaware::UNAWARE],
    &[abilities_unburden::UNBURDEN],
    &[abilities_unburden::UNBURDEN_CONDITION],
    &[abilities_unnerve::UNNERVE],
    &[abilities_unnerve::AS_ONE_GLASTRIER],
    &[abilities_unnerve::AS_ONE_SPECTRIER],
    &[abilities_unseen_fist::UNSEEN_FIST],
    &[abilities_victory_star::VICTORY_STAR],
    &[abilities_wandering_spirit::WANDERING_SPIRIT],
    &[abilities_water_bubble::WATER_BUBBLE],
    &[abilities_wind_power::WIND_POWER],
    &[abilities_wind_rider::WIND_RIDER],
    &[abilities_wonder_guard::WONDER_GUARD],
    &[abilities_wonder_skin::WONDER_SKIN],
    &[abilities_zen_mode::ZEN_MODE],
    &[abilities_zen_mode::ZEN_MODE_CONDITION],
    &[abilities_zero_to_hero::ZERO_TO_HERO],
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
    &[formats_guaranteed_secondary_mod::GUARANTEED_SECONDARY_MOD],
    &[formats_inverse_mod::INVERSE_MOD],
    &[formats_status_clauses::SLEEP_CLAUSE_MOD],
    &[formats_status_clauses::FREEZE_CLAUSE_MOD],
    &[items_ability_shield::ABILITY_SHIELD],
    &items_absorbing_items::ABSORBING_ITEMS,
    &items_accuracy_items::EVASION_ITEMS,
    &[items_accuracy_items::WIDE_LENS],
    &[items_accuracy_items::ZOOM_LENS],
    &[items_adrenaline_orb::ADRENALINE_ORB],
    &[items_air_balloon::AIR_BALLOON],
    &[items_assault_vest::ASSAULT_VEST],
    &[items_berserk_gene::BERSERK_GENE],
    &[items_big_root::BIG_ROOT],
    &[items_black_sludge::BLACK_SLUDGE],
    &[items_booster_energy::BOOSTER_ENERGY],
    &items_bows::BOWS,
    &items_choice_items::CHOICE_ITEMS,
    &[items_clear_amulet::CLEAR_AMULET],
    &[items_covert_cloak::COVERT_CLOAK],
    &items_crit_items::CRIT_ITEMS,
    &[items_crit_items::LEEK],
    &[items_crit_items::STICK],
    &[items_crit_items::LUCKY_PUNCH],
    &[items_custap_berry::CUSTAP_BERRY],
    &[items_custap_berry::QUICK_CLAW],
    &[items_destiny_knot::DESTINY_KNOT],
    &items_drives::DRIVES,
    &[items_eject_button::EJECT_BUTTON],
    &[items_eject_pack::EJECT_PACK],
    &[items_eviolite::EVIOLITE],
    &[items_expert_belt::EXPERT_BELT],
    &[items_float_stone::FLOAT_STONE],
    &[items_focus_band::FOCUS_BAND],
    &[items_focus_sash::FOCUS_SASH],
    &items_gems::GEMS,
    &[items_healing_berries::SITRUS_BERRY],
    &[items_healing_berries::ORAN_BERRY],
    &[items_healing_berries::BERRY],
    &[items_healing_berries::GOLD_BERRY],
    &[items_healing_berries::BERRY_JUICE],
    &items_healing_berries::TASTY_BERRIES,
    &[items_healing_berries::ENIGMA_BERRY],
    &[items_iron_ball::IRON_BALL],
    &items_kings_rock::KINGS_ROCK,
    &[items_leftovers::LEFTOVERS],
    &[items_leppa_berry::LEPPA_BERRY],
    &[items_life_orb::LIFE_ORB],
    &[items_loaded_dice::LOADED_DICE],
    &[items_mail::MAIL],
    &items_masks::MASKS,
    &items_mega_stones::MEGA_STONES,
    &items_mega_stones::STONES_OF_FORMES,
    &[items_mega_stones::ZYGARDITE],
    &items_memories::MEMORIES,
    &[items_mental_herb::MENTAL_HERB],
    &[items_metronome::METRONOME],
    &[items_metronome::METRONOME_CONDITION],
    &[items_micle_berry::MICLE_BERRY],
    &[items_micle_berry::MICLE_BERRY_CONDITION],
    &[items_mirror_herb::MIRROR_HERB],
    &items_muscle_band::MUSCLE_BAND,
    &[items_mystery_berry::MYSTERY_BERRY],
    &items_plain_berries::PLAIN_BERRIES,
    &items_plates::PLATES,
    &[items_power_herb::POWER_HERB],
    &items_power_items::POWER_ITEMS,
    &items_primal_orbs::PRIMAL_ORBS,
    &[items_punching_glove::PUNCHING_GLOVE],
    &[items_red_card::RED_CARD],
    &items_resist_berries::RESIST_BERRIES,
    &items_revenge_berries::REVENGE_BERRIES,
    &[items_ring_target::RING_TARGET],
    &[items_rocky_helmet::ROCKY_HELMET],
    &[items_room_service::ROOM_SERVICE],
    &items_rusted_weapons::RUSTED_WEAPONS,
    &[items_safety_goggles::SAFETY_GOGGLES],
    &[items_shed_shell::SHED_SHELL],
    &[items_shell_bell::SHELL_BELL],
    &items_slow_items::SLOW_ITEMS,
    &items_species_boosters::ORBS,
    &items_species_boosters::FORME_ORBS,
    &[items_species_boosters::SOUL_DEW],
    &[items_species_stats::DEEP_SEA_SCALE],
    &[items_species_stats::DEEP_SEA_TOOTH],
    &[items_species_stats::LIGHT_BALL],
    &[items_species_stats::THICK_CLUB],
    &[items_species_stats::METAL_POWDER],
    &[items_species_stats::QUICK_POWDER],
    &items_stat_berries::STAT_BERRIES,
    &[items_stat_berries::LANSAT_BERRY],
    &[items_stat_berries::STARF_BERRY],
    &[items_stat_berries::KEE_BERRY],
    &[items_stat_berries::MARANGA_BERRY],
    &items_status_berries::STATUS_BERRIES,
    &[items_status_berries::LUM_BERRY],
    &[items_status_berries::MIRACLE_BERRY],
    &items_status_orbs::STATUS_ORBS,
    &[items_sticky_barb::STICKY_BARB],
    &items_terrain_seeds::TERRAIN_SEEDS,
    &[items_throat_spray::THROAT_SPRAY],
    &items_type_boosters::TYPE_BOOSTERS,
    &[items_utility_umbrella::UTILITY_UMBRELLA],
    &[items_weakness_policy::WEAKNESS_POLICY],
    &[items_white_herb::WHITE_HERB],
    &items_z_crystals::Z_CRYSTALS,
    &[moves_acrobatics::ACROBATICS],
    &[moves_acupressure::ACUPRESSURE],
    &[moves_after_you::AFTER_YOU],
    &moves_alluring_voice::ALLURING_VOICE,
    &[moves_ally_switch::ALLY_SWITCH],
    &[moves_ally_switch::ALLY_SWITCH_CONDITION],
    &[moves_aqua_ring::AQUA_RING_CONDITION],
    &[moves_aqua_ring::INGRAIN_CONDITION],
    &[moves_assurance::ASSURANCE],
    &[moves_attract::ATTRACT],
    &[moves_attract::ATTRACT_CONDITION],
    &[moves_attract::CAPTIVATE],
    &[moves_aura_wheel::AURA_WHEEL],
    &[moves_autotomize::AUTOTOMIZE],
    &moves_avalanche::AVALANCHE,
    &moves_barb_barrage::BARB_BARRAGE,
    &[moves_baton_pass::BATON_PASS],
    &[moves_beak_blast::BEAK_BLAST],
    &[moves_beak_blast::BEAK_BLAST_CONDITION],
    &[moves_beat_up::BEAT_UP],
    &[moves_belch::BELCH],
    &[moves_belly_drum::BELLY_DRUM],
    &[moves_bestow::BESTOW],
    &[moves_bide::BIDE],
    &[moves_bide::BIDE_CONDITION],
    &moves_bolt_beak::BOLT_BEAK,
    &moves_brick_break::BRICK_BREAK,
    &[moves_brick_break::RAGING_BULL],
    &[moves_brine::BRINE],
    &moves_bug_bite::BUG_BITE,
    &moves_burn_up::BURN_UP,
    &[moves_calling::ASSIST],
    &[moves_calling::COPYCAT],
    &[moves_calling::ME_FIRST],
    &[moves_calling::ME_FIRST_CONDITION],
    &[moves_calling::METRONOME],
    &[moves_calling::MIRROR_MOVE],
    &moves_ceaseless_edge::CEASELESS_EDGE,
    &moves_celebrate::CELEBRATE,
    &[moves_charge::CHARGE_CONDITION],
    &moves_charging::CHARGING,
    &[moves_charging::DIVE],
    &[moves_charging::METEOR_BEAM],
    &[moves_charging::SKULL_BASH],
    &[moves_charging::ELECTRO_SHOT],
    &moves_charging::SOLAR,
    &moves_charging::IN_THE_AIR,
    &[moves_charging::UNDERGROUND],
    &[moves_charging::UNDER_WATER],
    &moves_charging::GONE,
    &[moves_chilly_reception::CHILLY_RECEPTION],
    &[moves_chilly_reception::CHILLY_RECEPTION_CONDITION],
    &moves_clangorous_soul::CLANGOROUS_SOUL,
    &[moves_clear_smog::CLEAR_SMOG],
    &moves_collision_course::COLLISION_COURSE,
    &[moves_core_enforcer::CORE_ENFORCER],
    &[moves_corrosive_gas::CORROSIVE_GAS],
    &[moves_counter::COUNTER],
    &[moves_counter::COUNTER_CONDITION],
    &[moves_counter::MIRROR_COAT],
    &[moves_counter::MIRROR_COAT_CONDITION],
    &moves_counter::METAL_BURST,
    &[moves_court_change::COURT_CHANGE],
    &[moves_covet::COVET],
    &[moves_covet::THIEF],
    &moves_crash::CRASH,
    &moves_crash::BLAST,
    &[moves_critical_focus::FOCUS_ENERGY_CONDITION],
    &[moves_critical_focus::DRAGON_CHEER_CONDITION],
    &[moves_critical_focus::LASER_FOCUS_CONDITION],
    &[moves_critical_focus::G_MAX_CHI_STRIKE],
    &[moves_critical_focus::G_MAX_CHI_STRIKE_CONDITION],
    &[moves_curse::CURSE],
    &[moves_curse::CURSE_CONDITION],
    &[moves_dark_void::DARK_VOID],
    &[moves_defog::DEFOG],
    &[moves_defog::G_MAX_WIND_RAGE],
    &[moves_destiny_bond::DESTINY_BOND],
    &[moves_destiny_bond::DESTINY_BOND_CONDITION],
    &[moves_dire_claw::DIRE_CLAW],
    &[moves_disable::DISABLE],
    &[moves_disable::DISABLE_CONDITION],
    &[moves_doodle::DOODLE],
    &[moves_dream_eater::DREAM_EATER],
    &[moves_echoed_voice::ECHOED_VOICE],
    &[moves_echoed_voice::ECHOED_VOICE_CONDITION],
    &[moves_eerie_spell::EERIE_SPELL],
    &[moves_eerie_spell::G_MAX_DEPLETION],
    &[moves_electrify::ELECTRIFY],
    &[moves_electrify::ELECTRIFY_CONDITION],
    &[moves_electrify::ION_DELUGE_CONDITION],
    &[moves_embargo::EMBARGO_CONDITION],
    &[moves_encore::ENCORE_CONDITION],
    &[moves_endeavor::ENDEAVOR],
    &[moves_endure::ENDURE],
    &[moves_endure::ENDURE_CONDITION],
    &[moves_entrainment::ENTRAINMENT],
    &[moves_entry_hazards::SPIKES_CONDITION],
    &[moves_entry_hazards::STEALTH_ROCK_CONDITION],
    &[moves_entry_hazards::STICKY_WEB_CONDITION],
    &[moves_entry_hazards::TOXIC_SPIKES_CONDITION],
    &[moves_expanding_force::EXPANDING_FORCE],
    &[moves_facade::FACADE],
    &[moves_fairy_lock::FAIRY_LOCK_CONDITION],
    &moves_fake_out::FAKE_OUT,
    &moves_false_swipe::FALSE_SWIPE,
    &[moves_fell_stinger::FELL_STINGER],
    &[moves_fickle_beam::FICKLE_BEAM],
    &[moves_final_gambit::FINAL_GAMBIT],
    &[moves_flame_burst::FLAME_BURST],
    &[moves_fling::FLING],
    &[moves_fling::FLING_CONDITION],
    &[moves_flower_shield::FLOWER_SHIELD],
    &[moves_flower_shield::GEAR_UP],
    &[moves_flower_shield::MAGNETIC_FLUX],
    &[moves_focus_punch::FOCUS_PUNCH],
    &[moves_focus_punch::FOCUS_PUNCH_CONDITION],
    &[moves_follow_me::FOLLOW_ME],
    &[moves_follow_me::FOLLOW_ME_CONDITION],
    &[moves_follow_me::RAGE_POWDER],
    &[moves_follow_me::RAGE_POWDER_CONDITION],
    &[moves_follow_me::SPOTLIGHT],
    &[moves_follow_me::SPOTLIGHT_CONDITION],
    &moves_foresight::FORESIGHT,
    &[moves_foresight::FORESIGHT_CONDITION],
    &[moves_foresight::MIRACLE_EYE],
    &[moves_foresight::MIRACLE_EYE_CONDITION],
    &[moves_frustration::FRUSTRATION],
    &[moves_fury_cutter::FURY_CUTTER],
    &[moves_fury_cutter::FURY_CUTTER_CONDITION],
    &moves_fusion_bolt::FUSION_BOLT,
    &moves_future_sight::FUTURE_SIGHT,
    &[moves_gastro_acid::GASTRO_ACID],
    &[moves_gastro_acid::GASTRO_ACID_CONDITION],
    &[moves_glaive_rush::GLAIVE_RUSH_CONDITION],
    &moves_gmax_moves::STATUS,
    &moves_gmax_moves::VOLATILE,
    &moves_gmax_moves::STAGES,
    &[moves_gmax_moves::SNOOZE],
    &moves_gmax_moves::HELPING,
    &moves_gmax_moves::LEAVING,
    &moves_gmax_moves::LEFT_BEHIND,
    &[moves_gmax_moves::STEELSURGE_CONDITION],
    &[moves_grassy_glide::GRASSY_GLIDE],
    &[moves_grav_apple::GRAV_APPLE],
    &[moves_gravity::GRAVITY_CONDITION],
    &[moves_growth::GROWTH],
    &[moves_grudge::GRUDGE_CONDITION],
    &[moves_guardian_of_alola::GUARDIAN_OF_ALOLA],
    &moves_half_of_hp::HALF_OF_HP,
    &moves_haze::HAZE,
    &moves_heal_bell::HEAL_BELL,
    &[moves_heal_block::HEAL_BLOCK_CONDITION],
    &[moves_heal_pulse::HEAL_PULSE],
    &[moves_heal_pulse::FLORAL_HEALING],
    &moves_healing_wish::HEALING_WISH,
    &[moves_healing_wish::HEALING_WISH_CONDITION],
    &[moves_healing_wish::LUNAR_DANCE_CONDITION],
    &[moves_helping_hand::HELPING_HAND],
    &[moves_helping_hand::HELPING_HAND_CONDITION],
    &moves_hex::HEX,
    &[moves_hidden_power::HIDDEN_POWER],
    &[moves_hyperspace_fury::HYPERSPACE_FURY],
    &[moves_ice_spinner::ICE_SPINNER],
    &[moves_ice_spinner::SPLINTERED_STORMSHARDS],
    &[moves_ice_spinner::STEEL_ROLLER],
    &[moves_imprison::IMPRISON_CONDITION],
    &[moves_incinerate::INCINERATE],
    &[moves_instruct::INSTRUCT],
    &[moves_ivy_cudgel::IVY_CUDGEL],
    &moves_jungle_healing::JUNGLE_HEALING,
    &[moves_knock_off::KNOCK_OFF],
    &[moves_lash_out::LASH_OUT],
    &[moves_last_resort::LAST_RESORT],
    &[moves_last_respects::LAST_RESPECTS],
    &[moves_leech_seed::LEECH_SEED],
    &[moves_leech_seed::LEECH_SEED_CONDITION],
    &[moves_light_screen::AURORA_VEIL],
    &moves_light_screen::SCREENS,
    &moves_lock_on::LOCK_ON,
    &[moves_lock_on::LOCK_ON_CONDITION],
    &[moves_lucky_chant::LUCKY_CHANT_CONDITION],
    &[moves_magic_coat::MAGIC_COAT_CONDITION],
    &[moves_magnet_rise::MAGNET_RISE],
    &[moves_magnet_rise::MAGNET_RISE_CONDITION],
    &[moves_magnitude::MAGNITUDE],
    &moves_max_moves::RAISING,
    &moves_max_moves::LOWERING,
    &moves_max_moves::WEATHERING,
    &moves_max_moves::TERRAFORMING,
    &[moves_max_moves::GENESIS_SUPERNOVA],
    &[moves_mimic::MIMIC],
    &[moves_minimize::DEFENSE_CURL_CONDITION],
    &[moves_minimize::MINIMIZE_CONDITION],
    &[moves_mist::MIST_CONDITION],
    &[moves_misty_explosion::MISTY_EXPLOSION],
    &moves_moonlight::MOONLIGHT,
    &[moves_natural_gift::NATURAL_GIFT],
    &[moves_nature_power::NATURE_POWER],
    &[moves_nightmare::NIGHTMARE_CONDITION],
    &[moves_no_retreat::NO_RETREAT],
    &[moves_no_retreat::NO_RETREAT_CONDITION],
    &[moves_octolock::OCTOLOCK],
    &[moves_octolock::OCTOLOCK_CONDITION],
    &[moves_order_up::ORDER_UP],
    &[moves_own_effectiveness::FREEZE_DRY],
    &[moves_own_effectiveness::FLYING_PRESS],
    &[moves_pain_split::PAIN_SPLIT],
    &[moves_parting_shot::PARTING_SHOT],
    &[moves_payback::PAYBACK],
    &[moves_perish_song::PERISH_SONG],
    &[moves_perish_song::PERISH_SONG_CONDITION],
    &moves_photon_geyser::PHOTON_GEYSER,
    &[moves_pledges::FIRE_PLEDGE],
    &[moves_pledges::GRASS_PLEDGE],
    &[moves_pledges::WATER_PLEDGE],
    &[moves_pledges::SEA_OF_FIRE],
    &[moves_pledges::SWAMP],
    &[moves_pledges::RAINBOW],
    &[moves_pollen_puff::POLLEN_PUFF],
    &[moves_poltergeist::POLTERGEIST],
    &[moves_powder::POWDER_CONDITION],
    &moves_power_by_hp::ERUPTION,
    &moves_power_by_hp::FLAIL,
    &moves_power_by_hp::CRUSH_GRIP,
    &[moves_power_by_speed::ELECTRO_BALL],
    &[moves_power_by_speed::GYRO_BALL],
    &moves_power_by_weight::GRASS_KNOT,
    &moves_power_by_weight::HEAVY_SLAM,
    &moves_power_trick::POWER_TRICK_CONDITIONS,
    &[moves_present::PRESENT],
    &moves_protect::GUARDS,
    &[moves_protect::PROTECTING],
    &[moves_protect::MAX_GUARDING],
    &moves_protect::PUNISHING,
    &[moves_psyblade::PSYBLADE],
    &[moves_psych_up::PSYCH_UP],
    &[moves_psycho_shift::PSYCHO_SHIFT],
    &[moves_psywave::PSYWAVE],
    &[moves_punishment::PUNISHMENT],
    &[moves_purify::PURIFY],
    &[moves_pursuit::PURSUIT],
    &[moves_pursuit::PURSUIT_CONDITION],
    &[moves_quash::QUASH],
    &[moves_rage::RAGE_CONDITION],
    &[moves_rage_fist::RAGE_FIST],
    &moves_rapid_spin::RAPID_SPIN,
    &[moves_recycle::RECYCLE],
    &[moves_reflect_type::REFLECT_TYPE],
    &[moves_refresh::REFRESH],
    &[moves_relic_song::RELIC_SONG],
    &[moves_rest::REST],
    &[moves_retaliate::RETALIATE],
    &[moves_return_::RETURN],
    &[moves_revelation_dance::REVELATION_DANCE],
    &[moves_revival_blessing::REVIVAL_BLESSING],
    &[moves_rising_voltage::RISING_VOLTAGE],
    &[moves_role_play::ROLE_PLAY],
    &moves_rollout::ROLLOUT,
    &moves_rollout::ROLLING,
    &[moves_rooms::MAGIC_ROOM_CONDITION],
    &[moves_rooms::TRICK_ROOM_CONDITION],
    &[moves_rooms::WONDER_ROOM_CONDITION],
    &[moves_roost::ROOST_CONDITION],
    &[moves_rototiller::ROTOTILLER],
    &[moves_round::ROUND],
    &[moves_safeguard::SAFEGUARD_CONDITION],
    &[moves_salt_cure::SALT_CURE_CONDITION],
    &[moves_secret_power::SECRET_POWER],
    &[moves_shed_tail::SHED_TAIL],
    &[moves_shell_side_arm::SHELL_SIDE_ARM],
    &[moves_shell_trap::SHELL_TRAP],
    &[moves_shell_trap::SHELL_TRAP_CONDITION],
    &[moves_shore_up::SHORE_UP],
    &[moves_side_guards::CRAFTY_SHIELD],
    &[moves_side_guards::CRAFTY_SHIELD_CONDITION],
    &[moves_side_guards::MAT_BLOCK],
    &[moves_side_guards::MAT_BLOCK_CONDITION],
    &[moves_side_guards::QUICK_GUARD],
    &[moves_side_guards::QUICK_GUARD_CONDITION],
    &[moves_side_guards::WIDE_GUARD],
    &[moves_side_guards::WIDE_GUARD_CONDITION],
    &[moves_sketch::SKETCH],
    &[moves_skill_swap::SKILL_SWAP],
    &[moves_sky_drop::SKY_DROP],
    &[moves_sky_drop::SKY_DROP_CONDITION],
    &[moves_sleep_talk::SLEEP_TALK],
    &[moves_sleep_talk::SNORE],
    &[moves_smack_down::SMACK_DOWN_CONDITION],
    &[moves_smack_down::THOUSAND_ARROWS],
    &[moves_smelling_salts::SMELLING_SALTS],
    &[moves_smelling_salts::WAKE_UP_SLAP],
    &[moves_snatch::SNATCH_CONDITION],
    &[moves_sparkling_aria::SPARKLING_ARIA],
    &[moves_speed_swap::SPEED_SWAP],
    &[moves_spite::SPITE],
    &[moves_splash::SPLASH],
    &[moves_sports::MUD_SPORT_CONDITION],
    &[moves_sports::WATER_SPORT_CONDITION],
    &[moves_stat_sharing::GUARD_SPLIT],
    &[moves_stat_sharing::POWER_SPLIT],
    &[moves_stat_sharing::GUARD_SWAP],
    &[moves_stat_sharing::POWER_SWAP],
    &[moves_stat_sharing::HEART_SWAP],
    &[moves_stockpile::SPIT_UP],
    &[moves_stockpile::STOCKPILE],
    &[moves_stockpile::STOCKPILE_CONDITION],
    &[moves_stockpile::SWALLOW],
    &moves_stomping_tantrum::STOMPING_TANTRUM,
    &moves_stored_power::STORED_POWER,
    &[moves_strength_sap::STRENGTH_SAP],
    &[moves_struggle::STRUGGLE],
    &[moves_stuff_cheeks::STUFF_CHEEKS],
    &[moves_substitute::SUBSTITUTE],
    &[moves_substitute::SUBSTITUTE_CONDITION],
    &moves_sucker_punch::SUCKER_PUNCH,
    &[moves_sucker_punch::UPPER_HAND],
    &[moves_synchronoise::SYNCHRONOISE],
    &[moves_syrup_bomb::SYRUP_BOMB_CONDITION],
    &[moves_tailwind::TAILWIND_CONDITION],
    &[moves_take_heart::TAKE_HEART],
    &[moves_tar_shot::TAR_SHOT_CONDITION],
    &[moves_taunt::TAUNT_CONDITION],
    &[moves_teatime::TEATIME],
    &[moves_telekinesis::TELEKINESIS],
    &[moves_telekinesis::TELEKINESIS_CONDITION],
    &[moves_teleport::TELEPORT],
    &[moves_tera_blast::TERA_BLAST],
    &[moves_tera_starstorm::TERA_STARSTORM],
    &[moves_terrain_pulse::TERRAIN_PULSE],
    &[moves_terrains::ELECTRIC_TERRAIN],
    &[moves_terrains::GRASSY_TERRAIN],
    &[moves_terrains::MISTY_TERRAIN],
    &[moves_terrains::PSYCHIC_TERRAIN],
    &[moves_throat_chop::THROAT_CHOP],
    &[moves_throat_chop::THROAT_CHOP_CONDITION],
    &[moves_tidy_up::TIDY_UP],
    &[moves_topsy_turvy::TOPSY_TURVY],
    &[moves_torment::TORMENT_CONDITION],
    &[moves_transform::TRANSFORM],
    &moves_trap::BLOCK,
    &moves_trap::ANCHOR_SHOT,
    &[moves_trap::JAW_LOCK],
    &[moves_trap::G_MAX_TERROR],
    &[moves_tri_attack::TRI_ATTACK],
    &moves_trick::TRICK,
    &moves_triple_kick::TRIPLE_KICK,
    &[moves_trump_card::TRUMP_CARD],
    &[moves_type_by_item::JUDGMENT],
    &[moves_type_by_item::MULTI_ATTACK],
    &[moves_type_by_item::TECHNO_BLAST],
    &[moves_type_changing::CAMOUFLAGE],
    &[moves_type_changing::CONVERSION],
    &[moves_type_changing::CONVERSION_2],
    &[moves_type_changing::FORESTS_CURSE],
    &[moves_type_changing::TRICK_OR_TREAT],
    &[moves_type_changing::MAGIC_POWDER],
    &[moves_type_changing::SOAK],
    &[moves_uproar::UPROAR],
    &[moves_uproar::UPROAR_CONDITION],
    &[moves_venom_drench::VENOM_DRENCH],
    &[moves_water_shuriken::WATER_SHURIKEN],
    &moves_weather_accuracy::WEATHER_ACCURACY,
    &[moves_weather_ball::WEATHER_BALL],
    &[moves_wish::WISH_CONDITION],
    &[moves_worry_seed::SIMPLE_BEAM],
    &[moves_worry_seed::WORRY_SEED],
    &[moves_yawn::YAWN],
    &[moves_yawn::YAWN_CONDITION],
    &species_crowned::CROWNED,
    &species_type_by_item::ARCEUS,
    &species_type_by_item::SILVALLY,
];

/// What rules do outside of events.
pub(crate) static RULES: &[RuleHooks] = &[
    formats_announced::BLITZ,
    formats_announced::SPECIES_CLAUSE,
    formats_announced::OHKO_CLAUSE,
    formats_announced::EVASION_CLAUSE,
    formats_announced::EVASION_ABILITIES_CLAUSE,
    formats_announced::EVASION_ITEMS_CLAUSE,
    formats_announced::EVASION_MOVES_CLAUSE,
    formats_announced::ACCURACY_MOVES_CLAUSE,
    formats_announced::SLEEP_MOVES_CLAUSE,
    formats_announced::GRAVITY_SLEEP_CLAUSE,
    formats_announced::ENDLESS_BATTLE_CLAUSE,
    formats_announced::BATON_PASS_CLAUSE,
    formats_announced::ONE_BATON_PASS_CLAUSE,
    formats_announced::ONE_BOOST_PASSER_CLAUSE,
    formats_announced::BATON_PASS_STAT_CLAUSE,
    formats_announced::SPEED_PASS_CLAUSE,
    formats_announced::BATON_PASS_STAT_TRAP_CLAUSE,
    formats_announced::CFZ_CLAUSE,
    formats_announced::Z_MOVE_CLAUSE,
    formats_announced::SLEEP_CLAUSE_MOD,
    formats_announced::STADIUM_SLEEP_CLAUSE,
    formats_announced::SWITCH_PRIORITY_CLAUSE_MOD,
    formats_announced::DESYNC_CLAUSE_MOD,
    formats_announced::DEOXYS_CAMOUFLAGE_CLAUSE_MOD,
    formats_announced::FREEZE_CLAUSE_MOD,
    formats_announced::NO_FREEZE_MOD,
    formats_announced::SAME_TYPE_CLAUSE,
    formats_announced::SAME_COLOR_CLAUSE,
    formats_announced::INVERSE_MOD,
    formats_announced::CAMOMONS_MOD,
    formats_announced::MIMIC_GLITCH_CLAUSE,
    formats_announced::POMEG_GLITCH_CLAUSE,
    formats_announced::FORME_CLAUSE,
    formats_announced::_350_CUP_MOD,
    formats_announced::FLIPPED_MOD,
    formats_announced::SCALEMONS_MOD,
    formats_announced::EVENT_MOVES_CLAUSE,
    formats_announced::NO_SWITCHING,
    formats_announced::BONUS_TYPE_MOD,
    formats_announced::FIRST_BLOOD_RULE,
    formats_announced::TIER_SHIFT_MOD,
    formats_announced::REVELATIONMONS_MOD,
    formats_announced::RE_EVOLUTION_MOD,
    formats_announced::CATEGORY_SWAP_MOD,
    formats_announced::VOLTTURN_MAYHEM_MOD,
    formats_announced::SPECIES_REVEAL_CLAUSE,
    formats_announced::FRANTIC_FUSIONS_MOD,
    formats_announced::PROTEAN_PALACE_MOD,
    formats_announced::ILLUSION_LEVEL_MOD,
    formats_announced::BAD_N_BOOSTED_MOD,
    formats_announced::HP_PERCENTAGE_MOD,
    formats_announced::EXACT_HP_MOD,
    formats_announced::BEAT_UP_NICKNAMES_MOD,
    formats_announced::ITEM_CLAUSE,
    formats_announced::ABILITY_CLAUSE,
    formats_power_clauses::TERASTAL_CLAUSE,
    formats_power_clauses::DYNAMAX_CLAUSE,
    formats_power_clauses::MEGA_RAYQUAZA_CLAUSE,
    formats_power_clauses::NATDEX_MOD,
    formats_team_preview::TEAM_PREVIEW,
    formats_team_preview::OPEN_TEAM_SHEETS,
    formats_team_preview::FORCE_OPEN_TEAM_SHEETS,
];
