//! Libero and Protean: the first move used after entry gives its user its type; before generation 9, every move.

use crate::shared::types::take_type_of_move;
use tallgrass_battle::prelude::*;

/// Libero: the first move used after entry (before generation 9, every move) gives its user its type.
pub static LIBERO: Behaviour = versatile(abilities::LIBERO);
/// Protean: the first move used after entry (before generation 9, every move) gives its user its type.
pub static PROTEAN: Behaviour = versatile(abilities::PROTEAN);

const fn versatile(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::prepare_hit(adapt).compared_since(Gen8)] })
}

effect_data! {
    /// Whether the type was changed since entry.
    struct Changed { yes: u8 }
}

fn adapt(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.memory::<Changed>().yes != 0 && cx.since(Gen9) {
        return Pass;
    }
    if cx.move_data(hit.mv).calls_move {
        return Pass;
    }
    let Some(kind) = take_type_of_move(cx, hit) else { return Pass };
    cx.remember(Changed { yes: 1 });
    say!(cx, "-start", hit.user, "typechange", kind, By(cx.acting()));
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn before_generation_9_every_move_changes_the_type() {
        check(
            gen9(&["Cinderace, Libero"], &["Snorlax"]),
            &[["tackle", "splash"], ["bounce", "splash"]],
            &[HIT, &[(SpeedTie, 0)]],
            &[
                "-start|p1a: Cinderace|typechange|Normal|[from] ability: Libero",
                "-damage|p2a: Snorlax|377/461",
                "-prepare|p1a: Cinderace|Bounce",
            ],
        );
        check(
            gen8(&["Cinderace, Libero"], &["Snorlax"]),
            &[["tackle", "splash"], ["bounce", "splash"]],
            &[HIT, &[(SpeedTie, 0)]],
            &[
                "-start|p1a: Cinderace|typechange|Normal|[from] ability: Libero",
                "-damage|p2a: Snorlax|377/461",
                "-prepare|p1a: Cinderace|Bounce",
                "-start|p1a: Cinderace|typechange|Flying|[from] ability: Libero",
            ],
        );
    }
}
