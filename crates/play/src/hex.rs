//! Bytes as hexadecimal digits.

use anyhow::{Context, Result, bail};

/// Bytes from hexadecimal.
pub fn bytes(text: &str) -> Result<Vec<u8>> {
    if !text.len().is_multiple_of(2) {
        bail!("an odd number of hexadecimal digits: {text:?}");
    }
    let digits = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
    let byte = |at: usize| digits(at).with_context(|| format!("no hexadecimal digits from character {} on", at + 1));
    (0..text.len()).step_by(2).map(byte).collect()
}

/// Exactly this many bytes from hexadecimal.
pub fn array<const N: usize>(text: &str) -> Result<[u8; N]> {
    let bytes = bytes(text)?;
    let length = bytes.len();
    bytes.try_into().map_err(|_| anyhow::anyhow!("{length} bytes where {N} are due"))
}

/// Bytes as hexadecimal.
pub fn text(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
