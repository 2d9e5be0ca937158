//! The packed form: a Pokémon is `NICKNAME|SPECIES|ITEM|ABILITY|MOVES|NATURE|EVS|GENDER|IVS|SHINY|LEVEL|MORE`, a team
//! these joined by `]`, and `MORE` is `HAPPINESS,HIDDEN POWER TYPE,BALL,GIGANTAMAX,DYNAMAX LEVEL,TERA TYPE`. Whatever has
//! its default is left empty.

use std::borrow::Cow;
use std::fmt::Write;

use super::number::{leading_integer, number};
use super::{MOST, PokemonSet, TeamError, from_json};
use crate::{Dex, Generation, Nature, javascript};
use serde_json::{Map, Value};

/// Writes a team in one line.
pub fn pack(team: &[PokemonSet]) -> String {
    let mut out = String::new();
    for set in team {
        if !out.is_empty() {
            out.push(']');
        }
        pack_set(&mut out, set);
    }
    out
}

fn pack_set(out: &mut String, set: &PokemonSet) {
    let name = set.display_name();
    let species = pack_name(if set.species.is_empty() { &set.name } else { &set.species });
    let same = pack_name(name) == species;
    let moves: Vec<_> = set.moves.iter().map(|name| pack_name(name)).collect();
    let show = |value: Option<i32>, default: i32| match value {
        Some(value) if value != default => value.to_string(),
        _ => String::new(),
    };
    let level = show(set.level.filter(|level| *level != 0), 100);
    let parts = [
        name,
        if same { "" } else { &species },
        &pack_name(&set.item),
        &pack_name(&set.ability),
        &moves.join(","),
        &set.nature,
        &spread(set.evs, 0),
        &set.gender,
        &spread(set.ivs, 31),
        if set.shiny { "S" } else { "" },
        &level,
        &show(set.happiness, 255),
    ];
    out.push_str(&parts.join("|"));
    let dynamax_level = show(set.dynamax_level, 10);
    if ![&*set.pokeball, &set.hp_type, &dynamax_level, &set.tera_type].iter().all(|text| text.is_empty())
        || set.gigantamax
    {
        let gigantamax = if set.gigantamax { "G" } else { "" };
        let ball = pack_name(&set.pokeball);
        // Writing to a string can't fail.
        let _ = write!(out, ",{},{ball},{gigantamax},{dynamax_level},{}", set.hp_type, set.tera_type);
    }
}

/// Six values with commas; those with their default are left empty, and all of it if all have it.
fn spread(values: Option<[i32; 6]>, default: i32) -> String {
    let Some(values) = values.filter(|values| values.iter().any(|value| *value != default)) else {
        return String::new();
    };
    values.map(|value| if value == default { String::new() } else { value.to_string() }).join(",")
}

/// The letters and digits of a name.
fn pack_name(name: &str) -> Cow<'_, str> {
    if name.bytes().all(|b| b.is_ascii_alphanumeric()) {
        Cow::Borrowed(name)
    } else {
        Cow::Owned(name.chars().filter(char::is_ascii_alphanumeric).collect())
    }
}

/// Reads a packed team. Names are given their usual spelling where they are known.
///
/// At most 24 Pokémon are read, and at most 24 moves of each; what follows is dropped, as Showdown does.
///
/// # Errors
/// If there is nothing, a field is missing, or a number isn't one. (Showdown reads most wrong numbers as 0.)
pub fn unpack(packed: &str) -> Result<Vec<PokemonSet>, TeamError> {
    Ok(read(packed)?.into_iter().map(|(set, _)| set).collect())
}

/// Reads a packed team as Showdown holds it: an object a Pokémon, with what was said of it, in order.
///
/// # Errors
/// As [`unpack`].
pub fn unpack_objects(packed: &str) -> Result<Vec<Map<String, Value>>, TeamError> {
    Ok(read(packed)?.into_iter().map(|(set, more)| object(set, more)).collect())
}

/// Sets, each with how many parts its last field has.
fn read(packed: &str) -> Result<Vec<(PokemonSet, usize)>, TeamError> {
    if packed.is_empty() {
        return Err(TeamError::Empty);
    }
    if packed.starts_with('[') && packed.ends_with(']') {
        return read(&pack(&from_json(packed)?));
    }
    let mut team = Vec::new();
    let mut rest = packed;
    for set in 1..=MOST {
        let mut fields = Fields { rest, set };
        team.push(unpack_set(&mut fields)?);
        match fields.rest.strip_prefix(']') {
            Some(more) => rest = more,
            None => break,
        }
    }
    Ok(team)
}

fn object(set: PokemonSet, more: usize) -> Map<String, Value> {
    let mut object = Map::new();
    let mut put = |key: &str, value: Value| object.insert(key.to_owned(), value);
    let spread = |values: [i32; 6]| {
        let names = ["hp", "atk", "def", "spa", "spd", "spe"].map(str::to_owned);
        Value::Object(names.into_iter().zip(values.map(Value::from)).collect())
    };
    put("name", set.name.into());
    put("species", set.species.into());
    put("item", set.item.into());
    put("ability", set.ability.into());
    put("moves", set.moves.into());
    put("nature", set.nature.into());
    set.evs.map(|evs| put("evs", spread(evs)));
    if !set.gender.is_empty() {
        put("gender", set.gender.into());
    }
    set.ivs.map(|ivs| put("ivs", spread(ivs)));
    if set.shiny {
        put("shiny", true.into());
    }
    set.level.map(|level| put("level", level.into()));
    if more > 0 {
        put("happiness", set.happiness.into());
        put("hpType", set.hp_type.into());
        put("pokeball", set.pokeball.into());
        put("gigantamax", set.gigantamax.into());
        put("dynamaxLevel", set.dynamax_level.into());
    }
    if more > 5 {
        put("teraType", set.tera_type.into());
    }
    object
}

/// What is left of a packed team.
struct Fields<'a> {
    rest: &'a str,
    set: usize,
}

impl<'a> Fields<'a> {
    fn wrong(&self, field: &'static str, reason: impl Into<String>) -> TeamError {
        TeamError::Packed { set: self.set, field, reason: reason.into() }
    }

    /// The next field, which a bar ends.
    fn next(&mut self, field: &'static str) -> Result<&'a str, TeamError> {
        let (text, rest) = self.rest.split_once('|').ok_or_else(|| {
            let shape =
                "a packed Pokémon is NICKNAME|SPECIES|ITEM|ABILITY|MOVES|NATURE|EVS|GENDER|IVS|SHINY|LEVEL|MORE";
            self.wrong(field, format!("the \"|\" after it is missing ({shape})"))
        })?;
        self.rest = rest;
        Ok(text)
    }

    /// The last field, which ends with the Pokémon.
    fn last(&mut self) -> &'a str {
        let end = self.rest.find(']').unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at(end);
        self.rest = rest;
        text
    }

    fn number(&self, field: &'static str, text: &str) -> Result<i32, TeamError> {
        number(text).ok_or_else(|| self.wrong(field, format!("\"{text}\" is not a number")))
    }

    /// A number that isn't cut down to a whole one in a battle.
    fn whole(&self, field: &'static str, text: &str) -> Result<i32, TeamError> {
        let whole = javascript::number(text).is_none_or(|value| value.fract() == 0.0);
        if whole { self.number(field, text) } else { Err(self.wrong(field, format!("\"{text}\" is not whole"))) }
    }

    /// Six values with commas.
    fn spread(&mut self, field: &'static str, default: i32) -> Result<Option<[i32; 6]>, TeamError> {
        let text = self.next(field)?;
        if text.is_empty() {
            return Ok(None);
        }
        let mut values = [0; 6];
        for (value, text) in values.iter_mut().zip(text.split(',')) {
            *value = if text.is_empty() { default } else { self.number(field, text)? };
        }
        Ok(Some(values))
    }
}

/// A set, and how many parts its last field has.
fn unpack_set(fields: &mut Fields<'_>) -> Result<(PokemonSet, usize), TeamError> {
    let dex = Dex::of(Generation::Gen9);
    let name = fields.next("nickname")?;
    let species = match fields.next("species")? {
        "" => name.to_owned(),
        text => known(text, dex.find_species(text).map(|id| dex.species(id).name)),
    };
    let item = |text: &str| known(text, dex.find_item(text).map(|id| dex.item(id).name));
    let held = item(fields.next("item")?);
    let ability = match fields.next("ability")? {
        slot @ ("" | "0" | "1" | "H" | "S") => ability_in_slot(fields, dex, &species, slot)?,
        text => known(text, dex.find_ability(text).map(|id| dex.ability(id).name)),
    };
    let moves = fields.next("moves")?.split(',').take(MOST);
    let moves = moves.map(|text| known(text, dex.find_move(text).map(|id| dex.mv(id).name))).collect();
    let nature = fields.next("nature")?;
    let mut set = PokemonSet {
        name: name.to_owned(),
        species,
        item: held,
        ability,
        moves,
        nature: known(nature, Nature::find(nature).map(Nature::name)),
        evs: fields.spread("EVs", 0)?,
        gender: fields.next("gender")?.to_owned(),
        ivs: fields.spread("IVs", 31)?,
        shiny: !fields.next("shiny")?.is_empty(),
        ..PokemonSet::default()
    };
    let level = fields.next("level")?;
    if !level.is_empty() {
        let wrong = || fields.wrong("level", format!("\"{level}\" is not a number"));
        set.level = Some(leading_integer(level).ok_or_else(wrong)?);
    }
    let more = fields.last();
    if !more.is_empty() {
        let mut parts = more.split(',');
        let mut next = || parts.next().unwrap_or_default();
        set.happiness = Some(match next() {
            "" => 255,
            text => fields.whole("happiness", text)?,
        });
        set.hp_type = next().to_owned();
        set.pokeball = item(next());
        set.gigantamax = !next().is_empty();
        set.dynamax_level = Some(match next() {
            "" => 10,
            text => fields.whole("Dynamax Level", text)?,
        });
        set.tera_type = next().to_owned();
    }
    Ok((set, if more.is_empty() { 0 } else { more.split(',').count() }))
}

/// The name of the ability in a species' slot. Nothing said means the first.
fn ability_in_slot(fields: &Fields<'_>, dex: &Dex, species: &str, slot: &str) -> Result<String, TeamError> {
    let index = match slot {
        "1" => 1,
        "H" => 2,
        "S" => 3,
        _ => 0,
    };
    let ability = dex.find_species(species).map_or("", |id| dex.ability(dex.species(id).abilities[index]).name);
    if ability.is_empty() && !slot.is_empty() {
        return Err(fields.wrong("ability", format!("{species} has no ability in slot {slot}")));
    }
    Ok(ability.to_owned())
}

/// The usual spelling of a name if it is known, else a guess at it: words begin with capitals and numbers.
fn known(text: &str, name: Option<&str>) -> String {
    if let Some(name) = name {
        return name.to_owned();
    }
    let mut spaced = String::with_capacity(text.len() + 8);
    let mut in_number = false;
    for c in text.chars() {
        if c.is_ascii_digit() != in_number {
            spaced.push(' ');
            in_number = !in_number;
        }
        if c.is_ascii_uppercase() {
            spaced.push(' ');
        }
        spaced.push(c);
    }
    if in_number {
        spaced.push(' ');
    }
    spaced.replace("  ", " ").trim().to_owned()
}
