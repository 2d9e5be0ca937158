//! What changed on the table, for people who follow a duel: found by comparing the duelists' sides before and after, so
//! that no card can change something unseen. It changes nothing itself, and costs nothing while nobody watches.

use crate::{
    Duel, Event,
    state::{ACTIVE, Condition, DeckIndex, Defence, Hindrance, Location, NO_CARD, Page, Seat, Slot},
};
use tallgrass_cards::{CardId, Kind};

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// In the deck.
    Deck,
    /// In the hand.
    Hand,
    /// In the discard pile.
    Discard,
    /// Among the prizes.
    Prize,
    /// In play, in this slot, with this Pokémon on top.
    Play(Slot, CardId),
}

/// Something that is otherwise now on a duelist's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// There was no Basic Pokémon in the opening hand: seven cards are drawn anew.
    Redraws,
    /// There is no Basic Pokémon in the whole deck, so that sudden death can't begin.
    CantBegin,
    /// A coin is about to decide who begins; heads is for this duelist.
    TossesToBegin,
    /// There was no card to draw at the beginning of the turn, which loses.
    DeckedOut,
    /// A card is elsewhere.
    Moved(DeckIndex, Spot, Spot),
    /// A Pokémon in this slot evolved, or devolved: from what, into what.
    Became(Slot, CardId, CardId),
    /// The Active Pokémon went to the Bench for another: who went, who came.
    Switched(CardId, CardId),
    /// A Pokémon has more hit points than before: how many more, and how many it has.
    Healed(Slot, CardId, u8, u8),
    /// A Pokémon has fewer hit points without having taken damage: how many fewer, and how many it has.
    Lowered(Slot, CardId, u8, u8),
    /// The Active Pokémon has a special condition.
    Gained(CardId, Condition),
    /// The Active Pokémon no longer has it.
    Lost(CardId, Condition),
    /// The Active Pokémon tossed to wake up and didn't.
    SleepsOn(CardId),
    /// Something protects the Active Pokémon.
    Protected(CardId, Defence),
    /// Something hinders the Active Pokémon.
    Hindered(CardId, Hindrance),
    /// The attack did no damage to this duelist's Active Pokémon.
    NoDamage(CardId, Unhurt),
}

/// Why an attack did no damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unhurt {
    /// Its coins, or what it counts, gave none.
    ByTheAttack,
    /// Resistance took all of it.
    ByResistance,
    /// What protects the Pokémon, hinders the attacker, or is attached, took all of it.
    ByProtection,
}

impl Duel {
    /// Keeps a log from here on that tells changes of the table too, as [`Event::Changed`].
    pub fn watch(&mut self) {
        self.log.get_or_insert_default();
        self.watched = Some(Box::new(self.state.pages));
    }

    /// Tells a change that doesn't show on the table.
    #[inline]
    pub(crate) fn tell_change(&mut self, who: Seat, change: impl FnOnce(&Self) -> Change) {
        if self.watched.is_some() {
            self.tell_changes(None);
            let change = change(self);
            self.push_event(Event::Changed(who, change));
        }
    }

    /// Tells what changed on the table since the last time, before an event that is about to be told.
    #[inline]
    pub(crate) fn tell_changes(&mut self, event: Option<&Event>) {
        if let Some(mut before) = self.watched.take() {
            self.compare(&mut before, event);
            self.watched = Some(before);
        }
    }

    /// Forgets what changed since the last time.
    pub(crate) fn skip_changes(&mut self) {
        if let Some(watched) = &mut self.watched {
            **watched = self.state.pages;
        }
    }

    #[cold]
    fn compare(&mut self, before: &mut [Page; 2], event: Option<&Event>) {
        // An event of its own tells this damage.
        if let Some(&Event::Damaged { who, slot, left, .. }) = event {
            before[who as usize].hp[slot as usize % 6] = left;
        }
        if *before == self.state.pages {
            return;
        }
        // While the duel is set up cards are dealt, perhaps more than once.
        let setting_up = self.state.flow.frames().iter().any(|frame| frame.routine == crate::Routine::Setup);
        if !setting_up && let Some(log) = self.log.take() {
            let mut added = Log { log, count: 0 };
            for seat in Seat::BOTH {
                let sides = Sides { duel: self, seat, before: &before[seat as usize] };
                sides.tell(&mut |change| added.push(Event::Changed(seat, change)));
            }
            self.log = Some(added.log);
            let snapshot = self.snapshots.is_some().then(|| self.state.to_cartridge());
            if let (Some(snapshots), Some(snapshot)) = (&mut self.snapshots, snapshot) {
                snapshots.extend(std::iter::repeat_n(snapshot, added.count));
            }
        }
        for (before, after) in before.iter_mut().zip(&self.state.pages) {
            let locations = before.locations;
            *before = *after;
            // A card on its way is where it was until it arrives.
            for (kept, was) in before.locations.iter_mut().zip(locations) {
                if *kept & Location::JUST_DRAWN != 0 {
                    *kept = was;
                }
            }
        }
    }
}

/// A log, and how much was added to it.
struct Log {
    log: Vec<Event>,
    count: usize,
}

impl Log {
    fn push(&mut self, event: Event) {
        self.log.push(event);
        self.count += 1;
    }
}

/// A duelist's side before and after.
struct Sides<'a> {
    duel: &'a Duel,
    seat: Seat,
    before: &'a Page,
}

impl Sides<'_> {
    fn after(&self) -> &Page {
        self.duel.state.page(self.seat)
    }

    fn id(&self, index: DeckIndex) -> CardId {
        self.duel.state.card_id(self.seat, index)
    }

    fn slot(location: u8) -> Option<Slot> {
        (0x10..0x16).contains(&location).then(|| location - Location::PLAY_AREA)
    }

    fn spot(&self, page: &Page, location: u8) -> Option<Spot> {
        Some(match location {
            Location::DECK => Spot::Deck,
            Location::HAND => Spot::Hand,
            Location::DISCARD => Spot::Discard,
            Location::PRIZE => Spot::Prize,
            _ => {
                let slot = Self::slot(location)?;
                Spot::Play(slot, self.id(page.slots[slot as usize]))
            }
        })
    }

    fn is_pokemon(&self, index: DeckIndex) -> bool {
        matches!(self.duel.card(self.seat, index).kind, Kind::Pokemon(_))
    }

    /// Where the Pokémon is that was in a slot: where one of its cards is in play, the topmost that still is.
    fn now_in(&self, slot: Slot) -> Option<Slot> {
        let top = self.before.slots[slot as usize];
        let now = |card: DeckIndex| Self::slot(*self.after().locations.get(card as usize)?);
        let was_there = |card: &DeckIndex| {
            self.before.locations[*card as usize] == Location::PLAY_AREA + slot && self.is_pokemon(*card)
        };
        now(top).or_else(|| (0..60).filter(was_there).find_map(now))
    }

    fn tell(&self, add: &mut dyn FnMut(Change)) {
        let (before, after) = (self.before, self.after());
        let now_in: [Option<Slot>; 6] =
            std::array::from_fn(|slot| (slot < before.in_play as usize).then(|| self.now_in(slot as Slot)).flatten());
        self.tell_moves(&now_in, add);
        for (slot, now) in (0..).zip(now_in) {
            let Some(now) = now else { continue };
            let (old, new) = (before.slots[slot as usize], after.slots[now as usize]);
            if old != new && new != NO_CARD {
                add(Change::Became(now, self.id(old), self.id(new)));
            }
        }
        let active = after.slots[ACTIVE as usize];
        let stays = now_in[0] == Some(ACTIVE);
        if active != NO_CARD && before.hp[0] != 0 && now_in[0].is_some() && !stays {
            add(Change::Switched(self.id(before.slots[0]), self.id(active)));
        }
        for (slot, now) in (0..).zip(now_in) {
            if let Some(now) = now {
                self.tell_hit_points(slot, now, add);
            }
        }
        // When a knock-out decides the duel, somebody moves up in the records, to whom what befell the Active Pokémon
        // before it fell never happened.
        let moved_up = before.hp[0] == 0 && !stays;
        if active != NO_CARD && after.hp[0] != 0 && !moved_up {
            self.tell_conditions(stays, self.id(active), add);
        }
    }

    fn tell_moves(&self, now_in: &[Option<Slot>; 6], add: &mut dyn FnMut(Change)) {
        let (before, after) = (self.before, self.after());
        for card in 0..60 {
            let (was, is) = (before.locations[card as usize], after.locations[card as usize]);
            if was == is || is & Location::JUST_DRAWN != 0 {
                continue;
            }
            let (Some(from), Some(to)) = (self.spot(before, was), self.spot(after, is)) else { continue };
            if let (Spot::Play(old, _), Spot::Play(new, _)) = (from, to)
                && (now_in[old as usize] == Some(new) || self.is_pokemon(card))
            {
                continue;
            }
            // Whoever is knocked out goes with everything.
            if let Spot::Play(slot, _) = from
                && before.hp[slot as usize] == 0
            {
                continue;
            }
            add(Change::Moved(card, from, to));
        }
    }

    fn tell_hit_points(&self, slot: Slot, now: Slot, add: &mut dyn FnMut(Change)) {
        let (before, after) = (self.before, self.after());
        let (old, new) = (before.slots[slot as usize], after.slots[now as usize]);
        let (was, is) = (before.hp[slot as usize], after.hp[now as usize]);
        if old >= 60 || new >= 60 || was == 0 || is == 0 {
            return;
        }
        // What evolves keeps its damage, and has more hit points for it.
        let damage = |card, hp| self.duel.card(self.seat, card).hp.saturating_sub(hp);
        let (less, more) = (damage(old, was), damage(new, is));
        if less > more {
            add(Change::Healed(now, self.id(new), less - more, is));
        } else if more > less {
            add(Change::Lowered(now, self.id(new), more - less, is));
        }
    }

    fn tell_conditions(&self, stays: bool, card: CardId, add: &mut dyn FnMut(Change)) {
        let (before, after) = (self.before, self.after());
        let old = if stays { before.status } else { 0 };
        for mask in [Condition::LOW, Condition::POISON] {
            let (old, new) = (old & mask, after.status & mask);
            if old == new {
                continue;
            }
            match (Condition::from_repr(old), Condition::from_repr(new)) {
                (_, Some(new)) => add(Change::Gained(card, new)),
                (Some(old), None) => add(Change::Lost(card, old)),
                (None, None) => {}
            }
        }
        if (!stays || before.substatus1 != after.substatus1)
            && let Some(defence) = Defence::from_repr(after.substatus1)
        {
            add(Change::Protected(card, defence));
        }
        if (!stays || before.substatus2 != after.substatus2)
            && let Some(hindrance) = Hindrance::from_repr(after.substatus2)
        {
            add(Change::Hindered(card, hindrance));
        }
    }
}
