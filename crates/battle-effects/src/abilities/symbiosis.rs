//! Symbiosis: when an ally has used its item, the holder passes it its own.

use tallgrass_battle::prelude::*;

pub static SYMBIOSIS: Behaviour =
    ability(abilities::SYMBIOSIS, &[on::after_use_item(pass_on).for_allies().compared_since(Gen6)]);

fn pass_on(cx: &mut Cx, o: Occasion, _: ItemId) -> Verdict {
    if cx.since(Gen7) && cx.mon(o.target).switch_flag.is_set() {
        return Pass;
    }
    let holder = cx.holder();
    let Some(item) = cx.take_item(holder, None) else { return Pass };
    if !cx.item_can_be_taken(item, holder, o.target, Some(holder)) || !cx.set_item(o.target, item, None, None) {
        cx.put_item_back(holder, item);
        return Pass;
    }
    say!(cx, "-activate", holder, Full(cx.acting()), item, Of(o.target));
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn an_ally_that_has_used_up_its_item_is_given_the_holders() {
        check(
            gen9(&["Oranguru @ Leftovers, Symbiosis", "Alakazam @ Normal Gem"], &["Snorlax", "Slowpoke"]).doubled(),
            &[["splash, swift", "splash, splash"]],
            &[&[(Target, 0), (Target, 0), (Target, 0), (Target, 0)], SURE_HIT, SURE_HIT],
            &[
                "-enditem|p1b: Alakazam|Normal Gem|[from] gem",
                "-activate|p1a: Oranguru|ability: Symbiosis|Leftovers|[of] p1b: Alakazam",
                "-damage|p2a: Snorlax|401/461",
                "-damage|p2b: Slowpoke|191/321",
            ],
        );
    }
}
