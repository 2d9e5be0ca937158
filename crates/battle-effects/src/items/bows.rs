//! Pink Bow and Polkadot Bow: strengthen Normal moves by a tenth.

use tallgrass_battle::event::Handler;
use tallgrass_battle::prelude::*;

pub static BOWS: [Behaviour; 2] = items_alike(
    [items::PINK_BOW, items::POLKADOT_BOW],
    // SHOWDOWN: the power may become fractional, which loses what was chained so far.
    &[Listener::new(Event::BasePower, Handler::HitFraction(strengthen))],
);

fn strengthen(cx: &mut Cx, hit: Hit, power: f64) -> Reply<f64> {
    if cx.mv(hit.mv).kind == Type::Normal { Set(power * 1.1) } else { Pass }
}
