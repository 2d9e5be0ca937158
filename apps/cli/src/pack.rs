//! Packs by name.

use anyhow::Result;
use std::sync::Arc;
use tallgrass_duel::Rulebook;
use tallgrass_play::duels;

/// The cards and effects that are played with: the cartridge's, and those of a pack over them.
///
/// # Errors
/// If there is no such pack.
pub fn rulebook(pack: Option<&str>) -> Result<Arc<Rulebook>> {
    duels::rulebook_of(&packs(pack))
}

/// The packs that were asked for, as a record names them.
pub fn packs(pack: Option<&str>) -> Vec<String> {
    pack.map(|name| name.trim().to_lowercase()).into_iter().collect()
}
