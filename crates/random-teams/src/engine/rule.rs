use tallgrass_pokedex::ItemId;

use super::Build;
use crate::TeamsError;

/// An item and when it is given. Conditions may draw; of a list the first that fits wins, and none after it is asked.
pub struct Rule {
    items: &'static [ItemId],
    is_sampled: bool,
    when: fn(&mut Build) -> bool,
}

/// This item, if that holds.
pub const fn given(item: &'static ItemId, when: fn(&mut Build) -> bool) -> Rule {
    Rule { items: std::slice::from_ref(item), is_sampled: false, when }
}

/// One of these items, if that holds.
pub const fn one_of(items: &'static [ItemId], when: fn(&mut Build) -> bool) -> Rule {
    Rule { items, is_sampled: true, when }
}

/// The item of the first rule that fits.
pub fn first_fit(rules: &[Rule], build: &mut Build) -> Result<Option<ItemId>, TeamsError> {
    match rules.iter().find(|rule| (rule.when)(build)) {
        Some(rule) if rule.is_sampled => build.draws.sample(rule.items).map(Some),
        Some(rule) => Ok(Some(rule.items[0])),
        None => Ok(None),
    }
}
