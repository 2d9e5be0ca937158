//! The sets and lists that generators draw from, as `cargo xtask data` extracts them. They are committed compressed, and read
//! once, when a generator first asks for them.

pub mod factory;
mod move_pools;
mod order;
mod sets;

pub use move_pools::MovePools;
pub use order::Order;
pub use sets::{Role, RoleSet, Sets, SpeciesSets};

/// The text of a data file. The committed files are checked by the tests, so that a fault in them is a fault of the build.
pub fn text(compressed: &[u8]) -> String {
    let bytes = zstd::decode_all(compressed).expect("the data files are compressed");
    String::from_utf8(bytes).expect("the data files are text")
}

/// A data file of this name.
macro_rules! file {
    ($name:literal) => {
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/", $name, ".tsv.zst"))
    };
}
pub(crate) use file;
