//! Psywave: deals damage of half to one and a half times the user's level.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static PSYWAVE: Behaviour = move_(moves::PSYWAVE, &[on::damage_callback(damage)]);

fn damage(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    let percent = cx.random_from(Purpose::DamageRoll, 50, 151) as i32;
    Set(share(cx.mon(hit.user).level as i32, percent, 100))
}

/// In generation 1 it deals between 1 and one and a half times the user's level, less 1.
pub static PSYWAVE_OF_OLD: Behaviour =
    move_(moves::PSYWAVE, &[on::damage_callback(damage_below_limit)]).in_rules(rule_sets::GEN1).anew();

fn damage_below_limit(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    let limit = u32::from(cx.mon(hit.user).level) * 3 / 2;
    if limit & 255 < 2 {
        cx.hint("In Gen 1, if a Pokémon at level 0, 1 or 171 uses Psywave, the game softlocks.", false, None);
        return Fail;
    }
    Set(cx.random_from(Purpose::DamageRoll, 1, limit) as i32)
}
