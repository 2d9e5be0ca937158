//! Forewarn: on entry, tells one of the foes' strongest moves.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::Ohko;

pub static FOREWARN: Behaviour = ability(abilities::FOREWARN, &[on::start(warn)]);

fn warn(cx: &mut Cx, o: Occasion) -> Verdict {
    let foes = cx.foes(o.target);
    let known = |cx: &Cx, visit: &mut dyn FnMut(Mon, MoveId, i32)| {
        for &foe in &foes {
            for slot in cx.moves(foe) {
                visit(foe, slot.id, dreaded_power(cx, slot.id));
            }
        }
    };
    let (mut most, mut count) = (1, 0);
    known(cx, &mut |_, _, power| {
        if power > most {
            (most, count) = (power, 1);
        } else if power == most {
            count += 1;
        }
    });
    if count == 0 {
        return Pass;
    }
    let mut left = cx.random(Purpose::Pick, count);
    let mut told = None;
    known(cx, &mut |foe, id, power| {
        if power == most && told.is_none() {
            if left == 0 {
                told = Some((foe, id));
            } else {
                left -= 1;
            }
        }
    });
    if let Some((foe, id)) = told {
        say!(cx, "-activate", o.target, "ability: Forewarn", id, Of(foe));
    }
    Pass
}

/// A move's power as far as Forewarn is concerned.
fn dreaded_power(cx: &Cx, id: MoveId) -> i32 {
    let data = cx.dex().mv(id);
    match data.base_power as i32 {
        _ if matches!(id, moves::COUNTER | moves::METAL_BURST | moves::MIRROR_COAT) => 120,
        _ if data.ohko != Ohko::No => 150,
        1 => 80,
        0 if data.category != Category::Status => 80,
        power => power,
    }
}
