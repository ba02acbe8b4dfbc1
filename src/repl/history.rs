//! The entries of earlier sessions, in a file that no interruption spoils and that several prompts share.
//!
//! A line for each entry, with `\n` for a line break and `\\` for a backslash, below a line that says so: as rustyline
//! writes it, which kept it in earlier versions.

use crate::files::{LARGEST, data_folder, read_bytes, replace};
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Entries that are kept.
pub(super) const MOST_ENTRIES: usize = 1000;

/// Entries at which the file is made anew from the last of them; up to then each is only added at its end.
const MOST_LINES: usize = 2 * MOST_ENTRIES;

const HEAD: &str = "#V2";

/// The file.
pub(super) struct HistoryFile {
    path: PathBuf,
    /// Held while the file is changed, by whichever prompt changes it.
    lock: PathBuf,
}

impl HistoryFile {
    /// Each user's own, in the platform's data folder.
    pub(super) fn of_user() -> Option<Self> {
        Some(Self::at(data_folder()?.join("history")))
    }

    fn at(path: PathBuf) -> Self {
        Self { lock: path.with_extension("lock"), path }
    }

    /// The last entries, oldest first; `None` if there are none yet, or they cannot be read.
    pub(super) fn entries(&self) -> Vec<String> {
        let Ok(bytes) = read_bytes(&self.path, LARGEST) else { return Vec::new() };
        let text = String::from_utf8_lossy(&bytes);
        let (lines, escaped) = match text.strip_prefix(HEAD).and_then(|rest| rest.strip_prefix('\n')) {
            Some(rest) => (rest, true),
            None => (text.as_ref(), false),
        };
        let lines: Vec<&str> = lines.lines().filter(|line| !line.is_empty()).collect();
        let last = lines.get(lines.len().saturating_sub(MOST_ENTRIES)..).unwrap_or_default();
        last.iter().map(|line| if escaped { read(line) } else { (*line).to_owned() }).collect()
    }

    /// Adds an entry at the end.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(super) fn append(&self, entry: &str) -> io::Result<()> {
        if let Some(folder) = self.path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let lock = opened(&self.lock, false)?;
        lock.lock()?;
        let mut file = opened(&self.path, true)?;
        let mut text = String::new();
        if file.seek(SeekFrom::End(0))? == 0 {
            text = format!("{HEAD}\n");
        } else if !ends_line(&mut file)? {
            // A line that an interruption cut off stays an entry of its own.
            text.push('\n');
        }
        text.push_str(&escaped(entry));
        text.push('\n');
        file.write_all(text.as_bytes())?;
        drop(file);
        self.shorten();
        Ok(())
    }

    /// Makes the file anew where it has grown too long; where that fails it only stays long.
    fn shorten(&self) {
        let Ok(before) = read_bytes(&self.path, u64::MAX) else { return };
        if before.iter().filter(|byte| **byte == b'\n').count() > MOST_LINES {
            let lines = self.entries().iter().map(|entry| format!("{}\n", escaped(entry))).collect::<String>();
            let _ = replace(&self.path, Some(&before), format!("{HEAD}\n{lines}").as_bytes());
        }
    }
}

/// A file that nobody but the user reads.
fn opened(path: &Path, append: bool) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).append(append).write(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn ends_line(file: &mut File) -> io::Result<bool> {
    let mut last = [0_u8];
    file.seek(SeekFrom::End(-1))?;
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}

fn escaped(entry: &str) -> String {
    entry.replace('\\', "\\\\").replace('\n', "\\n")
}

fn read(line: &str) -> String {
    let mut entry = String::with_capacity(line.len());
    let mut characters = line.chars();
    while let Some(character) = characters.next() {
        match character {
            '\\' => match characters.next() {
                Some('n') => entry.push('\n'),
                other => entry.extend(other),
            },
            character => entry.push(character),
        }
    }
    entry
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot run must say so at once")]

    use super::*;

    /// A history of one test, gone when dropped.
    struct OfTest(HistoryFile);

    impl Drop for OfTest {
        fn drop(&mut self) {
            let _ = self.0.path.parent().map(std::fs::remove_dir_all);
        }
    }

    impl std::ops::Deref for OfTest {
        type Target = HistoryFile;

        fn deref(&self) -> &HistoryFile {
            &self.0
        }
    }

    fn history(test: &str) -> OfTest {
        let folder = std::env::temp_dir().join(format!("redress-{}-{test}", std::process::id()));
        OfTest(HistoryFile::at(folder.join("history")))
    }

    #[test]
    fn entries_come_back() {
        let history = history("come-back");
        assert_eq!(history.entries(), Vec::<String>::new());
        let entries = ["+620", "traveller {\n  +620\n}", "\\s \\n", "case \"ż\""];
        entries.iter().for_each(|entry| history.append(entry).unwrap());
        assert_eq!(history.entries(), entries);
    }

    #[test]
    fn a_full_file_keeps_the_last_entries() {
        let history = history("full");
        for number in 0..=MOST_LINES {
            history.append(&number.to_string()).unwrap();
            let kept = history.entries();
            assert_eq!(kept.len(), MOST_ENTRIES.min(number + 1));
            assert_eq!(kept.last(), Some(&number.to_string()));
        }
        let lines = std::fs::read_to_string(&history.path).unwrap().lines().count();
        assert!(lines < MOST_LINES, "{lines}");
    }

    #[test]
    fn what_was_cut_off_spoils_nothing() {
        let history = history("cut-off");
        history.append("+620").unwrap();
        std::fs::write(&history.path, "#V2\n+620\n+6").unwrap();
        history.append("-100").unwrap();
        assert_eq!(history.entries(), ["+620", "+6", "-100"]);
        std::fs::write(&history.path, "an older\\nformat\n").unwrap();
        assert_eq!(history.entries(), ["an older\\nformat"]);
    }
}
