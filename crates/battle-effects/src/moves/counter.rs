//! Moves that pay back damage.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::{Selected, Slot};
use tallgrass_pokedex::rule_sets;

/// Counter: twice the physical damage a foe has done this turn.
pub static COUNTER: Behaviour = move_(
    moves::COUNTER,
    &[on::damage_callback(counter_damage), on::before_turn_callback(await_physical), on::try_(has_been_hit_hard)],
);

pub static COUNTER_CONDITION: Behaviour = condition(
    conditions::COUNTER,
    &[on::start(begin), on::redirect_target(counter_attacker).priority(-1), on::damaging_hit(note_physical)],
);

/// Mirror Coat: twice the special damage a foe has done this turn.
pub static MIRROR_COAT: Behaviour = move_(
    moves::MIRROR_COAT,
    &[on::damage_callback(mirror_damage), on::before_turn_callback(await_special), on::try_(has_been_hit_from_afar)],
);

pub static MIRROR_COAT_CONDITION: Behaviour = condition(
    conditions::MIRROR_COAT,
    &[on::start(begin), on::redirect_target(mirror_attacker).priority(-1), on::damaging_hit(note_special)],
);

/// Metal Burst and Comeuppance: half again the damage of the last foe's attack this turn.
pub static METAL_BURST: [Behaviour; 2] = [
    move_(
        moves::METAL_BURST,
        &[on::damage_callback(last_damage_and_half), on::try_(was_hurt_this_turn), on::modify_target(last_attacker)],
    ),
    move_(
        moves::COMEUPPANCE,
        &[on::damage_callback(last_damage_and_half), on::try_(was_hurt_this_turn), on::modify_target(last_attacker)],
    ),
];

effect_data! {
    /// What is to be paid back.
    struct Debt {
        /// Twice the damage.
        damage: i32,
        /// Whether there was an attack; who stood where.
        hit: u8,
        side: u8,
        position: u8,
        pad: u8,
    }
}

impl Debt {
    fn slot(self) -> Option<Slot> {
        (self.hit != 0).then_some(Slot { side: self.side, position: self.position })
    }
}

fn debt(cx: &Cx, mon: Mon, id: ConditionId) -> Option<Debt> {
    cx.volatile(mon, id).map(|state| state.data())
}

fn begin(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.remember(Debt::default());
    Pass
}

fn pay(cx: &Cx, hit: Hit, id: ConditionId) -> Reply<i32> {
    Set(debt(cx, hit.user, id).map_or(0, |debt| if debt.damage == 0 { 1 } else { debt.damage }))
}

fn was_hit(cx: &Cx, hit: Hit, id: ConditionId) -> Verdict {
    if debt(cx, hit.user, id).and_then(Debt::slot).is_some() { Pass } else { Fail }
}

fn attacker(cx: &Cx, hit: Hit, id: MoveId) -> Reply<Mon> {
    if cx.mv(hit.mv).id != id || hit.user != cx.holder() {
        return Pass;
    }
    match cx.memory::<Debt>().slot() {
        Some(slot) => Set(cx.at_slot(slot).unwrap_or(Mon::NONE)),
        None => Pass,
    }
}

fn note(cx: &mut Cx, hit: Hit, damage: i32, category: Category) -> Reply<i32> {
    if !cx.is_ally(hit.user, hit.target) && cx.mv(hit.mv).category == category {
        let Slot { side, position } = cx.slot_of(hit.user);
        cx.remember(Debt { damage: 2 * damage, hit: 1, side, position, pad: 0 });
    }
    Pass
}

fn counter_damage(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    pay(cx, hit, conditions::COUNTER)
}

fn mirror_damage(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    pay(cx, hit, conditions::MIRROR_COAT)
}

fn await_physical(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.add_volatile(hit.user, conditions::COUNTER, None, None);
    Pass
}

fn await_special(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.add_volatile(hit.user, conditions::MIRROR_COAT, None, None);
    Pass
}

fn has_been_hit_hard(cx: &mut Cx, hit: Hit) -> Verdict {
    was_hit(cx, hit, conditions::COUNTER)
}

fn has_been_hit_from_afar(cx: &mut Cx, hit: Hit) -> Verdict {
    was_hit(cx, hit, conditions::MIRROR_COAT)
}

fn counter_attacker(cx: &mut Cx, hit: Hit) -> Reply<Mon> {
    attacker(cx, hit, moves::COUNTER)
}

fn mirror_attacker(cx: &mut Cx, hit: Hit) -> Reply<Mon> {
    attacker(cx, hit, moves::MIRROR_COAT)
}

fn note_physical(cx: &mut Cx, hit: Hit, damage: i32) -> Reply<i32> {
    note(cx, hit, damage, Category::Physical)
}

fn note_special(cx: &mut Cx, hit: Hit, damage: i32) -> Reply<i32> {
    note(cx, hit, damage, Category::Special)
}

fn last_damage_and_half(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    let Some(attack) = cx.last_damaged_by(hit.user, true) else { return Set(0) };
    Set((attack.damage * 3 / 2).max(1))
}

fn was_hurt_this_turn(cx: &mut Cx, hit: Hit) -> Verdict {
    let attack = cx.last_damaged_by(hit.user, true);
    if attack.is_some_and(|attack| attack.this_turn()) { Pass } else { Fail }
}

fn last_attacker(cx: &mut Cx, hit: Hit) -> Reply<Mon> {
    let Some(attack) = cx.last_damaged_by(hit.user, true) else { return Pass };
    Set(cx.at_slot(attack.slot()).unwrap_or(Mon::NONE))
}

/// In generation 1 it is twice the damage last dealt by anything, if the foe's last move was of the Normal or Fighting type.
pub static COUNTER_OF_OLD: [Behaviour; 3] = [
    move_(moves::COUNTER, &[on::damage_callback(counter_last_damage)]).in_rules(rule_sets::GEN1).anew(),
    condition(conditions::COUNTER, &[]).in_rules(rule_sets::GEN1).anew(),
    condition(conditions::MIRROR_COAT, &[]).in_rules(rule_sets::GEN1).anew(),
];

fn is_counterable(cx: &Cx, last: Mv) -> bool {
    last.is_some() && matches!(cx.mv(last).kind, Type::Normal | Type::Fighting) && cx.mv(last).base_power > 0
}

fn counter_last_damage(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    const BY_ANNOUNCED: &str = "In Gen 1, from the Counter user's perspective, Counter uses the last announced move by the \
                                target's team to determine if it will succeed.";
    let target = cx.mon(hit.target).side;
    let side = cx.side(target);
    let counters = |selected: Selected| selected == Selected::Move(moves::COUNTER);
    let (selected, seen_selected) = (!counters(side.last_selected_move), !counters(side.last_enemy_selected_move));
    let (used, seen_used) = (is_counterable(cx, side.last_move), is_counterable(cx, side.last_enemy_move));
    let damage = cx.state().last_damage;
    let works = seen_selected && seen_used && damage > 0;
    if !works {
        if damage > 0 {
            if !seen_selected && selected {
                if seen_used {
                    cx.hint("Desync Clause Mod activated!", false, None);
                    let text = "In Gen 1, if Counter is used against a target that switched in and spent the turn sleeping, \
                                from the Counter user's perspective, it will fail if the move in the target's first slot is \
                                also Counter.";
                    cx.hint(text, false, None);
                }
            } else if !seen_used && used {
                cx.hint("Desync Clause Mod activated!", false, Some(target));
                cx.hint(BY_ANNOUNCED, false, Some(target));
            }
        }
        say!(cx, "-fail", hit.user);
        return Fail;
    }
    if selected && !used {
        cx.hint("Desync Clause Mod activated!", false, Some(target));
        cx.hint(BY_ANNOUNCED, false, Some(target));
    }
    Set(damage.saturating_mul(2))
}
