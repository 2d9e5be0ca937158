//! Transcript files: one JSON object a line, as they are or compressed (zstd, gzip).

use anyhow::{Context, Result};
use serde::Deserialize;
use std::fs::File;
use std::io::{BufRead, BufReader, Cursor, ErrorKind, Read};
use std::path::Path;
use tallgrass_pokedex::json_problem;

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
    /// What else is said of it, to be checked.
    #[serde(flatten)]
    pub declared: Declared,
}

/// What a record says of itself beside what happened. All of it may be missing.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Declared {
    /// The generation.
    #[serde(rename = "gen")]
    pub generation: Option<u8>,
    /// `singles`, `doubles`…
    pub gametype: Option<String>,
    /// The format, custom rules included.
    pub formatid: Option<String>,
    /// The seed it began with.
    pub seed: Option<String>,
    /// Who won: a name, or null for nobody.
    #[serde(deserialize_with = "present")]
    pub winner: Option<Option<String>>,
    /// The last turn.
    pub turns: Option<u32>,
    /// How many Pokémon each player has left.
    pub score: Option<Vec<u8>>,
}

/// Tells null from what is missing.
fn present<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

impl Record {
    /// Reads a record from its line.
    ///
    /// # Errors
    /// If the line isn't the JSON of a record.
    pub fn parse(line: &str) -> Result<Record> {
        let record: Record = serde_json::from_str(line).map_err(|error| {
            let problem = match line.trim() {
                "{" => "it goes over several lines, and must be on one: jq -c . FILE makes it so".to_owned(),
                "[" => "its records must be on a line each: jq -c '.[]' FILE makes it so".to_owned(),
                _ => json_problem(&error),
            };
            anyhow::anyhow!("not a transcript: {problem}; one is an object with id, input and log or output")
        })?;
        if record.log.is_none() && record.output.is_none() {
            anyhow::bail!("not a transcript: it has neither log (a battle) nor output (a session)");
        }
        for (number, command) in record.input.iter().enumerate() {
            if let Some(line) = command.lines().find(|line| !line.starts_with('>') && !line.trim().is_empty()) {
                let line: String = line.chars().take(60).collect();
                anyhow::bail!("not a transcript: input {number} is \"{line}\"; commands begin with >, as >p1 move 1");
            }
        }
        Ok(record)
    }
}

const ZSTD: [u8; 4] = [0x28, 0xB5, 0x2F, 0xFD];
const GZIP: [u8; 2] = [0x1F, 0x8B];
/// A byte order mark.
const MARK: [u8; 3] = [0xEF, 0xBB, 0xBF];

/// How many bytes a line may have: the longest battle there can be has some millions.
const LONGEST_LINE: u64 = 64 << 20;

/// How many bytes the lines of a file may have together, decompressed.
const LARGEST_FILE: u64 = 2 << 30;

/// The lines of a file, or of standard input if the path is `-`. How it is compressed, if it is, shows in its first bytes.
/// It is opened and read once, so that pipes will do.
///
/// # Errors
/// If the file can't be opened; the iterator's items fail where it can't be read, or has more than a file may have: 64 MiB in a
/// line and 2 GiB in all.
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
    // What some editors put in front of a text says nothing.
    let whole = Cursor::new(start.strip_prefix(&MARK).map_or(start.clone(), <[u8]>::to_vec)).chain(file);
    let reader: Box<dyn Read> = if zstd {
        Box::new(zstd::stream::Decoder::new(whole).with_context(unreadable)?)
    } else if gzip {
        Box::new(flate2::read::MultiGzDecoder::new(whole))
    } else {
        Box::new(whole)
    };
    let compressed = zstd || gzip;
    let plainly = move |error: std::io::Error| match error.kind() {
        ErrorKind::InvalidData if !compressed => std::io::Error::new(error.kind(), "it is not UTF-8 text"),
        ErrorKind::UnexpectedEof => std::io::Error::new(error.kind(), "what is compressed in it is cut off"),
        _ => error,
    };
    let mut reader = BufReader::new(reader);
    let mut left = LARGEST_FILE;
    let mut failed = false;
    Ok(Box::new(std::iter::from_fn(move || {
        if failed {
            return None;
        }
        let line = next_line(&mut reader, &mut left).transpose()?;
        failed = line.is_err();
        Some(line.map_err(plainly))
    })))
}

/// The next line of a text of which so many bytes are left at most.
fn next_line(reader: &mut impl BufRead, left: &mut u64) -> std::io::Result<Option<String>> {
    let mut line = Vec::new();
    let read = reader.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut line)? as u64;
    if read > LONGEST_LINE {
        return Err(std::io::Error::other("it is longer than 64 MiB, the most that a line may have"));
    }
    *left =
        left.checked_sub(read).ok_or_else(|| std::io::Error::other("there is more than 2 GiB, the most to be read"))?;
    if read == 0 {
        return Ok(None);
    }
    let end =
        line.strip_suffix(b"\n").map(|line| line.strip_suffix(b"\r").unwrap_or(line)).map_or(line.len(), <[u8]>::len);
    line.truncate(end);
    String::from_utf8(line).map(Some).map_err(|_| ErrorKind::InvalidData.into())
}
