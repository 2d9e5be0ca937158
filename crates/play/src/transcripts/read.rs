//! Transcript files: one JSON object a line, as they are or compressed (zstd, gzip).

use anyhow::{Context, Result};
use serde::Deserialize;
use std::fs::File;
use std::io::{BufRead, BufReader, Cursor, Read};
use std::path::Path;

/// A recorded battle or session.
#[derive(Clone, Debug, Deserialize)]
pub struct Record {
    /// Its name: format and seed number, or test file and counter.
    pub id: String,
    /// The commands, in order.
    pub input: Vec<String>,
    /// Of a battle: the log as it stands at the end.
    #[serde(default)]
    pub log: Option<Vec<String>>,
    /// Of a battle: every request that is sent if the input is written line by line, as `p1 {json}`.
    #[serde(default)]
    pub requests: Option<Vec<String>>,
    /// Of a session: every message that is sent.
    #[serde(default)]
    pub output: Option<Vec<String>>,
}

impl Record {
    /// Reads a record from its line.
    ///
    /// # Errors
    /// If the line isn't the JSON of a record.
    pub fn parse(line: &str) -> Result<Record> {
        let record: Record = serde_json::from_str(line).map_err(|error| {
            let cut = if error.is_eof() { ": the line is cut off" } else { "" };
            anyhow::anyhow!("not a transcript{cut} ({error}); it must be an object with id, input and log or output")
        })?;
        if record.log.is_none() && record.output.is_none() {
            anyhow::bail!("not a transcript: it has neither log (a battle) nor output (a session)");
        }
        Ok(record)
    }
}

const ZSTD: [u8; 4] = [0x28, 0xB5, 0x2F, 0xFD];
const GZIP: [u8; 2] = [0x1F, 0x8B];

/// The lines of a file, or of standard input if the path is `-`. How it is compressed, if it is, shows in its first bytes.
/// It is opened and read once, so that pipes will do.
///
/// # Errors
/// If the file can't be opened; the iterator's items fail where it can't be read.
pub fn lines(path: &Path) -> Result<Box<dyn Iterator<Item = std::io::Result<String>>>> {
    let unreadable = || format!("{} can't be read", path.display());
    let mut file: Box<dyn Read> = if path == Path::new("-") {
        Box::new(std::io::stdin())
    } else {
        Box::new(File::open(path).with_context(|| format!("{} can't be opened", path.display()))?)
    };
    let mut start = Vec::new();
    file.by_ref().take(ZSTD.len() as u64).read_to_end(&mut start).with_context(unreadable)?;
    let (zstd, gzip) = (start == ZSTD, start.starts_with(&GZIP));
    let whole = Cursor::new(start).chain(file);
    Ok(if zstd {
        let decoder = zstd::stream::Decoder::new(whole).with_context(unreadable)?;
        Box::new(BufReader::new(decoder).lines())
    } else if gzip {
        Box::new(BufReader::new(flate2::read::MultiGzDecoder::new(whole)).lines())
    } else {
        Box::new(BufReader::new(whole).lines())
    })
}
