//! The moves Pokémon know: finding them, their PP, keeping them from being chosen, learning others.

use crate::battle::Battle;
use crate::ids::{Effect, Mon};
use crate::state::{Disabled, MAX_MONS, MoveSlot, SlotAt};
use tallgrass_pokedex::Generation::Gen2;
use tallgrass_pokedex::{MoveId, moves};

impl Battle {
    /// What is in a slot.
    pub fn slot(&self, at: SlotAt) -> &MoveSlot {
        self.state.slot(at)
    }

    /// The slot that has [this number](SlotAt::number), if there is one.
    pub fn slot_numbered(&self, number: u16) -> Option<SlotAt> {
        SlotAt::from_number(number, self.state.mons.len(), self.state.spare_slots.len())
    }

    /// The moves a Pokémon knows, in order.
    #[inline]
    pub fn moves(&self, mon: Mon) -> impl Iterator<Item = &MoveSlot> {
        self.state.listed(self.mon(mon), &self.mon(mon).moves)
    }

    /// The moves a Pokémon knows by itself, in order.
    pub fn base_moves(&self, mon: Mon) -> impl Iterator<Item = &MoveSlot> {
        self.state.listed(self.mon(mon), &self.mon(mon).base_moves)
    }

    /// How many moves a Pokémon knows.
    #[inline]
    pub fn move_count(&self, mon: Mon) -> usize {
        self.mon(mon).moves.len()
    }

    /// The move in this place among those a Pokémon knows, from 0.
    #[inline]
    pub fn move_slot(&self, mon: Mon, i: usize) -> &MoveSlot {
        self.state.move_slot(mon, i)
    }

    #[inline]
    pub(crate) fn move_slot_mut(&mut self, mon: Mon, i: usize) -> &mut MoveSlot {
        let at = self.mon(mon).moves.as_slice()[i];
        self.state.slot_mut(at)
    }

    /// The place of a move among those a Pokémon knows.
    #[inline]
    pub fn find_move(&self, mon: Mon, id: MoveId) -> Option<usize> {
        self.moves(mon).position(|slot| slot.id == id)
    }

    /// Whether a Pokémon knows a move.
    pub fn has_move(&self, mon: Mon, id: MoveId) -> bool {
        self.find_move(mon, id).is_some()
    }

    /// Takes PP. What was taken; 0 if there was none or the move isn't known.
    pub fn deduct_pp(&mut self, mon: Mon, id: MoveId, amount: u8) -> u8 {
        if let Some(own) = self.flow().deduct_pp {
            return own(self, mon, id, amount);
        }
        let Some(at) = self.find_move(mon, id) else { return 0 };
        let slot = self.move_slot_mut(mon, at);
        slot.used = true;
        let taken = amount.max(1).min(slot.pp.clamp(0, 255) as u8);
        slot.pp -= i16::from(taken);
        taken
    }

    /// Sets the PP of a move a Pokémon knows, by its place.
    pub fn set_pp(&mut self, mon: Mon, at: usize, pp: u8) {
        self.move_slot_mut(mon, at).pp = pp.into();
    }

    /// Restores PP of the move in a place, as far as they fit.
    pub fn restore_pp(&mut self, mon: Mon, at: usize, amount: u8) {
        let slot = self.move_slot_mut(mon, at);
        slot.pp = (slot.pp + i16::from(amount)).min(slot.max_pp.into());
    }

    /// Keeps a move from being chosen next turn; the effect that is running is to blame.
    pub fn disable_move(&mut self, mon: Mon, id: MoveId, hidden: bool) {
        let by = self.frame.acting;
        self.disable_move_by(mon, id, hidden, by);
    }

    /// Keeps a move from being chosen next turn.
    pub fn disable_move_by(&mut self, mon: Mon, id: MoveId, hidden: bool, by: Effect) {
        self.state.change_moves(mon, |slot| {
            if slot.id == id && slot.disabled != Disabled::Yes {
                slot.disabled = if hidden { Disabled::Hidden } else { Disabled::Yes };
                slot.disabled_source = by.id;
            }
        });
    }

    /// How many PP Ups a Pokémon has for the move in a place of its set, which count for whatever it comes to know there.
    pub fn pp_ups(&self, mon: Mon, place: usize) -> u8 {
        let own = self.setup.mon(mon).moves.get(place);
        // Trump Card's power is by its PP, so that it has no more of them.
        own.map_or(0, |&id| if self.dex().mv(id).no_pp_boosts || id == moves::TRUMP_CARD { 0 } else { 3 })
    }

    /// Keeps the move in a place from being chosen next turn; the effect that is running is to blame.
    pub fn disable_slot(&mut self, mon: Mon, at: usize) {
        let by = self.frame.acting.id;
        let slot = self.move_slot_mut(mon, at);
        slot.disabled = Disabled::Yes;
        slot.disabled_source = by;
    }

    /// A slot with a move and all its PP.
    pub fn full_slot(&self, id: MoveId, ups: u8) -> MoveSlot {
        let pp = self.full_pp(id, ups);
        MoveSlot { id, pp: pp.into(), max_pp: pp, ..MoveSlot::NONE }
    }

    /// Puts another move in a place for as long as the Pokémon is in (Mimic).
    pub fn replace_move(&mut self, mon: Mon, place: usize, slot: MoveSlot) {
        let Some(at) = self.new_slot(slot) else { return };
        let pokemon = self.mon_mut(mon);
        pokemon.moves.replace(place, at);
        if pokemon.one_list {
            pokemon.base_moves = pokemon.moves;
        }
    }

    /// Puts another move in a place for good (Sketch).
    pub fn replace_move_for_good(&mut self, mon: Mon, place: usize, slot: MoveSlot) {
        let Some(at) = self.new_slot(slot) else { return };
        let pokemon = self.mon_mut(mon);
        pokemon.moves.replace(place, at);
        pokemon.base_moves.replace(place, at);
    }

    /// Lets a Pokémon know another move by itself from now on, with all its PP, in the place of one it knows.
    pub fn exchange_move(&mut self, mon: Mon, known: MoveId, new: MoveId) {
        let Some(place) = self.base_moves(mon).position(|slot| slot.id == known) else { return };
        let slot = self.full_slot(new, if self.dex().mv(known).no_pp_boosts { 0 } else { 3 });
        let Some(at) = self.new_slot(slot) else { return };
        let pokemon = self.mon_mut(mon);
        pokemon.base_moves.replace(place, at);
        pokemon.moves = pokemon.base_moves;
        pokemon.one_list = false;
    }

    /// Lets a Pokémon know one more move by itself from now on, with all its PP. Whether there was room for it.
    pub fn learn_move(&mut self, mon: Mon, id: MoveId) -> bool {
        let slot = self.full_slot(id, 3);
        self.new_slot(slot).is_some_and(|at| self.learn_slot(mon, at))
    }

    /// Lets a Pokémon know one more slot by itself from now on, be it another's. Whether there was room for it.
    ///
    /// What it knew for now it forgets.
    pub fn learn_slot(&mut self, mon: Mon, at: SlotAt) -> bool {
        let pokemon = self.mon_mut(mon);
        let learnt = pokemon.base_moves.push(at);
        pokemon.moves = pokemon.base_moves;
        // SHOWDOWN: until it leaves or transforms, what Mimic puts in a slot then stays there for good.
        pokemon.one_list = true;
        if !learnt {
            self.fault.get_or_insert("a Pokémon knows more moves than fit");
        }
        learnt
    }

    /// Makes a new slot, if there is room for it.
    pub(crate) fn new_slot(&mut self, slot: MoveSlot) -> Option<SlotAt> {
        let mut remembered = arrayvec::ArrayVec::<SlotAt, { MAX_MONS }>::new();
        for hook in self.rule_hooks().filter_map(|own| own.remembered_slot) {
            let slots = self.mons().filter_map(|mon| hook(self, mon));
            remembered.extend(slots.take(remembered.remaining_capacity()));
        }
        let made = self.state.new_slot(slot, &remembered);
        if made.is_none() {
            self.fault.get_or_insert("more moves are known than fit");
        }
        made
    }

    /// PP at most of a move.
    pub fn full_pp(&self, id: MoveId, ups: u8) -> u8 {
        if let Some(own) = self.flow().full_pp {
            return own(self, id, ups);
        }
        let data = self.dex().mv(id);
        if data.no_pp_boosts {
            return data.pp;
        }
        let mut pp = data.pp as u32 * (5 + ups as u32) / 5;
        if self.until(Gen2) && data.pp == 40 {
            pp -= ups as u32;
        }
        pp.min(255) as u8
    }
}
