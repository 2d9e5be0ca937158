//! Pickup: at the end of the turn the holder, if it holds nothing, picks up an item somebody beside it has used.

use tallgrass_battle::prelude::*;

pub static PICKUP: Behaviour = ability(abilities::PICKUP, &[on::residual(pick_up).order(28).sub_order(2).since(Gen5)]);

fn pick_up(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.mon(o.target).item.is_some() {
        return Pass;
    }
    let mut users = cx.actives();
    users.retain(|&mut mon| {
        let pokemon = cx.mon(mon);
        pokemon.last_item.is_some() && pokemon.used_item_this_turn && cx.is_adjacent(o.target, mon)
    });
    let Some(from) = cx.sample(Purpose::Pick, &users) else { return Pass };
    let item = std::mem::take(&mut cx.mon_mut(from).last_item);
    say!(cx, "-item", o.target, item, By(cx.acting()));
    cx.set_item(o.target, item, None, None);
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn what_was_used_up_is_picked_up() {
        check(
            gen9(&["Alakazam @ Normal Gem"], &["Ambipom, Pickup"]),
            &[["swift", "splash"]],
            &[SURE_HIT, &[(Pick, 0)]],
            &[
                "-enditem|p1a: Alakazam|Normal Gem|[from] gem",
                "-damage|p2a: Ambipom|170/291",
                "-item|p2a: Ambipom|Normal Gem|[from] ability: Pickup",
            ],
        );
    }
}
