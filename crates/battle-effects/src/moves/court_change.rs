//! Court Change: what covers one side goes to the other.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::GameType;

pub static COURT_CHANGE: Behaviour = move_(moves::COURT_CHANGE, &[on::hit_field(change_courts)]);

/// What goes along.
const GOES_ALONG: [ConditionId; 19] = [
    conditions::MIST,
    conditions::LIGHT_SCREEN,
    conditions::REFLECT,
    conditions::SPIKES,
    conditions::SAFEGUARD,
    conditions::TAILWIND,
    conditions::TOXIC_SPIKES,
    conditions::STEALTH_ROCK,
    conditions::WATER_PLEDGE,
    conditions::FIRE_PLEDGE,
    conditions::GRASS_PLEDGE,
    conditions::STICKY_WEB,
    conditions::AURORA_VEIL,
    conditions::LUCKY_CHANT,
    conditions::G_MAX_STEELSURGE,
    conditions::G_MAX_CANNONADE,
    conditions::G_MAX_VINE_LASH,
    conditions::G_MAX_WILDFIRE,
    conditions::G_MAX_VOLCALITH,
];

fn change_courts(cx: &mut Cx, hit: Hit) -> Verdict {
    let own = cx.mon(hit.user).side;
    let goes = |id: ConditionId| GOES_ALONG.contains(&id);
    let changed = if cx.game_type() == GameType::FreeForAll {
        // Clockwise around the table.
        cx.pass_side_conditions(&[SideId(0), SideId(3), SideId(1), SideId(2)], goes)
    } else {
        cx.pass_side_conditions(&[own, cx.foe_side(own)], goes)
    };
    if !changed {
        return Fail;
    }
    say!(cx, "-swapsideconditions");
    say!(cx, "-activate", hit.user, "move: Court Change");
    Pass
}
