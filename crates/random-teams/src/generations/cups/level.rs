/// The sum of stats that everyone is to have.
const WANTED: f64 = 1307.0;

/// The level of a species with these base stats, at which its stats come to about as much as everyone's: with these
/// individual values and a quarter of these effort values in each.
pub fn balanced_level(base_stats: [u16; 6], individual: u16, effort: u16) -> u32 {
    let doubled = base_stats.map(|base| f64::from(2 * base + individual + effort + 100));
    let at_100: f64 = doubled.iter().sum::<f64>() + 10.0 + 5.0 * 5.0;
    let mut level = (100.0 * WANTED / at_100).floor();
    while level < 100.0 && sum_at(doubled, level) < WANTED {
        level += 1.0;
    }
    level as u32
}

/// SHOWDOWN: Attack and Special Attack are scaled by the level twice, so that a lower level takes more of them.
fn sum_at(doubled: [f64; 6], level: f64) -> f64 {
    let scaled = |value: f64| value * level / 100.0;
    let [hp, atk, def, spa, spd, spe] = doubled;
    let plain: f64 = [def, spd, spe].map(|stat| (scaled(stat) + 5.0).floor()).iter().sum();
    let twice: f64 = [atk, spa].map(|stat| scaled(scaled(stat) + 5.0).floor()).iter().sum();
    (scaled(hp) + 10.0).floor() + plain + twice
}
