//! What a rule set does differently in the turn itself: one table each, only its differences.
//!
//! A rule set's file has its table, `Flow { action_speed: Some(action_speed), ..GEN5 }`, and below it the functions that stand
//! there, which are cold: in the usual place they cost one test.

mod champions;
pub mod gen1;
mod gen2;
mod gen3;
mod gen4;
mod gen5;
mod gen6;
mod gen7;
mod gen8;
mod gen8bdsp;

use crate::answer::{Hit, Types, Value};
use crate::battle::Battle;
use crate::ids::{Effect, Mon, Mv, SideId};
use crate::moves::{MoveUse, Payload, Remaining};
use crate::turn::Switched;
use crate::verbs::{FormeChange, Mons, Outcomes, Spread};
use tallgrass_pokedex::{Boost, BoostList, Generation, MoveId, RuleSet, SpeciesId, Stat, rule_sets};

/// A step on the way from a move's use to its hits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HitStep {
    /// Semi-invulnerable targets.
    Invulnerability,
    /// `try_hit`: protection, absorbing abilities.
    TryHit,
    /// Immunity by type.
    TypeImmunity,
    /// Immunity to this very move.
    TryImmunity,
    /// Accuracy.
    Accuracy,
    /// Breaking protection.
    BreakProtect,
    /// Stealing stages.
    StealBoosts,
    /// The hits themselves.
    HitLoop,
}

/// Makes [`Flow`] with a place for each function that a rule set or a format may have of its own.
macro_rules! flow {
    ($($(#[$meta:meta])* $vis:vis $place:ident: $function:ty = $name:literal,)*) => {
        /// How a turn goes by the rules of one set: numbers, and in place of the usual functions those of its own.
        ///
        /// These are the functions that Showdown's rule sets (`data/mods/*/scripts.js`) and formats replace. Where nothing
        /// is in a place, the usual function does its work, which is generation 9's and is written where it is called.
        #[derive(Clone, Copy, Debug)]
        pub struct Flow {
            /// Which generation.
            pub generation: Generation,
            /// The steps of a move, in order.
            pub hit_steps: [HitStep; 8],
            /// One in how many hits is critical, by stage; 0 is never.
            pub crit_odds: &'static [u32],
            /// Whether the queue is sorted anew by current speeds after every action.
            pub resort_queue: bool,
            /// Odds of the number of hits of a move that hits two to five times.
            pub two_to_five: &'static [u8],
            /// Numbers are kept unbounded, as in custom games (`battle.trunc`).
            pub unbounded: bool,
            /// Whether the log tells what is very effective, or hardly, from what is so only once.
            pub grades_effectiveness: bool,
            /// Whether a move's own code after a hit runs even if the user has fainted.
            pub after_hit_by_fainted: bool,
            /// Whether the log counts the hits of a move that Parental Bond lets hit twice if it hit but once.
            pub counts_single_bond_hit: bool,
            /// Whether who fainted in a forme that an item gave goes back to the forme it began the battle in.
            pub formes_of_items_end: bool,
            /// Whether a change of forme that names no cause is due to what is acting, in place of nothing.
            pub acting_changes_formes: bool,
            $($(#[$meta])* #[doc = concat!("\n\nShowdown's `", $name, "`.")] $vis $place: Option<$function>,)*
        }

        impl Flow {
            /// Generation 9, from which the others differ: nothing but the usual functions.
            const USUAL: Flow = Flow {
                generation: Generation::Gen9,
                hit_steps: [
                    HitStep::Invulnerability,
                    HitStep::TryHit,
                    HitStep::TypeImmunity,
                    HitStep::TryImmunity,
                    HitStep::Accuracy,
                    HitStep::BreakProtect,
                    HitStep::StealBoosts,
                    HitStep::HitLoop,
                ],
                crit_odds: &[0, 24, 8, 2, 1],
                resort_queue: true,
                two_to_five: &[2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5],
                unbounded: false,
                grades_effectiveness: false,
                after_hit_by_fainted: false,
                counts_single_bond_hit: true,
                formes_of_items_end: true,
                acting_changes_formes: true,
                $($place: None,)*
            };

            /// Showdown's names of the functions that have others in their place.
            pub fn replaced(&self) -> impl Iterator<Item = &'static str> + use<> {
                [$(self.$place.is_some().then_some($name)),*].into_iter().flatten()
            }
        }
    };
}

flow! {
    /// A Pokémon's stages are changed.
    pub boost: fn(&mut Battle, BoostList, Mon, Option<Mon>, Option<Effect>, bool, bool) -> Value = "battle.boost",
    /// Whether the battle is decided now, given whom fainted last: then it ends.
    pub check_win: fn(&mut Battle, Option<Mon>) -> bool = "battle.checkWin",
    /// PP at most of a move, given its PP Ups.
    pub full_pp: fn(&Battle, MoveId, u8) -> u8 = "battle.calculatePP",
    /// A turn ends.
    pub end_turn: fn(&mut Battle) = "battle.endTurn",
    /// Everyone faints who is about to.
    pub faint_messages: fn(&mut Battle, bool, bool, bool) -> bool = "battle.faintMessages",
    /// Who is in battle, those that have fainted included or not.
    pub all_active: fn(&Battle, bool) -> Mons = "battle.getAllActive",
    /// A stat that base stats make: hp, atk, def, spa, spd or spe, by its place.
    pub stat_from: fn(&Battle, &[u8; 6], &Spread, usize) -> i32 = "battle.statModify",
    /// The battle is to end in favour of whoever has more left.
    pub tiebreak: fn(&mut Battle) -> bool = "battle.tiebreak",
    /// A Pokémon's stage is changed. By how much it was.
    pub boost_one: fn(&mut Battle, Mon, Boost, i8) -> i8 = "pokemon.boostBy",
    /// A Pokémon's stages are all set to 0.
    pub clear_boosts: fn(&mut Battle, Mon) = "pokemon.clearBoosts",
    /// All is forgotten that ends when a Pokémon leaves.
    pub clear_volatile: fn(&mut Battle, Mon, bool) = "pokemon.clearVolatile",
    /// A move costs PP. How many it did.
    pub deduct_pp: fn(&mut Battle, Mon, MoveId, u8) -> u8 = "pokemon.deductPP",
    /// A Pokémon takes on another forme. Whether it did.
    pub forme_change: fn(&mut Battle, Mon, SpeciesId, Effect, FormeChange) -> bool = "pokemon.formeChange",
    /// A Pokémon's speed as actions are ordered by it.
    pub action_speed: fn(&mut Battle, Mon) -> i32 = "pokemon.getActionSpeed",
    /// What a Pokémon holds.
    pub held: fn(&Battle, Mon) -> Effect = "pokemon.getItem",
    /// A stat with (or without) stages and modifiers.
    pub stat: fn(&mut Battle, Mon, Stat, bool, bool) -> i32 = "pokemon.getStat",
    /// A Pokémon's types, without an added one or as before terastallization.
    pub types: fn(&mut Battle, Mon, bool, bool) -> Types = "pokemon.getTypes",
    /// How effective a move is on a Pokémon.
    pub effectiveness: fn(&mut Battle, Mon, Mv) -> i32 = "pokemon.runEffectiveness",
    /// A Pokémon turns into another one. Whether it did.
    pub transform_into: fn(&mut Battle, Mon, Mon, Option<Effect>) -> bool = "pokemon.transformInto",
    /// Who is in battle on a side, all of them or those with HP.
    pub side_allies: fn(&Battle, SideId, bool) -> Mons = "side.allies",
    /// Whether a side may use Dynamax this turn.
    pub can_dynamax_now: fn(&Battle, SideId) -> bool = "side.canDynamaxNow",
    /// A move hurts its user for what it dealt.
    pub recoil_damage: fn(&mut Battle, i32, Mv, Mon) = "actions.applyRecoilDamage",
    /// The species a Pokémon can mega evolve into.
    pub mega_species: fn(&Battle, Mon) -> SpeciesId = "actions.canMegaEvo",
    /// Whether a Pokémon begins the battle able to terastallize.
    pub can_terastallize: fn(&Battle, Mon) -> bool = "actions.canTerastallize",
    /// The damage of a hit.
    pub damage_of: fn(&mut Battle, Mon, Mon, Mv, bool) -> Value = "actions.getDamage",
    /// Whether a move hits each of its targets.
    pub(crate) step_accuracy: fn(&mut Battle, &Mons, Mon, Mv) -> Outcomes = "actions.hitStepAccuracy",
    /// Whether each target of a move is within its reach.
    pub(crate) step_invulnerability: fn(&mut Battle, &Mons, Mon, Mv) -> Outcomes = "actions.hitStepInvulnerabilityEvent",
    /// The hits of a move.
    pub(crate) hit_loop: fn(&mut Battle, &Mons, Mon, Mv) -> Outcomes = "actions.hitStepMoveHitLoop",
    /// All that changes a hit's damage, from weather to protection.
    pub modify_damage: fn(&mut Battle, i64, Hit, bool) -> i64 = "actions.modifyDamage",
    /// Something hits one target or none.
    pub(crate) move_hit: fn(&mut Battle, &[Mon], Mon, Mv, Payload, bool, bool) -> Value = "actions.moveHit",
    /// A Pokémon mega evolves.
    pub mega_evolve: fn(&mut Battle, Mon) = "actions.runMegaEvo",
    /// A Pokémon moves.
    pub run_move: fn(&mut Battle, Mv, Mon, i8, MoveUse) = "actions.runMove",
    /// Entry effects of a Pokémon that came in.
    pub run_switch: fn(&mut Battle, Mon) = "actions.runSwitch",
    /// Something hits targets at once.
    pub(crate) spread_move_hit: SpreadMoveHit = "actions.spreadMoveHit",
    /// A Pokémon comes in, in place of whoever is there.
    pub switch_in: fn(&mut Battle, Mon, u8, Effect, bool) -> Switched = "actions.switchIn",
    /// A Pokémon terastallizes.
    pub terastallize: fn(&mut Battle, Mon) = "actions.terastallize",
    /// A move acts on the field or a side; up to generation 3, on anything.
    pub try_move_hit: fn(&mut Battle, &Mons, Mon, Mv) -> Value = "actions.tryMoveHit",
    /// A move is used, called or chosen. Whether it worked.
    pub use_move: fn(&mut Battle, Mv, Mon, MoveUse) -> bool = "actions.useMove",
    /// All that makes a use of a move, but for what its user remembers of it.
    pub perform_move: fn(&mut Battle, Mv, Mon, MoveUse) -> Value = "actions.useMoveInner",
}

type SpreadMoveHit = fn(&mut Battle, &[Mon], Mon, Mv, Payload, bool, bool) -> (Outcomes, Remaining);

impl Flow {
    /// The table of a rule set: its own, or that of the nearest that it stands on.
    pub fn of(rule_set: RuleSet) -> &'static Flow {
        static TABLES: [(RuleSet, Flow); 11] = [
            (rule_sets::GEN1, gen1::GEN1),
            (rule_sets::GEN2, gen2::GEN2),
            (rule_sets::GEN3, gen3::GEN3),
            (rule_sets::GEN4, gen4::GEN4),
            (rule_sets::GEN5, gen5::GEN5),
            (rule_sets::GEN6, gen6::GEN6),
            (rule_sets::GEN7, gen7::GEN7),
            (rule_sets::GEN8, gen8::GEN8),
            (rule_sets::CHAMPIONS, champions::CHAMPIONS),
            (rule_sets::GEN8BDSP, gen8bdsp::GEN8BDSP),
            (rule_sets::GEN9, Flow::USUAL),
        ];
        let table = |set| TABLES.iter().find(|(own, _)| *own == set).map(|(_, flow)| flow);
        rule_set.lineage().find_map(table).unwrap_or(&TABLES[TABLES.len() - 1].1)
    }

    /// Showdown's names of the functions that something is put in the place of by `change`.
    pub fn replaced_by(change: fn(&mut Flow)) -> impl Iterator<Item = &'static str> + use<> {
        let mut flow = Flow::USUAL;
        change(&mut flow);
        flow.replaced()
    }
}

/// What depends on the generation in one line asks for it in one of these ways, as listeners do.
impl Battle {
    /// The generation the battle is played in.
    #[inline(always)]
    pub fn generation(&self) -> Generation {
        self.flow().generation
    }

    /// Whether the battle is played in this generation or a later one.
    #[inline(always)]
    pub fn since(&self, generation: Generation) -> bool {
        self.generation() >= generation
    }

    /// Whether the battle is played in this generation or an earlier one.
    #[inline(always)]
    pub fn until(&self, generation: Generation) -> bool {
        self.generation() <= generation
    }

    /// Whether the battle is played in this very generation.
    #[inline(always)]
    pub fn only_in(&self, generation: Generation) -> bool {
        self.generation() == generation
    }

    /// Whether the battle is played by this rule set or one that stands on it.
    pub fn is_played_by(&self, rule_set: RuleSet) -> bool {
        self.rules.rule_set().is_based_on(rule_set)
    }

    /// How the turn goes: as the rule set has it, with what the format does otherwise.
    #[inline(always)]
    pub(crate) fn flow(&self) -> &Flow {
        &self.setup.flow
    }
}
