//! Focus Band: one time in ten, a hit that would knock the holder out leaves 1 HP.

use tallgrass_battle::prelude::*;

pub static FOCUS_BAND: Behaviour = item(items::FOCUS_BAND, &[on::damage(hang_on).priority(-40)]);

fn hang_on(cx: &mut Cx, o: Occasion, damage: i32) -> Reply<i32> {
    let lucky = cx.chance(Purpose::Chance, 1, 10);
    let hp = cx.mon(o.target).hp;
    if !lucky || damage < hp || !o.effect.is_move() {
        return Pass;
    }
    say!(cx, "-activate", o.target, "item: Focus Band");
    Set(hp - 1)
}
