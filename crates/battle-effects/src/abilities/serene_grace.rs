//! Serene Grace: secondary effects are twice as likely.

use tallgrass_battle::prelude::*;

pub static SERENE_GRACE: Behaviour =
    ability(abilities::SERENE_GRACE, &[on::modify_move(bring_luck).priority(-2).compared_since(Gen5)]);

fn bring_luck(cx: &mut Cx, hit: Hit) -> Verdict {
    let mv = cx.mv(hit.mv);
    let out_of_luck = (cx.until(Gen5) && mv.id == moves::SECRET_POWER) || (cx.until(Gen4) && mv.id == moves::CHATTER);
    if mv.has_secondaries && !out_of_luck {
        cx.double_chances(hit, false);
    }
    if cx.since(Gen6) {
        cx.mv_mut(hit.mv).self_chance_doublings += 1;
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn side_effects_happen_twice_as_often() {
        check(
            gen9(&["Togekiss, Serene Grace"], &["Snorlax"]),
            &[["airslash", "splash"]],
            &[HIT, &[(Secondary, 59)]],
            &["-damage|p2a: Snorlax|358/461", "cant|p2a: Snorlax|flinch"],
        );
        check(
            gen9(&["Togekiss, Serene Grace"], &["Snorlax"]),
            &[["airslash", "splash"]],
            &[HIT, &[(Secondary, 60)]],
            &["-damage|p2a: Snorlax|358/461"],
        );
    }
}
