//! What the cartridge's AI does between two of its actions, as far as that can be known without it.

use tallgrass_cards::id;
use tallgrass_duel::{Duel, effect::place, event::Action};

/// Whether the AI has a routine of its own for the attack that is loaded, so that the card's selection doesn't run: which
/// cards to take back, whom to devolve, where to teleport, which Energy to fetch. What it chose is taken from the record.
pub(super) fn ai_chooses_itself(duel: &Duel) -> bool {
    let loaded = duel.state.work.loaded;
    match (loaded.card, loaded.place) {
        (id::MEW_LV23, place::SECOND)
        | (id::MEWTWO_ALT_LV60 | id::MEWTWO_LV60, place::FIRST)
        | (id::ELECTRODE_LV35, place::SECOND) => true,
        // Its routine finds nobody where there is no Bench, and the card draws among all that are in play.
        (id::EXEGGUTOR, place::FIRST) => duel.state.page(duel.me()).in_play >= 2,
        _ => false,
    }
}

/// Before the attack that was announced is used, the card chooses for the AI unless the AI does.
pub(super) fn choose_for_the_ai(duel: &mut Duel, next: Action) {
    if next == Action::UseAttack && !duel.state.work.turn_over && !ai_chooses_itself(duel) {
        duel.select_for_ai();
    }
}
