//! Moves that give the target another ability.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::AbilityFlags;

/// Simple Beam: Simple.
pub static SIMPLE_BEAM: Behaviour = move_(moves::SIMPLE_BEAM, &[on::try_hit(can_be_simple), on::hit(make_simple)]);

/// Worry Seed: Insomnia, which wakes the target up.
pub static WORRY_SEED: Behaviour = move_(
    moves::WORRY_SEED,
    &[on::try_immunity(can_be_sleepless), on::try_hit(has_loose_ability), on::hit(make_sleepless)],
);

fn is_fixed(cx: &Cx, mon: Mon) -> bool {
    cx.dex().ability(cx.mon(mon).ability).flags.contains(AbilityFlags::CANTSUPPRESS)
}

fn can_be_simple(cx: &mut Cx, hit: Hit) -> Verdict {
    let ability = cx.mon(hit.target).ability;
    let fails = is_fixed(cx, hit.target) || matches!(ability, abilities::SIMPLE | abilities::TRUANT);
    if fails { Fail } else { Pass }
}

fn make_simple(cx: &mut Cx, hit: Hit) -> Verdict {
    let before = cx.set_ability(hit.target, abilities::SIMPLE, None, None);
    if before.truthy() { Pass } else { before.verdict() }
}

fn can_be_sleepless(cx: &mut Cx, hit: Hit) -> Verdict {
    let ability = cx.mon(hit.target).ability;
    if matches!(ability, abilities::TRUANT | abilities::INSOMNIA) { Fail } else { Pass }
}

fn has_loose_ability(cx: &mut Cx, hit: Hit) -> Verdict {
    if is_fixed(cx, hit.target) { Fail } else { Pass }
}

fn make_sleepless(cx: &mut Cx, hit: Hit) -> Verdict {
    let before = cx.set_ability(hit.target, abilities::INSOMNIA, None, None);
    if !before.truthy() {
        return before.verdict();
    }
    if cx.mon(hit.target).status == conditions::SLP {
        cx.cure_status(hit.target);
    }
    Pass
}
