//! Beak Blast: its user heats its beak as the turn begins; whoever touches it before the blast is burned.

use tallgrass_battle::prelude::*;

pub static BEAK_BLAST: Behaviour =
    move_(moves::BEAK_BLAST, &[on::priority_charge_callback(heat), on::after_move(cool)]);

pub static BEAK_BLAST_CONDITION: Behaviour =
    condition(conditions::BEAK_BLAST, &[on::start(announce), on::hit(burn_who_touches)]);

fn heat(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.add_volatile(hit.user, conditions::BEAK_BLAST, None, None);
    Pass
}

fn cool(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.remove_volatile(hit.user, conditions::BEAK_BLAST);
    Pass
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-singleturn", o.target, "move: Beak Blast");
    Pass
}

fn burn_who_touches(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.makes_contact(hit.mv, hit.user, hit.target, false) {
        cx.try_set_status(hit.user, conditions::BRN, Some(hit.target), None);
    }
    Pass
}
