//! Substitute: for a quarter of its HP the user makes a decoy that takes hits in its place.

use tallgrass_battle::event::Handler;
use tallgrass_battle::generation::gen1;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::Ohko;
use tallgrass_pokedex::rule_sets;

pub static SUBSTITUTE: Behaviour = move_(moves::SUBSTITUTE, &[on::try_hit(check), on::hit(pay)]);

pub static SUBSTITUTE_CONDITION: Behaviour = condition(
    conditions::SUBSTITUTE,
    &[on::start(appear), on::try_primary_hit(take_hit).priority(-1).compared_since(Gen5), on::end(fade)],
);

effect_data! {
    /// How many HP the decoy has left.
    pub(crate) struct Decoy { hp: i32 }
}

fn check(cx: &mut Cx, hit: Hit) -> Verdict {
    let pokemon = cx.mon(hit.target);
    if cx.has_volatile(hit.target, conditions::SUBSTITUTE) {
        say!(cx, "-fail", hit.target, "move: Substitute");
    } else if 4 * pokemon.hp <= pokemon.max_hp || pokemon.max_hp == 1 {
        say!(cx, "-fail", hit.target, "move: Substitute", "[weak]");
    } else {
        return Pass;
    }
    NotFail
}

fn pay(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.direct_damage(share(cx.mon(hit.target).max_hp, 1, 4), hit.target, None, None);
    Pass
}

fn appear(cx: &mut Cx, o: Occasion) -> Verdict {
    if o.effect.is(moves::SHED_TAIL) {
        say!(cx, "-start", o.target, "Substitute", "[from] move: Shed Tail");
    } else {
        say!(cx, "-start", o.target, "Substitute");
    }
    let hp = cx.mon(o.target).max_hp / 4;
    cx.remember(Decoy { hp });
    slip_out(cx, o.target);
    Pass
}

/// Whoever hides behind a substitute is held no more.
fn slip_out(cx: &mut Cx, mon: Mon) {
    if let Some(held) = cx.volatile(mon, conditions::PARTIALLYTRAPPED) {
        let by = Effect::of(held.source_effect);
        say!(cx, "-end", mon, Name(by), "[partiallytrapped]", "[silent]");
        cx.delete_volatile(mon, conditions::PARTIALLYTRAPPED);
    }
}

fn take_hit(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    let Hit { user, target, mv } = hit;
    let infiltrates = cx.mv(mv).infiltrates && cx.since(Gen6);
    if target == user || cx.mv(mv).has(MoveFlags::BYPASSSUB) || infiltrates {
        return Pass;
    }
    let Value::Number(damage) = cx.damage_of(user, target, mv, false) else {
        say!(cx, "-fail", user);
        cx.attr_last_move(&[&"[still]"]);
        return Silent;
    };
    let left = cx.volatile(target, conditions::SUBSTITUTE).map_or(0, |state| state.data::<Decoy>().hp);
    let damage = (damage as i32).min(left);
    if let Some(state) = cx.volatile_mut(target, conditions::SUBSTITUTE) {
        state.set_data(Decoy { hp: left - damage });
    }
    cx.mon_mut(user).last_damage = damage;
    if damage >= left {
        if cx.numbers(mv).ohko() != Ohko::No {
            say!(cx, "-ohko");
        }
        cx.remove_volatile(target, conditions::SUBSTITUTE);
    } else {
        let told = if cx.since(Gen6) { "move: Substitute" } else { "Substitute" };
        say!(cx, "-activate", target, told, "[damage]");
    }
    if damage != 0 {
        cx.recoil_damage(damage, mv, user);
    }
    if let Some((part, of)) = cx.mv(mv).drain {
        let drained = (damage * part as i32 + of as i32 - 1) / of as i32;
        cx.heal_by(drained, user, Some(target), Some(conditions::DRAIN.into()));
    }
    let effect = cx.move_effect(mv);
    let relay = Value::int(damage);
    cx.single(Event::AfterSubDamage, effect, None, target, Some(user), effect, Some(relay));
    cx.run_with(Event::AfterSubDamage, target, Some(user), effect, relay);
    Set(0)
}

fn fade(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "Substitute");
    Pass
}

/// In generation 1 it takes what is dealt before anything else is asked, and only some status moves are kept off.
pub static SUBSTITUTE_OF_OLD: [Behaviour; 2] = [
    move_(moves::SUBSTITUTE, &[on::try_hit(check_roughly), on::hit(pay_if_it_can)]).in_rules(rule_sets::GEN1).anew(),
    condition(
        conditions::SUBSTITUTE,
        &[on::start(put_up), Listener::new(Event::TryHit, Handler::HitAnswer(stand_in)).priority(-1), on::end(fade)],
    )
    .in_rules(rule_sets::GEN1)
    .anew(),
];

fn check_roughly(cx: &mut Cx, hit: Hit) -> Verdict {
    let pokemon = cx.mon(hit.target);
    if cx.has_volatile(hit.target, conditions::SUBSTITUTE) {
        say!(cx, "-fail", hit.target, "move: Substitute");
    } else if 4 * pokemon.hp < pokemon.max_hp {
        say!(cx, "-fail", hit.target, "move: Substitute", "[weak]");
    } else {
        return Pass;
    }
    Silent
}

fn pay_if_it_can(cx: &mut Cx, hit: Hit) -> Verdict {
    let max = cx.mon(hit.target).max_hp;
    if max > 3 {
        cx.direct_damage(max / 4, hit.target, Some(hit.target), None);
    }
    Pass
}

fn put_up(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "Substitute");
    let hp = cx.mon(o.target).max_hp / 4 + 1;
    cx.remember(gen1::Decoy { hp });
    slip_out(cx, o.target);
    Pass
}

fn stand_in(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    let Hit { user, target, mv } = hit;
    let active = cx.mv(mv);
    if active.category == Category::Status {
        let is_kept_off = matches!(active.status, conditions::PSN | conditions::TOX)
            || (active.boosts.is_some() && target != user)
            || active.volatile == conditions::CONFUSION
            || matches!(active.id, moves::LOCK_ON | moves::MEAN_LOOK | moves::MIND_READER | moves::NIGHTMARE);
        return if is_kept_off { Fail } else { Pass };
    }
    if active.volatile.is_some() && target == user {
        return Pass;
    }
    let damage = if active.hit > 1 {
        cx.state().last_damage
    } else {
        match cx.damage_of(user, target, mv, false) {
            Value::Number(damage) => damage as i32,
            _ => return Silent,
        }
    };
    let stands = take_damage(cx, hit, damage);
    if stands && cx.rule_set() != rule_sets::GEN1JPN {
        confuse_behind(cx, hit);
    }
    cx.run_with(Event::AfterSubDamage, target, Some(user), cx.move_effect(mv), Value::int(damage));
    Set(0)
}

/// Takes damage, with what that does to the attacker. Whether it still stands.
fn take_damage(cx: &mut Cx, hit: Hit, damage: i32) -> bool {
    let Hit { user, target, mv } = hit;
    cx.set_last_damage(damage);
    let left = cx.volatile(target, conditions::SUBSTITUTE).map_or(0, |state| state.data::<gen1::Decoy>().hp) - damage;
    if let Some(state) = cx.volatile_mut(target, conditions::SUBSTITUTE) {
        state.set_data(gen1::Decoy { hp: left.max(0) });
    }
    if left <= 0 {
        cx.remove_volatile(target, conditions::SUBSTITUTE);
        cx.mon_mut(target).sub_fainted = true;
        return false;
    }
    say!(cx, "-activate", target, "Substitute", "[damage]");
    if damage != 0 {
        cx.recoil_damage(damage, mv, user);
    }
    if let Some((part, of)) = cx.mv(mv).drain {
        let drained = (damage * i32::from(part) / i32::from(of)).max(1);
        cx.set_last_damage(drained);
        cx.heal_by(drained, user, Some(target), Some(conditions::DRAIN.into()));
    }
    true
}

/// Confusion gets through it, unless it is broken.
fn confuse_behind(cx: &mut Cx, hit: Hit) {
    let Hit { user, target, mv } = hit;
    let confuses = cx.secondaries_of(mv).iter().find(|secondary| secondary.volatile == conditions::CONFUSION).copied();
    if let Some(secondary) = confuses {
        let happens = secondary.chance.is_none_or(|chance| {
            cx.chance(Purpose::Secondary, (u32::from(chance) * 256).div_ceil(100).saturating_sub(1), 256)
        });
        if happens {
            cx.add_volatile(target, conditions::CONFUSION, Some(user), Some(cx.move_effect(mv)));
            let text = "In Gen 1, moves that inflict confusion as a secondary effect can confuse targets with a Substitute, \
                        as long as the move does not break the Substitute.";
            cx.hint(text, false, None);
        }
    }
}

/// In the Japanese games draining moves miss it, and Swift doesn't.
pub static SUBSTITUTE_IN_JAPAN: Behaviour = condition(
    conditions::SUBSTITUTE,
    &[
        Listener::new(Event::TryHit, Handler::HitAnswer(stand_in_unless_drained)).priority(-1),
        on::accuracy(|cx, hit, accuracy| Set(if cx.mv(hit.mv).id == moves::SWIFT { None } else { accuracy })),
    ],
)
.in_rules(rule_sets::GEN1JPN);

fn stand_in_unless_drained(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    if cx.mv(hit.mv).drain.is_none() {
        return stand_in(cx, hit);
    }
    say!(cx, "-miss", hit.user);
    cx.hint("In the Japanese versions of Gen 1, draining moves always miss against substitutes.", false, None);
    Silent
}
