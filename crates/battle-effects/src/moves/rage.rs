//! Rage: until its next move, the user's Attack rises whenever it is hit.

use tallgrass_battle::generation::gen1;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::SelfDestruct;
use tallgrass_pokedex::rule_sets;

pub static RAGE_CONDITION: Behaviour =
    condition(conditions::RAGE, &[on::start(announce), on::hit(build), on::before_move(calm).priority(100)]);

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-singlemove", o.target, "Rage");
    Pass
}

fn build(cx: &mut Cx, hit: Hit) -> Verdict {
    if hit.target != hit.user && cx.mv(hit.mv).category != Category::Status {
        cx.boost(&[(Boost::Atk, 1)], hit.target);
    }
    Pass
}

fn calm(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.remove_volatile(hit.user, conditions::RAGE);
    Pass
}

/// In generation 1 its user can do nothing else any more, and its accuracy is kept from one use to the next.
pub static RAGE_OF_OLD: Behaviour = condition(
    conditions::RAGE,
    &[on::start(begin_for_good), on::constant(Event::LockMove, Value::Move(moves::RAGE)), on::hit(build_up)],
)
.in_rules(rule_sets::GEN1)
.anew();

fn begin_for_good(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.remember(gen1::Rage { accuracy: 255 });
    Pass
}

fn build_up(cx: &mut Cx, hit: Hit) -> Verdict {
    let blows_up = cx.numbers(hit.mv).self_destruction() != SelfDestruct::No;
    if cx.mon(hit.target).boost(Boost::Atk) < 6 && cx.mv(hit.mv).category != Category::Status && !blows_up {
        cx.boost(&[(Boost::Atk, 1)], hit.target);
    }
    Pass
}
