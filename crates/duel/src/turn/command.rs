//! The actions of the cartridge's AI: each runs the moments the AI's pipeline has there.

use crate::{
    Duel, dispatch,
    effect::place,
    event::{Action, Event},
    flow::{Frame, Next, Routine},
    message::Message,
    moment::Moment,
    state::{Condition, Loaded},
};

impl Duel {
    /// Runs an action of the cartridge's AI with its ten parameter bytes (`ff9e`–`ffa7`, the first still naming the
    /// action before). [`crate::state::Work::turn_over`] says afterwards whether the turn is over.
    ///
    /// Between [`Action::BeginAttack`] and [`Action::UseAttack`], and after [`Action::UsePower`], is the time to make the
    /// choices of the attack or Power, or to leave them to it: see [`Duel::select_for_ai`].
    pub fn command(&mut self, action: Action, parameters: [u8; 10]) {
        self.state.work.parameters = parameters;
        self.state.work.written = 0;
        self.announce(action);
        let frame = Frame::new(Routine::Command, [action as u8, 0, 0, 0]);
        if self.is_idle() {
            self.start(frame);
        } else {
            self.call_over_question(frame);
        }
    }

    /// Lets the attack or Power that was announced choose for the cartridge's AI what anybody else would be asked; what
    /// it chose stands in the arguments. The AI may choose itself instead: it does for some attacks and for all Powers.
    pub fn select_for_ai(&mut self) {
        let (me, card, place) = (self.me(), self.action_card(), self.state.work.selected_attack);
        self.state.work.written = 0;
        dispatch::dispatch(self, Moment::AiSelection);
        // On the way it may have looked at other attacks.
        self.load_attack(me, card, place);
    }

    /// Reports that the action has run, where the AI has something left to do before its next.
    fn executed(&mut self) {
        if let Some(frame) = self.state.flow.top() {
            let action = Action::from_number(frame.data[0]);
            frame.data[2] = 1;
            self.report(|_| Event::Executed(action));
        }
    }
}

/// An action of the AI: its number is in the first byte, in the second what it keeps, in the third
/// whether it was reported as done.
pub(crate) fn command(duel: &mut Duel, frame: Frame) -> Next {
    let me = duel.me();
    let action = Action::from_number(frame.data[0]);
    if frame.step == 0 {
        duel.state.work.turn_over = false;
    }
    match (action, frame.step) {
        (Action::PlayBasic, 0) => {
            let card = duel.arg(0);
            duel.state.work.card = card;
            let Some(slot) = duel.place_pokemon(me, card) else { return Next::Done };
            duel.state.work.slot = slot;
            duel.state.page_mut(me).stage[slot as usize] = 0;
            duel.say(Message::PlacedOnTheBench);
            duel.card_played(me, card);
            Next::Call(Frame::played(card, slot), 1)
        }
        (Action::Evolve, 0) => {
            let (card, slot) = (duel.arg(0), duel.arg(1));
            duel.state.work.card = card;
            duel.state.work.slot = slot;
            if duel.can_evolve(me, card, slot).is_ok() {
                duel.evolve_pokemon(me, card, slot);
            }
            duel.say(Message::PokemonEvolvedIntoPokemon);
            duel.card_played(me, card);
            duel.evolved(me, slot);
            Next::Call(Frame::played(card, slot), 1)
        }
        (Action::PlayEnergy, 0) => {
            let (card, slot) = (duel.arg(0), duel.arg(1));
            duel.state.work.card = card;
            duel.state.work.slot = slot;
            duel.state.page_mut(me).hand_to_slot(card, slot);
            duel.say(Message::AttachedEnergyToPokemon);
            // Rain Dance or not, it counts as the turn's Energy.
            duel.state.table.energy_played = 1;
            duel.card_played(me, card);
            duel.energy_attached(me, card, slot);
            Next::Done
        }
        (Action::AttemptRetreat, 0) => {
            let retreated = duel.attempt_retreat();
            duel.say(if retreated { Message::RetreatedToTheBench } else { Message::RetreatWasUnsuccessful });
            Next::Done
        }
        (Action::FinishNoAttack, 0) => {
            let foe = duel.foe();
            duel.state.page_mut(foe).clear_two_turn();
            duel.say(Message::FinishedTurnWithoutAttacking);
            duel.state.work.turn_over = true;
            Next::Done
        }
        (Action::PlayTrainer, 0) => {
            let card = duel.action_card();
            duel.state.work.loaded = Loaded { card: duel.state.card_id(me, card), place: place::CARD };
            duel.say(Message::Used);
            duel.card_played(me, card);
            Next::Done
        }
        (Action::ExecuteTrainerEffects, 0) => {
            let card = duel.action_card();
            if let Some(frame) = duel.state.flow.top() {
                frame.data[1] = card;
            }
            Next::Moment(Moment::DiscardEnergy, 1)
        }
        (Action::ExecuteTrainerEffects, 1) => Next::Moment(Moment::BeforeDamage, 2),
        (Action::ExecuteTrainerEffects, _) => {
            duel.state.page_mut(me).discard_from_hand(frame.data[1]);
            Next::Done
        }
        (Action::BeginAttack, 0) => {
            let (card, attack) = (duel.action_card(), duel.arg(0));
            duel.load_attack(me, card, attack);
            duel.set_combatants();
            duel.attack_used(me);
            let confused = duel.state.page(me).status & Condition::LOW == Condition::Confused as u8;
            if duel.blinded() || confused {
                duel.say(Message::PokemonsAttack);
                if !duel.sees_through() {
                    let foe = duel.foe();
                    duel.state.page_mut(foe).clear_two_turn();
                    duel.state.work.turn_over = true;
                    return Next::Done;
                }
            }
            Next::Done
        }
        (Action::UseAttack, 0) => Next::Moment(Moment::DiscardEnergy, 1),
        (Action::UseAttack, 1) => {
            if duel.confusion_strikes() {
                duel.state.work.turn_over = true;
                return Next::Call(Frame::new(Routine::ConfusionDamage, [0; 4]), 2);
            }
            duel.say(Message::PokemonsAttack);
            duel.executed();
            Next::Moment(Moment::AiSwitchDefendingPkmn, 2)
        }
        (Action::AttackAnimAndDamage, 0) => {
            duel.state.work.turn_over = true;
            Next::Call(Frame::new(Routine::DealDamage, [0; 4]), 1)
        }
        (Action::DrawCard, 0) => {
            if let Some(card) = duel.state.page_mut(me).draw() {
                duel.state.page_mut(me).add_to_hand(card);
            }
            Next::Done
        }
        (Action::UsePower, 0) => {
            let (card, slot) = (duel.action_card(), duel.arg(0));
            duel.load_attack(me, card, place::FIRST);
            duel.state.work.slot = slot;
            duel.say(Message::WillUseThePokemonPower);
            duel.power_used(me, slot);
            Next::Done
        }
        (Action::ExecutePowerEffect, 0) => Next::Moment(Moment::BeforeDamage, 1),
        (Action::PowerAfterDamage, 0) => Next::Moment(Moment::AfterDamage, 1),
        _ => Next::Done,
    }
}
