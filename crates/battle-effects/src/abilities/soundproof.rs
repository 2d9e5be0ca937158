//! Soundproof: sound moves don't affect the holder.

use tallgrass_battle::prelude::*;

pub static SOUNDPROOF: Behaviour = ability(
    abilities::SOUNDPROOF,
    &[on::try_hit(hear_nothing).compared_since(Gen7), on::try_hit_side(hear_no_ally).for_allies().since(Gen6)],
);

fn hear_nothing(cx: &mut Cx, hit: Hit) -> Verdict {
    let own = hit.target == hit.user && cx.since(Gen8);
    if own || !cx.mv(hit.mv).has(MoveFlags::SOUND) {
        return Pass;
    }
    say!(cx, "-immune", hit.target, By(cx.acting()));
    Silent
}

/// Allies' songs for the whole side pass the holder by, which is only told.
fn hear_no_ally(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).has(MoveFlags::SOUND) {
        say!(cx, "-immune", cx.holder(), By(cx.acting()));
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn foes_are_not_heard() {
        check(
            gen9(&["Exploud, Soundproof"], &["Snorlax"]),
            &[["healbell", "splash"], ["splash", "hypervoice"]],
            &[],
            &[
                "-immune|p1a: Exploud|[from] ability: Soundproof",
                "-activate|p1a: Exploud|move: Heal Bell",
                "-fail|p1a: Exploud",
                "-immune|p1a: Exploud|[from] ability: Soundproof",
            ],
        );
    }
}
