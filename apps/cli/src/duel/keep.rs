//! Duels in files.

use anyhow::{Context, Result, bail};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use tallgrass_play::duels::Record;
use tallgrass_play::kind::Kind;
use tallgrass_play::transcripts::lines;

/// How many bytes a duel's file may have: its answers take some thousands.
const LARGEST: usize = 16 << 20;

/// The text of a file, as it is or compressed; `-` is standard input.
///
/// # Errors
/// If it can't be read, or is too large for a duel.
pub fn read(path: &Path) -> Result<String> {
    let mut text = String::new();
    for line in lines(path)? {
        let line = line.with_context(|| format!("{} can't be read", path.display()))?;
        if text.len() + line.len() > LARGEST {
            bail!("{} has more than {LARGEST} bytes, too many for a duel", path.display());
        }
        text += &line;
        text.push('\n');
    }
    text.pop();
    Ok(text)
}

/// Writes a duel to a file, all of it or nothing. Whoever reads the file by a link or may not read it is not forgotten: a
/// link stays a link, and the file's mode stays. Another duel is replaced only with `force`.
///
/// # Errors
/// If it can't be written, or if what is there is anything but this duel, as far as it had come.
pub fn write(path: &Path, duel: &Record, force: bool) -> Result<()> {
    let problem = || format!("the duel can't be saved to {}", path.display());
    let text = serde_json::to_string(duel)? + "\n";
    let place = place(path, duel, force).with_context(problem)?;
    let write = || -> std::io::Result<()> {
        // Beside it first: whoever is interrupted keeps the save there was.
        let folder = place.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let mut builder = tempfile::Builder::new();
        builder.prefix(".duel-").suffix(".json");
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut file = builder.tempfile_in(folder)?;
        if let Ok(before) = std::fs::metadata(&place) {
            file.as_file().set_permissions(before.permissions())?;
        }
        file.write_all(text.as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(&place)?;
        Ok(())
    };
    write().with_context(problem)
}

/// Where a duel is written that is saved here: behind links, if nothing is there that would be lost.
fn place(path: &Path, duel: &Record, force: bool) -> Result<PathBuf> {
    match std::fs::metadata(path) {
        Ok(there) if !there.is_file() => bail!("that is not a regular file; give the name of a new file"),
        Ok(there) => {
            if there.len() > 0 {
                match a_duel(path) {
                    None => {
                        bail!("there is a file already, and it isn't a duel; give another name, or remove it first")
                    }
                    Some(before) if !force && !leads_to(&before, duel) => bail!(
                        "another duel is kept there, which would be lost; go on with that one by --load, give another \
                         name, or replace it by --save with --force"
                    ),
                    Some(_) => {}
                }
            }
            Ok(std::fs::canonicalize(path)?)
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(match std::fs::read_link(path) {
            Ok(target) => path.parent().unwrap_or(Path::new("")).join(target),
            Err(_) => path.to_owned(),
        }),
        Err(error) => Err(error.into()),
    }
}

fn a_duel(path: &Path) -> Option<Record> {
    let text = read(path).ok().filter(|text| Kind::of(text) == Kind::Duel)?;
    Record::parse(text.trim_end()).ok()
}

/// Whether a duel is the beginning of another, so that nothing of it is lost.
fn leads_to(before: &Record, duel: &Record) -> bool {
    let cards = |record: &Record| record.decks.each_ref().map(|deck| deck.cards.clone());
    let start = |record: &Record| (record.seed, record.prizes, record.practice, record.rules.clone(), cards(record));
    start(before) == start(duel) && duel.answers.starts_with(&before.answers)
}

/// A file for a duel of which nobody said where it is to be kept: one that isn't there yet.
pub fn fresh() -> PathBuf {
    let numbered = |number: u32| PathBuf::from(format!("duel-{number}.json"));
    let names = std::iter::once(PathBuf::from("duel.json")).chain((2..).map(numbered));
    names.into_iter().find(|name| std::fs::symlink_metadata(name).is_err()).unwrap_or_else(|| numbered(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duel(seed: u32, answers: &[&str]) -> Record {
        let answers = answers.iter().map(|&answer| answer.into()).collect();
        Record { id: format!("duel:{seed}"), seed, answers, ..Record::default() }
    }

    fn text(duel: &Record) -> String {
        serde_json::to_string(duel).unwrap() + "\n"
    }

    #[test]
    fn only_what_leads_to_the_duel_is_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let saved = duel(1, &["basic 1", "stop"]);
        let cases = [
            ("precious".into(), true, true),
            (String::new(), false, false),
            (text(&saved), false, false),
            (text(&duel(1, &["basic 1"])), false, false),
            (text(&duel(1, &["basic 2"])), true, false),
            (text(&duel(1, &["basic 1", "stop", "end"])), true, false),
            (text(&duel(2, &["basic 1"])), true, false),
            ("{\"id\":\"a\"}".into(), true, true),
        ];
        for (there, is_kept, is_kept_from_force) in cases {
            for (force, is_kept) in [(false, is_kept), (true, is_kept_from_force)] {
                std::fs::write(&path, &there).unwrap();
                assert_eq!(write(&path, &saved, force).is_err(), is_kept, "{there}");
                assert_eq!(std::fs::read_to_string(&path).unwrap(), if is_kept { there.clone() } else { text(&saved) });
            }
        }
        let error = format!("{:#}", write(folder.path(), &saved, true).unwrap_err());
        assert!(error.contains("can't be saved to") && error.contains("not a regular file"), "{error}");
    }

    #[cfg(unix)]
    #[test]
    fn links_modes_and_devices_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let saved = duel(1, &[]);
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        symlink("file", &link).unwrap();
        // First the link leads nowhere, then to the file.
        for _ in 0..2 {
            write(&link, &saved, false).unwrap();
            assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
            assert_eq!(std::fs::read_to_string(&file).unwrap(), text(&saved));
        }
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).unwrap();
        write(&file, &saved, false).unwrap();
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        assert!(write(Path::new("/dev/null"), &saved, false).is_err());
        assert!(!std::fs::metadata("/dev/null").unwrap().is_file());
    }

    #[test]
    fn what_lies_beside_it_stays() {
        let folder = tempfile::tempdir().unwrap();
        let beside = folder.path().join("y.json.new");
        std::fs::write(&beside, "precious").unwrap();
        write(&folder.path().join("y.json"), &duel(1, &[]), false).unwrap();
        assert_eq!(std::fs::read_to_string(&beside).unwrap(), "precious");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
    }
}
