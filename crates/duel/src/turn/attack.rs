//! Attacks: from the decision to the knock-outs.

use crate::{
    Change, Duel,
    changes::Unhurt,
    event::Action,
    flow::{Frame, Next, Routine, Verdict},
    message::Message,
    moment::Moment,
    state::{ACTIVE, Condition, Hindrance},
};

impl Duel {
    /// Whether the Active Pokémon must toss before it attacks, because of Sand-attack or Smokescreen.
    pub(crate) fn blinded(&self) -> bool {
        let substatus = self.state.page(self.me()).substatus2;
        let blinded = substatus == Hindrance::SandAttack as u8 || substatus == Hindrance::Smokescreen as u8;
        blinded && self.state.table.sand_heads == 0
    }

    /// Tosses against Sand-attack or Smokescreen, if need be; false if the attack misses.
    pub(crate) fn sees_through(&mut self) -> bool {
        if !self.blinded() {
            return true;
        }
        let heads = self.toss();
        self.state.table.sand_heads = heads as u8;
        if !heads {
            self.say(Message::AttackUnsuccessful);
        }
        heads
    }

    /// Whether the Active Pokémon is confused and tosses tails.
    pub(crate) fn confusion_strikes(&mut self) -> bool {
        self.state.page(self.me()).status & Condition::LOW == Condition::Confused as u8 && !self.toss()
    }

    /// Announces a human's attack, once: from here on it can't be taken back.
    pub fn announce_attack(&mut self) {
        if self.state.work.announced {
            return;
        }
        self.state.work.announced = true;
        let (card, first) = (self.action_card(), self.arg(0));
        self.state.work.parameters[1] = self.state.table.attack_card;
        self.state.work.parameters[2] = self.state.table.attack_index;
        self.announce(Action::BeginAttack);
        self.state.work.parameters[1] = card;
        self.state.work.parameters[2] = first;
        self.attack_used(self.me());
    }

    /// Tells that an attack that deals damage dealt none, and why.
    fn tell_no_damage(&mut self) {
        let attack = self.loaded_attack();
        if !attack.is_attack() || attack.damage == 0 {
            return;
        }
        let foe = self.foe();
        self.tell_change(foe, |duel| {
            let resists = duel.resistance_at(foe, ACTIVE) & duel.attackers_color() != 0;
            let why = match duel.state.work.damage & !crate::damage::UNAFFECTED {
                0 => Unhurt::ByTheAttack,
                ..=30 if resists && duel.state.work.no_damage_or_effect == 0 => Unhurt::ByResistance,
                _ => Unhurt::ByProtection,
            };
            Change::NoDamage(duel.state.card_id_at(foe, ACTIVE), why)
        });
    }

    /// The bit of the Active Pokémon's colour.
    fn attackers_color(&self) -> u8 {
        tallgrass_cards::Color::from_number(self.color_at(self.me(), ACTIVE)).map_or(0, tallgrass_cards::Color::bit)
    }

    /// Notes the attack last used, which only the cartridge's AI looks at.
    pub fn note_attack(&mut self) {
        let work = &self.state.work;
        let (index, card, id) = (work.selected_attack, self.action_card(), work.loaded.card);
        let table = &mut self.state.table;
        table.attack_index = index;
        table.attack_card = card;
        // The cartridge has a byte for it.
        table.attack_card_id = id as u8;
    }
}

/// An attack that is loaded, by a duelist who answers.
pub(crate) fn attack(duel: &mut Duel, frame: Frame) -> Next {
    match frame.step {
        0 => {
            // The cartridge's own reasons not to attack were looked at in its menu.
            if let Err(denial) = duel.may_attack(duel.me()) {
                return duel.refuse(denial.why);
            }
            duel.note_attack();
            duel.set_combatants();
            Next::Moment(Moment::InitialEffect1, 1)
        }
        1 => {
            if let Verdict::Refused(why) = duel.state.flow.verdict {
                return duel.refuse(why);
            }
            if duel.blinded() {
                duel.announce_attack();
                if !duel.sees_through() {
                    let foe = duel.foe();
                    duel.state.page_mut(foe).clear_two_turn();
                    return Next::Done;
                }
            }
            Next::Moment(Moment::InitialEffect2, 2)
        }
        2 => {
            match duel.state.flow.verdict {
                Verdict::Done => {}
                // After a toss against Sand-attack backing out is still possible: only the toss is remembered.
                Verdict::Refused(_) | Verdict::Cancelled => return Next::Cancel,
            }
            duel.announce_attack();
            duel.announce(Action::UseAttack);
            Next::Moment(Moment::DiscardEnergy, 3)
        }
        3 => {
            if duel.confusion_strikes() {
                return Next::Call(Frame::new(Routine::ConfusionDamage, [0; 4]), 5);
            }
            duel.say(Message::PokemonsAttack);
            Next::Moment(Moment::RequireSelection, 4)
        }
        4 => {
            duel.announce(Action::AttackAnimAndDamage);
            Next::Call(Frame::new(Routine::DealDamage, [0; 4]), 5)
        }
        _ => Next::Done,
    }
}

/// Damage and everything after it. Keeps the defender's id in its first two bytes.
pub(crate) fn deal_damage(duel: &mut Duel, frame: Frame) -> Next {
    let (me, foe) = (duel.me(), duel.foe());
    match frame.step {
        0 => {
            if !duel.attack_is_residual() {
                duel.find_protection(foe);
            }
            duel.state.work.slot = ACTIVE;
            Next::Moment(Moment::BeforeDamage, 1)
        }
        1 => {
            let damage = duel.damage_to_target();
            let damage = duel.dodge_attack(damage);
            duel.state.work.dealt = damage as u16;
            if damage == 0 {
                duel.tell_no_damage();
            }
            duel.subtract_hp(foe, ACTIVE, damage);
            duel.say_if_knocked_out(foe, ACTIVE);
            let defender = duel.state.work.defender;
            if let Some(frame) = duel.state.flow.top() {
                [frame.data[0], frame.data[1]] = defender.to_le_bytes();
            }
            Next::Moment(Moment::AfterDamage, 2)
        }
        2 => {
            duel.state.work.defender = u16::from_le_bytes([frame.data[0], frame.data[1]]);
            duel.strike_back();
            duel.apply_conditions();
            duel.state.work.slot = ACTIVE;
            duel.say_failure();
            let dealt = if duel.state.work.forced_switch { 0 } else { duel.state.work.dealt };
            duel.state.page_mut(foe).last_damage = dealt.to_le_bytes();
            duel.destiny_bond();
            Next::Call(Frame::knock_outs(), 3)
        }
        _ => {
            debug_assert_eq!(me, duel.me());
            Next::Done
        }
    }
}

/// A confused Pokémon's tails: 20 damage to itself, and the turn is over.
pub(crate) fn confusion_damage(duel: &mut Duel, frame: Frame) -> Next {
    match frame.step {
        0 => {
            duel.state.work.damage_to_self = true;
            duel.say(Message::DamageToSelfDueToConfusion);
            duel.recoil(20);
            duel.state.work.slot = ACTIVE;
            duel.say_failure();
            duel.destiny_bond();
            Next::Call(Frame::knock_outs(), 1)
        }
        _ => {
            let foe = duel.foe();
            duel.state.page_mut(foe).clear_two_turn();
            Next::Done
        }
    }
}
