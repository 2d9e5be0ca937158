//! Roost: restores half the user's HP; until the turn ends it isn't of the Flying type.

use tallgrass_battle::prelude::*;

pub static ROOST_CONDITION: Behaviour = condition(
    conditions::ROOST,
    &[
        on::start(land),
        on::type_(ground).priority(-1),
        on::copied_types(unground),
        on::timer(Event::Residual).order(25),
    ],
);

effect_data! {
    /// The types before Roost, which who transforms into the user gets.
    struct Before { first: u8, second: u8, third: u8, len: u8 }
}

fn land(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.mon(o.target).terastallized.is_some() {
        if cx.has_type(o.target, Type::Flying) {
            say!(cx, "-hint", "If a Terastallized Pokemon uses Roost, it remains Flying-type.");
        }
        return Fail;
    }
    say!(cx, "-singleturn", o.target, "move: Roost");
    Pass
}

fn ground(cx: &mut Cx, _: Mon, types: Types) -> Reply<Types> {
    let list = types.as_slice();
    let id = |i: usize| list.get(i).map_or(0, |&kind| kind as u8);
    cx.remember(Before { first: id(0), second: id(1), third: id(2), len: list.len() as u8 });
    Set(types.without(Type::Flying))
}

fn unground(cx: &mut Cx, _: Mon, _: Types) -> Reply<Types> {
    let Before { first, second, third, len } = cx.memory();
    let mut before = Types::EMPTY;
    for id in [first, second, third].into_iter().take(len as usize) {
        before.push(*Type::ALL.get(id as usize).unwrap_or(&Type::Unknown));
    }
    Set(before)
}
