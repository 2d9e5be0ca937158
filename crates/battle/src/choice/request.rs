//! Requests: what each player is asked, kept as state; their JSON is made when somebody reads it.

use crate::battle::Battle;
use crate::ids::{EffectId, Mon, SideId};
use crate::say;
use crate::state::{
    ActiveRequest, CanTerastallize, Disabled, MoveListKind, MovePlaces, RequestKind, SideChoice, Trapped,
};
use tallgrass_pokedex::Generation::Gen8;
use tallgrass_pokedex::{Category, MoveId, Type, conditions, items, moves};

impl Battle {
    /// What a player is asked; nothing if there is no such player.
    pub fn request_of(&self, side: SideId) -> RequestKind {
        if side.0 < self.state.side_count { self.side(side).request } else { RequestKind::None }
    }

    /// Whether a player is asked for something.
    pub(crate) fn is_asked(&self, side: SideId) -> bool {
        !matches!(self.request_of(side), RequestKind::None | RequestKind::Wait)
    }

    pub(crate) fn stop_asking(&mut self, side: SideId) {
        let s = self.side_mut(side);
        s.request = RequestKind::Wait;
        s.no_cancel = false;
        s.request_update = false;
        self.clear_choice(side);
    }

    pub(crate) fn clear_requests(&mut self) {
        self.state.request = RequestKind::None;
        for side in self.side_ids() {
            self.side_mut(side).request = RequestKind::None;
        }
    }

    /// Asks the players.
    pub(crate) fn make_request(&mut self, kind: RequestKind) {
        self.state.request = kind;
        for side in self.side_ids() {
            self.clear_choice(side);
        }
        if kind == RequestKind::TeamPreview && self.is_logging() {
            match self.setup.format.rules.numbers.picked_team_size {
                Some(size) if size > 0 => say!(self, "teampreview", size as u32),
                _ => say!(self, "teampreview"),
            }
        }
        let mut asked = 0;
        for side in self.side_ids() {
            let wants = self.ask(side, kind);
            asked += wants as u32;
        }
        for side in self.side_ids() {
            let cancel = self.setup.support_cancel && asked >= 2;
            let s = self.side_mut(side);
            s.no_cancel = !cancel && s.request != RequestKind::Wait;
            s.request_update = false;
        }
        self.requests_made = self.requests_made.wrapping_add(1);
    }

    fn ask(&mut self, side: SideId, kind: RequestKind) -> bool {
        let left = self.side(side).pokemon_left > 0;
        let asked = match kind {
            RequestKind::Switch => {
                let mut flags = 0;
                for (i, &mon) in self.side(side).active().iter().enumerate() {
                    if !mon.is_none() && self.mon(mon).switch_flag.is_set() {
                        flags |= 1 << i;
                    }
                }
                self.side_mut(side).force_switch = flags;
                left && flags != 0
            }
            RequestKind::TeamPreview => true,
            _ => {
                if left {
                    for i in 0..self.side(side).active_len as usize {
                        let mon = self.side(side).active[i];
                        if !mon.is_none() {
                            let request = self.move_request(mon);
                            self.side_mut(side).active_requests[i] = request;
                        }
                    }
                }
                left
            }
        };
        self.side_mut(side).request = if asked { kind } else { RequestKind::Wait };
        asked
    }

    /// What a player is told about an active Pokémon that is to act. Computing it settles what the player knows.
    pub(crate) fn move_request(&mut self, mon: Mon) -> ActiveRequest {
        let mut request = ActiveRequest::EMPTY;
        let mut locked = self.locked_move(mon);
        let hard = locked.is_some();
        if hard {
            self.mon_mut(mon).trapped = Trapped::Yes;
        } else if !self.mon(mon).maybe_locked {
            locked = self.semi_locked_move(mon, true);
        }
        let last = self.is_last_active(mon);
        let can_switch = self.can_switch(self.mon(mon).side);
        let mut listed_alone = true;
        match locked {
            Some(id) => {
                request.kind = MoveListKind::Locked;
                request.only = id;
            }
            None if self.can_only_fight(mon) && self.fights_for_certain(mon) => request.kind = MoveListKind::Fight,
            None => {
                request.disabled = self.disabled_moves(mon, last);
                if request.disabled.are_all(self.move_count(mon)) {
                    request.kind = MoveListKind::Struggle;
                    // What there is without a choice.
                    request.only = moves::STRUGGLE;
                    request.disabled = MovePlaces::NONE;
                } else {
                    listed_alone = false;
                }
            }
        }
        let pokemon = self.mon_mut(mon);
        if hard || !last {
            pokemon.maybe_disabled = false;
            pokemon.maybe_locked = false;
            pokemon.maybe_trapped = false;
            request.trapped = (hard || can_switch) && pokemon.trapped != Trapped::No;
        } else {
            pokemon.maybe_locked |= pokemon.maybe_disabled;
            request.maybe_disabled = pokemon.maybe_disabled;
            request.maybe_locked = pokemon.maybe_locked;
            if can_switch {
                request.trapped = pokemon.trapped == Trapped::Yes;
                request.maybe_trapped = !request.trapped && pokemon.maybe_trapped;
            }
        }
        if !listed_alone {
            request.curses_as_ghost = self.has_move(mon, moves::CURSE) && self.has_type(mon, Type::Ghost);
            self.list_powers(mon, &mut request);
        }
        request
    }

    /// Whether a player knows that Fight is all there is: a hold may have ended, as far as who is caught can tell.
    fn fights_for_certain(&self, mon: Mon) -> bool {
        let pokemon = self.mon(mon);
        matches!(pokemon.status, conditions::FRZ | conditions::SLP) || !pokemon.maybe_locked
    }

    fn list_powers(&mut self, mon: Mon, request: &mut ActiveRequest) {
        let pokemon = self.mon(mon);
        request.can_mega_evo = pokemon.can_mega_evo.is_some().then_some(true);
        request.can_ultra_burst = pokemon.can_ultra_burst.is_some().then_some(true);
        request.can_z_move = self.can_z_move(mon);
        if self.only_in(Gen8) {
            let can = self.can_dynamax(mon);
            request.can_dynamax = can.then_some(true);
            request.max_moves = (can || self.is_dynamaxed(mon)) && self.any_max_move(mon);
        }
        request.can_terastallize = self.mon(mon).can_terastallize == CanTerastallize::Yes;
    }

    /// Whether any move can be used as a Z-move.
    pub(crate) fn can_z_move(&self, mon: Mon) -> bool {
        let pokemon = self.mon(mon);
        let item = self.dex().item(pokemon.item);
        if item.z_move.is_none() {
            return false;
        }
        let species = self.dex().species(pokemon.species);
        let changed = species.is_mega || species.is_primal || species.forme == "Ultra";
        if self.side(pokemon.side).z_move_used
            || (pokemon.transformed && changed)
            || !(item.item_user.is_empty() || item.item_user.contains(&pokemon.species))
        {
            return false;
        }
        let with_pp = || self.moves(mon).filter(|slot| slot.pp > 0);
        with_pp().any(|slot| slot.disabled == Disabled::No)
            && (0..self.move_count(mon))
                .any(|at| self.move_slot(mon, at).pp > 0 && self.z_move_of_slot(mon, at).is_some())
    }

    fn can_dynamax(&self, mon: Mon) -> bool {
        let pokemon = self.mon(mon);
        let species = self.dex().species(pokemon.species);
        let cannot = |mon: Mon| self.dex().species(self.mon(mon).species).cannot_dynamax;
        self.can_dynamax_now(pokemon.side)
            && !(species.is_mega || species.is_primal || species.forme == "Ultra")
            && self.dex().item(pokemon.item).z_move.is_none()
            && pokemon.can_mega_evo.is_none()
            && !cannot(mon)
            && !pokemon.illusion.is_some_and(cannot)
            && self.any_max_move(mon)
    }

    pub(crate) fn any_max_move(&self, mon: Mon) -> bool {
        self.moves(mon).any(|slot| self.max_move_for(slot.id, mon).is_some() && !self.max_move_disabled(mon, slot.id))
    }

    /// Whether a move can't be used as a Max Move.
    pub(crate) fn max_move_disabled(&self, mon: Mon, id: MoveId) -> bool {
        let pp = self.find_move(mon, id).map_or(0, |at| self.move_slot(mon, at).pp);
        pp == 0
            || (self.dex().mv(id).category == Category::Status
                // These two disable status moves under their own names, while Max Guard is listed for them.
                && (self.has_item(mon, items::ASSAULT_VEST) || self.has_volatile(mon, conditions::TAUNT)))
    }

    /// The moves that can't be chosen; hidden reasons count only where the player may know them.
    pub(crate) fn disabled_moves(&self, mon: Mon, restrict: bool) -> MovePlaces {
        let mut disabled = MovePlaces::NONE;
        if self.only_in(Gen8) && self.is_dynamaxed(mon) {
            for (place, slot) in self.moves(mon).enumerate() {
                let caused = slot.disabled != Disabled::No && self.can_cause_struggle(slot.disabled_source);
                disabled.add_if(place, caused || self.max_move_disabled(mon, slot.id));
            }
            return disabled;
        }
        self.moves(mon).enumerate().for_each(|(place, slot)| {
            let known = slot.disabled == Disabled::Yes || (slot.disabled == Disabled::Hidden && !restrict);
            disabled.add_if(place, slot.pp <= 0 || known);
        });
        disabled
    }

    fn can_cause_struggle(&self, by: EffectId) -> bool {
        const CAUSES: [&str; 6] = ["Encore", "Disable", "Taunt", "Assault Vest", "Belch", "Stuff Cheeks"];
        CAUSES.contains(&self.effect_name(by))
    }

    /// Forgets what a player has chosen.
    pub(crate) fn clear_choice(&mut self, side: SideId) {
        let mut choice = SideChoice::EMPTY;
        if self.state.request == RequestKind::Switch {
            let s = self.side(side);
            let out = s.active().iter().filter(|mon| !mon.is_none() && self.mon(**mon).switch_flag.is_set()).count();
            let waiting = &s.team()[(s.active_len as usize).min(s.team_len as usize)..];
            let can = waiting.iter().filter(|&&mon| !self.mon(mon).fainted).count();
            choice.forced_switches_left = out.min(can) as u8;
            choice.forced_passes_left = (out - out.min(can)) as u8;
        }
        self.side_mut(side).choice = choice;
    }
}
