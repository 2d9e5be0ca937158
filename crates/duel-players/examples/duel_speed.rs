//! How fast random duels go: `cargo run --release -p tallgrass-duel-players --example duel_speed -- [DUELS]`
//!
//! Counts allocations while duels run: there must be none.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};
use tallgrass_cards::decks;
use tallgrass_duel::{Answers, Deck, Setup, State};
use tallgrass_duel_cards::rulebook;
use tallgrass_duel_players::{Player, Random};

struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

// SAFETY: everything is passed on to the system's allocator; only a counter is added.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn main() {
    let duels: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(10_000);
    let decks: Vec<Deck> = decks().iter().filter_map(|list| Deck::listed(list).ok()).collect();
    let setup = |number: u64| {
        let [a, b, c, ..] = number.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_le_bytes();
        let pair = [decks[number as usize % decks.len()], decks[number as usize / decks.len() % decks.len()]];
        Setup::new(pair).prizes(6).seed([a, b, c])
    };
    let mut answers = Answers::new();
    // The rulebook is made once.
    let _ = setup(0).begin(rulebook());
    let (mut actions, mut turns) = (0u64, 0u64);
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    let start = Instant::now();
    for number in 0..duels {
        let mut duel = setup(number).begin(rulebook());
        let mut player = Random::new(number);
        while !duel.is_over() {
            duel.fill_answers(&mut answers);
            let answer = player.choose(&duel.seen_by(duel.pending().who), &answers);
            if duel.answer(answer).is_err() {
                break;
            }
            actions += 1;
        }
        turns += duel.state.table.turns as u64;
    }
    let seconds = start.elapsed().as_secs_f64();
    let allocations = ALLOCATIONS.load(Ordering::Relaxed) - before;
    println!(
        "{duels} duels, {turns} turns, {actions} actions in {seconds:.2} s: {:.0} duels/s, {:.0} turns/s, {:.0} actions/s",
        duels as f64 / seconds,
        turns as f64 / seconds,
        actions as f64 / seconds
    );
    println!("{allocations} allocations, {} bytes of state", size_of::<State>());
}
