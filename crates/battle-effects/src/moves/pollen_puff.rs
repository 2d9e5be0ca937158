//! Pollen Puff: damages foes, and restores half of an ally's HP.

use tallgrass_battle::prelude::*;

pub static POLLEN_PUFF: Behaviour = move_(
    moves::POLLEN_PUFF,
    &[on::try_hit(spare_allies), on::try_move(obey_heal_block), on::hit(heal_ally).compared_since(Gen7)],
);

fn spare_allies(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.is_ally(hit.user, hit.target) {
        let puff = cx.mv_mut(hit.mv);
        puff.base_power = 0;
        puff.infiltrates = true;
    }
    Pass
}

fn obey_heal_block(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.is_ally(hit.user, hit.target) || !cx.has_volatile(hit.user, conditions::HEAL_BLOCK) {
        return Pass;
    }
    cx.attr_last_move(&[&"[still]"]);
    say!(cx, "cant", hit.user, "move: Heal Block", moves::POLLEN_PUFF);
    Fail
}

fn heal_ally(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.is_ally(hit.user, hit.target) {
        return Pass;
    }
    let half = cx.mon(hit.target).base_max_hp / 2;
    if cx.heal(half, hit.target).truthy() {
        return Pass;
    }
    if cx.since(Gen8) {
        return NotFail;
    }
    say!(cx, "-immune", hit.target);
    Silent
}
