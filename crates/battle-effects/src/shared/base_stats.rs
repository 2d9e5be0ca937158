//! Base stats as rules change them.

/// A base stat is at least 1 and at most 255.
pub(crate) fn within_range(stat: i32) -> u8 {
    stat.clamp(1, 255) as u8
}
