//! A player's side: the team's order, what covers it, and what its player is asked and has chosen.

use super::effect_state::ConditionList;
use super::{MAX_ACTIVE, MAX_MONS, MAX_MOVES};
use crate::ids::{Mon, Mv};
use tallgrass_pokedex::MoveId;

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum RequestKind {
    /// Nothing.
    #[default]
    None,
    /// To wait for others.
    Wait,
    /// To put the team in order.
    TeamPreview,
    /// To act.
    Move,
    /// To replace Pokémon.
    Switch,
}

/// Places in a list of moves, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct MovePlaces(u32);

const _: () = assert!(MAX_MOVES <= u32::BITS as usize, "a bit for each move");

impl MovePlaces {
    /// None of them.
    pub const NONE: MovePlaces = MovePlaces(0);

    /// Whether a place is among them.
    pub fn has(self, place: usize) -> bool {
        self.0 >> place & 1 != 0
    }

    /// Whether they are all of a list of so many moves.
    pub(crate) fn are_all(self, count: usize) -> bool {
        self.0 == (1 << count) - 1
    }

    pub(crate) fn add_if(&mut self, place: usize, whether: bool) {
        self.0 |= (whether as u32) << place;
    }
}

/// How a request lists a Pokémon's moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum MoveListKind {
    /// All moves, with PP, targets and whether they are disabled.
    #[default]
    Full,
    /// The one move it is locked into, by name only.
    Locked,
    /// Struggle.
    Struggle,
    /// Generation 1's Fight.
    Fight,
}

/// What a player is told about one active Pokémon that is to act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct ActiveRequest {
    /// The one move, unless it lists all that the Pokémon knows.
    pub only: MoveId,
    /// Moves that can't be chosen, as far as the player knows.
    pub disabled: MovePlaces,
    /// Whether its Curse is listed as a Ghost's (of the types it says that it has: an Arceus without a plate is Normal).
    pub curses_as_ghost: bool,
    /// Moves of which an answer has shown what disabled them (nothing, in Showdown: an empty name).
    pub shown_source: MovePlaces,
    /// How they are listed.
    pub kind: MoveListKind,
    /// Its field `trapped`.
    pub trapped: bool,
    /// Whether only an answer to a choice has shown that it is trapped.
    pub trapped_revealed: bool,
    /// Its field `maybeTrapped`.
    pub maybe_trapped: bool,
    /// Its field `maybeDisabled`.
    pub maybe_disabled: bool,
    /// Its field `maybeLocked`.
    pub maybe_locked: bool,
    /// Its field `canMegaEvo`: absent, false or true.
    pub can_mega_evo: Option<bool>,
    /// Its field `canUltraBurst`.
    pub can_ultra_burst: Option<bool>,
    /// Its field `canZMove`.
    pub can_z_move: bool,
    /// Its field `canDynamax`.
    pub can_dynamax: Option<bool>,
    /// Its field `maxMoves`.
    pub max_moves: bool,
    /// Its field `canTerastallize`.
    pub can_terastallize: bool,
}

impl ActiveRequest {
    pub(crate) const EMPTY: ActiveRequest = ActiveRequest {
        only: MoveId::NONE,
        disabled: MovePlaces::NONE,
        curses_as_ghost: false,
        shown_source: MovePlaces::NONE,
        kind: MoveListKind::Full,
        trapped: false,
        trapped_revealed: false,
        maybe_trapped: false,
        maybe_disabled: false,
        maybe_locked: false,
        can_mega_evo: None,
        can_ultra_burst: None,
        can_z_move: false,
        can_dynamax: None,
        max_moves: false,
        can_terastallize: false,
    };
}

/// What kind of thing a player has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum ChosenKind {
    /// Nothing, as there is nothing to choose.
    #[default]
    Pass,
    /// A move.
    Move,
    /// A switch in place of a move.
    Switch,
    /// A replacement.
    InstaSwitch,
    /// Whom to revive.
    RevivalBlessing,
    /// A place in the team's order.
    Team,
    /// A change of places.
    Shift,
    /// Generation 1's Fight: whatever the side has selected last.
    Fight,
}

/// What a side has last selected, as generation 1 remembers it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum Selected {
    /// Nothing yet (`nomove`).
    #[default]
    Nothing,
    /// That its Pokémon can't move (`cannotmove`).
    CannotMove,
    /// A move.
    Move(MoveId),
}

impl Selected {
    /// The move, or [`MoveId::NONE`].
    pub const fn id(self) -> MoveId {
        match self {
            Selected::Move(id) => id,
            _ => MoveId::NONE,
        }
    }
}

/// One thing a player has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct ChosenAction {
    /// What.
    pub kind: ChosenKind,
    /// For whom.
    pub mon: Mon,
    /// Who comes in.
    pub target: Mon,
    /// Which move.
    pub move_id: MoveId,
    /// In which slot.
    pub move_slot: u8,
    /// Where it is aimed.
    pub target_loc: i8,
    /// With mega evolution or ultra burst.
    pub mega: bool,
    /// As this Z-move.
    pub z_move: MoveId,
    /// As this Max Move.
    pub max_move: MoveId,
    /// With terastallization.
    pub terastallize: bool,
    /// The place in the team's order.
    pub index: u8,
}

impl ChosenAction {
    pub(crate) const PASS: ChosenAction = ChosenAction {
        kind: ChosenKind::Pass,
        mon: Mon::NONE,
        target: Mon::NONE,
        move_id: MoveId::NONE,
        move_slot: u8::MAX,
        target_loc: 0,
        mega: false,
        z_move: MoveId::NONE,
        max_move: MoveId::NONE,
        terastallize: false,
        index: 0,
    };
}

/// What a player has chosen so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct SideChoice {
    /// Whether it can't be taken back, since that would tell something.
    pub cant_undo: bool,
    /// How many actions are chosen.
    pub len: u8,
    /// How many replacements are still to be chosen.
    pub forced_switches_left: u8,
    /// How many Pokémon can't be replaced.
    pub forced_passes_left: u8,
    /// Team slots that come in: a bit each.
    pub switch_ins: u32,
    /// Whether a Z-move is chosen.
    pub z_move: bool,
    /// Whether mega evolution is chosen.
    pub mega: bool,
    /// Whether ultra burst is chosen.
    pub ultra: bool,
    /// Whether Dynamax is chosen.
    pub dynamax: bool,
    /// Whether terastallization is chosen.
    pub terastallize: bool,
    /// The actions; team orders are in [`SideChoice::team`].
    pub actions: [ChosenAction; MAX_ACTIVE],
    /// The chosen team order: Pokémon, first to last.
    pub team: [Mon; MAX_MONS],
}

impl SideChoice {
    pub(crate) const EMPTY: SideChoice = SideChoice {
        cant_undo: false,
        len: 0,
        forced_switches_left: 0,
        forced_passes_left: 0,
        switch_ins: 0,
        z_move: false,
        mega: false,
        ultra: false,
        dynamax: false,
        terastallize: false,
        actions: [ChosenAction::PASS; MAX_ACTIVE],
        team: [Mon::NONE; MAX_MONS],
    };
}

/// A player's side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Side {
    /// The team in its current order: the first ones are in battle.
    pub team: [Mon; MAX_MONS],
    /// How many Pokémon the team has.
    pub team_len: u8,
    /// Who is in battle; [`Mon::NONE`] before the battle has begun.
    pub active: [Mon; MAX_ACTIVE],
    /// How many can be in battle at once.
    pub active_len: u8,
    /// How many Pokémon have not fainted.
    pub pokemon_left: u8,
    /// How many have fainted in all, at most 100.
    pub total_fainted: u8,
    /// Who fainted last turn.
    pub fainted_last_turn: Option<Mon>,
    /// Who fainted this turn.
    pub fainted_this_turn: Option<Mon>,
    /// Whether a Z-move was used.
    pub z_move_used: bool,
    /// Whether Dynamax was used.
    pub dynamax_used: bool,
    /// Whose side conditions count here: itself, or the ally's in multi battles.
    pub conditions_of: u8,
    /// What covers the side, in the order it came.
    pub conditions: ConditionList,
    /// What waits at each position.
    pub slot_conditions: [ConditionList; MAX_ACTIVE],
    /// What the player is asked.
    pub request: RequestKind,
    /// Whether the request was sent again with corrections.
    pub request_update: bool,
    /// Whether the choice can't be taken back (`noCancel`).
    pub no_cancel: bool,
    /// For [`RequestKind::Switch`]: which positions need a replacement, a bit each.
    pub force_switch: u8,
    /// For [`RequestKind::Move`]: what is told about each active Pokémon.
    pub active_requests: [ActiveRequest; MAX_ACTIVE],
    /// What the player has chosen.
    pub choice: SideChoice,
    /// The side's last move, selected or used (generation 1).
    pub last_move: Mv,
    /// The side's last move as the opponent's game sees it: the last that was used (generation 1).
    pub last_enemy_move: Mv,
    /// What was selected last (generation 1).
    pub last_selected_move: Selected,
    /// The slot it was in (generation 1).
    pub last_selected_move_slot: u8,
    /// What was selected last as the opponent's game sees it (generation 1).
    pub last_enemy_selected_move: Selected,
}

impl Side {
    pub(crate) const EMPTY: Side = Side {
        team: [Mon::NONE; MAX_MONS],
        team_len: 0,
        active: [Mon::NONE; MAX_ACTIVE],
        active_len: 0,
        pokemon_left: 0,
        total_fainted: 0,
        fainted_last_turn: None,
        fainted_this_turn: None,
        z_move_used: false,
        dynamax_used: false,
        conditions_of: 0,
        conditions: ConditionList::EMPTY,
        slot_conditions: [ConditionList::EMPTY; MAX_ACTIVE],
        request: RequestKind::None,
        request_update: false,
        no_cancel: false,
        force_switch: 0,
        active_requests: [ActiveRequest::EMPTY; MAX_ACTIVE],
        choice: SideChoice::EMPTY,
        last_move: Mv::NONE,
        last_enemy_move: Mv::NONE,
        last_selected_move: Selected::Nothing,
        last_selected_move_slot: 0,
        last_enemy_selected_move: Selected::Nothing,
    };

    /// The team in its current order.
    pub fn team(&self) -> &[Mon] {
        &self.team[..self.team_len as usize]
    }

    /// Who is in battle (or [`Mon::NONE`]), fainted Pokémon included.
    pub fn active(&self) -> &[Mon] {
        &self.active[..self.active_len as usize]
    }
}
