//! Anger Shell and Berserk: falling to half HP by an attack changes the holder's stats.

use tallgrass_battle::prelude::*;

/// Anger Shell: falling to half HP by an attack raises Attack, Special Attack and Speed and lowers both defenses.
pub static ANGER_SHELL: Behaviour = ability(
    abilities::ANGER_SHELL,
    &[on::damage(note_attack), on::try_eat_item(wait_with_berries), on::after_move_secondary(change_stats::<false>)],
);

/// Berserk: falling to half HP by an attack raises Special Attack.
pub static BERSERK: Behaviour = ability(
    abilities::BERSERK,
    &[on::damage(note_attack), on::try_eat_item(wait_with_berries), on::after_move_secondary(change_stats::<true>)],
);

/// Sheer Force doesn't keep Anger Shell in Champions from looking at the damage.
pub static ANGER_SHELL_IN_CHAMPIONS: [Behaviour; 2] = [
    ability(abilities::ANGER_SHELL, &[on::damage(note_any_attack)]).in_rules(rule_sets::CHAMPIONS),
    ability(abilities::BERSERK, &[on::damage(note_any_attack)]).in_rules(rule_sets::CHAMPIONS),
];

effect_data! {
    /// Whether the last damage was looked at: 0 nothing yet, 1 not yet, 2 it was.
    struct Looked { done: u8 }
}

const NOT_YET: u8 = 1;
const DONE: u8 = 2;

/// Berries that heal wait until the ability has looked at a move's damage.
const HEALING_ITEMS: [ItemId; 9] = [
    items::AGUAV_BERRY,
    items::ENIGMA_BERRY,
    items::FIGY_BERRY,
    items::IAPAPA_BERRY,
    items::MAGO_BERRY,
    items::SITRUS_BERRY,
    items::WIKI_BERRY,
    items::ORAN_BERRY,
    items::BERRY_JUICE,
];

fn note_attack(cx: &mut Cx, o: Occasion, _: i32) -> Reply<i32> {
    let waits = o.effect.is_move() && !hits_more_than_once(cx, o.effect) && !sheer_force(cx, o);
    cx.remember(Looked { done: if waits { NOT_YET } else { DONE } });
    Pass
}

fn note_any_attack(cx: &mut Cx, o: Occasion, _: i32) -> Reply<i32> {
    let waits = o.effect.is_move() && !hits_more_than_once(cx, o.effect);
    cx.remember(Looked { done: if waits { NOT_YET } else { DONE } });
    Pass
}

fn hits_more_than_once(cx: &Cx, effect: Effect) -> bool {
    match effect.id.as_move() {
        Some(_) if effect.mv.is_some() => cx.mv(effect.mv).multihit != (0, 0),
        Some(id) => cx.dex().mv(id).multihit.is_some(),
        None => false,
    }
}

fn sheer_force(cx: &Cx, o: Occasion) -> bool {
    o.effect.mv.is_some()
        && cx.mv(o.effect.mv).has_sheer_force
        && o.source.is_some_and(|source| cx.has_ability(source, abilities::SHEER_FORCE))
}

fn wait_with_berries(cx: &mut Cx, _: Occasion, item: ItemId) -> Verdict {
    match cx.memory::<Looked>().done {
        _ if !HEALING_ITEMS.contains(&item) => YES,
        NOT_YET => Fail,
        DONE => YES,
        _ => Pass,
    }
}

fn change_stats<const BERSERK: bool>(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.remember(Looked { done: DONE });
    let Hit { user, target, mv } = hit;
    if user.is_none() || user == target || cx.mon(target).hp == 0 || cx.mv(mv).total_damage == 0 {
        return Pass;
    }
    let Some(last) = cx.mon(target).attacked_by.as_slice().last().copied() else { return Pass };
    let active = cx.mv(mv);
    // Berserk looks at the second dart of Dragon Darts alone.
    let all_hits = active.multihit != (0, 0) && !(BERSERK && active.smart_target == Some(true));
    let damage = if all_hits { active.total_damage } else { last.damage };
    let pokemon = cx.mon(target);
    if 2 * pokemon.hp <= pokemon.max_hp && 2 * (pokemon.hp + damage) > pokemon.max_hp {
        use Boost::{Atk, Def, Spa, Spd, Spe};
        const ANGER: &[(Boost, i8)] = &[(Atk, 1), (Spa, 1), (Spe, 1), (Def, -1), (Spd, -1)];
        cx.boost_by(if BERSERK { &[(Spa, 1)] } else { ANGER }, target, Some(target), None);
    }
    Pass
}
