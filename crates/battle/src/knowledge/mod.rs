//! What everybody has been told of a battle, kept without reading the log.
//!
//! What is said in a battle goes through [`say!`](crate::say), which writes a line where there is a log. Where knowledge is
//! kept ([`Battle::keep_knowledge`]) the same parts are heard as what they are, ids and Pokémon: who came in and looked like
//! what, which move was used, whose item or ability was named. So nothing is known that wasn't said, and it belongs to whom
//! the line *named*: what a disguised Pokémon does is told of the one it looks like, until the disguise falls.
//!
//! It is a part of the state, copied and saved with it. What of it a player sees, with what only that player knows, is a
//! [`PlayerView`].

mod line;
mod seen;
mod view;

pub use line::{Line, Said};
pub(crate) use seen::{Fallen, Knowledge};
pub use seen::{MoveSeen, Seen, ShownHp};
pub use view::{ConditionSeen, PlayerView, PokemonView};

use crate::MoveUse;
use crate::battle::Battle;
use crate::ids::{Effect, EffectId, Mon, Mv};
use crate::protocol::log::{KNOWLEDGE, Part};
use crate::state::{State, StateRef};
use tallgrass_pokedex::{AbilityId, ItemId, MaxKind, MoveId, SpeciesId, Type, moves};

/// What a line says, part by part.
struct Heard {
    about: Mon,
    other: Mon,
    of: Mon,
    named: EffectId,
    also: EffectId,
    cause: EffectId,
    mv: MoveId,
    species: SpeciesId,
    kind: Option<Type>,
}

impl Battle {
    /// Starts (or stops) keeping what everybody is told. Who starts before the players join misses nothing.
    pub fn keep_knowledge(&mut self, on: bool) {
        if on == self.knows() {
            return;
        }
        self.told = self.told & !KNOWLEDGE | if on { KNOWLEDGE } else { 0 };
        self.state.knowledge = Knowledge::default();
        if on {
            for mon in self.mons() {
                self.state.knowledge.add_mon();
                if self.mon(mon).active {
                    self.learn_entry(mon);
                }
            }
        }
    }

    /// Whether it is kept what everybody is told.
    #[inline(always)]
    pub fn knows(&self) -> bool {
        self.told & KNOWLEDGE != 0
    }

    /// Whom a line names that is about a Pokémon: whom it looks like.
    pub(crate) fn named(&self, mon: Mon) -> Mon {
        self.mon(mon).illusion.unwrap_or(mon)
    }

    /// Learns something of whom a line names. What is told of who is really that one stays told of it when others that look
    /// like it turn out to be somebody else.
    fn learn_of(&mut self, mon: Mon, note: impl Fn(&mut Seen)) {
        let named = if mon.is_none() { mon } else { self.named(mon) };
        let Knowledge { mons, disguised, .. } = &mut self.state.knowledge;
        let Some(seen) = mons.get_mut(named.index()) else { return };
        note(seen);
        if named == mon {
            disguised.iter_mut().filter(|one| one.looked_like == mon).for_each(|one| note(&mut one.before));
        }
    }

    /// Learns from a line.
    #[inline(never)]
    pub(crate) fn learn(&mut self, line: Line, parts: &[&dyn Part]) {
        let mut heard = Heard {
            about: Mon::NONE,
            other: Mon::NONE,
            of: Mon::NONE,
            named: EffectId::NONE,
            also: EffectId::NONE,
            cause: EffectId::NONE,
            mv: MoveId::NONE,
            species: SpeciesId::NONE,
            kind: None,
        };
        for (at, part) in parts.iter().enumerate().skip(1) {
            match part.said() {
                Said::Nothing | Said::Condition(_) => {}
                Said::Mon(mon) if heard.about.is_none() => heard.about = mon,
                Said::Mon(mon) => heard.other = mon,
                Said::Of(mon) => heard.of = mon,
                Said::From(effect) => heard.cause = effect,
                Said::Effect(effect) if heard.named.is_none() => heard.named = effect,
                Said::Effect(effect) => heard.also = effect,
                Said::Move(id) => heard.mv = id,
                Said::Species(id) => heard.species = id,
                Said::Type(kind) => heard.kind = Some(kind),
                Said::Health(mon) | Said::Entry(mon) => self.learn_health(mon),
                Said::Details(mon) => heard.species = self.shown_species(self.mon(mon).details_species),
                Said::CurrentDetails(mon) => heard.species = self.shown_species(self.mon(mon).species),
                Said::Word(word) => self.hear_word(line, at, word, &mut heard),
            }
        }
        let about = heard.about;
        match line {
            Line::Entry => self.learn_entry(about),
            Line::Replace => self.learn_disguise(about, heard.species),
            Line::Faint => {
                self.learn_of(about, |seen| {
                    seen.fainted = true;
                    seen.hp.left = 0;
                });
                self.learn_fall(about);
            }
            Line::Status if !about.is_none() => {
                let status = self.mon(about).status;
                self.learn_of(about, |seen| seen.status = status);
            }
            Line::Cure => self.learn_of(about, |seen| seen.status = Default::default()),
            Line::Item => {
                if let Some(item) = heard.named.as_item() {
                    self.learn_of(about, |seen| seen.holds(item));
                }
            }
            Line::EndItem => {
                if let Some(item) = heard.named.as_item() {
                    self.learn_of(about, |seen| {
                        seen.holds(ItemId::NONE);
                        seen.last_item = item;
                    });
                }
            }
            Line::Ability => {
                if let Some(ability) = heard.named.as_ability() {
                    self.learn_of(about, |seen| {
                        seen.ability = ability;
                        if heard.cause.is_none() && !seen.transformed && seen.base_ability.is_none() {
                            seen.base_ability = ability;
                        }
                    });
                }
                // Whose ability was traced or taken over.
                if let (Some(ability), true) = (heard.named.as_ability(), !heard.of.is_none()) {
                    self.credit_ability(ability, &[heard.of]);
                }
            }
            Line::Details => self.learn_of(about, |seen| (seen.species, seen.looks) = (heard.species, heard.species)),
            Line::Forme => self.learn_of(about, |seen| seen.looks = heard.species),
            Line::Transform if !heard.other.is_none() => {
                let named = self.named(heard.other);
                let looks = self.state.knowledge.mons.get(named.index()).map(|seen| (seen.looks, seen.ability));
                if let Some((looks, ability)) = looks {
                    self.learn_of(about, |seen| {
                        seen.transformed = true;
                        seen.looks = looks;
                        seen.ability = ability;
                    });
                }
            }
            Line::Terastallize => self.learn_of(about, |seen| seen.tera = heard.kind),
            Line::Cant if heard.mv.is_some() => self.learn_of_move(about, heard.mv, 0),
            _ => {}
        }
        if matches!(line, Line::Condition | Line::Cant) {
            self.learn_condition();
        }
        for effect in [heard.cause, heard.named, heard.also] {
            if let Some(ability) = effect.as_ability() {
                self.credit_ability(ability, &[heard.of, heard.about, heard.other]);
            } else if let Some(item) = effect.as_item()
                && item.is_some()
                && !matches!(line, Line::Item | Line::EndItem)
            {
                self.credit_item(item, &[heard.of, heard.about, heard.other]);
            }
        }
    }

    /// Words that are the name of something.
    fn hear_word(&self, line: Line, at: usize, word: &str, heard: &mut Heard) {
        if at == 2 && line == Line::Ability {
            heard.named = self.ability_named(word);
        } else if at == 2 && matches!(line, Line::Item | Line::EndItem) {
            heard.named = self.item_named(word);
        } else if let Some(name) = word.strip_prefix("[from] ability: ") {
            heard.cause = self.ability_named(name);
        } else if let Some(name) = word.strip_prefix("[from] item: ") {
            heard.cause = self.item_named(name);
        } else if let Some(name) = word.strip_prefix("ability: ") {
            heard.named = self.ability_named(name);
        } else if let Some(name) = word.strip_prefix("item: ") {
            heard.named = self.item_named(name);
        }
    }

    fn ability_named(&self, name: &str) -> EffectId {
        // Most of the time that speaks which is named.
        match self.frame.acting.id.as_ability() {
            Some(own) if self.dex().ability(own).name == name => own.into(),
            _ => AbilityId::all().find(|&id| self.dex().ability(id).name == name).unwrap_or(AbilityId::NONE).into(),
        }
    }

    fn item_named(&self, name: &str) -> EffectId {
        match self.frame.acting.id.as_item() {
            Some(own) if own.is_some() && self.dex().item(own).name == name => own.into(),
            _ => ItemId::all().find(|&id| self.dex().item(id).name == name).unwrap_or(ItemId::NONE).into(),
        }
    }

    /// An ability was named: it is that of the first of those named who has it.
    fn credit_ability(&mut self, ability: AbilityId, named: &[Mon]) {
        let has = |mon: &&Mon| mon.some().is_some_and(|mon| self.mon(mon).ability == ability);
        let Some(&mon) = named.iter().find(has) else { return };
        let by_itself = self.mon(mon).base_ability == ability;
        self.learn_of(mon, |seen| {
            seen.ability = ability;
            if by_itself && !seen.transformed {
                seen.base_ability = ability;
            }
        });
    }

    /// An item was named: the first of those named holds it who does.
    fn credit_item(&mut self, item: ItemId, named: &[Mon]) {
        let holds = |mon: &&Mon| mon.some().is_some_and(|mon| self.mon(mon).item == item);
        let Some(&mon) = named.iter().find(holds) else { return };
        self.learn_of(mon, |seen| seen.holds(item));
    }

    fn learn_health(&mut self, mon: Mon) {
        let (hp, status) = (self.shown_hp(mon, false), self.mon(mon).status);
        self.learn_of(mon, |seen| {
            seen.hp = hp;
            seen.fainted = hp.left == 0;
            seen.status = if hp.left == 0 { Default::default() } else { status };
        });
    }

    /// A species as details name it: a few formes aren't told.
    fn shown_species(&self, species: SpeciesId) -> SpeciesId {
        use tallgrass_pokedex::species::{GRENINJA_BOND, ROCKRUFF_DUSK};
        match species {
            GRENINJA_BOND | ROCKRUFF_DUSK => self.dex().species(species).base_species,
            _ => species,
        }
    }

    /// Notes what a Pokémon is shown as before the battle, of which some species' forme isn't told.
    pub fn learn_preview(&mut self, mon: Mon, hidden: &[&str]) {
        if !self.knows() {
            return;
        }
        let details = self.mon(mon).details_species;
        let name = self.dex().species(details).name;
        let open = hidden.iter().any(|hidden| name.starts_with(hidden))
            || (["Zacian", "Zamazenta"].iter().any(|hidden| name.starts_with(hidden)) && !name.ends_with("-Crowned"));
        let species = if open { self.dex().species(details).base_species } else { self.shown_species(details) };
        let (level, gender) = (self.mon(mon).level, self.mon(mon).gender);
        let next = self.state.knowledge.next_order();
        if let Some(seen) = self.state.knowledge.mons.get_mut(mon.index()) {
            *seen = Seen { order: next, species, looks: species, level, gender, ..Seen::UNSEEN };
        }
    }

    /// Who faints in disguise stays who it looked like. If another who looks like that is there, what was told is that one's.
    fn learn_fall(&mut self, mon: Mon) {
        let looked_like = self.named(mon);
        if looked_like != mon {
            let _ = self.state.knowledge.fallen.try_push(Fallen { mon, looked_like });
        }
        let side = self.side(self.mon(mon).side).active();
        let stands = |other: &Mon| other.some().is_some_and(|other| self.mon(other).hp > 0);
        let alike = side.iter().copied().filter(stands).find(|&other| other != mon && self.named(other) == looked_like);
        if let Some(other) = alike {
            self.learn_health(other);
        }
    }

    fn learn_entry(&mut self, mon: Mon) {
        let State { knowledge, mons, .. } = &mut self.state;
        knowledge.fallen.retain(|one| one.mon != mon && one.looked_like != mon);
        knowledge.disguised.retain(|one| mons.get(one.mon.index()).is_some_and(|other| other.active) && one.mon != mon);
        let shown = self.named(mon);
        let Some(before) = self.state.knowledge.mons.get(shown.index()).copied() else { return };
        if shown != mon {
            self.state.knowledge.disguise(mon, shown, before);
        }
        let level = if self.setup.illusion_level_mod { self.mon(shown).level } else { self.mon(mon).level };
        let species = if shown == mon { self.mon(mon).details_species } else { self.mon(shown).species };
        let species = self.shown_species(species);
        let (gender, shiny) = (self.mon(shown).gender, self.setup.mon(shown).shiny);
        let tera = self.mon(mon).terastallized;
        let order = if before.is_seen() { before.order } else { self.state.knowledge.next_order() };
        self.learn_of(mon, |seen| {
            *seen = Seen {
                order,
                entered: true,
                species,
                looks: species,
                level,
                gender,
                shiny,
                tera,
                transformed: false,
                ability: seen.base_ability,
                ..*seen
            };
        });
        self.learn_health(mon);
    }

    /// A disguise has fallen: what was told of the other belongs to who it was.
    fn learn_disguise(&mut self, mon: Mon, species: SpeciesId) {
        let (level, gender) = (self.mon(mon).level, self.mon(mon).gender);
        let (shiny, tera) = (self.setup.mon(mon).shiny, self.mon(mon).terastallized);
        let knowledge = &mut self.state.knowledge;
        let order = knowledge.next_order();
        if let Some(at) = knowledge.disguised.iter().position(|one| one.mon == mon) {
            let one = knowledge.disguised.swap_remove(at);
            let Some(other) = knowledge.mons.get_mut(one.looked_like.index()) else { return };
            let told = std::mem::replace(other, one.before);
            if let Some(seen) = knowledge.mons.get_mut(mon.index()) {
                seen.take_over(&told, &one.before);
            }
        }
        if let Some(seen) = knowledge.mons.get_mut(mon.index()) {
            if !seen.is_seen() {
                seen.order = order;
            }
            (seen.entered, seen.species, seen.looks) = (true, species, species);
            (seen.level, seen.gender, seen.shiny, seen.tera) = (level, gender, shiny, tera);
        }
        self.learn_health(mon);
    }

    /// The condition that speaks shows itself.
    fn learn_condition(&mut self) {
        if matches!(self.frame.state, StateRef::Pool(_) | StateRef::Weather | StateRef::Terrain) {
            let (serial, turn) = (self.own().serial, self.state.turn);
            self.state.knowledge.show(serial, turn);
        }
    }

    /// A move is used and named.
    #[inline]
    pub(crate) fn hear_move(&mut self, user: Mon, mv: Mv, source: Option<Effect>, how: MoveUse) {
        if self.knows() {
            self.learn_used_move(user, mv, source, how);
        }
    }

    fn learn_used_move(&mut self, user: Mon, mv: Mv, source: Option<Effect>, how: MoveUse) {
        let id = self.mv(mv).id;
        let data = self.move_data(mv);
        if data.is_z.is_some() || data.is_max != MaxKind::No || how.max_move.is_some() {
            return;
        }
        match source {
            None => self.learn_of_move(user, id, 1),
            Some(source) if source.is(moves::SLEEP_TALK) => self.learn_of_move(user, id, 0),
            Some(_) => {}
        }
    }

    /// A move took more PP than one, which can be counted if it was named: as a Max Move it isn't.
    #[inline]
    pub(crate) fn learn_pp(&mut self, user: Mon, id: MoveId, more: u8) {
        if !self.knows() || user.is_none() {
            return;
        }
        let seen = self.state.knowledge.mons.get(self.named(user).index());
        if seen.is_some_and(|seen| seen.moves().iter().any(|known| known.id == id)) {
            self.learn_of_move(user, id, more);
        }
    }

    /// A Pokémon knows a move, and has used so much of its PP. Moves that it has for a while only don't count.
    fn learn_of_move(&mut self, mon: Mon, id: MoveId, used: u8) {
        if mon.is_none() || id == moves::STRUGGLE || !self.base_moves(mon).any(|slot| slot.id == id) {
            return;
        }
        self.learn_of(mon, |seen| {
            if !seen.transformed {
                seen.uses(id, used);
            }
        });
    }
}
