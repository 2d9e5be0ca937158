//! Moves that see through their target: its evasion no longer helps, nor does one of its types.

use tallgrass_battle::prelude::*;

/// Foresight and Odor Sleuth: Normal and Fighting moves hit Ghosts.
pub static FORESIGHT: [Behaviour; 2] = [
    move_(moves::FORESIGHT, &[on::try_hit(not_seen_by_miracle_eye)]),
    move_(moves::ODOR_SLEUTH, &[on::try_hit(not_seen_by_miracle_eye)]),
];

pub static FORESIGHT_CONDITION: Behaviour = condition(
    conditions::FORESIGHT,
    &[on::start(foresee), on::negate_immunity(find_ghosts), on::modify_boost(ignore_evasion)],
);

/// Miracle Eye: Psychic moves hit Dark types.
pub static MIRACLE_EYE: Behaviour = move_(moves::MIRACLE_EYE, &[on::try_hit(not_foreseen)]);

pub static MIRACLE_EYE_CONDITION: Behaviour = condition(
    conditions::MIRACLE_EYE,
    &[on::start(open_eye), on::negate_immunity(find_the_dark), on::modify_boost(ignore_evasion)],
);

fn not_seen_by_miracle_eye(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.has_volatile(hit.target, conditions::MIRACLE_EYE) { Fail } else { Pass }
}

fn not_foreseen(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.has_volatile(hit.target, conditions::FORESIGHT) { Fail } else { Pass }
}

fn foresee(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "Foresight");
    Pass
}

fn open_eye(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "Miracle Eye");
    Pass
}

fn find_ghosts(cx: &mut Cx, mon: Mon, kind: Type) -> Verdict {
    if cx.has_type(mon, Type::Ghost) && matches!(kind, Type::Normal | Type::Fighting) { Fail } else { Pass }
}

fn find_the_dark(cx: &mut Cx, mon: Mon, kind: Type) -> Verdict {
    if cx.has_type(mon, Type::Dark) && kind == Type::Psychic { Fail } else { Pass }
}

fn ignore_evasion(_: &mut Cx, _: Occasion, boosts: &mut BoostList) -> Verdict {
    if boosts.get(Boost::Evasion).is_some_and(|stage| stage > 0) {
        boosts.set(Boost::Evasion, 0);
    }
    Pass
}
