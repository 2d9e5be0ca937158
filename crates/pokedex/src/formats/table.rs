//! Working out which rules are in effect.

use indexmap::IndexMap;
use rustc_hash::FxHashMap;

use super::data::{Data, Mod, Ruleset, data};
use super::spec::{Complex, ComplexKind, Spec};
use super::{FormatError, RuleNumbers, checks};
use crate::{RuleId, RuleValue};

/// The rules in effect in a format, in the order in which they act and are announced.
#[derive(Clone, Debug, Default)]
pub struct RuleTable {
    /// With the rule each comes from, empty for the format itself.
    keys: IndexMap<String, String>,
    values: FxHashMap<String, String>,
    complex_bans: Vec<ComplexBan>,
    complex_team_bans: Vec<ComplexBan>,
    check_can_learn: Option<String>,
    choose_team: Option<String>,
    /// The numbers that follow from the rules.
    pub numbers: RuleNumbers,
}

/// Things that are banned only together, or beyond a number of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComplexBan {
    /// As it is announced: `Baton Pass + Speed Boost`.
    pub rule: String,
    /// The rule it comes from, empty for the format itself.
    pub source: String,
    /// How many of them are allowed; `None` if any number is.
    pub limit: Option<u8>,
    /// Keys of the things: `move:batonpass`.
    pub bans: Vec<String>,
}

impl RuleTable {
    /// Whether a rule is in effect.
    pub fn has(&self, rule: RuleId) -> bool {
        self.has_key(rule.as_str())
    }

    /// Whether there is this key: a rule's id, or a ban such as `-ability:moody` or `+tag:past`.
    pub fn has_key(&self, key: &str) -> bool {
        self.keys.contains_key(key)
    }

    /// The value of a rule that has one, as it was written.
    pub fn value(&self, rule: RuleId) -> Option<&str> {
        self.value_of(rule.as_str())
    }

    pub(super) fn value_of(&self, id: &str) -> Option<&str> {
        self.values.get(id).map(|value| &**value)
    }

    /// The rules in effect, in order; bans and what lifts them left out.
    pub fn rules(&self) -> impl Iterator<Item = RuleId> + '_ {
        self.keys().filter_map(RuleId::from_id)
    }

    /// Whether something is restricted: `ability:powerconstruct`. Species have [`RuleTable::restricts_species`].
    pub fn restricts(&self, thing: &str) -> bool {
        !self.has_key(&format!("+{thing}")) && self.has_key(&format!("*{thing}"))
    }

    /// All keys of the table in order, bans included: `sleepclausemod`, `-pokemon:mewtwo`, `+item:sitrusberry`.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &str> {
        self.keys.keys().map(|key| &**key)
    }

    /// Display name of the rule that brought a key, empty if the format itself did.
    pub fn source(&self, key: &str) -> Option<&str> {
        self.keys.get(key).map(|source| &**source)
    }

    /// Things banned together in one set.
    pub fn complex_bans(&self) -> &[ComplexBan] {
        &self.complex_bans
    }

    /// Things banned together in one team.
    pub fn complex_team_bans(&self) -> &[ComplexBan] {
        &self.complex_team_bans
    }

    /// The rule or format that has a say in which Pokémon are chosen at team preview, by display name.
    pub fn choose_team(&self) -> Option<&str> {
        self.choose_team.as_deref()
    }

    /// The rule or format that decides which moves can be learned, by display name.
    pub fn check_can_learn(&self) -> Option<&str> {
        self.check_can_learn.as_deref()
    }

    /// ` from Standard`, for messages.
    pub(super) fn blame(&self, key: &str) -> String {
        match self.source(key) {
            Some(source) if !source.is_empty() => format!(" from {source}"),
            _ => String::new(),
        }
    }

    fn set(&mut self, key: &str, source: &str) {
        self.keys.insert(key.to_owned(), source.to_owned());
    }

    fn add_complex(&mut self, kind: ComplexKind, ban: ComplexBan) {
        let list = match kind {
            ComplexKind::Set => &mut self.complex_bans,
            ComplexKind::Team => &mut self.complex_team_bans,
        };
        let id = crate::to_id(&ban.rule);
        match list.iter_mut().find(|other| crate::to_id(&other.rule) == id) {
            Some(other) if other.limit.is_none() => {}
            Some(other) => *other = ban,
            None => list.push(ban),
        }
    }
}

/// The rules of a format with custom rules.
pub(super) fn resolve(format: &Ruleset, custom: &[String]) -> Result<RuleTable, FormatError> {
    let data = data();
    let rule_set = data.mod_of(format);
    // SHOWDOWN: a format of another rule set than generation 9's starts one level down.
    let depth = if rule_set.name == super::data::DEFAULT_MOD { 1 } else { 2 };
    Builder { data, rule_set, format }.table(format, custom, depth, None)
}

/// For each rule to be taken away, the depth at which that was asked for, negative once it has taken something away.
type Repeals = FxHashMap<String, i32>;

struct Builder<'a> {
    data: &'a Data,
    rule_set: &'a Mod,
    /// The format that is asked for.
    format: &'a Ruleset,
}

impl Builder<'_> {
    fn table(
        &self,
        entry: &Ruleset,
        custom: &[String],
        depth: i32,
        repeals: Option<&mut Repeals>,
    ) -> Result<RuleTable, FormatError> {
        let mut table = RuleTable::default();
        let name = || entry.name.to_owned();
        table.check_can_learn = entry.check_can_learn.then(name);
        table.choose_team = entry.choose_team.then(name);
        let mut specs = entry.specs.clone();
        for rule in custom {
            specs.push(Spec::read(rule, self.rule_set.name)?);
        }

        let mut own_repeals = Repeals::default();
        let repeals = repeals.unwrap_or(&mut own_repeals);
        for spec in &specs {
            if let Spec::Remove { rule, .. } = spec {
                repeals.insert(rule.clone(), depth);
            }
        }

        let mut skip = Skip::new(&specs, !custom.is_empty());
        for spec in &specs {
            match spec {
                Spec::Complex(complex) => self.complex(&mut table, complex),
                Spec::Remove { forced, rule } => remove(entry, repeals, rule, *forced, depth)?,
                Spec::Ban(key) => self.ban(&mut table, entry, key, &mut skip)?,
                Spec::Add { forced, rule, value } => {
                    let add = Add { rule, value: value.as_deref(), forced: *forced, replace: false };
                    self.add(&mut table, entry, add, depth, repeals, &mut skip)?;
                }
                Spec::Replace { forced, rule, value } => {
                    let add = Add { rule, value: value.as_deref(), forced: *forced, replace: true };
                    self.add(&mut table, entry, add, depth, repeals, &mut skip)?;
                }
            }
        }
        if !skip.found && skip.warn {
            return Err(self.wrong("\"+All Pokemon\" does nothing, since no species is banned"));
        }
        table.numbers = RuleNumbers::of(&table, entry, self.rule_set.generation, self.rule_set.name)
            .map_err(|reason| self.wrong(reason))?;
        if self.lacks_mega_rayquaza(&table) {
            table.set("megarayquazaclause", "");
        }
        self.check(&mut table, entry)?;
        Ok(table)
    }

    fn wrong(&self, reason: impl Into<String>) -> FormatError {
        FormatError::Rules { format: self.format.name.to_owned(), reason: reason.into() }
    }

    fn complex(&self, table: &mut RuleTable, complex: &Complex) {
        let ban = ComplexBan {
            rule: complex.rule.clone(),
            source: String::new(),
            limit: (complex.limit != u8::MAX).then_some(complex.limit),
            bans: complex.bans.clone(),
        };
        table.add_complex(complex.kind, ban);
    }

    fn ban(&self, table: &mut RuleTable, entry: &Ruleset, key: &str, skip: &mut Skip) -> Result<(), FormatError> {
        if let Some(source) = table.source(key) {
            let there = if source.is_empty() { entry.name } else { source };
            return Err(FormatError::rule(key, format!("{there} has it already")));
        }
        if skip.left > 0 {
            if key == "-tag:allpokemon" || key == "+tag:allpokemon" {
                skip.left -= 1;
            } else if is_pokemon_rule(key) {
                if !skip.custom {
                    return Err(FormatError::rule(key, "must come after the rule about all Pokémon"));
                }
                return Ok(());
            }
        }
        for sign in ['+', '*', '-'] {
            table.keys.shift_remove(&format!("{sign}{}", &key[1..]));
        }
        table.set(key, "");
        Ok(())
    }

    fn add(
        &self,
        table: &mut RuleTable,
        entry: &Ruleset,
        add: Add<'_>,
        depth: i32,
        repeals: &mut Repeals,
        skip: &mut Skip,
    ) -> Result<(), FormatError> {
        let sub = self.data.find(self.rule_set.name, add.rule).ok_or_else(|| add.wrong("there is no such rule"))?;
        if let Some(repeal) = repeals.get_mut(sub.id) {
            *repeal = -repeal.abs();
            return Ok(());
        }
        if sub.value == RuleValue::None {
            if add.value.is_some() {
                return Err(add.wrong("takes no value"));
            }
            if add.replace {
                return Err(add.wrong("has no value to be replaced; leave \"!!\" out"));
            }
            if let Some(source) = table.source(sub.id).filter(|_| !add.forced) {
                let there = if source.is_empty() { entry.name } else { source };
                return Err(add.wrong(format!("{there} has it already")));
            }
        } else {
            self.add_value(table, sub, &add)?;
        }
        table.set(sub.id, "");
        if depth > 16 {
            return Err(add.wrong("rules within rules go too deep"));
        }
        let inner = self.table(sub, &[], depth + 1, Some(repeals))?;
        self.merge(table, sub, inner, repeals, skip)
    }

    /// Checks the value of a rule and sets it.
    fn add_value(&self, table: &mut RuleTable, sub: &Ruleset, add: &Add<'_>) -> Result<(), FormatError> {
        let value = add.value.ok_or_else(|| add.wrong(format!("needs a value, as in \"{} = …\"", sub.name)))?;
        let value = match value {
            "Current Gen" => self.rule_set.generation.to_string(),
            value => value.to_owned(),
        };
        let automatic = value == "Auto" && matches!(sub.id, "pickedteamsize" | "evlimit");
        if !automatic && sub.value != RuleValue::Text {
            // SHOWDOWN: only integers written as Showdown would write them count.
            let number = value.parse::<i64>().ok().filter(|number| number.to_string() == value);
            let number = number.ok_or_else(|| add.wrong(format!("\"{value}\" is not an integer")))?;
            if sub.value == RuleValue::PositiveInteger && number <= 0 {
                return Err(add.wrong(format!("the value must be above 0 (\"!{}\" takes the rule away)", sub.name)));
            }
        }
        let exclusive = sub.mutually_exclusive_with.as_str();
        match table.value_of(sub.id) {
            Some(old) if old == value => {
                if !add.forced {
                    return Err(add.wrong(format!("the value is that already{}", table.blame(sub.id))));
                }
            }
            Some(old) if !add.replace => {
                return Err(add.wrong(format!(
                    "conflicts with {} = {old}{}; \"!!\" before the rule replaces that",
                    sub.name,
                    table.blame(sub.id)
                )));
            }
            Some(_) => {}
            None => match table.value_of(exclusive) {
                Some(other) if !add.replace => {
                    return Err(
                        add.wrong(format!("can't be together with {exclusive} = {other}{}", table.blame(exclusive)))
                    );
                }
                Some(_) => {
                    table.values.remove(exclusive);
                    table.keys.shift_remove(exclusive);
                }
                None if add.replace => return Err(add.wrong("replaces nothing; leave \"!!\" out")),
                None => {}
            },
        }
        table.values.insert(sub.id.to_owned(), value);
        Ok(())
    }

    /// Takes over what a rule within brings.
    fn merge(
        &self,
        table: &mut RuleTable,
        sub: &Ruleset,
        inner: RuleTable,
        repeals: &Repeals,
        skip: &mut Skip,
    ) -> Result<(), FormatError> {
        let source_or_sub = |source: &str| if source.is_empty() { sub.name.to_owned() } else { source.to_owned() };
        for (key, source) in &inner.keys {
            if repeals.contains_key(key) {
                continue;
            }
            if skip.left > 0 && is_pokemon_rule(key) {
                skip.found = true;
                continue;
            }
            if let Some(value) = inner.value_of(key) {
                self.merge_value(table, sub, &inner, key, value)?;
            }
            table.set(key, &source_or_sub(source));
        }
        for (kind, bans) in [(ComplexKind::Set, &inner.complex_bans), (ComplexKind::Team, &inner.complex_team_bans)] {
            for ban in bans {
                table.add_complex(kind, ComplexBan { source: source_or_sub(&ban.source), ..ban.clone() });
            }
        }
        for (own, theirs, what) in [
            (&mut table.check_can_learn, &inner.check_can_learn, "which moves can be learned"),
            (&mut table.choose_team, &inner.choose_team, "which Pokémon are chosen"),
        ] {
            match (&own, theirs) {
                (Some(one), Some(other)) => {
                    return Err(self.wrong(format!("both {one} and {other} decide {what}")));
                }
                (None, Some(_)) => own.clone_from(theirs),
                _ => {}
            }
        }
        Ok(())
    }

    fn merge_value(
        &self,
        table: &mut RuleTable,
        sub: &Ruleset,
        inner: &RuleTable,
        key: &str,
        value: &str,
    ) -> Result<(), FormatError> {
        let conflict = |with: &str, old: &str| {
            self.wrong(format!(
                "{key} = {value} from {}{} conflicts with {with} = {old}{}; take one away with \"!\" first",
                sub.name,
                inner.blame(key),
                table.blame(with)
            ))
        };
        let exclusive =
            self.data.find(self.rule_set.name, key).map_or(RuleId::NONE, |rule| rule.mutually_exclusive_with).as_str();
        if let Some(old) = table.value_of(exclusive) {
            return Err(conflict(exclusive, old));
        }
        match table.value_of(key) {
            Some(old) if old == value => Ok(()),
            Some(old) => Err(conflict(key, old)),
            None => {
                table.values.insert(key.to_owned(), value.to_owned());
                Ok(())
            }
        }
    }

    /// Whether Rayquaza is allowed and its mega evolution isn't.
    fn lacks_mega_rayquaza(&self, table: &RuleTable) -> bool {
        let generation = self.rule_set.generation;
        (generation >= 6 || table.has_key("+tag:future"))
            && (generation <= 7 || table.has_key("+tag:past"))
            && table.has_key("obtainableformes")
            && table.bans_rayquaza("rayquazamega", &self.rule_set.rayquaza_mega)
            && !table.bans_rayquaza("rayquaza", &self.rule_set.rayquaza)
    }

    /// Lets each rule check the table, and rewrite its value.
    fn check(&self, table: &mut RuleTable, entry: &Ruleset) -> Result<(), FormatError> {
        let keys: Vec<String> =
            table.keys().filter(|key| !key.starts_with(['+', '*', '-', '!'])).map(str::to_owned).collect();
        for key in keys {
            let checked =
                checks::check(&key, table, entry, self.rule_set).map_err(|reason| FormatError::rule(&*key, reason))?;
            if let Some(value) = checked {
                table.values.insert(key, value);
            }
        }
        Ok(())
    }
}

/// A rule to be added.
struct Add<'a> {
    rule: &'a str,
    value: Option<&'a str>,
    forced: bool,
    replace: bool,
}

impl Add<'_> {
    fn wrong(&self, reason: impl Into<String>) -> FormatError {
        let text = self.value.map_or(self.rule.to_owned(), |value| format!("{}={value}", self.rule));
        FormatError::rule(text, reason)
    }
}

/// Notices that a rule has been taken away, or that there was none.
fn remove(entry: &Ruleset, repeals: &mut Repeals, rule: &str, forced: bool, depth: i32) -> Result<(), FormatError> {
    let text = format!("!{rule}");
    match repeals.get(rule) {
        None => Err(FormatError::rule(text, format!("is there more than once in {}", entry.name))),
        Some(at) if *at == depth && !forced => {
            Err(FormatError::rule(text, format!("does nothing because \"{rule}\" is not in effect")))
        }
        Some(at) => {
            if *at == -depth {
                repeals.remove(rule);
            }
            Ok(())
        }
    }
}

/// Bans of species that a later rule about all Pokémon makes void.
struct Skip {
    /// How many rules about all Pokémon are still to come.
    left: usize,
    /// One was skipped.
    found: bool,
    /// None being skipped is a mistake.
    warn: bool,
    custom: bool,
}

impl Skip {
    fn new(specs: &[Spec], custom: bool) -> Self {
        let count = |wanted: &str| specs.iter().filter(|spec| matches!(spec, Spec::Ban(key) if key == wanted)).count();
        let allowed = count("+tag:allpokemon");
        Self { left: allowed + count("-tag:allpokemon"), found: false, warn: allowed > 0 && !custom, custom }
    }
}

/// Whether a key bans or allows species.
fn is_pokemon_rule(key: &str) -> bool {
    // SHOWDOWN: comparisons of numbers are meant to count too, but their tag is looked up by the wrong name.
    let thing = key.strip_prefix(['+', '*', '-']).unwrap_or_default();
    ["tag:", "pokemon:", "basepokemon:"].iter().any(|kind| thing.starts_with(kind))
}
