// Made by `cargo xtask duel-index` from the files in `attacks/`, `powers/` and `trainers/`.

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
];

/// What stands before each in its file: its rules text.
pub(crate) static TEXTS: &[&str] = &[
    "Untouchable on heads.",
    "On tails, the attack fails.",
    "On heads, the Defending Pokémon is paralysed; on tails, the attack fails.",
    "On heads, the user takes neither damage nor effects of attacks during the opponent's next turn; on tails, the attack fails.",
    "Choose an attack of the Defending Pokémon; it can't use that attack during its next turn.",
    "10 damage to each of the user's own Benched Pokémon.",
    "On heads, 10 damage to each of the opponent's Benched Pokémon; on tails, to each of the user's own.",
    "10 damage to each Benched Pokémon of the Defending Pokémon's colour, on either side; none if it is Colorless.",
    "Does 10 damage to a Benched Pokémon of the opponent, if there is one.",
    "Does 20 damage to a Benched Pokémon of the opponent.",
    "Search your deck for a Nidoran♀ or Nidoran♂ and put it on your Bench.",
    "Search your deck for a Bellsprout and put it on your Bench.",
    "Search your deck for a Krabby and put it on your Bench.",
    "Search your deck for an Oddish and put it on your Bench.",
    "Search your deck for a Basic Fighting Pokémon and put it on your Bench.",
    "Toss two coins: the printed damage for each heads.",
    "Toss three coins: the printed damage for each heads.",
    "Toss four coins: the printed damage for each heads.",
    "Toss eight coins: 10 damage for each heads.",
    "Toss a coin for each Energy attached to the user: 20 damage for each heads.",
    "Toss until tails: 10 damage for each heads.",
    "On tails, the user is confused.",
    "Deals 10 more for each damage counter on the user. On tails, the user is confused.",
    "Toss three coins: 40 damage for each heads. The user is confused.",
    "On heads, the Defending Pokémon is confused.",
    "On heads, the Defending Pokémon is confused; tails says that there was no effect.",
    "The Defending Pokémon's weakness, if it has one, becomes a colour of your choice.",
    "The attacker's resistance becomes a colour of your choice.",
    "10 damage for each damage counter on the user.",
    "10 more damage for each damage counter on the user.",
    "10 less damage for each damage counter on the user.",
    "10 more damage for each damage counter on the Defending Pokémon.",
    "Damage of half the Defending Pokémon's remaining hit points, rounded up to ten.",
    "Choose an evolved Pokémon of either duelist; its highest-stage card goes back to its owner's hand.",
    "All Energy attached to the user is discarded.",
    "Discard a Fire Energy attached to the attacker.",
    "Discard a Psychic Energy; no damage or effect reaches the attacker during the opponent's next turn.",
    "Discard a Psychic Energy; whoever knocks the attacker out during the opponent's next turn is knocked out too.",
    "Discard a Psychic Energy; all damage on the attacker is removed.",
    "Discard a Water Energy; all damage on the attacker is removed.",
    "Discard 2 Fire Energies; 10 more damage for each damage counter on the attacker.",
    "Discard 2 Energies.",
    "Discard an Energy attached to the Defending Pokémon.",
    "Discard an Energy attached to the Defending Pokémon. Mirror Move doesn't notice.",
    "Scyther's damage is doubled in its next turn.",
    "Vaporeon's damage is doubled in its next turn.",
    "Heals as much as the damage dealt.",
    "Heals half the damage dealt, rounded up to ten.",
    "Heals 10 if any damage was dealt.",
    "Heals 10 if any damage was dealt, but not if it was exactly 256.",
    "Draw a card.",
    "On heads, draw a card.",
    "Only against a Pokémon that is asleep.",
    "10 damage for each Energy card attached to the Defending Pokémon.",
    "10 more damage for each Energy card attached to the Defending Pokémon.",
    "Attach up to 2 Energies from your discard pile to the attacker.",
    "Put up to 2 Energies from your discard pile into your hand; the attacker does 10 damage to itself.",
    "Search your deck for a basic Energy and attach it to one of your Pokémon.",
    "The opponent chooses a Benched Pokémon and switches it in.",
    "Does 20 damage to the attacker; the opponent chooses a Benched Pokémon and switches it in.",
    "On heads, the opponent chooses a Benched Pokémon and switches it in. The coin is tossed before the damage.",
    "On heads, a random Basic Pokémon from the deck comes to the Bench.",
    "Each side's Active Pokémon is switched with a random Benched one.",
    "Does 10 damage to each of 3 Benched Pokémon of the opponent, or to all if there are fewer.",
    "No Trainers for the opponent. It is the duelist who suffers, so nothing protects the Defending Pokémon from it.",
    "Heals 10.",
    "On heads, heals 10.",
    "The Defending Pokémon attacks only on heads.",
    "The Defending Pokémon attacks only on heads.",
    "The Defending Pokémon deals 10 less damage.",
    "The Defending Pokémon deals 10 less damage.",
    "The Defending Pokémon deals 20 less damage.",
    "On heads, the Defending Pokémon can't attack; tails says that it failed.",
    "On heads, the Defending Pokémon can't attack; tails says that it failed.",
    "On heads, the Defending Pokémon can't attack.",
    "On heads, the Defending Pokémon can't retreat.",
    "The Defending Pokémon and all cards attached to it return to the hand.",
    "No damage on tails; only once, and backing out after Sand-attack doesn't count as use.",
    "20 less damage during the opponent's next turn.",
    "10 less damage during the opponent's next turn.",
    "Damage below 40 is prevented during the opponent's next turn.",
    "Half the damage, rounded down to ten, during the opponent's next turn.",
    "Choose a Benched Pokémon of the opponent and switch it in.",
    "Deals out the Energy in play on the user's side anew.",
    "Choose an attack of the Defending Pokémon, other than Metronome, and use it, whatever Energy it needs.",
    "The same for a Metronome that costs one Energy.",
    "Whatever the attacker suffered from an attack last turn, the Defending Pokémon suffers now.",
    "Shuffles the Pokémon of the opponent's hand into its deck; the first as many Pokémon of the deck go to its hand.",
    "Becomes a random Basic Pokémon of the deck that isn't a Ditto.",
    "10 damage and a special condition, or 10 healed, or nothing more, or 20 damage, or no damage at all.",
    "On heads, no damage during the opponent's next turn.",
    "On heads, no damage during the opponent's next turn.",
    "On heads, no damage during the opponent's next turn.",
    "On heads, no damage during the opponent's next turn.",
    "On heads, the Defending Pokémon is paralysed.",
    "On heads, 20 more damage.",
    "On heads, 10 more damage.",
    "The Defending Pokémon is poisoned.",
    "On heads, the Defending Pokémon is poisoned.",
    "On heads, the Defending Pokémon is poisoned; tails says that there was no effect.",
    "The Defending Pokémon is badly poisoned: it takes 20 damage after every turn instead of 10.",
    "Put the top 3 cards of either deck in any order.",
    "20 damage to one of the opponent's Pokémon, at random. Weakness and resistance don't count.",
    "30 damage to one of the opponent's Pokémon, at random. Weakness and resistance don't count.",
    "40 damage to one of the opponent's Pokémon, at random. Weakness and resistance don't count.",
    "70 damage to a Pokémon on either side, at random, but not to the user. Weakness and resistance don't count.",
    "20 damage to the user.",
    "30 damage to the user.",
    "80 damage to the user.",
    "On heads, 10 more damage; on tails, 10 damage to the user.",
    "On tails, 10 damage to the user.",
    "On tails, 30 damage to the user.",
    "Discard a Psychic Energy attached to the attacker; take a Trainer from your discard pile.",
    "60 damage to the user, 10 to each Benched Pokémon.",
    "40 damage to the user, 10 to each Benched Pokémon.",
    "80 damage to the user, 20 to each Benched Pokémon.",
    "100 damage to the user, 20 to each Benched Pokémon.",
    "The Defending Pokémon falls asleep.",
    "On heads, the Defending Pokémon falls asleep; tails says that there was no effect.",
    "Weakness and resistance don't count.",
    "20 more damage for each Nidoking in play on the user's side.",
    "10 more damage for each Benched Pokémon on the user's side.",
    "Switch the attacker with one of your Benched Pokémon.",
    "20 damage to each Benched Pokémon of the opponent on heads, 10 to the user for each tails.",
    "On heads, the Defending Pokémon is poisoned; on tails, it is confused.",
    "On heads, the Defending Pokémon is poisoned and confused.",
    "Both the Defending Pokémon and the user are confused.",
    "Fills both Benches with random Basic Pokémon from the decks.",
    "10 more for each Water Energy beyond the cost, 20 at most.",
    "Discard any number of Fire Energies attached to the attacker, and as many cards from the top of the opponent's deck.",
    "The opponent plays with an open hand.",
    "It goes back to your hand and what is attached to it is discarded, but not in the turn you played it.",
    "Once a turn, move a damage counter from one of your opponent's Pokémon to another, even if that knocks it out.",
    "As often as you like, move a damage counter from one of your Pokémon to another that survives it.",
    "All Energy attached to the Active Charizard can count as Fire Energy.",
    "As often as you like, move a Grass Energy from one of your Pokémon to another.",
    "When you play it, take 1 to 4 Fire Energies from your deck, as many as chance says.",
    "Once a turn, on heads, one damage counter comes off one of your Pokémon.",
    "When you play it, up to 20 damage comes off each of your Pokémon.",
    "An attack that would do 30 or more damage to Mr. Mime does none.",
    "Attacks do half their damage to Kabuto, rounded down to the nearest 10.",
    "Attacks of evolved Pokémon do nothing to Mew.",
    "When you play it, a Pokémon drawn at random from all others in play takes 30 damage.",
    "Once a turn, look at a prize or the top card of a deck, yours or your opponent's, or a random card of their hand.",
    "No more evolutions while Aerodactyl is in play.",
    "When you play it, on heads the Defending Pokémon is paralysed.",
    "Water Energy may be attached to Water Pokémon as often as you like.",
    "While Dodrio is on the Bench, retreating costs one Energy less.",
    "Once a turn, its colour becomes that of any Pokémon in play.",
    "Once a turn, neither Active Pokémon is asleep, confused, paralysed or poisoned any longer.",
    "Once a turn, it comes up from the Bench in place of your Active Pokémon.",
    "As often as you like, move a damage counter from another of your Pokémon to this one, as long as it survives.",
    "Whoever damages Machamp takes 10 damage.",
    "Snorlax can't become asleep, confused, paralysed or poisoned.",
    "No other Pokémon Power works while Muk is in play.",
    "On heads, an attack does nothing to Haunter.",
    "Draw 2 cards.",
    "Goes to the Bench as a Pokémon of 10 hit points.",
    "In play: discard it, and if it was Active bring up a Benched Pokémon.",
    "Discard 2 cards from your hand, then take any card from your deck and shuffle it.",
    "Attach it to one of your Pokémon; until your opponent's next turn ends attacks do 20 less damage to it.",
    "Take off one of your evolved Pokémon as many of its evolution cards as you like and discard them.",
    "Discard an Energy attached to one of your opponent's Pokémon.",
    "Discard a card from your hand, then take up to 2 basic Energies from your discard pile.",
    "Take a basic Energy from your deck, then shuffle it.",
    "Your Active Pokémon is no longer asleep, confused, paralysed or poisoned.",
    "Shuffle your hand into your deck; on heads draw 8 cards, on tails 1.",
    "Switch your opponent's Active Pokémon with one of their Benched Pokémon.",
    "Your Active Pokémon becomes confused.",
    "Your opponent shuffles their hand into their deck, then draws 7 cards.",
    "Discard 2 cards from your hand, then take a Trainer from your discard pile.",
    "Both duelists shuffle every Trainer in their hands into their decks.",
    "Shuffle 2 cards from your hand into your deck, then draw a card.",
    "Shuffle one of your Benched Pokémon and every card attached to it into your deck.",
    "Attach it to your Active Pokémon; until the turn ends its attacks do 10 more damage.",
    "On heads, take a Pokémon from your deck, then shuffle it.",
    "Put the top 5 cards of your deck into any order.",
    "A Basic Pokémon evolves into a Stage 2 of its line from your hand, without the Stage 1 between.",
    "All your damaged Pokémon are healed completely, and lose all their Energy.",
    "Put a Basic Pokémon from your opponent's discard pile onto their Bench.",
    "Trade a Pokémon in your hand for a Pokémon in your deck, then shuffle your deck.",
    "Take up to 20 damage off one of your Pokémon.",
    "Discard your hand, then draw 7 cards.",
    "On heads, put a card from your discard pile on top of your deck.",
    "Put a Basic Pokémon from your discard pile onto your Bench with half its hit points, rounded up to ten.",
    "Take the Basic Pokémon of one of your Pokémon back into your hand and discard every other card of it.",
    "Discard an Energy attached to one of your Pokémon to discard up to 2 Energies attached to one of your opponent's.",
    "Discard 2 cards from your hand, then take up to 4 basic Energies from your discard pile.",
    "Discard an Energy attached to one of your Pokémon to take up to 40 damage off it.",
    "Switch your Active Pokémon with a Benched one.",
];
