//! The queue of actions: filling, ordering, changing.

use crate::answer::Value;
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, Mon};
use crate::random::Purpose;
use crate::state::{Action, ActionKind, MAX_ACTIONS, SwitchFlag};
use arrayvec::ArrayVec;
use std::cmp::Ordering;
use tallgrass_pokedex::Generation::{Gen6, Gen7};
use tallgrass_pokedex::{GameType, MoveId};

pub(crate) fn by_turn_order(a: &Action, b: &Action) -> Ordering {
    let order = |action: &Action| if action.order == 0 { u32::MAX } else { action.order as u32 };
    (order(a).cmp(&order(b))).then(b.priority.total_cmp(&a.priority)).then(b.speed.cmp(&a.speed))
}

type Actions = ArrayVec<Action, 6>;

impl Battle {
    /// Puts an action in line behind what comes before it (mega evolution before a move…), each with its place in the
    /// turn. `speeds` is what [`Battle::update_speed`] gave, if it was called before.
    fn resolve_action(&mut self, mut action: Action, mid_turn: bool, speeds: Option<u32>, line: &mut Actions) {
        if action.kind == ActionKind::Pass {
            return;
        }
        // Its priority may be that of a Max Move or Z-Move, which is one more in flight while the action is in no queue yet.
        let outer = self.in_use;
        if action.mv.is_some() {
            self.keep_in_use(action.mv);
        }
        if action.kind == ActionKind::Move && !mid_turn {
            self.resolve_before(line, &action, speeds);
        }
        self.settle_action(&mut action, mid_turn, speeds);
        self.in_use = outer;
        line.push(action);
    }

    /// Gives an action its target and its place in the turn.
    fn settle_action(&mut self, action: &mut Action, mid_turn: bool, speeds: Option<u32>) {
        if action.order == 0 {
            action.order = action.kind.order();
        }
        if !mid_turn {
            match action.kind {
                ActionKind::Move => action.fractional_priority = self.fractional_priority(action),
                ActionKind::Switch | ActionKind::InstaSwitch => {
                    if let Some(mon) = action.mon {
                        if let SwitchFlag::By(id) = self.mon(mon).switch_flag {
                            action.source_effect = id.into();
                        }
                        self.mon_mut(mon).switch_flag = SwitchFlag::No;
                    }
                }
                _ => {}
            }
        }
        let defer = self.only_in(Gen7) && action.mega && !action.mega_done;
        if let (true, Some(mon)) = (action.mv.is_some(), action.mon) {
            if action.target_loc == 0
                && let Some(target) = self.random_target(mon, self.mv(action.mv).target)
            {
                action.target_loc = self.loc_of(mon, target);
            }
            action.original_target = self.at_loc(mon, action.target_loc);
        }
        if !defer {
            self.place_action(action, speeds);
        }
    }

    fn resolve_before(&mut self, line: &mut Actions, action: &Action, speeds: Option<u32>) {
        let Some(mon) = action.mon else { return };
        let effect = self.move_effect(action.mv);
        let plain = action.max_move.is_none() && action.z_move.is_none();
        let mut before = |battle: &mut Battle, kind: ActionKind, with_move: bool| {
            let mut first = Action::of(kind, mon);
            if with_move {
                first.mv = action.mv;
                // SHOWDOWN: a charge is not told where the move is aimed, and finds a target of its own.
                if kind == ActionKind::BeforeTurnMove {
                    first.target_loc = action.target_loc;
                }
            }
            battle.settle_action(&mut first, false, speeds);
            line.insert(0, first);
        };
        if plain && self.rules.has(effect.id, Event::BeforeTurnCallback) {
            before(self, ActionKind::BeforeTurnMove, true);
        }
        if action.mega && !self.is_sky_dropped(mon) {
            before(self, ActionKind::MegaEvo, false);
        }
        if action.terastallize && self.mon(mon).terastallized.is_none() {
            before(self, ActionKind::Terastallize, false);
        }
        if action.max_move.is_some() && !self.is_dynamaxed(mon) {
            before(self, ActionKind::Dynamax, false);
        }
        if plain && self.rules.has(effect.id, Event::PriorityChargeCallback) {
            before(self, ActionKind::PriorityChargeMove, true);
        }
    }

    fn fractional_priority(&mut self, action: &Action) -> f64 {
        let Some(mon) = action.mon else { return 0.0 };
        let effect = self.move_effect(action.mv);
        self.run_with(Event::FractionalPriority, mon, None, effect, Value::Number(0.0)).number().unwrap_or(0.0)
    }

    /// Computes priority and speed of an action anew; the speed stands that [`Battle::update_speed`] computed when it gave
    /// `speeds`, unless somebody was asked something since.
    pub(crate) fn place_action(&mut self, action: &mut Action, speeds: Option<u32>) {
        let Some(mon) = action.mon else {
            action.speed = 1;
            return;
        };
        if action.kind == ActionKind::Move {
            let mut asked = action.mv;
            if action.z_move.is_some() {
                let z = self.new_move(action.z_move);
                if self.move_data(z).is_z.is_some() {
                    asked = z;
                }
            }
            if action.max_move.is_some() {
                asked = self.active_max_move(action.mv, mon);
            }
            let id = self.mv(asked).id;
            let mut priority = self.dex().mv(id).priority as f64;
            let effect = self.move_effect(asked);
            // Finding a target may draw, but not in singles.
            if self.game_type() != GameType::Singles
                || self.rules.hears_own(effect.id, Event::ModifyPriority)
                || self.is_heard(Event::ModifyPriority, mon.into(), None)
            {
                let target = self.target_of(mon, self.aim_of(action.mv), action.target_loc, None);
                let relay = Some(Value::Number(priority));
                let own = self.single(Event::ModifyPriority, effect, None, mon, target, Effect::NONE, relay);
                let answer = self.run_with(Event::ModifyPriority, mon, target, effect, own);
                priority = answer.number().unwrap_or(0.0);
            }
            action.priority = priority + action.fractional_priority;
            if self.since(Gen6) {
                self.mv_mut(action.mv).priority = priority as i8;
            }
        }
        let pokemon = self.mon(mon);
        let stands = speeds == Some(self.asked) && pokemon.active && !pokemon.fainted;
        action.speed = if stands { pokemon.speed } else { self.action_speed(mon) };
    }

    pub(crate) fn add_action(&mut self, action: Action, speeds: Option<u32>) {
        let mut line = Actions::new();
        self.resolve_action(action, false, speeds, &mut line);
        for &action in &line {
            self.push_action(action);
        }
    }

    fn push_action(&mut self, action: Action) {
        if self.state.queue.is_full() {
            self.fault.get_or_insert("there are more actions than fit");
            return;
        }
        self.state.queue.push(action);
    }

    /// Puts an action where it belongs among those that wait, without ordering them anew.
    pub(crate) fn insert_action(&mut self, action: Action, mid_turn: bool) {
        if let Some(mon) = action.mon {
            self.update_mon_speed(mon);
        }
        let mut actions = Actions::new();
        self.resolve_action(action, mid_turn, None, &mut actions);
        let Some(leader) = actions.first() else { return };
        let mut first = None;
        let mut last = None;
        for (i, waiting) in self.state.queue.as_slice().iter().enumerate() {
            match by_turn_order(leader, waiting) {
                Ordering::Greater => {}
                Ordering::Equal => {
                    first.get_or_insert(i);
                }
                Ordering::Less => {
                    first.get_or_insert(i);
                    last = Some(i);
                    break;
                }
            }
        }
        let len = self.state.queue.as_slice().len();
        let at = match first {
            None => len,
            Some(first) => match last.unwrap_or(len) {
                last if first == last => first,
                last => self.random_from(Purpose::SpeedTie, first as u32, last as u32 + 1) as usize,
            },
        };
        for (i, &action) in actions.iter().enumerate() {
            if self.state.queue.is_full() {
                self.fault.get_or_insert("there are more actions than fit");
                return;
            }
            self.state.queue.insert(at + i, action);
        }
    }

    pub(crate) fn sort_queue(&mut self) {
        // In order already, and without equals: nothing moves and nothing is drawn.
        if self.queue().windows(2).all(|two| by_turn_order(&two[0], &two[1]) == Ordering::Less) {
            return;
        }
        let mut list: ArrayVec<Action, MAX_ACTIONS> = self.state.queue.as_slice().iter().copied().collect();
        self.speed_sort(&mut list, by_turn_order);
        self.state.queue.as_mut_slice().copy_from_slice(&list);
    }

    // --- for effects ----------------------------------------------------------------------------------------------

    /// What still waits this turn, in order.
    pub fn queue(&self) -> &[Action] {
        self.state.queue.as_slice()
    }

    /// Whether anyone still moves, switches or shifts this turn.
    pub fn anyone_will_act(&self) -> bool {
        use ActionKind::{InstaSwitch, Move, Shift, Switch};
        self.queue().iter().any(|action| matches!(action.kind, Move | Switch | InstaSwitch | Shift))
    }

    /// The move a Pokémon is still to make this turn: its place in the queue.
    pub fn will_move(&self, mon: Mon) -> Option<usize> {
        if self.mon(mon).fainted {
            return None;
        }
        self.queue().iter().position(|action| action.kind == ActionKind::Move && action.mon == Some(mon))
    }

    /// The switch a Pokémon is still to make this turn: its place in the queue.
    pub fn will_switch(&self, mon: Mon) -> Option<usize> {
        self.queue().iter().position(|action| {
            matches!(action.kind, ActionKind::Switch | ActionKind::InstaSwitch) && action.mon == Some(mon)
        })
    }

    /// Takes all of a Pokémon's actions out of the queue. Whether there was one.
    pub fn cancel_action(&mut self, mon: Mon) -> bool {
        let mut any = false;
        while let Some(at) = self.queue().iter().position(|action| action.mon == Some(mon)) {
            self.state.queue.remove(at);
            any = true;
        }
        any
    }

    /// Takes a Pokémon's move out of the queue. Whether there was one.
    pub fn cancel_move(&mut self, mon: Mon) -> bool {
        let at = self.queue().iter().position(|a| a.kind == ActionKind::Move && a.mon == Some(mon));
        at.map(|at| self.state.queue.remove(at)).is_some()
    }

    /// Lets a Pokémon make another move in place of all that it was still to do this turn, in this order and priority.
    pub fn change_action(&mut self, mon: Mon, id: MoveId, order: u16, priority: f64) {
        self.cancel_action(mon);
        let mut action = Action::of(ActionKind::Move, mon);
        action.mv = self.new_move(id);
        action.order = order;
        self.insert_action(action, false);
        if let Some(at) = self.will_move(mon) {
            self.state.queue.as_mut_slice()[at].priority = priority;
        }
    }

    /// Runs an event for a Pokémon once what is happening is over, before anyone switches or moves.
    pub fn run_next(&mut self, event: Event, mon: Mon) {
        const BEFORE_SWITCHES: u16 = 99;
        let mut action = Action::of(ActionKind::Event(event), mon);
        action.order = BEFORE_SWITCHES;
        self.insert_action(action, false);
    }

    /// Lets a Pokémon that is still to act use another move instead, in the place that this has in the turn by now; a move of
    /// no name stands for what its side has selected last (generation 1).
    pub fn change_move(&mut self, mon: Mon, id: MoveId) {
        self.cancel_action(mon);
        let mut action = Action::of(ActionKind::Move, mon);
        action.mv = self.new_move(id);
        self.insert_action(action, false);
    }

    /// Lets an action of the queue happen next.
    pub fn prioritize_action(&mut self, at: usize, effect: Effect) {
        let mut action = self.state.queue.remove(at);
        action.source_effect = effect;
        action.order = 3;
        self.state.queue.insert(0, action);
    }

    /// Lets an action of the queue happen last (Quash).
    pub fn delay_action(&mut self, at: usize) {
        if let Some(action) = self.state.queue.as_mut_slice().get_mut(at) {
            action.order = 201;
        }
    }

    /// Lets an action of the queue happen last, as up to generation 7: behind all that waits now, but before the turn's end.
    pub fn move_action_to_end(&mut self, at: usize) {
        let mut action = self.state.queue.remove(at);
        action.priority = -7.1;
        // SHOWDOWN: without an end of the turn to come the action is lost.
        if let Some(end) = self.queue().iter().rposition(|action| action.kind == ActionKind::Residual) {
            self.state.queue.insert(end, action);
        }
    }

    /// Aims a waiting move elsewhere.
    pub fn aim_action(&mut self, at: usize, loc: i8) {
        if let Some(action) = self.state.queue.as_mut_slice().get_mut(at) {
            action.target_loc = loc;
        }
    }

    /// Lets a Pokémon make another move next, besides what it is still to do (Instruct).
    pub fn move_next(&mut self, mon: Mon, id: MoveId, loc: i8) {
        let mut action = Action::of(ActionKind::Move, mon);
        action.mv = self.new_move(id);
        action.target_loc = loc;
        // SHOWDOWN: of a move that is announced as the turn begins only the announcement is made.
        let mut line = Actions::new();
        self.resolve_action(action, false, None, &mut line);
        let Some(mut first) = line.first().copied() else { return };
        if self.state.queue.is_full() {
            self.fault.get_or_insert("there are more actions than fit");
            return;
        }
        first.order = 3;
        self.state.queue.insert(0, first);
    }
}
