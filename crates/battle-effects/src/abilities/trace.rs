//! Trace: the holder takes on the ability of a foe beside it, as soon as there is one that can be copied.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::AbilityFlags;

pub static TRACE: Behaviour = ability(
    abilities::TRACE,
    &[on::start(look_around).since(Gen4), on::update(copy).since(Gen4), on::start(copy_anyone).until(Gen3)],
);

effect_data! {
    /// Whether the holder is still looking for an ability.
    struct Search { seeks: u8 }
}

fn look_around(cx: &mut Cx, o: Occasion) -> Verdict {
    let without = |foe: &Mon| cx.mon(*foe).ability == abilities::NO_ABILITY;
    let mut seeks = !cx.adjacent_foes(o.target).iter().any(without);
    if cx.has_item(o.target, items::ABILITY_SHIELD) {
        say!(cx, "-block", o.target, "item: Ability Shield");
        seeks = false;
    }
    cx.remember(Search { seeks: seeks as u8 });
    copy(cx, o)
}

fn copy(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.memory::<Search>().seeks == 0 {
        return Pass;
    }
    if cx.until(Gen4) {
        return copy_anyone(cx, o);
    }
    let mut foes = cx.adjacent_foes(o.target);
    foes.retain(|&mut foe| {
        let ability = cx.mon(foe).ability;
        can_be_traced(cx, ability) && ability != abilities::NO_ABILITY
    });
    if let Some(foe) = cx.sample(Purpose::Pick, &foes) {
        cx.set_ability(o.target, cx.mon(foe).ability, Some(foe), None);
    }
    Pass
}

fn can_be_traced(cx: &Cx, ability: AbilityId) -> bool {
    !cx.dex().ability(ability).flags.contains(AbilityFlags::NOTRACE)
}

/// Up to generation 4 a foe is picked first, whatever its ability.
fn copy_anyone(cx: &mut Cx, o: Occasion) -> Verdict {
    let foes = cx.foes(o.target);
    if let Some(foe) = cx.sample(Purpose::Pick, &foes) {
        let ability = cx.mon(foe).ability;
        if cx.until(Gen3) || can_be_traced(cx, ability) {
            cx.set_ability(o.target, ability, Some(foe), None);
        }
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn a_foes_ability_is_copied() {
        check(
            gen9(&["Porygon2, Trace"], &["Gengar, Cursed Body"]),
            &[],
            &[&[(Pick, 0)]],
            &["-ability|p1a: Porygon2|Cursed Body|Trace|[from] ability: Trace|[of] p2a: Gengar"],
        );
    }
}
