//! Battle Factory: the tier that all teams are of is told as the battle begins. It is known where the format made a team.

use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::{FormatId, formats};

pub static GEN_9: RuleHooks = factory(formats::GEN_9_BATTLE_FACTORY);
pub static GEN_8: RuleHooks = factory(formats::GEN_8_BATTLE_FACTORY);
pub static GEN_7: RuleHooks = factory(formats::GEN_7_BATTLE_FACTORY);
pub static GEN_6: RuleHooks = factory(formats::GEN_6_BATTLE_FACTORY);

const fn factory(format: FormatId) -> RuleHooks {
    RuleHooks { begin: Some(tell_tier), ..RuleHooks::of_format(format) }
}

fn tell_tier(cx: &mut Cx) {
    match cx.factory_tier() {
        Some(tier) => {
            let text = format!("<div class=\"broadcast-blue\"><b>Battle Factory Tier: {tier}</b></div>");
            say!(cx, "raw", text);
        }
        // SHOWDOWN: it stops with an error, for want of a generator.
        None => cx.give_up("nobody in Battle Factory has a random team, so that there is no tier to tell"),
    }
}
