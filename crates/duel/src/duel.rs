//! A duel: a state with the rules that drive it.

use crate::{
    checkpoints::CheckpointKind,
    choice::{Answer, Ask, Pending},
    event::{Action, Event},
    flow::Next,
    message::Message,
    random::Purpose,
    rulebook::Rulebook,
    rules::Rules,
    state::{BYTES, CardList, Condition, DeckIndex, Defence, Hindrance, NO_CARD, Page, Queued, Seat, Slot, State},
    trace::Step,
};
use std::{collections::VecDeque, sync::Arc};
use tallgrass_cards::{CardId, Category, id};

/// A draw that was made: what for, and what came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    /// What for.
    pub purpose: Purpose,
    /// How many outcomes there were; 2 for a coin.
    pub limit: u8,
    /// What came; 1 for heads.
    pub value: u8,
}

/// Draws that are recorded, and draws that are forced.
#[derive(Clone, Debug, Default)]
pub struct Rolls {
    /// What was drawn.
    pub drawn: Vec<Roll>,
    /// What the next draws shall give; when it is used up the seed decides.
    pub forced: VecDeque<u8>,
}

impl Rolls {
    /// The next draws give this; 1 is heads.
    pub fn forcing(draws: &[u8]) -> Self {
        Self { drawn: Vec::new(), forced: draws.iter().copied().collect() }
    }
}

/// A duel under way.
#[derive(Clone, Debug)]
pub struct Duel {
    /// Its state.
    pub state: State,
    rulebook: Arc<Rulebook>,
    /// Which bugs are corrected.
    pub rules: Rules,
    /// What happened since it was last taken, if it is to be kept.
    pub log: Option<Vec<Event>>,
    /// The state at each event of the log, in the cartridge's layout, if it is to be kept too.
    pub snapshots: Option<Vec<[u8; BYTES]>>,
    /// What is written down of who listens to what, if it is to be.
    pub(crate) trace: Option<Box<crate::trace::Trace>>,
    /// The duelists' sides when their changes were last told, if they are to be told.
    pub(crate) watched: Option<Box<[Page; 2]>>,
    /// Draws to record and to force, if any.
    pub rolls: Option<Box<Rolls>>,
    /// In the practice duel, the state at the beginning of the player's turn, which may be played again.
    pub(crate) turn_began: Option<Box<State>>,
}

impl Duel {
    /// A duel in this state. It keeps no log.
    pub fn new(state: State, rulebook: Arc<Rulebook>, rules: Rules) -> Self {
        Self {
            state,
            rulebook,
            rules,
            log: None,
            snapshots: None,
            trace: None,
            watched: None,
            rolls: None,
            turn_began: None,
        }
    }

    /// What the cards are and do.
    #[inline]
    pub const fn rulebook(&self) -> &Arc<Rulebook> {
        &self.rulebook
    }

    /// A copy to try something on: it keeps no log and draws from its own seed.
    pub fn trial(&self) -> Self {
        Self::new(self.state, Arc::clone(&self.rulebook), self.rules)
    }

    /// Who has to decide what.
    #[inline]
    pub fn pending(&self) -> &Pending {
        &self.state.pending
    }

    /// The turn's owner.
    #[inline]
    pub fn me(&self) -> Seat {
        self.state.turn
    }

    /// The other duelist.
    #[inline]
    pub fn foe(&self) -> Seat {
        self.state.turn.other()
    }

    // Reporting.

    /// Reports an event, if someone listens.
    #[inline]
    pub fn report(&mut self, event: impl FnOnce(&Self) -> Event) {
        if self.log.is_some() || self.trace.is_some() {
            let event = event(self);
            self.tell_changes(Some(&event));
            self.note(|_| crate::trace::Step::Event(event, None));
            self.push_event(event);
        }
    }

    pub(crate) fn push_event(&mut self, event: Event) {
        if let Some(log) = &mut self.log {
            log.push(event);
        }
        if let Some(snapshots) = &mut self.snapshots {
            snapshots.push(self.state.to_cartridge());
        }
    }

    /// Says something.
    #[inline]
    pub fn say(&mut self, message: Message) {
        self.report(|_| Event::Say(message));
    }

    /// Says why something can't be done, which ends the routine.
    pub(crate) fn refuse(&mut self, why: Message) -> Next {
        self.say(why);
        Next::Refuse(why)
    }

    /// Says what an effect did in words of its own: `{who}` in them is a duelist, `{card}` a card of theirs, `{pokemon}` the
    /// Pokémon in a slot of theirs, as in `Message::outcome("{who} attaches {card} to {pokemon}.")`.
    pub fn tell(&mut self, words: Message, who: Seat, card: DeckIndex, slot: Slot) {
        self.report(|_| Event::Told { words, who, card, slot });
    }

    /// Attaches an Energy from hand to a Pokémon by an effect: it isn't the turn's Energy.
    pub fn attach_energy(&mut self, seat: Seat, card: DeckIndex, slot: Slot) {
        self.state.page_mut(seat).hand_to_slot(card, slot);
        self.energy_attached(seat, card, slot);
    }

    /// Shows a duelist a card that is hidden otherwise.
    pub fn show(&mut self, to: Seat, of: Seat, card: DeckIndex) {
        self.report(|_| Event::Shown { to, of, card });
    }

    /// Shows a duelist the whole hand of the other.
    pub fn show_hand(&mut self, to: Seat) {
        let of = to.other();
        for card in self.state.page(of).hand().iter().copied().collect::<CardList>().as_slice() {
            self.show(to, of, *card);
        }
    }

    /// Announces an action to the other duelist.
    pub fn announce(&mut self, action: Action) {
        self.report(|duel| Event::Announce {
            action,
            parameters: duel.state.work.parameters,
            written: duel.state.work.written,
            rng: duel.state.rng.bytes(),
        });
        self.state.work.parameters[0] = action as u8;
    }

    // Randomness: the one channel.

    /// A number from 0 up to but not including `limit`.
    pub fn random(&mut self, purpose: Purpose, limit: u8) -> u8 {
        let value = self.state.rng.below(limit);
        self.rolled(purpose, limit, value)
    }

    /// A number from 0 to 2^`bits` - 1, taken from the low bits of what the generator gives. [`Duel::random`] takes high
    /// bits, so the two give different numbers from the same seed.
    pub fn random_bits(&mut self, purpose: Purpose, bits: u8) -> u8 {
        let limit = 1 << (bits & 7);
        let value = self.state.rng.next() & (limit - 1);
        self.rolled(purpose, limit, value)
    }

    /// An occupied slot of a duelist's play area, drawn at random.
    pub fn random_slot(&mut self, seat: Seat) -> Slot {
        self.random(Purpose::Pick, self.state.page(seat).in_play)
    }

    fn rolled(&mut self, purpose: Purpose, limit: u8, value: u8) -> u8 {
        let Some(rolls) = &mut self.rolls else { return value };
        let value = rolls.forced.pop_front().filter(|&forced| forced < limit).unwrap_or(value);
        rolls.drawn.push(Roll { purpose, limit, value });
        value
    }

    /// Tosses a coin: whether it shows heads.
    pub fn toss(&mut self) -> bool {
        let heads = self.state.rng.heads();
        let heads = self.rolled(Purpose::Coin, 2, heads as u8) != 0;
        self.report(|_| Event::Coin(heads));
        self.coin_tossed(heads);
        heads
    }

    /// Tosses coins and counts heads.
    pub fn toss_many(&mut self, coins: u8) -> u8 {
        // GLITCH: no coins is one coin.
        let least = !self.rules.contains(Rules::NO_COINS) as u8;
        (0..coins.max(least)).map(|_| self.toss() as u8).sum()
    }

    /// Shuffles a duelist's deck.
    pub fn shuffle_deck(&mut self, seat: Seat) {
        self.report(|duel| Event::Shuffle(seat, duel.state.rng.bytes()));
        let from = (self.state.page(seat).not_in_deck as usize).min(60);
        if self.rules.contains(Rules::SHUFFLE) {
            for at in from..60 {
                let other = at + self.random(Purpose::Shuffle, (60 - at) as u8) as usize;
                self.state.page_mut(seat).deck.swap(at, other);
            }
            return;
        }
        if self.rolls.is_none() {
            let state = &mut self.state;
            state.rng.shuffle(&mut state.pages[seat as usize].deck[from..]);
            return;
        }
        let count = 60 - from as u8;
        for at in from..60 {
            let other = from + self.random(Purpose::Shuffle, count) as usize;
            self.state.page_mut(seat).deck.swap(at, other);
        }
    }

    /// Shuffles a list.
    pub fn shuffle_list(&mut self, list: &mut CardList) {
        let count = list.as_slice().len();
        for at in 0..count {
            let other = self.random(Purpose::Pick, count as u8) as usize;
            list.as_mut_slice().swap(at, other);
        }
    }

    // Arguments of the action under way: the bytes from ffa0 on.

    /// An argument: 0 is `ffa0`, 1 is `ffa1`, and so on.
    #[inline]
    pub fn arg(&self, at: usize) -> u8 {
        self.state.work.parameters[2 + at % 8]
    }

    /// Sets an argument.
    #[inline]
    pub fn set_arg(&mut self, at: usize, value: u8) {
        self.state.work.parameters[2 + at % 8] = value;
        self.state.work.written |= 4 << (at % 8);
    }

    /// The arguments from `at` on, up to a closing `ff`, as a list.
    pub fn arg_list(&self, at: usize) -> CardList {
        let bytes = &self.state.work.parameters[(2 + at).min(10)..];
        bytes.iter().copied().take_while(|&byte| byte != NO_CARD).collect()
    }

    /// The card the action is about: `ff9f`.
    #[inline]
    pub fn action_card(&self) -> DeckIndex {
        self.state.work.parameters[1]
    }

    /// Sets the card the action is about.
    #[inline]
    pub fn set_action_card(&mut self, card: DeckIndex) {
        self.state.work.parameters[1] = card;
        self.state.work.written |= 2;
    }

    /// Forgets what was set in the arguments from `at` on: from now on they are scratch.
    pub fn forget_args(&mut self, at: usize) {
        self.state.work.written &= (4 << (at % 8)) - 1;
    }

    // Questions.

    /// Whether what is under way was begun with [`Duel::attempt`]: answers that the cartridge's menus take but that
    /// change nothing are then answers too.
    #[inline]
    pub fn attempting(&self) -> bool {
        self.state.flow.attempting
    }

    fn ask(&mut self, who: Seat, ask: Ask, why: Message) -> &mut Pending {
        self.state.pending = Pending::new(who, ask, why);
        &mut self.state.pending
    }

    /// Asks for a card of a list, which is a list of `of`'s cards.
    pub fn ask_card(&mut self, who: Seat, of: Seat, list: CardList, why: Message) -> &mut Pending {
        self.state.list = list;
        self.ask(who, Ask::Card { of }, why)
    }

    /// Asks for a slot of `area`, one of `mask`.
    pub fn ask_slot(&mut self, who: Seat, area: Seat, mask: u8, why: Message) -> &mut Pending {
        self.ask(who, Ask::Slot { area, mask }, why)
    }

    /// Asks for a number, one of `mask`.
    pub fn ask_pick(&mut self, who: Seat, mask: u8, why: Message) -> &mut Pending {
        self.ask(who, Ask::Pick { mask }, why)
    }

    /// Asks yes or no.
    pub fn ask_yes_no(&mut self, who: Seat, why: Message) -> &mut Pending {
        self.ask(who, Ask::YesNo, why)
    }

    pub(crate) fn ask_turn(&mut self, who: Seat) {
        self.ask(who, Ask::Turn, Message::ChooseAction);
    }

    pub(crate) fn ask_place(&mut self, who: Seat, bench: bool, may_stop: bool) {
        let why = if bench { Message::ChooseBenchPokemon } else { Message::ChooseActivePokemon };
        self.ask(who, Ask::Place { bench }, why).stop = may_stop;
    }

    pub(crate) fn ask_prize(&mut self, who: Seat) {
        self.ask(who, Ask::Prize, Message::ChoosePrize);
    }

    pub(crate) fn ask_over(&mut self) {
        self.ask(self.state.turn, Ask::Over, Message::ChooseAction);
    }

    /// The card or slot or number that was answered; nothing if it was "stop" or "back" or yes or no.
    #[inline]
    pub fn answered(&self) -> Option<u8> {
        match self.state.flow.answer {
            Answer::Card(value) | Answer::Slot(value) | Answer::Pick(value) => Some(value),
            _ => None,
        }
    }

    /// Whether the answer was yes.
    #[inline]
    pub fn answered_yes(&self) -> bool {
        self.state.flow.answer == Answer::Yes
    }

    // Damage and conditions.

    /// Adds to the damage that will be dealt.
    pub fn add_damage(&mut self, more: u16) {
        self.state.work.damage = self.state.work.damage.wrapping_add(more);
    }

    /// Takes from the damage that will be dealt. Below nothing it wraps around, as the cartridge's does.
    pub fn subtract_damage(&mut self, less: u16) {
        self.state.work.damage = self.state.work.damage.wrapping_sub(less);
    }

    /// Sets the damage that will be dealt.
    pub fn set_damage(&mut self, damage: u16) {
        self.state.work.damage = damage;
    }

    /// Makes the damage that will be dealt ignore weakness and resistance.
    pub fn ignore_weakness_and_resistance(&mut self) {
        self.state.work.damage |= crate::damage::UNAFFECTED;
    }

    /// Says that the attack failed, once it is over.
    pub fn was_unsuccessful(&mut self) {
        self.state.work.effect_failed = 2;
    }

    /// Says that the attack had no effect, once it is over.
    pub fn had_no_effect(&mut self) {
        self.state.work.effect_failed = 1;
    }

    /// Gives a Pokémon a special condition, when the attack's damage has been dealt. False if it can't have one.
    pub fn inflict(&mut self, target: Seat, condition: Condition) -> bool {
        let own = self.state.table.whose_turn == target.page();
        if !own && self.card_keeps_conditions_off(target, self.state.work.defender) {
            let (kind, card) = (CheckpointKind::KeepsConditionsOff, self.state.work.defender);
            self.note(|_| Step::Checkpoint { kind, who: target, card, held: true });
            self.state.work.no_effect_from = condition as u8;
            self.had_no_effect();
            return false;
        }
        if !own && let Err(why) = self.can_use_power(target, 0) {
            let defender = self.state.work.defender;
            self.note_suppressed(CheckpointKind::KeepsConditionsOff, target, defender, why);
        }
        let work = &mut self.state.work;
        if let Some(entry) = work.queue.get_mut(work.queued as usize) {
            *entry = Queued { target, keep: condition.keeps(), status: condition as u8 };
            work.queued += 1;
        }
        true
    }

    fn card_keeps_conditions_off(&self, seat: Seat, card: CardId) -> bool {
        let stands_in = matches!(card, id::CLEFAIRY_DOLL | id::MYSTERIOUS_FOSSIL);
        let resists = self.listens(card, CheckpointKind::KeepsConditionsOff) && self.can_use_power(seat, 0).is_ok();
        stands_in || resists
    }

    /// Whether the Active Pokémon can't have special conditions: what stands in for a Pokémon can't, and a Power may
    /// prevent it.
    pub fn keeps_conditions_off(&self, seat: Seat) -> bool {
        self.card_keeps_conditions_off(seat, self.state.card_id_at(seat, 0))
    }

    /// Protects the attacker during the opponent's next turn.
    pub fn protect(&mut self, defence: Defence) {
        let me = self.me();
        self.state.page_mut(me).substatus1 = defence as u8;
    }

    /// Hinders the Defending Pokémon during its next turn, unless it takes no effects.
    pub fn hinder(&mut self, hindrance: Hindrance) {
        if self.prevented() {
            return;
        }
        let foe = self.foe();
        let page = self.state.page_mut(foe);
        page.substatus2 = hindrance as u8;
        page.last_substatus2 = hindrance as u8;
    }

    /// Whether the Defending Pokémon takes no effects; the first time this is found it is said.
    pub fn prevented(&mut self) -> bool {
        let why = self.state.work.no_damage_or_effect;
        if why == 0 {
            return false;
        }
        if why & 0x80 == 0 {
            self.state.work.no_damage_or_effect |= 0x80;
            self.say(match why {
                1 => Message::NoDamageOrEffectDueToAgility,
                2 => Message::NoDamageOrEffectDueToBarrier,
                3 => Message::NoDamageOrEffectDueToFly,
                4 => Message::NoDamageOrEffectDueToTransparency,
                _ => Message::NoDamageOrEffectDueToNShield,
            });
        }
        true
    }

    /// Heals the attacker by this much, up to its full hit points.
    pub fn heal_attacker(&mut self, amount: u16) {
        let me = self.me();
        self.heal(me, 0, amount);
    }

    /// Heals a Pokémon by this much, up to its full hit points.
    pub fn heal(&mut self, seat: Seat, slot: Slot, amount: u16) {
        if self.damage_on(seat, slot) == 0 {
            return;
        }
        let full = self.card_at(seat, slot).hp as u16;
        let hp = &mut self.state.page_mut(seat).hp[slot as usize % 6];
        *hp = (*hp as u16 + amount).min(full) as u8;
    }

    /// Switches the Defending Pokémon with a Benched one, as an attack does; `ff` is nobody.
    pub fn switch_defender(&mut self, slot: Slot) {
        if slot == NO_CARD {
            return;
        }
        let foe = self.foe();
        if self.state.page(foe).hp[0] == 0 {
            self.destiny_bond();
        }
        if self.prevented() {
            return;
        }
        self.state.page_mut(foe).switch_active(slot);
        self.state.work.forced_switch = true;
    }

    /// Loads an attack or Power of a card, with its printed damage.
    pub fn load_attack(&mut self, seat: Seat, card: DeckIndex, place: u8) {
        let id = self.state.card_id(seat, card);
        self.load_attack_of(id, card, place);
    }

    /// The same for a card by its id.
    pub fn load_attack_of(&mut self, id: CardId, card: DeckIndex, place: u8) {
        self.set_action_card(card);
        self.state.work.loaded = crate::state::Loaded { card: id, place };
        let damage = self.loaded_attack().damage;
        let work = &mut self.state.work;
        work.selected_attack = place;
        work.damage = damage;
        work.no_damage_or_effect = 0;
        work.dealt = 0;
    }

    /// Sets who attacks and who defends, and clears what lasts from turn to turn on the other side.
    pub fn set_combatants(&mut self) {
        let (me, foe) = (self.me(), self.foe());
        let attacker = self.state.page(me).slots[0];
        self.set_action_card(attacker);
        self.state.work.attacker = self.state.card_id(me, attacker);
        self.state.work.defender = self.state.card_id_at(foe, 0);
        let work = &mut self.state.work;
        work.announced = false;
        work.queued = 0;
        work.effect_failed = 0;
        work.damage_to_self = false;
        work.forced_switch = false;
        work.metronome_cost = 0;
        work.no_effect_from = 0;
        self.state.page_mut(foe).clear_two_turn();
    }

    /// Whether a Power is loaded rather than an attack or Trainer.
    pub fn loaded_power(&self) -> bool {
        self.loaded_category() == Category::Power
    }
}
