//! In which order those who listen are asked, and anything else that goes by speed: equals are shuffled with the
//! battle's own random numbers.

use super::gathering::{Found, FoundList};
use super::run::Manner;
use super::vocabulary::Event;
use crate::battle::Battle;
use crate::ids::Holder;
use crate::random::Purpose;
use std::cmp::Ordering;

/// The usual order: order, priority, speed, sub-order, and when the effect came.
fn by_priority(a: &Found, b: &Found) -> Ordering {
    (a.order.cmp(&b.order))
        .then(b.priority.cmp(&a.priority))
        .then(b.speed.total_cmp(&a.speed))
        .then(a.sub_order.cmp(&b.sub_order))
        .then(a.effect_order.cmp(&b.effect_order))
}

/// From left to right on the field.
fn left_to_right(a: &Found, b: &Found) -> Ordering {
    (a.order.cmp(&b.order)).then(b.priority.cmp(&a.priority)).then(a.index.cmp(&b.index))
}

/// A stable sort that needs no memory.
fn insertion_sort(list: &mut [Found], compare: impl Fn(&Found, &Found) -> Ordering) {
    for i in 1..list.len() {
        let mut at = i;
        while at > 0 && compare(&list[at - 1], &list[at]) == Ordering::Greater {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

impl Event {
    const fn is_left_to_right(self) -> bool {
        matches!(self, Event::Invulnerability | Event::TryHit | Event::DamagingHit | Event::EntryHazard)
    }
}

impl Battle {
    /// Puts those who listen to an event in the order in which they are asked.
    #[inline(always)]
    pub(super) fn put_in_order(&mut self, event: Event, manner: Manner, found: &mut FoundList) {
        if event.is_left_to_right() {
            insertion_sort(found, left_to_right);
        } else if manner == Manner::FirstAnswer {
            self.sort_first_answer(found);
        } else {
            self.speed_sort(found, by_priority);
        }
    }

    /// Without order and sub-order; equals stay as they were found.
    fn sort_first_answer(&self, found: &mut FoundList) {
        let ability_order = |f: &Found| match f.holder {
            Holder::Mon(mon) => Some(self.mon(mon).ability_state.order),
            _ => None,
        };
        insertion_sort(found, |a, b| {
            b.priority.cmp(&a.priority).then(b.speed.total_cmp(&a.speed)).then_with(|| {
                match (ability_order(a), ability_order(b)) {
                    (Some(a), Some(b)) => a.cmp(&b),
                    _ => Ordering::Equal,
                }
            })
        });
    }

    /// Puts things in the order `compare` says, best first, as Showdown does: a selection sort in which equals are
    /// shuffled, `k − 1` draws for `k` of them.
    pub(crate) fn speed_sort<T>(&mut self, list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
        let mut sorted = 0;
        while sorted + 1 < list.len() {
            let (mut best, mut ties) = (sorted, 1);
            for i in sorted + 1..list.len() {
                match compare(&list[best], &list[i]) {
                    Ordering::Less => {}
                    Ordering::Greater => (best, ties) = (i, 1),
                    Ordering::Equal => ties += 1,
                }
            }
            if ties == 1 {
                list.swap(sorted, best);
                sorted += 1;
                continue;
            }
            // Brings the equals to the front, in the order they are found in, then shuffles them.
            list.swap(sorted, best);
            let mut end = sorted + 1;
            for i in best + 1..list.len() {
                if compare(&list[sorted], &list[i]) == Ordering::Equal {
                    list.swap(end, i);
                    end += 1;
                }
            }
            while sorted + 1 < end {
                let other = self.random_from(Purpose::SpeedTie, sorted as u32, end as u32) as usize;
                list.swap(sorted, other);
                sorted += 1;
            }
            sorted = end;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::{Hit, Reply, Value};
    use crate::battle::Cx;
    use crate::event::{Listener, on};
    use crate::ids::{Effect, EffectId, Mon, SideId};
    use crate::testing::{begin, drawing, lead, singles};
    use tallgrass_pokedex::{abilities, items, moves};

    /// A listener that appends its digit to the number an event carries.
    macro_rules! digit {
        ($digit:literal) => {
            on::modify_atk(|_, _, so_far| Reply::Set(10 * so_far + $digit))
        };
    }

    /// In which order a Pokémon's ability 1 and item 2 and its faster foe's ability 3 and item 4 are asked.
    fn asked(ties: &[u32], listeners: [Listener; 4]) -> i32 {
        let [own_ability, own_item, foes_ability, foes_item] = listeners.map(|listener| [listener]);
        let rules: [(EffectId, &[Listener]); 4] = [
            (abilities::HUGE_POWER.into(), &own_ability),
            (items::CHOICE_BAND.into(), &own_item),
            (abilities::INTIMIDATE.into(), &foes_ability),
            (items::LEFTOVERS.into(), &foes_item),
        ];
        let sets = ["Slowpoke @ Choice Band\nAbility: Huge Power", "Deoxys @ Leftovers\nAbility: Intimidate"];
        let mut battle = singles(&rules, sets);
        let slowpoke = lead(&battle, 0);
        drawing(&mut battle, ties, |battle| {
            battle.run_with(Event::ModifyAtk, slowpoke, None, Effect::NONE, Value::int(0)).as_int()
        })
    }

    #[test]
    fn order_comes_before_priority_before_speed_before_sub_order() {
        let (one, two) = (digit!(1), digit!(2));
        let (three, four) = (digit!(3).for_foes(), digit!(4).for_anyone());
        // The faster first, and abilities before items.
        assert_eq!(asked(&[], [one, two, three, four]), 3412);
        assert_eq!(asked(&[], [one, two.sub_order(1), three, four]), 3421);
        assert_eq!(asked(&[], [one.priority(1), two, three, four.priority(-1)]), 1324);
        assert_eq!(asked(&[], [one, two.order(9), three.priority(5), four.order(8)]), 4231);
    }

    #[test]
    fn equals_are_shuffled() {
        let (one, two) = (digit!(1).sub_order(1), digit!(2).sub_order(1));
        let (three, four) = (digit!(3).for_foes(), digit!(4).for_foes());
        assert_eq!(asked(&[0], [one, two, three, four]), 3412);
        assert_eq!(asked(&[1], [one, two, three, four]), 3421);
    }

    #[test]
    fn the_best_of_several_equals_are_brought_to_the_front_as_they_are_found() {
        let mut battle = singles(&[], ["Mew", "Mew"]);
        let mut sorted = |ties: &[u32]| {
            let mut list = ["c1", "a1", "b1", "a2", "a3", "b2"];
            drawing(&mut battle, ties, |battle| battle.speed_sort(&mut list, |a, b| a[..1].cmp(&b[..1])));
            list.join(" ")
        };
        // One draw fewer than there are equals, each among those that are left.
        assert_eq!(sorted(&[0, 0, 0]), "a1 a2 a3 b1 b2 c1");
        assert_eq!(sorted(&[2, 1, 1]), "a3 a1 a2 b2 b1 c1");
    }

    #[test]
    fn of_events_whose_first_answer_counts_equals_are_not_shuffled() {
        // As good as each other in the usual order.
        let answers = [on::lock_move(|_, _| Reply::Set(moves::SPLASH)).sub_order(1)];
        let later = [on::lock_move(|_, _| Reply::Set(moves::TACKLE)).sub_order(1)];
        let rules: [(EffectId, &[Listener]); 2] =
            [(abilities::HUGE_POWER.into(), &answers), (items::CHOICE_BAND.into(), &later)];
        let mut battle = singles(&rules, ["Mew @ Choice Band\nAbility: Huge Power", "Mew"]);
        let mew = lead(&battle, 0);
        let locked = drawing(&mut battle, &[], |battle| battle.locked_move(mew));
        assert_eq!(locked, Some(moves::SPLASH));
    }

    #[test]
    fn hits_of_several_are_asked_from_left_to_right() {
        fn note_species(cx: &mut Cx, hit: Hit) -> Reply<()> {
            let species = cx.mon(hit.target).species;
            crate::say!(cx, "-hint", cx.dex().species(species).name);
            Reply::Pass
        }
        let rules: [(EffectId, &[Listener]); 1] = [(abilities::INTIMIDATE.into(), &[on::try_hit(note_species)])];
        let [slow, fast] = ["Slowpoke\nAbility: Intimidate", "Deoxys\nAbility: Intimidate"];
        let mut battle = begin("gen9doublescustomgame", &rules, [&["Mew", "Mew"], &[slow, fast]]);
        let targets: Vec<Mon> = battle.side(SideId(1)).active().to_vec();
        let user = lead(&battle, 0);
        drawing(&mut battle, &[], |battle| battle.run_list(Event::TryHit, &targets, user, Effect::NONE, None));
        let log = battle.log().expect("it is kept");
        let hints: Vec<&str> = log.lines().filter_map(|line| line.strip_prefix("|-hint|")).collect();
        assert_eq!(hints, ["Slowpoke", "Deoxys"]);
    }
}
