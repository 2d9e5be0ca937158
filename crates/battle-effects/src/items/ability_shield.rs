//! Ability Shield: keeps the holder's ability from being changed. (That it can't be ignored is part of the rules.)

use tallgrass_battle::prelude::*;

pub static ABILITY_SHIELD: Behaviour = item(items::ABILITY_SHIELD, &[on::set_ability(protect)]);

fn protect(cx: &mut Cx, o: Occasion, _: AbilityId) -> Verdict {
    if o.effect.is_ability() && !o.effect.is(abilities::TRACE) {
        say!(cx, "-ability", o.source, Name(o.effect));
    }
    say!(cx, "-block", o.target, "item: Ability Shield");
    Silent
}
