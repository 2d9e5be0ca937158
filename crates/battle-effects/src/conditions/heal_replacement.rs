//! Healing by Z-power: whoever takes the user's place next is healed in full.

use tallgrass_battle::prelude::*;

pub static HEAL_REPLACEMENT: Behaviour =
    condition(conditions::HEALREPLACEMENT, &[on::start(announce), on::switch_in(heal)]);

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.own_mut().source_effect = o.effect.id;
    say!(cx, "-activate", o.source, "healreplacement");
    Pass
}

fn heal(cx: &mut Cx, o: Occasion) -> Verdict {
    let mon = o.target;
    if !cx.mon(mon).fainted {
        cx.gain_hp(mon, cx.mon(mon).max_hp);
        let by = Effect::of(cx.own().source_effect);
        say!(cx, "-heal", mon, Health(mon), Joined("[from] move: ", Name(by)), "[zeffect]");
        cx.remove_slot_condition(mon, conditions::HEALREPLACEMENT);
    }
    Pass
}
