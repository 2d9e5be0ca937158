//! Perish Song: everyone who hears it and is still there three turns later faints.

use tallgrass_battle::prelude::*;

pub static PERISH_SONG: Behaviour = move_(moves::PERISH_SONG, &[on::hit_field(sing)]);

pub static PERISH_SONG_CONDITION: Behaviour =
    condition(conditions::PERISH_SONG, &[on::end(perish), on::residual(count).order(24)]);

fn sing(cx: &mut Cx, hit: Hit) -> Verdict {
    let effect = cx.move_effect(hit.mv);
    let (mut anything, mut heard) = (false, false);
    for mon in cx.actives() {
        if cx.run(Event::Invulnerability, mon, Some(hit.user), effect) == Value::False {
            say!(cx, "-miss", hit.user, mon);
            anything = true;
        } else if cx.run(Event::TryHit, mon, Some(hit.user), effect) == Value::Null {
            anything = true;
        } else if !cx.has_volatile(mon, conditions::PERISH_SONG) {
            cx.add_volatile(mon, conditions::PERISH_SONG, None, None);
            say!(cx, "-start", mon, "perish3", "[silent]");
            (anything, heard) = (true, true);
        }
    }
    if !anything {
        return Fail;
    }
    if heard {
        say!(cx, "-fieldactivate", "move: Perish Song");
    }
    Pass
}

fn count(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, Joined("perish", cx.own().duration));
    Pass
}

fn perish(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "perish0");
    cx.faint(o.target, None, Effect::NONE);
    Pass
}
