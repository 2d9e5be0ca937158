//! Natural Cure: the holder's status is cured as it leaves.

use tallgrass_battle::prelude::*;

pub static NATURAL_CURE: Behaviour = ability(
    abilities::NATURAL_CURE,
    &[
        on::check_show(decide_what_shows).since(Gen5),
        on::switch_out(cure_openly_or_not).since(Gen5),
        on::switch_out(cure).until(Gen4),
    ],
);

/// In Champions everybody sees who was cured.
pub static NATURAL_CURE_IN_CHAMPIONS: Behaviour =
    ability(abilities::NATURAL_CURE, &[on::switch_out(cure)]).in_rules(rule_sets::CHAMPIONS).anew();

/// With several Pokémon in battle, which of those that leave were cured shows only if opponents could tell by who they
/// are.
fn decide_what_shows(cx: &mut Cx, o: Occasion) -> Verdict {
    let side = cx.mon(o.target).side;
    if cx.side(side).active_len == 1 || cx.mon(o.target).show_cure.is_some() {
        return Pass;
    }
    let mut cured = 0u32;
    let mut others = false;
    for i in 0..cx.side(side).active_len as usize {
        let mon = cx.side(side).active[i];
        if mon.is_none() || cx.mon(mon).status.is_none() || cx.mon(mon).show_cure == Some(true) {
            continue;
        }
        let [first, second, hidden, _] = cx.dex().species(cx.mon(mon).forme.abilities_of).abilities;
        let could = [first, second, hidden].contains(&abilities::NATURAL_CURE);
        let must = second.is_none() && hidden.is_none();
        if !could || must || (mon != o.target && cx.will_switch(mon).is_none()) {
            continue;
        }
        if cx.has_ability(mon, abilities::NATURAL_CURE) {
            cured |= 1 << mon.0;
        } else {
            others = true;
        }
    }
    let hidden = cured != 0 && others;
    if hidden && cx.is_logging() {
        let count = cured.count_ones();
        let were = if count == 1 { "was" } else { "were" };
        let text = format!("({count} of {}'s pokemon {were} cured by Natural Cure.)", cx.player_name(side));
        say!(cx, "-message", text);
    }
    for mon in cx.mons() {
        if cured >> mon.0 & 1 != 0 {
            cx.mon_mut(mon).show_cure = Some(!hidden);
        }
    }
    Pass
}

fn cure_openly_or_not(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.mon(o.target).status.is_none() {
        return Pass;
    }
    if *cx.mon_mut(o.target).show_cure.get_or_insert(true) {
        say!(cx, "-curestatus", o.target, cx.mon(o.target).status, By(cx.acting()), "[silent]");
    }
    cx.clear_status(o.target);
    let show = &mut cx.mon_mut(o.target).show_cure;
    *show = show.filter(|&shown| shown);
    Pass
}

fn cure(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.mon(o.target).status.is_some() {
        say!(cx, "-curestatus", o.target, cx.mon(o.target).status, By(cx.acting()), "[silent]");
        cx.clear_status(o.target);
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn leaving_heals() {
        check(
            gen9(&["Alakazam"], &["Chansey, Natural Cure", "Snorlax"]),
            &[["thunderwave", "splash"], ["splash", "switch 2"]],
            &[&[(Accuracy, 0), (Status, 1)]],
            &["-status|p2a: Chansey|par", "-curestatus|p2a: Chansey|par|[from] ability: Natural Cure|[silent]"],
        );
    }
}
