//! Asking and telling who listens at checkpoints.

use super::{Checkpoint, CheckpointKind};
use crate::{
    Duel,
    message::Message,
    state::{ACTIVE, Condition, DeckIndex, NO_CARD, SLOTS, Seat, Slot, Substatus3},
    trace::Step,
};
use arrayvec::ArrayVec;
use tallgrass_cards::{CardId, Kind};

/// Something isn't allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Denial {
    /// Why not.
    pub why: Message,
    /// The card that forbids it; nothing if it is a rule of no card, or the game itself.
    pub by: Option<CardId>,
}

impl From<Message> for Denial {
    fn from(why: Message) -> Self {
        Self { why, by: None }
    }
}

impl From<Denial> for Message {
    fn from(denial: Denial) -> Self {
        denial.why
    }
}

/// Who listens at a checkpoint: what is done there, and by which card.
type Listener = (Checkpoint, Option<CardId>);

impl Duel {
    /// The Pokémon in play that listen there and can use their Powers.
    fn listeners_in_play(&self, kind: CheckpointKind) -> ArrayVec<Listener, { 2 * SLOTS }> {
        let mut found = ArrayVec::new();
        let book = self.rulebook();
        if book.has_passive(kind) {
            for seat in Seat::BOTH {
                for slot in self.state.page(seat).occupied() {
                    let id = self.state.card_id_at(seat, slot);
                    let point = book.checkpoint(id, kind).filter(|_| self.can_use_power(seat, slot).is_ok());
                    found.extend(point.map(|&point| (point, Some(id))));
                }
            }
        }
        found
    }

    /// Whether nothing that listens there forbids it: rules first, then Pokémon. Mostly nothing does listen.
    #[inline]
    fn permits(&self, kind: CheckpointKind, ask: impl Fn(&Checkpoint) -> super::Leave) -> Result<(), Denial> {
        if !self.rulebook().hears(kind) {
            return Ok(());
        }
        let denied = |by| move |why| Denial { why, by };
        for rule in self.rulebook().rules(kind) {
            ask(&rule.point).map_err(denied(rule.of))?;
        }
        self.listeners_in_play(kind).iter().try_for_each(|(point, by)| ask(point).map_err(denied(*by)))
    }

    /// Tells those who listen there that something happened: rules first, then Pokémon.
    #[inline]
    fn hear(&mut self, kind: CheckpointKind, tell: impl Fn(&mut Self, &Checkpoint)) {
        if self.rulebook().hears(kind) {
            self.tell_everyone(kind, &tell);
        }
    }

    #[cold]
    fn tell_everyone(&mut self, kind: CheckpointKind, tell: &dyn Fn(&mut Self, &Checkpoint)) {
        // Who can use a Power when it happens hears of it, whatever those before do about it.
        let in_play = self.listeners_in_play(kind);
        let mut at = 0;
        while let Some(rule) = self.rulebook().rules(kind).get(at).copied() {
            self.tell_one(kind, (rule.point, rule.of), tell);
            at += 1;
        }
        for listener in in_play {
            self.tell_one(kind, listener, tell);
        }
    }

    fn tell_one(&mut self, kind: CheckpointKind, (point, by): Listener, tell: &dyn Fn(&mut Self, &Checkpoint)) {
        if let Some(card) = by {
            self.note(|duel| Step::Checkpoint { kind, who: duel.me(), card, held: true });
        }
        tell(self, &point);
    }

    /// Whether nothing forbids this duelist to attack; special conditions and the like are not asked.
    pub(crate) fn may_attack(&self, seat: Seat) -> Result<(), Denial> {
        self.permits(CheckpointKind::MayAttack, |point| match point {
            Checkpoint::MayAttack(allows) => allows(self, seat),
            _ => Ok(()),
        })
    }

    /// Whether nothing forbids this duelist to retreat.
    pub(crate) fn may_retreat(&self, seat: Seat) -> Result<(), Denial> {
        self.permits(CheckpointKind::MayRetreat, |point| match point {
            Checkpoint::MayRetreat(allows) => allows(self, seat),
            _ => Ok(()),
        })
    }

    /// Whether nothing forbids this duelist to play this Trainer. Headache does, after everything else was asked.
    pub fn may_play_trainer(&self, seat: Seat, card: DeckIndex) -> Result<(), Denial> {
        self.permits(CheckpointKind::MayPlayTrainer, |point| match point {
            Checkpoint::MayPlayTrainer(allows) => allows(self, seat, card),
            _ => Ok(()),
        })?;
        if self.state.page(seat).substatus3 & Substatus3::HEADACHE != 0 {
            return Err(Message::UnableToUseTrainerDueToHeadache.into());
        }
        Ok(())
    }

    /// Whether nothing forbids this duelist to put this Basic Pokémon on the Bench.
    pub(crate) fn may_play_basic(&self, seat: Seat, card: DeckIndex) -> Result<(), Denial> {
        self.permits(CheckpointKind::MayPlayBasic, |point| match point {
            Checkpoint::MayPlayBasic(allows) => allows(self, seat, card),
            _ => Ok(()),
        })
    }

    /// Whether nothing forbids this duelist to evolve this Pokémon into this card.
    pub(crate) fn may_evolve(&self, seat: Seat, card: DeckIndex, slot: Slot) -> Result<(), Denial> {
        self.permits(CheckpointKind::MayEvolve, |point| match point {
            Checkpoint::MayEvolve(allows) => allows(self, seat, card, slot),
            _ => Ok(()),
        })
    }

    /// Whether nothing forbids this duelist to attach this Energy to this Pokémon.
    pub(crate) fn may_attach_energy(&self, seat: Seat, card: DeckIndex, slot: Slot) -> Result<(), Denial> {
        self.permits(CheckpointKind::MayAttachEnergy, |point| match point {
            Checkpoint::MayAttachEnergy(allows) => allows(self, seat, card, slot),
            _ => Ok(()),
        })
    }

    /// Whether nothing forbids this duelist to use the Power of this Pokémon.
    pub(crate) fn may_use_power(&self, seat: Seat, slot: Slot) -> Result<(), Denial> {
        self.permits(CheckpointKind::MayUsePower, |point| match point {
            Checkpoint::MayUsePower(allows) => allows(self, seat, slot),
            _ => Ok(()),
        })
    }

    pub(crate) fn retreat_tried(&mut self, seat: Seat) {
        self.hear(CheckpointKind::RetreatTried, |duel, point| {
            if let Checkpoint::RetreatTried(act) = point {
                act(duel, seat);
            }
        });
    }

    pub(crate) fn card_played(&mut self, seat: Seat, card: DeckIndex) {
        self.hear(CheckpointKind::CardPlayed, |duel, point| {
            if let Checkpoint::CardPlayed(act) = point {
                act(duel, seat, card);
            }
        });
    }

    pub(crate) fn evolved(&mut self, seat: Seat, slot: Slot) {
        self.hear(CheckpointKind::Evolved, |duel, point| {
            if let Checkpoint::Evolved(act) = point {
                act(duel, seat, slot);
            }
        });
    }

    pub(crate) fn energy_attached(&mut self, seat: Seat, card: DeckIndex, slot: Slot) {
        self.hear(CheckpointKind::EnergyAttached, |duel, point| {
            if let Checkpoint::EnergyAttached(act) = point {
                act(duel, seat, card, slot);
            }
        });
    }

    pub(crate) fn power_used(&mut self, seat: Seat, slot: Slot) {
        self.hear(CheckpointKind::PowerUsed, |duel, point| {
            if let Checkpoint::PowerUsed(act) = point {
                act(duel, seat, slot);
            }
        });
    }

    pub(crate) fn attack_used(&mut self, seat: Seat) {
        self.hear(CheckpointKind::AttackUsed, |duel, point| {
            if let Checkpoint::AttackUsed(act) = point {
                act(duel, seat);
            }
        });
    }

    pub(crate) fn coin_tossed(&mut self, heads: bool) {
        self.hear(CheckpointKind::CoinTossed, |duel, point| {
            if let Checkpoint::CoinTossed(act) = point {
                act(duel, heads);
            }
        });
    }

    /// Tells of every Pokémon that has no hit points left and still lies there.
    pub(crate) fn tell_knock_outs(&mut self) {
        if !self.rulebook().hears(CheckpointKind::KnockedOut) {
            return;
        }
        for seat in [self.me(), self.foe()] {
            for slot in self.state.page(seat).occupied() {
                let page = self.state.page(seat);
                if page.hp[slot as usize] == 0 && page.slots[slot as usize] != NO_CARD {
                    self.hear(CheckpointKind::KnockedOut, |duel, point| {
                        if let Checkpoint::KnockedOut(act) = point {
                            act(duel, seat, slot);
                        }
                    });
                }
            }
        }
    }

    /// Whether this card's Power listens there.
    #[inline]
    pub(crate) fn listens(&self, card: CardId, kind: CheckpointKind) -> bool {
        self.rulebook().passives(card) & 1 << kind as u8 != 0
    }

    /// How many of a duelist's Pokémon have a Power that listens there. An Active one that is asleep, confused or
    /// paralysed doesn't count. Toxic Gas is not asked.
    pub fn count_passive(&self, seat: Seat, kind: CheckpointKind) -> u8 {
        let page = self.state.page(seat);
        let mut count = 0;
        if page.slots[0] != NO_CARD
            && page.status & Condition::LOW == 0
            && self.listens(self.state.card_id(seat, page.slots[0]), kind)
        {
            count += 1;
        }
        for &index in &page.slots[1..] {
            if index == NO_CARD {
                break;
            }
            if self.listens(self.state.card_id(seat, index), kind) {
                count += 1;
            }
        }
        count
    }

    /// The same for both duelists.
    pub fn count_passive_anywhere(&self, kind: CheckpointKind) -> u8 {
        self.count_passive(Seat::Player, kind) + self.count_passive(Seat::Opponent, kind)
    }

    /// Whether Toxic Gas is in play.
    #[inline]
    pub fn powers_stopped(&self) -> bool {
        self.count_passive_anywhere(CheckpointKind::StopsPowers) != 0
    }

    /// Whether the Pokémon there can use its Power: not an Active one that is asleep, confused or paralysed, and no
    /// Toxic Gas.
    pub fn can_use_power(&self, seat: Seat, slot: Slot) -> Result<(), Message> {
        if slot == ACTIVE && self.state.page(seat).status & Condition::LOW != 0 {
            return Err(Message::CannotUseDueToStatus);
        }
        if self.powers_stopped() {
            return Err(Message::UnableDueToToxicGas);
        }
        Ok(())
    }

    /// Whether evolution is stopped.
    pub fn evolution_stopped(&self) -> bool {
        self.count_passive_anywhere(CheckpointKind::StopsEvolution) != 0 && !self.powers_stopped()
    }

    /// Whether some Power lets this duelist attach Energy of this kind freely (to the right Pokémon).
    pub fn free_energy_active(&self, seat: Seat, energy: Kind) -> bool {
        let Kind::Energy(_) = energy else { return false };
        let page = self.state.page(seat);
        let listens = |index: DeckIndex| {
            let id = self.state.card_id(seat, index);
            matches!(self.rulebook().checkpoint(id, CheckpointKind::FreeEnergy),
                     Some(&Checkpoint::FreeEnergy(color)) if Kind::Energy(color) == energy)
        };
        let active = page.slots[0] != NO_CARD && page.status & Condition::LOW == 0 && listens(page.slots[0]);
        let bench = page.slots[1..].iter().take_while(|&&index| index != NO_CARD).any(|&index| listens(index));
        (active || bench) && !self.powers_stopped()
    }

    /// How much Energy a Pokémon has, counted for attacks: Active, a Power may make it all count as one colour.
    pub fn energies_counted(&self, seat: Seat, slot: Slot) -> crate::state::Energies {
        let mut energies = self.energies(seat, slot);
        if slot == ACTIVE {
            let id = self.state.card_id_at(seat, ACTIVE);
            if let Some(&Checkpoint::EnergyCountsAs(color)) =
                self.rulebook().checkpoint(id, CheckpointKind::EnergyCountsAs)
                && self.can_use_power(seat, ACTIVE).is_ok()
            {
                energies.by_color[..6].fill(0);
                energies.by_color[color as usize] = energies.total;
            }
        }
        energies
    }

    /// What it costs this duelist's Active Pokémon to retreat.
    pub fn retreat_cost(&self, seat: Seat) -> u8 {
        let page = self.state.page(seat);
        let cost = self.card_at(seat, ACTIVE).retreat;
        let cheaper = page.slots[1..]
            .iter()
            .take_while(|&&index| index != NO_CARD)
            .filter(|&&index| self.listens(self.state.card_id(seat, index), CheckpointKind::CheaperRetreat))
            .count() as u8;
        if cheaper == 0 || self.powers_stopped() { cost } else { cost.saturating_sub(cheaper) }
    }

    /// The colour of a Pokémon, as Shift may have changed it: a number of [`tallgrass_cards::Color`].
    pub fn color_at(&self, seat: Seat, slot: Slot) -> u8 {
        let page = self.state.page(seat);
        let changed = page.changed_color[slot as usize % 6];
        if changed & 0x80 != 0 && self.can_use_power(seat, slot).is_ok() {
            return changed & 0x0f;
        }
        match self.rulebook().card(self.state.card_id_at(seat, slot)).kind {
            Kind::Trainer => 6,
            kind => kind.number(),
        }
    }

    /// Weakness of a Pokémon, as bits.
    pub fn weakness_at(&self, seat: Seat, slot: Slot) -> u8 {
        let changed = self.state.page(seat).changed_weakness;
        if slot == ACTIVE && changed != 0 { changed } else { self.card_at(seat, slot).weakness }
    }

    /// Resistance of a Pokémon, as bits.
    pub fn resistance_at(&self, seat: Seat, slot: Slot) -> u8 {
        let changed = self.state.page(seat).changed_resistance;
        if slot == ACTIVE && changed != 0 { changed } else { self.card_at(seat, slot).resistance }
    }
}
