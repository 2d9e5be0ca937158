//! Destiny Bond: until its user moves again, whoever knocks it out faints with it. Since generation 7 it fails right after
//! itself.

use crate::shared::moves::is_future_move;
use tallgrass_battle::prelude::*;

pub static DESTINY_BOND: Behaviour =
    move_(moves::DESTINY_BOND, &[on::prepare_hit(not_twice).since(Gen7), on::prepare_hit(renew).until(Gen6)]);

pub static DESTINY_BOND_CONDITION: Behaviour = condition(
    conditions::DESTINY_BOND,
    &[
        on::start(announce),
        on::faint(take_along),
        on::before_move(let_go).priority(-1),
        on::move_aborted(let_go_anyway),
    ],
);

fn not_twice(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(!cx.remove_volatile(hit.target, conditions::DESTINY_BOND))
}

fn renew(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.remove_volatile(hit.target, conditions::DESTINY_BOND);
    Pass
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-singlemove", o.target, "Destiny Bond");
    Pass
}

fn take_along(cx: &mut Cx, o: Occasion) -> Verdict {
    let Some(source) = o.source else { return Pass };
    if cx.is_ally(o.target, source) || !o.effect.is_move() || is_future_move(cx, o.effect) {
        return Pass;
    }
    if cx.has_volatile(source, conditions::DYNAMAX) {
        say!(cx, "-hint", "Dynamaxed Pokémon are immune to Destiny Bond.");
        return Pass;
    }
    say!(cx, "-activate", o.target, "move: Destiny Bond");
    cx.faint(source, None, Effect::NONE);
    Pass
}

fn let_go(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).id != moves::DESTINY_BOND {
        cx.remove_volatile(hit.user, conditions::DESTINY_BOND);
    }
    Pass
}

fn let_go_anyway(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.remove_volatile(hit.user, conditions::DESTINY_BOND);
    Pass
}
