//! Which answers go through, and answering.

use super::{Answer, Answers, Ask, Refusal};
use crate::{
    Duel,
    checkpoints::Denial,
    effect::{Handler, place},
    flow::{Frame, Next, Verdict},
    message::Message,
    moment::Moment,
    state::{ACTIVE, Hindrance, SLOTS, Seat},
};
use tallgrass_cards::{CardId, Category, Kind};

impl Duel {
    /// All answers to what is pending that will go through. [`Answer::Back`] is left out unless an attempt is under way, so
    /// that whoever takes any answer gets on.
    pub fn answers(&self) -> Answers {
        let mut answers = Answers::new();
        self.fill_answers(&mut answers);
        answers
    }

    /// The same, into a list that is there already.
    pub fn fill_answers(&self, answers: &mut Answers) {
        answers.clear();
        let pending = self.state.pending;
        let push = |answers: &mut Answers, answer| {
            let _ = answers.try_push(answer);
        };
        match pending.ask {
            Ask::Nothing | Ask::Over => {}
            Ask::Turn => self.turn_answers(pending.who, answers),
            Ask::Place { .. } => {
                let page = self.state.page(pending.who);
                if (page.in_play as usize) < SLOTS {
                    for &card in page.hand() {
                        if self.can_be_placed(pending.who, card) && self.teacher_lets_place(pending.who, card) {
                            push(answers, Answer::Basic(card));
                        }
                    }
                }
            }
            Ask::Card { .. } => {
                self.state.list.as_slice().iter().for_each(|&card| push(answers, Answer::Card(card)));
            }
            Ask::Slot { mask, .. } => {
                (0..6).filter(|slot| mask & 1 << slot != 0).for_each(|slot| push(answers, Answer::Slot(slot)));
            }
            Ask::Pick { mask } => {
                (0..8).filter(|number| mask & 1 << number != 0).for_each(|number| push(answers, Answer::Pick(number)));
            }
            Ask::Prize => {
                let prizes = self.state.page(pending.who).prizes;
                (0..6).filter(|prize| prizes & 1 << prize != 0).for_each(|prize| push(answers, Answer::Pick(prize)));
            }
            Ask::YesNo => {
                push(answers, Answer::Yes);
                push(answers, Answer::No);
            }
        }
        if pending.stop {
            push(answers, Answer::Stop);
        }
        if pending.back && self.state.flow.attempting {
            push(answers, Answer::Back);
        }
    }

    fn turn_answers(&self, seat: Seat, answers: &mut Answers) {
        let page = self.state.page(seat);
        let mut offer = |answer| {
            let _ = answers.try_push(answer);
        };
        for &card in page.hand() {
            let data = self.card(seat, card);
            match data.kind {
                Kind::Energy(_) => {
                    if self.state.table.energy_played == 0 || self.free_energy_active(seat, data.kind) {
                        let may = |slot: &u8| self.may_attach(seat, card, *slot).is_ok();
                        page.occupied().filter(may).for_each(|slot| offer(Answer::Energy(card, slot)));
                    }
                }
                Kind::Trainer if self.may_play(seat, card).is_ok() => offer(Answer::Trainer(card)),
                Kind::Pokemon(_) if data.stage == 0 => {
                    if (page.in_play as usize) < SLOTS && self.may_play_basic(seat, card).is_ok() {
                        offer(Answer::Basic(card));
                    }
                }
                Kind::Pokemon(_) => {
                    let may = |slot: &u8| self.evolves(seat, card, *slot).is_ok();
                    page.occupied().filter(may).for_each(|slot| offer(Answer::Evolve(card, slot)));
                }
                Kind::Trainer | Kind::None => {}
            }
        }
        let powers = page.occupied().map(Answer::Power);
        let others = [Answer::Retreat, Answer::Attack(0), Answer::Attack(1), Answer::EndTurn, Answer::Restart];
        powers.chain(others).filter(|&answer| self.check(answer).is_ok()).for_each(offer);
    }

    fn may_attach(&self, seat: Seat, card: u8, slot: u8) -> Result<(), Denial> {
        self.may_attach_energy(seat, card, slot)?;
        if self.state.table.energy_played != 0 && !self.energy_is_free(seat, card, slot) {
            return Err(Message::MayOnlyAttachOneEnergyCard.into());
        }
        Ok(())
    }

    fn may_play(&self, seat: Seat, trainer: u8) -> Result<(), Denial> {
        self.may_play_trainer(seat, trainer)?;
        let id = self.state.card_id(seat, trainer);
        Ok(self.passes(id, place::CARD, |probe| probe.load_trainer(trainer))?)
    }

    fn evolves(&self, seat: Seat, card: u8, slot: u8) -> Result<(), Denial> {
        self.can_evolve(seat, card, slot)?;
        self.may_evolve(seat, card, slot)?;
        if self.evolution_stopped() {
            return Err(Message::UnableToEvolveDueToPrehistoricPower.into());
        }
        Ok(())
    }

    fn not_listed(&self, answer: Answer) -> Refusal {
        Refusal::NotListed { answer, ask: self.state.pending.ask }
    }

    /// Whether an effect's initial moments let it through, tried on a copy that `load` prepares. What asks there must have
    /// an answer to ask for: a handler
    /// that finds none refuses instead.
    pub fn passes(&self, card: CardId, place: u8, load: impl FnOnce(&mut Duel)) -> Result<(), Message> {
        let book = self.rulebook();
        let effects = book.effects(card, place).iter();
        let handlers = |moment| effects.clone().filter_map(move |effect| effect.handler(moment));
        let mut handlers = handlers(Moment::InitialEffect1).chain(handlers(Moment::InitialEffect2)).peekable();
        if handlers.peek().is_none() {
            return Ok(());
        }
        let mut probe = self.trial();
        load(&mut probe);
        for handler in handlers {
            match handler {
                Handler::Plain(_) => {}
                Handler::Check(check) => check(&mut probe)?,
                Handler::Steps(steps) => {
                    let mut step = 0;
                    loop {
                        match steps(&mut probe, step) {
                            Next::Step(further) => step = further,
                            Next::Refuse(why) => return Err(why),
                            _ => break,
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Whether what substatuses and conditions say lets the Active Pokémon attack at all.
    pub fn can_attack(&self, seat: Seat) -> Result<(), Message> {
        const TAIL_WAG: u8 = Hindrance::TailWag as u8;
        const LEER: u8 = Hindrance::Leer as u8;
        const BONE_ATTACK: u8 = Hindrance::BoneAttack as u8;
        self.may_attack(seat)?;
        match self.state.page(seat).substatus2 {
            TAIL_WAG => Err(Message::UnableToAttackDueToTailWag),
            LEER => Err(Message::UnableToAttackDueToLeer),
            BONE_ATTACK => Err(Message::UnableToAttackDueToBoneAttack),
            _ => self.paralyzed_or_asleep(seat),
        }
    }

    /// Whether a Pokémon has the Energy for one of its attacks. Active, Powers that change what Energy counts as apply.
    pub fn has_energy_for(&self, seat: Seat, slot: u8, index: u8) -> bool {
        let card = self.card_at(seat, slot);
        let Some(attack) = card.attacks.get(index as usize).filter(|attack| attack.is_attack()) else { return false };
        let energies = self.energies_counted(seat, slot);
        let colored: u8 = attack.cost[..6].iter().sum();
        let enough = attack.cost[..6].iter().zip(&energies.by_color).all(|(cost, have)| cost <= have);
        enough && energies.total.wrapping_sub(colored) >= attack.cost[6]
    }

    /// Whether Amnesia took this attack.
    pub fn forgotten(&self, seat: Seat, index: u8) -> bool {
        let page = self.state.page(seat);
        page.substatus2 == Hindrance::Amnesia as u8 && page.disabled_attack == index
    }

    /// Whether an answer to [`Ask::Turn`] will go through, with the game's reason if not.
    pub fn check(&self, answer: Answer) -> Result<(), Refusal> {
        let seat = self.state.turn;
        let page = self.state.page(seat);
        let in_hand = |card: u8| page.hand().contains(&card);
        let card = |index: u8| self.card(seat, index);
        match answer {
            Answer::EndTurn => self.teacher_lets(seat, answer).map_err(Refusal::Because),
            Answer::Restart if self.can_restart(seat) => Ok(()),
            Answer::Attack(index) => {
                if !self.card_at(seat, ACTIVE).attacks.get(index as usize).is_some_and(|a| a.is_attack()) {
                    return Err(self.not_listed(answer));
                }
                self.may_attack(seat)?;
                self.can_attack(seat).map_err(Refusal::Because)?;
                if !self.has_energy_for(seat, ACTIVE, index) {
                    return Err(Refusal::Because(Message::NotEnoughEnergyCards));
                }
                if self.forgotten(seat, index) {
                    return Err(Refusal::Because(Message::UnableToUseAttackDueToAmnesia));
                }
                self.teacher_lets(seat, answer).map_err(Refusal::Because)?;
                self.passes(self.state.card_id_at(seat, ACTIVE), index, |probe| {
                    let card = probe.state.page(seat).slots[0];
                    probe.load_attack(seat, card, index);
                    probe.set_combatants();
                })
                .map_err(Refusal::Because)
            }
            Answer::Power(slot) => {
                let id = self.card_at(seat, slot);
                if slot >= page.in_play || id.attacks[0].category != Category::Power || !id.attacks[0].exists() {
                    return Err(self.not_listed(answer));
                }
                self.may_use_power(seat, slot)?;
                let load = |probe: &mut Duel| {
                    probe.load_power(slot);
                    let card = probe.state.work.card;
                    probe.set_arg(0, card);
                };
                if self.rulebook().effect(id.id, place::FIRST).is_none() {
                    return Err(Refusal::Because(Message::PokemonPowerSelectNotRequired));
                }
                self.passes(id.id, place::FIRST, load).map_err(Refusal::Because)
            }
            Answer::Retreat => {
                self.may_retreat(seat)?;
                self.can_retreat().map_err(Refusal::Because)
            }
            Answer::Trainer(index) if in_hand(index) && card(index).kind == Kind::Trainer => {
                Ok(self.may_play(seat, index)?)
            }
            Answer::Energy(index, slot) if in_hand(index) && card(index).kind.is_energy() && slot < page.in_play => {
                Ok(self.may_attach(seat, index, slot)?)
            }
            Answer::Basic(index) if in_hand(index) && card(index).is_basic_pokemon() => {
                if page.in_play as usize >= SLOTS {
                    return Err(Refusal::Because(Message::NoSpaceOnTheBench));
                }
                Ok(self.may_play_basic(seat, index)?)
            }
            Answer::Evolve(index, slot)
                if in_hand(index) && card(index).kind.is_pokemon() && card(index).stage != 0 && slot < page.in_play =>
            {
                Ok(self.evolves(seat, index, slot)?)
            }
            _ => Err(self.not_listed(answer)),
        }
    }

    /// Whether an answer will go through.
    pub fn allows(&self, answer: Answer) -> Result<(), Refusal> {
        match self.state.pending.ask {
            Ask::Nothing | Ask::Over => Err(Refusal::NotAsked),
            Ask::Turn => self.check(answer),
            _ if answer == Answer::Back && self.state.pending.back => Ok(()),
            _ if self.answers().contains(&answer) => Ok(()),
            _ => Err(self.not_listed(answer)),
        }
    }

    /// Answers what is pending, and goes on until someone must decide again. A wrong answer changes nothing.
    pub fn answer(&mut self, answer: Answer) -> Result<(), Refusal> {
        self.allows(answer)?;
        self.state.flow.answer = answer;
        self.run();
        Ok(())
    }

    /// Answers without asking whether it will go through, as someone at the cartridge's menus does: a refused or
    /// abandoned action changes the bytes it changes there. Until the turn's question is put again, backing out is listed
    /// wherever the cartridge allows it.
    pub fn attempt(&mut self, answer: Answer) -> Verdict {
        self.state.flow.attempting = true;
        self.state.flow.answer = answer;
        self.run();
        self.state.flow.verdict
    }

    /// Runs a routine of the cartridge's AI in place of an answer to the turn's question.
    pub(crate) fn call_over_question(&mut self, frame: Frame) {
        self.state.flow.call(frame, 8);
        self.run();
    }
}
