//! Illusion: the holder looks like the last Pokémon of its team until a move hits it.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::StateRef;

pub static ILLUSION: Behaviour = ability(
    abilities::ILLUSION,
    &[
        on::before_switch_in(disguise),
        on::damaging_hit(break_illusion),
        on::end(reveal),
        on::faint(forget),
        on::try_terastallize(drop_what_cannot_terastallize_so),
    ],
);

fn disguise(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    let behind = &cx.side(pokemon.side).team()[pokemon.position as usize + 1..];
    let last = behind.iter().rev().copied().find(|&mon| !cx.mon(mon).fainted);
    let illusion = last.filter(|&mon| pokemon.terastallized.is_none() || !changes_with_tera_type(cx, mon));
    cx.mon_mut(o.target).illusion = illusion;
    Pass
}

/// Whether a Pokémon looks otherwise once it has terastallized.
fn changes_with_tera_type(cx: &Cx, mon: Mon) -> bool {
    let family = cx.dex().species(cx.mon(mon).species).base_species;
    matches!(family, formes::OGERPON | formes::TERAPAGOS)
}

fn drop_what_cannot_terastallize_so(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.mon(o.target).illusion.is_some_and(|shown| changes_with_tera_type(cx, shown)) {
        let at = Some(StateRef::Ability(o.target));
        cx.single(Event::End, abilities::ILLUSION.into(), at, o.target, None, Effect::NONE, None);
    }
    Pass
}

fn break_illusion(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mon(hit.target).illusion.is_some() {
        let at = Some(StateRef::Ability(hit.target));
        let effect = cx.move_effect(hit.mv);
        cx.single(Event::End, abilities::ILLUSION.into(), at, hit.target, Some(hit.user), effect, None);
    }
    Pass
}

fn reveal(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    if pokemon.illusion.is_none() || pokemon.being_called_back {
        return Pass;
    }
    cx.mon_mut(o.target).illusion = None;
    say!(cx, "replace", o.target, CurrentDetails(o.target));
    say!(cx, "-end", o.target, "Illusion");
    if cx.hides_illusion_level() {
        cx.hint("Illusion Level Mod is active, so this Pokémon's true level was hidden.", true, None);
    }
    Pass
}

fn forget(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.mon_mut(o.target).illusion = None;
    Pass
}
