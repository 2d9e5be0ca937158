//! Mystery Berry: restores 5 PP of the move that was just used up.

use tallgrass_battle::prelude::*;

pub static MYSTERY_BERRY: Behaviour = item(items::MYSTERY_BERRY, &[on::update(eat_when_out), on::eat(restore)]);

effect_data! {
    /// The slot of the move whose PP the berry is for, as a volatile keeps it while the berry is eaten.
    struct ForMove { slot: u8 }
}

fn eat_when_out(cx: &mut Cx, o: Occasion) -> Verdict {
    let mon = o.target;
    if cx.mon(mon).hp == 0 {
        return Pass;
    }
    let slot = cx.last_move_of(mon).and_then(|id| cx.find_move(mon, id));
    if let Some(slot) = slot
        && cx.move_slot(mon, slot).pp == 0
    {
        cx.add_volatile(mon, conditions::LEPPA_BERRY, None, None);
        if let Some(state) = cx.volatile_mut(mon, conditions::LEPPA_BERRY) {
            state.set_data(ForMove { slot: slot as u8 });
        }
        cx.eat_item(mon);
    }
    Pass
}

fn restore(cx: &mut Cx, o: Occasion) -> Verdict {
    let mon = o.target;
    let chosen = cx.volatile(mon, conditions::LEPPA_BERRY).map(|state| state.data::<ForMove>().slot as usize);
    let at = match chosen {
        Some(at) => {
            cx.remove_volatile(mon, conditions::LEPPA_BERRY);
            at
        }
        None => (0..cx.move_count(mon)).min_by_key(|&i| cx.move_slot(mon, i).pp).unwrap_or(0),
    };
    let id = cx.move_slot(mon, at).id;
    cx.restore_pp(mon, at, 5);
    say!(cx, "-activate", mon, "item: Mystery Berry", id);
    Pass
}
