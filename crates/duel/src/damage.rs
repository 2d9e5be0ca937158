//! Damage, with everything that changes it.

use crate::{
    Duel, Event, Rules,
    checkpoints::{Checkpoint, CheckpointKind},
    message::Message,
    state::{ACTIVE, Defence, Hindrance, Seat, Slot, Substatus3},
    trace::{Modifier, Step},
};
use tallgrass_cards::{CardId, Category, Color, id};

/// Set in the damage of an attack that weakness and resistance don't touch.
pub const UNAFFECTED: u16 = 0x8000;

/// Half, rounded down to a multiple of ten.
fn halve(damage: i16, corrected: bool) -> i16 {
    let mut halved = if corrected {
        damage >> 1
    } else {
        // GLITCH: the high byte is doubled instead of halved; only damage above 255 shows it.
        let [low, high] = damage.to_le_bytes();
        i16::from_le_bytes([low >> 1 | high & 0x80, high << 1])
    };
    if halved & 1 != 0 {
        halved -= 5;
    }
    halved
}

impl Duel {
    fn attack_is_power(&self) -> bool {
        self.loaded_power()
    }

    /// Whether the attack deals no damage by its nature.
    pub fn attack_is_residual(&self) -> bool {
        self.loaded_category() == Category::Residual
    }

    /// Finds out whether a protection or Power keeps the attack off this duelist's Active Pokémon.
    pub(crate) fn find_protection(&mut self, defender: Seat) -> bool {
        self.state.work.no_damage_or_effect = 0;
        if self.attack_is_power() {
            return false;
        }
        let substatus = self.state.page(defender).substatus1;
        let why = match substatus {
            s if s == Defence::Fly as u8 => 3,
            s if s == Defence::Barrier as u8 => 2,
            s if s == Defence::Agility as u8 => 1,
            _ => 0,
        };
        if why != 0 {
            self.state.work.no_damage_or_effect = why;
            return true;
        }
        if let Err(why) = self.can_use_power(defender, ACTIVE) {
            let card = self.state.work.defender;
            self.note_suppressed(CheckpointKind::Shield, defender, card, why);
            return false;
        }
        self.shielded(defender)
    }

    /// Whether the Pokémon being damaged has a Power that shields it now.
    fn shielded(&mut self, whose: Seat) -> bool {
        let point = self.rulebook().checkpoint(self.state.work.defender, CheckpointKind::Shield);
        let Some(Checkpoint::Shield(holds)) = point else { return false };
        let held = !self.state.work.damage_to_self && holds(self);
        self.note_checkpoint(CheckpointKind::Shield, whose, held);
        if held {
            self.state.work.no_damage_or_effect = 5;
        }
        held
    }

    /// Tosses for the Pokémon being damaged if it has a Power that dodges; whether it did.
    fn dodges(&mut self, defender: Seat) -> bool {
        let card = self.state.work.defender;
        if !self.listens(card, CheckpointKind::Dodge) || self.attack_is_power() {
            return false;
        }
        if let Err(why) = self.can_use_power(defender, self.state.work.damaged_slot) {
            self.note_suppressed(CheckpointKind::Dodge, defender, card, why);
            return false;
        }
        let held = self.toss();
        self.note_checkpoint(CheckpointKind::Dodge, defender, held);
        if held {
            self.state.work.no_damage_or_effect = 4;
        }
        held
    }

    /// Notes that the Power of the Pokémon being damaged was asked.
    fn note_checkpoint(&mut self, kind: CheckpointKind, who: Seat, held: bool) {
        self.note(|duel| Step::Checkpoint { kind, who, card: duel.state.work.defender, held });
    }

    /// Whether this Pokémon of the opponent keeps off an effect that isn't damage, as Neutralizing Shield and
    /// Transparency do. It doesn't ask whether its Power can be used.
    pub fn keeps_effect_off(&mut self, defender: Seat, slot: Slot) -> bool {
        let id = self.state.card_id_at(defender, slot);
        if self.listens(id, CheckpointKind::Shield) {
            // Seen from the defender's side, the attacker is Basic if the other Active Pokémon's stage is 0.
            if self.state.page(defender.other()).stage[0] == 0 {
                return false;
            }
            self.state.work.no_damage_or_effect = 5;
            self.say(Message::NoDamageOrEffectDueToNShield);
            return true;
        }
        if self.listens(id, CheckpointKind::Dodge) && self.toss() {
            self.state.work.no_damage_or_effect = 4;
            self.say(Message::NoDamageOrEffectDueToTransparency);
            return true;
        }
        false
    }

    /// Whether an effect that isn't damage, and that an attack aims at this Pokémon, is kept off: by a protection if it is
    /// Active, by a Power wherever it is. The first time it is, that is said.
    pub fn evades(&mut self, seat: Seat, slot: Slot) -> bool {
        self.state.work.damaged_slot = slot;
        self.state.work.defender = self.state.card_id_at(seat, slot);
        let protected = slot == ACTIVE && self.find_protection(seat);
        if !protected && !self.attack_is_power() && !self.powers_stopped() && !self.shielded(seat) {
            self.dodges(seat);
        }
        self.prevented()
    }

    fn weak_or_resistant(&self, color: u8, to: Seat) -> (bool, bool) {
        let bit = Color::from_number(color).map_or(0, Color::bit);
        (self.weakness_at(to, ACTIVE) & bit != 0, self.resistance_at(to, ACTIVE) & bit != 0)
    }

    fn pluspower(&self, seat: Seat) -> i16 {
        10 * self.state.count_in_slot(seat, id::PLUSPOWER, ACTIVE) as i16
    }

    fn defender_card(&self, seat: Seat, slot: Slot) -> i16 {
        20 * self.state.count_in_slot(seat, id::DEFENDER, slot) as i16
    }

    /// The damage the attack deals to the Defending Pokémon: double damage, weakness, resistance, PlusPower, Defender,
    /// protections.
    pub(crate) fn damage_to_target(&mut self) -> i16 {
        let (me, foe) = (self.me(), self.foe());
        let raw = self.state.work.damage;
        if raw == 0 {
            return 0;
        }
        self.state.work.slot = ACTIVE;
        let mut damage = (raw & !UNAFFECTED) as i16;
        let printed = self.loaded_attack().damage as i16;
        self.changed(foe, ACTIVE, Modifier::Attack, printed, damage);
        if self.state.page(me).substatus3 & Substatus3::DOUBLE_DAMAGE != 0 {
            damage = self.changed(foe, ACTIVE, Modifier::DoubleDamage, damage, damage.wrapping_shl(1));
        }
        if raw & UNAFFECTED == 0 {
            if damage == 0 {
                return 0;
            }
            let (weak, resistant) = self.weak_or_resistant(self.color_at(me, ACTIVE), foe);
            if weak {
                damage = self.changed(foe, ACTIVE, Modifier::Weakness, damage, damage.wrapping_shl(1));
            }
            if resistant {
                damage = self.changed(foe, ACTIVE, Modifier::Resistance, damage, damage.wrapping_sub(30));
            }
        }
        let more = damage.wrapping_add(self.pluspower(me));
        damage = self.changed(foe, ACTIVE, Modifier::PlusPower, damage, more);
        let less = damage.wrapping_sub(self.defender_card(foe, ACTIVE));
        damage = self.changed(foe, ACTIVE, Modifier::Defender, damage, less);
        damage = self.reduce(foe, damage);
        self.changed(foe, ACTIVE, Modifier::Floor, damage, damage.max(0))
    }

    /// The damage the attacker deals to itself: its own weakness and resistance, PlusPower and Defender.
    fn damage_to_self(&mut self, amount: u8) -> i16 {
        if amount == 0 {
            return 0;
        }
        let me = self.me();
        let mut damage = amount as i16;
        let (weak, resistant) = self.weak_or_resistant(self.color_at(me, ACTIVE), me);
        if weak {
            damage = self.changed(me, ACTIVE, Modifier::Weakness, damage, damage << 1);
        }
        if resistant {
            damage = self.changed(me, ACTIVE, Modifier::Resistance, damage, damage - 30);
        }
        damage = self.changed(me, ACTIVE, Modifier::PlusPower, damage, damage + self.pluspower(me));
        damage = self.changed(me, ACTIVE, Modifier::Defender, damage, damage - self.defender_card(me, ACTIVE));
        self.changed(me, ACTIVE, Modifier::Floor, damage, damage.max(0))
    }

    /// What protections of this duelist's Active Pokémon leave of the damage, and what hinders the other.
    fn reduce(&mut self, defender: Seat, damage: i16) -> i16 {
        let damage = self.reduce_by_protection(defender, damage);
        let hindrance = self.state.page(defender.other()).substatus2;
        let (hindrance, less) = match hindrance {
            h if h == Hindrance::ReduceBy20 as u8 => (Hindrance::ReduceBy20, 20),
            h if h == Hindrance::Pounce as u8 => (Hindrance::Pounce, 10),
            h if h == Hindrance::Growl as u8 => (Hindrance::Growl, 10),
            _ => return damage,
        };
        self.changed(defender, ACTIVE, Modifier::Hindrance(hindrance), damage, damage.wrapping_sub(less))
    }

    fn reduce_by_protection(&mut self, defender: Seat, damage: i16) -> i16 {
        if self.state.work.no_damage_or_effect != 0 {
            return self.changed(defender, ACTIVE, Modifier::Prevented, damage, 0);
        }
        let substatus = self.state.page(defender).substatus1;
        let protected = match Defence::from_repr(substatus) {
            Some(by @ (Defence::Stiffen | Defence::Withdraw | Defence::HideInShell | Defence::Scrunch)) => {
                Some((by, 0))
            }
            Some(by @ Defence::ReduceBy10) => Some((by, damage.wrapping_sub(10))),
            Some(by @ Defence::ReduceBy20) => Some((by, damage.wrapping_sub(20))),
            // Compared as unsigned: damage below nothing isn't less than 40 here.
            Some(by @ Defence::PreventLessThan40) => Some((by, if (damage as u16) < 40 { 0 } else { damage })),
            Some(by @ Defence::Halve) => Some((by, self.halved(damage))),
            _ => None,
        };
        if let Some((by, left)) = protected {
            return self.changed(defender, ACTIVE, Modifier::Defence(by), damage, left);
        }
        if let Err(why) = self.can_use_power(defender, ACTIVE) {
            let card = self.state.work.defender;
            self.note_suppressed(CheckpointKind::Damage, defender, card, why);
            return damage;
        }
        self.reduce_by_power(defender, ACTIVE, damage)
    }

    fn reduce_by_power(&mut self, whose: Seat, slot: Slot, damage: i16) -> i16 {
        if self.attack_is_power() {
            return damage;
        }
        let card = self.state.work.defender;
        match self.rulebook().checkpoint(card, CheckpointKind::Damage) {
            Some(Checkpoint::Damage(change)) => {
                let left = change(self, damage);
                self.changed(whose, slot, Modifier::Power(card), damage, left)
            }
            _ => damage,
        }
    }

    /// Half the damage, rounded down to ten, as the rules in force have it.
    pub fn halved(&self, damage: i16) -> i16 {
        halve(damage, self.rules.contains(Rules::HALVING))
    }

    /// The toss of a Defending Pokémon that dodges; gives what is left of the damage.
    pub(crate) fn dodge_attack(&mut self, damage: i16) -> i16 {
        let foe = self.foe();
        if self.attack_is_residual() || self.state.work.no_damage_or_effect != 0 {
            return damage;
        }
        if damage == 0 && self.state.page(foe).substatus2 == 0 && self.state.work.queued == 0 {
            return damage;
        }
        self.state.work.damaged_slot = ACTIVE;
        if !self.dodges(foe) {
            return damage;
        }
        self.state.page_mut(foe).substatus2 = 0;
        self.changed(foe, ACTIVE, Modifier::Prevented, damage, 0)
    }

    /// Takes hit points from a Pokémon, down to nothing.
    pub fn subtract_hp(&mut self, seat: Seat, slot: Slot, damage: i16) {
        let hp = &mut self.state.page_mut(seat).hp[slot as usize % 6];
        let left = (*hp as i16).wrapping_sub(damage);
        let left = if left < 0 { 0 } else { left as u8 };
        *hp = left;
        if damage > 0 {
            self.report(|duel| {
                let card = duel.state.card_id_at(seat, slot);
                Event::Damaged { who: seat, slot, card, damage: damage as u16, left }
            });
        }
    }

    /// Says that a Pokémon is knocked out, if it has no hit points left.
    pub fn say_if_knocked_out(&mut self, seat: Seat, slot: Slot) {
        if self.state.page(seat).hp[slot as usize % 6] == 0 {
            self.say(Message::WasKnockedOut);
        }
    }

    /// Makes the attacker damage itself.
    pub fn recoil(&mut self, amount: u8) {
        let me = self.me();
        self.state.work.damage = amount as u16;
        let why = std::mem::take(&mut self.state.work.no_damage_or_effect);
        let damage = self.damage_to_self(amount);
        self.subtract_hp(me, ACTIVE, damage);
        self.say_if_knocked_out(me, ACTIVE);
        self.state.work.no_damage_or_effect = why;
    }

    /// Damages a Pokémon of `seat` without weakness and resistance, as attacks on the Bench do. PlusPower counts on the
    /// Active one, Defender wherever it is attached; Powers that reduce or prevent count too.
    pub fn damage_pokemon(&mut self, seat: Seat, slot: Slot, amount: u16) {
        self.state.work.damaged_slot = slot;
        if slot == ACTIVE && self.state.work.no_damage_or_effect != 0 {
            return;
        }
        self.state.work.no_damage_or_effect = 0;
        self.state.work.defender = self.state.card_id_at(seat, slot);
        let mut damage = amount as i16;
        if slot == ACTIVE {
            let attacker = if self.state.work.damage_to_self { seat } else { seat.other() };
            let more = damage.wrapping_add(self.pluspower(attacker));
            damage = self.changed(seat, slot, Modifier::PlusPower, damage, more);
        }
        if !self.attack_is_power() {
            let less = damage.wrapping_sub(self.defender_card(seat, slot));
            damage = self.changed(seat, slot, Modifier::Defender, damage, less);
        }
        if slot == ACTIVE {
            self.find_protection(seat);
            damage = self.reduce(seat, damage);
        }
        damage = self.changed(seat, slot, Modifier::Floor, damage, damage.max(0));
        if !self.attack_is_power() && !self.powers_stopped() {
            if slot != ACTIVE {
                damage = self.reduce_by_power(seat, slot, damage);
            }
            if self.shielded(seat) || self.dodges(seat) {
                damage = self.changed(seat, slot, Modifier::Prevented, damage, 0);
            }
        }
        if slot == ACTIVE {
            self.state.work.dealt = self.state.work.dealt.wrapping_add(damage as u16);
        }
        let before = self.state.page(seat).hp[slot as usize % 6];
        self.subtract_hp(seat, slot, damage);
        if before != 0 {
            self.say_if_knocked_out(seat, slot);
        }
        self.strike_back_for(seat, slot, damage);
    }

    /// Damages every Benched Pokémon of a duelist.
    pub fn damage_bench(&mut self, seat: Seat, amount: u16) {
        for slot in 1..self.state.page(seat).in_play {
            self.damage_pokemon(seat, slot, amount);
        }
    }

    /// A Power that strikes back, for damage that isn't the attack's own.
    fn strike_back_for(&mut self, seat: Seat, slot: Slot, damage: i16) {
        if damage == 0 || self.state.work.damage_to_self {
            return;
        }
        let point = self.rulebook().checkpoint(self.state.work.defender, CheckpointKind::StrikesBack);
        let Some(&Checkpoint::StrikesBack(back)) = point else { return };
        if self.attack_is_power() {
            return;
        }
        if self.powers_stopped() {
            let card = self.state.work.defender;
            self.note_suppressed(CheckpointKind::StrikesBack, seat, card, Message::UnableDueToToxicGas);
            return;
        }
        if slot == ACTIVE && self.can_use_power(seat, ACTIVE).is_err() {
            return;
        }
        let attacker = seat.other();
        self.note_checkpoint(CheckpointKind::StrikesBack, seat, true);
        let before = self.state.page(attacker).hp[0];
        self.subtract_hp(attacker, ACTIVE, back as i16);
        self.state.work.defender = self.state.card_id_at(attacker, ACTIVE);
        self.say(Message::ReceivesDamageDueToStrikesBack);
        if before != 0 {
            self.say_if_knocked_out(attacker, ACTIVE);
        }
    }

    /// A Power that strikes back, for the attack's own damage.
    pub(crate) fn strike_back(&mut self) {
        let point = self.rulebook().checkpoint(self.state.work.defender, CheckpointKind::StrikesBack);
        let Some(&Checkpoint::StrikesBack(back)) = point else { return };
        // GLITCH: only the low byte of the damage is looked at.
        let looked_at = if self.rules.contains(Rules::WHOLE_DAMAGE) { 0xffff } else { 0xff };
        if self.attack_is_residual() || self.state.work.dealt & looked_at == 0 {
            return;
        }
        let (me, foe) = (self.me(), self.foe());
        if let Err(why) = self.can_use_power(foe, ACTIVE) {
            let card = self.state.work.defender;
            self.note_suppressed(CheckpointKind::StrikesBack, foe, card, why);
            return;
        }
        self.note_checkpoint(CheckpointKind::StrikesBack, foe, true);
        let before = self.state.page(me).hp[0];
        self.subtract_hp(me, ACTIVE, back as i16);
        self.say(Message::ReceivesDamageDueToStrikesBack);
        if before != 0 {
            self.say_if_knocked_out(me, ACTIVE);
        }
    }

    /// Knocks the attacker out if it knocked out a Pokémon under Destiny Bond.
    pub fn destiny_bond(&mut self) {
        let (me, foe) = (self.me(), self.foe());
        let theirs = self.state.page(foe);
        if theirs.substatus1 != Defence::DestinyBond as u8
            || theirs.slots[0] == crate::state::NO_CARD
            || theirs.hp[0] != 0
        {
            return;
        }
        if self.state.page(me).hp[0] == 0 {
            return;
        }
        self.state.page_mut(me).hp[0] = 0;
        self.say(Message::KnockedOutDueToDestinyBond);
    }

    /// Applies the conditions that attacks have queued.
    pub fn apply_conditions(&mut self) {
        for page in &mut self.state.pages {
            page.last_status = 0;
        }
        let count = self.state.work.queued as usize;
        if count == 0 {
            return;
        }
        let prevented = self.prevented();
        let own = self.state.table.whose_turn;
        let queue = self.state.work.queue;
        for entry in &queue[..count.min(queue.len())] {
            if prevented && entry.target.page() != own {
                continue;
            }
            let page = self.state.page_mut(entry.target);
            page.status = page.status & entry.keep | entry.status;
            page.last_status = page.last_status & entry.keep | entry.status;
        }
    }

    /// Says that the attack failed or had no effect, if so.
    pub fn say_failure(&mut self) {
        let message = match self.state.work.effect_failed {
            0 => return,
            1 => match self.state.work.no_effect_from {
                0 => Message::ThereWasNoEffectFromTxRam2,
                0x81 => Message::ThereWasNoEffectFromPoisonConfusion,
                0x80 => Message::ThereWasNoEffectFromPoison,
                s if s & 0xf0 != 0 => Message::ThereWasNoEffectFromToxic,
                3 => Message::ThereWasNoEffectFromParalysis,
                2 => Message::ThereWasNoEffectFromSleep,
                _ => Message::ThereWasNoEffectFromConfusion,
            },
            _ => Message::WasUnsuccessful,
        };
        self.say(message);
    }

    /// Whether a card is a Basic Pokémon's, by its id.
    pub fn is_basic(&self, id: CardId) -> bool {
        self.rulebook().card(id).stage == 0
    }
}
