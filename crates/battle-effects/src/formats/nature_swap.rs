//! Nature Swap: the stat that a nature raises and the one it lowers change places before the nature raises.

use tallgrass_battle::prelude::*;

pub static NATURE_SWAP: Behaviour = condition(conditions::GEN_9_NATURE_SWAP, &[on::switch_in(tell_nature)]);

fn tell_nature(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.is_logging() {
        let nature = cx.set_of(o.target).nature_name.clone();
        say!(cx, "-start", o.target, nature, "[silent]");
    }
    Pass
}
