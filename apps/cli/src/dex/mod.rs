//! `tallgrass dex`: what a species, move, ability, item, condition, type, nature, format, rule or event is.

mod describe;
mod fact;
mod generations;
mod sheet;
mod subject;

use crate::paint::Paint;
use anyhow::{Result, bail};
use generations::{Books, Generations};
use sheet::Sheet;
use std::io::Write;
use std::process::ExitCode;
pub(crate) use subject::{Kind, Subject};
use tallgrass_battle::Rulebook;
use tallgrass_battle::event::Event;
use tallgrass_battle_effects::{Source, rulebook};
use tallgrass_pokedex::{AbilityId, Category, Generation, MoveFlags, Type, formats, short, to_id};

/// Look up what a species, move, ability, item, condition, type, nature, format, rule or event is.
///
/// Names are understood as Showdown understands them, aliases included. All things of a name are shown; --kind picks.
/// Of an effect, the events it listens to are shown, with what decides its place in the order, and where it is written.
/// With --gen all, each fact is told with the generations it holds in, and every listener with those that have it.
///
/// Without NAME, everything that the options ask for is listed; with --all alone, all there is.
///
/// Exits with 1 if nothing is found, and with 2 if something is wrong with the options.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  tallgrass dex technician --gen all
  tallgrass dex landorus therian --gen 6
  tallgrass dex protect --kind condition
  tallgrass dex burn
  tallgrass dex --search fang --kind move
  tallgrass dex --kind move --type fire --event base_power
  tallgrass dex --kind species --type water --type ground --ability \"storm drain\"
  tallgrass dex --kind move --flag sound --category status
  tallgrass dex earthquake --json | jq .base_power")]
pub struct Arguments {
    /// The name, in any spelling; several words are one name.
    #[arg(value_name = "NAME")]
    name: Vec<String>,
    /// The generation, 1 to 9, another game's rule set, as in gen8bdsp, or all generations.
    #[arg(long = "gen", value_name = "N|RULES|all", default_value = "9")]
    generations: Generations,
    /// Only things of this kind (may be given several times).
    #[arg(long = "kind", value_enum, value_name = "KIND")]
    kinds: Vec<Kind>,
    /// Only things with this text in their name, or in what is said of them.
    #[arg(long, value_name = "TEXT")]
    search: Option<String>,
    /// Only species or moves of this type (twice: species of both).
    #[arg(long = "type", value_name = "TYPE", value_parser = a_type)]
    types: Vec<Type>,
    /// Only moves of this category: physical, special or status.
    #[arg(long, value_parser = a_category)]
    category: Option<Category>,
    /// Only moves or abilities with this flag: contact, sound, breakable…
    #[arg(long, value_parser = a_flag, value_name = "FLAG")]
    flag: Option<String>,
    /// Only effects that listen to this event: base_power or BasePower.
    #[arg(long, value_parser = event, value_name = "EVENT")]
    event: Option<Event>,
    /// Only species that can have this ability.
    #[arg(long, value_parser = an_ability, value_name = "ABILITY")]
    ability: Option<AbilityId>,
    /// List also what the generation's standard game lacks.
    #[arg(long)]
    all: bool,
    /// Print one JSON object a line.
    #[arg(long)]
    json: bool,
}

fn a_type(text: &str) -> Result<Type, String> {
    rulebook(Generation::Gen9).dex.type_named(text).map_err(|error| {
        let names: Vec<&str> = Type::ALL.into_iter().map(Type::name).collect();
        if error.nearest.is_some() { error.to_string() } else { format!("{error}; there are {}", names.join(", ")) }
    })
}

fn a_category(text: &str) -> Result<Category, String> {
    let find = |category: &Category| category.name().eq_ignore_ascii_case(text);
    Category::ALL.into_iter().find(find).ok_or_else(|| "it is physical, special or status".to_owned())
}

fn a_flag(text: &str) -> Result<String, String> {
    let word = to_id(text);
    let known = MoveFlags::all().words().chain(tallgrass_pokedex::AbilityFlags::all().words());
    let known: Vec<&str> = known.collect();
    if known.contains(&&*word) { Ok(word) } else { Err(format!("it is one of {}", known.join(", "))) }
}

fn an_ability(text: &str) -> Result<AbilityId, String> {
    rulebook(Generation::Gen9).dex.ability_named(text).map_err(|error| error.to_string())
}

/// What a name that is nothing's may have been meant for.
pub(crate) fn hint(name: &str, kinds: &[Kind], generation: Generation) -> String {
    let rules = rulebook(generation);
    Subject::named(name, kinds, rules).err().map_or(String::new(), |near| suggestions(name, near, kinds, rules))
}

/// An event by its name.
pub(crate) fn event(text: &str) -> Result<Event, String> {
    Event::find(text).ok_or_else(|| {
        let hint = hint(text, &[Kind::Event], Generation::Gen9);
        format!("there is no event \"{text}\"{hint}; events are named as in base_power, try_hit, residual")
    })
}

pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let books = arguments.generations.books();
    let rules = books.newest;
    let is_blank = !arguments.name.is_empty() && arguments.name.iter().all(|word| word.trim().is_empty());
    if is_blank || !arguments.asks() {
        bail!("what is to be looked up? Give a name, or what to list, as in --kind move; --all lists everything");
    }
    let kinds = if arguments.kinds.is_empty() { &Kind::ALL[..] } else { &arguments.kinds };
    let name = arguments.name.join(" ");
    let found = if arguments.name.is_empty() {
        let all = kinds.iter().flat_map(|kind| kind.all());
        all.filter(|&subject| arguments.all || books.iter().any(|rules| subject.is_standard(rules))).collect()
    } else {
        // Custom rules behind a format are looked up beside it, where the format can have them.
        let named = if name.contains("@@@") {
            formats::resolve(&name)?;
            Ok(subject::format_and_rules(&name))
        } else {
            Subject::named(&name, kinds, rules)
        };
        match named {
            Ok(found) => found,
            Err(near) => {
                let hint = suggestions(&name, near, kinds, rules);
                crate::complain(format_args!("there is nothing called \"{}\"{hint}", short(&name)));
                return Ok(ExitCode::FAILURE);
            }
        }
    };
    let mut found: Vec<Subject> = found.into_iter().filter(|&subject| arguments.asks_for(subject, &books)).collect();
    if found.is_empty() {
        let hint = if arguments.all { "" } else { "; --all looks in other games too" };
        crate::complain(format_args!("there is nothing of that sort{hint}"));
        return Ok(ExitCode::FAILURE);
    }
    found.dedup();
    let mut out = std::io::stdout().lock();
    let paint = Paint::of_stdout();
    if arguments.json {
        for &subject in &found {
            writeln!(out, "{}", Sheet::of(subject, &books).json())?;
        }
    } else if arguments.name.is_empty() {
        list(&mut out, &found, rules, paint)?;
    } else {
        for (i, &subject) in found.iter().enumerate() {
            if i > 0 {
                writeln!(out)?;
            }
            Sheet::of(subject, &books).tell(&mut out, paint)?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// One line for each.
fn list(out: &mut dyn Write, found: &[Subject], rules: &Rulebook, paint: Paint) -> std::io::Result<()> {
    let width = found.iter().map(|subject| subject.name(rules).chars().count()).max().unwrap_or(0);
    for &subject in found {
        let figures = describe::brief(subject, rules);
        let about = Source::of(subject.effect()).map_or("", |source| source.about);
        let both = if figures.is_empty() || about.is_empty() { "" } else { "; " };
        let name = format!("{:width$}", subject.name(rules));
        let kind = format!("{:9}", subject.kind().name());
        writeln!(
            out,
            "{}",
            format!("{}  {} {figures}{both}{about}", paint.bold(&name), paint.faint(&kind)).trim_end()
        )?;
    }
    writeln!(out, "{}", paint.faint(&format!("{} found", found.len())))
}

/// Names that may have been meant.
pub(crate) fn suggestions(name: &str, near: Vec<(Kind, String)>, kinds: &[Kind], rules: &Rulebook) -> String {
    const MOST: usize = 6;
    let mut names: Vec<String> = near.into_iter().map(|(kind, name)| format!("{name} ({})", kind.name())).collect();
    let id = to_id(name);
    if names.len() < MOST && id.len() >= 3 {
        let within = kinds.iter().flat_map(|kind| kind.all()).filter(|subject| subject.is_standard(rules));
        for subject in within.filter(|subject| to_id(&subject.id()).contains(&id)) {
            let text = format!("{} ({})", subject.name(rules), subject.kind().name());
            if !names.contains(&text) {
                names.push(text);
            }
        }
    }
    names.truncate(MOST);
    if names.is_empty() { String::new() } else { format!("; did you mean {}?", names.join(", ")) }
}

impl Arguments {
    /// Whether they ask for anything at all.
    fn asks(&self) -> bool {
        let choose = self.search.is_some() || self.category.is_some() || self.flag.is_some();
        let choose = choose || self.event.is_some() || self.ability.is_some();
        choose || self.all || !(self.name.is_empty() && self.kinds.is_empty() && self.types.is_empty())
    }

    /// Whether the options let a thing through.
    fn asks_for(&self, subject: Subject, books: &Books) -> bool {
        let rules = books.newest;
        let dex = rules.dex;
        let has_type = |kind: &Type| match subject {
            Subject::Species(id) => dex.species(id).types.contains(*kind),
            Subject::Move(id) => dex.mv(id).kind == *kind,
            _ => false,
        };
        let has_flag = |flag: &String| match subject {
            Subject::Move(id) => dex.mv(id).flags.words().any(|word| word == flag),
            Subject::Ability(id) => dex.ability(id).flags.words().any(|word| word == flag),
            _ => false,
        };
        let has_category = |category: Category| matches!(subject, Subject::Move(id) if dex.mv(id).category == category);
        let has_ability =
            |ability| matches!(subject, Subject::Species(id) if dex.species(id).abilities.contains(&ability));
        let has_text = |text: &String| {
            let (id, lower) = (to_id(text), text.to_lowercase());
            let about = Source::of(subject.effect()).map_or("", |source| source.about);
            let named = subject.name(rules).to_lowercase().contains(&lower);
            named || (!id.is_empty() && to_id(&subject.id()).contains(&id)) || about.to_lowercase().contains(&lower)
        };
        self.types.iter().all(has_type)
            && self.flag.as_ref().is_none_or(has_flag)
            && self.category.is_none_or(has_category)
            && self.ability.is_none_or(has_ability)
            && self.event.is_none_or(|event| books.iter().any(|rules| rules.heard(subject.effect()).contains(event)))
            && self.search.as_ref().is_none_or(has_text)
    }
}
