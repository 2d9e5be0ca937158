//! Healing Wish and Lunar Dance: their user faints, and who takes its place and needs it is healed.

use tallgrass_battle::prelude::*;

pub static HEALING_WISH: [Behaviour; 2] = [
    move_(moves::HEALING_WISH, &[on::try_hit(needs_replacement)]),
    move_(moves::LUNAR_DANCE, &[on::try_hit(needs_replacement)]),
];

pub static HEALING_WISH_CONDITION: Behaviour =
    condition(conditions::HEALING_WISH, &[on::switch_in(heal), on::swap(heal)]);

/// Lunar Dance restores PP too.
pub static LUNAR_DANCE_CONDITION: Behaviour =
    condition(conditions::LUNAR_DANCE, &[on::switch_in(restore), on::swap(restore)]);

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
    let mon = o.target;
    if !cx.mon(mon).fainted && is_hurt(cx, mon) {
        heal_fully(cx, mon);
        say!(cx, "-heal", mon, Health(mon), "[from] move: Healing Wish");
        cx.remove_slot_condition(mon, conditions::HEALING_WISH);
    }
    Pass
}

fn restore(cx: &mut Cx, o: Occasion) -> Verdict {
    let mon = o.target;
    let lacks_pp = cx.moves(mon).any(|slot| slot.pp < slot.max_pp);
    if !cx.mon(mon).fainted && (is_hurt(cx, mon) || lacks_pp) {
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
