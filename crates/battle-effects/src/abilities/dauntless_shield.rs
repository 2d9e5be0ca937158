//! Dauntless Shield and Intrepid Sword: the holder's first entry raises a stat, before generation 9 every entry.

use tallgrass_battle::prelude::*;

/// Dauntless Shield: the holder's first entry (before generation 9, every entry) raises Defense.
pub static DAUNTLESS_SHIELD: Behaviour =
    ability(abilities::DAUNTLESS_SHIELD, &[on::start(raise_shield).compared_since(Gen8)]);
/// Intrepid Sword: the holder's first entry (before generation 9, every entry) raises Attack.
pub static INTREPID_SWORD: Behaviour =
    ability(abilities::INTREPID_SWORD, &[on::start(draw_sword).compared_since(Gen8)]);

fn raise_shield(cx: &mut Cx, o: Occasion) -> Verdict {
    if !std::mem::replace(&mut cx.mon_mut(o.target).shield_boost, true) || cx.until(Gen8) {
        cx.boost(&[(Boost::Def, 1)], o.target);
    }
    Pass
}

fn draw_sword(cx: &mut Cx, o: Occasion) -> Verdict {
    if !std::mem::replace(&mut cx.mon_mut(o.target).sword_boost, true) || cx.until(Gen8) {
        cx.boost(&[(Boost::Atk, 1)], o.target);
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn before_generation_9_every_entry_counts() {
        check(
            gen9(&["Zamazenta, Dauntless Shield", "Snorlax"], &["Slowpoke"]),
            &[["switch 2", "splash"], ["switch 2", "splash"]],
            &[],
            &["-ability|p1a: Zamazenta|Dauntless Shield|boost", "-boost|p1a: Zamazenta|def|1"],
        );
        check(
            gen8(&["Zamazenta, Dauntless Shield", "Snorlax"], &["Slowpoke"]),
            &[["switch 2", "splash"], ["switch 2", "splash"]],
            &[],
            &[
                "-ability|p1a: Zamazenta|Dauntless Shield|boost",
                "-boost|p1a: Zamazenta|def|1",
                "-ability|p1a: Zamazenta|Dauntless Shield|boost",
                "-boost|p1a: Zamazenta|def|1",
            ],
        );
    }
}
