//! Stockpile raises the user's defenses up to three times; Spit Up and Swallow use up what is stored.

use crate::shared::healing::heal_share;
use tallgrass_battle::prelude::*;

/// Spit Up: 100 power for each time.
pub static SPIT_UP: Behaviour =
    move_(moves::SPIT_UP, &[on::try_(needs_stock), on::base_power_callback(stored_power), on::after_move(empty)]);

/// Stockpile: three times at most.
pub static STOCKPILE: Behaviour = move_(moves::STOCKPILE, &[on::try_(needs_room)]);

pub static STOCKPILE_CONDITION: Behaviour = condition(
    conditions::STOCKPILE,
    &[
        on::start(store).compared_since(Gen6),
        on::restart(store).compared_since(Gen6),
        on::end(release).compared_since(Gen6),
    ],
);

/// Swallow: restores a quarter, half or all of the user's HP.
pub static SWALLOW: Behaviour =
    move_(moves::SWALLOW, &[on::try_(needs_stock_of_its_own), on::hit(swallow).compared_since(Gen7)]);

effect_data! {
    /// What is stored: how often, and what stages that has raised.
    struct Stock { layers: u8, def: i8, spd: i8 }
}

fn layers(cx: &Cx, mon: Mon) -> Option<u8> {
    cx.volatile(mon, conditions::STOCKPILE).map(|state| state.data::<Stock>().layers)
}

fn needs_room(cx: &mut Cx, hit: Hit) -> Verdict {
    if layers(cx, hit.user).is_some_and(|layers| layers >= 3) { Fail } else { Pass }
}

fn needs_stock(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(layers(cx, hit.user).is_some())
}

fn needs_stock_of_its_own(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).source_effect == conditions::SNATCH.into() { Pass } else { needs_stock(cx, hit) }
}

fn store(cx: &mut Cx, o: Occasion) -> Verdict {
    let mut stock = cx.memory::<Stock>();
    if stock.layers >= 3 {
        return Fail;
    }
    stock.layers += 1;
    cx.remember(stock);
    say!(cx, "-start", o.target, Joined("stockpile", stock.layers));
    let before = cx.mon(o.target).boosts;
    cx.boost_by(&[(Boost::Def, 1), (Boost::Spd, 1)], o.target, Some(o.target), None);
    let after = cx.mon(o.target).boosts;
    let changed = |boost: Boost| (before[boost as usize] != after[boost as usize]) as i8;
    cx.update_memory(|stock: &mut Stock| {
        stock.def = stock.def.saturating_add(changed(Boost::Def));
        stock.spd = stock.spd.saturating_add(changed(Boost::Spd));
    });
    Pass
}

fn release(cx: &mut Cx, o: Occasion) -> Verdict {
    let stock = cx.memory::<Stock>();
    if cx.until(Gen6) {
        return release_layers(cx, o, stock.layers as i8);
    }
    let mut lowered = BoostList::default();
    for (boost, raised) in [(Boost::Def, stock.def), (Boost::Spd, stock.spd)] {
        if raised != 0 {
            lowered.set(boost, raised.saturating_neg());
        }
    }
    if !lowered.is_empty() {
        cx.boost_by(lowered.as_slice(), o.target, Some(o.target), None);
    }
    say!(cx, "-end", o.target, "Stockpile");
    if stock.def as u8 != stock.layers || stock.spd as u8 != stock.layers {
        let text = "In Gen 7, Stockpile keeps track of how many times it successfully altered each stat individually.";
        cx.hint(text, false, None);
    }
    Pass
}

/// Up to generation 6 the stages that were stored are lowered, whether storing them raised any or not.
fn release_layers(cx: &mut Cx, o: Occasion, layers: i8) -> Verdict {
    cx.remember(Stock::default());
    cx.boost_by(&[(Boost::Def, -layers), (Boost::Spd, -layers)], o.target, Some(o.target), None);
    say!(cx, "-end", o.target, "Stockpile");
    Pass
}

fn stored_power(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    match layers(cx, hit.user) {
        Some(layers) if layers > 0 => Set(100 * layers as i32),
        _ => Fail,
    }
}

fn empty(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.remove_volatile(hit.user, conditions::STOCKPILE);
    Pass
}

fn swallow(cx: &mut Cx, hit: Hit) -> Verdict {
    let part = match layers(cx, hit.target) {
        Some(3..) => 4096,
        Some(2) => 2048,
        _ => 1024,
    };
    let healed = heal_share(cx, hit.target, part);
    cx.remove_volatile(hit.target, conditions::STOCKPILE);
    healed
}
