//! What a position is worth to one of the duelists, in hit points or so.

use tallgrass_cards::{Card, Category, Color};
use tallgrass_duel::{
    Ask, Duel, Seat,
    state::{ACTIVE, Condition, Slot},
};

/// A duel that is won.
const WON: i32 = 100_000;
/// A prize that is taken.
const PRIZE: i32 = 120;
/// A Pokémon in play, whatever it is.
const POKEMON: i32 = 12;
/// A stage of evolution.
const STAGE: i32 = 18;
/// An Energy that an attack of its Pokémon asks for.
const USEFUL_ENERGY: i32 = 14;
/// An Energy that none asks for.
const IDLE_ENERGY: i32 = 1;
/// A card in the hand.
const CARD: i32 = 3;
/// The Active Pokémon can be knocked out by what the other can do next.
const DANGER: i32 = 45;

/// What the position is worth to this duelist: what it has less what the other has.
pub fn worth(duel: &Duel, to: Seat) -> i32 {
    if duel.pending().ask == Ask::Over {
        return match duel.winner() {
            Some(winner) if winner == to => WON,
            Some(_) => -WON,
            None => 0,
        };
    }
    side(duel, to) - side(duel, to.other())
}

fn side(duel: &Duel, seat: Seat) -> i32 {
    let page = duel.state.page(seat);
    let mut sum = -PRIZE * page.prizes_left() as i32 + CARD * page.hand_count.min(8) as i32;
    // Running out of cards loses.
    if page.deck_count() < 4 {
        sum -= 20 * (4 - page.deck_count() as i32);
    }
    for slot in page.occupied() {
        sum += pokemon(duel, seat, slot);
    }
    sum += match page.status & Condition::LOW {
        1 => -12,
        2 => -18,
        3 => -22,
        _ => 0,
    };
    sum -= (page.status >> 6) as i32 * 8;
    // What can it do, and what can be done to it?
    let (reach, hp) = (best_damage(duel, seat), page.hp[ACTIVE as usize] as i32);
    let their_hp = duel.state.page(seat.other()).hp[ACTIVE as usize] as i32;
    sum += reach.min(their_hp) / 2;
    if best_damage(duel, seat.other()) >= hp {
        sum -= DANGER;
    }
    if page.in_play < 2 {
        sum -= 40;
    }
    sum
}

fn pokemon(duel: &Duel, seat: Seat, slot: Slot) -> i32 {
    let card = duel.card_at(seat, slot);
    let hp = duel.state.page(seat).hp[slot as usize] as i32;
    let energies = duel.energies(seat, slot);
    let useful = (0..2).map(|attack| progress(card, attack, &energies.by_color)).max().unwrap_or(0) as i32;
    let idle = (energies.total as i32 - useful).max(0);
    POKEMON + hp / 2 + STAGE * card.stage as i32 + USEFUL_ENERGY * useful + IDLE_ENERGY * idle
}

/// How much of the cost of an attack is there. An Energy that suits no attack yet still pays for Colorless.
fn progress(card: &Card, attack: usize, have: &[u8; 7]) -> u8 {
    let attack = &card.attacks[attack];
    if !attack.is_attack() {
        return 0;
    }
    let paid: u8 = attack.cost[..6].iter().zip(have).map(|(cost, have)| cost.min(have)).sum();
    let spare = have.iter().sum::<u8>().saturating_sub(paid);
    paid + spare.min(attack.cost[6])
}

/// The most damage its Active Pokémon can do with the Energy it has, as printed, with weakness and resistance.
fn best_damage(duel: &Duel, seat: Seat) -> i32 {
    let card = duel.card_at(seat, ACTIVE);
    let able = |index: &u8| duel.has_energy_for(seat, ACTIVE, *index) && !duel.forgotten(seat, *index);
    (0..2).filter(able).map(|index| printed_damage(duel, seat, &card.attacks[index as usize])).max().unwrap_or(0)
}

fn printed_damage(duel: &Duel, seat: Seat, attack: &tallgrass_cards::Attack) -> i32 {
    let mut damage = match attack.category {
        Category::Residual | Category::Power => return 0,
        Category::Plus => attack.damage as i32 + 10,
        _ => attack.damage as i32,
    };
    if damage == 0 {
        return 0;
    }
    let bit = Color::from_number(duel.color_at(seat, ACTIVE)).map_or(0, Color::bit);
    if duel.weakness_at(seat.other(), ACTIVE) & bit != 0 {
        damage *= 2;
    }
    if duel.resistance_at(seat.other(), ACTIVE) & bit != 0 {
        damage -= 30;
    }
    damage.max(0)
}
