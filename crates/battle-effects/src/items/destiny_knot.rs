//! Destiny Knot: whoever infatuates the holder is infatuated too.

use tallgrass_battle::prelude::*;

pub static DESTINY_KNOT: Behaviour = item(items::DESTINY_KNOT, &[on::attract(tie).priority(-100)]);

fn tie(cx: &mut Cx, o: Occasion) -> Verdict {
    if let Some(source) = o.source.filter(|&source| source != o.target)
        && !cx.has_volatile(source, conditions::ATTRACT)
    {
        cx.add_volatile(source, conditions::ATTRACT, Some(o.target), None);
    }
    Pass
}
