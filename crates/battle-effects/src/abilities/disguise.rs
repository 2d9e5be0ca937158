//! Disguise and Ice Face: the first hit breaks a disguise instead of hurting.

use super::moves_rollout::slow_down;
use tallgrass_battle::prelude::*;

/// Disguise: the first attack that hits Mimikyu breaks its disguise, since generation 8 at the cost of an eighth of its HP.
pub static DISGUISE: Behaviour = ability(
    abilities::DISGUISE,
    &[
        on::damage(take_for_mimikyu).priority(1).since(Gen8),
        on::damage(take_for_own_mimikyu).priority(1).until(Gen7),
        on::critical_hit(never_critical),
        on::effectiveness(never_effective),
        on::update(bust).compared_since(Gen7),
    ],
);
/// In Champions the hits after the one that breaks a disguise are as effective as that one, until another move hits.
pub static DISGUISE_IN_CHAMPIONS: Behaviour =
    ability(abilities::DISGUISE, &[on::effectiveness(stays_ineffective)]).in_rules(rule_sets::CHAMPIONS);
/// In the time of the Isle of Armor a disguise keeps Rollout and Ice Ball from gaining strength, and isn't worn by who has
/// transformed into Mimikyu.
pub static DISGUISE_IN_THE_ISLE_OF_ARMOR: Behaviour =
    ability(abilities::DISGUISE, &[on::damage(take_for_own_mimikyu).priority(1)]).in_rules(rule_sets::GEN8DLC1);
/// In the time of the Isle of Armor Ice Face does the same, and is announced as a disguise.
pub static ICE_FACE_IN_THE_ISLE_OF_ARMOR: Behaviour =
    ability(abilities::ICE_FACE, &[on::damage(take_for_own_eiscue).priority(1)]).in_rules(rule_sets::GEN8DLC1);
/// Ice Face: the first physical attack that hits Eiscue breaks its ice; snow freezes it anew.
pub static ICE_FACE: Behaviour = ability(
    abilities::ICE_FACE,
    &[
        on::timer(Event::SwitchIn).priority(-2),
        on::start(freeze_again),
        on::damage(take_for_eiscue).priority(1),
        on::critical_hit(never_critical),
        on::effectiveness(never_effective),
        on::update(lose_ice),
        on::weather_change(freeze_again_in_snow),
    ],
);

effect_data! {
    /// Whether the disguise has been hit.
    struct Disguised {
        busted: u8,
        /// Whether a move has met it whose further hits are neither strong nor weak.
        met: u8,
    }
}

fn is_whole_mimikyu(cx: &Cx, mon: Mon) -> bool {
    matches!(cx.mon(mon).species, formes::MIMIKYU | formes::MIMIKYU_TOTEM)
}

fn take_for_mimikyu(cx: &mut Cx, o: Occasion, _: i32) -> Reply<i32> {
    if o.effect.is_move() && is_whole_mimikyu(cx, o.target) { take_hit(cx, o) } else { Pass }
}

/// A copy of Mimikyu has no disguise, and who rolls isn't faster for breaking one.
fn take_for_own_mimikyu(cx: &mut Cx, o: Occasion, damage: i32) -> Reply<i32> {
    if cx.mon(o.target).transformed {
        return Pass;
    }
    let taken = take_for_mimikyu(cx, o, damage);
    if taken != Pass
        && let Some(source) = o.source
    {
        slow_down(cx, source, o.effect);
    }
    taken
}

fn take_for_eiscue(cx: &mut Cx, o: Occasion, _: i32) -> Reply<i32> {
    let physical = o.effect.mv.is_some() && cx.mv(o.effect.mv).category == Category::Physical;
    if physical && cx.mon(o.target).species == formes::EISCUE { take_hit(cx, o) } else { Pass }
}

fn take_hit(cx: &mut Cx, o: Occasion) -> Reply<i32> {
    say!(cx, "-activate", o.target, Full(cx.acting()));
    cx.update_memory(|disguised: &mut Disguised| disguised.busted = 1);
    Set(0)
}

fn take_for_own_eiscue(cx: &mut Cx, o: Occasion, _: i32) -> Reply<i32> {
    let physical = o.effect.mv.is_some() && cx.mv(o.effect.mv).category == Category::Physical;
    if !physical || cx.mon(o.target).species != formes::EISCUE || cx.mon(o.target).transformed {
        return Pass;
    }
    if let Some(source) = o.source {
        slow_down(cx, source, o.effect);
    }
    say!(cx, "-activate", o.target, "ability: Disguise");
    cx.update_memory(|disguised: &mut Disguised| disguised.busted = 1);
    Set(0)
}

/// Whether the running ability's disguise would take this hit.
fn would_take(cx: &mut Cx, hit: Hit) -> bool {
    let Hit { target, mv, .. } = hit;
    if target.is_none() || mv.is_none() {
        return false;
    }
    let category = cx.mv(mv).category;
    let disguised = match cx.acting().id.as_ability() {
        Some(abilities::ICE_FACE) => category == Category::Physical && cx.mon(target).species == formes::EISCUE,
        _ => category != Category::Status && is_whole_mimikyu(cx, target),
    };
    disguised && !hits_substitute(cx, hit) && cx.immunity_to_move(target, mv, false)
}

fn hits_substitute(cx: &Cx, hit: Hit) -> bool {
    let active = cx.mv(hit.mv);
    let infiltrates = active.infiltrates && cx.since(Gen6);
    cx.has_volatile(hit.target, conditions::SUBSTITUTE) && !active.has(MoveFlags::BYPASSSUB) && !infiltrates
}

fn never_critical(cx: &mut Cx, hit: Hit) -> Verdict {
    if would_take(cx, hit) { Fail } else { Pass }
}

fn never_effective(cx: &mut Cx, hit: Hit, _: Type, _: i32) -> Reply<i32> {
    if would_take(cx, hit) { Set(0) } else { Pass }
}

fn stays_ineffective(cx: &mut Cx, hit: Hit, kind: Type, so_far: i32) -> Reply<i32> {
    if hit.target.is_none() || hit.mv.is_none() || cx.mv(hit.mv).category == Category::Status {
        return Pass;
    }
    if cx.mv(hit.mv).hit == 1 {
        cx.update_memory(|disguised: &mut Disguised| disguised.met = 0);
    }
    if cx.memory::<Disguised>().met != 0 {
        return Set(0);
    }
    let answer = never_effective(cx, hit, kind, so_far);
    if matches!(answer, Set(_)) {
        cx.update_memory(|disguised: &mut Disguised| disguised.met = 1);
    }
    answer
}

fn bust(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.memory::<Disguised>().busted == 0 || !is_whole_mimikyu(cx, o.target) {
        return Pass;
    }
    let totem = cx.mon(o.target).species == formes::MIMIKYU_TOTEM;
    let busted = if totem { formes::MIMIKYU_BUSTED_TOTEM } else { formes::MIMIKYU_BUSTED };
    change_for_good(cx, o.target, busted);
    if cx.until(Gen8) {
        cx.mon_mut(o.target).forme_regression = true;
    }
    if cx.since(Gen8) {
        cx.damage_by(share(cx.mon(o.target).base_max_hp, 1, 8), o.target, Some(o.target), Some(busted.into()));
    }
    Pass
}

fn lose_ice(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.memory::<Disguised>().busted != 0 && cx.mon(o.target).species == formes::EISCUE {
        change_for_good(cx, o.target, formes::EISCUE_NOICE);
    }
    Pass
}

fn change_for_good(cx: &mut Cx, mon: Mon, forme: SpeciesId) {
    let how = FormeChange { permanent: true, ..FormeChange::default() };
    cx.forme_change_as(mon, forme, cx.acting(), how);
}

fn freeze_again(cx: &mut Cx, o: Occasion) -> Verdict {
    let snows = cx.is_weather_any(&[conditions::HAIL, conditions::SNOWSCAPE]);
    if snows && cx.mon(o.target).species == formes::EISCUE_NOICE {
        say!(cx, "-activate", o.target, "ability: Ice Face");
        cx.update_memory(|disguised: &mut Disguised| disguised.busted = 0);
        change_for_good(cx, o.target, formes::EISCUE);
    }
    Pass
}

/// Not when the snow only counts again because Air Lock or Cloud Nine is gone.
fn freeze_again_in_snow(cx: &mut Cx, o: Occasion) -> Verdict {
    let calm = o.effect.id.as_ability().is_some_and(|id| cx.dex().ability(id).suppress_weather);
    if calm || cx.mon(o.target).hp == 0 { Pass } else { freeze_again(cx, o) }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn the_first_hit_breaks_it() {
        check(
            gen9(&["Alakazam"], &["Mimikyu, Disguise"]),
            &[["psychic", "splash"], ["psychic", "splash"]],
            &[HIT, &[(Secondary, 99)], HIT, &[(Secondary, 99)]],
            &[
                "-activate|p2a: Mimikyu|ability: Disguise",
                "-damage|p2a: Mimikyu|251/251",
                "detailschange|p2a: Mimikyu|Mimikyu-Busted, M",
                "-damage|p2a: Mimikyu|220/251|[from] pokemon: Mimikyu-Busted",
                "-damage|p2a: Mimikyu|76/251",
            ],
        );
        check(
            gen9(&["Machamp"], &["Eiscue, Ice Face"]),
            &[["brickbreak", "splash"], ["brickbreak", "splash"]],
            &[HIT, HIT],
            &[
                "-activate|p2a: Eiscue|ability: Ice Face",
                "-damage|p2a: Eiscue|291/291",
                "detailschange|p2a: Eiscue|Eiscue-Noice, M",
                "-supereffective|p2a: Eiscue",
                "-damage|p2a: Eiscue|0 fnt",
                "faint|p2a: Eiscue",
                "win|Ann",
            ],
        );
    }
}
