//! Poison Puppeteer: whom Pecharunt poisons with a move is confused as well.

use crate::shared::statuses::POISONS;
use tallgrass_battle::prelude::*;

pub static POISON_PUPPETEER: Behaviour =
    ability(abilities::POISON_PUPPETEER, &[on::after_set_status(pull_strings).for_anyone()]);

fn pull_strings(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    let Some(source) = o.source else { return Pass };
    if cx.mon(source).base_species == formes::PECHARUNT
        && source == cx.holder()
        && o.target != source
        && o.effect.is_move()
        && POISONS.contains(&status)
    {
        cx.add_volatile(o.target, conditions::CONFUSION, None, None);
    }
    Pass
}
