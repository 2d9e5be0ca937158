//! Aura Wheel: only Morpeko can use it; Dark instead of Electric in Hangry Mode.

use tallgrass_battle::prelude::*;

pub static AURA_WHEEL: Behaviour = move_(moves::AURA_WHEEL, &[on::try_(only_morpeko), on::modify_type(follow_forme)]);

fn only_morpeko(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.dex().species(cx.mon(hit.user).species).base_species == formes::MORPEKO {
        return Pass;
    }
    cx.attr_last_move(&[&"[still]"]);
    say!(cx, "-fail", hit.user, "move: Aura Wheel");
    cx.hint("Only a Pokemon whose form is Morpeko or Morpeko-Hangry can use this move.", false, None);
    Silent
}

fn follow_forme(cx: &mut Cx, hit: Hit) -> Verdict {
    let hangry = cx.mon(hit.user).species == formes::MORPEKO_HANGRY;
    cx.mv_mut(hit.mv).kind = if hangry { Type::Dark } else { Type::Electric };
    Pass
}
