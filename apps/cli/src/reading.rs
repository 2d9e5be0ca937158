//! Reading with a bound: what has no end, as `/dev/zero`, is refused rather than read until memory is full.

use anyhow::{Context, Result, bail};
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// What standard input is called.
pub const STANDARD_INPUT: &str = "standard input";

/// Whether a path stands for standard input.
pub fn is_standard_input(path: &Path) -> bool {
    path == Path::new("-")
}

/// What a file is called, or standard input.
pub fn shown(path: &Path) -> String {
    if is_standard_input(path) { STANDARD_INPUT.to_owned() } else { path.display().to_string() }
}

/// All of a file, or of standard input if the path is `-`.
///
/// # Errors
/// If it can't be read, or has more bytes than `most`, which are too many for `what`.
pub fn whole(path: &Path, most: u64, what: &str) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = if is_standard_input(path) {
        std::io::stdin().lock().take(most + 1).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes))
    };
    read.with_context(|| format!("{} can't be read", shown(path)))?;
    if bytes.len() as u64 > most {
        bail!("{} has more than {most} bytes, too many for {what}", shown(path));
    }
    Ok(bytes)
}
