//! A battle without players yet: state and setup as its format has them.

use super::rules::{flow_of, hooks_of};
use super::{BattleOptions, Player, Setup, SetupError};
use crate::battle::{Battle, Frame, MAX_DEPTH};
use crate::event::hearing::Hearing;
use crate::library::Library;
use crate::notes::NotePlaces;
use crate::random::Prng;
use crate::say;
use crate::state::{
    BATTLE_NOTES, EffectState, FaintQueue, Field, Forme, MAX_SIDES, MovePool, Pool, Queue, RequestKind, Side, State,
};
use std::sync::Arc;
use tallgrass_pokedex::{FormatId, GameType, Generation, MoveId, RuleId, formats, rules};

impl Battle {
    /// A battle without players yet, played by what a library has of its format's rule set.
    ///
    /// # Errors
    /// If the seed can't be read or the format isn't played here.
    pub fn new(library: &Library, options: &BattleOptions) -> Result<Battle, SetupError> {
        let format = options.format.clone();
        let rules = library.rulebook_of(&format)?.clone();
        let hooks = hooks_of(&rules, &format);
        let has = |rule| format.rules.has(rule);
        let players = format.game_type.player_count();
        let setup = Setup {
            format_text: format.id_text(),
            debug: options.debug,
            players: vec![Player::default(); players as usize],
            mons: Vec::new(),
            flow: flow_of(&rules, &format),
            force_random_chance: options.force_random_chance.filter(|_| options.debug || format.debug),
            report_exact_hp: format.debug || has(rules::EXACT_HP_MOD),
            report_percentages: has(rules::HP_PERCENTAGE_MOD),
            support_cancel: has(rules::CANCEL_MOD),
            illusion_level_mod: has(rules::ILLUSION_LEVEL_MOD),
            listening_format: format.format().condition(),
            overflow_stat_mod: has(rules::OVERFLOW_STAT_MOD),
            levels_count: has(rules::LEVEL_CLAUSE_MOD),
            twisted_dimension: has(rules::TWISTED_DIMENSION_MOD),
            abilities_known: format.team.is_some()
                || (has(rules::OBTAINABLE_ABILITIES) && !format.rules.keys().any(|key| key == "+hackmons")),
            endless_battle_clause: has(rules::ENDLESS_BATTLE_CLAUSE),
            active_per_half: match format.game_type {
                GameType::Triples => 3,
                GameType::Singles | GameType::Rotation => 1,
                _ => 2,
            },
            notes: NotePlaces::of(&hooks),
            spread_of: hooks.iter().find_map(|own| own.spread_of),
            hooks,
            owners: Vec::new(),
            team_seeds: Vec::new(),
            seed: options.seed.clone(),
            rated: options.rated.clone(),
            format,
        };
        let active_len = match setup.format.game_type {
            GameType::Doubles => 2,
            GameType::Triples | GameType::Rotation => 3,
            _ => 1,
        };
        let mut sides = [Side::EMPTY; MAX_SIDES];
        for (i, side) in sides.iter_mut().enumerate() {
            side.active_len = active_len;
            side.dynamax_used = rules.flow.generation != Generation::Gen8;
            side.conditions_of = if setup.format.game_type == GameType::Multi { i as u8 % 2 } else { i as u8 };
        }
        let state = State {
            prng: Prng::read(&options.seed)?.0,
            turn: 0,
            request: RequestKind::None,
            mid_turn: false,
            started: false,
            ended: false,
            winner: None,
            side_count: players,
            mon_count: 0,
            effect_order: 0,
            serial: 0,
            quick_claw_roll: false,
            last_damage: 0,
            speed_order: [0, 1, 2, 3, 4, 5],
            active_move: crate::ids::Mv::NONE,
            active_pokemon: None,
            active_target: None,
            last_move: crate::ids::Mv::NONE,
            last_successful_move: MoveId::NONE,
            notes: [0; BATTLE_NOTES],
            field: Field::EMPTY,
            sides,
            queue: Queue::EMPTY,
            faint_queue: FaintQueue::EMPTY,
            pool: Pool::default(),
            move_pool: MovePool::default(),
            spare_slots: Default::default(),
            mons: Default::default(),
            knowledge: Default::default(),
        };
        let mut battle = Battle {
            state,
            rules,
            setup: Arc::new(setup),
            frame: Frame::NONE,
            hearing: Hearing::UNKNOWN,
            asked: 0,
            ordered: 0,
            scratch: [EffectState::EMPTY; MAX_DEPTH + 1],
            secondaries: Default::default(),
            forming: Forme::NONE,
            in_use: 0,
            fault: None,
            told: 0,
            log: None,
            tape: None,
            trace: None,
            calls: None,
            joined: 0,
            requests_made: 0,
        };
        battle.set_logging(options.log);
        battle.count_clock_line();
        say!(battle, "gametype", battle.game_type().name());
        battle.add_listening_rules();
        Ok(battle)
    }

    /// Rules that listen to events, formats among them, are pseudo-weathers, in the order of the rule table.
    pub(super) fn add_listening_rules(&mut self) {
        let format = self.setup.format.clone();
        for key in format.rules.keys() {
            let condition = match (RuleId::from_id(key), FormatId::from_id(key)) {
                (Some(rule), _) => formats::rule(rule).condition,
                (None, Some(format)) => formats::format(format).condition(),
                (None, None) => continue,
            };
            if condition.is_some() {
                self.add_pseudo_weather(condition, None, None);
            }
        }
    }
}
