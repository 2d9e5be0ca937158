//! Protect and its kin: nothing that can be protected against reaches the user this turn; some punish contact.

use tallgrass_battle::prelude::*;

const fn guard(id: MoveId) -> Behaviour {
    const RAISE: &[Listener] = &[on::prepare_hit(crate::shared::guard::can_stall), on::hit(crate::shared::guard::tire)];
    move_(id, RAISE)
}

/// It protects until it is broken.
pub(crate) const PROTECTS: Listener = on::constant(Event::Protects, Value::True);

/// The moves that raise a guard.
pub static GUARDS: [Behaviour; 9] = [
    guard(moves::PROTECT),
    guard(moves::DETECT),
    guard(moves::BANEFUL_BUNKER),
    guard(moves::BURNING_BULWARK),
    guard(moves::KINGS_SHIELD),
    guard(moves::MAX_GUARD),
    guard(moves::OBSTRUCT),
    guard(moves::SILK_TRAP),
    guard(moves::SPIKY_SHIELD),
];

/// Protect and Detect: stops moves.
pub static PROTECTING: Behaviour = condition(
    conditions::PROTECT,
    &[PROTECTS, on::start(|cx, o| announce(cx, o, "Protect")), on::try_hit(stop).priority(3)],
);

/// Max Guard: stops even what gets through other guards.
pub static MAX_GUARDING: Behaviour = condition(
    conditions::MAX_GUARD,
    &[
        // Nothing breaks it.
        on::constant(Event::Protects, Value::False),
        on::start(|cx, o| announce(cx, o, "Max Guard")),
        on::try_hit(stop_nearly_all).priority(3),
    ],
);

macro_rules! punishing {
    ($id:ident, $message:literal, $status_too:literal, $punish:expr) => {
        condition(
            conditions::$id,
            &[
                PROTECTS,
                on::start(|cx, o| announce(cx, o, $message)),
                on::try_hit(|cx, hit| stop_and_punish(cx, hit, $status_too, $punish)).priority(3),
                on::hit(|cx, hit| punish_power(cx, hit, $punish)),
            ],
        )
    };
}

/// Guards that punish contact. Baneful Bunker poisons, Burning Bulwark burns, Spiky Shield hurts; King's Shield, Obstruct
/// and Silk Trap lower a stat. All but Baneful Bunker and Spiky Shield let status moves through.
pub static PUNISHING: [Behaviour; 5] = [
    punishing!(BANEFUL_BUNKER, "move: Protect", true, |cx, hit| give(cx, hit, conditions::PSN)),
    punishing!(BURNING_BULWARK, "move: Protect", false, |cx, hit| give(cx, hit, conditions::BRN)),
    punishing!(OBSTRUCT, "Protect", false, |cx, hit| weaken(cx, hit, Boost::Def, -2, moves::OBSTRUCT)),
    punishing!(SILK_TRAP, "Protect", false, |cx, hit| weaken(cx, hit, Boost::Spe, -1, moves::SILK_TRAP)),
    punishing!(SPIKY_SHIELD, "move: Protect", true, prick),
];

/// King's Shield, which lowered Attack by two stages up to generation 7.
pub static KINGS_SHIELD: Behaviour = condition(
    conditions::KINGS_SHIELD,
    &[
        PROTECTS,
        on::start(|cx, o| announce(cx, o, "Protect")),
        on::try_hit(|cx, hit| stop_and_punish(cx, hit, false, blunt)).priority(3).compared_since(Gen7),
        on::hit(|cx, hit| punish_power(cx, hit, blunt)).compared_since(Gen7),
    ],
);

fn blunt(cx: &mut Cx, hit: Hit) {
    let stages = if cx.since(Gen8) { -1 } else { -2 };
    weaken(cx, hit, Boost::Atk, stages, moves::KINGS_SHIELD);
}

fn prick(cx: &mut Cx, hit: Hit) {
    let amount = share(cx.mon(hit.user).base_max_hp, 1, 8);
    cx.damage_by(amount, hit.user, Some(hit.target), None);
}

fn announce(cx: &mut Cx, o: Occasion, what: &str) -> Verdict {
    say!(cx, "-singleturn", o.target, what);
    Pass
}

fn stop(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.bypasses_protection(hit.mv, hit.user, hit.target, true) {
        return Pass;
    }
    crate::shared::guard::turn_away(cx, hit, "move: Protect");
    NotFail
}

fn stop_and_punish(cx: &mut Cx, hit: Hit, stops_status: bool, punish: fn(&mut Cx, Hit)) -> Verdict {
    if cx.bypasses_protection(hit.mv, hit.user, hit.target, stops_status) {
        return Pass;
    }
    crate::shared::guard::turn_away(cx, hit, "move: Protect");
    if cx.makes_contact(hit.mv, hit.user, hit.target, false) {
        punish(cx, hit);
    }
    NotFail
}

/// Z-moves and Max Moves come through, and are punished all the same.
fn punish_power(cx: &mut Cx, hit: Hit, punish: fn(&mut Cx, Hit)) -> Verdict {
    if cx.mv(hit.mv).z_or_max_powered && cx.makes_contact(hit.mv, hit.user, hit.target, false) {
        punish(cx, hit);
    }
    Pass
}

fn stop_nearly_all(cx: &mut Cx, hit: Hit) -> Verdict {
    const PASSING: [MoveId; 27] = [
        moves::ACUPRESSURE,
        moves::AFTER_YOU,
        moves::ALLY_SWITCH,
        moves::AROMATHERAPY,
        moves::AROMATIC_MIST,
        moves::COACHING,
        moves::CONFIDE,
        moves::COPYCAT,
        moves::CURSE,
        moves::DECORATE,
        moves::DOOM_DESIRE,
        moves::FEINT,
        moves::FUTURE_SIGHT,
        moves::G_MAX_ONE_BLOW,
        moves::G_MAX_RAPID_FLOW,
        moves::HEAL_BELL,
        moves::HOLD_HANDS,
        moves::HOWL,
        moves::JUNGLE_HEALING,
        moves::LIFE_DEW,
        moves::MEAN_LOOK,
        moves::PERISH_SONG,
        moves::PLAY_NICE,
        moves::POWER_TRICK,
        moves::ROAR,
        moves::ROLE_PLAY,
        moves::TEARFUL_LOOK,
    ];
    if PASSING.contains(&cx.mv(hit.mv).id) {
        return Pass;
    }
    crate::shared::guard::turn_away(cx, hit, "move: Max Guard");
    NotFail
}

fn give(cx: &mut Cx, hit: Hit, status: ConditionId) {
    cx.try_set_status(hit.user, status, Some(hit.target), None);
}

fn weaken(cx: &mut Cx, hit: Hit, boost: Boost, change: i8, by: MoveId) {
    cx.boost_by(&[(boost, change)], hit.user, Some(hit.target), Some(by.into()));
}
