//! Telekinesis: for three turns the target floats, and everything hits it.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::Ohko;

pub static TELEKINESIS: Behaviour = move_(moves::TELEKINESIS, &[on::try_(obey_gravity)]);

pub static TELEKINESIS_CONDITION: Behaviour = condition(
    conditions::TELEKINESIS,
    &[
        on::constant(Event::Lifts, Value::True),
        on::start(lift),
        on::accuracy(hit_surely).priority(-1),
        on::immunity(float),
        on::update(let_go),
        on::timer(Event::Residual).order(19),
        on::end(fall),
    ],
);

fn obey_gravity(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.has_pseudo_weather(conditions::GRAVITY) {
        return Pass;
    }
    cx.attr_last_move(&[&"[still]"]);
    say!(cx, "cant", hit.user, "move: Gravity", cx.mv(hit.mv).id);
    Silent
}

fn lift(cx: &mut Cx, o: Occasion) -> Verdict {
    let own = cx.mon(o.target).base_species;
    let heavy = matches!(
        cx.dex().species(own).base_species,
        formes::DIGLETT | formes::DUGTRIO | formes::PALOSSAND | formes::SANDYGAST
    );
    if heavy || own == formes::GENGAR_MEGA {
        say!(cx, "-immune", o.target);
        return Silent;
    }
    if cx.has_volatile(o.target, conditions::SMACK_DOWN) || cx.has_volatile(o.target, conditions::INGRAIN) {
        return Fail;
    }
    say!(cx, "-start", o.target, "Telekinesis");
    Pass
}

fn hit_surely(cx: &mut Cx, hit: Hit, _: Odds) -> Reply<Odds> {
    if hit.mv.is_some() && cx.numbers(hit.mv).ohko() == Ohko::No { Set(None) } else { Pass }
}

// SHOWDOWN: meant for Ground moves, but types are never asked about here; who floats is settled where it is asked.
fn float(_: &mut Cx, _: Occasion, _: ConditionId) -> Verdict {
    Pass
}

fn let_go(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.mon(o.target).base_species == formes::GENGAR_MEGA {
        cx.delete_volatile(o.target, conditions::TELEKINESIS);
        say!(cx, "-end", o.target, "Telekinesis", "[silent]");
    }
    Pass
}

fn fall(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "Telekinesis");
    Pass
}
