//! Ally Switch: its user changes places with its ally. Since generation 9, the more often in a row, the likelier it fails.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::GameType;

pub static ALLY_SWITCH: Behaviour =
    move_(moves::ALLY_SWITCH, &[on::prepare_hit(not_too_often).since(Gen9), on::hit(change_places)]);

pub static ALLY_SWITCH_CONDITION: Behaviour =
    condition(conditions::ALLY_SWITCH, &[on::start(begin), on::restart(go_on)]);

effect_data! {
    /// One in how many the next one works.
    struct Odds { sides: u16 }
}

fn not_too_often(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.add_volatile(hit.target, conditions::ALLY_SWITCH, None, None).verdict()
}

fn begin(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.remember(Odds { sides: 3 });
    Pass
}

fn go_on(cx: &mut Cx, o: Occasion) -> Verdict {
    let sides = cx.memory::<Odds>().sides.max(1);
    if !cx.chance(Purpose::Stall, 1, sides as u32) {
        cx.delete_volatile(o.target, conditions::ALLY_SWITCH);
        return Fail;
    }
    let most = cx.dex().condition(conditions::ALLY_SWITCH).counter_max.unwrap_or(729);
    if sides < most {
        cx.remember(Odds { sides: 3 * sides });
    }
    cx.own_mut().duration = 2;
    Pass
}

fn change_places(cx: &mut Cx, hit: Hit) -> Verdict {
    let pokemon = cx.mon(hit.target);
    let active = cx.side(pokemon.side).active();
    let place = if pokemon.position == 0 { active.len() - 1 } else { 0 };
    let possible = matches!(cx.game_type(), GameType::Doubles | GameType::Triples)
        && !(active.len() == 3 && pokemon.position == 1)
        && !active[place].is_none()
        && !cx.mon(active[place]).fainted;
    if !possible {
        say!(cx, "-fail", hit.target, "move: Ally Switch");
        cx.attr_last_move(&[&"[still]"]);
        return NotFail;
    }
    cx.swap_position(hit.target, place as u8, "[from] move: Ally Switch");
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn since_generation_9_it_may_fail_in_a_row() {
        check(
            gen9(&["Alakazam", "Gengar"], &["Snorlax", "Slowpoke"]).doubled(),
            &[["allyswitch, splash", "splash, splash"], ["splash, allyswitch", "splash, splash"]],
            &[&[(Stall, 1)]],
            &["swap|p1a: Alakazam|1|[from] move: Ally Switch", "-fail|p1b: Alakazam"],
        );
        check(
            gen8(&["Alakazam", "Gengar"], &["Snorlax", "Slowpoke"]).doubled(),
            &[["allyswitch, splash", "splash, splash"], ["splash, allyswitch", "splash, splash"]],
            &[],
            &["swap|p1a: Alakazam|1|[from] move: Ally Switch", "swap|p1b: Alakazam|0|[from] move: Ally Switch"],
        );
    }
}
