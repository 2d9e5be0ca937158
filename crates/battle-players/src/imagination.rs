//! Where battles come from that players try things out on.

use crate::side_of;
use tallgrass_battle::ids::SideId;
use tallgrass_battle::{Battle, PlayerView, Prng};

/// Draws battles that could be the one a player sees.
///
/// What it gives is all that players who try things out know of what is hidden: one that shows them the battle itself makes
/// them all-knowing.
///
/// ```
/// use tallgrass_battle::{Battle, PlayerView};
/// use tallgrass_battle_players::Imagination;
///
/// /// Draws nothing; players choose at random then.
/// struct Nothing;
///
/// impl Imagination for Nothing {
///     fn imagine(&self, _: &PlayerView<'_>, _seed: u64) -> Option<Battle> {
///         None
///     }
/// }
/// ```
pub trait Imagination {
    /// A battle that looks like the view to its player, with everything hidden drawn by the seed. None if there is none to be
    /// had; a player then chooses without.
    fn imagine(&self, view: &PlayerView<'_>, seed: u64) -> Option<Battle>;
}

impl<I: Imagination + ?Sized> Imagination for &I {
    fn imagine(&self, view: &PlayerView<'_>, seed: u64) -> Option<Battle> {
        (**self).imagine(view, seed)
    }
}

/// Battles that look like the view, `count` of them if there are as many, and whose eyes it is seen with.
pub(crate) fn worlds(
    imagination: &impl Imagination,
    view: &PlayerView<'_>,
    count: usize,
    dice: &mut Prng,
) -> Option<(SideId, Vec<Battle>)> {
    let side = side_of(view)?;
    let worlds: Vec<Battle> = (0..count).filter_map(|_| imagination.imagine(view, seed(dice))).collect();
    (!worlds.is_empty()).then_some((side, worlds))
}

/// A seed drawn from dice.
pub(crate) fn seed(dice: &mut Prng) -> u64 {
    (dice.next_u32() as u64) << 32 | dice.next_u32() as u64
}
