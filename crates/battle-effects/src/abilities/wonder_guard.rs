//! Wonder Guard: of attacks only super-effective ones hit the holder.

use tallgrass_battle::prelude::*;

pub static WONDER_GUARD: Behaviour = ability(abilities::WONDER_GUARD, &[on::try_hit(stand_aloof)]);

fn stand_aloof(cx: &mut Cx, hit: Hit) -> Verdict {
    let mv = cx.mv(hit.mv);
    let id = mv.id;
    if cx.until(Gen4) && id == moves::FIRE_FANG {
        let side = cx.mon(hit.target).side;
        cx.hint("In Gen 4, Fire Fang is always able to hit through Wonder Guard.", true, Some(side));
        return Pass;
    }
    let spared = if cx.until(Gen4) { mv.kind == Type::Unknown } else { id == moves::STRUGGLE };
    let lifting = cx.since(Gen5) && id == moves::SKY_DROP && !cx.has_volatile(hit.user, conditions::SKY_DROP);
    if hit.target == hit.user || mv.category == Category::Status || spared || lifting {
        return Pass;
    }
    if cx.effectiveness(hit.target, hit.mv) > 0 && cx.immunity_to_move(hit.target, hit.mv, false) {
        return Pass;
    }
    if cx.since(Gen5) && cx.mv(hit.mv).smart_target == Some(true) {
        cx.mv_mut(hit.mv).smart_target = Some(false);
    } else {
        say!(cx, "-immune", hit.target, By(cx.acting()));
    }
    Silent
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn only_what_is_very_effective_hits() {
        check(
            gen9(&["Alakazam"], &["Shedinja, Wonder Guard"]),
            &[["psychic", "splash"], ["shadowball", "splash"]],
            &[HIT, &[(Secondary, 99)]],
            &[
                "-immune|p2a: Shedinja|[from] ability: Wonder Guard",
                "-supereffective|p2a: Shedinja",
                "-damage|p2a: Shedinja|0 fnt",
                "faint|p2a: Shedinja",
                "win|Ann",
            ],
        );
    }
}
