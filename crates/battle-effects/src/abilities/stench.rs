//! Stench: damaging moves make whom they hit flinch one time in ten.

use tallgrass_battle::prelude::*;

pub static STENCH: Behaviour = ability(abilities::STENCH, &[on::modify_move(stink).priority(-1).since(Gen5)]);

fn stink(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).category != Category::Status {
        let flinches = cx.secondaries_of(hit.mv).iter().any(|effect| effect.volatile == conditions::FLINCH);
        let mv = cx.mv_mut(hit.mv);
        mv.has_secondaries = true;
        if !flinches {
            let flinch = SecondaryEffect { chance: Some(10), volatile: conditions::FLINCH, ..SecondaryEffect::NOTHING };
            mv.add_secondary(flinch);
        }
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn one_in_ten_hits_makes_flinch() {
        check(
            gen9(&["Muk, Stench"], &["Snorlax"]),
            &[["tackle", "splash"]],
            &[HIT, &[(Secondary, 9)]],
            &["-damage|p2a: Snorlax|410/461", "cant|p2a: Snorlax|flinch"],
        );
        check(
            gen9(&["Muk, Stench"], &["Snorlax"]),
            &[["tackle", "splash"]],
            &[HIT, &[(Secondary, 10)]],
            &["-damage|p2a: Snorlax|410/461"],
        );
    }
}
