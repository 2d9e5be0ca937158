//! The JSON of what a player is asked, byte for byte as Showdown sends it. It is made from state when somebody reads it.

use crate::battle::Battle;
use crate::ids::{Mon, SideId};
use crate::state::{ActiveRequest, MoveListKind, RequestKind};
use std::fmt::Write;
use tallgrass_pokedex::Generation::{Gen6, Gen7, Gen9};
use tallgrass_pokedex::{MoveId, moves, rule_sets};

/// A JSON object being written: the comma comes before every field but the first.
struct Object<'a> {
    out: &'a mut String,
    empty: bool,
}

impl<'a> Object<'a> {
    fn open(out: &'a mut String) -> Object<'a> {
        out.push('{');
        Object { out, empty: true }
    }

    fn key(&mut self, key: &str) -> &mut String {
        if !std::mem::take(&mut self.empty) {
            self.out.push(',');
        }
        let _ = write!(self.out, "\"{key}\":");
        self.out
    }

    fn text(&mut self, key: &str, value: &str) {
        quote(self.key(key), value);
    }

    fn flag(&mut self, key: &str, value: bool) {
        self.key(key).push_str(if value { "true" } else { "false" });
    }

    /// A field that is there only if it holds.
    fn flag_if(&mut self, key: &str, value: bool) {
        if value {
            self.flag(key, true);
        }
    }

    fn number(&mut self, key: &str, value: impl std::fmt::Display) {
        let _ = write!(self.key(key), "{value}");
    }

    fn close(self) {
        self.out.push('}');
    }
}

fn quote(out: &mut String, text: &str) {
    out.push_str(&serde_json::Value::from(text).to_string());
}

/// Writes `[a,b,c]`.
fn list<T>(out: &mut String, items: impl IntoIterator<Item = T>, mut write: impl FnMut(&mut String, T)) {
    out.push('[');
    for (i, item) in items.into_iter().enumerate() {
        if i > 0 {
            out.push(',');
        }
        write(out, item);
    }
    out.push(']');
}

/// What a request tells that can change before it is sent (again), as it was when the player was asked: names, HP, PP…
pub(super) struct Told {
    team: String,
    ally: Option<String>,
    /// The PP of the moves of each Pokémon in battle.
    pp: Vec<Vec<i16>>,
}

impl Battle {
    /// What a player is asked, as Showdown's JSON; `null` if nothing.
    ///
    /// ```
    /// # use tallgrass_battle::{Battle, BattleOptions, Library, ids::SideId};
    /// # use tallgrass_pokedex::formats;
    /// # let format = formats::resolve("gen9customgame@@@!teampreview")?.into();
    /// # let options = BattleOptions { format, seed: "1,2,3,4".into(), debug: false, force_random_chance: None,
    /// #     rated: None, log: false };
    /// let battle = Battle::new(&Library::default(), &options)?;
    /// assert_eq!(battle.request_json(SideId(0)), "null");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn request_json(&self, side: SideId) -> String {
        self.request_json_with(side, None)
    }

    /// What the request to a player tells at this moment.
    pub(super) fn told(&self, side: SideId) -> Told {
        let team = |side, for_ally| {
            let mut out = String::new();
            self.write_team(&mut out, side, for_ally);
            out
        };
        let actives = self.side(side).active().iter().map(|mon| mon.some());
        Told {
            team: team(side, false),
            ally: self.ally_side(side).map(|ally| team(ally, true)),
            pp: actives.map(|mon| mon.map_or(vec![], |mon| self.moves(mon).map(|slot| slot.pp).collect())).collect(),
        }
    }

    /// What a player is asked, with what it tells as it was then.
    pub(super) fn request_json_with(&self, side: SideId, told: Option<&Told>) -> String {
        if self.request_of(side) == RequestKind::None {
            return "null".to_owned();
        }
        let mut out = String::new();
        let s = self.side(side);
        let mut request = Object::open(&mut out);
        match s.request {
            RequestKind::None | RequestKind::Wait => request.flag("wait", true),
            RequestKind::TeamPreview => {
                request.flag("teamPreview", true);
                if let Some(size) = self.setup.format.rules.numbers.picked_team_size.filter(|&size| size > 0) {
                    request.number("maxChosenTeamSize", size);
                }
            }
            RequestKind::Switch => {
                let flags = (0..s.active_len).map(|i| s.force_switch >> i & 1 != 0);
                list(request.key("forceSwitch"), flags, |out, set| out.push_str(if set { "true" } else { "false" }));
            }
            RequestKind::Move => {
                let actives = s.active().iter().zip(&s.active_requests).enumerate();
                list(request.key("active"), actives, |out, (position, (&mon, active))| match mon.some() {
                    Some(mon) => self.write_active(out, mon, active, told.map(|told| told.pp[position].as_slice())),
                    None => out.push_str("null"),
                });
            }
        }
        match told {
            Some(told) => request.key("side").push_str(&told.team),
            None => self.write_team(request.key("side"), side, false),
        }
        if let (RequestKind::Move, Some(ally)) = (s.request, self.ally_side(side)) {
            match told.and_then(|told| told.ally.as_ref()) {
                Some(ally) => request.key("ally").push_str(ally),
                None => self.write_team(request.key("ally"), ally, true),
            }
        }
        request.flag_if("noCancel", s.no_cancel);
        request.flag_if("update", s.request_update);
        request.close();
        out
    }

    fn write_active(&self, out: &mut String, mon: Mon, active: &ActiveRequest, pp: Option<&[i16]>) {
        let mut data = Object::open(out);
        list(data.key("moves"), 0..self.listed_count(mon, active), |out, i| {
            self.write_listed_move(out, mon, active, i, pp.and_then(|pp| pp.get(i).copied()));
        });
        data.flag_if("maybeDisabled", active.maybe_disabled);
        data.flag_if("maybeLocked", active.maybe_locked);
        data.flag_if("trapped", active.trapped && !active.trapped_revealed);
        data.flag_if("maybeTrapped", active.maybe_trapped);
        for (key, value) in [("canMegaEvo", active.can_mega_evo), ("canUltraBurst", active.can_ultra_burst)] {
            if let Some(value) = value {
                data.flag(key, value);
            }
        }
        if active.can_z_move {
            list(data.key("canZMove"), 0..self.move_count(mon), |out, place| match self.listed_z_move(mon, place) {
                Some((name, target)) => {
                    let mut z = Object::open(out);
                    z.text("move", &name);
                    z.text("target", target.name());
                    z.close();
                }
                None => out.push_str("null"),
            });
        }
        if let Some(value) = active.can_dynamax {
            data.flag("canDynamax", value);
        }
        if active.max_moves {
            self.write_max_moves(data.key("maxMoves"), mon);
        }
        if active.can_terastallize {
            data.text("canTerastallize", self.mon(mon).tera_type.name());
        }
        // SHOWDOWN: what an answer has revealed comes last.
        data.flag_if("trapped", active.trapped && active.trapped_revealed);
        data.close();
    }

    fn write_listed_move(&self, out: &mut String, mon: Mon, active: &ActiveRequest, i: usize, pp: Option<i16>) {
        let disabled = active.disabled.has(i);
        let mut data = Object::open(out);
        match active.kind {
            MoveListKind::Fight => {
                data.text("move", "Fight");
                data.text("id", "fight");
            }
            MoveListKind::Locked => {
                // The move is called so in requests only, see `listed_name` for others.
                let name = if active.only == moves::RECHARGE { "Recharge" } else { self.dex().mv(active.only).name };
                data.text("move", name);
                data.text("id", active.only.as_str());
            }
            MoveListKind::Struggle => {
                data.text("move", "Struggle");
                data.text("id", "struggle");
                data.text("target", "randomNormal");
                data.flag("disabled", disabled);
            }
            MoveListKind::Full => {
                let slot = self.move_slot(mon, i);
                data.text("move", &self.listed_name(mon, slot.id));
                data.text("id", slot.id.as_str());
                data.number("pp", pp.unwrap_or(slot.pp));
                data.number("maxpp", slot.max_pp);
                data.text("target", self.shown_target(mon, active, slot.id).name());
                data.flag("disabled", disabled);
            }
        }
        if active.kind == MoveListKind::Locked {
            data.flag_if("disabled", disabled);
        }
        if active.shown_source.has(i) {
            data.text("disabledSource", "");
        }
        data.close();
    }

    /// A move's name with what of it is the Pokémon's own: Hidden Power's type, Return's power. Requests are made without asking
    /// anyone, so that these are named here.
    fn listed_name(&self, mon: Mon, id: MoveId) -> String {
        let pokemon = self.mon(mon);
        let name = self.dex().mv(id).name;
        match id {
            moves::HIDDEN_POWER if !self.since(Gen6) => {
                format!("{name} {} {}", pokemon.hp_type, pokemon.hp_power)
            }
            moves::HIDDEN_POWER => format!("{name} {}", pokemon.hp_type),
            moves::RETURN | moves::FRUSTRATION => format!("{name} {}", self.happiness_power(mon, id)),
            _ => name.to_owned(),
        }
    }

    fn happiness_power(&self, mon: Mon, id: MoveId) -> u32 {
        let happiness = self.mon(mon).happiness as u32;
        let counted = if id == moves::RETURN { happiness } else { 255 - happiness };
        (counted * 10 / 25).max(1)
    }

    fn write_max_moves(&self, out: &mut String, mon: Mon) {
        let mut data = Object::open(out);
        let known = self.moves(mon).filter_map(|slot| Some((slot.id, self.max_move_for(slot.id, mon)?)));
        list(data.key("maxMoves"), known, |out, (id, max)| {
            let mut listed = Object::open(out);
            listed.text("move", max.as_str());
            listed.text("target", self.dex().mv(max).target.name());
            listed.flag_if("disabled", self.max_move_disabled(mon, id));
            listed.close();
        });
        let gmax = self.dex().species(self.setup.mon(mon).species).can_gigantamax;
        if self.mon(mon).gigantamax && gmax.is_some() {
            data.text("gigantamax", self.dex().mv(gmax).name);
        }
        data.close();
    }

    /// A side's team as its player, or with `for_ally` the player's ally, sees it.
    fn write_team(&self, out: &mut String, side: SideId, for_ally: bool) {
        let mut data = Object::open(out);
        data.text("name", &self.setup.players[side.index()].name);
        data.text("id", side.name());
        list(data.key("pokemon"), self.side(side).team(), |out, &mon| self.write_member(out, mon, for_ally));
        data.close();
    }

    fn write_member(&self, out: &mut String, mon: Mon, for_ally: bool) {
        let pokemon = self.mon(mon);
        let set = self.setup.mon(mon);
        let mut data = Object::open(out);
        data.text("ident", &format!("{}: {}", pokemon.side.name(), set.name));
        data.text("details", &self.details(mon));
        let mut health = String::new();
        self.write_health(mon, &mut health, true);
        data.text("condition", &health);
        data.flag("active", pokemon.position < self.side(pokemon.side).active_len);
        let mut stats = Object::open(data.key("stats"));
        for (key, value) in ["atk", "def", "spa", "spd", "spe"].into_iter().zip(pokemon.base_stats) {
            stats.number(key, value);
        }
        stats.close();
        if for_ally {
            list(data.key("moves"), self.base_moves(mon), |out, slot| self.write_known_move(out, mon, slot.id));
        } else {
            list(data.key("moves"), self.moves(mon), |out, slot| self.write_known_move(out, mon, slot.id));
        }
        data.text("baseAbility", pokemon.base_ability.as_str());
        data.text("item", pokemon.item.as_str());
        data.text("pokeball", &set.pokeball);
        if self.since(Gen7) {
            data.text("ability", pokemon.ability.as_str());
        }
        if self.since(Gen9) {
            data.flag("commanding", self.is_commanding(mon) && !pokemon.fainted);
            let reviving = pokemon.active && self.is_reviving(mon);
            data.flag("reviving", reviving);
        }
        if self.only_in(Gen9) && !self.is_played_by(rule_sets::CHAMPIONS) {
            data.text("teraType", pokemon.tera_type.name());
            data.text("terastallized", pokemon.terastallized.map_or("", |kind| kind.name()));
        }
        data.close();
    }

    /// A move's id with what of it is the Pokémon's own, as in `listed_name`.
    fn write_known_move(&self, out: &mut String, mon: Mon, id: MoveId) {
        let pokemon = self.mon(mon);
        match id {
            moves::HIDDEN_POWER => {
                let kind = pokemon.hp_type.name().to_lowercase();
                if !self.since(Gen6) {
                    quote(out, &format!("{id}{kind}"));
                } else {
                    quote(out, &format!("{id}{kind}{}", pokemon.hp_power));
                }
            }
            moves::RETURN | moves::FRUSTRATION => quote(out, &format!("{id}{}", self.happiness_power(mon, id))),
            _ => quote(out, id.as_str()),
        }
    }
}
