//! The `tallgrass` command.
fn main() {}
