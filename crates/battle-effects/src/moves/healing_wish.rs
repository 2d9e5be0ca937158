//! Healing Wish and Lunar Dance: their user faints, and who takes its place is healed; since generation 8 they wait for
//! somebody who needs it.

use tallgrass_battle::prelude::*;

pub static HEALING_WISH: [Behaviour; 2] = [
    move_(moves::HEALING_WISH, &[on::try_hit(needs_replacement)]),
    move_(moves::LUNAR_DANCE, &[on::try_hit(needs_replacement)]),
];

pub static HEALING_WISH_CONDITION: Behaviour = condition(
    conditions::HEALING_WISH,
    &[on::switch_in(heal).since(Gen8), on::swap(heal).since(Gen8), on::switch_in(heal_whoever_comes).until(Gen7)],
);

/// Lunar Dance restores PP too.
pub static LUNAR_DANCE_CONDITION: Behaviour = condition(
    conditions::LUNAR_DANCE,
    &[
        on::switch_in(restore).since(Gen8),
        on::swap(restore).since(Gen8),
        on::switch_in(restore_whoever_comes).until(Gen7),
    ],
);

fn needs_replacement(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.can_switch(cx.mon(hit.target).side) {
        return Pass;
    }
    cx.attr_last_move(&[&"[still]"]);
    say!(cx, "-fail", hit.target);
    NotFail
}

fn is_hurt(cx: &Cx, mon: Mon) -> bool {
    let pokemon = cx.mon(mon);
    pokemon.hp < pokemon.max_hp || pokemon.status.is_some()
}

fn heal_fully(cx: &mut Cx, mon: Mon) {
    let all = cx.mon(mon).max_hp;
    cx.gain_hp(mon, all);
    cx.clear_status(mon);
}

fn heal(cx: &mut Cx, o: Occasion) -> Verdict {
    if is_hurt(cx, o.target) { heal_whoever_comes(cx, o) } else { Pass }
}

fn heal_whoever_comes(cx: &mut Cx, o: Occasion) -> Verdict {
    let mon = o.target;
    if !cx.mon(mon).fainted {
        heal_fully(cx, mon);
        say!(cx, "-heal", mon, Health(mon), "[from] move: Healing Wish");
        cx.remove_slot_condition(mon, conditions::HEALING_WISH);
    }
    Pass
}

fn restore(cx: &mut Cx, o: Occasion) -> Verdict {
    let lacks_pp = cx.moves(o.target).any(|slot| slot.pp < slot.max_pp.into());
    if lacks_pp || is_hurt(cx, o.target) { restore_whoever_comes(cx, o) } else { Pass }
}

fn restore_whoever_comes(cx: &mut Cx, o: Occasion) -> Verdict {
    let mon = o.target;
    if !cx.mon(mon).fainted {
        heal_fully(cx, mon);
        for i in 0..cx.move_count(mon) {
            let full = cx.move_slot(mon, i).max_pp;
            cx.set_pp(mon, i, full);
        }
        say!(cx, "-heal", mon, Health(mon), "[from] move: Lunar Dance");
        cx.remove_slot_condition(mon, conditions::LUNAR_DANCE);
    }
    Pass
}
