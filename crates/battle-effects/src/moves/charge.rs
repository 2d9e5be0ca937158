//! Charge: its user's next Electric move is twice as strong. Before generation 9 that was the very next move or none.

use tallgrass_battle::prelude::*;

pub static CHARGE_CONDITION: Behaviour = condition(
    conditions::CHARGE,
    &[
        on::start(announce),
        on::restart(announce),
        on::base_power(strengthen).priority(9),
        on::move_aborted(discharge).compared_since(Gen8),
        on::after_move(discharge).compared_since(Gen8),
        on::end(end),
    ],
);

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    let by_ability = o.effect.is(abilities::ELECTROMORPHOSIS) || o.effect.is(abilities::WIND_POWER);
    match cx.active_move() {
        Some(mv) if by_ability => {
            let id = cx.mv(mv).id;
            say!(cx, "-start", o.target, "Charge", id, By(o.effect));
        }
        _ => say!(cx, "-start", o.target, "Charge"),
    }
    Pass
}

fn strengthen(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).kind == Type::Electric { cx.chain(2, 1) } else { Pass }
}

fn discharge(cx: &mut Cx, hit: Hit) -> Verdict {
    let active = cx.mv(hit.mv);
    let uses_it_up = active.kind == Type::Electric || cx.until(Gen8);
    if uses_it_up && active.id != moves::CHARGE {
        cx.remove_volatile(hit.user, conditions::CHARGE);
    }
    Pass
}

fn end(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "Charge", "[silent]");
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn before_generation_9_any_move_uses_it_up() {
        check(
            gen9(&["Regieleki"], &["Snorlax"]),
            &[["charge", "splash"], ["tackle", "splash"], ["thundershock", "splash"]],
            &[HIT, HIT, &[(Secondary, 99)]],
            &[
                "-boost|p1a: Regieleki|spd|1",
                "-start|p1a: Regieleki|Charge",
                "-damage|p2a: Snorlax|412/461",
                "-damage|p2a: Snorlax|318/461",
                "-end|p1a: Regieleki|Charge|[silent]",
            ],
        );
        check(
            gen8(&["Regieleki"], &["Snorlax"]),
            &[["charge", "splash"], ["tackle", "splash"], ["thundershock", "splash"]],
            &[HIT, HIT, &[(Secondary, 99)]],
            &[
                "-boost|p1a: Regieleki|spd|1",
                "-start|p1a: Regieleki|Charge",
                "-damage|p2a: Snorlax|412/461",
                "-end|p1a: Regieleki|Charge|[silent]",
                "-damage|p2a: Snorlax|364/461",
            ],
        );
    }
}
