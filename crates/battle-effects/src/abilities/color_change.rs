//! Color Change: being hit by an attack gives the holder the attack's type.

use tallgrass_battle::prelude::*;

pub static COLOR_CHANGE: Behaviour =
    ability(abilities::COLOR_CHANGE, &[on::after_move_secondary(change_color).since(Gen5)]);

fn change_color(cx: &mut Cx, hit: Hit) -> Verdict {
    let Hit { target, mv, .. } = hit;
    let (kind, category) = (cx.mv(mv).kind, cx.mv(mv).category);
    let pokemon = cx.mon(target);
    if pokemon.hp == 0
        || !pokemon.active
        || category == Category::Status
        || kind == Type::Unknown
        || cx.has_type(target, kind)
    {
        return Pass;
    }
    if !cx.set_types(target, Types::one(kind)) {
        return Fail;
    }
    say!(cx, "-start", target, "typechange", kind, By(cx.acting()));
    aim_curse_at_self(cx, target);
    Pass
}

/// In doubles, a Curse chosen by who stands on the right is aimed anew, should its user have become a Ghost.
fn aim_curse_at_self(cx: &mut Cx, mon: Mon) {
    let pokemon = cx.mon(mon);
    if cx.side(pokemon.side).active_len != 2 || pokemon.position != 1 {
        return;
    }
    if let Some(at) = cx.will_move(mon)
        && cx.mv(cx.queue()[at].mv).id == moves::CURSE
    {
        cx.aim_action(at, -1);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn the_holder_takes_the_type_of_what_hits_it() {
        check(
            gen9(&["Alakazam"], &["Kecleon, Color Change"]),
            &[["psychic", "splash"]],
            &[HIT, &[(Secondary, 99)]],
            &["-damage|p2a: Kecleon|134/261", "-start|p2a: Kecleon|typechange|Psychic|[from] ability: Color Change"],
        );
    }
}
