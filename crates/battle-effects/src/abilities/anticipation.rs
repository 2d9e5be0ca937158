//! Anticipation: on entry, shudders if a foe knows a move that is super effective or knocks out in one hit.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::Ohko;

pub static ANTICIPATION: Behaviour = ability(abilities::ANTICIPATION, &[on::start(shudder).compared_since(Gen5)]);

fn shudder(cx: &mut Cx, o: Occasion) -> Verdict {
    let types = cx.types(o.target);
    for foe in cx.foes(o.target) {
        let dreaded = cx.moves(foe).any(|slot| {
            let data = cx.dex().mv(slot.id);
            let hidden = data.id == moves::HIDDEN_POWER && cx.since(Gen6);
            let kind = if hidden { cx.mon(foe).hp_type } else { data.kind };
            let effective = || {
                let sum: i32 = types.as_slice().iter().map(|&own| cx.dex().type_effectiveness(kind, own) as i32).sum();
                sum > 0 && !types.as_slice().iter().any(|&own| cx.dex().immune(kind, own))
            };
            data.category != Category::Status && (effective() || data.ohko != Ohko::No)
        });
        if dreaded {
            say!(cx, "-ability", o.target, "Anticipation");
            return Pass;
        }
    }
    Pass
}
