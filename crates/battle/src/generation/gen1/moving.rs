//! A Pokémon moves: what may keep it from that, what it pays, and what it uses.

use super::TWO_TURN_MOVES;
use crate::answer::{Hit, Value};
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, Mon, Mv};
use crate::moves::{MoveUse, TargetName};
use crate::protocol::log::{Joined, Name};
use crate::say;
use crate::state::Selected;
use crate::verbs::Mons;
use tallgrass_pokedex::{
    Accuracy, Boost, Category, MoveFlags, MoveId, MoveTarget, SelfDestruct, Type, conditions, moves,
};

/// Whose use leaves the damage that was last dealt as it was.
const KEEP_LAST_DAMAGE: [MoveId; 24] = [
    moves::CONFUSE_RAY,
    moves::CONVERSION,
    moves::COUNTER,
    moves::FOCUS_ENERGY,
    moves::GLARE,
    moves::HAZE,
    moves::LEECH_SEED,
    moves::LIGHT_SCREEN,
    moves::MIMIC,
    moves::MIST,
    moves::POISON_GAS,
    moves::POISON_POWDER,
    moves::RECOVER,
    moves::REFLECT,
    moves::REST,
    moves::SOFT_BOILED,
    moves::SPLASH,
    moves::STUN_SPORE,
    moves::SUBSTITUTE,
    moves::SUPERSONIC,
    moves::TELEPORT,
    moves::THUNDER_WAVE,
    moves::TOXIC,
    moves::TRANSFORM,
];

/// The slot that a Pokémon's side has selected last, if it has one there.
fn selected_slot(battle: &Battle, mon: Mon) -> Option<usize> {
    let slot = battle.side(battle.mon(mon).side).last_selected_move_slot as usize;
    (slot < battle.move_count(mon)).then_some(slot)
}

/// Takes PP of the slot that was selected last, or gives them. They wrap at 64.
fn change_pp(battle: &mut Battle, mon: Mon, by: i16) {
    let Some(place) = selected_slot(battle, mon) else { return };
    let slot = battle.move_slot_mut(mon, place);
    slot.used = true;
    slot.pp += by;
    let below = slot.pp < 0;
    if below {
        let text = "In Gen 1, if a Pokémon is forced to use a move with 0 PP, the move will underflow to have 63 PP.";
        let side = battle.mon(mon).side;
        battle.hint(text, false, Some(side));
    }
    let unbounded = battle.flow().unbounded;
    let slot = battle.move_slot_mut(mon, place);
    if !unbounded {
        slot.pp = slot.pp.rem_euclid(64);
    }
    let pp = slot.pp;
    let pokemon = battle.mon(mon);
    let (now, base) = (pokemon.moves.as_slice()[place], pokemon.base_moves.as_slice().get(place).copied());
    if let Some(base) = base.filter(|&base| base != now && !pokemon.transformed) {
        // What was mimicked uses up what was there before.
        battle.state.slot_mut(base).pp = pp;
    }
}

/// Takes PP of the slot that was selected last, whichever move it is for. What was taken.
pub(super) fn deduct_pp(battle: &mut Battle, mon: Mon, _: MoveId, amount: u8) -> u8 {
    let amount = amount.max(1);
    change_pp(battle, mon, -i16::from(amount));
    if selected_slot(battle, mon).is_some() { amount } else { 0 }
}

/// Ends a move that isn't used.
fn abort(battle: &mut Battle, user: Mon, target: Option<Mon>, mv: Mv) {
    battle.clear_active_move(true);
    let effect = battle.move_effect(mv);
    battle.run(Event::AfterMoveSelf, user, target, effect);
}

/// A Pokémon acts, with the move that was chosen for it or what stands for none.
pub(super) fn run_move(battle: &mut Battle, chosen: Mv, user: Mon, loc: i8, how: MoveUse) {
    let nothing = battle.mv(chosen).id.is_none();
    let target = if nothing {
        battle.random_target(user, MoveTarget::Normal)
    } else {
        battle.target_of(user, battle.aim_of(chosen), loc, None)
    };
    let mut mv = chosen;
    if battle.mv(mv).id != moves::STRUGGLE {
        let effect = battle.move_effect(mv);
        if let Some(id) = battle.run(Event::OverrideAction, user, target, effect).as_move() {
            mv = battle.new_move(id);
            battle.keep_in_use(mv);
        }
    }
    let side = battle.mon(user).side;
    if nothing && battle.side(side).last_selected_move == Selected::CannotMove {
        explain_standstill(battle, user);
        return abort(battle, user, target, mv);
    }
    if let Some(target) = target {
        battle.mon_mut(target).sub_fainted = false;
    }
    battle.set_active_move(mv, user, target.unwrap_or(Mon::NONE));
    if is_kept_from_moving(battle, user, target, mv) {
        return abort(battle, user, target, mv);
    }
    let mut source_effect = how.source_effect;
    if battle.mv(mv).id != moves::STRUGGLE {
        let locked = battle.locked_move(user).or_else(|| battle.semi_locked_move(user, false)).is_some();
        if locked {
            source_effect = Some(battle.move_effect(mv));
        }
        let charges = TWO_TURN_MOVES.contains(&battle.mv(mv).id);
        if (!locked && !charges) || battle.has_volatile(user, conditions::TWOTURNMOVE) {
            change_pp(battle, user, -1);
        }
        if !locked && !is_seen_to_select(battle, user, battle.mv(mv).id) {
            battle.hint("Desync Clause Mod activated!", false, None);
            let text = "In Gen 1, if both players would see the same Pokémon using different moves, the Pokemon defaults to \
                        the move shown from the perspective of the player controlling that Pokémon.";
            battle.hint(text, false, None);
        }
    }
    if nothing {
        mv = nameless_move(battle);
    }
    let target = Some(target.unwrap_or(Mon::NONE));
    battle.use_move(mv, user, MoveUse { target, source_effect, ..MoveUse::default() });
}

/// Tells why a Pokémon does nothing, for good or for now.
fn explain_standstill(battle: &mut Battle, user: Mon) {
    let text = if battle.mon(user).status == conditions::SLP {
        "In Gen 1, if a Pokémon spends a turn partially trapped and switches to a Pokémon that is asleep, the sleep counter \
         will not decrease until you select a move with a different Pokémon."
    } else if battle.locked_move(user).is_some() {
        "In Gen 1, when Haze cures the sleep/freeze status of a Pokémon during a multi-turn move, that Pokémon will become \
         soft-locked."
    } else if battle.semi_locked_move(user, false).is_some() {
        "In Gen 1, when Haze cures the sleep/freeze status of a Pokémon during Bide, the move execution will never resolve."
    } else {
        return;
    };
    battle.hint(text, false, None);
}

fn is_kept_from_moving(battle: &mut Battle, user: Mon, target: Option<Mon>, mv: Mv) -> bool {
    let effect = battle.move_effect(mv);
    if battle.mon(user).move_this_turn.is_some() || !battle.run(Event::BeforeMove, user, target, effect).truthy() {
        return true;
    }
    let hit = Hit { user, target: target.unwrap_or(Mon::NONE), mv };
    battle.ask_move(Event::BeforeMoveCallback, mv, hit, Value::True).is_some_and(Value::truthy)
}

/// Whether the opponent's game has a Pokémon's side select this move; [`MoveId::NONE`] stands for none at all.
fn is_seen_to_select(battle: &Battle, user: Mon, id: MoveId) -> bool {
    match battle.side(battle.mon(user).side).last_enemy_selected_move {
        Selected::Nothing => id.is_none(),
        Selected::CannotMove => false,
        Selected::Move(seen) => seen == id,
    }
}

/// What a Pokémon uses that thaws before its side has selected any move.
fn nameless_move(battle: &mut Battle) -> Mv {
    let text = "In Gen 1, if a Pokémon is thawed from freeze and no move has been selected yet, the Pokémon will use a move \
                with Fissure's animation, 102 base power, ??? type, Special category, and around 31.6% accuracy.";
    battle.hint(text, false, None);
    let mv = battle.new_move(moves::FISSURE);
    let active = battle.mv_mut(mv);
    active.base_power = 102;
    active.flags = MoveFlags::empty();
    active.kind = Type::Unknown;
    active.category = Category::Special;
    active.accuracy = Accuracy::Percent(31);
    mv
}

/// What makes a move be used: what is given, or what is acting.
fn cause(battle: &Battle, how: MoveUse) -> Option<Effect> {
    let acting = battle.frame.acting;
    how.source_effect.filter(|effect| effect.is_some()).or(acting.is_some().then_some(acting))
}

/// On whom a move is used that is used on this target, or on whoever is there.
fn aimed_at(battle: &mut Battle, user: Mon, mv: Mv, how: MoveUse) -> Option<Mon> {
    let aim = battle.mv(mv).target;
    let target = match how.target {
        Some(target) => target.some(),
        None => battle.random_target(user, aim),
    };
    if aim == MoveTarget::Self_ { Some(user) } else { target }
}

fn modify_move(battle: &mut Battle, user: Mon, target: Option<Mon>, mv: Mv) -> bool {
    let effect = battle.move_effect(mv);
    battle.single(Event::ModifyMove, effect, None, user, target, effect, None);
    battle.run(Event::ModifyMove, user, target, effect).truthy()
}

/// Uses a move, which its side and its user remember. Whether that came to anything.
pub(super) fn use_move(battle: &mut Battle, mv: Mv, user: Mon, how: MoveUse) -> bool {
    let source_effect = cause(battle, how);
    let target = aimed_at(battle, user, mv, how);
    let id = battle.mv(mv).id;
    let charges = TWO_TURN_MOVES.contains(&id);
    if let Some(source) = source_effect {
        battle.mv_mut(mv).source_effect = source.id;
        if source.is(moves::METRONOME) || source.is(moves::MIRROR_MOVE) {
            give_back_pp(battle, user, charges);
        }
    }
    modify_move(battle, user, target, mv);
    let side = battle.mon(user).side;
    battle.side_mut(side).last_move = mv;
    battle.side_mut(side).last_enemy_move = mv;
    if !charges || battle.has_volatile(user, conditions::TWOTURNMOVE) {
        let pokemon = battle.mon_mut(user);
        pokemon.last_move = mv;
        pokemon.last_move_target_loc = 0;
        pokemon.move_this_turn = id;
    }
    let target_now = Some(target.unwrap_or(Mon::NONE));
    let result = battle.perform_move(mv, user, MoveUse { target: target_now, source_effect, ..how });
    if id != moves::METRONOME && !(id == moves::MIRROR_MOVE && mirrored(battle, user).is_some()) {
        let effect = battle.move_effect(mv);
        battle.run(Event::AfterMove, user, target, effect);
        if target.is_none_or(|target| battle.mon(target).hp > 0) {
            battle.run(Event::AfterMoveSelf, user, target, effect);
        }
    }
    result.truthy()
}

/// Gives PP back for a move that was called by another: that takes none until it has been charged, and what a transformed
/// Pokémon uses is not its own.
fn give_back_pp(battle: &mut Battle, user: Mon, charges: bool) {
    if charges {
        change_pp(battle, user, 1);
    }
    if battle.mon(user).transformed {
        let place = battle.side(battle.mon(user).side).last_selected_move_slot as usize;
        if let Some(&at) = battle.mon(user).base_moves.as_slice().get(place) {
            let slot = battle.state.slot_mut(at);
            slot.pp = (slot.pp + 1) % 64;
        }
    }
}

/// What a Pokémon's Mirror Move would call.
fn mirrored(battle: &Battle, user: Mon) -> Option<MoveId> {
    let across = battle.foe_side(battle.mon(user).side);
    let foe = battle.side(across).active[0].some()?;
    battle.last_move_of(foe).filter(|&id| id != moves::MIRROR_MOVE)
}

/// Announces a move, lets it hit, and what comes of that.
pub(super) fn perform_move(battle: &mut Battle, mv: Mv, user: Mon, how: MoveUse) -> Value {
    let source_effect = cause(battle, how);
    let target = aimed_at(battle, user, mv, how);
    battle.set_active_move(mv, user, target.unwrap_or(Mon::NONE));
    if !modify_move(battle, user, target, mv) || battle.mon(user).fainted {
        return Value::False;
    }
    battle.hear_move(user, mv, source_effect, how);
    announce(battle, mv, user, target, source_effect);
    let effect = battle.move_effect(mv);
    let goes_on = battle.single(Event::Try, effect, None, user, target, effect, None).truthy()
        && battle.single(Event::TryMove, effect, None, user, target, effect, None).truthy()
        && battle.run(Event::TryMove, user, target, effect).truthy();
    if !goes_on {
        return Value::True;
    }
    let Some(target) = target.filter(|&target| !battle.mon(target).fainted) else {
        battle.attr_last_move(&[&"[notarget]"]);
        say!(battle, "-notarget");
        return Value::True;
    };
    if !KEEP_LAST_DAMAGE.contains(&battle.mv(mv).id) {
        battle.state.last_damage = 0;
    }
    let targets: Mons = std::iter::once(target).collect();
    let damage = battle.try_move_hit(&targets, user, mv);
    build_rage(battle, mv, user, target);
    if damage == Value::False {
        battle.single(Event::MoveFail, effect, None, target, Some(user), effect, None);
        return Value::True;
    }
    battle.single(Event::AfterMoveSecondarySelf, effect, None, user, Some(target), effect, None);
    battle.run(Event::AfterMoveSecondarySelf, user, Some(target), effect);
    Value::True
}

/// Rage builds up by moves that blow up and by Disable, whatever becomes of these.
fn build_rage(battle: &mut Battle, mv: Mv, user: Mon, target: Mon) {
    let provokes = battle.mv(mv).id == moves::DISABLE || battle.numbers(mv).self_destruction() != SelfDestruct::No;
    if !provokes || battle.mon(target).boost(Boost::Atk) >= 6 || !battle.has_volatile(target, conditions::RAGE) {
        return;
    }
    battle.boost_by(&[(Boost::Atk, 1)], target, Some(user), Some(conditions::RAGE.into()));
    if battle.is_logging() {
        let name = battle.move_data(mv).name;
        let text = format!("In Gen 1, using {name} causes the target to build Rage, even if it misses or fails");
        battle.hint(&text, true, None);
    }
}

fn announce(battle: &mut Battle, mv: Mv, user: Mon, target: Option<Mon>, source: Option<Effect>) {
    if !battle.is_logging() {
        return;
    }
    let id = battle.mv(mv).id;
    let target = TargetName(target);
    match source {
        Some(source) => {
            battle.write_move(&[&"move", &user, &id, &target, &Joined("[from] ", Name(source))]);
        }
        None => battle.write_move(&[&"move", &user, &id, &target]),
    }
}
