//! Zen Mode: at half its HP or less, Darmanitan meditates.

use tallgrass_battle::prelude::*;

pub static ZEN_MODE: Behaviour =
    ability(abilities::ZEN_MODE, &[on::residual(find_balance).order(29), on::end(wake_up)]);

/// Darmanitan is in its Zen Mode.
pub static ZEN_MODE_CONDITION: Behaviour =
    condition(conditions::ZEN_MODE, &[on::start(meditate), on::end(stop_meditating)]);

fn meditates(cx: &Cx, mon: Mon) -> bool {
    matches!(cx.mon(mon).species, formes::DARMANITAN_ZEN | formes::DARMANITAN_GALAR_ZEN)
}

/// The forme that is worn in battle only comes from.
fn awake_forme(cx: &Cx, mon: Mon) -> Option<SpeciesId> {
    cx.dex().species(cx.mon(mon).species).battle_only.first().copied()
}

fn find_balance(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    let darmanitan = cx.dex().species(pokemon.base_species).base_species == formes::DARMANITAN;
    if !darmanitan || pokemon.transformed {
        return Pass;
    }
    let weak = 2 * pokemon.hp <= pokemon.max_hp;
    if weak != meditates(cx, o.target) {
        cx.add_volatile(o.target, conditions::ZEN_MODE, None, None);
        if !weak {
            cx.remove_volatile(o.target, conditions::ZEN_MODE);
        }
    }
    Pass
}

fn wake_up(cx: &mut Cx, o: Occasion) -> Verdict {
    if !cx.has_volatile(o.target, conditions::ZEN_MODE) || cx.mon(o.target).hp == 0 {
        return Pass;
    }
    cx.mon_mut(o.target).transformed = false;
    cx.delete_volatile(o.target, conditions::ZEN_MODE);
    let darmanitan = cx.dex().species(cx.mon(o.target).species).base_species == formes::DARMANITAN;
    if darmanitan && let Some(forme) = awake_forme(cx, o.target) {
        let silently = FormeChange { message: Some("[silent]"), ..FormeChange::default() };
        cx.forme_change_as(o.target, forme, cx.acting(), silently);
    }
    Pass
}

fn meditate(cx: &mut Cx, o: Occasion) -> Verdict {
    let galar = matches!(cx.mon(o.target).species, formes::DARMANITAN_GALAR | formes::DARMANITAN_GALAR_ZEN);
    let zen = if galar { formes::DARMANITAN_GALAR_ZEN } else { formes::DARMANITAN_ZEN };
    if cx.mon(o.target).species != zen {
        cx.forme_change(o.target, zen);
    }
    Pass
}

fn stop_meditating(cx: &mut Cx, o: Occasion) -> Verdict {
    if meditates(cx, o.target)
        && let Some(forme) = awake_forme(cx, o.target)
    {
        cx.forme_change(o.target, forme);
    }
    Pass
}
