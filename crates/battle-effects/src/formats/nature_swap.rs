//! Nature Swap: the stat that a nature raises and the one it lowers change places before the nature raises.

use tallgrass_battle::Spread;
use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::{Nature, formats, to_id};

pub static NATURE_SWAP: Behaviour = condition(conditions::GEN_9_NATURE_SWAP, &[on::switch_in(tell_nature)]);

pub static NATURE_SWAP_HOOKS: RuleHooks = RuleHooks {
    flow: Some(|flow| flow.stat_from = Some(swapped_stat)),
    ..RuleHooks::of_format(formats::GEN_9_NATURE_SWAP)
};

fn tell_nature(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.is_logging() {
        let id = to_id(&cx.given_set(cx.spread_of(o.target)).nature);
        let nature = Nature::from_id(&id).map_or(id, |nature| nature.name().to_owned());
        say!(cx, "-start", o.target, nature, "[silent]");
    }
    Pass
}

/// A nature raises what it would have lowered, and lowers nothing.
fn swapped_stat(cx: &Cx, base: &[u8; 6], spread: &Spread, i: usize) -> i32 {
    let other = (0..6).find(|&other| if spread.raises(i) { spread.lowers(other) } else { spread.raises(other) });
    let swaps = spread.raises(i) || spread.lowers(i);
    let from = other.filter(|_| swaps).unwrap_or(i);
    let value = cx.stat_without_nature(base[from], spread, i);
    if spread.raises(i) { cx.raised_by_nature(value) } else { value as i32 }
}
