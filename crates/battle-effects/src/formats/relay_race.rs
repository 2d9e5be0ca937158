//! Relay Race: who is withdrawn passes on its stages and volatiles as with Baton Pass.

use tallgrass_battle::Switched;
use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::formats;

pub static RELAY_RACE: RuleHooks =
    RuleHooks { flow: Some(|flow| flow.switch_in = Some(relay)), ..RuleHooks::of_format(formats::GEN_9_RELAY_RACE) };

fn relay(cx: &mut Cx, mon: Mon, position: u8, effect: Effect, drag: bool) -> Switched {
    cx.usual_switch_in(mon, position, effect, drag, |cx, old| {
        // SHOWDOWN: an illusion ends without a word, where it otherwise stays until its Pokémon comes in again.
        cx.mon_mut(old).illusion = None;
        !drag && effect.is_none()
    })
}
