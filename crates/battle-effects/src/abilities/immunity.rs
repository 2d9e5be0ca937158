//! Immunity, Insomnia, Limber, Vital Spirit and Water Veil: the holder can't have a certain status.

use crate::shared::statuses::{POISONS, cure, refuse, refuse_yawn};
use tallgrass_battle::prelude::*;

/// Immunity: the holder can't be poisoned.
pub static IMMUNITY: Behaviour =
    ability(abilities::IMMUNITY, &[on::update(shake_off_poison), on::set_status(refuse_poison)]);
/// Insomnia: the holder can't sleep.
pub static INSOMNIA: Behaviour = sleepless(abilities::INSOMNIA);
/// Vital Spirit: the holder can't sleep.
pub static VITAL_SPIRIT: Behaviour = sleepless(abilities::VITAL_SPIRIT);
/// Limber: the holder can't be paralysed.
pub static LIMBER: Behaviour = ability(abilities::LIMBER, &[on::update(loosen_up), on::set_status(refuse_paralysis)]);
/// Water Veil: the holder can't be burned.
pub static WATER_VEIL: Behaviour = ability(abilities::WATER_VEIL, &[on::update(put_out), on::set_status(refuse_burn)]);

const fn sleepless(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::update(wake_up), on::set_status(refuse_sleep), on::try_add_volatile(refuse_yawn)] })
}

fn shake_off_poison(cx: &mut Cx, o: Occasion) -> Verdict {
    cure(cx, o.target, &POISONS)
}

fn refuse_poison(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    refuse(cx, o, status, &POISONS)
}

fn wake_up(cx: &mut Cx, o: Occasion) -> Verdict {
    cure(cx, o.target, &[conditions::SLP])
}

fn refuse_sleep(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    refuse(cx, o, status, &[conditions::SLP])
}

fn loosen_up(cx: &mut Cx, o: Occasion) -> Verdict {
    cure(cx, o.target, &[conditions::PAR])
}

fn refuse_paralysis(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    refuse(cx, o, status, &[conditions::PAR])
}

/// Puts out the holder's burn.
pub(crate) fn put_out(cx: &mut Cx, o: Occasion) -> Verdict {
    cure(cx, o.target, &[conditions::BRN])
}

/// Keeps the holder from being burned.
pub(crate) fn refuse_burn(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    refuse(cx, o, status, &[conditions::BRN])
}
