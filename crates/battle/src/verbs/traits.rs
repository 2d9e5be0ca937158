//! Types, immunities, groundedness and stats.

use crate::answer::{Types, Value};
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, Mon, Mv};
use crate::protocol::log::From as By;
use crate::say;
use tallgrass_pokedex::Generation::{Gen4, Gen5};
use tallgrass_pokedex::{
    AbilityId, Boost, ConditionId, IgnoreImmunity, Stat, Type, TypeImmunity, abilities, conditions,
};

impl Battle {
    // --- types ----------------------------------------------------------------------------------------------------

    /// A Pokémon's types, an added one included.
    pub fn types(&mut self, mon: Mon) -> Types {
        self.types_as(mon, false, false)
    }

    /// A Pokémon's types, without an added one or as before terastallization.
    pub fn types_as(&mut self, mon: Mon, exclude_added: bool, before_tera: bool) -> Types {
        match self.flow().types {
            None => self.usual_types(mon, exclude_added, before_tera),
            Some(own) => own(self, mon, exclude_added, before_tera),
        }
    }

    /// The usual way of [`Battle::types_as`].
    #[inline]
    pub fn usual_types(&mut self, mon: Mon, exclude_added: bool, before_tera: bool) -> Types {
        let pokemon = self.mon(mon);
        if !before_tera
            && let Some(kind) = pokemon.terastallized
            && kind != Type::Stellar
        {
            return Types::one(kind);
        }
        let (own, added) = (pokemon.types, pokemon.added_type);
        let mut types = own;
        if self.is_heard(Event::Type, mon.into(), None)
            && let Value::Types(answer) = self.run_with(Event::Type, mon, None, Effect::NONE, Value::Types(own))
        {
            types = answer;
        }
        if types.is_empty() {
            types.push(if self.since(Gen5) { Type::Normal } else { Type::Unknown });
        }
        if !exclude_added && let Some(added) = added {
            types.push(added);
        }
        types
    }

    /// Whether a Pokémon is of a type.
    pub fn has_type(&mut self, mon: Mon, kind: Type) -> bool {
        self.types(mon).contains(kind)
    }

    /// Whether a Pokémon is of one of these types.
    pub fn has_type_any(&mut self, mon: Mon, kinds: &[Type]) -> bool {
        let types = self.types(mon);
        kinds.iter().any(|&kind| types.contains(kind))
    }

    /// Changes a Pokémon's types. Whether that was possible.
    pub fn set_types(&mut self, mon: Mon, types: Types) -> bool {
        let pokemon = self.mon(mon);
        // The types of Arceus and Silvally, by their numbers, are their plates' and memories', which nothing else changes.
        let num = self.dex().species(pokemon.species).num;
        if types.contains(Type::Stellar)
            || (self.since(Gen5) && (num == 493 || num == 773))
            || (self.only_in(Gen4) && self.has_ability(mon, abilities::MULTITYPE))
            || pokemon.terastallized.is_some()
        {
            return false;
        }
        self.force_types(mon, types);
        true
    }

    /// Changes a Pokémon's types, whatever it is.
    pub(crate) fn force_types(&mut self, mon: Mon, types: Types) {
        let pokemon = self.mon_mut(mon);
        pokemon.types = types;
        pokemon.added_type = None;
        pokemon.known_type = true;
        pokemon.apparent_types = types;
    }

    /// Gives a Pokémon a type besides its own. Whether that was possible.
    pub fn add_type(&mut self, mon: Mon, kind: Type) -> bool {
        if self.mon(mon).terastallized.is_some() {
            return false;
        }
        self.mon_mut(mon).added_type = Some(kind);
        true
    }

    // --- immunities and effectiveness -----------------------------------------------------------------------------

    /// Whether a Pokémon stands on the ground.
    pub fn is_grounded(&mut self, mon: Mon) -> bool {
        self.groundedness(mon, false) == Some(true)
    }

    /// Whether a Pokémon stands on the ground; `None` if its ability lifts it. With `negate_immunity` its types don't
    /// count.
    pub fn groundedness(&mut self, mon: Mon, negate_immunity: bool) -> Option<bool> {
        let pool = &self.state.pool;
        let item = self.mon(mon).item;
        let held = |says| self.rules.constant(item, says).is_some() && !self.ignoring_item(mon);
        let grounded = self.has_volatile_that(mon, Event::Grounds)
            || held(Event::Grounds)
            || pool
                .places(&self.state.field.pseudo_weathers)
                .any(|at| self.rules.hears_own(pool.get(at).id, Event::Grounds));
        if grounded {
            return Some(true);
        }
        if !negate_immunity {
            let types = self.types(mon);
            // Whoever rests on the ground and has no other type still counts as one that flies.
            let roosting = self.has_volatile(mon, conditions::ROOST);
            if types.contains(Type::Flying) && !(types.contains(Type::Unknown) && roosting) {
                return Some(false);
            }
        }
        if self.lifting_ability(mon).is_some() && !self.suppressing_ability(Some(mon)) {
            return None;
        }
        let item = self.mon(mon).item;
        let lifted = self.has_volatile_that(mon, Event::Lifts)
            || (self.rules.constant(item, Event::Lifts).is_some() && !self.ignoring_item(mon));
        Some(!lifted)
    }

    /// A Pokémon's ability, if that keeps it off the ground.
    fn lifting_ability(&self, mon: Mon) -> Option<AbilityId> {
        let ability = self.mon(mon).ability;
        (self.rules.constant(ability, Event::Lifts).is_some() && !self.ignoring_ability(mon)).then_some(ability)
    }

    fn immune_by_type(&mut self, mon: Mon, what: TypeImmunity) -> bool {
        let types = self.types(mon);
        types.as_slice().iter().any(|&kind| self.dex().immune_to(what, kind))
    }

    /// Whether a Pokémon is immune by its types to powders, Prankster and the like.
    pub fn type_immune_to(&mut self, mon: Mon, what: TypeImmunity) -> bool {
        self.immune_by_type(mon, what)
    }

    /// Whether a Pokémon is immune by its types to a condition. Types know these by name: that is the table of types.
    pub(crate) fn type_immune_to_condition(&mut self, mon: Mon, condition: ConditionId) -> bool {
        let what = match condition {
            conditions::BRN => TypeImmunity::Burn,
            conditions::PAR => TypeImmunity::Paralysis,
            conditions::PSN => TypeImmunity::Poison,
            conditions::TOX => TypeImmunity::BadPoison,
            conditions::FRZ => TypeImmunity::Freeze,
            conditions::TRAPPED => TypeImmunity::Trapped,
            conditions::POWDER => TypeImmunity::Powder,
            conditions::SANDSTORM => TypeImmunity::Sandstorm,
            conditions::HAIL => TypeImmunity::Hail,
            _ => return false,
        };
        self.immune_by_type(mon, what)
    }

    /// Whether a move can affect a Pokémon, by the move's type. With `message` the log says if not.
    pub fn immunity_to_move(&mut self, mon: Mon, mv: Mv, message: bool) -> bool {
        let (kind, ignores) = (self.mv(mv).kind, self.mv(mv).ignore_immunity);
        let ignored = match ignores {
            IgnoreImmunity::All => true,
            IgnoreImmunity::To(ignored) => ignored == kind,
            IgnoreImmunity::No => false,
        } || self.mv(mv).ignored_immunities & kind.bit() != 0;
        ignored || self.immunity_to_type(mon, kind, message)
    }

    /// Whether attacks of a type can affect a Pokémon. With `message` the log says if not.
    pub fn immunity_to_type(&mut self, mon: Mon, kind: Type, message: bool) -> bool {
        if kind == Type::Unknown {
            return true;
        }
        let negated = !self.run_about(Event::NegateImmunity, mon, Effect::NONE, kind, None).truthy();
        let affected = if kind == Type::Ground {
            self.groundedness(mon, negated)
        } else {
            let types = self.types(mon);
            Some(negated || !types.as_slice().iter().any(|&own| self.dex().immune(kind, own)))
        };
        if affected == Some(true) {
            return true;
        }
        if message {
            match self.lifting_ability(mon).filter(|_| affected.is_none()) {
                Some(ability) => say!(self, "-immune", mon, By(ability.into())),
                None => say!(self, "-immune", mon),
            }
        }
        false
    }

    /// Whether a condition can affect a Pokémon. With `message` the log says if not.
    pub fn status_immunity(&mut self, mon: Mon, condition: ConditionId, message: bool) -> bool {
        if self.mon(mon).fainted {
            return false;
        }
        if condition.is_none() {
            return true;
        }
        if self.type_immune_to_condition(mon, condition) {
            if message {
                say!(self, "-immune", mon);
            }
            return false;
        }
        let answer = self.run_with(Event::Immunity, mon, None, Effect::NONE, Value::Effect(condition.into()));
        if !answer.truthy() {
            if message && answer != Value::Null {
                say!(self, "-immune", mon);
            }
            return false;
        }
        true
    }

    /// How effective a move is on a Pokémon: the sum over its types, negative if it resists.
    pub fn effectiveness(&mut self, mon: Mon, mv: Mv) -> i32 {
        if let Some(own) = self.flow().effectiveness {
            return own(self, mon, mv);
        }
        let stellar = self.mv(mv).kind == Type::Stellar && self.mon(mon).terastallized.is_some();
        let total = if stellar { 1 } else { self.effectiveness_on_types(mon, mv) };
        let effect = self.move_effect(mv);
        self.run_with(Event::TotalEffectiveness, mon, self.state.active_pokemon, effect, Value::int(total)).as_int()
    }

    /// The sum of a move's effectiveness over a Pokémon's types.
    #[inline]
    pub fn effectiveness_on_types(&mut self, mon: Mon, mv: Mv) -> i32 {
        let kind = self.mv(mv).kind;
        let effect = self.move_effect(mv);
        let code = Effect { id: self.code_for(mv, Event::Effectiveness), mv };
        let mut total = 0;
        let types = self.types(mon);
        for &own in types.as_slice() {
            let base = self.dex().type_effectiveness(kind, own) as i32;
            let outer = self.frame.kind;
            self.frame.kind = own;
            let one = self.single(Event::Effectiveness, code, None, mon, None, effect, Some(Value::int(base)));
            self.frame.kind = outer;
            total += self.run_about(Event::Effectiveness, mon, effect, own, Some(one)).as_int();
        }
        total
    }

    // --- stats ----------------------------------------------------------------------------------------------------

    /// A stat at a stage.
    pub(crate) fn at_stage(stat: i32, stage: i32) -> i32 {
        let stage = stage.clamp(-6, 6);
        if stage >= 0 { stat * (2 + stage) / 2 } else { stat * 2 / (2 - stage) }
    }

    /// The stat that counts as this one. Wonder Room is asked for here, as its swap comes before any event about stats.
    fn room_swapped(&self, stat: Stat) -> Stat {
        if !self.has_pseudo_weather(conditions::WONDER_ROOM) {
            return stat;
        }
        match stat {
            Stat::Def => Stat::Spd,
            Stat::Spd => Stat::Def,
            other => other,
        }
    }

    /// A stat at a stage, for the damage formula; `user` is asked how stages count.
    pub(crate) fn calculate_stat(&mut self, mon: Mon, stat: Stat, stage: i32, user: Mon) -> i32 {
        let raw = self.mon(mon).stats[self.room_swapped(stat) as usize] as i32;
        let mut stage = stage;
        if self.is_heard(Event::ModifyBoost, user.into(), None) {
            let list = tallgrass_pokedex::BoostList::one(stat.into(), stage.clamp(-127, 127) as i8);
            let answer = self.run_with(Event::ModifyBoost, user, None, Effect::NONE, Value::Boosts(list));
            if let Value::Boosts(list) = answer {
                stage = list.get(stat.into()).unwrap_or(0) as i32;
            }
        }
        self.modify_4096(Self::at_stage(raw, stage), 4096)
    }

    /// A stat with (or without) stages and modifiers.
    pub fn stat(&mut self, mon: Mon, stat: Stat, unboosted: bool, unmodified: bool) -> i32 {
        self.stat_as(mon, stat, unboosted, unmodified)
    }

    /// As [`Battle::stat`], made for one stat where it is called.
    #[inline(always)]
    fn stat_as(&mut self, mon: Mon, stat: Stat, unboosted: bool, unmodified: bool) -> i32 {
        if let Some(own) = self.flow().stat {
            return own(self, mon, stat, unboosted, unmodified);
        }
        // SHOWDOWN: under Wonder Room, unmodified defenses keep their values and swap their stages.
        let mut value = self.mon(mon).stats[stat as usize] as i32;
        let stat = if unmodified { self.room_swapped(stat) } else { stat };
        if !unboosted {
            let boosts = if unmodified { self.mon(mon).boosts } else { self.effective_boosts(mon) };
            value = Self::at_stage(value, boosts[Boost::from(stat) as usize] as i32);
        }
        if !unmodified {
            let event = match stat {
                Stat::Atk => Event::ModifyAtk,
                Stat::Def => Event::ModifyDef,
                Stat::Spa => Event::ModifySpA,
                Stat::Spd => Event::ModifySpD,
                Stat::Spe => Event::ModifySpe,
            };
            value = self.run_with(event, mon, None, Effect::NONE, Value::int(value)).as_int();
        }
        if stat == Stat::Spe && value > 10_000 && !self.flow().unbounded {
            value = 10_000;
        }
        value
    }

    /// A Pokémon's speed as actions are ordered by it: Trick Room turns it around, or back if the format is turned around.
    /// That is no matter of the speed that events know.
    pub(crate) fn action_speed(&mut self, mon: Mon) -> i32 {
        if let Some(own) = self.flow().action_speed {
            return own(self, mon);
        }
        let mut speed = self.stat_as(mon, Stat::Spe, false, false);
        if self.has_pseudo_weather(conditions::TRICK_ROOM) != self.setup.twisted_dimension {
            speed = 10_000 - speed;
        }
        if self.flow().unbounded { speed } else { (speed as u32 % 8192) as i32 }
    }

    /// Computes a Pokémon's speed anew.
    pub fn update_mon_speed(&mut self, mon: Mon) {
        let speed = self.action_speed(mon);
        self.mon_mut(mon).speed = speed;
    }

    /// Computes all active Pokémon's speeds anew. Gives how many questions have been asked by now: as long as they are no
    /// more, these speeds stand. Nothing if several listened to one event: computing again may draw who comes first.
    pub(crate) fn update_speed(&mut self) -> Option<u32> {
        let ordered = self.ordered;
        for mon in self.actives() {
            self.update_mon_speed(mon);
        }
        (self.ordered == ordered).then_some(self.asked)
    }

    /// The stat that is highest.
    pub fn best_stat(&mut self, mon: Mon, unboosted: bool, unmodified: bool) -> Stat {
        let mut best = (Stat::Atk, 0);
        for stat in Stat::ALL {
            let value = self.stat(mon, stat, unboosted, unmodified);
            if value > best.1 {
                best = (stat, value);
            }
        }
        best.0
    }

    /// A Pokémon's nature.
    pub fn nature(&self, mon: Mon) -> tallgrass_pokedex::Nature {
        self.spread(mon).nature
    }

    /// A Pokémon's weight in hectograms, at least 1.
    pub fn weight(&mut self, mon: Mon) -> i32 {
        let weight = self.mon(mon).weight_hg as i32;
        self.run_with(Event::ModifyWeight, mon, None, Effect::NONE, Value::int(weight)).as_int().max(1)
    }

    /// Whether a Pokémon has a volatile that says something of itself.
    fn has_volatile_that(&self, mon: Mon, says: Event) -> bool {
        let pool = &self.state.pool;
        pool.places(&self.mon(mon).volatiles).any(|place| self.rules.hears_own(pool.get(place).id, says))
    }

    /// Whether a Pokémon is in another one's mouth, from where it commands (Commander): it is out of the battle's reach
    /// without having left, which is a matter of choices, requests and targets.
    pub fn is_commanding(&self, mon: Mon) -> bool {
        self.has_volatile(mon, conditions::COMMANDING)
    }

    /// Whether a Pokémon has another one in its mouth that commands it, and can't be made to leave.
    pub fn is_commanded(&self, mon: Mon) -> bool {
        self.has_volatile(mon, conditions::COMMANDED)
    }

    /// Whether a Pokémon is dynamaxed. Dynamax is generation 8's own rule, with choices, requests and moves of its own; only
    /// what it does to its bearer is an effect.
    pub fn is_dynamaxed(&self, mon: Mon) -> bool {
        self.has_volatile(mon, conditions::DYNAMAX)
    }

    /// Whether a Pokémon's player is to choose whom it revives (Revival Blessing), in the way in which others choose who
    /// comes in.
    pub fn is_reviving(&self, mon: Mon) -> bool {
        self.has_slot_condition(mon, conditions::REVIVAL_BLESSING)
    }

    /// Whether a Pokémon is out of reach, in the air, under water or underground.
    pub fn is_semi_invulnerable(&self, mon: Mon) -> bool {
        self.has_volatile_that(mon, Event::OutOfReach) || self.is_sky_dropped(mon)
    }

    /// Whether a Pokémon is in the air with Sky Drop, as its user or its victim, whom no condition of its own tells of that.
    pub fn is_sky_dropped(&self, mon: Mon) -> bool {
        let side = self.mon(mon).side;
        self.has_volatile(mon, conditions::SKY_DROP)
            || self.side(self.foe_side(side)).active().iter().any(|&foe| {
                !foe.is_none()
                    && self.volatile(foe, conditions::SKY_DROP).is_some_and(|state| state.source == Some(mon))
            })
    }

    /// Whether a Pokémon is protected against damaging moves that aim at it alone.
    pub fn is_protected(&self, mon: Mon) -> bool {
        self.has_volatile_that(mon, Event::Protects)
    }

    /// Whether a Pokémon can be kept from switching; then it is. Hidden traps are not told.
    pub fn try_trap(&mut self, mon: Mon, hidden: bool) -> bool {
        use crate::state::Trapped;
        if !self.status_immunity(mon, conditions::TRAPPED, false) {
            return false;
        }
        let trapped = self.mon(mon).trapped;
        if trapped != Trapped::No && hidden {
            return true;
        }
        self.mon_mut(mon).trapped = if hidden { Trapped::Hidden } else { Trapped::Yes };
        true
    }

    /// The type a Pokémon's Hidden Power has, and others like it.
    pub fn hidden_power_type(&self, mon: Mon) -> Type {
        self.mon(mon).hp_type
    }

    /// Whether an illusion hides its Pokémon's level too.
    pub fn hides_illusion_level(&self) -> bool {
        self.setup.illusion_level_mod
    }
}
