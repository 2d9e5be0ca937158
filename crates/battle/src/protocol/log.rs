//! The battle's log, as Showdown writes it. Without a log no text is made.

use crate::battle::Battle;
use crate::ids::{Effect, EffectId, EffectKind, Mon, SideId};
use crate::knowledge::{Line, Said, ShownHp};
use crate::state::Slot;
use std::fmt::Write;
use tallgrass_pokedex::Generation::{Gen5, Gen7};
use tallgrass_pokedex::{AbilityId, ConditionId, ItemId, MoveId, SpeciesId, Type, conditions, rule_sets};

/// A battle's log: lines, and the marks Showdown edits and counts by.
#[derive(Clone, Debug, Default)]
pub struct Log {
    text: String,
    /// Where each line begins in `text`.
    starts: Vec<u32>,
    last_move_line: Option<usize>,
    pub(crate) sent: usize,
    /// Lines of Showdown's that aren't written here and wait to be sent all the same: of the clock, and for debugging.
    unwritten: usize,
    /// A choice has left more lines waiting than may wait until the end of what is being carried out.
    pub(crate) send_due: bool,
    pub(crate) hints: Vec<String>,
    /// What only one player is told, at once and outside of the log.
    pub(crate) whispers: Vec<(SideId, String)>,
    /// The commands that were given, as `requestlog` tells them.
    pub(crate) input: Vec<String>,
}

/// Lines that may wait to be sent after a turn, in the middle of a chunk of commands.
const MOST_UNSENT: usize = 500;

impl Log {
    /// How many lines wait to be sent, with those that Showdown writes and this doesn't.
    pub(crate) fn unsent(&self) -> usize {
        self.len().saturating_sub(self.sent) + self.unwritten
    }

    /// Everything that waited has been sent.
    pub(crate) fn mark_sent(&mut self) {
        self.sent = self.len();
        self.unwritten = 0;
    }

    /// Notes, after players have chosen and the turn went on, whether too many lines wait.
    pub(crate) fn after_choices(&mut self) {
        self.send_due |= self.unsent() > MOST_UNSENT;
    }

    /// How many lines there are.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// Whether there is no line.
    pub fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// A line, without its end.
    pub fn line(&self, i: usize) -> &str {
        let start = self.starts[i] as usize;
        let end = self.starts.get(i + 1).map_or(self.text.len(), |&next| next as usize);
        self.text[start..end].trim_end_matches('\n')
    }

    /// The commands that were given, in Showdown's words: choices, and with a
    /// [`Session`](super::session::Session) everything that went before them.
    pub fn input(&self) -> &[String] {
        &self.input
    }

    /// The lines in order.
    pub fn lines(&self) -> impl ExactSizeIterator<Item = &str> + Clone {
        (0..self.len()).map(|i| self.line(i))
    }

    fn begin_line(&mut self) {
        self.starts.push(self.text.len() as u32);
    }

    fn end_line(&mut self) {
        self.text.push('\n');
    }

    pub(crate) fn push(&mut self, line: &str) {
        self.begin_line();
        self.text.push_str(line);
        self.end_line();
    }

    fn replace_line(&mut self, i: usize, line: &str) {
        let start = self.starts[i] as usize;
        let old = self.line(i).len();
        self.text.replace_range(start..start + old, line);
        for later in &mut self.starts[i + 1..] {
            *later = *later + line.len() as u32 - old as u32;
        }
    }

    fn remove_line(&mut self, i: usize) {
        let start = self.starts.remove(i);
        let end = self.starts.get(i).copied().unwrap_or(self.text.len() as u32);
        self.text.replace_range(start as usize..end as usize, "");
        for later in &mut self.starts[i..] {
            *later -= end - start;
        }
    }
}

/// Replaces the part after the fourth bar of a line.
fn with_target(line: &str, target: &str) -> String {
    let mut parts: Vec<&str> = line.split('|').collect();
    while parts.len() <= 4 {
        parts.push("");
    }
    parts[4] = target;
    parts.join("|")
}

/// Something that can stand between two bars of a log line.
pub trait Part {
    /// Writes it; `secret` is what its owner sees.
    fn write(&self, battle: &Battle, out: &mut String, secret: bool);

    /// What it says, for those who keep what was told without reading: see [`crate::knowledge`].
    fn said(&self) -> Said<'_> {
        Said::Nothing
    }

    /// Whose secret it holds, if it reads differently for others.
    fn secret_of(&self, _: &Battle) -> Option<SideId> {
        None
    }
}

macro_rules! displayed {
    ($($ty:ty),*) => {$(
        impl Part for $ty {
            fn write(&self, _: &Battle, out: &mut String, _: bool) {
                let _ = write!(out, "{self}");
            }
        }
    )*};
}
displayed!(String, i32, u32, usize, u8, i8, u16);

impl Part for str {
    fn write(&self, _: &Battle, out: &mut String, _: bool) {
        out.push_str(self);
    }

    fn said(&self) -> Said<'_> {
        Said::Word(self)
    }
}

impl Part for &str {
    fn write(&self, _: &Battle, out: &mut String, _: bool) {
        out.push_str(self);
    }

    fn said(&self) -> Said<'_> {
        Said::Word(self)
    }
}

/// `p1a: Name`.
impl Part for Mon {
    fn write(&self, battle: &Battle, out: &mut String, _: bool) {
        battle.write_name(*self, out);
    }

    fn said(&self) -> Said<'_> {
        Said::Mon(*self)
    }
}

/// A Pokémon, or nothing.
impl Part for Option<Mon> {
    fn write(&self, battle: &Battle, out: &mut String, secret: bool) {
        if let Some(mon) = self {
            mon.write(battle, out, secret);
        }
    }

    fn said(&self) -> Said<'_> {
        self.map_or(Said::Nothing, Said::Mon)
    }
}

/// `p1`.
impl Part for SideId {
    fn write(&self, _: &Battle, out: &mut String, _: bool) {
        out.push_str(self.name());
    }
}

impl Part for MoveId {
    fn write(&self, battle: &Battle, out: &mut String, _: bool) {
        out.push_str(battle.dex().mv(*self).name);
    }

    fn said(&self) -> Said<'_> {
        Said::Move(*self)
    }
}
impl Part for AbilityId {
    fn write(&self, battle: &Battle, out: &mut String, _: bool) {
        out.push_str(battle.dex().ability(*self).name);
    }

    fn said(&self) -> Said<'_> {
        Said::Effect((*self).into())
    }
}
impl Part for ItemId {
    fn write(&self, battle: &Battle, out: &mut String, _: bool) {
        out.push_str(battle.dex().item(*self).name);
    }

    fn said(&self) -> Said<'_> {
        Said::Effect((*self).into())
    }
}
impl Part for SpeciesId {
    fn write(&self, battle: &Battle, out: &mut String, _: bool) {
        out.push_str(battle.dex().species(*self).name);
    }

    fn said(&self) -> Said<'_> {
        Said::Species(*self)
    }
}
/// A condition's id, as statuses are written.
impl Part for ConditionId {
    fn write(&self, _: &Battle, out: &mut String, _: bool) {
        if self.is_some() {
            out.push_str(self.as_str());
        }
    }

    fn said(&self) -> Said<'_> {
        Said::Condition(*self)
    }
}
impl Part for Type {
    fn write(&self, _: &Battle, out: &mut String, _: bool) {
        out.push_str(self.name());
    }

    fn said(&self) -> Said<'_> {
        Said::Type(*self)
    }
}
impl Part for Slot {
    fn write(&self, battle: &Battle, out: &mut String, _: bool) {
        battle.write_slot(*self, out);
    }
}

/// `Water/Ground`.
impl Part for crate::answer::Types {
    fn write(&self, _: &Battle, out: &mut String, _: bool) {
        for (i, kind) in self.as_slice().iter().enumerate() {
            if i > 0 {
                out.push('/');
            }
            out.push_str(kind.name());
        }
    }
}

/// An effect's plain name.
pub struct Name(pub Effect);

impl Part for Name {
    fn write(&self, battle: &Battle, out: &mut String, _: bool) {
        out.push_str(battle.effect_name(self.0.id));
    }

    fn said(&self) -> Said<'_> {
        Said::Effect(self.0.id)
    }
}

/// An effect's name with its kind: `ability: Sand Stream`.
pub struct Full(pub Effect);

impl Part for Full {
    fn write(&self, battle: &Battle, out: &mut String, _: bool) {
        battle.write_full_name(self.0.id, out);
    }

    fn said(&self) -> Said<'_> {
        Said::Effect(self.0.id)
    }
}

/// `[from] ability: Sand Stream`.
pub struct From(pub Effect);

impl Part for From {
    fn write(&self, battle: &Battle, out: &mut String, _: bool) {
        out.push_str("[from] ");
        battle.write_full_name(self.0.id, out);
    }

    fn said(&self) -> Said<'_> {
        Said::From(self.0.id)
    }
}

/// `[of] p1a: Name`.
pub struct Of(pub Mon);

impl Part for Of {
    fn write(&self, battle: &Battle, out: &mut String, _: bool) {
        out.push_str("[of] ");
        battle.write_name(self.0, out);
    }

    fn said(&self) -> Said<'_> {
        Said::Of(self.0)
    }
}

/// A side by its name and its player's: `p1: Red`.
pub struct SideName(pub SideId);

impl Part for SideName {
    fn write(&self, battle: &Battle, out: &mut String, _: bool) {
        let _ = write!(out, "{}: {}", self.0.name(), battle.setup.players[self.0.index()].name);
    }
}

/// A Pokémon's own name, without its place or whom it looks like.
pub struct Nickname(pub Mon);

impl Part for Nickname {
    fn write(&self, battle: &Battle, out: &mut String, _: bool) {
        if !self.0.is_none() {
            out.push_str(&battle.setup.mons[self.0.index()].name);
        }
    }
}

/// Two parts with nothing between them, as in `move: ` and a name.
pub struct Joined<A, B>(pub A, pub B);

impl<A: Part, B: Part> Part for Joined<A, B> {
    fn write(&self, battle: &Battle, out: &mut String, secret: bool) {
        self.0.write(battle, out, secret);
        self.1.write(battle, out, secret);
    }

    fn said(&self) -> Said<'_> {
        match (self.0.said(), self.1.said()) {
            (Said::Word(word), Said::Effect(effect)) if word.starts_with("[from]") => Said::From(effect),
            (Said::Word(_), said) => said,
            (said, _) => said,
        }
    }
}

impl<A: Part, B: Part> Part for Option<Joined<A, B>> {
    fn write(&self, battle: &Battle, out: &mut String, secret: bool) {
        if let Some(joined) = self {
            joined.write(battle, out, secret);
        }
    }
}

/// A Pokémon's HP and status: exact for its owner, shared as the format says.
pub struct Health(pub Mon);

impl Part for Health {
    fn write(&self, battle: &Battle, out: &mut String, secret: bool) {
        battle.write_health(self.0, out, secret);
    }

    fn said(&self) -> Said<'_> {
        Said::Health(self.0)
    }

    fn secret_of(&self, battle: &Battle) -> Option<SideId> {
        Some(battle.mon(self.0).side)
    }
}

/// What is seen of a Pokémon as it comes in: species, level, gender, shininess, and its HP.
pub struct FullDetails(pub Mon);

impl Part for FullDetails {
    fn write(&self, battle: &Battle, out: &mut String, secret: bool) {
        battle.write_shown_details(self.0, out);
        out.push('|');
        battle.write_health(self.0, out, secret);
    }

    fn said(&self) -> Said<'_> {
        Said::Entry(self.0)
    }

    fn secret_of(&self, battle: &Battle) -> Option<SideId> {
        Some(battle.mon(self.0).side)
    }
}

/// A Pokémon's details as they are, without illusion.
pub struct Details(pub Mon);

impl Part for Details {
    fn write(&self, battle: &Battle, out: &mut String, _: bool) {
        out.push_str(&battle.details(self.0));
    }

    fn said(&self) -> Said<'_> {
        Said::Details(self.0)
    }
}

/// A Pokémon's details with the species it is right now, whether that was announced or not.
pub struct CurrentDetails(pub Mon);

impl Part for CurrentDetails {
    fn write(&self, battle: &Battle, out: &mut String, _: bool) {
        let pokemon = battle.mon(self.0);
        battle.write_details(self.0, pokemon.species, pokemon.level, out);
    }

    fn said(&self) -> Said<'_> {
        Said::CurrentDetails(self.0)
    }
}

/// Says something: `say!(cx, "-damage", mon, Health(mon), From(effect))`. It becomes a line of the battle's log, if there is
/// one, and what can be learned from it is kept, if that is kept. Otherwise it costs one test.
#[macro_export]
macro_rules! say {
    ($cx:expr, $word:literal $(, $part:expr)* $(,)?) => {{
        const LINE: $crate::knowledge::Line = $crate::knowledge::Line::of($word);
        if $cx.tells(LINE) {
            $cx.utter(LINE, &[&$word as &dyn $crate::protocol::log::Part, $(&{ $part } as &dyn $crate::protocol::log::Part),*]);
        }
    }};
    ($cx:expr $(, $part:expr)* $(,)?) => {
        if $cx.is_logging() {
            $cx.write_line(&[$(&{ $part } as &dyn $crate::protocol::log::Part),*]);
        }
    };
}

/// Who listens when something is said: a bit each.
pub(crate) const LOG: u8 = 1;
/// As [`LOG`].
pub(crate) const KNOWLEDGE: u8 = 2;

impl Battle {
    /// Counts a line of the clock, which Showdown writes and this doesn't.
    pub(crate) fn count_clock_line(&mut self) {
        if let Some(log) = &mut self.log {
            log.unwritten += 1;
        }
    }

    /// Whether a log is written.
    #[inline(always)]
    pub fn is_logging(&self) -> bool {
        self.log.is_some()
    }

    /// Whether anybody listens to a line of this kind.
    #[doc(hidden)]
    #[inline(always)]
    pub fn tells(&self, line: Line) -> bool {
        let listeners = if matches!(line, Line::Other) { LOG } else { LOG | KNOWLEDGE };
        self.told & listeners != 0
    }

    /// Says something to whoever listens: see [`say!`](crate::say).
    #[doc(hidden)]
    pub fn utter(&mut self, line: Line, parts: &[&dyn Part]) {
        if self.told & LOG != 0 {
            self.write_line(parts);
        }
        if self.told & KNOWLEDGE != 0 {
            self.learn(line, parts);
        }
    }

    /// Starts (or stops) writing the log.
    pub fn set_logging(&mut self, on: bool) {
        self.told = self.told & !LOG | if on { LOG } else { 0 };
        match (on, self.log.is_some()) {
            (true, false) => self.log = Some(Box::default()),
            (false, true) => self.log = None,
            _ => {}
        }
    }

    /// The log, if one is written.
    pub fn log(&self) -> Option<&Log> {
        self.log.as_deref()
    }

    fn with_log(&mut self, write: impl FnOnce(&Battle, &mut Log)) {
        if let Some(mut log) = self.log.take() {
            write(self, &mut log);
            self.log = Some(log);
        }
    }

    /// Writes a line. Use [`say!`](crate::say), which does nothing without a log.
    pub fn write_line(&mut self, parts: &[&dyn Part]) {
        self.with_log(|battle, log| {
            let write = |log: &mut Log, secret: bool| {
                log.begin_line();
                for part in parts {
                    log.text.push('|');
                    part.write(battle, &mut log.text, secret);
                }
                log.end_line();
            };
            match parts.iter().find_map(|part| part.secret_of(battle)) {
                Some(side) => {
                    log.push(&format!("|split|{}", side.name()));
                    write(log, true);
                    write(log, false);
                }
                None => write(log, true),
            }
        });
        if self.log.as_ref().is_some_and(|log| log.len() - log.sent > 20_000) {
            self.fault.get_or_insert("the battle writes without end");
        }
    }

    /// Writes a line that only one player may see.
    pub fn write_secret(&mut self, side: SideId, parts: &[&dyn Part]) {
        self.with_log(|battle, log| {
            log.push(&format!("|split|{}", side.name()));
            log.begin_line();
            for part in parts {
                log.text.push('|');
                part.write(battle, &mut log.text, true);
            }
            log.end_line();
            log.push("");
        });
    }

    /// Writes the line of a move's use, which may be edited later.
    pub fn write_move(&mut self, parts: &[&dyn Part]) {
        if let Some(log) = &mut self.log {
            log.last_move_line = Some(log.len());
        }
        self.write_line(parts);
    }

    /// Adds to the last move's line; `[still]` also takes its target away, and an animation's line with it.
    pub fn attr_last_move(&mut self, attributes: &[&dyn Part]) {
        self.with_log(|battle, log| {
            let Some(at) = log.last_move_line else { return };
            let texts: Vec<String> = attributes
                .iter()
                .map(|part| {
                    let mut text = String::new();
                    part.write(battle, &mut text, true);
                    text
                })
                .collect();
            let mut line = log.line(at).to_owned();
            if texts.iter().any(|text| text == "[still]") {
                if line.starts_with("|-anim|") {
                    log.remove_line(at);
                    log.last_move_line = None;
                    return;
                }
                line = with_target(&line, "");
            }
            for text in &texts {
                line.push('|');
                line.push_str(text);
            }
            log.replace_line(at, &line);
        });
    }

    /// Shows another target in the last move's line.
    pub(crate) fn retarget_last_move(&mut self, target: Mon) {
        self.with_log(|battle, log| {
            let Some(at) = log.last_move_line else { return };
            let mut name = String::new();
            battle.write_name(target, &mut name);
            let line = with_target(log.line(at), &name);
            log.replace_line(at, &line);
        });
    }

    /// Explains something, at most once if `once`; only to one player if `side` is given.
    pub fn hint(&mut self, text: &str, once: bool, side: Option<SideId>) {
        let Some(log) = &mut self.log else { return };
        let key = side.map_or_else(|| text.to_owned(), |side| format!("{}|{text}", side.name()));
        if log.hints.contains(&key) {
            return;
        }
        if once {
            log.hints.push(key);
        }
        match side {
            Some(side) => self.write_secret(side, &[&"-hint", &text]),
            None => self.write_line(&[&"-hint", &text]),
        }
    }

    // --- names ----------------------------------------------------------------------------------------------------

    /// A Pokémon as the log names it: by whom it looks like, with its place if it is in battle.
    pub(crate) fn write_name(&self, mon: Mon, out: &mut String) {
        if mon.is_none() {
            out.push_str("null");
            return;
        }
        let pokemon = self.mon(mon);
        let shown = pokemon.illusion.unwrap_or(mon);
        if pokemon.active {
            self.write_slot(self.slot_of(mon), out);
        } else {
            out.push_str(self.mon(shown).side.name());
        }
        out.push_str(": ");
        out.push_str(&self.setup.mons[shown.index()].name);
    }

    pub(crate) fn write_slot(&self, slot: Slot, out: &mut String) {
        out.push_str(SideId(slot.side).name());
        let offset = slot.side / 2 * self.side(SideId(slot.side)).active_len;
        out.push((b'a' + slot.position + offset) as char);
    }

    fn write_details(&self, mon: Mon, species: SpeciesId, level: u16, out: &mut String) {
        use tallgrass_pokedex::{Gender, species};
        let pokemon = self.mon(mon);
        let mut id = species;
        // Two formes are not told apart from the species, since nobody could see the difference.
        if id == species::GRENINJA_BOND || id == species::ROCKRUFF_DUSK {
            id = self.dex().species(id).base_species;
        }
        out.push_str(self.dex().species(id).name);
        if level != 100 {
            let _ = write!(out, ", L{level}");
        }
        match pokemon.gender {
            Gender::Male => out.push_str(", M"),
            Gender::Female => out.push_str(", F"),
            Gender::Genderless => {}
        }
        if self.setup.mons[mon.index()].shiny {
            out.push_str(", shiny");
        }
    }

    fn write_shown_details(&self, mon: Mon, out: &mut String) {
        let pokemon = self.mon(mon);
        match pokemon.illusion {
            Some(shown) => {
                let level = if self.setup.illusion_level_mod { self.mon(shown).level } else { pokemon.level };
                self.write_details(shown, self.mon(shown).species, level, out);
            }
            None => out.push_str(&self.details(mon)),
        }
        if let Some(kind) = pokemon.terastallized {
            out.push_str(", tera:");
            out.push_str(kind.name());
        }
    }

    /// A Pokémon's details as they were last announced.
    pub(crate) fn details(&self, mon: Mon) -> String {
        let mut out = String::new();
        let pokemon = self.mon(mon);
        self.write_details(mon, pokemon.details_species, pokemon.level, &mut out);
        out
    }

    /// HP as their owner sees them, or as everybody does.
    pub(crate) fn shown_hp(&self, mon: Mon, secret: bool) -> ShownHp {
        let pokemon = self.mon(mon);
        let (hp, max) = (pokemon.hp as i64, pokemon.max_hp as i64);
        if secret { ShownHp { left: hp as u32, of: max as u32, color: 0 } } else { self.hp_told(hp, max) }
    }

    /// So many HP of so many, as everybody is told.
    pub(crate) fn hp_told(&self, hp: i64, max: i64) -> ShownHp {
        if self.setup.report_exact_hp {
            return ShownHp { left: hp as u32, of: max as u32, color: 0 };
        }
        if self.is_played_by(rule_sets::CHAMPIONS) {
            let percent = (100 * hp / max).max((hp > 0) as i64);
            let color = match percent {
                20 => {
                    if hp * 5 > max {
                        b'y'
                    } else {
                        b'r'
                    }
                }
                50 => {
                    if hp * 2 > max {
                        b'g'
                    } else {
                        b'y'
                    }
                }
                _ => 0,
            };
            return ShownHp { left: percent as u32, of: 100, color };
        }
        if self.setup.report_percentages || self.since(Gen7) {
            let mut percent = (100 * hp + max - 1) / max;
            if percent == 100 && hp < max {
                percent = 99;
            }
            return ShownHp { left: percent as u32, of: 100, color: 0 };
        }
        let pixels = (48 * hp / max).max((hp > 0) as i64);
        let color = match pixels {
            9 if self.since(Gen5) => {
                if hp * 5 > max {
                    b'y'
                } else {
                    b'r'
                }
            }
            24 if self.since(Gen5) => {
                if hp * 2 > max {
                    b'g'
                } else {
                    b'y'
                }
            }
            _ => 0,
        };
        ShownHp { left: pixels as u32, of: 48, color }
    }

    pub(crate) fn write_health(&self, mon: Mon, out: &mut String, secret: bool) {
        let pokemon = self.mon(mon);
        if pokemon.hp == 0 {
            out.push_str("0 fnt");
            return;
        }
        let hp = self.shown_hp(mon, secret);
        let _ = write!(out, "{}/{}", hp.left, hp.of);
        if hp.color != 0 {
            out.push(hp.color as char);
        }
        if pokemon.status.is_some() {
            out.push(' ');
            out.push_str(pokemon.status.as_str());
        }
    }

    /// An effect's name.
    pub fn effect_name(&self, id: EffectId) -> &'static str {
        let dex = self.dex();
        // SHOWDOWN: what Mind Blown costs, as any move can that has taken over its properties, is called after the move.
        if id == conditions::MIND_BLOWN.into()
            && let Some(mv) = self.active_move()
        {
            return self.mv(mv).id.as_str();
        }
        match id.kind() {
            EffectKind::Move => dex.mv(MoveId(id.index())).name,
            EffectKind::Ability => dex.ability(AbilityId(id.index())).name,
            EffectKind::Item => dex.item(id.as_item().unwrap_or_default()).name,
            EffectKind::Condition | EffectKind::Lent => dex.condition(ConditionId(id.index())).name,
            EffectKind::Species => dex.species(SpeciesId(id.index())).name,
            EffectKind::None => "",
        }
    }

    /// An effect's name with its kind in front, where its kind has one.
    pub(crate) fn write_full_name(&self, id: EffectId, out: &mut String) {
        out.push_str(match id.kind() {
            EffectKind::Move => "move: ",
            EffectKind::Ability => "ability: ",
            EffectKind::Item => "item: ",
            EffectKind::Species => "pokemon: ",
            _ => "",
        });
        out.push_str(self.effect_name(id));
    }
}
