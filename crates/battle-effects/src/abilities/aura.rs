//! Auras: moves of a type are a third stronger for everyone, or weaker under Aura Break.

use tallgrass_battle::prelude::*;

/// Dark Aura: everyone's Dark moves are a third stronger.
pub static DARK_AURA: Behaviour = aura::<{ Type::Dark as usize }>(abilities::DARK_AURA);
/// Fairy Aura: everyone's Fairy moves are a third stronger.
pub static FAIRY_AURA: Behaviour = aura::<{ Type::Fairy as usize }>(abilities::FAIRY_AURA);
/// Aura Break: auras weaken moves by a quarter instead.
pub static AURA_BREAK: Behaviour =
    ability(abilities::AURA_BREAK, &[on::start(announce), on::try_primary_hit(break_auras).for_anyone()]);

const fn aura<const KIND: usize>(id: AbilityId) -> Behaviour {
    ability(
        id,
        const { &[on::start(announce_unless_ignored), on::base_power(radiate::<KIND>).for_anyone().priority(20)] },
    )
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-ability", o.target, Name(cx.acting()));
    Pass
}

/// Says that an ability is there, unless the move in flight ignores it.
pub(crate) fn announce_unless_ignored(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.suppressing_ability(Some(o.target)) { Pass } else { announce(cx, o) }
}

fn radiate<const KIND: usize>(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let active = cx.mv(hit.mv);
    if hit.target == hit.user || active.category == Category::Status || active.kind != Type::ALL[KIND] {
        return Pass;
    }
    let aura = cx.acting().id.as_ability().unwrap_or_default();
    let booster = cx.mv(hit.mv).aura_booster.filter(|&mon| cx.has_ability(mon, aura)).unwrap_or(cx.holder());
    cx.mv_mut(hit.mv).aura_booster = Some(booster);
    if booster != cx.holder() {
        return Pass;
    }
    let broken = cx.mv(hit.mv).aura_broken;
    cx.chain(if broken { 3072 } else { 5448 }, 4096)
}

fn break_auras(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    if hit.target != hit.user && cx.mv(hit.mv).category != Category::Status {
        cx.mv_mut(hit.mv).aura_broken = true;
    }
    Pass
}
