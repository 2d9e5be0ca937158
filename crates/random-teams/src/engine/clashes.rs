use tallgrass_pokedex::MoveId;

use super::{Build, MoveList};

/// Moves that don't go together: whoever knows one of either side isn't offered those of the other.
pub struct Clash {
    /// One side.
    pub one: Side,
    /// The other side.
    pub other: &'static [MoveId],
    /// For whom, if not for all. It is asked once a set.
    pub when: Option<fn(&Build) -> bool>,
}

/// One side of a clash.
#[derive(Clone, Copy)]
pub enum Side {
    /// These moves.
    These(&'static [MoveId]),
    /// All status moves but these, in the rule set's order.
    StatusBut(&'static [MoveId]),
}

impl Clash {
    /// Moves that never go together.
    pub const fn always(one: &'static [MoveId], other: &'static [MoveId]) -> Clash {
        Clash { one: Side::These(one), other, when: None }
    }

    /// Moves that go with no status move.
    pub const fn with_status(other: &'static [MoveId]) -> Clash {
        Clash::with_status_but(&[], other)
    }

    /// Moves that go with no status move but these.
    pub const fn with_status_but(but: &'static [MoveId], other: &'static [MoveId]) -> Clash {
        Clash { one: Side::StatusBut(but), other, when: None }
    }

    /// Moves that don't go together on some Pokémon.
    pub const fn only(one: &'static [MoveId], other: &'static [MoveId], when: fn(&Build) -> bool) -> Clash {
        Clash { one: Side::These(one), other, when: Some(when) }
    }
}

/// A generator's clashes, in the order in which they are looked at; at most 128. Which clashes a move is part of is kept as
/// bits beside the move, so that those that matter for a set are found by a handful of unions.
pub struct Clashes {
    list: Vec<Sides>,
    /// Those that hold for all, a bit each.
    always: u128,
}

struct Sides {
    sides: [Vec<MoveId>; 2],
    when: Option<fn(&Build) -> bool>,
}

/// Which clashes some of these moves are on the first side of, and on the second.
fn union(build: &Build, list: &MoveList) -> [u128; 2] {
    list.as_slice().iter().fold([0; 2], |[one, other], mv| {
        let sides = build.book.fact(*mv).sides;
        [one | sides[0], other | sides[1]]
    })
}

impl Clashes {
    pub fn new(clashes: &[Clash], status: &[MoveId]) -> Clashes {
        assert!(clashes.len() <= 128, "there is a bit for each clash");
        let sides = |clash: &Clash| {
            let one = match clash.one {
                Side::These(moves) => moves.to_vec(),
                Side::StatusBut(but) => status.iter().copied().filter(|mv| !but.contains(mv)).collect(),
            };
            Sides { sides: [one, clash.other.to_vec()], when: clash.when }
        };
        let holding = clashes.iter().enumerate().filter(|(_, clash)| clash.when.is_none());
        Clashes { list: clashes.iter().map(sides).collect(), always: holding.fold(0, |sum, (i, _)| sum | 1 << i) }
    }

    /// Which clashes a move is on the first side of, a bit each, and on the second.
    pub fn sides_of(&self, mv: MoveId) -> [u128; 2] {
        [0, 1].map(|side| {
            let bits = self.list.iter().enumerate().filter(|(_, clash)| clash.sides[side].contains(&mv));
            bits.fold(0, |sum, (i, _)| sum | 1 << i)
        })
    }

    /// Those that hold for this Pokémon, as far as its moves have both sides.
    pub fn active(&self, build: &Build) -> u128 {
        let [one, other] = union(build, &build.pool);
        let mut active = one & other;
        let mut left = active & !self.always;
        while left != 0 {
            let bit = left & left.wrapping_neg();
            if self.list[left.trailing_zeros() as usize].when.is_some_and(|when| !when(build)) {
                active ^= bit;
            }
            left ^= bit;
        }
        active
    }

    /// Takes from the pool what clashes with moves that are known, until there are no more moves than fit.
    pub fn cull(&self, build: &mut Build) {
        if build.is_full() {
            return;
        }
        let (known, pool) = (union(build, &build.moves), union(build, &build.pool));
        let mut left = build.active_clashes & (known[0] & pool[1] | known[1] & pool[0]);
        while left != 0 {
            let bit = left & left.wrapping_neg();
            self.apply(&self.list[left.trailing_zeros() as usize], bit, build);
            if build.is_full() {
                return;
            }
            left ^= bit;
        }
    }

    fn apply(&self, clash: &Sides, bit: u128, build: &mut Build) {
        for place in 0..build.moves.len() {
            let mv = build.moves.as_slice()[place];
            let on = build.book.fact(mv).sides;
            // What is known of the second side comes before what is known of the first.
            for (known, taken) in [(1, 0), (0, 1)] {
                if on[known] & bit == 0 {
                    continue;
                }
                for other in &clash.sides[taken] {
                    if *other != mv && build.pool.take_if_there(*other) && build.is_full() {
                        return;
                    }
                }
            }
        }
    }
}
