//! Rules that limit which statuses Pokémon can be given.

use tallgrass_battle::prelude::*;

/// Sleep Clause Mod: no more than one Pokémon of a team is put to sleep by its opponents at a time.
pub static SLEEP_CLAUSE_MOD: Behaviour = condition(conditions::SLEEP_CLAUSE_MOD, &[on::set_status(limit_sleep)]);

/// Freeze Clause Mod: no more than one Pokémon of a team is frozen at a time.
pub static FREEZE_CLAUSE_MOD: Behaviour = condition(conditions::FREEZE_CLAUSE_MOD, &[on::set_status(limit_freezing)]);

fn by_ally(cx: &Cx, o: Occasion) -> bool {
    o.source.is_some_and(|source| cx.is_ally(source, o.target))
}

fn limit_sleep(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    if status != conditions::SLP || by_ally(cx, o) {
        return Pass;
    }
    let team = cx.side(cx.mon(o.target).side).team();
    let asleep = team.iter().any(|&mon| {
        let pokemon = cx.mon(mon);
        pokemon.hp > 0
            && pokemon.status == conditions::SLP
            && !pokemon.status_state.source.is_some_and(|source| cx.is_ally(source, mon))
    });
    if !asleep {
        return Pass;
    }
    say!(cx, "-message", "Sleep Clause Mod activated.");
    let why =
        "Sleep Clause Mod prevents players from putting more than one of their opponent's Pokémon to sleep at a time";
    cx.hint(why, false, None);
    Fail
}

fn limit_freezing(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    if status != conditions::FRZ || by_ally(cx, o) {
        return Pass;
    }
    let team = cx.side(cx.mon(o.target).side).team();
    if !team.iter().any(|&mon| cx.mon(mon).status == conditions::FRZ) {
        return Pass;
    }
    say!(cx, "-message", "Freeze Clause activated.");
    Fail
}

/// Stadium Sleep Clause: nobody is put to sleep by opponents as long as a Pokémon of the team sleeps, whatever put it to
/// sleep.
pub static STADIUM_SLEEP_CLAUSE: Behaviour =
    condition(conditions::STADIUM_SLEEP_CLAUSE, &[on::set_status(limit_sleep_of_any_cause)]);

/// No Freeze Mod: nobody is frozen.
pub static NO_FREEZE_MOD: Behaviour = condition(conditions::NO_FREEZE_MOD, &[on::set_status(prevent_freezing)]);

fn limit_sleep_of_any_cause(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    if status != conditions::SLP || by_ally(cx, o) {
        return Pass;
    }
    let team = cx.side(cx.mon(o.target).side).team();
    if !team.iter().any(|&mon| cx.mon(mon).hp > 0 && cx.mon(mon).status == conditions::SLP) {
        return Pass;
    }
    let text = "Sleep Clause activated. (In official formats, Sleep Clause activates if any of the opponent's Pokemon \
                are asleep, even if self-inflicted from Rest)";
    say!(cx, "-message", text);
    Fail
}

fn prevent_freezing(cx: &mut Cx, _: Occasion, status: ConditionId) -> Verdict {
    if status != conditions::FRZ {
        return Pass;
    }
    say!(cx, "-message", "No Freeze Mod activated.");
    Fail
}
