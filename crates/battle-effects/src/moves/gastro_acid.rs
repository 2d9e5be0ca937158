//! Gastro Acid: the target's ability has no effect.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::StateRef;
use tallgrass_pokedex::AbilityFlags;

pub static GASTRO_ACID: Behaviour = move_(moves::GASTRO_ACID, &[on::try_hit(can_be_suppressed)]);

pub static GASTRO_ACID_CONDITION: Behaviour =
    condition(conditions::GASTRO_ACID, &[on::start(suppress), on::copy(wash_off)]);

fn is_fixed(cx: &Cx, mon: Mon) -> bool {
    cx.dex().ability(cx.mon(mon).ability).flags.contains(AbilityFlags::CANTSUPPRESS)
}

fn can_be_suppressed(cx: &mut Cx, hit: Hit) -> Verdict {
    if is_fixed(cx, hit.target) {
        return Fail;
    }
    if cx.has_item(hit.target, items::ABILITY_SHIELD) {
        say!(cx, "-block", hit.target, "item: Ability Shield");
        return Silent;
    }
    Pass
}

fn suppress(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.has_item(o.target, items::ABILITY_SHIELD) {
        return Fail;
    }
    say!(cx, "-endability", o.target);
    let (ability, at) = (cx.mon(o.target).ability, Some(StateRef::Ability(o.target)));
    let cause = conditions::GASTRO_ACID.into();
    cx.single(Event::End, ability.into(), at, o.target, Some(o.target), cause, None);
    Pass
}

fn wash_off(cx: &mut Cx, o: Occasion) -> Verdict {
    if is_fixed(cx, o.target) {
        cx.remove_volatile(o.target, conditions::GASTRO_ACID);
    }
    Pass
}
