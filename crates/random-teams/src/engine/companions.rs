use tallgrass_pokedex::SpeciesId;

/// Pokémon that don't go together in a team: one of either side refuses those of the other.
pub type Pair = (&'static [SpeciesId], &'static [SpeciesId]);

/// Who doesn't go with whom; at most 32 pairs.
pub struct Companions {
    /// By place in the generator's list: which pairs it is on the first side of, a bit each, and on the second.
    sides: Vec<[u32; 2]>,
}

/// Which pairs the team has someone of, by side.
#[derive(Clone, Copy, Debug, Default)]
pub struct Company([u32; 2]);

impl Companions {
    pub fn new(pairs: &[Pair], list: impl Iterator<Item = SpeciesId>) -> Companions {
        assert!(pairs.len() <= 32, "there is a bit for each pair");
        let bits = |is_in: &dyn Fn(&Pair) -> bool| {
            pairs.iter().enumerate().filter(|(_, pair)| is_in(pair)).fold(0, |sum, (i, _)| sum | 1 << i)
        };
        let sides = list.map(|id| [bits(&|pair| pair.0.contains(&id)), bits(&|pair| pair.1.contains(&id))]).collect();
        Companions { sides }
    }

    /// Whether someone in the team refuses it.
    pub fn refuse(&self, company: Company, index: usize) -> bool {
        let [one, other] = self.sides[index];
        one & company.0[1] | other & company.0[0] != 0
    }

    /// Notes that it is in the team.
    pub fn add(&self, company: &mut Company, index: usize) {
        let [one, other] = self.sides[index];
        company.0[0] |= one;
        company.0[1] |= other;
    }
}
