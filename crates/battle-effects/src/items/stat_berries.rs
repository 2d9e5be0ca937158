//! Berries that raise a stat in a pinch, or after being hit.

use super::items_healing_berries::eat_in_a_pinch;
use tallgrass_battle::prelude::*;

/// Berries that raise a stat when HP are down to a quarter.
pub static STAT_BERRIES: [Behaviour; 5] = [
    item(items::APICOT_BERRY, &[on::update(eat_in_a_pinch), on::eat(|cx, o| raise(cx, o, Boost::Spd))]),
    item(items::GANLON_BERRY, &[on::update(eat_in_a_pinch), on::eat(|cx, o| raise(cx, o, Boost::Def))]),
    item(items::LIECHI_BERRY, &[on::update(eat_in_a_pinch), on::eat(|cx, o| raise(cx, o, Boost::Atk))]),
    item(items::PETAYA_BERRY, &[on::update(eat_in_a_pinch), on::eat(|cx, o| raise(cx, o, Boost::Spa))]),
    item(items::SALAC_BERRY, &[on::update(eat_in_a_pinch), on::eat(|cx, o| raise(cx, o, Boost::Spe))]),
];

/// Lansat Berry: in a pinch, makes critical hits likelier.
pub static LANSAT_BERRY: Behaviour = item(items::LANSAT_BERRY, &[on::update(eat_in_a_pinch), on::eat(get_focused)]);

/// Starf Berry: in a pinch, raises some stat by two.
pub static STARF_BERRY: Behaviour = item(items::STARF_BERRY, &[on::update(eat_in_a_pinch), on::eat(raise_any)]);

/// Kee Berry: raises Defense after a physical hit.
pub static KEE_BERRY: Behaviour = item(
    items::KEE_BERRY,
    &[on::after_move_secondary(eat_when_hit_physically), on::eat(|cx, o| raise(cx, o, Boost::Def))],
);

/// Maranga Berry: raises Special Defense after a special hit.
pub static MARANGA_BERRY: Behaviour = item(
    items::MARANGA_BERRY,
    &[on::after_move_secondary(eat_when_hit_specially), on::eat(|cx, o| raise(cx, o, Boost::Spd))],
);

fn raise(cx: &mut Cx, o: Occasion, stat: Boost) -> Verdict {
    cx.boost(&[(stat, 1)], o.target);
    Pass
}

fn get_focused(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.add_volatile(o.target, conditions::FOCUS_ENERGY, None, None);
    Pass
}

fn raise_any(cx: &mut Cx, o: Occasion) -> Verdict {
    let mut stats = [Boost::Atk; 5];
    let mut count = 0;
    for stat in [Boost::Atk, Boost::Def, Boost::Spa, Boost::Spd, Boost::Spe] {
        if cx.mon(o.target).boost(stat) < 6 {
            stats[count] = stat;
            count += 1;
        }
    }
    if let Some(stat) = cx.sample(Purpose::Pick, &stats[..count]) {
        cx.boost(&[(stat, 2)], o.target);
    }
    Pass
}

fn eat_when_hit_physically(cx: &mut Cx, hit: Hit) -> Verdict {
    let mv = cx.mv(hit.mv);
    let healing_present = mv.id == moves::PRESENT && mv.heal.is_some();
    if mv.category == Category::Physical && !healing_present {
        cx.eat_item(hit.target);
    }
    Pass
}

fn eat_when_hit_specially(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).category == Category::Special {
        cx.eat_item(hit.target);
    }
    Pass
}
