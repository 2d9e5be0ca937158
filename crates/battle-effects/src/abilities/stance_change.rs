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

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn attacks_and_kings_shield_change_the_stance() {
        check(
            gen9(&["Aegislash, Stance Change"], &["Umbreon"]),
            &[["shadowball", "splash"], ["kingsshield", "tackle"]],
            &[HIT, &[(Secondary, 99), (SpeedTie, 0)]],
            &[
                "-formechange|p1a: Aegislash|Aegislash-Blade||[from] ability: Stance Change",
                "-resisted|p2a: Umbreon",
                "-damage|p2a: Umbreon|277/331",
                "-formechange|p1a: Aegislash|Aegislash||[from] ability: Stance Change",
                "-singleturn|p1a: Aegislash|Protect",
                "-activate|p1a: Aegislash|move: Protect",
                "-unboost|p2a: Umbreon|atk|1",
            ],
        );
    }
}
