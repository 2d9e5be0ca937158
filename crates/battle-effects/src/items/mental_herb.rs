//! Mental Herb: frees the holder of infatuation, Taunt, Encore, Torment, Disable and Heal Block.

use tallgrass_battle::prelude::*;

pub static MENTAL_HERB: Behaviour = item(items::MENTAL_HERB, &[on::update(clear_head), on::flung(clear_their_head)]);

const BINDING: [ConditionId; 6] = [
    conditions::ATTRACT,
    conditions::TAUNT,
    conditions::ENCORE,
    conditions::TORMENT,
    conditions::DISABLE,
    conditions::HEAL_BLOCK,
];

/// What Mental Herb frees a Pokémon of: the first of these it has.
fn first_bond(cx: &Cx, mon: Mon) -> Option<ConditionId> {
    BINDING.into_iter().find(|&id| cx.has_volatile(mon, id))
}

fn clear_head(cx: &mut Cx, o: Occasion) -> Verdict {
    if let Some(first) = first_bond(cx, o.target)
        && cx.use_item(o.target)
    {
        free(cx, o.target, first);
    }
    Pass
}

fn clear_their_head(cx: &mut Cx, hit: Hit) -> Verdict {
    if let Some(first) = first_bond(cx, hit.target) {
        free(cx, hit.target, first);
    }
    Pass
}

/// Frees a Pokémon of everything, telling only of infatuation, and of that if it comes `first`.
fn free(cx: &mut Cx, mon: Mon, first: ConditionId) {
    for id in BINDING {
        cx.remove_volatile(mon, id);
        if first == conditions::ATTRACT && id == conditions::ATTRACT {
            say!(cx, "-end", mon, "move: Attract", "[from] item: Mental Herb");
        }
    }
}
