// Made by `cargo xtask effects-index` from the files in this folder's folders.

use crate::Source;
use tallgrass_battle::behaviour::RuleHooks;

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
#[path = "abilities/dancer.rs"]
mod abilities_dancer;
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
#[path = "abilities/levitate.rs"]
mod abilities_levitate;
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
#[path = "abilities/tera_shell.rs"]
mod abilities_tera_shell;
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
#[path = "formats/350_cup_mod.rs"]
mod formats_350_cup_mod;
#[path = "formats/announced.rs"]
mod formats_announced;
#[path = "formats/bad_n_boosted_mod.rs"]
mod formats_bad_n_boosted_mod;
#[path = "formats/battle_factory.rs"]
mod formats_battle_factory;
#[path = "formats/battlefields.rs"]
mod formats_battlefields;
#[path = "formats/bonus_type_mod.rs"]
mod formats_bonus_type_mod;
#[path = "formats/broken_record_mod.rs"]
mod formats_broken_record_mod;
#[path = "formats/camomons_mod.rs"]
mod formats_camomons_mod;
#[path = "formats/category_swap_mod.rs"]
mod formats_category_swap_mod;
#[path = "formats/chimera_1v1_rule.rs"]
mod formats_chimera_1v1_rule;
#[path = "formats/cross_evolution.rs"]
mod formats_cross_evolution;
#[path = "formats/data_preview.rs"]
mod formats_data_preview;
#[path = "formats/draft_factory.rs"]
mod formats_draft_factory;
#[path = "formats/fervent_impersonation_mod.rs"]
mod formats_fervent_impersonation_mod;
#[path = "formats/first_blood_rule.rs"]
mod formats_first_blood_rule;
#[path = "formats/flipped_mod.rs"]
mod formats_flipped_mod;
#[path = "formats/force_of_the_fallen_mod.rs"]
mod formats_force_of_the_fallen_mod;
#[path = "formats/force_select.rs"]
mod formats_force_select;
#[path = "formats/foresighters.rs"]
mod formats_foresighters;
#[path = "formats/fortemons.rs"]
mod formats_fortemons;
#[path = "formats/frantic_fusions_mod.rs"]
mod formats_frantic_fusions_mod;
#[path = "formats/godly_gift_mod.rs"]
mod formats_godly_gift_mod;
#[path = "formats/guaranteed_secondary_mod.rs"]
mod formats_guaranteed_secondary_mod;
#[path = "formats/inheritance.rs"]
mod formats_inheritance;
#[path = "formats/inverse_mod.rs"]
mod formats_inverse_mod;
#[path = "formats/losers_game.rs"]
mod formats_losers_game;
#[path = "formats/max_total_level.rs"]
mod formats_max_total_level;
#[path = "formats/nature_swap.rs"]
mod formats_nature_swap;
#[path = "formats/no_switching.rs"]
mod formats_no_switching;
#[path = "formats/one_two_switch.rs"]
mod formats_one_two_switch;
#[path = "formats/power_clauses.rs"]
mod formats_power_clauses;
#[path = "formats/protean_palace_mod.rs"]
mod formats_protean_palace_mod;
#[path = "formats/re_evolution_mod.rs"]
mod formats_re_evolution_mod;
#[path = "formats/rebalance_levels.rs"]
mod formats_rebalance_levels;
#[path = "formats/relay_race.rs"]
mod formats_relay_race;
#[path = "formats/revelationmons_mod.rs"]
mod formats_revelationmons_mod;
#[path = "formats/scalemons_mod.rs"]
mod formats_scalemons_mod;
#[path = "formats/status_clauses.rs"]
mod formats_status_clauses;
#[path = "formats/team_preview.rs"]
mod formats_team_preview;
#[path = "formats/tera_donation.rs"]
mod formats_tera_donation;
#[path = "formats/tier_shift_mod.rs"]
mod formats_tier_shift_mod;
#[path = "formats/type_split.rs"]
mod formats_type_split;
#[path = "formats/voltturn_mayhem_mod.rs"]
mod formats_voltturn_mayhem_mod;
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
#[path = "items/blunder_policy.rs"]
mod items_blunder_policy;
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
#[path = "moves/bind.rs"]
mod moves_bind;
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
#[path = "moves/chatter.rs"]
mod moves_chatter;
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
#[path = "moves/pay_day.rs"]
mod moves_pay_day;
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
#[path = "moves/toxic.rs"]
mod moves_toxic;
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
#[path = "species/eternatus.rs"]
mod species_eternatus;
#[path = "species/terastal.rs"]
mod species_terastal;
#[path = "species/type_by_item.rs"]
mod species_type_by_item;

/// All files with effects.
pub(crate) static SOURCES: &[Source] = &[
    Source {
        path: "crates/battle-effects/src/abilities/absorb.rs",
        about: "Abilities that feed on moves of a type: instead of hurting, they heal a quarter of the HP or raise a stat.",
        effects: &[
            &[abilities_absorb::DRY_SKIN],
            &[abilities_absorb::EARTH_EATER],
            &[abilities_absorb::VOLT_ABSORB],
            &[abilities_absorb::WATER_ABSORB],
            &[abilities_absorb::MOTOR_DRIVE],
            &[abilities_absorb::WELL_BAKED_BODY],
            &[abilities_absorb::SAP_SIPPER],
            &[abilities_absorb::LIGHTNING_ROD],
            &[abilities_absorb::STORM_DRAIN],
            &[abilities_absorb::VOLT_ABSORB_OF_OLD],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/adaptability.rs",
        about: "Adaptability: moves of the user's own types are twice as strong instead of half again.",
        effects: &[&[abilities_adaptability::ADAPTABILITY]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/aerilate.rs",
        about: "Aerilate and its kin: Normal moves take another type and gain a fifth of power.",
        effects: &[
            &[abilities_aerilate::AERILATE],
            &[abilities_aerilate::DRAGONIZE],
            &[abilities_aerilate::GALVANIZE],
            &[abilities_aerilate::PIXILATE],
            &[abilities_aerilate::REFRIGERATE],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/aftermath.rs",
        about: "Aftermath: whoever knocks the holder out with contact loses a quarter of their HP.",
        effects: &[&[abilities_aftermath::AFTERMATH]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/air_lock.rs",
        about: "Air Lock and Cloud Nine: while the holder is in, weather has no effect.",
        effects: &[&[abilities_air_lock::AIR_LOCK], &[abilities_air_lock::CLOUD_NINE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/analytic.rs",
        about: "Analytic: moves are three tenths stronger if everyone else has moved.",
        effects: &[&[abilities_analytic::ANALYTIC]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/anger_point.rs",
        about: "Anger Point: a critical hit raises Attack as far as it goes.",
        effects: &[&[abilities_anger_point::ANGER_POINT]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/anger_shell.rs",
        about: "Anger Shell and Berserk: falling to half HP by an attack changes the holder's stats.",
        effects: &[
            &[abilities_anger_shell::ANGER_SHELL],
            &[abilities_anger_shell::BERSERK],
            &abilities_anger_shell::ANGER_SHELL_IN_CHAMPIONS,
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/anticipation.rs",
        about: "Anticipation: on entry, shudders if a foe knows a move that is super effective or knocks out in one hit.",
        effects: &[&[abilities_anticipation::ANTICIPATION]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/arena_trap.rs",
        about: "Arena Trap, Magnet Pull and Shadow Tag: certain adjacent foes can't switch.",
        effects: &[
            &[abilities_arena_trap::ARENA_TRAP],
            &[abilities_arena_trap::MAGNET_PULL],
            &[abilities_arena_trap::SHADOW_TAG],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/armor_tail.rs",
        about: "Armor Tail, Dazzling and Queenly Majesty: foes can't use moves of high priority on the holder's side.",
        effects: &[
            &[abilities_armor_tail::ARMOR_TAIL],
            &[abilities_armor_tail::DAZZLING],
            &[abilities_armor_tail::QUEENLY_MAJESTY],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/aroma_veil.rs",
        about: "Aroma Veil: the holder and its allies can't be infatuated, disabled, encored, taunted, tormented or kept from healing.",
        effects: &[&[abilities_aroma_veil::AROMA_VEIL]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/aura.rs",
        about: "Auras: moves of a type are a third stronger for everyone, or weaker under Aura Break.",
        effects: &[&[abilities_aura::DARK_AURA], &[abilities_aura::FAIRY_AURA], &[abilities_aura::AURA_BREAK]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/bad_dreams.rs",
        about: "Bad Dreams: sleeping foes lose an eighth of their HP at the end of each turn.",
        effects: &[&[abilities_bad_dreams::BAD_DREAMS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/battery.rs",
        about: "Battery, Power Spot and Steely Spirit: allies' moves are stronger.",
        effects: &[
            &[abilities_battery::BATTERY],
            &[abilities_battery::POWER_SPOT],
            &[abilities_battery::STEELY_SPIRIT],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/battle_armor.rs",
        about: "Battle Armor and Shell Armor: the holder can't be hit critically.",
        effects: &[&[abilities_battle_armor::BATTLE_ARMOR], &[abilities_battle_armor::SHELL_ARMOR]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/battle_bond.rs",
        about: "Battle Bond: Greninja's first knock-out raises Attack, Special Attack and Speed; before generation 9, it becomes Ash-Greninja.",
        effects: &[&[abilities_battle_bond::BATTLE_BOND]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/beads_of_ruin.rs",
        about: "The four abilities of ruin: everyone without the ability has a stat lowered by a quarter.",
        effects: &[
            &[abilities_beads_of_ruin::TABLETS_OF_RUIN],
            &[abilities_beads_of_ruin::SWORD_OF_RUIN],
            &[abilities_beads_of_ruin::VESSEL_OF_RUIN],
            &[abilities_beads_of_ruin::BEADS_OF_RUIN],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/blaze.rs",
        about: "Blaze, Overgrow, Swarm and Torrent: at a third of the HP or less, moves of a type gain half again.",
        effects: &[
            &[abilities_blaze::BLAZE],
            &[abilities_blaze::OVERGROW],
            &[abilities_blaze::SWARM],
            &[abilities_blaze::TORRENT],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/bulletproof.rs",
        about: "Bulletproof: balls and bombs don't hit the holder.",
        effects: &[&[abilities_bulletproof::BULLETPROOF]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/cheek_pouch.rs",
        about: "Cheek Pouch: eating a Berry restores a third of the HP besides.",
        effects: &[&[abilities_cheek_pouch::CHEEK_POUCH]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/chlorophyll.rs",
        about: "Chlorophyll and its kin: twice as fast in a certain weather or terrain.",
        effects: &[
            &[abilities_chlorophyll::CHLOROPHYLL],
            &[abilities_chlorophyll::SWIFT_SWIM],
            &[abilities_chlorophyll::SAND_RUSH],
            &[abilities_chlorophyll::SLUSH_RUSH],
            &[abilities_chlorophyll::SURGE_SURFER],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/color_change.rs",
        about: "Color Change: being hit by an attack gives the holder the attack's type.",
        effects: &[&[abilities_color_change::COLOR_CHANGE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/comatose.rs",
        about: "Comatose: the holder is always asleep, acts all the same, and can't be given a status. (That it counts as asleep is part of what asks for sleep.)",
        effects: &[&[abilities_comatose::COMATOSE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/commander.rs",
        about: "Commander: Tatsugiri jumps into an ally Dondozo's mouth and commands from there.",
        effects: &[&[abilities_commander::COMMANDER]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/competitive.rs",
        about: "Competitive and Defiant: when a foe lowers a stat, another one rises sharply.",
        effects: &[&[abilities_competitive::COMPETITIVE], &[abilities_competitive::DEFIANT]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/compound_eyes.rs",
        about: "Compound Eyes: moves are three tenths more accurate.",
        effects: &[&[abilities_compound_eyes::COMPOUND_EYES]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/contact_chances.rs",
        about: "Abilities that may do something to whoever touches the holder.",
        effects: &[
            &[abilities_contact_chances::CUTE_CHARM],
            &[abilities_contact_chances::FLAME_BODY],
            &[abilities_contact_chances::POISON_POINT],
            &[abilities_contact_chances::STATIC],
            &[abilities_contact_chances::EFFECT_SPORE],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/contrary.rs",
        about: "Contrary: what would raise the holder's stats lowers them, and the other way round.",
        effects: &[&[abilities_contrary::CONTRARY]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/costar.rs",
        about: "Costar: on entry, copies an ally's stat stages and readiness for critical hits.",
        effects: &[&[abilities_costar::COSTAR]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/cotton_down.rs",
        about: "Cotton Down: being hit lowers everyone else's Speed.",
        effects: &[&[abilities_cotton_down::COTTON_DOWN]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/cud_chew.rs",
        about: "Cud Chew: an eaten Berry is eaten again at the end of the next turn.",
        effects: &[&[abilities_cud_chew::CUD_CHEW]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/curious_medicine.rs",
        about: "Curious Medicine: on entry, adjacent allies' stat stages go back to 0.",
        effects: &[&[abilities_curious_medicine::CURIOUS_MEDICINE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/cursed_body.rs",
        about: "Cursed Body: a move that hits the holder is disabled in three of ten cases.",
        effects: &[&[abilities_cursed_body::CURSED_BODY]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/damp.rs",
        about: "Damp: nobody can explode.",
        effects: &[&[abilities_damp::DAMP]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/dancer.rs",
        about: "Dancer: when another Pokémon has danced, the holder does the same dance at once.",
        effects: &[&[abilities_dancer::DANCER]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/dauntless_shield.rs",
        about: "Dauntless Shield and Intrepid Sword: the holder's first entry raises a stat, before generation 9 every entry.",
        effects: &[&[abilities_dauntless_shield::DAUNTLESS_SHIELD], &[abilities_dauntless_shield::INTREPID_SWORD]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/defeatist.rs",
        about: "Defeatist: at half HP or less, Attack and Special Attack are halved.",
        effects: &[&[abilities_defeatist::DEFEATIST]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/delta_stream.rs",
        about: "Delta Stream, Desolate Land and Primordial Sea: a weather that lasts as long as a holder is in, and gives way only to the others.",
        effects: &[
            &[abilities_delta_stream::DELTA_STREAM],
            &[abilities_delta_stream::DESOLATE_LAND],
            &[abilities_delta_stream::PRIMORDIAL_SEA],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/disguise.rs",
        about: "Disguise and Ice Face: the first hit breaks a disguise instead of hurting.",
        effects: &[
            &[abilities_disguise::DISGUISE],
            &[abilities_disguise::DISGUISE_IN_CHAMPIONS],
            &[abilities_disguise::DISGUISE_IN_THE_ISLE_OF_ARMOR],
            &[abilities_disguise::ICE_FACE_IN_THE_ISLE_OF_ARMOR],
            &[abilities_disguise::ICE_FACE],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/download.rs",
        about: "Download: on entry, raises Attack or Special Attack, whichever the foes together withstand less.",
        effects: &[&[abilities_download::DOWNLOAD]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/dragons_maw.rs",
        about: "Dragon's Maw and its kin: moves of a type are stronger.",
        effects: &[
            &[abilities_dragons_maw::DRAGONS_MAW],
            &[abilities_dragons_maw::FIRE_MANE],
            &[abilities_dragons_maw::ROCKY_PAYLOAD],
            &[abilities_dragons_maw::STEELWORKER],
            &[abilities_dragons_maw::TRANSISTOR],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/drizzle.rs",
        about: "Drizzle, Drought, Sand Stream and Snow Warning: on entry, a weather begins.",
        effects: &[
            &[abilities_drizzle::DRIZZLE],
            &[abilities_drizzle::DROUGHT],
            &[abilities_drizzle::SAND_STREAM],
            &[abilities_drizzle::SNOW_WARNING],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/electric_surge.rs",
        about: "Electric Surge, Grassy Surge, Misty Surge and Psychic Surge: on entry, a terrain begins.",
        effects: &[
            &[abilities_electric_surge::ELECTRIC_SURGE],
            &[abilities_electric_surge::GRASSY_SURGE],
            &[abilities_electric_surge::MISTY_SURGE],
            &[abilities_electric_surge::PSYCHIC_SURGE],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/electromorphosis.rs",
        about: "Electromorphosis: being hit charges the holder, which doubles its next Electric move.",
        effects: &[&[abilities_electromorphosis::ELECTROMORPHOSIS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/embody_aspect.rs",
        about: "Embody Aspect: terastallizing raises a stat of Ogerpon, which one depends on its mask.",
        effects: &[
            &[abilities_embody_aspect::EMBODY_ASPECT_TEAL],
            &[abilities_embody_aspect::EMBODY_ASPECT_WELLSPRING],
            &[abilities_embody_aspect::EMBODY_ASPECT_HEARTHFLAME],
            &[abilities_embody_aspect::EMBODY_ASPECT_CORNERSTONE],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/emergency_exit.rs",
        about: "Emergency Exit and Wimp Out: falling to half HP makes the holder switch out.",
        effects: &[&[abilities_emergency_exit::EMERGENCY_EXIT], &[abilities_emergency_exit::WIMP_OUT]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/filter.rs",
        about: "Filter, Solid Rock and Prism Armor: super-effective moves hurt a quarter less.",
        effects: &[&[abilities_filter::FILTER], &[abilities_filter::PRISM_ARMOR], &[abilities_filter::SOLID_ROCK]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/flare_boost.rs",
        about: "Flare Boost and Toxic Boost: a status makes moves stronger.",
        effects: &[&[abilities_flare_boost::FLARE_BOOST], &[abilities_flare_boost::TOXIC_BOOST]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/flash_fire.rs",
        about: "Flash Fire: Fire moves don't hurt; from the first one on, the holder's own Fire moves gain half again.",
        effects: &[
            &[abilities_flash_fire::FLASH_FIRE],
            &[abilities_flash_fire::FLASH_FIRE_CONDITION],
            &[abilities_flash_fire::FLASH_FIRE_OF_OLD],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/flower_gift.rs",
        about: "Flower Gift: in sun Cherrim blooms, and its side's Attack and Special Defense gain half again.",
        effects: &[&[abilities_flower_gift::FLOWER_GIFT]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/flower_veil.rs",
        about: "Flower Veil: Grass Pokémon of the holder's side can't be given statuses, made drowsy or weakened by others.",
        effects: &[&[abilities_flower_veil::FLOWER_VEIL]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/fluffy.rs",
        about: "Fluffy: contact hurts half as much, Fire twice as much.",
        effects: &[&[abilities_fluffy::FLUFFY]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/forecast.rs",
        about: "Forecast: Castform takes the forme and type of the weather.",
        effects: &[&[abilities_forecast::FORECAST]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/forewarn.rs",
        about: "Forewarn: on entry, tells one of the foes' strongest moves.",
        effects: &[&[abilities_forewarn::FOREWARN]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/friend_guard.rs",
        about: "Friend Guard: moves hurt the holder's allies a quarter less.",
        effects: &[&[abilities_friend_guard::FRIEND_GUARD]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/frisk.rs",
        about: "Frisk: on entry, tells what foes hold; up to generation 5 what one of them does, but not whom.",
        effects: &[&[abilities_frisk::FRISK]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/fur_coat.rs",
        about: "Fur Coat and Grass Pelt: more Defense.",
        effects: &[&[abilities_fur_coat::FUR_COAT], &[abilities_fur_coat::GRASS_PELT]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/gale_wings.rs",
        about: "Gale Wings: at full HP, up to generation 6 always, Flying moves go first.",
        effects: &[&[abilities_gale_wings::GALE_WINGS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/gluttony.rs",
        about: "Gluttony: berries for a quarter of the HP are eaten at half.",
        effects: &[&[abilities_gluttony::GLUTTONY]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/good_as_gold.rs",
        about: "Good as Gold: others' status moves do nothing to the holder.",
        effects: &[&[abilities_good_as_gold::GOOD_AS_GOLD]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/gooey.rs",
        about: "Gooey and Tangling Hair: whoever touches the holder becomes slower.",
        effects: &[&[abilities_gooey::GOOEY], &[abilities_gooey::TANGLING_HAIR]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/gorilla_tactics.rs",
        about: "Gorilla Tactics: half again of Attack, but only the first move chosen can be used.",
        effects: &[&[abilities_gorilla_tactics::GORILLA_TACTICS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/guard_dog.rs",
        about: "Guard Dog: Intimidate raises Attack instead, and the holder can't be driven out.",
        effects: &[&[abilities_guard_dog::GUARD_DOG]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/gulp_missile.rs",
        about: "Gulp Missile: Surf and Dive fill Cramorant's mouth; being hit, it spits out what it has caught.",
        effects: &[&[abilities_gulp_missile::GULP_MISSILE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/guts.rs",
        about: "Guts: half again of Attack with a status, and burns don't weaken it.",
        effects: &[&[abilities_guts::GUTS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/hadron_engine.rs",
        about: "Hadron Engine: on entry, the ground becomes Electric Terrain, which raises the holder's Special Attack by a third.",
        effects: &[&[abilities_hadron_engine::HADRON_ENGINE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/harvest.rs",
        about: "Harvest: a Berry used up comes back at the end of the turn, in half the cases, in sun always.",
        effects: &[&[abilities_harvest::HARVEST]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/healer.rs",
        about: "Healer: at the end of the turn, adjacent allies are cured of their statuses in three of ten cases, in Champions in half of them.",
        effects: &[&[abilities_healer::HEALER], &[abilities_healer::HEALER_IN_CHAMPIONS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/heatproof.rs",
        about: "Heatproof and Thick Fat: moves of some types hurt half as much.",
        effects: &[&[abilities_heatproof::HEATPROOF], &[abilities_heatproof::THICK_FAT]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/heavy_metal.rs",
        about: "Heavy Metal and Light Metal: the holder weighs more, or less.",
        effects: &[&[abilities_heavy_metal::HEAVY_METAL], &[abilities_heavy_metal::LIGHT_METAL]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/hospitality.rs",
        about: "Hospitality: on entry, adjacent allies get back a quarter of their HP.",
        effects: &[&[abilities_hospitality::HOSPITALITY]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/huge_power.rs",
        about: "Huge Power and Pure Power: twice the Attack.",
        effects: &[&[abilities_huge_power::HUGE_POWER], &[abilities_huge_power::PURE_POWER]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/hunger_switch.rs",
        about: "Hunger Switch: Morpeko changes its forme at the end of each turn.",
        effects: &[&[abilities_hunger_switch::HUNGER_SWITCH]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/hustle.rs",
        about: "Hustle: half again of Attack, but physical moves are a fifth less accurate.",
        effects: &[&[abilities_hustle::HUSTLE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/hydration.rs",
        about: "Hydration: rain cures the holder's status at the end of the turn.",
        effects: &[&[abilities_hydration::HYDRATION]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/ice_body.rs",
        about: "Ice Body: a sixteenth of the HP comes back each turn in snow and hail, which don't hurt.",
        effects: &[&[abilities_ice_body::ICE_BODY]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/ice_scales.rs",
        about: "Ice Scales: special moves hurt half as much.",
        effects: &[&[abilities_ice_scales::ICE_SCALES]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/illusion.rs",
        about: "Illusion: the holder looks like the last Pokémon of its team until a move hits it.",
        effects: &[&[abilities_illusion::ILLUSION]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/immunity.rs",
        about: "Immunity, Insomnia, Limber, Vital Spirit and Water Veil: the holder can't have a certain status.",
        effects: &[
            &[abilities_immunity::IMMUNITY],
            &[abilities_immunity::INSOMNIA],
            &[abilities_immunity::VITAL_SPIRIT],
            &[abilities_immunity::LIMBER],
            &[abilities_immunity::WATER_VEIL],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/imposter.rs",
        about: "Imposter: on entry, transforms into the foe across.",
        effects: &[&[abilities_imposter::IMPOSTER]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/infiltrator.rs",
        about: "Infiltrator: moves go through substitutes, screens and other protection of that kind.",
        effects: &[&[abilities_infiltrator::INFILTRATOR]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/innards_out.rs",
        about: "Innards Out: whoever knocks the holder out loses as much HP as the holder had.",
        effects: &[&[abilities_innards_out::INNARDS_OUT]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/inner_focus.rs",
        about: "Inner Focus: the holder doesn't flinch, and Intimidate does nothing.",
        effects: &[&[abilities_inner_focus::INNER_FOCUS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/intimidate.rs",
        about: "Intimidate: on entry, lowers the Attack of adjacent foes.",
        effects: &[&[abilities_intimidate::INTIMIDATE], &[abilities_intimidate::INTIMIDATE_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/iron_barbs.rs",
        about: "Iron Barbs and Rough Skin: whoever touches the holder loses an eighth of their HP.",
        effects: &[&[abilities_iron_barbs::IRON_BARBS], &[abilities_iron_barbs::ROUGH_SKIN]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/iron_fist.rs",
        about: "Iron Fist and its kin: moves of a kind are stronger.",
        effects: &[
            &[abilities_iron_fist::IRON_FIST],
            &[abilities_iron_fist::MEGA_LAUNCHER],
            &[abilities_iron_fist::SHARPNESS],
            &[abilities_iron_fist::STRONG_JAW],
            &[abilities_iron_fist::TOUGH_CLAWS],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/justified.rs",
        about: "Justified: being hit by a Dark move raises Attack.",
        effects: &[&[abilities_justified::JUSTIFIED]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/klutz.rs",
        about: "Klutz: the holder can't use its item. (That is asked wherever items are.)",
        effects: &[&[abilities_klutz::KLUTZ]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/leaf_guard.rs",
        about: "Leaf Guard: in sun, the holder can't be given a status or made drowsy.",
        effects: &[&[abilities_leaf_guard::LEAF_GUARD]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/levitate.rs",
        about: "Levitate: the holder floats above the ground.",
        effects: &[&[abilities_levitate::LEVITATE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/libero.rs",
        about: "Libero and Protean: the first move used after entry gives its user its type; before generation 9, every move.",
        effects: &[&[abilities_libero::LIBERO], &[abilities_libero::PROTEAN]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/lingering_aroma.rs",
        about: "Lingering Aroma and Mummy: whoever touches the holder gets the same ability.",
        effects: &[&[abilities_lingering_aroma::LINGERING_AROMA], &[abilities_lingering_aroma::MUMMY]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/liquid_ooze.rs",
        about: "Liquid Ooze: draining the holder hurts instead of healing.",
        effects: &[&[abilities_liquid_ooze::LIQUID_OOZE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/liquid_voice.rs",
        about: "Liquid Voice: sounds become Water moves.",
        effects: &[&[abilities_liquid_voice::LIQUID_VOICE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/long_reach.rs",
        about: "Long Reach: moves don't touch whom they hit.",
        effects: &[&[abilities_long_reach::LONG_REACH]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/magic_bounce.rs",
        about: "Magic Bounce: status moves that can be reflected go back to whoever used them.",
        effects: &[&[abilities_magic_bounce::MAGIC_BOUNCE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/magic_guard.rs",
        about: "Magic Guard: nothing but moves hurts the holder.",
        effects: &[&[abilities_magic_guard::MAGIC_GUARD]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/magician.rs",
        about: "Magician: a damaging move steals the item of whom it hits, if its user holds none.",
        effects: &[&[abilities_magician::MAGICIAN]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/magma_armor.rs",
        about: "Magma Armor: the holder can't be frozen.",
        effects: &[&[abilities_magma_armor::MAGMA_ARMOR]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/marvel_scale.rs",
        about: "Marvel Scale: a status raises the holder's Defense by half.",
        effects: &[&[abilities_marvel_scale::MARVEL_SCALE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/mega_sol.rs",
        about: "Mega Sol: the holder's moves hit as in harsh sunlight. (What else sunlight does for them is part of the rules.)",
        effects: &[&[abilities_mega_sol::MEGA_SOL]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/merciless.rs",
        about: "Merciless: moves always hit poisoned targets critically.",
        effects: &[&[abilities_merciless::MERCILESS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/mimicry.rs",
        about: "Mimicry: the holder takes the terrain's type, and its own types back when there is none.",
        effects: &[&[abilities_mimicry::MIMICRY]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/minus.rs",
        about: "Abilities that work together.",
        effects: &[&[abilities_minus::MINUS], &[abilities_minus::PLUS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/mirror_armor.rs",
        about: "Mirror Armor: stages that others would lower are lowered for them instead.",
        effects: &[&[abilities_mirror_armor::MIRROR_ARMOR]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/mold_breaker.rs",
        about: "Abilities under which moves ignore the abilities of whom they hit.",
        effects: &[
            &[abilities_mold_breaker::MOLD_BREAKER],
            &[abilities_mold_breaker::TERAVOLT],
            &[abilities_mold_breaker::TURBOBLAZE],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/moody.rs",
        about: "Moody: each turn one stat rises by two stages and another one falls by one.",
        effects: &[&[abilities_moody::MOODY]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/moxie.rs",
        about: "Moxie and its kin: knocking a Pokémon out with a move raises a stat.",
        effects: &[
            &[abilities_moxie::CHILLING_NEIGH],
            &[abilities_moxie::GRIM_NEIGH],
            &[abilities_moxie::MOXIE],
            &[abilities_moxie::BEAST_BOOST],
            &[abilities_moxie::EELEVATE],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/multiscale.rs",
        about: "Abilities that halve damage taken at full HP.",
        effects: &[&[abilities_multiscale::MULTISCALE], &[abilities_multiscale::SHADOW_SHIELD]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/multitype.rs",
        about: "Multitype: Arceus is of its plate's type. (Its species knows; before generation 5 the ability keeps itself and the plate from being taken.)",
        effects: &[&[abilities_multitype::MULTITYPE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/mycelium_might.rs",
        about: "Mycelium Might: status moves come last among moves of their priority, and ignore abilities.",
        effects: &[&[abilities_mycelium_might::MYCELIUM_MIGHT]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/natural_cure.rs",
        about: "Natural Cure: the holder's status is cured as it leaves.",
        effects: &[&[abilities_natural_cure::NATURAL_CURE], &[abilities_natural_cure::NATURAL_CURE_IN_CHAMPIONS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/neuroforce.rs",
        about: "Abilities that raise damage by how the hit went.",
        effects: &[
            &[abilities_neuroforce::NEUROFORCE],
            &[abilities_neuroforce::SNIPER],
            &[abilities_neuroforce::TINTED_LENS],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/neutralizing_gas.rs",
        about: "Neutralizing Gas: as long as the holder is in, no other ability works. (Who is suppressed is told where abilities are looked up.)",
        effects: &[&[abilities_neutralizing_gas::NEUTRALIZING_GAS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/no_guard.rs",
        about: "No Guard: the holder's moves always hit, and so do moves on the holder.",
        effects: &[&[abilities_no_guard::NO_GUARD]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/normalize.rs",
        about: "Normalize: the holder's moves are of Normal type, and gain a fifth.",
        effects: &[&[abilities_normalize::NORMALIZE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/oblivious.rs",
        about: "Oblivious: the holder can't be infatuated, taunted or captivated, and Intimidate does nothing.",
        effects: &[&[abilities_oblivious::OBLIVIOUS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/opportunist.rs",
        about: "Opportunist: when a foe's stages rise, the holder's rise as much.",
        effects: &[&[abilities_opportunist::OPPORTUNIST]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/orichalcum_pulse.rs",
        about: "Orichalcum Pulse: on entry the sun comes out, and sun raises the holder's Attack by a third.",
        effects: &[&[abilities_orichalcum_pulse::ORICHALCUM_PULSE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/overcoat.rs",
        about: "Overcoat: weather doesn't hurt the holder, and powders do nothing to it.",
        effects: &[&[abilities_overcoat::OVERCOAT]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/own_tempo.rs",
        about: "Own Tempo: the holder can't be confused, and Intimidate does nothing.",
        effects: &[&[abilities_own_tempo::OWN_TEMPO]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/parental_bond.rs",
        about: "Parental Bond: moves that hit once hit a second time, for a quarter of the damage.",
        effects: &[&[abilities_parental_bond::PARENTAL_BOND]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/pastel_veil.rs",
        about: "Pastel Veil: the holder and its allies can't be poisoned.",
        effects: &[&[abilities_pastel_veil::PASTEL_VEIL]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/perish_body.rs",
        about: "Perish Body: whoever touches the holder hears a perish song, and so does the holder.",
        effects: &[&[abilities_perish_body::PERISH_BODY]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/pickpocket.rs",
        about: "Pickpocket: steals the item of whoever touches the holder.",
        effects: &[&[abilities_pickpocket::PICKPOCKET]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/pickup.rs",
        about: "Pickup: at the end of the turn the holder, if it holds nothing, picks up an item somebody beside it has used.",
        effects: &[&[abilities_pickup::PICKUP]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/piercing_drill.rs",
        about: "Piercing Drill: moves that touch go through protection at a quarter of their damage.",
        effects: &[&[abilities_piercing_drill::PIERCING_DRILL]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/poison_heal.rs",
        about: "Poison Heal: poison restores an eighth of the holder's HP each turn instead of hurting it.",
        effects: &[&[abilities_poison_heal::POISON_HEAL]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/poison_puppeteer.rs",
        about: "Poison Puppeteer: whom Pecharunt poisons with a move is confused as well.",
        effects: &[&[abilities_poison_puppeteer::POISON_PUPPETEER]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/poison_touch.rs",
        about: "Abilities whose holder's moves may poison whom they hit.",
        effects: &[&[abilities_poison_touch::POISON_TOUCH], &[abilities_poison_touch::TOXIC_CHAIN]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/power_construct.rs",
        about: "Power Construct: at half its HP or less, Zygarde takes its Complete Forme at the end of the turn.",
        effects: &[&[abilities_power_construct::POWER_CONSTRUCT]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/prankster.rs",
        about: "Prankster and Triage: some moves go first.",
        effects: &[&[abilities_prankster::PRANKSTER], &[abilities_prankster::TRIAGE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/pressure.rs",
        about: "Pressure: foes' moves on the holder cost one PP more.",
        effects: &[&[abilities_pressure::PRESSURE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/propeller_tail.rs",
        about: "Abilities whose holder's moves can't be drawn away from their target.",
        effects: &[&[abilities_propeller_tail::PROPELLER_TAIL], &[abilities_propeller_tail::STALWART]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/protosynthesis.rs",
        about: "Abilities of Pokémon from other times: their best stat rises by three tenths, Speed by half.",
        effects: &[
            &[abilities_protosynthesis::PROTOSYNTHESIS],
            &[abilities_protosynthesis::QUARK_DRIVE],
            &abilities_protosynthesis::CONDITIONS,
            &[abilities_protosynthesis::PROTOSYNTHESIS_BEFORE_THE_INDIGO_DISK],
            &abilities_protosynthesis::CONDITIONS_BEFORE_THE_INDIGO_DISK,
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/punk_rock.rs",
        about: "Punk Rock: the holder's sound moves gain three tenths, and sound moves deal half damage to it.",
        effects: &[&[abilities_punk_rock::PUNK_ROCK]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/purifying_salt.rs",
        about: "Purifying Salt: the holder can't have a status, and Ghost moves hit it half as hard.",
        effects: &[&[abilities_purifying_salt::PURIFYING_SALT]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/quick_draw.rs",
        about: "Quick Draw: three times in ten a damaging move goes first among moves of its priority.",
        effects: &[&[abilities_quick_draw::QUICK_DRAW]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/quick_feet.rs",
        about: "Quick Feet: a status raises the holder's Speed by half. (Paralysis doesn't slow it, which paralysis knows.)",
        effects: &[&[abilities_quick_feet::QUICK_FEET]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/rain_dish.rs",
        about: "Rain Dish: rain restores a sixteenth of the holder's HP each turn.",
        effects: &[&[abilities_rain_dish::RAIN_DISH]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/rattled.rs",
        about: "Rattled: Dark, Bug and Ghost moves and Intimidate make the holder faster by a stage.",
        effects: &[&[abilities_rattled::RATTLED]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/receiver.rs",
        about: "Abilities that take over a fallen ally's ability.",
        effects: &[&[abilities_receiver::RECEIVER], &[abilities_receiver::POWER_OF_ALCHEMY]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/reckless.rs",
        about: "Reckless: moves that hurt their user are a fifth stronger.",
        effects: &[&[abilities_reckless::RECKLESS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/regenerator.rs",
        about: "Regenerator: the holder restores a third of its HP as it leaves.",
        effects: &[&[abilities_regenerator::REGENERATOR], &[abilities_regenerator::REGENERATOR_IN_CHAMPIONS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/ripen.rs",
        about: "Ripen: berries do twice as much.",
        effects: &[&[abilities_ripen::RIPEN]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/rivalry.rs",
        about: "Rivalry: moves gain a quarter against the holder's own gender and lose a quarter against the other.",
        effects: &[&[abilities_rivalry::RIVALRY]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/rock_head.rs",
        about: "Rock Head: moves other than Struggle don't hurt the holder by recoil.",
        effects: &[&[abilities_rock_head::ROCK_HEAD]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/sand_force.rs",
        about: "Sand Force: in a sandstorm Rock, Ground and Steel moves gain three tenths; the sandstorm doesn't hurt the holder.",
        effects: &[&[abilities_sand_force::SAND_FORCE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/sand_spit.rs",
        about: "Abilities that change the field when a move hits their holder.",
        effects: &[&[abilities_sand_spit::SAND_SPIT], &[abilities_sand_spit::SEED_SOWER]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/sand_veil.rs",
        about: "Abilities that make their holder harder to hit.",
        effects: &[
            &[abilities_sand_veil::SAND_VEIL],
            &[abilities_sand_veil::SNOW_CLOAK],
            &[abilities_sand_veil::TANGLED_FEET],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/schooling.rs",
        about: "Schooling: from level 20 on Wishiwashi is a school while it has more than a quarter of its HP.",
        effects: &[&[abilities_schooling::SCHOOLING]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/scrappy.rs",
        about: "Scrappy: Normal and Fighting moves hit Ghosts, and Intimidate does nothing.",
        effects: &[&[abilities_scrappy::SCRAPPY]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/screen_cleaner.rs",
        about: "Screen Cleaner: on entry the screens of both sides are gone.",
        effects: &[&[abilities_screen_cleaner::SCREEN_CLEANER]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/serene_grace.rs",
        about: "Serene Grace: secondary effects are twice as likely.",
        effects: &[&[abilities_serene_grace::SERENE_GRACE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/shed_skin.rs",
        about: "Shed Skin: each turn the holder's status is cured one time in three.",
        effects: &[&[abilities_shed_skin::SHED_SKIN]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/sheer_force.rs",
        about: "Sheer Force: moves lose their secondary effects and gain three tenths.",
        effects: &[&[abilities_sheer_force::SHEER_FORCE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/shield_dust.rs",
        about: "Shield Dust: secondary effects of moves on the holder don't happen, except those for their user.",
        effects: &[&[abilities_shield_dust::SHIELD_DUST]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/shields_down.rs",
        about: "Shields Down: Minior has its shell, and with it no status, while it has more than half of its HP.",
        effects: &[&[abilities_shields_down::SHIELDS_DOWN]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/simple.rs",
        about: "Simple: changes of the holder's stages count twice.",
        effects: &[&[abilities_simple::SIMPLE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/skill_link.rs",
        about: "Skill Link: moves that hit several times hit as often as they can.",
        effects: &[&[abilities_skill_link::SKILL_LINK]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/slow_start.rs",
        about: "Slow Start: for five turns the holder's Attack and Speed are halved.",
        effects: &[&[abilities_slow_start::SLOW_START]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/solar_power.rs",
        about: "Solar Power: sun raises the holder's Special Attack by half and costs it an eighth of its HP each turn.",
        effects: &[&[abilities_solar_power::SOLAR_POWER]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/soul_heart.rs",
        about: "Soul-Heart: whenever anyone faints, the holder's Special Attack rises a stage.",
        effects: &[&[abilities_soul_heart::SOUL_HEART]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/soundproof.rs",
        about: "Soundproof: sound moves don't affect the holder.",
        effects: &[&[abilities_soundproof::SOUNDPROOF]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/speed_boost.rs",
        about: "Speed Boost: each turn but the first the holder's Speed rises a stage.",
        effects: &[&[abilities_speed_boost::SPEED_BOOST]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/spicy_spray.rs",
        about: "Spicy Spray: whoever hits the holder is burned.",
        effects: &[&[abilities_spicy_spray::SPICY_SPRAY]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/stakeout.rs",
        about: "Stakeout: the holder hits targets that have just come in twice as hard.",
        effects: &[&[abilities_stakeout::STAKEOUT]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/stall.rs",
        about: "Stall: the holder goes last among those whose moves have the same priority.",
        effects: &[&[abilities_stall::STALL]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/stamina.rs",
        about: "Abilities that change their holder's stages when a move hits it.",
        effects: &[
            &[abilities_stamina::STAMINA],
            &[abilities_stamina::STEAM_ENGINE],
            &[abilities_stamina::WATER_COMPACTION],
            &[abilities_stamina::WEAK_ARMOR],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/stance_change.rs",
        about: "Stance Change: Aegislash draws its blade to attack and raises its shield for King's Shield.",
        effects: &[&[abilities_stance_change::STANCE_CHANGE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/stat_guards.rs",
        about: "Abilities that keep foes from lowering a stat.",
        effects: &[
            &[abilities_stat_guards::BIG_PECKS],
            &[abilities_stat_guards::HYPER_CUTTER],
            &[abilities_stat_guards::KEEN_EYE],
            &[abilities_stat_guards::ILLUMINATE],
            &[abilities_stat_guards::ILLUMINATE_BEFORE_THE_TEAL_MASK],
            &[abilities_stat_guards::MINDS_EYE],
            &[abilities_stat_guards::CLEAR_BODY],
            &[abilities_stat_guards::FULL_METAL_BODY],
            &[abilities_stat_guards::WHITE_SMOKE],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/steadfast.rs",
        about: "Steadfast: flinching raises the holder's Speed a stage.",
        effects: &[&[abilities_steadfast::STEADFAST]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/stench.rs",
        about: "Stench: damaging moves make whom they hit flinch one time in ten.",
        effects: &[&[abilities_stench::STENCH]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/sticky_hold.rs",
        about: "Sticky Hold: others can't take the holder's item.",
        effects: &[&[abilities_sticky_hold::STICKY_HOLD]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/sturdy.rs",
        about: "Sturdy: no hit makes the holder faint from full HP, and one-hit knockouts fail.",
        effects: &[&[abilities_sturdy::STURDY]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/suction_cups.rs",
        about: "Suction Cups: the holder can't be dragged out.",
        effects: &[&[abilities_suction_cups::SUCTION_CUPS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/super_luck.rs",
        about: "Super Luck: the holder's critical-hit stage is one higher.",
        effects: &[&[abilities_super_luck::SUPER_LUCK]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/supersweet_syrup.rs",
        about: "Supersweet Syrup: on its first entry, lowers the evasion of adjacent foes a stage.",
        effects: &[&[abilities_supersweet_syrup::SUPERSWEET_SYRUP]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/supreme_overlord.rs",
        about: "Supreme Overlord: each ally fallen before its entry strengthens the holder's moves by a tenth, five at most.",
        effects: &[&[abilities_supreme_overlord::SUPREME_OVERLORD]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/sweet_veil.rs",
        about: "Sweet Veil: the holder and its allies stay awake.",
        effects: &[&[abilities_sweet_veil::SWEET_VEIL]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/symbiosis.rs",
        about: "Symbiosis: when an ally has used its item, the holder passes it its own.",
        effects: &[&[abilities_symbiosis::SYMBIOSIS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/synchronize.rs",
        about: "Synchronize: whoever burns, paralyses or poisons the holder suffers the same.",
        effects: &[&[abilities_synchronize::SYNCHRONIZE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/technician.rs",
        about: "Technician: a move of power 60 or less gains half again.",
        effects: &[&[abilities_technician::TECHNICIAN]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/telepathy.rs",
        about: "Telepathy: allies' attacks miss the holder.",
        effects: &[&[abilities_telepathy::TELEPATHY]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/tera_shell.rs",
        about: "Tera Shell: while the holder's HP are full, every move is resisted, with all of its hits.",
        effects: &[&[abilities_tera_shell::TERA_SHELL]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/tera_shift.rs",
        about: "Tera Shift: on entry Terapagos takes its Terastal Form.",
        effects: &[&[abilities_tera_shift::TERA_SHIFT]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/teraform_zero.rs",
        about: "Teraform Zero: as Terapagos takes its Stellar Form, weather and terrain end.",
        effects: &[&[abilities_teraform_zero::TERAFORM_ZERO]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/thermal_exchange.rs",
        about: "Thermal Exchange: Fire moves raise the holder's Attack a stage, and it can't be burned.",
        effects: &[&[abilities_thermal_exchange::THERMAL_EXCHANGE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/toxic_debris.rs",
        about: "Toxic Debris: physical hits scatter toxic spikes under the attacker's side.",
        effects: &[&[abilities_toxic_debris::TOXIC_DEBRIS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/trace.rs",
        about: "Trace: the holder takes on the ability of a foe beside it, as soon as there is one that can be copied.",
        effects: &[&[abilities_trace::TRACE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/truant.rs",
        about: "Truant: the holder moves only every other turn.",
        effects: &[&[abilities_truant::TRUANT]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/unaware.rs",
        about: "Unaware: when the holder attacks or is attacked, the other's stages don't count.",
        effects: &[&[abilities_unaware::UNAWARE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/unburden.rs",
        about: "Unburden: once its item is gone, the holder is twice as fast.",
        effects: &[&[abilities_unburden::UNBURDEN], &[abilities_unburden::UNBURDEN_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/unnerve.rs",
        about: "Unnerve: foes are too nervous to eat Berries. As One: the rider's Unnerve and the steed's neigh at once.",
        effects: &[
            &[abilities_unnerve::UNNERVE],
            &[abilities_unnerve::AS_ONE_GLASTRIER],
            &[abilities_unnerve::AS_ONE_SPECTRIER],
        ],
    },
    Source {
        path: "crates/battle-effects/src/abilities/unseen_fist.rs",
        about: "Unseen Fist: moves that touch go through protection, in Champions at a quarter of their damage.",
        effects: &[&[abilities_unseen_fist::UNSEEN_FIST], &[abilities_unseen_fist::UNSEEN_FIST_IN_CHAMPIONS]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/victory_star.rs",
        about: "Victory Star: moves of the holder and its allies hit a tenth more often.",
        effects: &[&[abilities_victory_star::VICTORY_STAR]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/wandering_spirit.rs",
        about: "Wandering Spirit: whoever touches the holder exchanges abilities with it.",
        effects: &[&[abilities_wandering_spirit::WANDERING_SPIRIT]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/water_bubble.rs",
        about: "Water Bubble: the holder's Water moves hit twice as hard, Fire moves hit it half as hard, and it can't be burned.",
        effects: &[&[abilities_water_bubble::WATER_BUBBLE]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/wind_power.rs",
        about: "Wind Power: wind moves and Tailwind charge the holder.",
        effects: &[&[abilities_wind_power::WIND_POWER]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/wind_rider.rs",
        about: "Wind Rider: wind moves don't hurt the holder but raise its Attack a stage, and so does Tailwind.",
        effects: &[&[abilities_wind_rider::WIND_RIDER]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/wonder_guard.rs",
        about: "Wonder Guard: of attacks only super-effective ones hit the holder.",
        effects: &[&[abilities_wonder_guard::WONDER_GUARD]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/wonder_skin.rs",
        about: "Wonder Skin: status moves hit the holder half of the time.",
        effects: &[&[abilities_wonder_skin::WONDER_SKIN]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/zen_mode.rs",
        about: "Zen Mode: at half its HP or less, Darmanitan meditates.",
        effects: &[&[abilities_zen_mode::ZEN_MODE], &[abilities_zen_mode::ZEN_MODE_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/abilities/zero_to_hero.rs",
        about: "Zero to Hero: once it has left, Palafin comes back as a hero.",
        effects: &[&[abilities_zero_to_hero::ZERO_TO_HERO]],
    },
    Source {
        path: "crates/battle-effects/src/conditions/burn.rs",
        about: "Burn: a sixteenth of the HP is lost each turn, up to generation 6 an eighth. (Physical damage is halved where damage is computed.)",
        effects: &[&[conditions_burn::BURN], &[conditions_burn::BURN_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/conditions/choice_lock.rs",
        about: "Choice lock: as long as it holds a Choice item, its bearer can only repeat its first move.",
        effects: &[&[conditions_choice_lock::CHOICE_LOCK]],
    },
    Source {
        path: "crates/battle-effects/src/conditions/commander.rs",
        about: "Commander's two sides: Dondozo with Tatsugiri in its mouth, and the Tatsugiri that commands from there.",
        effects: &[&[conditions_commander::COMMANDED], &[conditions_commander::COMMANDING]],
    },
    Source {
        path: "crates/battle-effects/src/conditions/confusion.rs",
        about: "Confusion: for two to five turns its bearer may hurt itself instead of moving.",
        effects: &[&[conditions_confusion::CONFUSION], &[conditions_confusion::CONFUSION_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/conditions/dynamax.rs",
        about: "Dynamax: for three turns its bearer has more HP and can't flinch or be dragged out.",
        effects: &[&[conditions_dynamax::DYNAMAX]],
    },
    Source {
        path: "crates/battle-effects/src/conditions/flinch.rs",
        about: "Flinching: its bearer doesn't get to move this turn.",
        effects: &[&[conditions_flinch::FLINCH], &[conditions_flinch::FLINCH_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/conditions/freeze.rs",
        about: "Freeze: its bearer can't move until it thaws, one time in five, by a move of its own or by fire.",
        effects: &[
            &[conditions_freeze::FREEZE],
            &[conditions_freeze::FREEZE_IN_CHAMPIONS],
            &[conditions_freeze::FREEZE_OF_OLD],
        ],
    },
    Source {
        path: "crates/battle-effects/src/conditions/future_move.rs",
        about: "A foreseen attack (Future Sight, Doom Desire): comes down two turns after its use on whoever stands there.",
        effects: &[&[conditions_future_move::FUTURE_MOVE]],
    },
    Source {
        path: "crates/battle-effects/src/conditions/gem.rs",
        about: "A spent gem: this turn's move of its type is stronger by three tenths, up to generation 5 by half.",
        effects: &[&[conditions_gem::GEM]],
    },
    Source {
        path: "crates/battle-effects/src/conditions/heal_replacement.rs",
        about: "Healing by Z-power: whoever takes the user's place next is healed in full.",
        effects: &[&[conditions_heal_replacement::HEAL_REPLACEMENT]],
    },
    Source {
        path: "crates/battle-effects/src/conditions/locked_move.rs",
        about: "Rampage (Outrage, Thrash and the like): for two or three turns its bearer repeats its move, then it is confused.",
        effects: &[&[conditions_locked_move::LOCKED_MOVE], &[conditions_locked_move::LOCKED_MOVE_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/conditions/must_recharge.rs",
        about: "Recharging: its bearer can't move this turn.",
        effects: &[&[conditions_must_recharge::MUST_RECHARGE], &[conditions_must_recharge::MUST_RECHARGE_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/conditions/paralysis.rs",
        about: "Paralysis: halves Speed, up to generation 6 quarters it, and one time in four, in Champions in eight, keeps its bearer from moving.",
        effects: &[
            &[conditions_paralysis::PARALYSIS],
            &[conditions_paralysis::PARALYSIS_IN_CHAMPIONS],
            &[conditions_paralysis::PARALYSIS_OF_OLD],
        ],
    },
    Source {
        path: "crates/battle-effects/src/conditions/partially_trapped.rs",
        about: "Bound (by Wrap, Whirlpool and the like): for four or five turns its bearer is hurt and can't switch.",
        effects: &[
            &[conditions_partially_trapped::PARTIALLY_TRAPPED],
            &conditions_partially_trapped::PARTIALLY_TRAPPED_OF_OLD,
        ],
    },
    Source {
        path: "crates/battle-effects/src/conditions/poison.rs",
        about: "Poison: an eighth of the HP is lost each turn. Bad poison: a sixteenth more with every turn.",
        effects: &[&conditions_poison::POISON, &conditions_poison::POISON_OF_OLD],
    },
    Source {
        path: "crates/battle-effects/src/conditions/rollout_storage.rs",
        about: "Rollout's momentum, kept for the hit after its last turn when it was called by another move.",
        effects: &[&[conditions_rollout_storage::ROLLOUT_STORAGE]],
    },
    Source {
        path: "crates/battle-effects/src/conditions/sleep.rs",
        about: "Sleep: its bearer can't move for one to three turns; in generation 5 they are counted anew when it comes in again.",
        effects: &[
            &[conditions_sleep::SLEEP],
            &[conditions_sleep::SLEEP_IN_CHAMPIONS],
            &[conditions_sleep::SLEEP_OF_OLD],
        ],
    },
    Source {
        path: "crates/battle-effects/src/conditions/stall.rs",
        about: "Stalling: each protecting move in a row is three times less likely to work than the one before, in generation 5 twice.",
        effects: &[&[conditions_stall::STALL], &[conditions_stall::STALL_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/conditions/strong_weather.rs",
        about: "Heavy rain, extremely harsh sunlight and strong winds: weathers that stay as long as who brought them.",
        effects: &[
            &[conditions_strong_weather::HEAVY_RAIN],
            &[conditions_strong_weather::HARSH_SUN],
            &[conditions_strong_weather::STRONG_WINDS],
        ],
    },
    Source {
        path: "crates/battle-effects/src/conditions/trapped.rs",
        about: "Trapped: its bearer can't switch as long as who trapped it is there.",
        effects: &[&[conditions_trapped::TRAPPED], &[conditions_trapped::TRAPPED_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/conditions/two_turn_move.rs",
        about: "Charging: its bearer has begun a move that hits next turn, and can do nothing else until then.",
        effects: &[
            &[conditions_two_turn_move::TWO_TURN_MOVE],
            &conditions_two_turn_move::TWO_TURN_MOVE_OF_OLD,
            &[conditions_two_turn_move::INVULNERABILITY_IN_JAPAN],
        ],
    },
    Source {
        path: "crates/battle-effects/src/conditions/weather.rs",
        about: "Rain, sun, sandstorm, hail and snow: how long they last, how they begin, go on and end.",
        effects: &[
            &[conditions_weather::RAIN],
            &[conditions_weather::SUN],
            &[conditions_weather::SANDSTORM],
            &[conditions_weather::HAIL],
            &[conditions_weather::SNOW],
        ],
    },
    Source {
        path: "crates/battle-effects/src/formats/350_cup_mod.rs",
        about: "350 Cup Mod: base stats that add up to 350 or less are doubled.",
        effects: &[&[formats_350_cup_mod::_350_CUP_MOD]],
    },
    Source {
        path: "crates/battle-effects/src/formats/bad_n_boosted_mod.rs",
        about: "Bad 'n Boosted Mod: base stats of 70 and less are doubled.",
        effects: &[&[formats_bad_n_boosted_mod::BAD_N_BOOSTED_MOD]],
    },
    Source {
        path: "crates/battle-effects/src/formats/battlefields.rs",
        about: "Battlefields: weathers, terrains, rooms and what lies on a side stay until something replaces or removes them.",
        effects: &[&[formats_battlefields::BATTLEFIELDS]],
    },
    Source {
        path: "crates/battle-effects/src/formats/bonus_type_mod.rs",
        about: "Bonus Type Mod: Pokémon have their Tera Type besides their own types; before generation 9, the type they are named after.",
        effects: &[&[formats_bonus_type_mod::BONUS_TYPE_MOD]],
    },
    Source {
        path: "crates/battle-effects/src/formats/broken_record_mod.rs",
        about: "Broken Record Mod: a Pokémon knows the move of the Technical Record it holds, and the record can't be taken or flung.",
        effects: &[
            &[formats_broken_record_mod::BROKEN_RECORD_MOD],
            &[formats_broken_record_mod::BROKEN_RECORD_MOD_MOVES],
        ],
    },
    Source {
        path: "crates/battle-effects/src/formats/camomons_mod.rs",
        about: "Camomons Mod: Pokémon have the types of their first two moves.",
        effects: &[&[formats_camomons_mod::CAMOMONS_MOD]],
    },
    Source {
        path: "crates/battle-effects/src/formats/category_swap_mod.rs",
        about: "Category Swap Mod: physical moves become special, special moves physical.",
        effects: &[
            &[formats_category_swap_mod::CATEGORY_SWAP_MOD],
            &[formats_category_swap_mod::CATEGORY_SWAP_MOD_MOVES],
        ],
    },
    Source {
        path: "crates/battle-effects/src/formats/chimera_1v1_rule.rs",
        about: "Chimera 1v1 Rule: a team of six becomes one Pokémon, with the types of the first, the item of the second, the ability of the third, the stats of the fourth, the first two moves of the fifth and the last two of the sixth.",
        effects: &[&[formats_chimera_1v1_rule::CHIMERA_1V1_RULE]],
    },
    Source {
        path: "crates/battle-effects/src/formats/cross_evolution.rs",
        about: "Cross Evolution: a Pokémon nicknamed after what evolves from its own stage gains the base stats and types that one gained by evolving, has its abilities, and doesn't evolve any more.",
        effects: &[&[formats_cross_evolution::CROSS_EVOLUTION]],
    },
    Source {
        path: "crates/battle-effects/src/formats/data_preview.rs",
        about: "Data Preview: what a Pokémon is, with its tier, types, abilities and base stats, is shown as it comes in. Behind an illusion that is what it looks like, until it is hit.",
        effects: &[&[formats_data_preview::DATA_PREVIEW]],
    },
    Source {
        path: "crates/battle-effects/src/formats/fervent_impersonation_mod.rs",
        about: "Fervent Impersonation Mod: a Pokémon called after another one becomes that one when half its HP is gone.",
        effects: &[&[formats_fervent_impersonation_mod::FERVENT_IMPERSONATION_MOD]],
    },
    Source {
        path: "crates/battle-effects/src/formats/first_blood_rule.rs",
        about: "First Blood Rule: the first team to have a Pokémon faint loses.",
        effects: &[&[formats_first_blood_rule::FIRST_BLOOD_RULE]],
    },
    Source {
        path: "crates/battle-effects/src/formats/flipped_mod.rs",
        about: "Flipped Mod: base stats are reversed. HP and Speed, Attack and Special Defense, Defense and Special Attack change places.",
        effects: &[&[formats_flipped_mod::FLIPPED_MOD]],
    },
    Source {
        path: "crates/battle-effects/src/formats/force_of_the_fallen_mod.rs",
        about: "Force of the Fallen Mod: a Pokémon that faints passes the last move of its set on to its team, with the PP left of it: they all use up the same.",
        effects: &[&[formats_force_of_the_fallen_mod::FORCE_OF_THE_FALLEN_MOD]],
    },
    Source {
        path: "crates/battle-effects/src/formats/force_select.rs",
        about: "Force Select: players must bring this Pokémon.",
        effects: &[&[formats_force_select::FORCE_SELECT_IN_BATTLE]],
    },
    Source {
        path: "crates/battle-effects/src/formats/foresighters.rs",
        about: "Foresighters: a Pokémon's first move is foreseen, and comes down two turns later.",
        effects: &[&[formats_foresighters::FORESIGHTERS], &[formats_foresighters::FORESIGHTERS_MOVES]],
    },
    Source {
        path: "crates/battle-effects/src/formats/fortemons.rs",
        about: "Fortemons: a Pokémon with an attack in its item slot lends that one's properties to all of its own attacks.",
        effects: &[&[formats_fortemons::FORTEMONS]],
    },
    Source {
        path: "crates/battle-effects/src/formats/frantic_fusions_mod.rs",
        about: "Frantic Fusions Mod: a Pokémon nicknamed after another species gains a quarter of that one's base stats, HP apart.",
        effects: &[&[formats_frantic_fusions_mod::FRANTIC_FUSIONS_MOD]],
    },
    Source {
        path: "crates/battle-effects/src/formats/godly_gift_mod.rs",
        about: "Godly Gift Mod: a team's God, or its first Pokémon if it has none, gives each a base stat of its own: HP to the first, then Attack, Defense, Special Attack, Special Defense and Speed.",
        effects: &[&[formats_godly_gift_mod::GODLY_GIFT_MOD]],
    },
    Source {
        path: "crates/battle-effects/src/formats/guaranteed_secondary_mod.rs",
        about: "Guaranteed Secondary Mod: secondary effects always happen.",
        effects: &[&[formats_guaranteed_secondary_mod::GUARANTEED_SECONDARY_MOD]],
    },
    Source {
        path: "crates/battle-effects/src/formats/inheritance.rs",
        about: "Inheritance: a Pokémon has the ability and moves of another, which is told as it comes in.",
        effects: &[&[formats_inheritance::INHERITANCE]],
    },
    Source {
        path: "crates/battle-effects/src/formats/inverse_mod.rs",
        about: "Inverse Mod: weaknesses become resistances, while resistances and immunities become weaknesses.",
        effects: &[&[formats_inverse_mod::INVERSE_MOD]],
    },
    Source {
        path: "crates/battle-effects/src/formats/max_total_level.rs",
        about: "Max Total Level: the levels of the Pokémon a player brings may not come to more than this, taken together.",
        effects: &[&[formats_max_total_level::MAX_TOTAL_LEVEL_IN_BATTLE]],
    },
    Source {
        path: "crates/battle-effects/src/formats/nature_swap.rs",
        about: "Nature Swap: the stat that a nature raises and the one it lowers change places before the nature raises.",
        effects: &[&[formats_nature_swap::NATURE_SWAP]],
    },
    Source {
        path: "crates/battle-effects/src/formats/no_switching.rs",
        about: "No Switching: nobody is switched by choice.",
        effects: &[&[formats_no_switching::NO_SWITCHING]],
    },
    Source {
        path: "crates/battle-effects/src/formats/protean_palace_mod.rs",
        about: "Protean Palace Mod: Pokémon become the type of the move they use.",
        effects: &[&[formats_protean_palace_mod::PROTEAN_PALACE_MOD]],
    },
    Source {
        path: "crates/battle-effects/src/formats/re_evolution_mod.rs",
        about: "Re-Evolution Mod: base stats change once more as they did when the Pokémon evolved.",
        effects: &[&[formats_re_evolution_mod::RE_EVOLUTION_MOD]],
    },
    Source {
        path: "crates/battle-effects/src/formats/revelationmons_mod.rs",
        about: "Revelationmons Mod: the moves in a Pokémon's first slots have its types, the first move the first type, the second the second.",
        effects: &[&[formats_revelationmons_mod::REVELATIONMONS_MOD]],
    },
    Source {
        path: "crates/battle-effects/src/formats/scalemons_mod.rs",
        about: "Scalemons Mod: base stats apart from HP are scaled so that all six add up to about 600.",
        effects: &[&[formats_scalemons_mod::SCALEMONS_MOD]],
    },
    Source {
        path: "crates/battle-effects/src/formats/status_clauses.rs",
        about: "Rules that limit which statuses Pokémon can be given.",
        effects: &[
            &[formats_status_clauses::SLEEP_CLAUSE_MOD],
            &[formats_status_clauses::FREEZE_CLAUSE_MOD],
            &[formats_status_clauses::STADIUM_SLEEP_CLAUSE],
            &[formats_status_clauses::NO_FREEZE_MOD],
        ],
    },
    Source {
        path: "crates/battle-effects/src/formats/tera_donation.rs",
        about: "Tera Donation: the first Pokémon sent out terastallizes at once, and its team has its Tera Type besides its own types.",
        effects: &[&[formats_tera_donation::TERA_DONATION], &[formats_tera_donation::TERA_DONATION_MOVES]],
    },
    Source {
        path: "crates/battle-effects/src/formats/tier_shift_mod.rs",
        about: "Tier Shift Mod: base stats apart from HP are raised, the more the lower a Pokémon's tier.",
        effects: &[&[formats_tier_shift_mod::TIER_SHIFT_MOD]],
    },
    Source {
        path: "crates/battle-effects/src/formats/type_split.rs",
        about: "Type Split: whether a move is physical or special depends on its type only.",
        effects: &[&[formats_type_split::TYPE_SPLIT]],
    },
    Source {
        path: "crates/battle-effects/src/formats/voltturn_mayhem_mod.rs",
        about: "VoltTurn Mayhem Mod: every move that is aimed at a foe lets its user switch out afterwards.",
        effects: &[&[formats_voltturn_mayhem_mod::VOLTTURN_MAYHEM_MOD]],
    },
    Source {
        path: "crates/battle-effects/src/items/ability_shield.rs",
        about: "Ability Shield: keeps the holder's ability from being changed. (That it can't be ignored is part of the rules.)",
        effects: &[&[items_ability_shield::ABILITY_SHIELD]],
    },
    Source {
        path: "crates/battle-effects/src/items/absorbing_items.rs",
        about: "Absorb Bulb, Cell Battery, Luminous Moss and Snowball: raise a stat after a hit of their type.",
        effects: &[&items_absorbing_items::ABSORBING_ITEMS],
    },
    Source {
        path: "crates/battle-effects/src/items/accuracy_items.rs",
        about: "Items that change accuracy.",
        effects: &[
            &items_accuracy_items::EVASION_ITEMS,
            &[items_accuracy_items::WIDE_LENS],
            &[items_accuracy_items::ZOOM_LENS],
        ],
    },
    Source {
        path: "crates/battle-effects/src/items/adrenaline_orb.rs",
        about: "Adrenaline Orb: raises Speed when the holder is intimidated.",
        effects: &[&[items_adrenaline_orb::ADRENALINE_ORB]],
    },
    Source {
        path: "crates/battle-effects/src/items/air_balloon.rs",
        about: "Air Balloon: the holder floats until it is hit.",
        effects: &[&[items_air_balloon::AIR_BALLOON]],
    },
    Source {
        path: "crates/battle-effects/src/items/assault_vest.rs",
        about: "Assault Vest: raises Special Defense by half, but keeps the holder from using status moves.",
        effects: &[&[items_assault_vest::ASSAULT_VEST]],
    },
    Source {
        path: "crates/battle-effects/src/items/berserk_gene.rs",
        about: "Berserk Gene: raises Attack by two and confuses the holder as it comes in.",
        effects: &[&[items_berserk_gene::BERSERK_GENE]],
    },
    Source {
        path: "crates/battle-effects/src/items/big_root.rs",
        about: "Big Root: draining and rooting restore three tenths more.",
        effects: &[&[items_big_root::BIG_ROOT]],
    },
    Source {
        path: "crates/battle-effects/src/items/black_sludge.rs",
        about: "Black Sludge: restores a sixteenth of a Poison type's HP each turn, and takes an eighth of anyone else's.",
        effects: &[&[items_black_sludge::BLACK_SLUDGE]],
    },
    Source {
        path: "crates/battle-effects/src/items/blunder_policy.rs",
        about: "Blunder Policy: when the holder's move misses, its Speed rises by two.",
        effects: &[&[items_blunder_policy::BLUNDER_POLICY]],
    },
    Source {
        path: "crates/battle-effects/src/items/booster_energy.rs",
        about: "Booster Energy: sets Protosynthesis or Quark Drive off where sun or Electric Terrain don't.",
        effects: &[&[items_booster_energy::BOOSTER_ENERGY]],
    },
    Source {
        path: "crates/battle-effects/src/items/bows.rs",
        about: "Pink Bow and Polkadot Bow: strengthen Normal moves by a tenth.",
        effects: &[&items_bows::BOWS],
    },
    Source {
        path: "crates/battle-effects/src/items/choice_items.rs",
        about: "Choice Band, Specs and Scarf: raise Attack, Special Attack or Speed by half, and allow only one move.",
        effects: &[&items_choice_items::CHOICE_ITEMS],
    },
    Source {
        path: "crates/battle-effects/src/items/clear_amulet.rs",
        about: "Clear Amulet: others can't lower the holder's stages.",
        effects: &[&[items_clear_amulet::CLEAR_AMULET]],
    },
    Source {
        path: "crates/battle-effects/src/items/covert_cloak.rs",
        about: "Covert Cloak: secondary effects of moves don't happen to the holder.",
        effects: &[&[items_covert_cloak::COVERT_CLOAK]],
    },
    Source {
        path: "crates/battle-effects/src/items/crit_items.rs",
        about: "Items that make critical hits likelier.",
        effects: &[
            &items_crit_items::CRIT_ITEMS,
            &[items_crit_items::LEEK],
            &[items_crit_items::STICK],
            &[items_crit_items::LUCKY_PUNCH],
        ],
    },
    Source {
        path: "crates/battle-effects/src/items/custap_berry.rs",
        about: "Custap Berry: in a pinch, its holder moves first once. Quick Claw: its holder moves first one time in five.",
        effects: &[
            &[items_custap_berry::CUSTAP_BERRY],
            &[items_custap_berry::QUICK_CLAW],
            &items_custap_berry::OTHERS_OF_OLD,
        ],
    },
    Source {
        path: "crates/battle-effects/src/items/destiny_knot.rs",
        about: "Destiny Knot: whoever infatuates the holder is infatuated too.",
        effects: &[&[items_destiny_knot::DESTINY_KNOT]],
    },
    Source {
        path: "crates/battle-effects/src/items/drives.rs",
        about: "Drives: make Techno Blast of their type, and can't be taken from Genesect.",
        effects: &[&items_drives::DRIVES],
    },
    Source {
        path: "crates/battle-effects/src/items/eject_button.rs",
        about: "Eject Button: the holder leaves after it is hit.",
        effects: &[&[items_eject_button::EJECT_BUTTON]],
    },
    Source {
        path: "crates/battle-effects/src/items/eject_pack.rs",
        about: "Eject Pack: the holder leaves after its stages were lowered.",
        effects: &[&[items_eject_pack::EJECT_PACK]],
    },
    Source {
        path: "crates/battle-effects/src/items/eviolite.rs",
        about: "Eviolite: raises Defense and Special Defense of whoever can still evolve by half.",
        effects: &[&[items_eviolite::EVIOLITE], &[items_eviolite::EVIOLITE_BEFORE_THE_INDIGO_DISK]],
    },
    Source {
        path: "crates/battle-effects/src/items/expert_belt.rs",
        about: "Expert Belt: super effective hits deal a fifth more damage.",
        effects: &[&[items_expert_belt::EXPERT_BELT]],
    },
    Source {
        path: "crates/battle-effects/src/items/float_stone.rs",
        about: "Float Stone: halves the holder's weight.",
        effects: &[&[items_float_stone::FLOAT_STONE]],
    },
    Source {
        path: "crates/battle-effects/src/items/focus_band.rs",
        about: "Focus Band: one time in ten, a hit that would knock the holder out leaves 1 HP.",
        effects: &[&[items_focus_band::FOCUS_BAND]],
    },
    Source {
        path: "crates/battle-effects/src/items/focus_sash.rs",
        about: "Focus Sash: a hit that would knock the holder out from full HP leaves 1 HP.",
        effects: &[&[items_focus_sash::FOCUS_SASH]],
    },
    Source {
        path: "crates/battle-effects/src/items/gems.rs",
        about: "Gems: the first attack of a type is stronger by three tenths; then the gem is gone.",
        effects: &[&items_gems::GEMS],
    },
    Source {
        path: "crates/battle-effects/src/items/healing_berries.rs",
        about: "Berries that restore HP, and Berry Juice.",
        effects: &[
            &[items_healing_berries::SITRUS_BERRY],
            &[items_healing_berries::ORAN_BERRY],
            &[items_healing_berries::BERRY],
            &[items_healing_berries::GOLD_BERRY],
            &[items_healing_berries::BERRY_JUICE],
            &items_healing_berries::TASTY_BERRIES,
            &[items_healing_berries::ENIGMA_BERRY],
            &items_healing_berries::OTHERS_OF_OLD,
        ],
    },
    Source {
        path: "crates/battle-effects/src/items/iron_ball.rs",
        about: "Iron Ball: halves Speed and grounds the holder, whose Flying type then counts for nothing against Ground moves.",
        effects: &[&[items_iron_ball::IRON_BALL]],
    },
    Source {
        path: "crates/battle-effects/src/items/kings_rock.rs",
        about: "King's Rock and Razor Fang: attacks that don't make flinch anyway do so one time in ten.",
        effects: &[&items_kings_rock::KINGS_ROCK],
    },
    Source {
        path: "crates/battle-effects/src/items/leftovers.rs",
        about: "Leftovers: restores a sixteenth of the holder's HP at the end of each turn.",
        effects: &[&[items_leftovers::LEFTOVERS]],
    },
    Source {
        path: "crates/battle-effects/src/items/leppa_berry.rs",
        about: "Leppa Berry: restores 10 PP of a move that has none left.",
        effects: &[&[items_leppa_berry::LEPPA_BERRY]],
    },
    Source {
        path: "crates/battle-effects/src/items/life_orb.rs",
        about: "Life Orb: attacks deal three tenths more damage and cost a tenth of the holder's HP.",
        effects: &[&[items_life_orb::LIFE_ORB]],
    },
    Source {
        path: "crates/battle-effects/src/items/loaded_dice.rs",
        about: "Loaded Dice: moves that hit several times do so more often, and those with an accuracy check for each hit have only one.",
        effects: &[&[items_loaded_dice::LOADED_DICE]],
    },
    Source {
        path: "crates/battle-effects/src/items/mail.rs",
        about: "Mail: only Knock Off, Thief and Covet take it. What only passes for something else nothing takes.",
        effects: &[&[items_mail::MAIL]],
    },
    Source {
        path: "crates/battle-effects/src/items/masks.rs",
        about: "Ogerpon's masks: strengthen its moves by a fifth, and can't be taken from it.",
        effects: &[&items_masks::MASKS],
    },
    Source {
        path: "crates/battle-effects/src/items/mega_stones.rs",
        about: "Mega Stones: whoever could mega evolve with it can't lose it, nor be given it.",
        effects: &[
            &items_mega_stones::MEGA_STONES,
            &items_mega_stones::STONES_OF_FORMES,
            &[items_mega_stones::ZYGARDITE],
        ],
    },
    Source {
        path: "crates/battle-effects/src/items/memories.rs",
        about: "Memories: make Silvally and Multi-Attack of their type, and can't be taken from it.",
        effects: &[&items_memories::MEMORIES],
    },
    Source {
        path: "crates/battle-effects/src/items/mental_herb.rs",
        about: "Mental Herb: frees the holder of infatuation, Taunt, Encore, Torment, Disable and Heal Block.",
        effects: &[&[items_mental_herb::MENTAL_HERB]],
    },
    Source {
        path: "crates/battle-effects/src/items/metronome.rs",
        about: "Metronome (item): a move that is used again and again gets stronger by a fifth each time, up to double.",
        effects: &[&[items_metronome::METRONOME], &[items_metronome::METRONOME_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/items/micle_berry.rs",
        about: "Micle Berry: in a pinch, makes the next move more accurate by a fifth.",
        effects: &[&[items_micle_berry::MICLE_BERRY], &[items_micle_berry::MICLE_BERRY_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/items/mirror_herb.rs",
        about: "Mirror Herb: copies what foes gain in stages, once.",
        effects: &[&[items_mirror_herb::MIRROR_HERB]],
    },
    Source {
        path: "crates/battle-effects/src/items/muscle_band.rs",
        about: "Muscle Band and Wise Glasses: physical or special moves are stronger by a tenth.",
        effects: &[&items_muscle_band::MUSCLE_BAND],
    },
    Source {
        path: "crates/battle-effects/src/items/mystery_berry.rs",
        about: "Mystery Berry: restores 5 PP of the move that was just used up.",
        effects: &[&[items_mystery_berry::MYSTERY_BERRY]],
    },
    Source {
        path: "crates/battle-effects/src/items/plain_berries.rs",
        about: "Berries that do nothing in battle.",
        effects: &[&items_plain_berries::PLAIN_BERRIES],
    },
    Source {
        path: "crates/battle-effects/src/items/plates.rs",
        about: "Plates: strengthen all moves of a type by a fifth, and can't be taken from Arceus.",
        effects: &[&items_plates::PLATES],
    },
    Source {
        path: "crates/battle-effects/src/items/power_herb.rs",
        about: "Power Herb: a move that has to charge hits at once.",
        effects: &[&[items_power_herb::POWER_HERB]],
    },
    Source {
        path: "crates/battle-effects/src/items/power_items.rs",
        about: "Macho Brace and the Power items: halve the holder's Speed.",
        effects: &[&items_power_items::POWER_ITEMS],
    },
    Source {
        path: "crates/battle-effects/src/items/primal_orbs.rs",
        about: "Blue Orb and Red Orb: let Kyogre and Groudon revert to their primal formes as they come in.",
        effects: &[&items_primal_orbs::PRIMAL_ORBS],
    },
    Source {
        path: "crates/battle-effects/src/items/punching_glove.rs",
        about: "Punching Glove: punches are stronger by a tenth and make no contact.",
        effects: &[&[items_punching_glove::PUNCHING_GLOVE]],
    },
    Source {
        path: "crates/battle-effects/src/items/red_card.rs",
        about: "Red Card: whoever hits the holder is sent away.",
        effects: &[&[items_red_card::RED_CARD]],
    },
    Source {
        path: "crates/battle-effects/src/items/resist_berries.rs",
        about: "Berries that halve the damage of one super effective hit of a type, and Chilan Berry for any Normal hit.",
        effects: &[&items_resist_berries::RESIST_BERRIES],
    },
    Source {
        path: "crates/battle-effects/src/items/revenge_berries.rs",
        about: "Jaboca Berry and Rowap Berry: hurt whoever hits the holder with a physical or special attack.",
        effects: &[&items_revenge_berries::REVENGE_BERRIES],
    },
    Source {
        path: "crates/battle-effects/src/items/ring_target.rs",
        about: "Ring Target: the holder's types make it immune to nothing.",
        effects: &[&[items_ring_target::RING_TARGET]],
    },
    Source {
        path: "crates/battle-effects/src/items/rocky_helmet.rs",
        about: "Rocky Helmet: whoever touches the holder loses a sixth of its HP.",
        effects: &[&[items_rocky_helmet::ROCKY_HELMET]],
    },
    Source {
        path: "crates/battle-effects/src/items/room_service.rs",
        about: "Room Service: lowers Speed as soon as there is Trick Room.",
        effects: &[&[items_room_service::ROOM_SERVICE]],
    },
    Source {
        path: "crates/battle-effects/src/items/rusted_weapons.rs",
        about: "Rusted Sword and Rusted Shield: can't be taken from Zacian and Zamazenta.",
        effects: &[&items_rusted_weapons::RUSTED_WEAPONS],
    },
    Source {
        path: "crates/battle-effects/src/items/safety_goggles.rs",
        about: "Safety Goggles: keep powders, sandstorms and hail away.",
        effects: &[&[items_safety_goggles::SAFETY_GOGGLES]],
    },
    Source {
        path: "crates/battle-effects/src/items/shed_shell.rs",
        about: "Shed Shell: the holder can always switch.",
        effects: &[&[items_shed_shell::SHED_SHELL]],
    },
    Source {
        path: "crates/battle-effects/src/items/shell_bell.rs",
        about: "Shell Bell: attacks restore an eighth of the damage they deal.",
        effects: &[&[items_shell_bell::SHELL_BELL]],
    },
    Source {
        path: "crates/battle-effects/src/items/slow_items.rs",
        about: "Lagging Tail and Full Incense: the holder moves last among equals.",
        effects: &[&items_slow_items::SLOW_ITEMS],
    },
    Source {
        path: "crates/battle-effects/src/items/species_boosters.rs",
        about: "Items that strengthen two types of moves by a fifth for one species.",
        effects: &[
            &items_species_boosters::ORBS,
            &items_species_boosters::FORME_ORBS,
            &[items_species_boosters::SOUL_DEW],
        ],
    },
    Source {
        path: "crates/battle-effects/src/items/species_stats.rs",
        about: "Items that raise stats of one species.",
        effects: &[
            &[items_species_stats::DEEP_SEA_SCALE],
            &[items_species_stats::DEEP_SEA_TOOTH],
            &[items_species_stats::LIGHT_BALL],
            &[items_species_stats::THICK_CLUB],
            &[items_species_stats::METAL_POWDER],
            &[items_species_stats::QUICK_POWDER],
            &items_species_stats::OTHERS_OF_OLD,
        ],
    },
    Source {
        path: "crates/battle-effects/src/items/stat_berries.rs",
        about: "Berries that raise a stat in a pinch, or after being hit.",
        effects: &[
            &items_stat_berries::STAT_BERRIES,
            &[items_stat_berries::LANSAT_BERRY],
            &[items_stat_berries::STARF_BERRY],
            &[items_stat_berries::KEE_BERRY],
            &[items_stat_berries::MARANGA_BERRY],
        ],
    },
    Source {
        path: "crates/battle-effects/src/items/status_berries.rs",
        about: "Berries that cure one status, or confusion, or everything.",
        effects: &[
            &items_status_berries::STATUS_BERRIES,
            &[items_status_berries::LUM_BERRY],
            &[items_status_berries::MIRACLE_BERRY],
        ],
    },
    Source {
        path: "crates/battle-effects/src/items/status_orbs.rs",
        about: "Flame Orb and Toxic Orb: burn or badly poison the holder at the end of the turn.",
        effects: &[&items_status_orbs::STATUS_ORBS],
    },
    Source {
        path: "crates/battle-effects/src/items/sticky_barb.rs",
        about: "Sticky Barb: hurts the holder each turn, and sticks to whoever touches it with empty hands.",
        effects: &[&[items_sticky_barb::STICKY_BARB]],
    },
    Source {
        path: "crates/battle-effects/src/items/terrain_seeds.rs",
        about: "Seeds: raise a stat as soon as their terrain is there.",
        effects: &[&items_terrain_seeds::TERRAIN_SEEDS],
    },
    Source {
        path: "crates/battle-effects/src/items/throat_spray.rs",
        about: "Throat Spray: raises Special Attack after a sound-based move.",
        effects: &[&[items_throat_spray::THROAT_SPRAY]],
    },
    Source {
        path: "crates/battle-effects/src/items/type_boosters.rs",
        about: "Items that strengthen all moves of a type by a fifth.",
        effects: &[&items_type_boosters::TYPE_BOOSTERS, &items_type_boosters::OTHERS_OF_OLD],
    },
    Source {
        path: "crates/battle-effects/src/items/utility_umbrella.rs",
        about: "Utility Umbrella: sun and rain don't act on the holder. (Who minds the weather is told as it opens or closes.)",
        effects: &[&[items_utility_umbrella::UTILITY_UMBRELLA]],
    },
    Source {
        path: "crates/battle-effects/src/items/weakness_policy.rs",
        about: "Weakness Policy: raises Attack and Special Attack by two after a super effective hit.",
        effects: &[&[items_weakness_policy::WEAKNESS_POLICY]],
    },
    Source {
        path: "crates/battle-effects/src/items/white_herb.rs",
        about: "White Herb: restores lowered stages, once.",
        effects: &[&[items_white_herb::WHITE_HERB], &[items_white_herb::WHITE_HERB_IN_CHAMPIONS]],
    },
    Source {
        path: "crates/battle-effects/src/items/z_crystals.rs",
        about: "Z-Crystals: can't be taken.",
        effects: &[&items_z_crystals::Z_CRYSTALS],
    },
    Source {
        path: "crates/battle-effects/src/moves/acrobatics.rs",
        about: "Acrobatics: twice the power while its user holds nothing.",
        effects: &[&[moves_acrobatics::ACROBATICS]],
    },
    Source {
        path: "crates/battle-effects/src/moves/acupressure.rs",
        about: "Acupressure: raises one of the target's stages at random, sharply.",
        effects: &[&[moves_acupressure::ACUPRESSURE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/after_you.rs",
        about: "After You: the target moves next.",
        effects: &[&[moves_after_you::AFTER_YOU]],
    },
    Source {
        path: "crates/battle-effects/src/moves/alluring_voice.rs",
        about: "Alluring Voice confuses, and Burning Jealousy burns, a target whose stages were raised this turn.",
        effects: &[&moves_alluring_voice::ALLURING_VOICE],
    },
    Source {
        path: "crates/battle-effects/src/moves/ally_switch.rs",
        about: "Ally Switch: its user changes places with its ally. Since generation 9, the more often in a row, the likelier it fails.",
        effects: &[&[moves_ally_switch::ALLY_SWITCH], &[moves_ally_switch::ALLY_SWITCH_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/aqua_ring.rs",
        about: "Aqua Ring and Ingrain restore a sixteenth of their user's HP each turn.",
        effects: &[&[moves_aqua_ring::AQUA_RING_CONDITION], &[moves_aqua_ring::INGRAIN_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/assurance.rs",
        about: "Assurance: twice the power on a target that was hurt this turn.",
        effects: &[&[moves_assurance::ASSURANCE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/attract.rs",
        about: "Attract: a target of the other gender falls in love, and half the time does nothing, until the user leaves.",
        effects: &[&[moves_attract::ATTRACT], &[moves_attract::ATTRACT_CONDITION], &[moves_attract::CAPTIVATE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/aura_wheel.rs",
        about: "Aura Wheel: only Morpeko can use it; Dark instead of Electric in Hangry Mode.",
        effects: &[&[moves_aura_wheel::AURA_WHEEL]],
    },
    Source {
        path: "crates/battle-effects/src/moves/autotomize.rs",
        about: "Autotomize: its user gets faster and 100 kg lighter.",
        effects: &[&[moves_autotomize::AUTOTOMIZE], &[moves_autotomize::AUTOTOMIZE_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/avalanche.rs",
        about: "Avalanche and Revenge: twice the power if the target has hurt the user this turn.",
        effects: &[&moves_avalanche::AVALANCHE],
    },
    Source {
        path: "crates/battle-effects/src/moves/barb_barrage.rs",
        about: "Barb Barrage and Venoshock: twice the power on a poisoned target.",
        effects: &[&moves_barb_barrage::BARB_BARRAGE],
    },
    Source {
        path: "crates/battle-effects/src/moves/baton_pass.rs",
        about: "Baton Pass: its user leaves and passes its stages and volatiles on.",
        effects: &[&[moves_baton_pass::BATON_PASS]],
    },
    Source {
        path: "crates/battle-effects/src/moves/beak_blast.rs",
        about: "Beak Blast: its user heats its beak as the turn begins; whoever touches it before the blast is burned.",
        effects: &[&[moves_beak_blast::BEAK_BLAST], &[moves_beak_blast::BEAK_BLAST_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/beat_up.rs",
        about: "Beat Up: the user and each healthy member of its team strike once, each by its own base Attack.",
        effects: &[&[moves_beat_up::BEAT_UP]],
    },
    Source {
        path: "crates/battle-effects/src/moves/belch.rs",
        about: "Belch: only for who has eaten a berry.",
        effects: &[&[moves_belch::BELCH], &[moves_belch::BELCH_IN_CHAMPIONS]],
    },
    Source {
        path: "crates/battle-effects/src/moves/belly_drum.rs",
        about: "Belly Drum: half the user's HP for all the Attack there is.",
        effects: &[&[moves_belly_drum::BELLY_DRUM]],
    },
    Source {
        path: "crates/battle-effects/src/moves/bestow.rs",
        about: "Bestow: its user gives its item to a target that has none.",
        effects: &[&[moves_bestow::BESTOW]],
    },
    Source {
        path: "crates/battle-effects/src/moves/bide.rs",
        about: "Bide: its user endures two turns, then strikes back with twice the damage it has taken.",
        effects: &[&[moves_bide::BIDE], &[moves_bide::BIDE_CONDITION], &[moves_bide::BIDE_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/moves/bind.rs",
        about: "Bind, Clamp, Fire Spin and Wrap in generation 1: whoever is to recharge needn't any more.",
        effects: &[&moves_bind::BIND],
    },
    Source {
        path: "crates/battle-effects/src/moves/bolt_beak.rs",
        about: "Bolt Beak and Fishious Rend: twice the power on a target that has yet to move.",
        effects: &[&moves_bolt_beak::BOLT_BEAK],
    },
    Source {
        path: "crates/battle-effects/src/moves/brick_break.rs",
        about: "Moves that break the target's screens before they hit.",
        effects: &[&moves_brick_break::BRICK_BREAK, &[moves_brick_break::RAGING_BULL]],
    },
    Source {
        path: "crates/battle-effects/src/moves/brine.rs",
        about: "Brine: twice the power on a target with half its HP or less.",
        effects: &[&[moves_brine::BRINE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/bug_bite.rs",
        about: "Bug Bite and Pluck: their user eats the target's berry.",
        effects: &[&moves_bug_bite::BUG_BITE],
    },
    Source {
        path: "crates/battle-effects/src/moves/burn_up.rs",
        about: "Burn Up and Double Shock use up their user's Fire or Electric type; without it they fail.",
        effects: &[&moves_burn_up::BURN_UP],
    },
    Source {
        path: "crates/battle-effects/src/moves/calling.rs",
        about: "Moves that call other moves.",
        effects: &[
            &[moves_calling::ASSIST],
            &[moves_calling::COPYCAT],
            &[moves_calling::ME_FIRST],
            &[moves_calling::ME_FIRST_CONDITION],
            &[moves_calling::METRONOME],
            &[moves_calling::MIRROR_MOVE],
            &moves_calling::CALLING_OF_OLD,
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/ceaseless_edge.rs",
        about: "Ceaseless Edge leaves Spikes among the foes, Stone Axe Stealth Rock.",
        effects: &[&moves_ceaseless_edge::CEASELESS_EDGE],
    },
    Source {
        path: "crates/battle-effects/src/moves/celebrate.rs",
        about: "Celebrate and Happy Hour congratulate.",
        effects: &[&moves_celebrate::CELEBRATE],
    },
    Source {
        path: "crates/battle-effects/src/moves/charge.rs",
        about: "Charge: its user's next Electric move is twice as strong. Before generation 9 that was the very next move or none.",
        effects: &[&[moves_charge::CHARGE_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/charging.rs",
        about: "Moves that take a turn to charge before they hit.",
        effects: &[
            &moves_charging::CHARGING,
            &[moves_charging::FLY],
            &[moves_charging::DIVE],
            &[moves_charging::METEOR_BEAM],
            &[moves_charging::SKULL_BASH],
            &[moves_charging::ELECTRO_SHOT],
            &moves_charging::SOLAR,
            &moves_charging::IN_THE_AIR,
            &[moves_charging::UNDERGROUND],
            &[moves_charging::UNDER_WATER],
            &moves_charging::GONE,
            &moves_charging::CHARGING_OF_OLD,
            &moves_charging::CHARGED_OF_OLD,
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/chatter.rs",
        about: "Chatter: in generation 5 only Chatot confuses with it.",
        effects: &[&[moves_chatter::CHATTER]],
    },
    Source {
        path: "crates/battle-effects/src/moves/chilly_reception.rs",
        about: "Chilly Reception: with a chilling joke, brings snow and leaves.",
        effects: &[&[moves_chilly_reception::CHILLY_RECEPTION], &[moves_chilly_reception::CHILLY_RECEPTION_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/clangorous_soul.rs",
        about: "Clangorous Soul raises all its user's stages for a third of its HP, Fillet Away three of them by two for half.",
        effects: &[&moves_clangorous_soul::CLANGOROUS_SOUL],
    },
    Source {
        path: "crates/battle-effects/src/moves/clear_smog.rs",
        about: "Clear Smog sets the target's stages back to 0.",
        effects: &[&[moves_clear_smog::CLEAR_SMOG]],
    },
    Source {
        path: "crates/battle-effects/src/moves/collision_course.rs",
        about: "Collision Course and Electro Drift: a third stronger where they are super effective.",
        effects: &[&moves_collision_course::COLLISION_COURSE],
    },
    Source {
        path: "crates/battle-effects/src/moves/core_enforcer.rs",
        about: "Core Enforcer: takes the ability of a target that has already moved.",
        effects: &[&[moves_core_enforcer::CORE_ENFORCER]],
    },
    Source {
        path: "crates/battle-effects/src/moves/corrosive_gas.rs",
        about: "Corrosive Gas: melts items away.",
        effects: &[&[moves_corrosive_gas::CORROSIVE_GAS]],
    },
    Source {
        path: "crates/battle-effects/src/moves/counter.rs",
        about: "Moves that pay back damage.",
        effects: &[
            &[moves_counter::COUNTER],
            &[moves_counter::COUNTER_CONDITION],
            &[moves_counter::MIRROR_COAT],
            &[moves_counter::MIRROR_COAT_CONDITION],
            &moves_counter::METAL_BURST,
            &moves_counter::COUNTER_OF_OLD,
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/court_change.rs",
        about: "Court Change: what covers one side goes to the other.",
        effects: &[&[moves_court_change::COURT_CHANGE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/covet.rs",
        about: "Covet and Thief: their user takes the target's item if it has none.",
        effects: &[&[moves_covet::COVET], &[moves_covet::THIEF]],
    },
    Source {
        path: "crates/battle-effects/src/moves/crash.rs",
        about: "Moves that hurt their user when they fail.",
        effects: &[&moves_crash::CRASH, &moves_crash::BLAST, &moves_crash::CRASH_OF_OLD],
    },
    Source {
        path: "crates/battle-effects/src/moves/critical_focus.rs",
        about: "What makes critical hits likelier for whoever has it.",
        effects: &[
            &[moves_critical_focus::FOCUS_ENERGY_CONDITION],
            &[moves_critical_focus::DRAGON_CHEER_CONDITION],
            &[moves_critical_focus::LASER_FOCUS_CONDITION],
            &[moves_critical_focus::G_MAX_CHI_STRIKE],
            &[moves_critical_focus::G_MAX_CHI_STRIKE_CONDITION],
            &[moves_critical_focus::FOCUS_ENERGY_OF_OLD],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/curse.rs",
        about: "Curse: a Ghost gives half its HP to make its target lose a quarter each turn; others grow stronger and slower.",
        effects: &[&[moves_curse::CURSE], &[moves_curse::CURSE_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/dark_void.rs",
        about: "Dark Void: since generation 7 only Darkrai can use it.",
        effects: &[&[moves_dark_void::DARK_VOID]],
    },
    Source {
        path: "crates/battle-effects/src/moves/defog.rs",
        about: "Defog lowers the target's evasion and blows away hazards, what shields the target's side, and, since generation 8, the terrain; G-Max Wind Rage does that as it hits.",
        effects: &[&[moves_defog::DEFOG], &[moves_defog::G_MAX_WIND_RAGE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/destiny_bond.rs",
        about: "Destiny Bond: until its user moves again, whoever knocks it out faints with it. Since generation 7 it fails right after itself.",
        effects: &[&[moves_destiny_bond::DESTINY_BOND], &[moves_destiny_bond::DESTINY_BOND_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/dire_claw.rs",
        about: "Dire Claw: may poison, paralyze or put the target to sleep.",
        effects: &[&[moves_dire_claw::DIRE_CLAW], &[moves_dire_claw::DIRE_CLAW_IN_CHAMPIONS]],
    },
    Source {
        path: "crates/battle-effects/src/moves/disable.rs",
        about: "Disable: for four turns the target can't use its last move.",
        effects: &[&[moves_disable::DISABLE], &[moves_disable::DISABLE_CONDITION], &moves_disable::DISABLE_OF_OLD],
    },
    Source {
        path: "crates/battle-effects/src/moves/doodle.rs",
        about: "Doodle: its user's side takes on the target's ability.",
        effects: &[&[moves_doodle::DOODLE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/dream_eater.rs",
        about: "Dream Eater: only works on who is asleep.",
        effects: &[&[moves_dream_eater::DREAM_EATER], &[moves_dream_eater::DREAM_EATER_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/moves/echoed_voice.rs",
        about: "Echoed Voice: stronger each turn in a row in which anyone uses it, up to five times.",
        effects: &[&[moves_echoed_voice::ECHOED_VOICE], &[moves_echoed_voice::ECHOED_VOICE_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/eerie_spell.rs",
        about: "Eerie Spell takes 3 PP from the target's last move, G-Max Depletion 2 from that of all foes.",
        effects: &[&[moves_eerie_spell::EERIE_SPELL], &[moves_eerie_spell::G_MAX_DEPLETION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/electrify.rs",
        about: "What makes moves Electric.",
        effects: &[
            &[moves_electrify::ELECTRIFY],
            &[moves_electrify::ELECTRIFY_CONDITION],
            &[moves_electrify::ION_DELUGE_CONDITION],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/embargo.rs",
        about: "Embargo: for five turns the target can't use its item.",
        effects: &[&[moves_embargo::EMBARGO_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/encore.rs",
        about: "Encore: for three turns the target can only repeat its last move.",
        effects: &[&[moves_encore::ENCORE_CONDITION], &[moves_encore::ENCORE_IN_CHAMPIONS]],
    },
    Source {
        path: "crates/battle-effects/src/moves/endeavor.rs",
        about: "Endeavor: leaves the target as many HP as the user has; fails against who has no more.",
        effects: &[&[moves_endeavor::ENDEAVOR]],
    },
    Source {
        path: "crates/battle-effects/src/moves/endure.rs",
        about: "Endure: this turn its user is left at least 1 HP by moves. Each time in a row it is less likely to work.",
        effects: &[&[moves_endure::ENDURE], &[moves_endure::ENDURE_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/entrainment.rs",
        about: "Entrainment: the target takes on its user's ability.",
        effects: &[&[moves_entrainment::ENTRAINMENT]],
    },
    Source {
        path: "crates/battle-effects/src/moves/entry_hazards.rs",
        about: "What lies in wait for whoever comes in.",
        effects: &[
            &[moves_entry_hazards::SPIKES_CONDITION],
            &[moves_entry_hazards::STEALTH_ROCK_CONDITION],
            &[moves_entry_hazards::STICKY_WEB_CONDITION],
            &[moves_entry_hazards::TOXIC_SPIKES_CONDITION],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/expanding_force.rs",
        about: "Expanding Force: half again as strong on Psychic Terrain, where it hits all foes.",
        effects: &[&[moves_expanding_force::EXPANDING_FORCE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/facade.rs",
        about: "Facade: twice the power while its user is burned, paralyzed or poisoned; from generation 6 on a burn doesn't weaken it.",
        effects: &[&[moves_facade::FACADE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/fairy_lock.rs",
        about: "Fairy Lock: nobody can leave next turn.",
        effects: &[&[moves_fairy_lock::FAIRY_LOCK_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/fake_out.rs",
        about: "Fake Out and First Impression work only in their user's first turn out.",
        effects: &[&moves_fake_out::FAKE_OUT, &moves_fake_out::FAKE_OUT_IN_CHAMPIONS],
    },
    Source {
        path: "crates/battle-effects/src/moves/false_swipe.rs",
        about: "False Swipe and Hold Back leave the target at least 1 HP.",
        effects: &[&moves_false_swipe::FALSE_SWIPE],
    },
    Source {
        path: "crates/battle-effects/src/moves/fell_stinger.rs",
        about: "Fell Stinger: raises its user's Attack drastically when it knocks out.",
        effects: &[&[moves_fell_stinger::FELL_STINGER]],
    },
    Source {
        path: "crates/battle-effects/src/moves/fickle_beam.rs",
        about: "Fickle Beam: three times in ten it goes all out, twice as strong.",
        effects: &[&[moves_fickle_beam::FICKLE_BEAM]],
    },
    Source {
        path: "crates/battle-effects/src/moves/final_gambit.rs",
        about: "Final Gambit: its user faints, and the target loses as many HP as it had.",
        effects: &[&[moves_final_gambit::FINAL_GAMBIT]],
    },
    Source {
        path: "crates/battle-effects/src/moves/flame_burst.rs",
        about: "Flame Burst: sparks hurt those beside the target.",
        effects: &[&[moves_flame_burst::FLAME_BURST]],
    },
    Source {
        path: "crates/battle-effects/src/moves/fling.rs",
        about: "Fling: its user throws its item, with the power and the effect that item has; a berry is eaten by whom it hits.",
        effects: &[&[moves_fling::FLING], &[moves_fling::FLING_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/flower_shield.rs",
        about: "Flower Shield raises the Defense of all Grass types; Gear Up and Magnetic Flux two stages of allies with Plus or Minus.",
        effects: &[
            &[moves_flower_shield::FLOWER_SHIELD],
            &[moves_flower_shield::GEAR_UP],
            &[moves_flower_shield::MAGNETIC_FLUX],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/focus_punch.rs",
        about: "Focus Punch: its user focuses as the turn begins, and loses focus if it is hit before it strikes.",
        effects: &[&[moves_focus_punch::FOCUS_PUNCH], &[moves_focus_punch::FOCUS_PUNCH_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/follow_me.rs",
        about: "Moves that draw the foes' moves to somebody for a turn.",
        effects: &[
            &[moves_follow_me::FOLLOW_ME],
            &[moves_follow_me::FOLLOW_ME_CONDITION],
            &[moves_follow_me::RAGE_POWDER],
            &[moves_follow_me::RAGE_POWDER_CONDITION],
            &[moves_follow_me::SPOTLIGHT],
            &[moves_follow_me::SPOTLIGHT_CONDITION],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/foresight.rs",
        about: "Moves that see through their target: its evasion no longer helps, nor does one of its types.",
        effects: &[
            &moves_foresight::FORESIGHT,
            &[moves_foresight::FORESIGHT_CONDITION],
            &[moves_foresight::MIRACLE_EYE],
            &[moves_foresight::MIRACLE_EYE_CONDITION],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/frustration.rs",
        about: "Frustration: stronger the less its user likes its trainer.",
        effects: &[&[moves_frustration::FRUSTRATION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/fury_cutter.rs",
        about: "Fury Cutter: twice as strong each time in a row.",
        effects: &[&[moves_fury_cutter::FURY_CUTTER], &[moves_fury_cutter::FURY_CUTTER_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/fusion_bolt.rs",
        about: "Fusion Bolt and Fusion Flare: twice the power right after the other one.",
        effects: &[&moves_fusion_bolt::FUSION_BOLT],
    },
    Source {
        path: "crates/battle-effects/src/moves/future_sight.rs",
        about: "Future Sight and Doom Desire: an attack that comes down two turns later.",
        effects: &[&moves_future_sight::FUTURE_SIGHT],
    },
    Source {
        path: "crates/battle-effects/src/moves/gastro_acid.rs",
        about: "Gastro Acid: the target's ability has no effect.",
        effects: &[&[moves_gastro_acid::GASTRO_ACID], &[moves_gastro_acid::GASTRO_ACID_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/glaive_rush.rs",
        about: "Glaive Rush: until its user moves again, moves can't miss it and hurt it twice as much.",
        effects: &[&[moves_glaive_rush::GLAIVE_RUSH_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/gmax_moves.rs",
        about: "G-Max Moves: what they do besides damage.",
        effects: &[
            &moves_gmax_moves::STATUS,
            &moves_gmax_moves::VOLATILE,
            &moves_gmax_moves::STAGES,
            &[moves_gmax_moves::SNOOZE],
            &moves_gmax_moves::HELPING,
            &moves_gmax_moves::LEAVING,
            &moves_gmax_moves::LEFT_BEHIND,
            &[moves_gmax_moves::STEELSURGE_CONDITION],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/grassy_glide.rs",
        about: "Grassy Glide: goes first on Grassy Terrain.",
        effects: &[&[moves_grassy_glide::GRASSY_GLIDE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/grav_apple.rs",
        about: "Grav Apple: half again as strong in Gravity.",
        effects: &[&[moves_grav_apple::GRAV_APPLE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/gravity.rs",
        about: "Gravity: for five turns everything falls: nobody floats or flies, and moves hit more surely.",
        effects: &[&[moves_gravity::GRAVITY_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/growth.rs",
        about: "Growth: twice as good in sun.",
        effects: &[&[moves_growth::GROWTH], &[moves_growth::GROWTH_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/moves/grudge.rs",
        about: "Grudge: until its user moves again, the move that knocks it out loses all its PP.",
        effects: &[&[moves_grudge::GRUDGE_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/guardian_of_alola.rs",
        about: "Guardian of Alola: takes three quarters of the target's HP, a quarter of that through protection.",
        effects: &[&[moves_guardian_of_alola::GUARDIAN_OF_ALOLA]],
    },
    Source {
        path: "crates/battle-effects/src/moves/half_of_hp.rs",
        about: "Moves that halve the target's HP.",
        effects: &[&moves_half_of_hp::HALF_OF_HP],
    },
    Source {
        path: "crates/battle-effects/src/moves/haze.rs",
        about: "Haze, and Freezy Frost as it hits, set all stages of everyone in battle back to 0.",
        effects: &[&moves_haze::HAZE, &[moves_haze::HAZE_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/moves/heal_bell.rs",
        about: "Heal Bell, Aromatherapy and Sparkly Swirl cure the statuses of the whole team.",
        effects: &[&moves_heal_bell::HEAL_BELL, &[moves_heal_bell::SPARKLY_SWIRL]],
    },
    Source {
        path: "crates/battle-effects/src/moves/heal_block.rs",
        about: "Heal Block: for five turns (two by Psychic Noise) its bearer can't be healed, and can't use moves that heal.",
        effects: &[&[moves_heal_block::HEAL_BLOCK_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/heal_pulse.rs",
        about: "Heal Pulse and Floral Healing restore half the target's HP.",
        effects: &[&[moves_heal_pulse::HEAL_PULSE], &[moves_heal_pulse::FLORAL_HEALING]],
    },
    Source {
        path: "crates/battle-effects/src/moves/healing_wish.rs",
        about: "Healing Wish and Lunar Dance: their user faints, and who takes its place is healed; since generation 8 they wait for somebody who needs it.",
        effects: &[
            &moves_healing_wish::HEALING_WISH,
            &[moves_healing_wish::HEALING_WISH_CONDITION],
            &[moves_healing_wish::LUNAR_DANCE_CONDITION],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/helping_hand.rs",
        about: "Helping Hand: the target's move this turn is half again as strong.",
        effects: &[&[moves_helping_hand::HELPING_HAND], &[moves_helping_hand::HELPING_HAND_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/hex.rs",
        about: "Hex and Infernal Parade: twice the power on a target with a status.",
        effects: &[&moves_hex::HEX],
    },
    Source {
        path: "crates/battle-effects/src/moves/hidden_power.rs",
        about: "Hidden Power: of a type that its user's individual values decide, and up to generation 5 its power.",
        effects: &[&[moves_hidden_power::HIDDEN_POWER]],
    },
    Source {
        path: "crates/battle-effects/src/moves/hyperspace_fury.rs",
        about: "Hyperspace Fury: only Hoopa Unbound can use it.",
        effects: &[&[moves_hyperspace_fury::HYPERSPACE_FURY]],
    },
    Source {
        path: "crates/battle-effects/src/moves/ice_spinner.rs",
        about: "Moves that take the terrain away.",
        effects: &[
            &[moves_ice_spinner::ICE_SPINNER],
            &[moves_ice_spinner::SPLINTERED_STORMSHARDS],
            &[moves_ice_spinner::STEEL_ROLLER],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/imprison.rs",
        about: "Imprison: foes can't use moves that its user knows, too.",
        effects: &[&[moves_imprison::IMPRISON_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/incinerate.rs",
        about: "Incinerate: burns the target's berry up, since generation 6 a gem, too.",
        effects: &[&[moves_incinerate::INCINERATE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/instruct.rs",
        about: "Instruct: the target repeats its last move at once.",
        effects: &[&[moves_instruct::INSTRUCT]],
    },
    Source {
        path: "crates/battle-effects/src/moves/ivy_cudgel.rs",
        about: "Ivy Cudgel: of the type of the mask Ogerpon wears.",
        effects: &[&[moves_ivy_cudgel::IVY_CUDGEL]],
    },
    Source {
        path: "crates/battle-effects/src/moves/jungle_healing.rs",
        about: "Jungle Healing and Lunar Blessing restore a quarter of the HP of its user and its allies, and cure their statuses.",
        effects: &[&moves_jungle_healing::JUNGLE_HEALING],
    },
    Source {
        path: "crates/battle-effects/src/moves/knock_off.rs",
        about: "Knock Off knocks away what the target holds; since generation 6 it is half again as strong on who holds something.",
        effects: &[&[moves_knock_off::KNOCK_OFF]],
    },
    Source {
        path: "crates/battle-effects/src/moves/lash_out.rs",
        about: "Lash Out: twice the power if the user's stages were lowered this turn.",
        effects: &[&[moves_lash_out::LASH_OUT]],
    },
    Source {
        path: "crates/battle-effects/src/moves/last_resort.rs",
        about: "Last Resort: only once its user has used all its other moves.",
        effects: &[&[moves_last_resort::LAST_RESORT]],
    },
    Source {
        path: "crates/battle-effects/src/moves/last_respects.rs",
        about: "Last Respects: stronger for each time a Pokémon of the team has fainted.",
        effects: &[&[moves_last_respects::LAST_RESPECTS]],
    },
    Source {
        path: "crates/battle-effects/src/moves/leech_seed.rs",
        about: "Leech Seed: each turn an eighth of the target's HP goes to whoever stands where the seed came from.",
        effects: &[
            &[moves_leech_seed::LEECH_SEED],
            &[moves_leech_seed::SAPPY_SEED],
            &[moves_leech_seed::LEECH_SEED_CONDITION],
            &[moves_leech_seed::LEECH_SEED_OF_OLD],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/light_screen.rs",
        about: "Light Screen halves special damage to one's side for five turns, Reflect physical damage, Aurora Veil both; critical hits and Infiltrator pass.",
        effects: &[
            &[moves_light_screen::AURORA_VEIL],
            &moves_light_screen::SCREENS,
            &moves_light_screen::SCREENS_OF_OLD,
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/lock_on.rs",
        about: "Lock-On and Mind Reader: their user's next move can't miss the target, wherever that is.",
        effects: &[&moves_lock_on::LOCK_ON, &[moves_lock_on::LOCK_ON_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/lucky_chant.rs",
        about: "Lucky Chant: for five turns foes land no critical hits on the side.",
        effects: &[&[moves_lucky_chant::LUCKY_CHANT_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/magic_coat.rs",
        about: "Magic Coat: for a turn, status moves that can be reflected go back to whoever used them.",
        effects: &[&[moves_magic_coat::MAGIC_COAT_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/magnet_rise.rs",
        about: "Magnet Rise: its user floats for five turns.",
        effects: &[&[moves_magnet_rise::MAGNET_RISE], &[moves_magnet_rise::MAGNET_RISE_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/magnitude.rs",
        about: "Magnitude: of a strength from 4 to 10 that chance decides.",
        effects: &[&[moves_magnitude::MAGNITUDE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/max_moves.rs",
        about: "Max Moves: what they do besides damage, as long as their user is dynamaxed.",
        effects: &[
            &moves_max_moves::RAISING,
            &moves_max_moves::LOWERING,
            &moves_max_moves::WEATHERING,
            &moves_max_moves::TERRAFORMING,
            &[moves_max_moves::GENESIS_SUPERNOVA],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/mimic.rs",
        about: "Mimic: its user knows the target's last move in its place for as long as it is in.",
        effects: &[&[moves_mimic::MIMIC], &[moves_mimic::MIMIC_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/moves/minimize.rs",
        about: "Defense Curl and Minimize: what others make of a curled-up or minimized Pokémon.",
        effects: &[
            &[moves_minimize::DEFENSE_CURL_CONDITION],
            &[moves_minimize::MINIMIZE_CONDITION],
            &[moves_minimize::MINIMIZE_OF_OLD],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/mist.rs",
        about: "Mist: for five turns others can't lower the side's stages.",
        effects: &[&[moves_mist::MIST_CONDITION], &[moves_mist::MIST_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/moves/misty_explosion.rs",
        about: "Misty Explosion: half again as strong on Misty Terrain.",
        effects: &[&[moves_misty_explosion::MISTY_EXPLOSION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/moonlight.rs",
        about: "Moonlight, Morning Sun and Synthesis restore half the user's HP, two thirds in sun and a quarter in other weather.",
        effects: &[&moves_moonlight::MOONLIGHT],
    },
    Source {
        path: "crates/battle-effects/src/moves/natural_gift.rs",
        about: "Natural Gift: spends the user's berry, which gives the move its type and power.",
        effects: &[&[moves_natural_gift::NATURAL_GIFT]],
    },
    Source {
        path: "crates/battle-effects/src/moves/nature_power.rs",
        about: "Nature Power: becomes an attack that fits the terrain, in generation 5 Earthquake.",
        effects: &[&[moves_nature_power::NATURE_POWER]],
    },
    Source {
        path: "crates/battle-effects/src/moves/nightmare.rs",
        about: "Nightmare: a sleeping target loses a quarter of its HP each turn.",
        effects: &[&[moves_nightmare::NIGHTMARE_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/no_retreat.rs",
        about: "No Retreat: raises all of the user's stats, once, and keeps it from leaving.",
        effects: &[&[moves_no_retreat::NO_RETREAT], &[moves_no_retreat::NO_RETREAT_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/octolock.rs",
        about: "Octolock: the target can't switch, and its Defense and Special Defense fall each turn, as long as the user is there.",
        effects: &[&[moves_octolock::OCTOLOCK], &[moves_octolock::OCTOLOCK_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/order_up.rs",
        about: "Order Up: the Tatsugiri in its user's mouth raises a stat that depends on its form.",
        effects: &[&[moves_order_up::ORDER_UP]],
    },
    Source {
        path: "crates/battle-effects/src/moves/own_effectiveness.rs",
        about: "Moves that take types in a way of their own.",
        effects: &[&[moves_own_effectiveness::FREEZE_DRY], &[moves_own_effectiveness::FLYING_PRESS]],
    },
    Source {
        path: "crates/battle-effects/src/moves/pain_split.rs",
        about: "Pain Split: user and target share their HP equally.",
        effects: &[&[moves_pain_split::PAIN_SPLIT]],
    },
    Source {
        path: "crates/battle-effects/src/moves/parting_shot.rs",
        about: "Parting Shot: lowers the target's Attack and Special Attack, then the user leaves.",
        effects: &[&[moves_parting_shot::PARTING_SHOT]],
    },
    Source {
        path: "crates/battle-effects/src/moves/pay_day.rs",
        about: "Pay Day: coins are scattered, as long as there was money to be won with it.",
        effects: &[&[moves_pay_day::PAY_DAY]],
    },
    Source {
        path: "crates/battle-effects/src/moves/payback.rs",
        about: "Payback: twice as strong if the target has already moved.",
        effects: &[&[moves_payback::PAYBACK]],
    },
    Source {
        path: "crates/battle-effects/src/moves/perish_song.rs",
        about: "Perish Song: everyone who hears it and is still there three turns later faints.",
        effects: &[&[moves_perish_song::PERISH_SONG], &[moves_perish_song::PERISH_SONG_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/photon_geyser.rs",
        about: "Moves that are physical if their user's Attack is above its Special Attack.",
        effects: &[&moves_photon_geyser::PHOTON_GEYSER],
    },
    Source {
        path: "crates/battle-effects/src/moves/pledges.rs",
        about: "Pledges: two different ones by allies make one strong move, and a rainbow, a sea of fire or a swamp.",
        effects: &[
            &[moves_pledges::FIRE_PLEDGE],
            &[moves_pledges::GRASS_PLEDGE],
            &[moves_pledges::WATER_PLEDGE],
            &[moves_pledges::SEA_OF_FIRE],
            &[moves_pledges::SWAMP],
            &[moves_pledges::RAINBOW],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/pollen_puff.rs",
        about: "Pollen Puff: damages foes, and restores half of an ally's HP.",
        effects: &[&[moves_pollen_puff::POLLEN_PUFF]],
    },
    Source {
        path: "crates/battle-effects/src/moves/poltergeist.rs",
        about: "Poltergeist: attacks with the target's own item, and fails if it has none.",
        effects: &[&[moves_poltergeist::POLTERGEIST]],
    },
    Source {
        path: "crates/battle-effects/src/moves/powder.rs",
        about: "Powder: if the target uses a Fire move this turn, it explodes instead.",
        effects: &[&[moves_powder::POWDER_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/power_by_hp.rs",
        about: "Moves whose power depends on HP.",
        effects: &[&moves_power_by_hp::ERUPTION, &moves_power_by_hp::FLAIL, &moves_power_by_hp::CRUSH_GRIP],
    },
    Source {
        path: "crates/battle-effects/src/moves/power_by_speed.rs",
        about: "Moves whose power depends on Speed.",
        effects: &[&[moves_power_by_speed::ELECTRO_BALL], &[moves_power_by_speed::GYRO_BALL]],
    },
    Source {
        path: "crates/battle-effects/src/moves/power_by_weight.rs",
        about: "Moves whose power depends on weight; they fail on who is dynamaxed.",
        effects: &[
            &moves_power_by_weight::GRASS_KNOT,
            &moves_power_by_weight::HEAVY_SLAM,
            &[moves_power_by_weight::LOW_KICK_OF_OLD],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/power_trick.rs",
        about: "Moves that exchange the user's Attack and Defense; used again, they are as before.",
        effects: &[&moves_power_trick::POWER_TRICK_CONDITIONS],
    },
    Source {
        path: "crates/battle-effects/src/moves/present.rs",
        about: "Present: hits weakly, well or hard, or heals the target, at random.",
        effects: &[&[moves_present::PRESENT]],
    },
    Source {
        path: "crates/battle-effects/src/moves/protect.rs",
        about: "Protect and its kin: nothing that can be protected against reaches the user this turn; some punish contact.",
        effects: &[
            &moves_protect::GUARDS,
            &[moves_protect::PROTECTING],
            &[moves_protect::MAX_GUARDING],
            &moves_protect::PUNISHING,
            &[moves_protect::KINGS_SHIELD],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/psyblade.rs",
        about: "Psyblade: half again as strong on Electric Terrain.",
        effects: &[&[moves_psyblade::PSYBLADE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/psych_up.rs",
        about: "Psych Up: the user takes on the target's stages.",
        effects: &[&[moves_psych_up::PSYCH_UP]],
    },
    Source {
        path: "crates/battle-effects/src/moves/psycho_shift.rs",
        about: "Psycho Shift: passes the user's status on to the target.",
        effects: &[&[moves_psycho_shift::PSYCHO_SHIFT]],
    },
    Source {
        path: "crates/battle-effects/src/moves/psywave.rs",
        about: "Psywave: deals damage of half to one and a half times the user's level.",
        effects: &[&[moves_psywave::PSYWAVE], &[moves_psywave::PSYWAVE_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/moves/punishment.rs",
        about: "Punishment: 20 power more for every stage the target has raised, up to 200.",
        effects: &[&[moves_punishment::PUNISHMENT]],
    },
    Source {
        path: "crates/battle-effects/src/moves/purify.rs",
        about: "Purify: cures the target's status, and restores half the user's HP if there was one.",
        effects: &[&[moves_purify::PURIFY]],
    },
    Source {
        path: "crates/battle-effects/src/moves/pursuit.rs",
        about: "Pursuit: hits a foe that is leaving, twice as hard.",
        effects: &[&[moves_pursuit::PURSUIT], &[moves_pursuit::PURSUIT_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/quash.rs",
        about: "Quash: the target moves last this turn.",
        effects: &[&[moves_quash::QUASH]],
    },
    Source {
        path: "crates/battle-effects/src/moves/rage.rs",
        about: "Rage: until its next move, the user's Attack rises whenever it is hit.",
        effects: &[&[moves_rage::RAGE_CONDITION], &[moves_rage::RAGE_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/moves/rage_fist.rs",
        about: "Rage Fist: 50 power more for every hit the user has taken in this battle, up to 350.",
        effects: &[&[moves_rage_fist::RAGE_FIST]],
    },
    Source {
        path: "crates/battle-effects/src/moves/rapid_spin.rs",
        about: "Rapid Spin and Mortal Spin free their user of Leech Seed and binding moves, and its side of hazards.",
        effects: &[&moves_rapid_spin::RAPID_SPIN],
    },
    Source {
        path: "crates/battle-effects/src/moves/recycle.rs",
        about: "Recycle: the user gets back the item it last used up.",
        effects: &[&[moves_recycle::RECYCLE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/reflect_type.rs",
        about: "Reflect Type: the user takes on the target's types.",
        effects: &[&[moves_reflect_type::REFLECT_TYPE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/refresh.rs",
        about: "Refresh: cures the user of burns, poison and paralysis.",
        effects: &[&[moves_refresh::REFRESH]],
    },
    Source {
        path: "crates/battle-effects/src/moves/relic_song.rs",
        about: "Relic Song and Polar Flare: Meloetta and Ramnarok change their forme afterwards.",
        effects: &[&[moves_relic_song::RELIC_SONG], &[moves_relic_song::POLAR_FLARE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/rest.rs",
        about: "Rest: the user sleeps for two turns, and is healed of everything.",
        effects: &[&[moves_rest::REST], &[moves_rest::REST_OF_OLD], &moves_rest::RECOVERY_OF_OLD],
    },
    Source {
        path: "crates/battle-effects/src/moves/retaliate.rs",
        about: "Retaliate: twice as strong if a Pokémon of the team fainted last turn.",
        effects: &[&[moves_retaliate::RETALIATE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/return_.rs",
        about: "Return, Pika Papow and Veevee Volley: the stronger, the happier their user is.",
        effects: &[&moves_return_::RETURN],
    },
    Source {
        path: "crates/battle-effects/src/moves/revelation_dance.rs",
        about: "Revelation Dance: is of its user's first type.",
        effects: &[&[moves_revelation_dance::REVELATION_DANCE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/revival_blessing.rs",
        about: "Revival Blessing: brings a fainted Pokémon of the team back with half its HP.",
        effects: &[&[moves_revival_blessing::REVIVAL_BLESSING]],
    },
    Source {
        path: "crates/battle-effects/src/moves/rising_voltage.rs",
        about: "Rising Voltage: twice as strong on a target that stands on Electric Terrain.",
        effects: &[&[moves_rising_voltage::RISING_VOLTAGE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/role_play.rs",
        about: "Role Play: the user takes on the target's ability.",
        effects: &[&[moves_role_play::ROLE_PLAY]],
    },
    Source {
        path: "crates/battle-effects/src/moves/rollout.rs",
        about: "Rollout and Ice Ball: for five turns, or until it misses, their user keeps rolling, twice as hard each time.",
        effects: &[&moves_rollout::ROLLOUT, &moves_rollout::ROLLING],
    },
    Source {
        path: "crates/battle-effects/src/moves/rooms.rs",
        about: "Rooms: for five turns the field is strange; used again, it is as before.",
        effects: &[
            &[moves_rooms::MAGIC_ROOM_CONDITION],
            &[moves_rooms::TRICK_ROOM_CONDITION],
            &[moves_rooms::WONDER_ROOM_CONDITION],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/roost.rs",
        about: "Roost: restores half the user's HP; until the turn ends it isn't of the Flying type.",
        effects: &[&[moves_roost::ROOST_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/rototiller.rs",
        about: "Rototiller: raises Attack and Special Attack of all Grass types on the ground.",
        effects: &[&[moves_rototiller::ROTOTILLER]],
    },
    Source {
        path: "crates/battle-effects/src/moves/round.rs",
        about: "Round: others who are to sing it do so at once, and twice as loud.",
        effects: &[&[moves_round::ROUND]],
    },
    Source {
        path: "crates/battle-effects/src/moves/safeguard.rs",
        about: "Safeguard: for five turns foes can't give the side statuses, confuse it or make it drowsy.",
        effects: &[&[moves_safeguard::SAFEGUARD_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/salt_cure.rs",
        about: "Salt Cure: the target loses an eighth of its HP each turn, a quarter if it is of the Water or Steel type; in Champions half as much.",
        effects: &[&[moves_salt_cure::SALT_CURE_CONDITION], &[moves_salt_cure::SALT_CURE_IN_CHAMPIONS]],
    },
    Source {
        path: "crates/battle-effects/src/moves/secret_power.rs",
        about: "Secret Power: its side effect depends on the terrain.",
        effects: &[&[moves_secret_power::SECRET_POWER]],
    },
    Source {
        path: "crates/battle-effects/src/moves/shed_tail.rs",
        about: "Shed Tail: for half its HP the user leaves a substitute for whoever comes in instead.",
        effects: &[&[moves_shed_tail::SHED_TAIL]],
    },
    Source {
        path: "crates/battle-effects/src/moves/shell_side_arm.rs",
        about: "Shell Side Arm: physical or special, whichever hurts the target more.",
        effects: &[&[moves_shell_side_arm::SHELL_SIDE_ARM]],
    },
    Source {
        path: "crates/battle-effects/src/moves/shell_trap.rs",
        about: "Shell Trap: goes off only if the user was hit by a foe's physical move this turn, and then at once.",
        effects: &[&[moves_shell_trap::SHELL_TRAP], &[moves_shell_trap::SHELL_TRAP_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/shore_up.rs",
        about: "Shore Up: restores half the user's HP, two thirds in a sandstorm.",
        effects: &[&[moves_shore_up::SHORE_UP]],
    },
    Source {
        path: "crates/battle-effects/src/moves/side_guards.rs",
        about: "Moves that protect a whole side for a turn.",
        effects: &[
            &[moves_side_guards::CRAFTY_SHIELD],
            &[moves_side_guards::CRAFTY_SHIELD_CONDITION],
            &[moves_side_guards::MAT_BLOCK],
            &[moves_side_guards::MAT_BLOCK_CONDITION],
            &[moves_side_guards::QUICK_GUARD],
            &[moves_side_guards::QUICK_GUARD_CONDITION],
            &[moves_side_guards::WIDE_GUARD],
            &[moves_side_guards::WIDE_GUARD_CONDITION],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/sketch.rs",
        about: "Sketch: the user learns the move the target last used, for good.",
        effects: &[&[moves_sketch::SKETCH]],
    },
    Source {
        path: "crates/battle-effects/src/moves/skill_swap.rs",
        about: "Skill Swap: user and target exchange their abilities.",
        effects: &[&[moves_skill_swap::SKILL_SWAP]],
    },
    Source {
        path: "crates/battle-effects/src/moves/sky_drop.rs",
        about: "Sky Drop: the user carries the target into the sky, where neither can do a thing, and drops it next turn.",
        effects: &[&[moves_sky_drop::SKY_DROP], &[moves_sky_drop::SKY_DROP_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/sleep_talk.rs",
        about: "Sleep Talk: the user, asleep, uses one of its other moves at random.",
        effects: &[&[moves_sleep_talk::SLEEP_TALK], &[moves_sleep_talk::SNORE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/smack_down.rs",
        about: "Smack Down and Thousand Arrows: bring what flies down to the ground, for as long as it is in.",
        effects: &[&[moves_smack_down::SMACK_DOWN_CONDITION], &[moves_smack_down::THOUSAND_ARROWS]],
    },
    Source {
        path: "crates/battle-effects/src/moves/smelling_salts.rs",
        about: "Moves that are twice as strong on a status, which they cure.",
        effects: &[&[moves_smelling_salts::SMELLING_SALTS], &[moves_smelling_salts::WAKE_UP_SLAP]],
    },
    Source {
        path: "crates/battle-effects/src/moves/snatch.rs",
        about: "Snatch: the user steals the next move somebody uses for their own good this turn.",
        effects: &[&[moves_snatch::SNATCH_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/sparkling_aria.rs",
        about: "Sparkling Aria: cures the burns of those it hits.",
        effects: &[&[moves_sparkling_aria::SPARKLING_ARIA]],
    },
    Source {
        path: "crates/battle-effects/src/moves/speed_swap.rs",
        about: "Speed Swap: user and target exchange their Speed.",
        effects: &[&[moves_speed_swap::SPEED_SWAP]],
    },
    Source {
        path: "crates/battle-effects/src/moves/spite.rs",
        about: "Spite: takes four PP from the move the target last used.",
        effects: &[&[moves_spite::SPITE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/splash.rs",
        about: "Splash: does nothing, and not even that under Gravity.",
        effects: &[&[moves_splash::SPLASH]],
    },
    Source {
        path: "crates/battle-effects/src/moves/sports.rs",
        about: "Mud Sport weakens Electric moves for five turns, Water Sport Fire moves; up to generation 5 for as long as the user stays.",
        effects: &[&[moves_sports::MUD_SPORT_CONDITION], &[moves_sports::WATER_SPORT_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/stat_sharing.rs",
        about: "Moves that share or exchange stats and stages with the target.",
        effects: &[
            &[moves_stat_sharing::GUARD_SPLIT],
            &[moves_stat_sharing::POWER_SPLIT],
            &[moves_stat_sharing::GUARD_SWAP],
            &[moves_stat_sharing::POWER_SWAP],
            &[moves_stat_sharing::HEART_SWAP],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/stockpile.rs",
        about: "Stockpile raises the user's defenses up to three times; Spit Up and Swallow use up what is stored.",
        effects: &[
            &[moves_stockpile::SPIT_UP],
            &[moves_stockpile::STOCKPILE],
            &[moves_stockpile::STOCKPILE_CONDITION],
            &[moves_stockpile::SWALLOW],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/stomping_tantrum.rs",
        about: "Moves that are twice as strong if the user's last move failed.",
        effects: &[&moves_stomping_tantrum::STOMPING_TANTRUM],
    },
    Source {
        path: "crates/battle-effects/src/moves/stored_power.rs",
        about: "Moves that gain 20 power for every raised stage.",
        effects: &[&moves_stored_power::STORED_POWER],
    },
    Source {
        path: "crates/battle-effects/src/moves/strength_sap.rs",
        about: "Strength Sap: lowers the target's Attack and restores as many HP as that was.",
        effects: &[&[moves_strength_sap::STRENGTH_SAP]],
    },
    Source {
        path: "crates/battle-effects/src/moves/struggle.rs",
        about: "Struggle: a typeless attack for who has nothing else left; the recoil is a quarter of the user's HP.",
        effects: &[&[moves_struggle::STRUGGLE], &[moves_struggle::STRUGGLE_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/moves/stuff_cheeks.rs",
        about: "Stuff Cheeks: the user eats its berry, and its Defense rises sharply.",
        effects: &[&[moves_stuff_cheeks::STUFF_CHEEKS], &[moves_stuff_cheeks::STUFF_CHEEKS_IN_CHAMPIONS]],
    },
    Source {
        path: "crates/battle-effects/src/moves/substitute.rs",
        about: "Substitute: for a quarter of its HP the user makes a decoy that takes hits in its place.",
        effects: &[
            &[moves_substitute::SUBSTITUTE],
            &[moves_substitute::SUBSTITUTE_CONDITION],
            &moves_substitute::SUBSTITUTE_OF_OLD,
            &[moves_substitute::SUBSTITUTE_IN_JAPAN],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/sucker_punch.rs",
        about: "Moves that come first, but work only on who is about to attack.",
        effects: &[&moves_sucker_punch::SUCKER_PUNCH, &[moves_sucker_punch::UPPER_HAND]],
    },
    Source {
        path: "crates/battle-effects/src/moves/synchronoise.rs",
        about: "Synchronoise: hits only who shares a type with the user.",
        effects: &[&[moves_synchronoise::SYNCHRONOISE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/syrup_bomb.rs",
        about: "Syrup Bomb: lowers the target's Speed each turn for three turns, or until the user is gone.",
        effects: &[&[moves_syrup_bomb::SYRUP_BOMB_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/tailwind.rs",
        about: "Tailwind: doubles the side's Speed for four turns.",
        effects: &[&[moves_tailwind::TAILWIND_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/take_heart.rs",
        about: "Take Heart: cures the user's status and raises its Special Attack and Special Defense.",
        effects: &[&[moves_take_heart::TAKE_HEART]],
    },
    Source {
        path: "crates/battle-effects/src/moves/tar_shot.rs",
        about: "Tar Shot: lowers the target's Speed and makes it weaker to Fire.",
        effects: &[&[moves_tar_shot::TAR_SHOT_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/taunt.rs",
        about: "Taunt: for three turns the target can only attack.",
        effects: &[&[moves_taunt::TAUNT_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/teatime.rs",
        about: "Teatime: everyone who holds a berry eats it.",
        effects: &[&[moves_teatime::TEATIME]],
    },
    Source {
        path: "crates/battle-effects/src/moves/telekinesis.rs",
        about: "Telekinesis: for three turns the target floats, and everything hits it.",
        effects: &[&[moves_telekinesis::TELEKINESIS], &[moves_telekinesis::TELEKINESIS_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/teleport.rs",
        about: "Teleport: the user leaves, if there is somebody to take its place; up to generation 7 it fails.",
        effects: &[&[moves_teleport::TELEPORT], &[moves_teleport::TELEPORT_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/moves/tera_blast.rs",
        about: "Tera Blast: of the user's Tera Type once it has terastallized, and physical if that is stronger.",
        effects: &[&[moves_tera_blast::TERA_BLAST]],
    },
    Source {
        path: "crates/battle-effects/src/moves/tera_starstorm.rs",
        about: "Tera Starstorm: of the Stellar type and on all adjacent foes if Terapagos uses it in its Stellar Form.",
        effects: &[&[moves_tera_starstorm::TERA_STARSTORM]],
    },
    Source {
        path: "crates/battle-effects/src/moves/terrain_pulse.rs",
        about: "Terrain Pulse: takes on the type of the terrain its user stands on, and is twice as strong then.",
        effects: &[&[moves_terrain_pulse::TERRAIN_PULSE]],
    },
    Source {
        path: "crates/battle-effects/src/moves/terrains.rs",
        about: "Terrains: for five turns the ground helps or hinders whoever stands on it.",
        effects: &[
            &[moves_terrains::ELECTRIC_TERRAIN],
            &[moves_terrains::GRASSY_TERRAIN],
            &[moves_terrains::MISTY_TERRAIN],
            &[moves_terrains::PSYCHIC_TERRAIN],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/throat_chop.rs",
        about: "Throat Chop: keeps the target from using sound moves for two turns.",
        effects: &[&[moves_throat_chop::THROAT_CHOP], &[moves_throat_chop::THROAT_CHOP_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/tidy_up.rs",
        about: "Tidy Up: removes substitutes and entry hazards everywhere, and raises the user's Attack and Speed.",
        effects: &[&[moves_tidy_up::TIDY_UP]],
    },
    Source {
        path: "crates/battle-effects/src/moves/topsy_turvy.rs",
        about: "Topsy-Turvy: turns the target's stages around.",
        effects: &[&[moves_topsy_turvy::TOPSY_TURVY]],
    },
    Source {
        path: "crates/battle-effects/src/moves/torment.rs",
        about: "Torment: the target can't use the same move twice in a row.",
        effects: &[&[moves_torment::TORMENT_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/toxic.rs",
        about: "Toxic: badly poisons; used by a Poison type it can't miss, since generation 6, wherever its target is.",
        effects: &[&[moves_toxic::TOXIC], &[moves_toxic::TOXIC_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/transform.rs",
        about: "Transform: the user becomes a copy of the target.",
        effects: &[&[moves_transform::TRANSFORM]],
    },
    Source {
        path: "crates/battle-effects/src/moves/trap.rs",
        about: "Moves that keep the target from leaving for as long as their user stays.",
        effects: &[&moves_trap::BLOCK, &moves_trap::ANCHOR_SHOT, &[moves_trap::JAW_LOCK], &[moves_trap::G_MAX_TERROR]],
    },
    Source {
        path: "crates/battle-effects/src/moves/tri_attack.rs",
        about: "Tri Attack: may burn, paralyze or freeze.",
        effects: &[&[moves_tri_attack::TRI_ATTACK], &[moves_tri_attack::TRI_ATTACK_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/moves/trick.rs",
        about: "Trick and Switcheroo: user and target exchange their items.",
        effects: &[&moves_trick::TRICK],
    },
    Source {
        path: "crates/battle-effects/src/moves/triple_kick.rs",
        about: "Moves that hit three times, each harder than the one before.",
        effects: &[&moves_triple_kick::TRIPLE_KICK],
    },
    Source {
        path: "crates/battle-effects/src/moves/trump_card.rs",
        about: "Trump Card: the stronger, the fewer PP it has left.",
        effects: &[&[moves_trump_card::TRUMP_CARD]],
    },
    Source {
        path: "crates/battle-effects/src/moves/type_by_item.rs",
        about: "Moves whose type is that of what their user holds.",
        effects: &[
            &[moves_type_by_item::JUDGMENT],
            &[moves_type_by_item::MULTI_ATTACK],
            &[moves_type_by_item::TECHNO_BLAST],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/type_changing.rs",
        about: "Moves that change types.",
        effects: &[
            &[moves_type_changing::CAMOUFLAGE],
            &[moves_type_changing::CONVERSION],
            &[moves_type_changing::CONVERSION_2],
            &[moves_type_changing::FORESTS_CURSE],
            &[moves_type_changing::TRICK_OR_TREAT],
            &[moves_type_changing::MAGIC_POWDER],
            &[moves_type_changing::SOAK],
            &[moves_type_changing::CONVERSION_OF_OLD],
        ],
    },
    Source {
        path: "crates/battle-effects/src/moves/uproar.rs",
        about: "Uproar: for three turns the user can do nothing else, and nobody can sleep.",
        effects: &[&[moves_uproar::UPROAR], &[moves_uproar::UPROAR_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/venom_drench.rs",
        about: "Venom Drench: lowers a poisoned target's Attack, Special Attack and Speed.",
        effects: &[&[moves_venom_drench::VENOM_DRENCH]],
    },
    Source {
        path: "crates/battle-effects/src/moves/water_shuriken.rs",
        about: "Water Shuriken: stronger when Ash-Greninja throws it.",
        effects: &[&[moves_water_shuriken::WATER_SHURIKEN]],
    },
    Source {
        path: "crates/battle-effects/src/moves/weather_accuracy.rs",
        about: "Storms that can't miss in their weather: Blizzard in snow; Bleakwind Storm, Sandsear Storm, Wildbolt Storm, Hurricane and Thunder in rain, the last two of which are unreliable in sun.",
        effects: &[&moves_weather_accuracy::WEATHER_ACCURACY, &[moves_weather_accuracy::BLIZZARD_OF_OLD]],
    },
    Source {
        path: "crates/battle-effects/src/moves/weather_ball.rs",
        about: "Weather Ball: takes on the weather's type, and is twice as strong in any weather.",
        effects: &[&[moves_weather_ball::WEATHER_BALL]],
    },
    Source {
        path: "crates/battle-effects/src/moves/wish.rs",
        about: "Wish: at the end of the next turn whoever stands at the user's place gets back half the user's HP.",
        effects: &[&[moves_wish::WISH_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/moves/worry_seed.rs",
        about: "Moves that give the target another ability.",
        effects: &[&[moves_worry_seed::SIMPLE_BEAM], &[moves_worry_seed::WORRY_SEED]],
    },
    Source {
        path: "crates/battle-effects/src/moves/yawn.rs",
        about: "Yawn: the target falls asleep at the end of the next turn.",
        effects: &[&[moves_yawn::YAWN], &[moves_yawn::YAWN_CONDITION]],
    },
    Source {
        path: "crates/battle-effects/src/species/crowned.rs",
        about: "Zacian and Zamazenta: with its rusted weapon it begins the battle crowned, and Iron Head becomes its own move.",
        effects: &[&species_crowned::CROWNED],
    },
    Source {
        path: "crates/battle-effects/src/species/eternatus.rs",
        about: "Eternatus: nobody can transform into its Eternamax forme.",
        effects: &[&[species_eternatus::ETERNAMAX]],
    },
    Source {
        path: "crates/battle-effects/src/species/terastal.rs",
        about: "Species that take on another forme as they terastallize.",
        effects: &[
            &species_terastal::OGERPON,
            &species_terastal::OGERPON_BEFORE_THE_INDIGO_DISK,
            &species_terastal::TERAPAGOS,
            &species_terastal::TERAPAGOS_BEFORE_THE_INDIGO_DISK,
            &species_terastal::MORPEKO,
        ],
    },
    Source {
        path: "crates/battle-effects/src/species/type_by_item.rs",
        about: "Arceus and Silvally: their type is that of the plate or memory they hold, as long as their ability is their own.",
        effects: &[&species_type_by_item::ARCEUS, &species_type_by_item::SILVALLY],
    },
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
    formats_announced::FIRST_BLOOD_RULE,
    formats_announced::REVELATIONMONS_MOD,
    formats_announced::RE_EVOLUTION_MOD,
    formats_announced::CATEGORY_SWAP_MOD,
    formats_announced::VOLTTURN_MAYHEM_MOD,
    formats_announced::SPECIES_REVEAL_CLAUSE,
    formats_announced::PROTEAN_PALACE_MOD,
    formats_announced::ILLUSION_LEVEL_MOD,
    formats_announced::BAD_N_BOOSTED_MOD,
    formats_announced::STANDARD_DRAFT,
    formats_announced::LEVEL_CLAUSE_MOD,
    formats_announced::HP_PERCENTAGE_MOD,
    formats_announced::EXACT_HP_MOD,
    formats_announced::BEAT_UP_NICKNAMES_MOD,
    formats_announced::ITEM_CLAUSE,
    formats_announced::ABILITY_CLAUSE,
    formats_battle_factory::GEN_9,
    formats_battle_factory::GEN_8,
    formats_battle_factory::GEN_7,
    formats_battle_factory::GEN_6,
    formats_bonus_type_mod::BONUS_TYPE_MOD_HOOKS,
    formats_broken_record_mod::BROKEN_RECORD_MOD_HOOKS,
    formats_chimera_1v1_rule::CHIMERA_1V1_RULE_HOOKS,
    formats_cross_evolution::CROSS_EVOLUTION_HOOKS,
    formats_draft_factory::DRAFT_FACTORY,
    formats_fervent_impersonation_mod::FERVENT_IMPERSONATION_MOD_SETS,
    formats_force_of_the_fallen_mod::FORCE_OF_THE_FALLEN_HOOKS,
    formats_force_select::FORCE_SELECT,
    formats_fortemons::FORTEMONS_HOOKS,
    formats_frantic_fusions_mod::FRANTIC_FUSIONS_MOD_HOOKS,
    formats_godly_gift_mod::GODLY_GIFT_HOOKS,
    formats_inheritance::INHERITANCE_SETS,
    formats_losers_game::LOSERS_GAME,
    formats_max_total_level::MAX_TOTAL_LEVEL,
    formats_nature_swap::NATURE_SWAP_HOOKS,
    formats_one_two_switch::ONE_TWO_SWITCH,
    formats_power_clauses::TERASTAL_CLAUSE,
    formats_power_clauses::DYNAMAX_CLAUSE,
    formats_power_clauses::MEGA_RAYQUAZA_CLAUSE,
    formats_power_clauses::NATDEX_MOD,
    formats_rebalance_levels::REBALANCE_LEVELS,
    formats_relay_race::RELAY_RACE,
    formats_team_preview::TEAM_PREVIEW,
    formats_team_preview::TEAM_PREVIEW_IN_THE_ISLE_OF_ARMOR,
    formats_team_preview::TEAM_PREVIEW_IN_CHAMPIONS,
    formats_team_preview::TEAM_TYPE_PREVIEW,
    formats_team_preview::OPEN_TEAM_SHEETS,
    formats_team_preview::FORCE_OPEN_TEAM_SHEETS,
    formats_tera_donation::TERA_DONATION_HOOKS,
    formats_tier_shift_mod::TIER_SHIFT_MOD_HOOKS,
];
