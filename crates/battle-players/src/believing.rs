//! Battles drawn from what a player believes.

use crate::Imagination;
use std::sync::Arc;
use tallgrass_battle::imagine::Belief;
use tallgrass_battle::{Battle, PlayerView};

/// Draws what is hidden from what a player believes of the others' sets: [`PlayerView::imagine`].
///
/// ```
/// use std::sync::Arc;
/// use tallgrass_battle::imagine::RulesOnly;
/// use tallgrass_battle_players::{Believing, Damage};
///
/// let player = Damage::new(Believing::new(Arc::new(RulesOnly)), 1);
/// ```
#[derive(Clone)]
pub struct Believing(Arc<dyn Belief + Send + Sync>);

impl Believing {
    /// Draws from this belief.
    pub fn new(belief: Arc<dyn Belief + Send + Sync>) -> Believing {
        Believing(belief)
    }
}

impl Imagination for Believing {
    fn imagine(&self, view: &PlayerView<'_>, seed: u64) -> Option<Battle> {
        view.imagine(&*self.0, seed).ok()
    }
}
