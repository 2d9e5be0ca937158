//! Inheritance: a Pokémon has the ability and moves of another, which is told as it comes in.

use tallgrass_battle::Notes;
use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::formats;

pub static INHERITANCE: Behaviour = condition(conditions::GEN_9_INHERITANCE, &[on::switch_in(tell_donor)]);

effect_data! {
    /// Whose ability and moves a Pokémon has.
    struct Donor { species: SpeciesId }
}

static DONOR: Notes<Donor> = Notes::of_format(formats::GEN_9_INHERITANCE);

/// The donor is named behind the Poké Ball, after a zero.
pub static INHERITANCE_SETS: RuleHooks = RuleHooks {
    mon_notes: DONOR.bytes(),
    begin: Some(|_| {}),
    read_set: Some(|cx, _, mon| {
        let text = std::mem::take(&mut mon.pokeball);
        let mut parts = text.split('0');
        mon.pokeball = parts.next().unwrap_or_default().to_owned();
        let species = parts.next().and_then(|donor| cx.dex().species_named(donor).ok()).unwrap_or_default();
        cx.note_in_set(&DONOR, mon, Donor { species });
        Ok(())
    }),
    ..RuleHooks::of_format(formats::GEN_9_INHERITANCE)
};

fn tell_donor(cx: &mut Cx, o: Occasion) -> Verdict {
    if let Some(donor) = cx.note(&DONOR, o.target).species.checked() {
        say!(cx, "-start", o.target, donor, "[silent]");
    }
    Pass
}
