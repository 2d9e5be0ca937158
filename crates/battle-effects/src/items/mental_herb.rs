//! Mental Herb: frees the holder of infatuation, Taunt, Encore, Torment, Disable and Heal Block.

use tallgrass_battle::prelude::*;

pub static MENTAL_HERB: Behaviour = item(items::MENTAL_HERB, &[on::update(clear_head)]);

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
    let Some(first) = first_bond(cx, o.target) else { return Pass };
    if !cx.use_item(o.target) {
        return Pass;
    }
    for id in BINDING {
        cx.remove_volatile(o.target, id);
        if first == conditions::ATTRACT && id == conditions::ATTRACT {
            say!(cx, "-end", o.target, "move: Attract", "[from] item: Mental Herb");
        }
    }
    Pass
}
