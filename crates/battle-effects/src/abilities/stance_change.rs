//! Stance Change: Aegislash draws its blade to attack and raises its shield for King's Shield.

use tallgrass_battle::prelude::*;

pub static STANCE_CHANGE: Behaviour = ability(
    abilities::STANCE_CHANGE,
    &[on::modify_move(change_stance).priority(1).since(Gen7), on::before_move(change_stance).priority(11).until(Gen6)],
);

fn change_stance(cx: &mut Cx, hit: Hit) -> Verdict {
    let pokemon = cx.mon(hit.user);
    let mv = cx.mv(hit.mv);
    let shield = mv.id == moves::KINGS_SHIELD;
    if cx.dex().species(pokemon.species).base_species != formes::AEGISLASH
        || pokemon.transformed
        || (mv.category == Category::Status && !shield)
    {
        return Pass;
    }
    let stance = if shield { formes::AEGISLASH } else { formes::AEGISLASH_BLADE };
    if pokemon.species != stance {
        cx.forme_change(hit.user, stance);
    }
    Pass
}
