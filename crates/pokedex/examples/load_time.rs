//! Prints how long each generation's tables take to read.
use tallgrass_pokedex::{Dex, Generation};

fn main() {
    for generation in Generation::ALL.into_iter().rev() {
        let start = std::time::Instant::now();
        let dex = Dex::of(generation);
        println!("{dex:?}: {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
    }
}
