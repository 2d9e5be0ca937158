//! Life Orb: attacks deal three tenths more damage and cost a tenth of the holder's HP.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::Ohko;

pub static LIFE_ORB: Behaviour = item(
    items::LIFE_ORB,
    &[on::modify_damage(|cx, _, _| cx.chain(5324, 4096)), on::after_move_secondary_self(pay).compared_since(Gen6)],
);

fn pay(cx: &mut Cx, hit: Hit) -> Verdict {
    let user = hit.user;
    // A foreseen attack that comes down counts as one, though it is no move in flight here.
    let attacked = hit.mv.is_none() || cx.mv(hit.mv).category != Category::Status;
    let spared = if cx.since(Gen7) {
        cx.mon(user).force_switch
    } else {
        hit.mv.is_some() && cx.numbers(hit.mv).ohko() != Ohko::No
    };
    if user != hit.target && attacked && !spared {
        cx.damage_by(share(cx.mon(user).base_max_hp, 1, 10), user, Some(user), Some(items::LIFE_ORB.into()));
    }
    Pass
}
