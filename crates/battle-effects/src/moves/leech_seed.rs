//! Leech Seed: each turn an eighth of the target's HP goes to whoever stands where the seed came from.

use tallgrass_battle::prelude::*;

pub static LEECH_SEED: Behaviour = move_(moves::LEECH_SEED, &[on::try_immunity(not_on_grass)]);

/// Sappy Seed: a hit that sows.
pub static SAPPY_SEED: Behaviour = move_(moves::SAPPY_SEED, &[on::hit(sow)]);

pub static LEECH_SEED_CONDITION: Behaviour =
    condition(conditions::LEECH_SEED, &[on::start(announce), on::residual(sap).order(8)]);

fn not_on_grass(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(!cx.has_type(hit.target, Type::Grass))
}

fn sow(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.has_type(hit.target, Type::Grass) {
        return Silent;
    }
    cx.add_volatile(hit.target, conditions::LEECH_SEED, Some(hit.user), None);
    Pass
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "move: Leech Seed");
    Pass
}

fn sap(cx: &mut Cx, o: Occasion) -> Verdict {
    let Some(leech) = cx.at_slot(cx.own().source_slot) else { return Pass };
    if cx.mon(leech).fainted || cx.mon(leech).hp <= 0 {
        return Pass;
    }
    let eighth = share(cx.mon(o.target).base_max_hp, 1, 8);
    let damage = cx.damage_by(eighth, o.target, Some(leech), None);
    if damage.truthy() {
        cx.heal_by(damage.as_int(), leech, Some(o.target), None);
    }
    Pass
}
