//! Z-moves and Max Moves.

use crate::battle::Battle;
use crate::ids::{Effect, Mon, Mv};
use crate::say;
use crate::state::PowerKind;
use tallgrass_pokedex::{Boost, BoostList, Category, ItemZMove, Move, MoveId, Type, ZEffect, conditions, moves};

/// The Z-move of each type: the rule of Z-moves itself.
const fn z_move_of(kind: Type) -> MoveId {
    match kind {
        Type::Poison => moves::ACID_DOWNPOUR,
        Type::Fighting => moves::ALL_OUT_PUMMELING,
        Type::Dark => moves::BLACK_HOLE_ECLIPSE,
        Type::Grass => moves::BLOOM_DOOM,
        Type::Normal => moves::BREAKNECK_BLITZ,
        Type::Rock => moves::CONTINENTAL_CRUSH,
        Type::Steel => moves::CORKSCREW_CRASH,
        Type::Dragon => moves::DEVASTATING_DRAKE,
        Type::Electric => moves::GIGAVOLT_HAVOC,
        Type::Water => moves::HYDRO_VORTEX,
        Type::Fire => moves::INFERNO_OVERDRIVE,
        Type::Ghost => moves::NEVER_ENDING_NIGHTMARE,
        Type::Bug => moves::SAVAGE_SPIN_OUT,
        Type::Psychic => moves::SHATTERED_PSYCHE,
        Type::Ice => moves::SUBZERO_SLAMMER,
        Type::Flying => moves::SUPERSONIC_SKYSTRIKE,
        Type::Ground => moves::TECTONIC_RAGE,
        Type::Fairy => moves::TWINKLE_TACKLE,
        _ => MoveId::NONE,
    }
}

/// The Max Move of each type: the rule of Dynamax itself.
const fn max_move_of(kind: Type) -> MoveId {
    match kind {
        Type::Flying => moves::MAX_AIRSTREAM,
        Type::Dark => moves::MAX_DARKNESS,
        Type::Fire => moves::MAX_FLARE,
        Type::Bug => moves::MAX_FLUTTERBY,
        Type::Water => moves::MAX_GEYSER,
        Type::Ice => moves::MAX_HAILSTORM,
        Type::Fighting => moves::MAX_KNUCKLE,
        Type::Electric => moves::MAX_LIGHTNING,
        Type::Psychic => moves::MAX_MINDSTORM,
        Type::Poison => moves::MAX_OOZE,
        Type::Grass => moves::MAX_OVERGROWTH,
        Type::Ghost => moves::MAX_PHANTASM,
        Type::Ground => moves::MAX_QUAKE,
        Type::Rock => moves::MAX_ROCKFALL,
        Type::Fairy => moves::MAX_STARFALL,
        Type::Steel => moves::MAX_STEELSPIKE,
        Type::Normal => moves::MAX_STRIKE,
        Type::Dragon => moves::MAX_WYRMWIND,
        _ => MoveId::NONE,
    }
}

impl Battle {
    /// The Z-move a move becomes with a Pokémon's item: itself for status moves.
    pub(crate) fn z_move_for(&self, id: MoveId, mon: Mon, skip_checks: bool) -> Option<MoveId> {
        let pokemon = self.mon(mon);
        let item = self.dex().item(pokemon.item);
        if !skip_checks {
            let usable = item.item_user.is_empty() || item.item_user.contains(&pokemon.species);
            let pp = self.find_move(mon, id).map_or(0, |at| self.move_slot(mon, at).pp);
            if self.side(pokemon.side).z_move_used || item.z_move.is_none() || !usable || pp == 0 {
                return None;
            }
        }
        let data = self.dex().mv(id);
        match item.z_move? {
            ItemZMove::Move(from, becomes) => (from == id).then_some(becomes),
            ItemZMove::Type(kind) if kind == data.kind => {
                if data.category == Category::Status {
                    Some(id)
                } else {
                    (data.z_move.base_power > 0).then(|| z_move_of(kind))
                }
            }
            ItemZMove::Type(_) => None,
        }
    }

    /// The Z-move that the move in a slot is listed with.
    pub(crate) fn z_move_of_slot(&self, mon: Mon, slot: usize) -> Option<MoveId> {
        let pokemon = self.mon(mon);
        let id = self.move_slot(mon, slot).id;
        if id == moves::HIDDEN_POWER && pokemon.transformed {
            // SHOWDOWN: a transformed Pokémon's Hidden Power is listed by its full name, which is a move of its own type.
            let Some(ItemZMove::Type(kind)) = self.dex().item(pokemon.item).z_move else { return None };
            return (kind == pokemon.hp_type).then(|| z_move_of(kind));
        }
        self.z_move_for(id, mon, true)
    }

    /// A move as the Z-move it becomes.
    pub(crate) fn active_z_move(&mut self, mv: Mv, mon: Mon) -> Mv {
        let item = self.dex().item(self.mon(mon).item);
        if let Some(ItemZMove::Move(from, becomes)) = item.z_move
            && from == self.mv(mv).id
        {
            let z = self.new_move(becomes);
            self.mv_mut(z).power_kind = PowerKind::Z;
            self.mv_mut(z).z_or_max_powered = true;
            return z;
        }
        if self.mv(mv).category == Category::Status {
            // SHOWDOWN: the copy that was chosen is itself marked.
            let active = self.mv_mut(mv);
            active.power_kind = PowerKind::Z;
            active.z_or_max_powered = true;
            return mv;
        }
        let base = *self.mv(mv);
        let power = self.move_data(mv).z_move.base_power;
        let z = self.new_move(z_move_of(base.kind));
        let active = self.mv_mut(z);
        active.base_power = power as i32;
        active.category = base.category;
        active.priority = base.priority;
        active.power_kind = PowerKind::Z;
        active.z_or_max_powered = true;
        z
    }

    /// The Max Move a move becomes.
    pub(crate) fn max_move_for(&self, id: MoveId, mon: Mon) -> Option<MoveId> {
        // Struggle stays what it is, whoever is dynamaxed.
        if id == moves::STRUGGLE {
            return Some(id);
        }
        if id == moves::RECHARGE {
            // SHOWDOWN: recharging is a move in name only.
            return None;
        }
        let data = self.dex().mv(id);
        self.gmax_move(data, data.kind, mon).or_else(|| {
            let becomes = if data.category == Category::Status { moves::MAX_GUARD } else { max_move_of(data.kind) };
            becomes.get()
        })
    }

    fn gmax_move(&self, data: &Move, kind: Type, mon: Mon) -> Option<MoveId> {
        let pokemon = self.mon(mon);
        let gmax = self.dex().species(self.setup.mon(mon).species).can_gigantamax;
        (pokemon.gigantamax && gmax.is_some() && data.category != Category::Status && self.dex().mv(gmax).kind == kind)
            .then_some(gmax)
    }

    /// A move as the Max Move it becomes.
    pub(crate) fn active_max_move(&mut self, mv: Mv, mon: Mon) -> Mv {
        let base = *self.mv(mv);
        // See `max_move_for`.
        if base.id == moves::STRUGGLE {
            return mv;
        }
        let data = self.move_data(mv);
        let status = base.category == Category::Status;
        let id = if status {
            moves::MAX_GUARD
        } else {
            self.gmax_move(data, base.kind, mon).unwrap_or(max_move_of(base.kind))
        };
        let max = self.new_move(id);
        // These three have a power of their own, which is in their numbers and not in those of the move they come from.
        let fixed = matches!(id, moves::G_MAX_DRUM_SOLO | moves::G_MAX_FIREBALL | moves::G_MAX_HYDROSNIPE);
        let power = data.max_move_power as i32;
        let active = self.mv_mut(max);
        if !status {
            if !fixed {
                active.base_power = power;
            }
            active.category = base.category;
        }
        active.base_move = base.id;
        active.priority = base.priority;
        active.power_kind = PowerKind::Max;
        active.z_or_max_powered = true;
        max
    }

    /// What using a move as a Z-move does besides, which is part of every such move's numbers. It is told of as the doing of
    /// a condition that has nothing but its name.
    pub(crate) fn run_z_power(&mut self, mv: Mv, user: Mon) {
        let z_power: Option<Effect> = Some(conditions::ZPOWER.into());
        let data = self.move_data(mv);
        if self.mv(mv).category != Category::Status {
            self.attr_last_move(&[&"[zeffect]"]);
            return;
        }
        if let Some(boosts) = data.z_move.boosts {
            self.boost_by(boosts.as_slice(), user, Some(user), z_power);
            return;
        }
        match data.z_move.effect {
            ZEffect::None => {}
            ZEffect::Heal => {
                self.heal_by(self.mon(user).max_hp, user, Some(user), z_power);
            }
            ZEffect::HealReplacement => {
                let effect = self.move_effect(mv);
                self.add_slot_condition(user, conditions::HEALREPLACEMENT, Some(user), Some(effect));
            }
            ZEffect::ClearNegativeBoost => {
                let mut list = BoostList::default();
                for boost in Boost::ALL {
                    if self.mon(user).boost(boost) < 0 {
                        list.set(boost, 0);
                    }
                }
                self.set_boosts(user, list.as_slice());
                say!(self, "-clearnegativeboost", user, "[zeffect]");
            }
            ZEffect::Redirect => {
                self.add_volatile(user, conditions::FOLLOW_ME, Some(user), z_power);
            }
            ZEffect::Crit2 => {
                self.add_volatile(user, conditions::FOCUS_ENERGY, Some(user), z_power);
            }
            ZEffect::Curse => {
                if self.has_type(user, Type::Ghost) {
                    self.heal_by(self.mon(user).max_hp, user, Some(user), z_power);
                } else {
                    self.boost_by(&[(Boost::Atk, 1)], user, Some(user), z_power);
                }
            }
        }
    }
}
