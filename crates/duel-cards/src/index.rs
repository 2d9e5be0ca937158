// Made by `cargo xtask duel-index` from the files in `attacks/`, `powers/`, `trainers/` and `energies/`.

use tallgrass_duel::Effect;

#[path = "attacks/agility.rs"]
mod attacks_agility;
#[path = "attacks/all_or_nothing.rs"]
mod attacks_all_or_nothing;
#[path = "attacks/amnesia.rs"]
mod attacks_amnesia;
#[path = "attacks/bench_damage.rs"]
mod attacks_bench_damage;
#[path = "attacks/bench_target.rs"]
mod attacks_bench_target;
#[path = "attacks/call_for_family.rs"]
mod attacks_call_for_family;
#[path = "attacks/coins.rs"]
mod attacks_coins;
#[path = "attacks/confuse_self.rs"]
mod attacks_confuse_self;
#[path = "attacks/confusion.rs"]
mod attacks_confusion;
#[path = "attacks/conversion.rs"]
mod attacks_conversion;
#[path = "attacks/damage_counters.rs"]
mod attacks_damage_counters;
#[path = "attacks/devolution_beam.rs"]
mod attacks_devolution_beam;
#[path = "attacks/discard_all_energy.rs"]
mod attacks_discard_all_energy;
#[path = "attacks/discard_own_energy.rs"]
mod attacks_discard_own_energy;
#[path = "attacks/discard_their_energy.rs"]
mod attacks_discard_their_energy;
#[path = "attacks/double_damage_next_turn.rs"]
mod attacks_double_damage_next_turn;
#[path = "attacks/drain.rs"]
mod attacks_drain;
#[path = "attacks/draw.rs"]
mod attacks_draw;
#[path = "attacks/dream_eater.rs"]
mod attacks_dream_eater;
#[path = "attacks/energy_count.rs"]
mod attacks_energy_count;
#[path = "attacks/energy_from_discard.rs"]
mod attacks_energy_from_discard;
#[path = "attacks/energy_spike.rs"]
mod attacks_energy_spike;
#[path = "attacks/forced_switch.rs"]
mod attacks_forced_switch;
#[path = "attacks/friendship_song.rs"]
mod attacks_friendship_song;
#[path = "attacks/gale.rs"]
mod attacks_gale;
#[path = "attacks/gigashock.rs"]
mod attacks_gigashock;
#[path = "attacks/headache.rs"]
mod attacks_headache;
#[path = "attacks/heal_self.rs"]
mod attacks_heal_self;
#[path = "attacks/hinder.rs"]
mod attacks_hinder;
#[path = "attacks/hinder_on_heads.rs"]
mod attacks_hinder_on_heads;
#[path = "attacks/hurricane.rs"]
mod attacks_hurricane;
#[path = "attacks/leek_slap.rs"]
mod attacks_leek_slap;
#[path = "attacks/less_damage_next_turn.rs"]
mod attacks_less_damage_next_turn;
#[path = "attacks/lure.rs"]
mod attacks_lure;
#[path = "attacks/magnetic_storm.rs"]
mod attacks_magnetic_storm;
#[path = "attacks/metronome.rs"]
mod attacks_metronome;
#[path = "attacks/mirror_move.rs"]
mod attacks_mirror_move;
#[path = "attacks/mix_up.rs"]
mod attacks_mix_up;
#[path = "attacks/morph.rs"]
mod attacks_morph;
#[path = "attacks/mystery_attack.rs"]
mod attacks_mystery_attack;
#[path = "attacks/no_damage_next_turn.rs"]
mod attacks_no_damage_next_turn;
#[path = "attacks/paralysis.rs"]
mod attacks_paralysis;
#[path = "attacks/plus_on_heads.rs"]
mod attacks_plus_on_heads;
#[path = "attacks/poison.rs"]
mod attacks_poison;
#[path = "attacks/prophecy.rs"]
mod attacks_prophecy;
#[path = "attacks/random_target.rs"]
mod attacks_random_target;
#[path = "attacks/recoil.rs"]
mod attacks_recoil;
#[path = "attacks/recoil_on_tails.rs"]
mod attacks_recoil_on_tails;
#[path = "attacks/scavenge.rs"]
mod attacks_scavenge;
#[path = "attacks/selfdestruct.rs"]
mod attacks_selfdestruct;
#[path = "attacks/sleep.rs"]
mod attacks_sleep;
#[path = "attacks/sonicboom.rs"]
mod attacks_sonicboom;
#[path = "attacks/teammates.rs"]
mod attacks_teammates;
#[path = "attacks/teleport.rs"]
mod attacks_teleport;
#[path = "attacks/thunderstorm.rs"]
mod attacks_thunderstorm;
#[path = "attacks/two_conditions.rs"]
mod attacks_two_conditions;
#[path = "attacks/wail.rs"]
mod attacks_wail;
#[path = "attacks/water_gun.rs"]
mod attacks_water_gun;
#[path = "attacks/wildfire.rs"]
mod attacks_wildfire;
#[path = "energies/double_colorless.rs"]
mod energies_double_colorless;
#[path = "powers/clairvoyance.rs"]
mod powers_clairvoyance;
#[path = "powers/cowardice.rs"]
mod powers_cowardice;
#[path = "powers/curse.rs"]
mod powers_curse;
#[path = "powers/damage_swap.rs"]
mod powers_damage_swap;
#[path = "powers/energy_burn.rs"]
mod powers_energy_burn;
#[path = "powers/energy_trans.rs"]
mod powers_energy_trans;
#[path = "powers/firegiver.rs"]
mod powers_firegiver;
#[path = "powers/heal.rs"]
mod powers_heal;
#[path = "powers/healing_wind.rs"]
mod powers_healing_wind;
#[path = "powers/invisible_wall.rs"]
mod powers_invisible_wall;
#[path = "powers/kabuto_armor.rs"]
mod powers_kabuto_armor;
#[path = "powers/neutralizing_shield.rs"]
mod powers_neutralizing_shield;
#[path = "powers/peal_of_thunder.rs"]
mod powers_peal_of_thunder;
#[path = "powers/peek.rs"]
mod powers_peek;
#[path = "powers/prehistoric_power.rs"]
mod powers_prehistoric_power;
#[path = "powers/quickfreeze.rs"]
mod powers_quickfreeze;
#[path = "powers/rain_dance.rs"]
mod powers_rain_dance;
#[path = "powers/retreat_aid.rs"]
mod powers_retreat_aid;
#[path = "powers/shift.rs"]
mod powers_shift;
#[path = "powers/solar_power.rs"]
mod powers_solar_power;
#[path = "powers/step_in.rs"]
mod powers_step_in;
#[path = "powers/strange_behavior.rs"]
mod powers_strange_behavior;
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
#[path = "trainers/clefairy_doll.rs"]
mod trainers_clefairy_doll;
#[path = "trainers/computer_search.rs"]
mod trainers_computer_search;
#[path = "trainers/defender.rs"]
mod trainers_defender;
#[path = "trainers/devolution_spray.rs"]
mod trainers_devolution_spray;
#[path = "trainers/energy_removal.rs"]
mod trainers_energy_removal;
#[path = "trainers/energy_retrieval.rs"]
mod trainers_energy_retrieval;
#[path = "trainers/energy_search.rs"]
mod trainers_energy_search;
#[path = "trainers/full_heal.rs"]
mod trainers_full_heal;
#[path = "trainers/gambler.rs"]
mod trainers_gambler;
#[path = "trainers/gust_of_wind.rs"]
mod trainers_gust_of_wind;
#[path = "trainers/imakuni.rs"]
mod trainers_imakuni;
#[path = "trainers/imposter_professor_oak.rs"]
mod trainers_imposter_professor_oak;
#[path = "trainers/item_finder.rs"]
mod trainers_item_finder;
#[path = "trainers/lass.rs"]
mod trainers_lass;
#[path = "trainers/maintenance.rs"]
mod trainers_maintenance;
#[path = "trainers/mr_fuji.rs"]
mod trainers_mr_fuji;
#[path = "trainers/pluspower.rs"]
mod trainers_pluspower;
#[path = "trainers/poke_ball.rs"]
mod trainers_poke_ball;
#[path = "trainers/pokedex.rs"]
mod trainers_pokedex;
#[path = "trainers/pokemon_breeder.rs"]
mod trainers_pokemon_breeder;
#[path = "trainers/pokemon_center.rs"]
mod trainers_pokemon_center;
#[path = "trainers/pokemon_flute.rs"]
mod trainers_pokemon_flute;
#[path = "trainers/pokemon_trader.rs"]
mod trainers_pokemon_trader;
#[path = "trainers/potion.rs"]
mod trainers_potion;
#[path = "trainers/professor_oak.rs"]
mod trainers_professor_oak;
#[path = "trainers/recycle.rs"]
mod trainers_recycle;
#[path = "trainers/revive.rs"]
mod trainers_revive;
#[path = "trainers/scoop_up.rs"]
mod trainers_scoop_up;
#[path = "trainers/super_energy_removal.rs"]
mod trainers_super_energy_removal;
#[path = "trainers/super_energy_retrieval.rs"]
mod trainers_super_energy_retrieval;
#[path = "trainers/super_potion.rs"]
mod trainers_super_potion;
#[path = "trainers/switch.rs"]
mod trainers_switch;

pub(crate) static ALL: &[&Effect] = &[
    &attacks_agility::AGILITY,
    &attacks_all_or_nothing::DIVE_BOMB,
    &attacks_all_or_nothing::CLAMP,
    &attacks_all_or_nothing::FLY,
    &attacks_amnesia::AMNESIA,
    &attacks_bench_damage::EARTHQUAKE,
    &attacks_bench_damage::BLIZZARD,
    &attacks_bench_damage::CHAIN_LIGHTNING,
    &attacks_bench_target::DARK_MIND,
    &attacks_bench_target::STRETCH_KICK,
    &attacks_call_for_family::NIDORAN,
    &attacks_call_for_family::BELLSPROUT,
    &attacks_call_for_family::KRABBY,
    &attacks_call_for_family::SPROUT,
    &attacks_call_for_family::CALL_FOR_FRIEND,
    &attacks_coins::TWO_COINS,
    &attacks_coins::THREE_COINS,
    &attacks_coins::FOUR_COINS,
    &attacks_coins::DANCING_EMBERS,
    &attacks_coins::BIG_EGGSPLOSION,
    &attacks_coins::STONE_BARRAGE,
    &attacks_confuse_self::TANTRUM,
    &attacks_confuse_self::RAMPAGE,
    &attacks_confuse_self::PETAL_DANCE,
    &attacks_confusion::CONFUSION_ON_HEADS,
    &attacks_confusion::SUPERSONIC,
    &attacks_conversion::CONVERSION_1,
    &attacks_conversion::CONVERSION_2,
    &attacks_damage_counters::FLAIL,
    &attacks_damage_counters::RAGE,
    &attacks_damage_counters::KARATE_CHOP,
    &attacks_damage_counters::MEDITATE,
    &attacks_damage_counters::SUPER_FANG,
    &attacks_devolution_beam::DEVOLUTION_BEAM,
    &attacks_discard_all_energy::THUNDERBOLT,
    &attacks_discard_own_energy::DISCARD_FIRE,
    &attacks_discard_own_energy::BARRIER,
    &attacks_discard_own_energy::DESTINY_BOND,
    &attacks_discard_own_energy::KADABRA_RECOVER,
    &attacks_discard_own_energy::STARMIE_RECOVER,
    &attacks_discard_own_energy::FLAMES_OF_RAGE,
    &attacks_discard_own_energy::FIRE_SPIN,
    &attacks_discard_their_energy::HYPER_BEAM,
    &attacks_discard_their_energy::WHIRLPOOL,
    &attacks_double_damage_next_turn::SWORDS_DANCE,
    &attacks_double_damage_next_turn::FOCUS_ENERGY,
    &attacks_drain::LEECH_LIFE,
    &attacks_drain::MEGA_DRAIN,
    &attacks_drain::LEECH_SEED,
    &attacks_drain::EXEGGCUTE_LEECH_SEED,
    &attacks_draw::FETCH,
    &attacks_draw::PAY_DAY,
    &attacks_dream_eater::DREAM_EATER,
    &attacks_energy_count::PSYWAVE,
    &attacks_energy_count::PSYCHIC,
    &attacks_energy_from_discard::ENERGY_ABSORPTION,
    &attacks_energy_from_discard::ENERGY_CONVERSION,
    &attacks_energy_spike::ENERGY_SPIKE,
    &attacks_forced_switch::WHIRLWIND,
    &attacks_forced_switch::RAM,
    &attacks_forced_switch::TERROR_STRIKE,
    &attacks_friendship_song::FRIENDSHIP_SONG,
    &attacks_gale::GALE,
    &attacks_gigashock::GIGASHOCK,
    &attacks_headache::HEADACHE,
    &attacks_heal_self::FIRST_AID,
    &attacks_heal_self::SPACING_OUT,
    &attacks_hinder::SMOKESCREEN,
    &attacks_hinder::SAND_ATTACK,
    &attacks_hinder::GROWL,
    &attacks_hinder::POUNCE,
    &attacks_hinder::SNIVEL,
    &attacks_hinder_on_heads::LEER,
    &attacks_hinder_on_heads::TAIL_WAG,
    &attacks_hinder_on_heads::BONE_ATTACK,
    &attacks_hinder_on_heads::ACID,
    &attacks_hurricane::HURRICANE,
    &attacks_leek_slap::LEEK_SLAP,
    &attacks_less_damage_next_turn::MINIMIZE,
    &attacks_less_damage_next_turn::EXPAND,
    &attacks_less_damage_next_turn::HARDEN,
    &attacks_less_damage_next_turn::LIGHT_SCREEN,
    &attacks_lure::LURE,
    &attacks_magnetic_storm::MAGNETIC_STORM,
    &attacks_metronome::CLEFAIRY_METRONOME,
    &attacks_metronome::CLEFABLE_METRONOME,
    &attacks_mirror_move::MIRROR_MOVE,
    &attacks_mix_up::MIX_UP,
    &attacks_morph::MORPH,
    &attacks_mystery_attack::MYSTERY_ATTACK,
    &attacks_no_damage_next_turn::STIFFEN,
    &attacks_no_damage_next_turn::WITHDRAW,
    &attacks_no_damage_next_turn::HIDE_IN_SHELL,
    &attacks_no_damage_next_turn::SCRUNCH,
    &attacks_paralysis::PARALYSIS_ON_HEADS,
    &attacks_plus_on_heads::QUICK_ATTACK,
    &attacks_plus_on_heads::STOMP,
    &attacks_poison::POISON,
    &attacks_poison::POISON_ON_HEADS,
    &attacks_poison::SPIT_POISON,
    &attacks_poison::TOXIC,
    &attacks_prophecy::PROPHECY,
    &attacks_random_target::CAT_PUNCH,
    &attacks_random_target::SLICING_WIND,
    &attacks_random_target::ICE_BREATH,
    &attacks_random_target::BIG_THUNDER,
    &attacks_recoil::RECOIL_20,
    &attacks_recoil::TAKE_DOWN,
    &attacks_recoil::DOUBLE_EDGE,
    &attacks_recoil_on_tails::THRASH,
    &attacks_recoil_on_tails::THUNDER_JOLT,
    &attacks_recoil_on_tails::THUNDER,
    &attacks_scavenge::SCAVENGE,
    &attacks_selfdestruct::WEEZING,
    &attacks_selfdestruct::MAGNEMITE,
    &attacks_selfdestruct::MAGNETON,
    &attacks_selfdestruct::GOLEM,
    &attacks_sleep::SLEEP,
    &attacks_sleep::SLEEP_OR_NOTHING,
    &attacks_sonicboom::SONICBOOM,
    &attacks_teammates::BOYFRIENDS,
    &attacks_teammates::DO_THE_WAVE,
    &attacks_teleport::TELEPORT,
    &attacks_thunderstorm::THUNDERSTORM,
    &attacks_two_conditions::FOUL_GAS,
    &attacks_two_conditions::VENOM_POWDER,
    &attacks_two_conditions::FOUL_ODOR,
    &attacks_wail::WAIL,
    &attacks_water_gun::WATER_GUN,
    &attacks_wildfire::WILDFIRE,
    &powers_clairvoyance::CLAIRVOYANCE,
    &powers_cowardice::COWARDICE,
    &powers_curse::CURSE,
    &powers_damage_swap::DAMAGE_SWAP,
    &powers_energy_burn::ENERGY_BURN,
    &powers_energy_trans::ENERGY_TRANS,
    &powers_firegiver::FIREGIVER,
    &powers_heal::HEAL,
    &powers_healing_wind::HEALING_WIND,
    &powers_invisible_wall::INVISIBLE_WALL,
    &powers_kabuto_armor::KABUTO_ARMOR,
    &powers_neutralizing_shield::NEUTRALIZING_SHIELD,
    &powers_peal_of_thunder::PEAL_OF_THUNDER,
    &powers_peek::PEEK,
    &powers_prehistoric_power::PREHISTORIC_POWER,
    &powers_quickfreeze::QUICKFREEZE,
    &powers_rain_dance::RAIN_DANCE,
    &powers_retreat_aid::RETREAT_AID,
    &powers_shift::SHIFT,
    &powers_solar_power::SOLAR_POWER,
    &powers_step_in::STEP_IN,
    &powers_strange_behavior::STRANGE_BEHAVIOR,
    &powers_strikes_back::STRIKES_BACK,
    &powers_thick_skinned::THICK_SKINNED,
    &powers_toxic_gas::TOXIC_GAS,
    &powers_transparency::TRANSPARENCY,
    &trainers_bill::BILL,
    &trainers_clefairy_doll::STANDS_IN,
    &trainers_clefairy_doll::DISCARD,
    &trainers_computer_search::COMPUTER_SEARCH,
    &trainers_defender::DEFENDER,
    &trainers_devolution_spray::DEVOLUTION_SPRAY,
    &trainers_energy_removal::ENERGY_REMOVAL,
    &trainers_energy_retrieval::ENERGY_RETRIEVAL,
    &trainers_energy_search::ENERGY_SEARCH,
    &trainers_full_heal::FULL_HEAL,
    &trainers_gambler::GAMBLER,
    &trainers_gust_of_wind::GUST_OF_WIND,
    &trainers_imakuni::IMAKUNI,
    &trainers_imposter_professor_oak::IMPOSTER_PROFESSOR_OAK,
    &trainers_item_finder::ITEM_FINDER,
    &trainers_lass::LASS,
    &trainers_maintenance::MAINTENANCE,
    &trainers_mr_fuji::MR_FUJI,
    &trainers_pluspower::PLUSPOWER,
    &trainers_poke_ball::POKE_BALL,
    &trainers_pokedex::POKEDEX,
    &trainers_pokemon_breeder::POKEMON_BREEDER,
    &trainers_pokemon_center::POKEMON_CENTER,
    &trainers_pokemon_flute::POKEMON_FLUTE,
    &trainers_pokemon_trader::POKEMON_TRADER,
    &trainers_potion::POTION,
    &trainers_professor_oak::PROFESSOR_OAK,
    &trainers_recycle::RECYCLE,
    &trainers_revive::REVIVE,
    &trainers_scoop_up::SCOOP_UP,
    &trainers_super_energy_removal::SUPER_ENERGY_REMOVAL,
    &trainers_super_energy_retrieval::SUPER_ENERGY_RETRIEVAL,
    &trainers_super_potion::SUPER_POTION,
    &trainers_switch::SWITCH,
    &energies_double_colorless::DOUBLE_COLORLESS,
];

/// What stands before each in its file: its rules text.
pub(crate) static TEXTS: &[&str] = &[
    "On heads, this Pokémon takes neither damage nor other effects of attacks during the opponent's next turn.",
    "On tails, the attack fails.",
    "On heads, the Defending Pokémon is paralysed; on tails, the attack fails.",
    "On heads, this Pokémon takes neither damage nor other effects of attacks during the opponent's next turn; on tails, the attack fails.",
    "Choose an attack of the Defending Pokémon; it can't use that attack during its next turn.",
    "10 damage to each of your own Benched Pokémon.",
    "On heads, 10 damage to each of the opponent's Benched Pokémon; on tails, to each of your own.",
    "10 damage to each Benched Pokémon of the Defending Pokémon's colour, on either side; none if it is Colorless.",
    "10 damage to one of the opponent's Benched Pokémon, of your choice, if there is one.",
    "20 damage to one of the opponent's Benched Pokémon, of your choice. Without one, the attack can't be used.",
    "Search your deck for a Nidoran♀ or Nidoran♂, put it on your Bench, and shuffle the deck.",
    "Search your deck for a Bellsprout, put it on your Bench, and shuffle the deck.",
    "Search your deck for a Krabby, put it on your Bench, and shuffle the deck.",
    "Search your deck for an Oddish, put it on your Bench, and shuffle the deck.",
    "Search your deck for a Basic Fighting Pokémon, put it on your Bench, and shuffle the deck.",
    "Toss two coins: the printed damage for each heads.",
    "Toss three coins: the printed damage for each heads.",
    "Toss four coins: the printed damage for each heads.",
    "Toss eight coins: 10 damage for each heads.",
    "Toss a coin for each Energy attached to this Pokémon, two for a Double Colorless: 20 damage for each heads.",
    "Toss until tails: 10 damage for each heads.",
    "On tails, this Pokémon is confused.",
    "10 more damage for each damage counter on this Pokémon. On tails, it is confused.",
    "Toss three coins: 40 damage for each heads. This Pokémon is confused.",
    "On heads, the Defending Pokémon is confused.",
    "On heads, the Defending Pokémon is confused; on tails, nothing happens.",
    "The Defending Pokémon's weakness becomes a colour of your choice, but not Colorless. Without a weakness, the attack can't be used.",
    "This Pokémon's resistance becomes a colour of your choice, but not Colorless.",
    "10 damage for each damage counter on this Pokémon.",
    "10 more damage for each damage counter on this Pokémon.",
    "10 less damage for each damage counter on this Pokémon.",
    "10 more damage for each damage counter on the Defending Pokémon.",
    "Half of the Defending Pokémon's remaining hit points, rounded up to ten, is the damage.",
    "Choose an evolved Pokémon of either side; its topmost evolution card goes back to its owner's hand.",
    "Discard all Energy attached to this Pokémon.",
    "Discard a Fire Energy attached to this Pokémon.",
    "Discard a Psychic Energy attached to this Pokémon; it takes neither damage nor other effects of attacks during the opponent's next turn.",
    "Discard a Psychic Energy attached to this Pokémon; if it is knocked out during the opponent's next turn, the opponent's Active Pokémon is knocked out too.",
    "Discard a Psychic Energy attached to this Pokémon; all its damage is healed. Without damage, the attack can't be used.",
    "Discard a Water Energy attached to this Pokémon; all its damage is healed. Without damage, the attack can't be used.",
    "Discard 2 Fire Energies attached to this Pokémon; 10 more damage for each damage counter on it.",
    "Discard 2 Energy cards attached to this Pokémon.",
    "Discard an Energy of your choice attached to the Defending Pokémon.",
    "Discard an Energy of your choice attached to the Defending Pokémon.",
    "In its next turn this Pokémon's attacks deal double damage.",
    "In its next turn this Pokémon's attacks deal double damage.",
    "This Pokémon heals as much damage as it dealt.",
    "This Pokémon heals half the damage it dealt, rounded up to ten.",
    "If it dealt any damage, this Pokémon heals 10.",
    "If it dealt any damage, this Pokémon heals 10.",
    "Draw a card.",
    "On heads, draw a card.",
    "Can only be used if the Defending Pokémon is asleep.",
    "10 damage for each Energy card attached to the Defending Pokémon.",
    "10 more damage for each Energy card attached to the Defending Pokémon.",
    "Attach up to 2 Energy cards from your discard pile to this Pokémon. With none there, the attack can't be used.",
    "Take up to 2 Energy cards from your discard pile into your hand; 10 damage to this Pokémon. With none there, the attack can't be used.",
    "Search your deck for a basic Energy, attach it to one of your Pokémon, and shuffle the deck.",
    "The opponent switches the Defending Pokémon with a Benched one of its choice.",
    "20 damage to this Pokémon; the opponent switches the Defending Pokémon with a Benched one of its choice.",
    "On heads, the opponent switches the Defending Pokémon with a Benched one of its choice.",
    "On heads, a random Basic Pokémon from your deck comes to your Bench, and the deck is shuffled.",
    "Both Active Pokémon are switched with random Benched ones of their own side.",
    "10 damage to each of 3 Benched Pokémon of the opponent, of your choice, or to all if there are fewer.",
    "The opponent can't play Trainers during its next turn.",
    "This Pokémon heals 10. Without damage, the attack can't be used.",
    "On heads, this Pokémon heals 10. Without damage, the attack can't be used.",
    "If the Defending Pokémon attacks in its next turn, a coin is tossed: on tails that attack does nothing.",
    "If the Defending Pokémon attacks in its next turn, a coin is tossed: on tails that attack does nothing.",
    "The Defending Pokémon deals 10 less damage in its next turn.",
    "The Defending Pokémon deals 10 less damage in its next turn.",
    "The Defending Pokémon deals 20 less damage in its next turn.",
    "On heads, the Defending Pokémon can't attack in its next turn.",
    "On heads, the Defending Pokémon can't attack in its next turn.",
    "On heads, the Defending Pokémon can't attack in its next turn.",
    "On heads, the Defending Pokémon can't retreat in its next turn.",
    "Unless it is knocked out, the Defending Pokémon and every card attached to it return to the opponent's hand.",
    "On tails, no damage. This Pokémon can use it only once while it stays in play.",
    "This Pokémon takes 20 less damage from attacks during the opponent's next turn.",
    "This Pokémon takes 10 less damage from attacks during the opponent's next turn.",
    "During the opponent's next turn, attacks that would do less than 40 damage to this Pokémon do none.",
    "This Pokémon takes half the damage of attacks, rounded down to ten, during the opponent's next turn.",
    "Switch the Defending Pokémon with a Benched one of your choice. Without one, the attack can't be used.",
    "All Energy attached to your Pokémon is shuffled and dealt out among them evenly.",
    "Choose an attack of the Defending Pokémon, other than Metronome, and use it, whatever Energy it needs.",
    "Choose an attack of the Defending Pokémon, other than Metronome, and use it, whatever Energy it needs.",
    "If an attack did something to this Pokémon last turn, it does the same to the Defending Pokémon now: damage, special conditions and other effects.",
    "The opponent shuffles the Pokémon of its hand into its deck and takes as many Pokémon from there, at random.",
    "This Pokémon becomes a random Basic Pokémon of your deck, other than Ditto, without damage.",
    "One of eight at random: 10 damage and the Defending Pokémon is paralysed, poisoned, asleep or confused; 10 damage and this Pokémon heals 10; just 10 damage; 20 damage; or nothing.",
    "On heads, this Pokémon takes no damage from attacks during the opponent's next turn.",
    "On heads, this Pokémon takes no damage from attacks during the opponent's next turn.",
    "On heads, this Pokémon takes no damage from attacks during the opponent's next turn.",
    "On heads, this Pokémon takes no damage from attacks during the opponent's next turn.",
    "On heads, the Defending Pokémon is paralysed.",
    "On heads, 20 more damage.",
    "On heads, 10 more damage.",
    "The Defending Pokémon is poisoned.",
    "On heads, the Defending Pokémon is poisoned.",
    "On heads, the Defending Pokémon is poisoned; on tails, nothing happens.",
    "The Defending Pokémon is badly poisoned: it takes 20 damage after every turn instead of 10.",
    "Look at the top 3 cards of your deck or the opponent's and put them back in any order.",
    "20 damage to one of the opponent's Pokémon, at random. Weakness and resistance don't count.",
    "30 damage to one of the opponent's Pokémon, at random. Weakness and resistance don't count.",
    "40 damage to one of the opponent's Pokémon, at random. Weakness and resistance don't count.",
    "70 damage to a Pokémon on either side, at random, but not to this one. Weakness and resistance don't count.",
    "20 damage to this Pokémon.",
    "30 damage to this Pokémon.",
    "80 damage to this Pokémon.",
    "On heads, 10 more damage; on tails, 10 damage to this Pokémon.",
    "On tails, 10 damage to this Pokémon.",
    "On tails, 30 damage to this Pokémon.",
    "Discard a Psychic Energy attached to this Pokémon; take a Trainer from your discard pile into your hand.",
    "60 damage to this Pokémon and 10 to each Benched Pokémon of both sides.",
    "40 damage to this Pokémon and 10 to each Benched Pokémon of both sides.",
    "80 damage to this Pokémon and 20 to each Benched Pokémon of both sides.",
    "100 damage to this Pokémon and 20 to each Benched Pokémon of both sides.",
    "The Defending Pokémon falls asleep.",
    "On heads, the Defending Pokémon falls asleep; on tails, nothing happens.",
    "Weakness and resistance don't count.",
    "20 more damage for each Nidoking you have in play.",
    "10 more damage for each Pokémon on your Bench.",
    "Switch this Pokémon with one on your Bench. Without one, the attack can't be used.",
    "Toss a coin for each of the opponent's Benched Pokémon: on heads, 20 damage to it; for each tails, 10 damage to this Pokémon.",
    "On heads, the Defending Pokémon is poisoned; on tails, it is confused.",
    "On heads, the Defending Pokémon is poisoned and confused.",
    "The Defending Pokémon and this Pokémon are both confused.",
    "Both Benches are filled with random Basic Pokémon of their owners' decks.",
    "10 more damage for each Water Energy beyond the cost, 20 at most.",
    "Discard any number of Fire Energies attached to this Pokémon, and as many cards from the top of the opponent's deck.",
    "The opponent plays with an open hand.",
    "In your turn, but not in the one in which you played it, this Pokémon may go back to your hand; what is attached to it is discarded. Another must be on the Bench.",
    "Once a turn, move a damage counter from one of the opponent's Pokémon to another, even if that knocks it out.",
    "As often as you like in your turn, move a damage counter from one of your Pokémon to another that survives it.",
    "While this Pokémon is Active, all Energy attached to it counts as Fire Energy.",
    "As often as you like in your turn, move a Grass Energy from one of your Pokémon to another.",
    "When you play this Pokémon from your hand, 1 to 4 Fire Energies, at random and as far as there are any, go from your deck to your hand; the deck is shuffled.",
    "Once a turn, on heads, one damage counter comes off one of your Pokémon.",
    "When you play this Pokémon, up to 20 damage comes off each of your Pokémon.",
    "An attack that would do 30 or more damage to this Pokémon does none.",
    "Attacks do half their damage to this Pokémon, rounded down to ten.",
    "Attacks of evolved Pokémon do neither damage nor anything else to this Pokémon.",
    "When you play this Pokémon, 30 damage to a Pokémon on either side, at random, but not to this one.",
    "Once a turn, look at a prize or at the top card of a deck, yours or the opponent's, or at a random card of the opponent's hand.",
    "No Pokémon can evolve while this one is in play.",
    "When you play this Pokémon, toss a coin: on heads, the Defending Pokémon is paralysed.",
    "As often as you like in your turn, attach Water Energy to your Water Pokémon.",
    "While this Pokémon is on your Bench, your Active Pokémon retreats for one Energy less.",
    "Once a turn, this Pokémon takes the colour of any Pokémon in play, but not Colorless.",
    "Once a turn, both Active Pokémon are cured: asleep, confused, paralysed and poisoned no longer.",
    "Once a turn, this Pokémon may come up from the Bench in place of your Active Pokémon.",
    "As often as you like in your turn, move a damage counter from another of your Pokémon to this one, as long as it survives.",
    "Whoever damages this Pokémon by an attack takes 10 damage.",
    "This Pokémon can't become asleep, confused, paralysed or poisoned.",
    "No other Pokémon Power works while this Pokémon is in play.",
    "When an attack would do something to this Pokémon, toss a coin: on heads, it does neither damage nor anything else to it.",
    "Draw 2 cards.",
    "Play it to your Bench as if it were a Basic Pokémon of 10 hit points. An opening hand needs a Basic Pokémon beside it, but once there is one, a duel may begin with it. It can neither attack nor retreat, has no special conditions, and gives no prize when it is knocked out. You may discard it at any time in your turn, unless it is your only Pokémon.",
    "In play: discard it, and if it was Active bring up a Benched Pokémon.",
    "Discard 2 other cards from your hand, then take any card from your deck and shuffle it.",
    "Attach it to one of your Pokémon; until your opponent's next turn ends attacks do 20 less damage to it.",
    "Take as many evolution cards as you like off one of your evolved Pokémon, the topmost first, and discard them.",
    "Discard an Energy attached to one of your opponent's Pokémon.",
    "Discard another card from your hand, then take up to 2 basic Energies from your discard pile.",
    "Take a basic Energy from your deck into your hand, then shuffle the deck.",
    "Your Active Pokémon is no longer asleep, confused, paralysed or poisoned.",
    "Shuffle your hand into your deck; on heads draw 8 cards, on tails 1.",
    "Switch your opponent's Active Pokémon with one of their Benched Pokémon.",
    "Your Active Pokémon becomes confused.",
    "Your opponent shuffles their hand into their deck, then draws 7 cards.",
    "Discard 2 other cards from your hand, then take a Trainer from your discard pile.",
    "Both duelists show their hands and shuffle every Trainer in them into their decks.",
    "Shuffle 2 other cards from your hand into your deck, then draw a card.",
    "Shuffle one of your Benched Pokémon and every card attached to it into your deck.",
    "Attach it to your Active Pokémon; until the turn ends its attacks do 10 more damage.",
    "On heads, take a Pokémon from your deck into your hand, then shuffle the deck.",
    "Look at the top 5 cards of your deck and put them back in any order.",
    "One of your Basic Pokémon, in play since before this turn, evolves into a Stage 2 of its line from your hand, without the Stage 1 between.",
    "All your damaged Pokémon are healed completely and lose all Energy attached to them.",
    "Put a Basic Pokémon from your opponent's discard pile onto their Bench.",
    "Trade a Pokémon in your hand for a Pokémon in your deck, then shuffle your deck.",
    "Take up to 20 damage off one of your Pokémon.",
    "Discard your hand, then draw 7 cards.",
    "On heads, put a card from your discard pile on top of your deck.",
    "Put a Basic Pokémon from your discard pile onto your Bench with half its hit points, rounded up to ten.",
    "Take the Basic Pokémon of one of your Pokémon back into your hand and discard every other card of it.",
    "Discard an Energy attached to one of your Pokémon, and up to 2 Energies attached to one of the opponent's.",
    "Discard 2 other cards from your hand, then take up to 4 basic Energies from your discard pile.",
    "Discard an Energy attached to one of your Pokémon to take up to 40 damage off it.",
    "Switch your Active Pokémon with a Benched one.",
    "Provides 2 Colorless Energies at once. They pay only for the Colorless part of a cost, and for retreating.",
];
