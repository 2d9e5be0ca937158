//! Tera Shell: while the holder's HP are full, every move is resisted, with all of its hits.

use tallgrass_battle::prelude::*;

pub static TERA_SHELL: Behaviour = ability(abilities::TERA_SHELL, &[on::total_effectiveness(resist)]);

effect_data! {
    /// Whether the move's first hit was resisted.
    struct Resisted { yes: u8 }
}

fn resist(cx: &mut Cx, hit: Hit, total: i32) -> Reply<i32> {
    let (target, mv) = (hit.target, hit.mv);
    if cx.mon(target).species != formes::TERAPAGOS_TERASTAL {
        return Pass;
    }
    if cx.mv(mv).hit == 1 {
        cx.remember(Resisted { yes: 0 });
    }
    if cx.memory::<Resisted>().yes != 0 {
        return Set(-1);
    }
    let pokemon = cx.mon(target);
    let unscathed = pokemon.hp >= pokemon.max_hp;
    let attacks = cx.mv(mv).category != Category::Status && cx.mv(mv).id != moves::STRUGGLE;
    if total < 0 || !unscathed || !attacks || !cx.immunity_to_move(target, mv, false) {
        return Pass;
    }
    say!(cx, "-activate", target, "ability: Tera Shell");
    cx.remember(Resisted { yes: 1 });
    Set(-1)
}
