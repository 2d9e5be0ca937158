//! Micle Berry: in a pinch, makes the next move more accurate by a fifth.

use super::items_healing_berries::eat_in_a_pinch;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::Ohko;

pub static MICLE_BERRY: Behaviour = item(items::MICLE_BERRY, &[on::residual(eat_in_a_pinch), on::eat(take_aim)]);

pub static MICLE_BERRY_CONDITION: Behaviour =
    condition(conditions::MICLE_BERRY, &[on::accuracy(hit_better).as_source()]);

fn take_aim(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.add_volatile(o.target, conditions::MICLE_BERRY, None, None);
    Pass
}

fn hit_better(cx: &mut Cx, hit: Hit, odds: Odds) -> Reply<Odds> {
    if cx.numbers(hit.mv).ohko() != Ohko::No {
        return Pass;
    }
    say!(cx, "-enditem", hit.user, "Micle Berry");
    cx.remove_volatile(hit.user, conditions::MICLE_BERRY);
    if odds.is_some() { cx.chain(4915, 4096) } else { Pass }
}
