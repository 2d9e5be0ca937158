//! Duels in files.

use anyhow::{Context, Result, bail};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use tallgrass_play::kind::Kind;
use tallgrass_play::transcripts::lines;

/// The text of a file, as it is or compressed; `-` is standard input.
///
/// # Errors
/// If it can't be read.
pub fn read(path: &Path) -> Result<String> {
    let lines: Vec<String> =
        lines(path)?.collect::<Result<_, _>>().with_context(|| format!("{} can't be read", path.display()))?;
    Ok(lines.join("\n"))
}

/// Writes a duel to a file, all of it or nothing. Whoever reads the file by a link or may not read it is not forgotten: a
/// link stays a link, and the file's mode stays.
///
/// # Errors
/// If it can't be written, or if what is there is anything but a duel.
pub fn write(path: &Path, text: &str) -> Result<()> {
    let problem = || format!("the duel can't be saved to {}", path.display());
    let place = place(path).with_context(problem)?;
    // Beside it first: whoever is interrupted keeps the save there was.
    let mut name = place.file_name().context("it has no name").with_context(problem)?.to_owned();
    name.push(".new");
    let beside = place.with_file_name(name);
    let write = || -> std::io::Result<()> {
        let mut file = std::fs::File::create(&beside)?;
        if let Ok(before) = std::fs::metadata(&place) {
            file.set_permissions(before.permissions())?;
        }
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        std::fs::rename(&beside, &place)
    };
    write().inspect_err(|_| _ = std::fs::remove_file(&beside)).with_context(problem)
}

/// Where a duel is written that is saved here: behind links, if nothing is there that would be lost.
fn place(path: &Path) -> Result<PathBuf> {
    match std::fs::metadata(path) {
        Ok(there) if !there.is_file() => bail!("that is not a regular file; give the name of a new file"),
        Ok(there) => {
            if there.len() > 0 && !is_a_duel(path) {
                bail!("there is a file already, and it isn't a duel; give another name, or remove it first");
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

fn is_a_duel(path: &Path) -> bool {
    read(path).is_ok_and(|text| Kind::of(&text) == Kind::Duel)
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

    const DUEL: &str = "{\"id\":\"duel:1\",\"answers\":[]}\n";

    #[test]
    fn only_duels_are_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        for (there, is_kept) in [("precious", true), ("", false), (DUEL, false), ("{\"id\":\"a\"}", true)] {
            std::fs::write(&path, there).unwrap();
            let saved = write(&path, DUEL);
            assert_eq!(saved.is_err(), is_kept, "{there}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), if is_kept { there } else { DUEL });
        }
        let error = format!("{:#}", write(folder.path(), DUEL).unwrap_err());
        assert!(error.contains("can't be saved to") && error.contains("not a regular file"), "{error}");
    }

    #[cfg(unix)]
    #[test]
    fn links_modes_and_devices_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        symlink("file", &link).unwrap();
        // First the link leads nowhere, then to the file.
        for _ in 0..2 {
            write(&link, DUEL).unwrap();
            assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
            assert_eq!(std::fs::read_to_string(&file).unwrap(), DUEL);
        }
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).unwrap();
        write(&file, DUEL).unwrap();
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        assert!(write(Path::new("/dev/null"), DUEL).is_err());
        assert!(!std::fs::metadata("/dev/null").unwrap().is_file());
    }
}
