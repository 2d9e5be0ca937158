//! Finding things by the names people type, as Showdown's `get` functions do: display names in any spelling, aliases,
//! formes, cosmetic formes.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use crate::{AbilityId, ConditionId, Dex, ItemId, MoveId, Nature, SpeciesId, Type, UnknownName, to_id};

/// The id an alias stands for. Aliases are looked up before anything else.
pub(crate) fn alias(id: &str) -> Option<&'static str> {
    static ALIASES: OnceLock<FxHashMap<&'static str, &'static str>> = OnceLock::new();
    ALIASES
        .get_or_init(|| include_str!("../data/aliases.tsv").lines().filter_map(|line| line.split_once('\t')).collect())
        .get(id)
        .copied()
}

/// The id itself, or what it is an alias of.
pub(crate) fn unalias(mut id: &str) -> &str {
    // Aliases of aliases exist; the bound only guards against a circle in the data.
    for _ in 0..8 {
        match alias(id) {
            Some(target) => id = target,
            None => break,
        }
    }
    id
}

impl SpeciesId {
    /// The species or forme with this name or alias: `Rotom-Wash`, `rotom wash`, `ttar`, `Gastrodon-East`.
    pub fn find(name: &str) -> Option<Self> {
        let name = name.trim();
        let id = to_id(name);
        match (&*id, name.chars().next_back()) {
            ("nidoran", Some('♀')) => Self::find_id("nidoranf"),
            ("nidoran", Some('♂')) => Self::find_id("nidoranm"),
            _ => Self::find_id(&id),
        }
    }

    fn find_id(id: &str) -> Option<Self> {
        // A cosmetic forme is an alias of its species too, but is found as itself.
        Self::from_id(id).or_else(|| match alias(id) {
            Some(target) => Self::find_id(target),
            None => regional(id),
        })
    }
}

/// The regional, mega or primal forme meant by a name with a shorthand before or after it: `alolanvulpix`, `galvantulam`.
fn regional(id: &str) -> Option<SpeciesId> {
    const FORMES: [(&str, &[&str]); 6] = [
        ("alola", &["a", "alola", "alolan"]),
        ("galar", &["g", "galar", "galarian"]),
        ("hisui", &["h", "hisui", "hisuian"]),
        ("paldea", &["p", "paldea", "paldean"]),
        ("mega", &["m", "mega"]),
        ("primal", &["p", "primal"]),
    ];
    FORMES.iter().find_map(|(forme, shorthands)| {
        // SHOWDOWN: the last shorthand that fits wins, not the longest.
        let rest =
            shorthands.iter().rev().find_map(|short| id.strip_prefix(short).or_else(|| id.strip_suffix(short)))?;
        let rest = alias(rest).unwrap_or(rest);
        SpeciesId::from_id(&format!("{rest}{forme}"))
    })
}

impl MoveId {
    /// The move with this name or alias: `King's Shield`, `eq`, `Hidden Power [Ice]`.
    pub fn find(name: &str) -> Option<Self> {
        let id = to_id(name);
        let id = unalias(&id);
        // Hidden Power may be written with its power, `hiddenpowerice70`: what follows the letters is dropped.
        let letters = id.find(|c: char| c.is_ascii_digit()).unwrap_or(id.len());
        Self::from_id(if id.starts_with("hiddenpower") { &id[..letters] } else { id })
    }
}

impl AbilityId {
    /// The ability with this name or alias.
    pub fn find(name: &str) -> Option<Self> {
        Self::from_id(unalias(&to_id(name)))
    }
}

impl ItemId {
    /// The item with this name or alias; "Berry" may be left out.
    pub fn find(name: &str) -> Option<Self> {
        let id = to_id(name);
        let id = unalias(&id);
        Self::from_id(id).or_else(|| if id.is_empty() { None } else { Self::from_id(&format!("{id}berry")) })
    }
}

impl ConditionId {
    /// The condition with this name.
    pub fn find(name: &str) -> Option<Self> {
        Self::from_id(&to_id(name))
    }
}

impl Nature {
    /// The nature with this name.
    pub fn find(name: &str) -> Option<Self> {
        Self::from_id(unalias(&to_id(name)))
    }
}

impl Type {
    /// The type with this name.
    pub fn find(name: &str) -> Option<Self> {
        if name == Self::Unknown.name() { Some(Self::Unknown) } else { Self::from_id(&to_id(name)) }
    }
}

/// The candidate most like an id, if any is like enough to have been meant.
pub(crate) fn nearest<'a>(id: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = match id.len() {
        0 | 1 => return None,
        2..=4 => 1,
        5..=6 => 2,
        _ => 3,
    };
    candidates
        .into_iter()
        .filter(|candidate| candidate.len().abs_diff(id.len()) <= limit)
        .map(|candidate| (strsim::osa_distance(id, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, candidate)| candidate)
}

macro_rules! lookups {
    ($($id:ident $list:ident $what:literal $find:ident $named:ident $get:ident;)*) => {
        impl Dex {
            $(
                #[doc = concat!("The ", $what, " with this name or alias, whether or not it is part of this generation's game.")]
                pub fn $find(&self, name: &str) -> Option<$id> {
                    $id::find(name)
                }

                #[doc = concat!("The ", $what, " with this name or alias.\n\n# Errors\nIf there is none; the error names the nearest.")]
                pub fn $named(&self, name: &str) -> Result<$id, UnknownName> {
                    $id::find(name).ok_or_else(|| {
                        let near = nearest(&to_id(name), crate::$list::IDS).and_then($id::from_id);
                        UnknownName::new($what, name, near.map(|id| self.$get(id).name.to_owned()))
                    })
                }
            )*
        }
    };
}

lookups! {
    SpeciesId species "species" find_species species_named species;
    MoveId moves "move" find_move move_named mv;
    AbilityId abilities "ability" find_ability ability_named ability;
    ItemId items "item" find_item item_named item;
    ConditionId conditions "condition" find_condition condition_named condition;
}

impl Dex {
    /// The nature with this name.
    ///
    /// # Errors
    /// If there is none; the error names the nearest.
    pub fn nature_named(&self, name: &str) -> Result<Nature, UnknownName> {
        Nature::find(name).ok_or_else(|| {
            let near = nearest_name(name, Nature::ALL.map(Nature::name));
            UnknownName::new("nature", name, near)
        })
    }

    /// The type with this name.
    ///
    /// # Errors
    /// If there is none; the error names the nearest.
    pub fn type_named(&self, name: &str) -> Result<Type, UnknownName> {
        Type::find(name).ok_or_else(|| UnknownName::new("type", name, nearest_name(name, Type::ALL.map(Type::name))))
    }
}

/// The display name most like a name.
fn nearest_name<const N: usize>(name: &str, names: [&'static str; N]) -> Option<String> {
    let ids = names.map(to_id);
    let near = nearest(&to_id(name), ids.iter().map(|id| &**id))?;
    ids.iter().position(|id| id == near).map(|index| names[index].to_owned())
}
