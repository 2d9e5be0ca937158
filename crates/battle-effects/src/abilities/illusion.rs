//! Illusion: the holder looks like the last Pokémon of its team until a move hits it.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::StateRef;

pub static ILLUSION: Behaviour = ability(
    abilities::ILLUSION,
    &[on::before_switch_in(disguise), on::damaging_hit(break_illusion), on::end(reveal), on::faint(forget)],
);

fn disguise(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    let behind = &cx.side(pokemon.side).team()[pokemon.position as usize + 1..];
    let last = behind.iter().rev().copied().find(|&mon| !cx.mon(mon).fainted);
    let family = |mon: Mon| cx.dex().species(cx.mon(mon).species).base_species;
    let looks =
        |&mon: &Mon| pokemon.terastallized.is_none() || !matches!(family(mon), formes::OGERPON | formes::TERAPAGOS);
    let illusion = last.filter(looks);
    cx.mon_mut(o.target).illusion = illusion;
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
