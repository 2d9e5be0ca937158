//! Named points of the rules at which a Pokémon Power acts while its Pokémon is in play. At some of them rules that
//! belong to no Pokémon act too.

use crate::{
    Duel,
    message::Message,
    state::{ACTIVE, Condition, DeckIndex, NO_CARD, SLOTS, Seat, Slot, Substatus3},
};
use arrayvec::ArrayVec;
use tallgrass_cards::{CardId, Kind, card};

/// What a passive Power or a rule does, and where.
#[derive(Clone, Copy, Debug)]
pub enum Checkpoint {
    /// No other Power works while it is in play.
    StopsPowers,
    /// Changes the damage an attack does to it: given the damage, gives what is left.
    Damage(fn(&Duel, i16) -> i16),
    /// Keeps damage and effects off, if it says so.
    Shield(fn(&Duel) -> bool),
    /// Keeps damage and effects off, on heads.
    Dodge,
    /// Can't be given special conditions by attacks.
    KeepsConditionsOff,
    /// Deals this damage to whoever damages it.
    StrikesBack(u8),
    /// Nobody evolves while it is in play.
    StopsEvolution,
    /// Energy of this kind goes on Pokémon of this kind as often as one likes: (Energy, Pokémon), by colour.
    FreeEnergy(Kind, Kind),
    /// While Active, all its Energy counts as this colour too.
    EnergyCountsAs(tallgrass_cards::Color),
    /// While on the Bench, retreating costs one less.
    CheaperRetreat,
    /// Its owner sees the opponent's hand.
    SeesHand,
    /// May this duelist attack?
    MayAttack(fn(&Duel, Seat) -> Result<(), Message>),
    /// May this duelist retreat?
    MayRetreat(fn(&Duel, Seat) -> Result<(), Message>),
    /// May this duelist play this Trainer?
    MayPlayTrainer(fn(&Duel, Seat, DeckIndex) -> Result<(), Message>),
    /// This duelist tried to retreat: the price is paid, a confused Pokémon has yet to toss.
    RetreatTried(fn(&mut Duel, Seat)),
}

/// Which checkpoint, without what happens there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantArray)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum CheckpointKind {
    StopsPowers,
    Damage,
    Shield,
    Dodge,
    KeepsConditionsOff,
    StrikesBack,
    StopsEvolution,
    FreeEnergy,
    EnergyCountsAs,
    CheaperRetreat,
    SeesHand,
    MayAttack,
    MayRetreat,
    MayPlayTrainer,
    RetreatTried,
}

impl CheckpointKind {
    /// Its name, as checkpoints are constructed: see [`at`].
    pub const fn name(self) -> &'static str {
        match self {
            Self::StopsPowers => "stops_powers",
            Self::Damage => "damage",
            Self::Shield => "shield",
            Self::Dodge => "dodge",
            Self::KeepsConditionsOff => "keeps_conditions_off",
            Self::StrikesBack => "strikes_back",
            Self::StopsEvolution => "stops_evolution",
            Self::FreeEnergy => "free_energy",
            Self::EnergyCountsAs => "energy_counts_as",
            Self::CheaperRetreat => "cheaper_retreat",
            Self::SeesHand => "sees_hand",
            Self::MayAttack => "may_attack",
            Self::MayRetreat => "may_retreat",
            Self::MayPlayTrainer => "may_play_trainer",
            Self::RetreatTried => "retreat_tried",
        }
    }

    /// Whether a rule that belongs to no Pokémon can act there.
    pub const fn is_for_rules(self) -> bool {
        matches!(self, Self::MayAttack | Self::MayRetreat | Self::MayPlayTrainer | Self::RetreatTried)
    }
}

impl Checkpoint {
    /// Which one it is.
    pub const fn kind(&self) -> CheckpointKind {
        match self {
            Self::StopsPowers => CheckpointKind::StopsPowers,
            Self::Damage(_) => CheckpointKind::Damage,
            Self::Shield(_) => CheckpointKind::Shield,
            Self::Dodge => CheckpointKind::Dodge,
            Self::KeepsConditionsOff => CheckpointKind::KeepsConditionsOff,
            Self::StrikesBack(_) => CheckpointKind::StrikesBack,
            Self::StopsEvolution => CheckpointKind::StopsEvolution,
            Self::FreeEnergy(..) => CheckpointKind::FreeEnergy,
            Self::EnergyCountsAs(_) => CheckpointKind::EnergyCountsAs,
            Self::CheaperRetreat => CheckpointKind::CheaperRetreat,
            Self::SeesHand => CheckpointKind::SeesHand,
            Self::MayAttack(_) => CheckpointKind::MayAttack,
            Self::MayRetreat(_) => CheckpointKind::MayRetreat,
            Self::MayPlayTrainer(_) => CheckpointKind::MayPlayTrainer,
            Self::RetreatTried(_) => CheckpointKind::RetreatTried,
        }
    }
}

/// Constructors of checkpoints for effects: `at::damage(…)`.
pub mod at {
    use super::Checkpoint;
    use crate::{
        Duel,
        message::Message,
        state::{DeckIndex, Seat},
    };
    use tallgrass_cards::{Color, Kind};

    /// No other Power works while it is in play.
    pub const fn stops_powers() -> Checkpoint {
        Checkpoint::StopsPowers
    }

    /// Changes the damage an attack does to it.
    pub const fn damage(change: fn(&Duel, i16) -> i16) -> Checkpoint {
        Checkpoint::Damage(change)
    }

    /// Keeps damage and effects off, if it says so.
    pub const fn shield(holds: fn(&Duel) -> bool) -> Checkpoint {
        Checkpoint::Shield(holds)
    }

    /// Keeps damage and effects off, on heads.
    pub const fn dodge() -> Checkpoint {
        Checkpoint::Dodge
    }

    /// Can't be given special conditions by attacks.
    pub const fn keeps_conditions_off() -> Checkpoint {
        Checkpoint::KeepsConditionsOff
    }

    /// Deals damage to whoever damages it.
    pub const fn strikes_back(damage: u8) -> Checkpoint {
        Checkpoint::StrikesBack(damage)
    }

    /// Nobody evolves while it is in play.
    pub const fn stops_evolution() -> Checkpoint {
        Checkpoint::StopsEvolution
    }

    /// Energy of this colour goes on Pokémon of this colour as often as one likes.
    pub const fn free_energy(color: Color) -> Checkpoint {
        Checkpoint::FreeEnergy(Kind::Energy(color), Kind::Pokemon(color))
    }

    /// While Active, all its Energy counts as this colour too.
    pub const fn energy_counts_as(color: Color) -> Checkpoint {
        Checkpoint::EnergyCountsAs(color)
    }

    /// While on the Bench, retreating costs one less.
    pub const fn cheaper_retreat() -> Checkpoint {
        Checkpoint::CheaperRetreat
    }

    /// Its owner sees the opponent's hand.
    pub const fn sees_hand() -> Checkpoint {
        Checkpoint::SeesHand
    }

    /// May this duelist attack? Asked before anything else is looked at. `Err` is the reason that is shown.
    pub const fn may_attack(allows: fn(&Duel, Seat) -> Result<(), Message>) -> Checkpoint {
        Checkpoint::MayAttack(allows)
    }

    /// May this duelist retreat? Asked before anything else is looked at.
    pub const fn may_retreat(allows: fn(&Duel, Seat) -> Result<(), Message>) -> Checkpoint {
        Checkpoint::MayRetreat(allows)
    }

    /// May this duelist play this Trainer? Asked before anything else is looked at.
    pub const fn may_play_trainer(allows: fn(&Duel, Seat, DeckIndex) -> Result<(), Message>) -> Checkpoint {
        Checkpoint::MayPlayTrainer(allows)
    }

    /// This duelist tries to retreat: the price is paid, a confused Pokémon has yet to toss.
    pub const fn retreat_tried(act: fn(&mut Duel, Seat)) -> Checkpoint {
        Checkpoint::RetreatTried(act)
    }
}

impl Duel {
    /// Who listens there now: rules, then Pokémon in play that can use their Powers.
    fn listeners(&self, kind: CheckpointKind) -> impl Iterator<Item = &'static Checkpoint> + use<> {
        let mut in_play: ArrayVec<&'static Checkpoint, { 2 * SLOTS }> = ArrayVec::new();
        let book = self.rulebook();
        if book.has_passive(kind) {
            for seat in Seat::BOTH {
                for slot in self.state.page(seat).occupied() {
                    let point = book.checkpoint(self.state.card_id_at(seat, slot), kind);
                    in_play.extend(point.filter(|_| self.can_use_power(seat, slot).is_ok()));
                }
            }
        }
        book.rules().iter().copied().filter(move |point| point.kind() == kind).chain(in_play)
    }

    /// Whether nothing that listens there forbids it. Mostly nothing does listen.
    #[inline]
    fn permits(&self, kind: CheckpointKind, ask: impl Fn(&Checkpoint) -> Result<(), Message>) -> Result<(), Message> {
        if self.rulebook().hears(kind) { self.listeners(kind).try_for_each(ask) } else { Ok(()) }
    }

    /// Whether nothing forbids this duelist to attack; special conditions and the like are not asked.
    pub(crate) fn may_attack(&self, seat: Seat) -> Result<(), Message> {
        self.permits(CheckpointKind::MayAttack, |point| match point {
            Checkpoint::MayAttack(allows) => allows(self, seat),
            _ => Ok(()),
        })
    }

    /// Whether nothing forbids this duelist to retreat.
    pub(crate) fn may_retreat(&self, seat: Seat) -> Result<(), Message> {
        self.permits(CheckpointKind::MayRetreat, |point| match point {
            Checkpoint::MayRetreat(allows) => allows(self, seat),
            _ => Ok(()),
        })
    }

    /// Whether nothing forbids this duelist to play this Trainer. Headache does, after everything else was asked.
    pub fn may_play_trainer(&self, seat: Seat, card: DeckIndex) -> Result<(), Message> {
        self.permits(CheckpointKind::MayPlayTrainer, |point| match point {
            Checkpoint::MayPlayTrainer(allows) => allows(self, seat, card),
            _ => Ok(()),
        })?;
        if self.state.page(seat).substatus3 & Substatus3::HEADACHE != 0 {
            return Err(Message::UnableToUseTrainerDueToHeadache);
        }
        Ok(())
    }

    pub(crate) fn retreat_tried(&mut self, seat: Seat) {
        for point in self.listeners(CheckpointKind::RetreatTried) {
            if let Checkpoint::RetreatTried(act) = point {
                act(self, seat);
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
                     Some(Checkpoint::FreeEnergy(kind, _)) if *kind == energy)
        };
        let active = page.slots[0] != NO_CARD && page.status & Condition::LOW == 0 && listens(page.slots[0]);
        let bench = page.slots[1..].iter().take_while(|&&index| index != NO_CARD).any(|&index| listens(index));
        (active || bench) && !self.powers_stopped()
    }

    /// How much Energy a Pokémon has, counted for attacks: Active, a Power may make it all count as one colour.
    pub fn energies_counted(&self, seat: Seat, slot: Slot) -> crate::state::Energies {
        let mut energies = self.state.energies(seat, slot);
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
        let cost = self.state.card_at(seat, ACTIVE).retreat;
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
        match card(self.state.card_id_at(seat, slot)).kind {
            Kind::Trainer => 6,
            kind => kind.number(),
        }
    }

    /// Weakness of a Pokémon, as bits.
    pub fn weakness_at(&self, seat: Seat, slot: Slot) -> u8 {
        let changed = self.state.page(seat).changed_weakness;
        if slot == ACTIVE && changed != 0 { changed } else { self.state.card_at(seat, slot).weakness }
    }

    /// Resistance of a Pokémon, as bits.
    pub fn resistance_at(&self, seat: Seat, slot: Slot) -> u8 {
        let changed = self.state.page(seat).changed_resistance;
        if slot == ACTIVE && changed != 0 { changed } else { self.state.card_at(seat, slot).resistance }
    }
}
