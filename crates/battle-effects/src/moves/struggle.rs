//! Struggle: a typeless attack for who has nothing else left; the recoil is a quarter of the user's HP.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static STRUGGLE: Behaviour = move_(moves::STRUGGLE, &[on::modify_move(despair)]);

fn despair(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mv_mut(hit.mv).kind = Type::Unknown;
    say!(cx, "-activate", hit.user, "move: Struggle");
    Pass
}

/// In generation 1 it is of the Normal type, and half of the damage is its recoil.
pub static STRUGGLE_OF_OLD: Behaviour = move_(moves::STRUGGLE, &[]).in_rules(rule_sets::GEN1).anew();
