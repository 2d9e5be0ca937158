//! Chimera 1v1 Rule: a team of six becomes one Pokémon, with the types of the first, the item of the second, the ability
//! of the third, the stats of the fourth, the first two moves of the fifth and the last two of the sixth.

use tallgrass_battle::Notes;
use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_battle::state::{MoveList, SlotAt};
use tallgrass_pokedex::rules;

pub static CHIMERA_1V1_RULE: Behaviour =
    condition(conditions::CHIMERA_1V1_RULE, &[on::before_switch_in(|cx, o| merge(cx, o.target))]);

effect_data! {
    /// Whose values make a Pokémon's stats, by its number from 1; 0 is its own.
    struct Values { of: u8 }
}

static VALUES: Notes<Values> = Notes::of_rule(rules::CHIMERA_1V1_RULE);

pub static CHIMERA_1V1_RULE_HOOKS: RuleHooks = RuleHooks {
    mon_notes: VALUES.bytes(),
    spread_of: Some(|cx, mon| cx.mons().nth(cx.note(&VALUES, mon).of.wrapping_sub(1).into()).unwrap_or(mon)),
    ..RuleHooks::new(rules::CHIMERA_1V1_RULE)
};

fn merge(cx: &mut Cx, chimera: Mon) -> Verdict {
    let &[_, of_item, of_ability, of_stats, of_first_moves, of_last_moves, ..] = cx.side(cx.mon(chimera).side).team()
    else {
        return Pass;
    };
    cx.dismiss_team_of(chimera);
    let mut forme = cx.mon(chimera).base_forme;
    forme.abilities_of = cx.mon(of_ability).base_forme.abilities_of;
    forme.base_stats = cx.mon(of_stats).base_forme.base_stats;
    let moves = merged_moves(cx, of_first_moves, of_last_moves);
    let (item, ability) = (cx.mon(of_item).item, cx.mon(of_ability).ability);
    let hp_type = cx.mon(of_stats).base_hp_type;
    cx.set_note(&VALUES, chimera, Values { of: of_stats.0 + 1 });
    let pokemon = cx.mon_mut(chimera);
    pokemon.hp_type = hp_type;
    pokemon.base_hp_type = hp_type;
    pokemon.base_moves = moves;
    pokemon.moves = moves;
    pokemon.one_list = true;
    pokemon.max_hp = 0;
    cx.come_with(chimera, ability, item);
    cx.set_species(chimera, forme, Effect::NONE, false);
    Pass
}

/// The first two moves of one and the others of another, each once.
fn merged_moves(cx: &Cx, first: Mon, last: Mon) -> MoveList {
    let (first, last) = (cx.mon(first).base_moves, cx.mon(last).base_moves);
    let mut moves = MoveList::EMPTY;
    for &at in first.as_slice().iter().take(2).chain(last.as_slice().iter().skip(2)) {
        let is_move = |known: &SlotAt| cx.slot(*known).id == cx.slot(at).id;
        if !moves.as_slice().iter().any(is_move) {
            moves.push(at);
        }
    }
    moves
}
