//! When each of the 26 Powers works: not while its Pokémon is Active and asleep, confused or paralysed, nor with Toxic
//! Gas about; poison doesn't matter, nor what the Active Pokémon suffers while it is on the Bench.

use crate::table::*;
use std::collections::BTreeSet;
use tallgrass_cards::cards;

/// Where the Power's Pokémon is, and how its side's Active Pokémon is.
#[derive(Clone, Copy)]
struct Setting {
    benched: bool,
    status: u8,
    gas: bool,
}

impl Setting {
    /// The play area of the Power's owner.
    fn own(self, holder: CardId) -> [CardId; 3] {
        if self.benched { [id::CHANSEY, holder, id::ABRA] } else { [holder, id::CHANSEY, id::ABRA] }
    }

    /// The play area of the other.
    fn other(self, active: CardId) -> [CardId; 2] {
        [active, if self.gas { id::MUK } else { id::CHANSEY }]
    }

    fn slot(self) -> Slot {
        self.benched as Slot
    }

    /// The Power's owner has the turn.
    fn in_own_turn(self, holder: CardId, hand: &[CardId], attached: &[CardId]) -> Duel {
        let (own, other) = (self.own(holder), self.other(id::CHANSEY));
        let mine = Side { play: &own, hand, attached, ..Side::default() };
        let mut duel = turn(mine, Side { play: &other, hand: &[id::BILL], ..Side::default() });
        duel.state.page_mut(Seat::Player).status = self.status;
        duel
    }

    /// The other has, and attacks with this Pokémon. The Power's Pokémon has hit points for anything.
    fn attacked_by(self, attacker: CardId, place: u8, holder: CardId, draws: &[u8]) -> Duel {
        let (own, other) = (self.own(holder), self.other(attacker));
        let energies = [id::FIGHTING_ENERGY, id::GRASS_ENERGY, id::LIGHTNING_ENERGY, id::PSYCHIC_ENERGY].repeat(4);
        let mine = Side { play: &other, attached: &energies, ..Side::default() };
        let mut duel = turn(mine, Side { play: &own, ..Side::default() });
        let page = duel.state.page_mut(Seat::Opponent);
        (page.hp, page.status) = ([200; 6], self.status);
        duel.state.page_mut(Seat::Player).hp = [200; 6];
        force(&mut duel, draws);
        answer(&mut duel, &[Answer::Attack(place)]);
        while let Ask::Slot { .. } = duel.pending().ask {
            let first = duel.answers()[0];
            answer(&mut duel, &[first]);
        }
        duel
    }

    /// Damage that an attack does to the Power's Pokémon, without what poison does after it.
    fn damage(self, attacker: CardId, place: u8, holder: CardId, draws: &[u8]) -> u8 {
        let poison = if !self.benched && self.status == Condition::BadlyPoisoned as u8 { 20 } else { 0 };
        200 - poison
            - self.attacked_by(attacker, place, holder, draws).state.page(Seat::Opponent).hp[self.slot() as usize]
    }
}

/// Whether a Power that is used can be.
fn usable(setting: Setting, holder: CardId, attached: &[CardId], prepare: impl FnOnce(&mut Duel)) -> bool {
    let mut duel = setting.in_own_turn(holder, &[], attached);
    prepare(&mut duel);
    duel.check(Answer::Power(setting.slot())).is_ok()
}

/// Whether playing the Pokémon sets its Power off.
fn triggered(setting: Setting, played: CardId) -> bool {
    // What is benched is what has just come.
    let mut duel = setting.in_own_turn(id::DRAGONAIR, &[played], &[]);
    duel.log = Some(Vec::new());
    let card = duel.state.page(Seat::Player).hand()[0];
    let answers = duel.answers();
    let plays = |answer: &&Answer| matches!(**answer, Answer::Basic(index) | Answer::Evolve(index, _) if index == card);
    let play = *answers.iter().find(plays).expect("it can be played");
    answer(&mut duel, &[play]);
    duel.log.take().unwrap_or_default().contains(&Event::Say(Message::WillUseThePokemonPower))
}

fn hurt(duel: &mut Duel) {
    for page in &mut duel.state.pages {
        page.hp.iter_mut().filter(|hp| **hp > 10).for_each(|hp| *hp -= 10);
    }
}

/// What Zapdos's Big Thunder, 70 damage to anybody, leaves of itself when it strikes the Bench.
fn big_thunder(setting: Setting, holder: CardId, draws: &[u8]) -> u8 {
    let strikes = [1, setting.slot()];
    setting.damage(id::ZAPDOS_LV68, 1, holder, &[&strikes, draws].concat())
}

/// Whether its Power works in this setting, by what shows of it.
fn works(holder: CardId, at: Setting) -> bool {
    let water = &[id::WATER_ENERGY; 4][..];
    let own_turn = || at.in_own_turn(holder, &[], water);
    match holder {
        id::VENUSAUR_LV64 => {
            usable(at, holder, &[], |duel| duel.state.page_mut(Seat::Opponent).status = Condition::Poisoned as u8)
        }
        id::VENUSAUR_LV67 => usable(at, holder, &[id::GRASS_ENERGY], |_| {}),
        id::VILEPLUME | id::ALAKAZAM | id::SLOWBRO | id::GENGAR => usable(at, holder, &[], hurt),
        id::VENOMOTH | id::TENTACOOL | id::MANKEY | id::DRAGONITE_LV45 => usable(at, holder, &[], |_| {}),
        id::MUK => own_turn().powers_stopped(),
        id::CHARIZARD => own_turn().has_energy_for(Seat::Player, at.slot(), 1),
        id::BLASTOISE => {
            let mut duel = at.in_own_turn(holder, water, &[]);
            let hand = duel.state.page(Seat::Player).hand().to_vec();
            let on = |card| Answer::Energy(card, at.slot());
            answer(&mut duel, &[on(hand[0])]);
            // The first may have been the turn's Energy; a third shows.
            duel.answer(on(hand[1])).and_then(|()| duel.answer(on(hand[2]))).is_ok()
        }
        id::OMANYTE => own_turn().seen_by(Seat::Player).other().hand().is_some(),
        id::MACHAMP => {
            let (attacker, place) = if at.benched { (id::RAICHU_LV45, 0) } else { (id::HITMONCHAN, 0) };
            at.attacked_by(attacker, place, holder, &[]).state.page(Seat::Player).hp[0] == 190
        }
        id::KABUTO if at.benched => big_thunder(at, holder, &[]) == 30,
        id::KABUTO => at.damage(id::HITMONCHAN, 0, holder, &[]) == 10,
        id::AERODACTYL => at.in_own_turn(holder, &[id::KADABRA], &[]).evolution_stopped(),
        id::HAUNTER_LV17 if at.benched => big_thunder(at, holder, &[1]) == 0,
        id::HAUNTER_LV17 => at.damage(id::IVYSAUR, 0, holder, &[1]) == 0,
        id::MR_MIME if at.benched => big_thunder(at, holder, &[]) == 0,
        id::MR_MIME => at.damage(id::HITMONCHAN, 1, holder, &[]) == 0,
        id::MEW_LV8 if at.benched => at.damage(id::RAICHU_LV45, 0, holder, &[]) == 0,
        id::MEW_LV8 => at.damage(id::IVYSAUR, 0, holder, &[]) == 0,
        id::DODRIO => {
            let duel = own_turn();
            duel.retreat_cost(Seat::Player) < duel.card_at(Seat::Player, ACTIVE).retreat
        }
        id::SNORLAX => {
            !matches!(at.attacked_by(id::PARAS, 1, holder, &[0]).state.page(Seat::Opponent).status, 2 | 0x82)
        }
        id::MOLTRES_LV37 | id::ARTICUNO_LV37 | id::ZAPDOS_LV68 | id::DRAGONITE_LV41 => triggered(at, holder),
        _ => panic!("{} has a Power that isn't tried", card(holder).constant),
    }
}

/// Active, on the Bench: where each Power works at all.
fn somewhere(holder: CardId) -> [bool; 2] {
    match holder {
        // Whoever is on the Bench doesn't attack, and gets no special conditions.
        id::CHARIZARD | id::SNORLAX => [true, false],
        id::DODRIO | id::DRAGONITE_LV45 => [false, true],
        _ => [true, true],
    }
}

/// What is set off by being played works whatever the Active Pokémon suffers; it is on the Bench itself.
fn is_trigger(holder: CardId) -> bool {
    matches!(holder, id::MOLTRES_LV37 | id::ARTICUNO_LV37 | id::ZAPDOS_LV68 | id::DRAGONITE_LV41)
}

fn holders() -> BTreeSet<CardId> {
    cards().iter().filter(|card| card.kind.is_pokemon() && card.has_power()).map(|card| card.id).collect()
}

#[test]
fn there_are_twenty_six() {
    let names: BTreeSet<&str> = holders().iter().map(|&holder| card(holder).attacks[0].name.as_str()).collect();
    assert_eq!(names.len(), 26, "{names:?}");
}

#[test]
fn active_and_well_or_on_the_bench_it_works() {
    for holder in holders() {
        let name = card(holder).attacks[0].name.as_str();
        for (benched, expected) in [false, true].into_iter().zip(somewhere(holder)) {
            let well = Setting { benched, status: 0, gas: false };
            assert_eq!(works(holder, well), expected, "{name}, on the Bench: {benched}");
        }
    }
}

#[test]
fn poison_does_not_stop_it() {
    for holder in holders().into_iter().filter(|&holder| somewhere(holder)[0]) {
        let poisoned = Setting { benched: false, status: Condition::BadlyPoisoned as u8, gas: false };
        assert!(works(holder, poisoned), "{}", card(holder).attacks[0].name);
    }
}

#[test]
fn asleep_confused_or_paralysed_it_does_not_work() {
    let ill = [Condition::Asleep, Condition::Confused, Condition::Paralyzed];
    for holder in holders() {
        let name = card(holder).attacks[0].name.as_str();
        for condition in ill {
            let [active, benched] =
                [false, true].map(|benched| Setting { benched, status: condition as u8, gas: false });
            assert_eq!(works(holder, active), is_trigger(holder), "{name}, {condition:?}");
            assert_eq!(works(holder, benched), somewhere(holder)[1], "{name}, on the Bench, {condition:?}");
        }
    }
}

#[test]
fn with_toxic_gas_about_none_works() {
    for holder in holders().into_iter().filter(|&holder| holder != id::MUK) {
        for benched in [false, true] {
            let gassed = Setting { benched, status: 0, gas: true };
            assert!(!works(holder, gassed), "{}, on the Bench: {benched}", card(holder).attacks[0].name);
        }
    }
}

#[test]
fn toxic_gas_of_one_s_own_stops_them_too_and_a_sleeping_muk_s_does_not() {
    let mut duel = turn(playing(&[id::MUK, id::MANKEY]), playing(&[id::ABRA]));
    assert!(duel.check(Answer::Power(1)).is_err());
    duel.state.page_mut(Seat::Player).status = Condition::Asleep as u8;
    assert!(duel.check(Answer::Power(1)).is_ok());
}

#[test]
fn muk_coming_into_play_ends_shift() {
    let mine = Side { play: &[id::VENOMOTH, id::GRIMER], hand: &[id::MUK], ..Side::default() };
    let mut duel = turn(mine, playing(&[id::ABRA]));
    answer(&mut duel, &[Answer::Power(0), Answer::Pick(Color::Psychic as u8)]);
    assert_eq!(duel.state.page(Seat::Player).changed_color[0], 0x80 | Color::Psychic as u8);
    answer(&mut duel, &[Answer::Evolve(2, 1)]);
    assert_eq!(duel.state.page(Seat::Player).changed_color, [0; 6]);
}
