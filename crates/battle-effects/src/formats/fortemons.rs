//! Fortemons: a Pokémon with an attack in its item slot lends that one's properties to all of its own attacks.

use tallgrass_battle::Notes;
use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_battle::state::Worn;
use tallgrass_pokedex::{Dex, formats};

pub static FORTEMONS: Behaviour = condition(
    conditions::GEN_9_FORTEMONS,
    &[
        on::modify_move(lend_properties).priority(1),
        on::modify_priority(lend_priority),
        on::modify_type(lend_type).priority(1),
        on::hit(hit_alike).priority(1),
        on::after_sub_damage(break_alike),
        on::modify_secondaries(let_user_profit_again),
        on::after_move_secondary_self(end_alike),
        on::base_power(strengthen_alike).priority(1),
    ],
);

effect_data! {
    /// The attack in a Pokémon's item slot.
    struct Forte {
        /// Its number.
        attack: [u8; 2],
        /// What its uses have changed about it, as bits.
        worn: u8,
    }
}

static FORTE: Notes<Forte> = Notes::of_format(formats::GEN_9_FORTEMONS);

pub static FORTEMONS_HOOKS: RuleHooks = RuleHooks {
    mon_notes: FORTE.bytes(),
    fills_item_slot: Some(|dex, text| attack_called(dex, text).is_some()),
    read_set: Some(|cx, set, mon| {
        let attack = attack_called(cx.dex(), &set.item);
        if attack.is_some() && !cx.is_move_done(attack) {
            return Err(format!("the attack in its item slot, \"{attack}\", is not implemented yet"));
        }
        cx.note_in_set(&FORTE, mon, Forte { attack: attack.0.to_le_bytes(), worn: 0 });
        Ok(())
    }),
    begin: Some(|cx| {
        for mon in cx.mons() {
            if forte_of(cx, mon).is_some() {
                cx.mon_mut(mon).item = items::MAIL;
            }
        }
    }),
    wear: Some(|cx, mon, wear| {
        cx.update_note(&FORTE, mon, |forte| forte.worn = Worn::from_bits(forte.worn).after(wear).bits());
    }),
    flow: Some(|flow| flow.held = Some(held)),
    ..RuleHooks::of_format(formats::GEN_9_FORTEMONS)
};

/// The attack in the item slot passes for what it holds, which nothing then takes.
fn held(cx: &Cx, mon: Mon) -> Effect {
    forte_of(cx, mon).map_or(cx.mon(mon).item.into(), Effect::from)
}

fn forte_of(cx: &Cx, mon: Mon) -> Option<MoveId> {
    MoveId(u16::from_le_bytes(cx.note(&FORTE, mon).attack)).checked()
}

fn attack_called(dex: &Dex, text: &str) -> MoveId {
    let attack = dex.find_move(text).filter(|&id| dex.mv(id).category != Category::Status && id != moves::RECHARGE);
    attack.unwrap_or_default()
}

/// The attack that lends its properties to a move, if it is an attack whose user has one.
fn forte(cx: &Cx, hit: Hit) -> Option<MoveId> {
    let attacks = hit.mv.is_some() && cx.mv(hit.mv).category != Category::Status;
    hit.user.some().filter(|_| attacks).and_then(|user| forte_of(cx, user))
}

fn lend_properties(cx: &mut Cx, hit: Hit) -> Verdict {
    if let Some(forte) = forte(cx, hit) {
        cx.take_over(hit.mv, forte, Worn::from_bits(cx.note(&FORTE, hit.user).worn));
        cx.ask_code(forte.into(), Event::ModifyMove, hit, Value::True);
    }
    Pass
}

fn lend_priority(cx: &mut Cx, hit: Hit, priority: f64) -> Reply<f64> {
    let Some(forte) = forte(cx, hit) else { return Pass };
    let forte = cx.dex().mv(forte);
    if cx.has_ability(hit.user, abilities::TRIAGE) && forte.flags.contains(MoveFlags::HEAL) {
        // Triage itself sees to moves that heal anyway.
        return Set(if cx.mv(hit.mv).has(MoveFlags::HEAL) { priority } else { priority + 3.0 });
    }
    Set(priority + f64::from(forte.priority))
}

fn lend_type(cx: &mut Cx, hit: Hit) -> Verdict {
    if let Some(forte) = forte(cx, hit) {
        let effect = cx.move_effect(hit.mv);
        cx.single(Event::ModifyType, forte.into(), None, hit.user, hit.target.some(), effect, None);
    }
    Pass
}

fn hit_alike(cx: &mut Cx, hit: Hit) -> Verdict {
    if let Some(forte) = forte(cx, hit) {
        let (code, effect) = (EffectId::of_move(forte), cx.move_effect(hit.mv));
        cx.hit_code(code, Event::Hit, hit.target, hit.user, effect);
        if cx.dex().mv(forte).self_effect.is_some_and(|own| own.on_hit) {
            cx.hit_code(code, Event::SelfHit, hit.user, hit.user, effect);
        }
        cx.hit_code(code, Event::AfterHit, hit.target, hit.user, effect);
    }
    Pass
}

fn break_alike(cx: &mut Cx, hit: Hit, damage: i32) -> Reply<i32> {
    if let Some(forte) = forte(cx, hit) {
        let (effect, relay) = (cx.move_effect(hit.mv), Some(Value::int(damage)));
        cx.single(Event::AfterSubDamage, forte.into(), None, hit.target, Some(hit.user), effect, relay);
    }
    Pass
}

fn let_user_profit_again(cx: &mut Cx, hit: Hit, list: &mut SecondaryList) -> Verdict {
    if hit.mv.is_some() && list.iter().any(|effect| effect.has_self()) {
        cx.mv_mut(hit.mv).self_dropped = false;
    }
    Pass
}

fn end_alike(cx: &mut Cx, hit: Hit) -> Verdict {
    if let Some(forte) = forte(cx, hit) {
        let effect = cx.move_effect(hit.mv);
        cx.single(Event::AfterMoveSecondarySelf, forte.into(), None, hit.user, hit.target.some(), effect, None);
    }
    Pass
}

fn strengthen_alike(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    if let Some(forte) = forte(cx, hit) {
        cx.ask_code(forte.into(), Event::BasePower, hit, Value::int(power));
    }
    Pass
}
