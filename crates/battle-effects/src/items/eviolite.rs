//! Eviolite: raises Defense and Special Defense of whoever can still evolve by half.

use tallgrass_battle::prelude::*;

pub static EVIOLITE: Behaviour =
    item(items::EVIOLITE, &[on::modify_def(harden).priority(2), on::modify_spd(harden).priority(2)]);

/// Before the Indigo Disk Dipplin, too, which could evolve only then.
pub static EVIOLITE_BEFORE_THE_INDIGO_DISK: Behaviour = item(
    items::EVIOLITE,
    &[on::modify_def(harden_dipplin_too).priority(2), on::modify_spd(harden_dipplin_too).priority(2)],
)
.in_rules(rule_sets::GEN9DLC1);

fn harden_dipplin_too(cx: &mut Cx, hit: Hit, stat: i32) -> Reply<i32> {
    if cx.mon(hit.target).base_species == formes::DIPPLIN { cx.chain(3, 2) } else { harden(cx, hit, stat) }
}

fn harden(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mon(hit.target).base_forme.nfe { cx.chain(3, 2) } else { Pass }
}
