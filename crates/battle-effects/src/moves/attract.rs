//! Attract: a target of the other gender falls in love, and half the time does nothing, until the user leaves.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::Gender;

pub static ATTRACT: Behaviour = move_(moves::ATTRACT, &[on::try_immunity(other_gender)]);

pub static ATTRACT_CONDITION: Behaviour = condition(
    conditions::ATTRACT,
    &[
        on::start(fall_in_love),
        on::update(forget_the_absent),
        on::before_move(swoon).priority(2),
        on::end(come_to_senses),
    ],
);

/// Captivate: only works on the other gender.
pub static CAPTIVATE: Behaviour = move_(moves::CAPTIVATE, &[on::try_immunity(other_gender)]);

fn are_of_both_genders(cx: &Cx, mon: Mon, other: Mon) -> bool {
    matches!(
        (cx.mon(mon).gender, cx.mon(other).gender),
        (Gender::Male, Gender::Female) | (Gender::Female, Gender::Male)
    )
}

fn other_gender(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(are_of_both_genders(cx, hit.target, hit.user))
}

fn fall_in_love(cx: &mut Cx, o: Occasion) -> Verdict {
    let Some(source) = o.source else { return Fail };
    if !are_of_both_genders(cx, o.target, source)
        || !cx.run(Event::Attract, o.target, Some(source), Effect::NONE).truthy()
    {
        return Fail;
    }
    if o.effect.is(abilities::CUTE_CHARM) || o.effect.is(items::DESTINY_KNOT) {
        say!(cx, "-start", o.target, "Attract", By(o.effect), Of(source));
    } else {
        say!(cx, "-start", o.target, "Attract");
    }
    Pass
}

fn forget_the_absent(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.own().source.is_some_and(|source| !cx.mon(source).active) {
        cx.remove_volatile(o.target, conditions::ATTRACT);
    }
    Pass
}

fn swoon(cx: &mut Cx, hit: Hit) -> Verdict {
    if let Some(source) = cx.own().source {
        say!(cx, "-activate", hit.user, "move: Attract", Of(source));
    }
    if !cx.chance(Purpose::Status, 1, 2) {
        return Pass;
    }
    say!(cx, "cant", hit.user, "Attract");
    Fail
}

fn come_to_senses(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "Attract", "[silent]");
    Pass
}
