//! A position looked at by who sees everything.

use super::budget::{Budget, Clock};
use super::tree::{Arm, Tree};
use std::fmt;
use tallgrass_battle::ids::SideId;
use tallgrass_battle::{Battle, Decision, Prng};

/// What came of a search where nothing is hidden.
///
/// Payoffs are averages over what was played after two first decisions, so that those of seldom visited pairs are rough;
/// where a pair was never visited it is what the decision brought on average. The strategies are an equilibrium of these
/// payoffs.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// Whose decisions the rows are.
    pub side: SideId,
    /// Whose decisions the columns are.
    pub foe: SideId,
    /// How likely the side is to win if both play their strategies, from 0 to 1.
    pub value: f64,
    /// What the side may decide, with how often it should. Empty if it isn't asked.
    pub strategy: Vec<(Decision, f64)>,
    /// What the foe may decide, with how often it should. Empty if it isn't asked.
    pub foe_strategy: Vec<(Decision, f64)>,
    /// How likely the side is to win, by rows and columns; a single one for who isn't asked.
    pub payoffs: Vec<Vec<f64>>,
    /// How often each pair was tried.
    pub visits: Vec<Vec<u32>>,
    /// How many iterations were made.
    pub iterations: u64,
}

/// Looks at a position with everything seen: for tools and people who look back at a battle, not for players.
///
/// ```
#[doc = include_str!("../example_battle.txt")]
/// let battle = begin()?;
/// let analysis = analyse(&battle, SideId(0), Budget::Iterations(100), 1);
/// assert!(0.0 <= analysis.value && analysis.value <= 1.0);
/// assert_eq!(analysis.visits.iter().flatten().sum::<u32>(), 100);
/// println!("{analysis}");
/// # Ok(())
/// # }
/// ```
pub fn analyse(battle: &Battle, side: SideId, budget: Budget, seed: u64) -> Analysis {
    let foe = battle.foe_side(side);
    let mut dice = Prng::of_number(seed);
    let mut tree = Tree::new(battle);
    let clock = Clock::new(budget, 1);
    let mut pairs: Vec<([usize; 2], f64)> = vec![];
    let mut iterations = 0;
    while clock.has_time(iterations) {
        let (first, values) = tree.iterate(&mut dice);
        let place = |side: SideId| first[side.0 as usize].map_or(0, |place| place as usize);
        pairs.push(([place(side), place(foe)], values[side.0 as usize]));
        iterations += 1;
    }
    let (rows, columns) = (tree.first_arms(side), tree.first_arms(foe));
    let (height, width) = (rows.len().max(1), columns.len().max(1));
    let mut visits = vec![vec![0; width]; height];
    let mut payoffs = vec![vec![0.0; width]; height];
    for ([row, column], value) in pairs {
        visits[row][column] += 1;
        payoffs[row][column] += value;
    }
    for (row, (payoffs, visits)) in payoffs.iter_mut().zip(&visits).enumerate() {
        for (payoff, &visits) in payoffs.iter_mut().zip(visits) {
            *payoff = match visits {
                0 => rows.get(row).map_or(0.5, |arm| arm.mean()),
                _ => *payoff / visits as f64,
            };
        }
    }
    let (own, others, value) = equilibrium(&payoffs);
    let named = |arms: &[Arm], shares: Vec<f64>| arms.iter().map(|arm| arm.decision.clone()).zip(shares).collect();
    let (strategy, foe_strategy) = (named(rows, own), named(columns, others));
    Analysis { side, foe, value, strategy, foe_strategy, payoffs, visits, iterations }
}

/// How often regrets are matched for an equilibrium.
const ROUNDS: u32 = 4000;

/// Mixed strategies for rows and columns that neither gains by leaving, nearly, and what the rows get: both match their
/// regrets against each other, and what they did on average counts, later rounds more.
fn equilibrium(payoffs: &[Vec<f64>]) -> (Vec<f64>, Vec<f64>, f64) {
    let (height, width) = (payoffs.len(), payoffs.first().map_or(0, Vec::len));
    let (mut row_regrets, mut column_regrets) = (vec![0.0; height], vec![0.0; width]);
    let (mut row_sums, mut column_sums) = (vec![0.0; height], vec![0.0; width]);
    for round in 1..=ROUNDS {
        let (rows, columns) = (shares(&row_regrets), shares(&column_regrets));
        let by_row: Vec<f64> = payoffs.iter().map(|payoffs| dot(payoffs, &columns)).collect();
        let by_column = |column: usize| payoffs.iter().zip(&rows).map(|(payoffs, share)| payoffs[column] * share).sum();
        let by_column: Vec<f64> = (0..width).map(by_column).collect();
        let value = dot(&by_row, &rows);
        for (regret, payoff) in row_regrets.iter_mut().zip(&by_row) {
            *regret = f64::max(*regret + payoff - value, 0.0);
        }
        for (regret, payoff) in column_regrets.iter_mut().zip(&by_column) {
            *regret = f64::max(*regret + value - payoff, 0.0);
        }
        for (sum, share) in row_sums.iter_mut().zip(&rows).chain(column_sums.iter_mut().zip(&columns)) {
            *sum += share * round as f64;
        }
    }
    let (rows, columns) = (shares(&row_sums), shares(&column_sums));
    let value = payoffs.iter().zip(&rows).map(|(payoffs, share)| dot(payoffs, &columns) * share).sum();
    (rows, columns, value)
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Each as a share of all; alike if there is nothing.
fn shares(weights: &[f64]) -> Vec<f64> {
    let sum: f64 = weights.iter().sum();
    let even = 1.0 / weights.len().max(1) as f64;
    weights.iter().map(|weight| if sum > 0.0 { weight / sum } else { even }).collect()
}

/// As a table: the value, then each side's decisions with their shares, the payoffs in percent and the visits.
impl fmt::Display for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (own, foe) = (self.side.name(), self.foe.name());
        writeln!(f, "{own} wins {:.1}%, after {} iterations", 100.0 * self.value, self.iterations)?;
        for (name, strategy) in [(own, &self.strategy), (foe, &self.foe_strategy)] {
            for (number, (decision, share)) in strategy.iter().enumerate() {
                writeln!(f, "{name} {:>2}  {:>5.1}%  {decision}", number + 1, 100.0 * share)?;
            }
        }
        write!(f, "{:>6}", "")?;
        (1..=self.payoffs.first().map_or(0, Vec::len)).try_for_each(|column| write!(f, "{column:>14}"))?;
        writeln!(f)?;
        for (row, (payoffs, visits)) in self.payoffs.iter().zip(&self.visits).enumerate() {
            write!(f, "{:>6}", row + 1)?;
            for (payoff, visits) in payoffs.iter().zip(visits) {
                write!(f, "{:>6.1}% {:>6}", 100.0 * payoff, format!("({visits})"))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::equilibrium;

    fn near(found: &[f64], wanted: &[f64]) {
        assert!(found.iter().zip(wanted).all(|(one, other)| (one - other).abs() < 0.02), "{found:?}, not {wanted:?}");
    }

    #[test]
    fn rock_paper_scissors_is_mixed_evenly() {
        let payoffs = vec![vec![0.5, 0.0, 1.0], vec![1.0, 0.5, 0.0], vec![0.0, 1.0, 0.5]];
        let (rows, columns, value) = equilibrium(&payoffs);
        near(&rows, &[1.0 / 3.0; 3]);
        near(&columns, &[1.0 / 3.0; 3]);
        near(&[value], &[0.5]);
    }

    #[test]
    fn a_game_with_an_uneven_solution_has_it() {
        // Rows are to be indifferent to columns: 0.9 p + 0.2 (1 − p) = 0.3 p + 0.6 (1 − p), so p = 0.4 and the value is 0.48.
        let (rows, columns, value) = equilibrium(&[vec![0.9, 0.3], vec![0.2, 0.6]]);
        near(&rows, &[0.4, 0.6]);
        near(&columns, &[0.3, 0.7]);
        near(&[value], &[0.48]);
    }

    #[test]
    fn what_is_always_better_is_always_done() {
        let (rows, columns, value) = equilibrium(&[vec![0.9, 0.8], vec![0.2, 0.6]]);
        near(&rows, &[1.0, 0.0]);
        near(&columns, &[0.0, 1.0]);
        near(&[value], &[0.8]);
    }
}
