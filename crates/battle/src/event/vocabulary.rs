//! Every event of a battle: what it is told, what it may answer, and when it happens.
//!
//! Names are Showdown's in snake case. `on::NAME(function)` makes a listener; the function's type says what the event
//! carries. In shapes with a [`Hit`], `user` is always who uses the move and `target` whom it is
//! used on, whichever of them the event happens to.

use super::listener::{Handler, Listener};
use crate::answer::{FieldOccasion, Hit, Occasion, Odds, Reply, SideOccasion, Types, Value, Verdict};
use crate::battle::Cx;
use crate::ids::Mon;
use crate::state::{Forme, SecondaryList};
use tallgrass_pokedex::{AbilityId, BoostList, ConditionId, ItemId, MoveId, Type};

/// To whom an event of a move happens, when it is run over all listeners.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    /// To the move's user.
    User,
    /// To the move's target.
    Target,
}

macro_rules! shape_type {
    (Plain) => { fn(&mut Cx, Occasion) -> Verdict };
    (Number) => { fn(&mut Cx, Occasion, i32) -> Reply<i32> };
    (Hit) => { fn(&mut Cx, Hit) -> Verdict };
    (HitNumber) => { fn(&mut Cx, Hit, i32) -> Reply<i32> };
    (HitFraction) => { fn(&mut Cx, Hit, f64) -> Reply<f64> };
    (HitAnswer) => { fn(&mut Cx, Hit) -> Reply<i32> };
    (Odds) => { fn(&mut Cx, Hit, Odds) -> Reply<Odds> };
    (Secondaries) => { fn(&mut Cx, Hit, &mut SecondaryList) -> Verdict };
    (Redirect) => { fn(&mut Cx, Hit) -> Reply<Mon> };
    (MoveAnswer) => { fn(&mut Cx, Hit) -> Reply<MoveId> };
    (Boosts) => { fn(&mut Cx, Occasion, &mut BoostList) -> Verdict };
    (Condition) => { fn(&mut Cx, Occasion, ConditionId) -> Verdict };
    (Item) => { fn(&mut Cx, Occasion, ItemId) -> Verdict };
    (Ability) => { fn(&mut Cx, Occasion, AbilityId) -> Verdict };
    (Types) => { fn(&mut Cx, Mon, Types) -> Reply<Types> };
    (Type) => { fn(&mut Cx, Mon, Type) -> Verdict };
    (Effectiveness) => { fn(&mut Cx, Hit, Type, i32) -> Reply<i32> };
    (Forme) => { fn(&mut Cx, Occasion, &mut Forme) -> Verdict };
    (Side) => { fn(&mut Cx, SideOccasion) -> Verdict };
    (Field) => { fn(&mut Cx, FieldOccasion) -> Verdict };
    (Turns) => { fn(&mut Cx, Occasion) -> u8 };
}

macro_rules! subject {
    () => {
        Subject::Target
    };
    (by_user) => {
        Subject::User
    };
    (by_target) => {
        Subject::Target
    };
}

macro_rules! events {
    ($( $(#[doc = $doc:literal])* $snake:ident = $camel:ident : $shape:ident $(, run $run:ident)? $(, single $single:ident)? ; )*) => {
        /// The name of an event.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, borsh::BorshSerialize, borsh::BorshDeserialize)]
        #[repr(u8)]
        pub enum Event {
            $( $(#[doc = $doc])* $camel, )*
        }

        impl Event {
            /// All events.
            pub const ALL: &'static [Event] = &[ $( Event::$camel, )* ];

            /// Showdown's name for it.
            pub const fn name(self) -> &'static str {
                match self { $( Event::$camel => stringify!($camel), )* }
            }

            /// Its name in this project, as `on::` has it.
            pub const fn snake_name(self) -> &'static str {
                match self { $( Event::$camel => stringify!($snake), )* }
            }

            /// When it happens and what may be answered, in a sentence.
            pub const fn about(self) -> &'static str {
                match self { $( Event::$camel => concat!($($doc),*).trim_ascii(), )* }
            }

            /// To whom it happens when run over all listeners (for events with a move).
            pub(crate) const fn run_subject(self) -> Subject {
                match self { $( Event::$camel => subject!($($run)?), )* }
            }

            /// Whether it happens to a move's user when run over all listeners: its source is then whom the move is used on.
            pub const fn is_of_user(self) -> bool {
                matches!(self.run_subject(), Subject::User)
            }

            /// To whom it happens when only the move itself is asked.
            pub(crate) const fn single_subject(self) -> Subject {
                match self { $( Event::$camel => subject!($($single)?), )* }
            }
        }

        /// Makers of listeners, one per event.
        pub mod on {
            use super::*;
            $(
                $(#[doc = $doc])*
                pub const fn $snake(handler: shape_type!($shape)) -> Listener {
                    Listener::new(Event::$camel, Handler::$shape(handler))
                }
            )*

            /// A listener that always gives the same answer.
            pub const fn constant(event: Event, answer: Value) -> Listener {
                Listener::new(event, Handler::Constant(answer))
            }

            /// Takes its place in the order of an event without doing anything: what counts down turns at
            /// [`Event::Residual`], [`Event::SideResidual`] or [`Event::FieldResidual`].
            pub const fn timer(event: Event) -> Listener {
                Listener::new(event, Handler::Timer)
            }
        }
    };
}

events! {
    // --- a condition's own life -----------------------------------------------------------------------------------
    /// How many turns the condition will last; 0 is for ever. Asked before it starts.
    duration_callback = DurationCallback: Turns;
    /// The condition, ability or item begins on its holder; failing takes the condition away again.
    start = Start: Plain;
    /// The condition is set again while it is there.
    restart = Restart: Plain;
    /// It ends: naturally, by removal, or (abilities and items) as the holder leaves or loses it.
    end = End: Plain;
    /// A volatile was passed on to the holder by Baton Pass or the like.
    copy = Copy: Plain;
    /// A side condition begins.
    side_start = SideStart: Side;
    /// A side condition is set again.
    side_restart = SideRestart: Side;
    /// A side condition ends.
    side_end = SideEnd: Side;
    /// A weather, terrain or pseudo-weather begins.
    field_start = FieldStart: Field;
    /// A pseudo-weather is set again.
    field_restart = FieldRestart: Field;
    /// A weather, terrain or pseudo-weather ends.
    field_end = FieldEnd: Field;

    // --- the turn -------------------------------------------------------------------------------------------------
    /// A species' forme is settled as the battle starts.
    battle_start = BattleStart: Plain;
    /// Before the turn's first action, for each active Pokémon.
    before_turn = BeforeTurn: Plain;
    /// After each action, for each active Pokémon: berries are eaten, formes change.
    update = Update: Plain;
    /// End of turn, for each active Pokémon.
    residual = Residual: Plain;
    /// End of turn, for a side.
    side_residual = SideResidual: Side;
    /// End of turn, for the field.
    field_residual = FieldResidual: Field;
    /// The weather acts on each active Pokémon, end of turn.
    weather = Weather: Plain;
    /// The weather has changed.
    weather_change = WeatherChange: Plain;
    /// The terrain has changed.
    terrain_change = TerrainChange: Plain;
    /// A weather is about to be set by `source`; the weather is the effect.
    set_weather = SetWeather: Plain;
    /// A pseudo-weather has begun; it is the effect.
    pseudo_weather_change = PseudoWeatherChange: Plain;
    /// Whether the terrain acts on the target.
    try_terrain = TryTerrain: Plain;

    // --- switching ------------------------------------------------------------------------------------------------
    /// A Pokémon takes its place, before the log says so.
    before_switch_in = BeforeSwitchIn: Plain;
    /// A Pokémon has come in. Abilities and items without this listener `start` here.
    switch_in = SwitchIn: Plain;
    /// A Pokémon is about to be withdrawn.
    before_switch_out = BeforeSwitchOut: Plain;
    /// A Pokémon leaves.
    switch_out = SwitchOut: Plain;
    /// Hazards, in generations before the fifth.
    entry_hazard = EntryHazard: Plain;
    /// In generations 1 and 2, after the switch.
    after_switch_in_self = AfterSwitchInSelf: Plain;
    /// Something drags the target out.
    drag_out = DragOut: Plain;
    /// Whether the target is kept from switching.
    trap_pokemon = TrapPokemon: Plain;
    /// Whether the target may be kept from switching, as far as its player knows.
    maybe_trap_pokemon = MaybeTrapPokemon: Plain;
    /// The Pokémon's HP fell to half or less.
    emergency_exit = EmergencyExit: Plain;
    /// Two allies changed places.
    swap = Swap: Plain;
    /// Before a Pokémon that may hide its status cure (Natural Cure) leaves.
    check_show = CheckShow: Plain;

    // --- choosing and using a move --------------------------------------------------------------------------------
    /// Which moves can't be chosen next turn.
    disable_move = DisableMove: Plain;
    /// The one move that can be chosen, with nothing else (no switch).
    lock_move = LockMove: MoveAnswer, run by_user;
    /// The one move that can be chosen, though switching is allowed.
    semi_lock_move = SemiLockMove: MoveAnswer, run by_user;
    /// A move's priority.
    modify_priority = ModifyPriority: HitFraction, run by_user, single by_user;
    /// A fraction of priority: first or last among equals.
    fractional_priority = FractionalPriority: HitFraction, run by_user;
    /// Another move takes the chosen one's place.
    override_action = OverrideAction: MoveAnswer, run by_user;
    /// A move with a `before_turn_callback` acts as the turn begins.
    before_turn_callback = BeforeTurnCallback: Hit, single by_user;
    /// A move that charges with priority announces itself.
    priority_charge_callback = PriorityChargeCallback: Hit, single by_user;
    /// Whether the Pokémon can move: sleep, flinching, confusion…
    before_move = BeforeMove: Hit, run by_user;
    /// The move's own obstacle, after `before_move`; a yes aborts.
    before_move_callback = BeforeMoveCallback: Hit, single by_user;
    /// `before_move` stopped the move.
    move_aborted = MoveAborted: Hit, run by_user;
    /// After the move, whatever it did.
    after_move = AfterMove: Hit, run by_user, single by_user;
    /// In generations 1 and 2, after the move.
    after_move_self = AfterMoveSelf: Hit, run by_user;
    /// The move's target, before anything else.
    modify_target = ModifyTarget: Redirect, run by_user, single by_user;
    /// The move's type.
    modify_type = ModifyType: Hit, run by_user, single by_user;
    /// Anything about the move.
    modify_move = ModifyMove: Hit, run by_user, single by_user;
    /// How much extra PP the move costs its user (asked of its targets).
    deduct_pp = DeductPP: HitAnswer, run by_target;
    /// Whether the move happens at all, after it was announced.
    try_move = TryMove: Hit, run by_user, single by_user;
    /// The move's own message, once it is certain to happen.
    use_move_message = UseMoveMessage: Hit, single by_user;
    /// A charging move begins to charge.
    charge_move = ChargeMove: Hit, run by_user;
    /// Who is hit instead.
    redirect_target = RedirectTarget: Redirect, run by_user;
    /// The move can't work in this situation.
    try_ = Try: Hit, single by_user;
    /// Last preparations before the move hits.
    prepare_hit = PrepareHit: Hit, run by_user, single by_target;
    /// The move failed.
    move_fail = MoveFail: Hit, single by_target;
    /// The odds that a protecting move works again.
    stall_move = StallMove: Plain;

    // --- hitting --------------------------------------------------------------------------------------------------
    /// Whether the target can be reached at all: failing says no, 0 says yes whatever others would say.
    invulnerability = Invulnerability: HitAnswer, run by_target;
    /// Whether the move may hit the target.
    try_hit = TryHit: Hit, run by_target, single by_target;
    /// Whether a move may act on the field.
    try_hit_field = TryHitField: Hit, run by_target, single by_target;
    /// Whether a move may act on a side.
    try_hit_side = TryHitSide: Hit, run by_target, single by_target;
    /// Whether the target is immune to this very move.
    try_immunity = TryImmunity: Hit, single by_target;
    /// The move's accuracy.
    modify_accuracy = ModifyAccuracy: Odds, run by_target;
    /// The final accuracy.
    accuracy = Accuracy: Odds, run by_target;
    /// Whether a protecting effect stops the move (asked of its user).
    hit_protect = HitProtect: Hit, run by_user;
    /// A substitute or the like takes the hit: 0 for a substitute.
    try_primary_hit = TryPrimaryHit: HitAnswer, run by_target;
    /// In generations 1 and 2.
    try_secondary_hit = TrySecondaryHit: HitAnswer, run by_target;
    /// In generation 1.
    try_field_hit = TryFieldHit: Hit, run by_target;
    /// The move has hit: its own effect.
    hit = Hit: Hit, run by_target, single by_target;
    /// A secondary effect of the move with code of its own happens.
    secondary_hit = SecondaryHit: Hit, single by_target;
    /// The move's effect on its own user, where that has code.
    self_hit = SelfHit: Hit, single by_target;
    /// The move has hit the field.
    hit_field = HitField: Hit, single by_target;
    /// The move has hit a side.
    hit_side = HitSide: Side;
    /// After damage and effects of the hit.
    after_hit = AfterHit: Hit, single by_target;
    /// The target was damaged by a move (number: how much).
    damaging_hit = DamagingHit: HitNumber, run by_target;
    /// A substitute took the damage (number: how much).
    after_sub_damage = AfterSubDamage: HitNumber, run by_target, single by_target;
    /// After a move's secondary effects, asked of its targets.
    after_move_secondary = AfterMoveSecondary: Hit, run by_target, single by_target;
    /// After a move's secondary effects, asked of its user.
    after_move_secondary_self = AfterMoveSecondarySelf: Hit, run by_user, single by_user;
    /// Which secondary effects there are.
    modify_secondaries = ModifySecondaries: Secondaries, run by_target;
    /// The Pokémon flinched.
    flinch = Flinch: Plain;
    /// Infatuation takes hold.
    attract = Attract: Plain;

    // --- damage ---------------------------------------------------------------------------------------------------
    /// The move's own power; the answer replaces it.
    base_power_callback = BasePowerCallback: HitNumber, single by_user;
    /// The move's own damage; the answer replaces the formula.
    damage_callback = DamageCallback: HitAnswer, single by_user;
    /// The critical-hit stage.
    modify_crit_ratio = ModifyCritRatio: HitNumber, run by_user;
    /// Whether the critical hit stands.
    critical_hit = CriticalHit: Hit, run by_target;
    /// The move's power.
    base_power = BasePower: HitNumber, run by_user, single by_user;
    /// Attack in the damage formula.
    modify_atk = ModifyAtk: HitNumber, run by_user;
    /// Defense in the damage formula.
    modify_def = ModifyDef: HitNumber, run by_target;
    /// Special Attack in the damage formula.
    modify_spa = ModifySpA: HitNumber, run by_user;
    /// Special Defense in the damage formula.
    modify_spd = ModifySpD: HitNumber, run by_target;
    /// Speed.
    modify_spe = ModifySpe: Number;
    /// Damage, the weather's part.
    weather_modify_damage = WeatherModifyDamage: HitNumber, run by_user;
    /// Same-type attack bonus.
    modify_stab = ModifySTAB: HitFraction, run by_user;
    /// Damage, last of all.
    modify_damage = ModifyDamage: HitNumber, run by_user;
    /// Damage, first phase, in generations 3 and 4.
    modify_damage_phase_1 = ModifyDamagePhase1: HitNumber, run by_user;
    /// Damage, second phase, in generations 3 and 4.
    modify_damage_phase_2 = ModifyDamagePhase2: HitNumber, run by_user;
    /// HP about to be lost, whatever the cause (the occasion's effect).
    damage = Damage: Number;
    /// HP about to be restored.
    try_heal = TryHeal: Number;
    /// HP was restored.
    heal = Heal: Number;
    /// A Pokémon's weight in hectograms.
    modify_weight = ModifyWeight: Number;

    // --- types and immunities -------------------------------------------------------------------------------------
    /// A Pokémon's types.
    type_ = Type: Types;
    /// Whether the target is immune to a condition.
    immunity = Immunity: Condition;
    /// Whether a type immunity of the target is lifted: failing lifts it.
    negate_immunity = NegateImmunity: Type;
    /// How one of the target's types takes the move: −1 resists, +1 is weak.
    effectiveness = Effectiveness: Effectiveness, run by_target, single by_target;

    // --- stat stages ----------------------------------------------------------------------------------------------
    /// Stages as they count right now.
    modify_boost = ModifyBoost: Boosts;
    /// A change of stages, before it is capped.
    change_boost = ChangeBoost: Boosts;
    /// A change of stages about to happen.
    try_boost = TryBoost: Boosts;
    /// One stage has changed.
    after_each_boost = AfterEachBoost: Boosts;
    /// Stages have changed.
    after_boost = AfterBoost: Boosts;

    // --- statuses, abilities, items, formes -----------------------------------------------------------------------
    /// A status is about to be set.
    set_status = SetStatus: Condition;
    /// A status was set.
    after_set_status = AfterSetStatus: Condition;
    /// A volatile is about to be added.
    try_add_volatile = TryAddVolatile: Condition;
    /// A side condition has begun; it is the effect.
    side_condition_start = SideConditionStart: Side;
    /// An ability is about to be changed to this one.
    set_ability = SetAbility: Ability;
    /// An item is about to be taken.
    take_item = TakeItem: Item;
    /// An item was taken.
    after_take_item = AfterTakeItem: Item;
    /// An item is about to be used.
    use_item = UseItem: Item;
    /// An item was used.
    after_use_item = AfterUseItem: Item;
    /// What a used item does.
    use_ = Use: Plain;
    /// What an item does to whom it is flung at, in place of the move's own code.
    flung = Flung: Hit, single by_target;
    /// An item is about to be eaten.
    try_eat_item = TryEatItem: Item;
    /// What an eaten item does.
    eat = Eat: Plain;
    /// An item was eaten.
    eat_item = EatItem: Item;
    /// The type that a held drive gives Techno Blast: a constant.
    drive = Drive: Plain;
    /// The type that a held memory gives Multi-Attack: a constant.
    memory = Memory: Plain;
    /// What a species or forme is made of as a Pokémon takes it on: base stats, types.
    modify_species = ModifySpecies: Forme;
    /// A Pokémon has mega evolved.
    after_mega = AfterMega: Plain;
    /// A Pokémon has terastallized.
    after_terastallization = AfterTerastallization: Plain;
    /// Custap Berry's turn, in generation 4.
    custap = Custap: Plain;
    /// White Herb's turn, in Champions.
    white_herb = WhiteHerb: Plain;

    // --- fainting -------------------------------------------------------------------------------------------------
    /// A Pokémon is about to faint.
    before_faint = BeforeFaint: Plain;
    /// A Pokémon faints.
    faint = Faint: Plain;
    /// Pokémon have fainted (number: how many).
    after_faint = AfterFaint: Number;

    // --- of this project: what Showdown does by name in the middle of its rules -----------------------------------
    /// A move reaches whom nothing reaches, and can't miss: a yes says so whatever others say. Asked of the move.
    reach = Reach: Hit, single by_user;
    /// The move missed. Asked of its user's item.
    miss = Miss: Hit, single by_user;
    /// How often a move hits that hits more than once. Asked of its user's item.
    hit_count = HitCount: HitNumber, single by_user;
    /// Whether a move that takes a turn to charge hits at once. Asked of the move and of its user's item.
    skip_charge = SkipCharge: Hit, single by_user;
    /// A burned Pokémon deals half the damage with a physical move; failing keeps it from that. Asked of the Pokémon's
    /// ability and of the move.
    burn_weakens = BurnWeakens: Hit, single by_user;
    /// How effective a move is over all of its target's types.
    total_effectiveness = TotalEffectiveness: HitNumber, run by_target;
    /// Another Pokémon has danced: the holder may do so, too. Asked of abilities, the slowest's first; the target is whom
    /// the holder would aim at.
    danced = Danced: Hit, single by_user;
    /// A Pokémon is about to terastallize. Asked of its species, which may fail it, then of its ability.
    try_terastallize = TryTerastallize: Plain;
    /// A Pokémon terastallizes: its species may take on another forme.
    terastallize = Terastallize: Plain;
    /// The source is about to transform into the target, whose species may fail it.
    try_transform = TryTransform: Plain;
    /// The target has transformed. Asked of the species that it is now.
    transformed = Transformed: Plain;
    /// The types that whoever transforms into the Pokémon gets.
    copied_types = CopiedTypes: Types;
    /// A battle is imagined: what a status or volatile hides from everybody, such as how long it lasts, is drawn anew.
    imagine = Imagine: Plain;
    /// Whether a condition protects its holder or its side from moves: a constant, a yes if there are moves that break it.
    protects = Protects: Plain;
    /// Whether a condition takes its holder out of reach, in the air, under water or underground: a constant.
    out_of_reach = OutOfReach: Plain;
    /// Whether a condition or item keeps its holder, or all, on the ground: a constant.
    grounds = Grounds: Plain;
    /// Whether a condition, ability or item keeps its holder off the ground: a constant.
    lifts = Lifts: Plain;
    /// Whether moves of an ability's holder follow their targets around: a constant.
    tracks_target = TracksTarget: Plain;
}

impl Event {
    /// Whether Showdown has no such event, since it does what listeners to it do by name in the middle of its rules.
    pub const fn is_of_this_project(self) -> bool {
        self as u8 >= Event::Reach as u8
    }

    /// Whether it is a constant that is looked up: what an effect says of itself, which no event ever asks.
    pub const fn is_only_said(self) -> bool {
        self as u8 >= Event::Protects as u8
    }

    /// The event with this name, Showdown's or this project's, in any spelling: `BasePower`, `base_power`.
    pub fn find(name: &str) -> Option<Event> {
        let id = tallgrass_pokedex::to_id(name);
        Event::ALL.iter().copied().find(|event| tallgrass_pokedex::to_id(event.name()) == id)
    }
}
