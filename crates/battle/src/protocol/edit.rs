//! Edits of a battle under way (`>editbattle`): Showdown's tool for trying things out.

use crate::battle::Battle;
use crate::ids::{Mon, SideId};
use crate::protocol::log::Health;
use crate::random::Prng;
use crate::say;
use tallgrass_pokedex::javascript::{leading_integer, number};
use tallgrass_pokedex::{Boost, ConditionId, ConditionKind, Move, MoveId, to_id};

/// Why nothing is edited.
pub(super) enum Unedited {
    /// The log tells of it.
    Told(String),
    /// A battle can't hold it, and nobody is told.
    Refused(String),
}

type Result<T = ()> = std::result::Result<T, Unedited>;

fn refused<T>(what: String) -> Result<T> {
    Err(Unedited::Refused(what))
}

/// What is to be edited, understood.
enum Edit {
    Hp(Mon, i32),
    Status(Mon, ConditionId),
    Pp(Mon, usize, u8),
    Boost(Mon, Boost, i8),
    Volatile(Mon, ConditionId),
    SideCondition(SideId, ConditionId),
    PseudoWeather(ConditionId),
    Weather(ConditionId),
    Terrain(ConditionId),
    Reseed(String),
    /// Nothing: only a line is written.
    Remark(String),
}

/// The kinds of edits, with their short names, and what follows them.
const FORMS: [(&str, &str, &str); 9] = [
    ("hp", "h", "PLAYER, POKEMON, HP"),
    ("status", "s", "PLAYER, POKEMON, STATUS"),
    ("pp", "pp", "PLAYER, POKEMON, MOVE, PP"),
    ("boost", "b", "PLAYER, POKEMON, STAT, VALUE"),
    ("volatile", "v", "PLAYER, POKEMON, VOLATILE"),
    ("sidecondition", "sc", "PLAYER, SIDECONDITION"),
    ("fieldcondition", "fc", "FIELD, PSEUDOWEATHER"),
    ("weather", "w", "FIELD, WEATHER"),
    ("terrain", "t", "FIELD, TERRAIN"),
];

impl Battle {
    /// Carries out what follows `>editbattle`. Nothing has been written if it is refused.
    pub(super) fn edit(&mut self, text: &str) -> Result {
        let (user, what) = match text.strip_prefix("user:") {
            Some(rest) => {
                let (user, what) = rest.split_once(',').unwrap_or((rest, ""));
                (format!("[{user}] "), what.trim())
            }
            None => (String::new(), text),
        };
        let edit = match self.read_edit(what) {
            Err(Unedited::Refused(why)) => return refused(why),
            edit => edit,
        };
        let (user, shown) = (escaped(&user), escaped(what));
        let line = format!("<div class=\"message-warning\">{user}<strong>/editbattle</strong> {shown}</div>");
        say!(self, "html", line);
        self.carry_out_edit(edit?)
    }

    fn read_edit(&self, what: &str) -> Result<Edit> {
        let (kind, rest) = what.split_once(' ').unwrap_or((what, ""));
        let kind = kind.strip_suffix(',').unwrap_or(kind);
        let parts: Vec<&str> = if rest.is_empty() { vec![] } else { rest.split(',').collect() };
        if kind == "reseed" {
            return match Prng::read(rest) {
                Ok(_) => Ok(Edit::Reseed(rest.to_owned())),
                Err(error) if rest.is_empty() || rest.starts_with(|c: char| c.is_ascii_digit()) => {
                    refused(error.to_string())
                }
                Err(_) => Err(Unedited::Told(format!("Unrecognized RNG seed {rest}"))),
            };
        }
        let kind = if kind == "pseudoweather" { "fieldcondition" } else { kind };
        let Some((kind, _, form)) = FORMS.into_iter().find(|(long, short, _)| kind == *long || kind == *short) else {
            return Err(Unedited::Told(format!("Unknown editbattle command: {kind}")));
        };
        // SHOWDOWN: the form names a field, but none is to be given.
        let expected = if form.starts_with("FIELD") { 1 } else { form.split(',').count() };
        if parts.len() != expected {
            return Ok(Edit::Remark(format!("||<<< Error: Format should be: {kind} {form}")));
        }
        let condition = |text: &str, fits: fn(&Battle, ConditionId) -> bool| match ConditionId::from_id(&to_id(text)) {
            Some(id) if fits(self, id) => Ok(id),
            _ => refused(format!("there is no {kind} \"{}\" that a battle could be given", text.trim())),
        };
        match kind {
            "hp" => {
                let mon = self.mon_meant(&to_id(parts[0]), &to_id(parts[1]))?;
                let hp = self.trunc(whole(parts[2])?.clamp(i64::MIN as f64, i64::MAX as f64) as i64);
                Ok(Edit::Hp(mon, hp.clamp(1, i32::MAX.into()) as i32))
            }
            "status" => {
                let mon = self.mon_meant(&to_id(parts[0]), &to_id(parts[1]))?;
                if to_id(parts[2]).is_empty() {
                    return Ok(Edit::Status(mon, ConditionId::NONE));
                }
                Ok(Edit::Status(
                    mon,
                    condition(parts[2], |cx, id| cx.dex().condition(id).kind == ConditionKind::Status)?,
                ))
            }
            "pp" => {
                let mon = self.mon_meant(parts[0], parts[1])?;
                let by_name = self.dex().find_move(&to_id(parts[2])).and_then(|id| self.find_move(mon, id));
                let by_place = || leading_integer(parts[2]).filter(|&n| n >= 1.0 && n <= self.move_count(mon) as f64);
                let Some(place) = by_name.or_else(|| by_place().map(|n| n as usize - 1)) else {
                    let (player, pokemon, name) = (parts[0], parts[1], parts[2]);
                    let text = format!("||<<< Error: Move \"{name}\" not found for Pokemon \"{player} {pokemon}\"");
                    return Ok(Edit::Remark(text));
                };
                match whole(parts[3])? {
                    pp if (0.0..=255.0).contains(&pp) => Ok(Edit::Pp(mon, place, pp as u8)),
                    pp => refused(format!("{pp} PP can't be held: a move has 0 to 255")),
                }
            }
            "boost" => {
                let mon = self.mon_meant(parts[0], parts[1])?;
                let Some(boost) = Boost::ALL.into_iter().find(|boost| boost.id() == to_id(parts[2])) else {
                    return Ok(Edit::Remark(format!("||<<< Error: Invalid boost \"{}:{}\"", parts[2], parts[3])));
                };
                // More than these makes no difference.
                Ok(Edit::Boost(mon, boost, whole(parts[3])?.clamp(-12.0, 12.0) as i8))
            }
            "volatile" => {
                let mon = self.mon_meant(parts[0], parts[1])?;
                Ok(Edit::Volatile(mon, condition(parts[2], |cx, id| cx.is_of_a_move(|data| data.volatile == id))?))
            }
            "sidecondition" => {
                let side = self.side_meant(parts[0])?;
                let of_a_move = |cx: &Battle, id| cx.is_of_a_move(|data| data.side_condition == id);
                Ok(Edit::SideCondition(side, condition(parts[1], of_a_move)?))
            }
            "fieldcondition" => {
                let of_a_move = |cx: &Battle, id| cx.is_of_a_move(|data| data.pseudo_weather == id);
                Ok(Edit::PseudoWeather(condition(parts[0], of_a_move)?))
            }
            "weather" => {
                Ok(Edit::Weather(condition(parts[0], |cx, id| cx.dex().condition(id).kind == ConditionKind::Weather)?))
            }
            _ => {
                Ok(Edit::Terrain(condition(parts[0], |cx, id| cx.dex().condition(id).kind == ConditionKind::Terrain)?))
            }
        }
    }

    fn carry_out_edit(&mut self, edit: Edit) -> Result {
        let somebody = |battle: &Battle, side: SideId| battle.side(side).active().first().and_then(|mon| mon.some());
        match edit {
            Edit::Hp(mon, hp) => {
                self.set_hp(mon, hp);
                if self.mon(mon).active {
                    say!(self, "-damage", mon, Health(mon));
                }
            }
            Edit::Status(mon, status) => {
                self.set_status(mon, status, None, None);
                if !self.mon(mon).active {
                    say!(self, "", "please ignore the above");
                    if let Some(first) = somebody(self, self.mon(mon).side) {
                        say!(self, "-status", first, self.mon(first).status, "[silent]");
                    }
                }
            }
            Edit::Pp(mon, place, pp) => {
                if let Some(&at) = self.mon(mon).moves.as_slice().get(place) {
                    self.state.slot_mut(at).pp = pp.into();
                }
            }
            Edit::Boost(mon, boost, by) => drop(self.boost(&[(boost, by)], mon)),
            Edit::Volatile(mon, id) => drop(self.add_volatile(mon, id, None, None)),
            Edit::SideCondition(side, id) => drop(self.add_side_condition(side, id, somebody(self, side), None)),
            Edit::PseudoWeather(id) => drop(self.add_pseudo_weather(id, somebody(self, SideId(0)), None)),
            Edit::Weather(id) => drop(self.set_weather(id, somebody(self, SideId(0)), None)),
            Edit::Terrain(id) => drop(self.set_terrain(id, somebody(self, SideId(0)), None)),
            Edit::Reseed(seed) => {
                // The seed was read before.
                let _ = self.reseed(&seed);
                say!(self, format!("||Reseeded to {seed}"));
            }
            Edit::Remark(text) => say!(self, text),
        }
        Ok(())
    }

    fn is_of_a_move(&self, fits: impl Fn(&Move) -> bool) -> bool {
        MoveId::all().any(|id| fits(self.dex().mv(id)))
    }

    fn side_meant(&self, text: &str) -> Result<SideId> {
        let id = to_id(text);
        let numbered = id.strip_prefix('p').unwrap_or(&id);
        let mut place = None;
        if let Some(digit) =
            numbered.chars().next().and_then(|c| c.to_digit(10)).filter(|&n| n > 0 && numbered.len() == 1)
        {
            place = Some(digit as usize - 1);
        }
        let named = || self.setup.players.iter().position(|player| to_id(&player.name) == id);
        match place.or_else(named) {
            Some(place) if place < self.setup.players.len() => Ok(SideId(place as u8)),
            Some(_) => Err(Unedited::Told("Cannot read properties of undefined (reading 'pokemon')".to_owned())),
            None => Err(Unedited::Told(format!("Player \"{text}\" not found"))),
        }
    }

    fn mon_meant(&self, player: &str, pokemon: &str) -> Result<Mon> {
        let side = self.side_meant(player)?;
        let id = to_id(pokemon);
        let team = self.side(side).team();
        let found = match id.as_bytes() {
            [digit @ b'1'..=b'9'] => team.get((digit - b'1') as usize),
            _ => team.iter().find(|&&mon| {
                let pokemon = self.mon(mon);
                [pokemon.base_species, pokemon.species].iter().any(|species| species.as_str() == id)
            }),
        };
        let name = &self.setup.players[side.index()].name;
        found.copied().ok_or_else(|| Unedited::Told(format!("Pokemon \"{name} {id}\" not found")))
    }
}

fn whole(text: &str) -> Result<f64> {
    let whole = number(text).filter(|n| n.is_finite() && n.fract() == 0.0);
    whole.ok_or_else(|| Unedited::Told(format!("\"{text}\" is not an integer")))
}

/// A text as it stands in HTML.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&apos;"),
            '/' => out.push_str("&#x2f;"),
            c => out.push(c),
        }
    }
    out
}
