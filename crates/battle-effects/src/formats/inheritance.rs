//! Inheritance: a Pokémon has the ability and moves of another, which is told as it comes in.

use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::formats;

pub static INHERITANCE: Behaviour = condition(conditions::GEN_9_INHERITANCE, &[on::switch_in(tell_donor)]);

/// The donor is named behind the Poké Ball, after a zero.
pub static INHERITANCE_SETS: RuleHooks = RuleHooks {
    begin: Some(|_| {}),
    read_set: Some(|dex, _, mon| {
        let text = std::mem::take(&mut mon.pokeball);
        let mut parts = text.split('0');
        mon.pokeball = parts.next().unwrap_or_default().to_owned();
        mon.donor = parts.next().and_then(|donor| dex.species_named(donor).ok()).unwrap_or_default();
        Ok(())
    }),
    ..RuleHooks::of_format(formats::GEN_9_INHERITANCE)
};

fn tell_donor(cx: &mut Cx, o: Occasion) -> Verdict {
    let donor = cx.set_of(o.target).donor;
    if donor.is_some() {
        say!(cx, "-start", o.target, donor, "[silent]");
    }
    Pass
}
