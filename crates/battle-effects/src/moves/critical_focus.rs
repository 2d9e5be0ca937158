//! What makes critical hits likelier for whoever has it.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

/// Focus Energy: two stages.
pub static FOCUS_ENERGY_CONDITION: Behaviour =
    condition(conditions::FOCUS_ENERGY, &[on::start(focus), on::modify_crit_ratio(raise_by_two)]);

/// Dragon Cheer: a stage, two for Dragon types.
pub static DRAGON_CHEER_CONDITION: Behaviour =
    condition(conditions::DRAGON_CHEER, &[on::start(cheer), on::modify_crit_ratio(raise_by_cheer)]);

/// Laser Focus: the next turn's hits are critical for sure.
pub static LASER_FOCUS_CONDITION: Behaviour = condition(
    conditions::LASER_FOCUS,
    &[on::start(aim), on::restart(aim_again), on::modify_crit_ratio(be_sure), on::end(lose_aim)],
);

/// G-Max Chi Strike gives its user's side a stage, up to three.
pub static G_MAX_CHI_STRIKE: Behaviour = move_(moves::G_MAX_CHI_STRIKE, &[on::self_hit(focus_side)]);

pub static G_MAX_CHI_STRIKE_CONDITION: Behaviour = condition(
    conditions::G_MAX_CHI_STRIKE,
    &[on::start(first_layer), on::restart(next_layer), on::modify_crit_ratio(raise_by_layers)],
);

effect_data! {
    /// How many stages.
    struct Stages { count: u8 }
}

/// Whether the condition was copied along with everything else.
fn is_copied(effect: Effect) -> bool {
    effect.is(abilities::COSTAR)
        || effect.is(abilities::IMPOSTER)
        || effect.is(moves::PSYCH_UP)
        || effect.is(moves::TRANSFORM)
}

fn say_start(cx: &mut Cx, o: Occasion, name: &str) {
    if is_copied(o.effect) {
        say!(cx, "-start", o.target, name, "[silent]");
    } else {
        say!(cx, "-start", o.target, name);
    }
}

fn focus(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.has_volatile(o.target, conditions::DRAGON_CHEER) {
        return Fail;
    }
    if o.effect.is(conditions::ZPOWER) {
        say!(cx, "-start", o.target, "move: Focus Energy", "[zeffect]");
    } else {
        say_start(cx, o, "move: Focus Energy");
    }
    Pass
}

fn raise_by_two(_: &mut Cx, _: Hit, stage: i32) -> Reply<i32> {
    Set(stage + 2)
}

fn cheer(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.has_volatile(o.target, conditions::FOCUS_ENERGY) {
        return Fail;
    }
    say_start(cx, o, "move: Dragon Cheer");
    let count = if cx.has_type(o.target, Type::Dragon) { 2 } else { 1 };
    cx.remember(Stages { count });
    Pass
}

fn raise_by_cheer(cx: &mut Cx, _: Hit, stage: i32) -> Reply<i32> {
    Set(stage + cx.memory::<Stages>().count as i32)
}

fn aim(cx: &mut Cx, o: Occasion) -> Verdict {
    say_start(cx, o, "move: Laser Focus");
    Pass
}

fn aim_again(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.own_mut().duration = 2;
    say!(cx, "-start", o.target, "move: Laser Focus");
    Pass
}

fn be_sure(_: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    Set(5)
}

fn lose_aim(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "move: Laser Focus", "[silent]");
    Pass
}

fn focus_side(cx: &mut Cx, hit: Hit) -> Verdict {
    for ally in cx.allies_and_self(hit.user) {
        cx.add_volatile(ally, conditions::G_MAX_CHI_STRIKE, None, None);
    }
    Pass
}

fn layer(cx: &mut Cx, o: Occasion, count: u8) {
    cx.remember(Stages { count });
    if !is_copied(o.effect) {
        say!(cx, "-start", o.target, "move: G-Max Chi Strike");
    }
}

fn first_layer(cx: &mut Cx, o: Occasion) -> Verdict {
    layer(cx, o, 1);
    Pass
}

fn next_layer(cx: &mut Cx, o: Occasion) -> Verdict {
    let count = cx.memory::<Stages>().count;
    if count >= 3 {
        return Fail;
    }
    layer(cx, o, count + 1);
    Pass
}

fn raise_by_layers(cx: &mut Cx, _: Hit, stage: i32) -> Reply<i32> {
    Set(stage + cx.memory::<Stages>().count as i32)
}

/// In generation 1 Focus Energy has its say where critical hits are rolled.
pub static FOCUS_ENERGY_OF_OLD: Behaviour =
    condition(conditions::FOCUS_ENERGY, &[on::start(focus)]).in_rules(rule_sets::GEN1).anew();
