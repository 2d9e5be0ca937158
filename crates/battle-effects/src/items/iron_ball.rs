//! Iron Ball: halves Speed and grounds the holder, whose Flying type then counts for nothing against Ground moves.

use tallgrass_battle::prelude::*;

pub static IRON_BALL: Behaviour = item(
    items::IRON_BALL,
    &[on::constant(Event::Grounds, Value::True), on::effectiveness(ground), on::modify_spe(|cx, _, _| cx.chain(1, 2))],
);

fn ground(cx: &mut Cx, hit: Hit, _: Type, _: i32) -> Reply<i32> {
    let mon = hit.target;
    if mon.is_none()
        || cx.has_volatile(mon, conditions::INGRAIN)
        || cx.has_volatile(mon, conditions::SMACK_DOWN)
        || cx.has_pseudo_weather(conditions::GRAVITY)
    {
        return Pass;
    }
    if cx.mv(hit.mv).kind == Type::Ground && cx.has_type(mon, Type::Flying) { Set(0) } else { Pass }
}
