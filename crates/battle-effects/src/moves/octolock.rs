//! Octolock: the target can't switch, and its Defense and Special Defense fall each turn, as long as the user is there.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::TypeImmunity;

pub static OCTOLOCK: Behaviour = move_(moves::OCTOLOCK, &[on::try_immunity(needs_trappable)]);

pub static OCTOLOCK_CONDITION: Behaviour =
    condition(conditions::OCTOLOCK, &[on::start(announce), on::residual(squeeze).order(14), on::trap_pokemon(trap)]);

fn needs_trappable(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(!cx.type_immune_to(hit.target, TypeImmunity::Trapped))
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "move: Octolock", Of(o.source.unwrap_or(Mon::NONE)));
    Pass
}

fn squeeze(cx: &mut Cx, o: Occasion) -> Verdict {
    let source = cx.own().source;
    if let Some(source) = source {
        let source = cx.mon(source);
        if !source.active || source.hp <= 0 || source.active_turns == 0 {
            cx.delete_volatile(o.target, conditions::OCTOLOCK);
            say!(cx, "-end", o.target, "Octolock", "[partiallytrapped]", "[silent]");
            return Pass;
        }
    }
    cx.boost_by(&[(Boost::Def, -1), (Boost::Spd, -1)], o.target, source, Some(moves::OCTOLOCK.into()));
    Pass
}

fn trap(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.own().source.is_some_and(|source| cx.mon(source).active) {
        cx.try_trap(o.target, false);
    }
    Pass
}
