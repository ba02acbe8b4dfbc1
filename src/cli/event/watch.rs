//! `redress event FILE --watch`: the event again whenever one of its files changes, as during play.
//!
//! Files are only read, each at once and as a whole, and never locked. A file that is read while it is written is read again.

use crate::cli::output::notify;
use crate::diagnostic::Problem;
use crate::events::source::NamedBytes;
use crate::messages::{self, Locale};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// The time between two looks at the files.
const LOOK: Duration = Duration::from_millis(400);

/// The depth to which folders are looked into.
const DEPTH: u32 = 16;

/// The bytes of the event, or why they cannot be read.
type Parts = Result<Vec<NamedBytes>, Problem>;

/// The size of a file and the time of its last change.
type Stamp = (PathBuf, u64, Option<SystemTime>);

/// Calls `show` with the bytes of the files at once and after every change, for as long as the program runs. A file that cannot
/// be read is reported, and the last page stays.
pub(super) fn watch(
    files: &[PathBuf],
    load: impl Fn() -> Parts,
    is_readable: impl Fn(&Parts) -> Result<(), Problem>,
    locale: Locale,
    show: impl Fn(Parts),
) -> ! {
    let mut seen: Option<Vec<Stamp>> = None;
    let mut refused = None;
    loop {
        let before = stamps(files);
        if seen.as_ref() != Some(&before) {
            let parts = load();
            // A writer at work changes a file again while it is read.
            if stamps(files) == before {
                match is_readable(&parts) {
                    Ok(()) => {
                        refused = None;
                        show(parts);
                    }
                    Err(problem) => {
                        let reason = problem.message(locale).unmarked().to_owned();
                        if refused.as_ref() != Some(&reason) {
                            notify(messages::event_watch_kept(locale, reason.clone()));
                        }
                        refused = Some(reason);
                    }
                }
                seen = Some(before);
            }
        }
        std::thread::sleep(LOOK);
    }
}

/// The stamps of files, and of all those in folders.
fn stamps(files: &[PathBuf]) -> Vec<Stamp> {
    let mut found = Vec::new();
    files.iter().for_each(|path| stamp(path, DEPTH, &mut found));
    found.sort();
    found
}

fn stamp(path: &Path, depth: u32, found: &mut Vec<Stamp>) {
    let Ok(about) = std::fs::metadata(path) else { return };
    if !about.is_dir() {
        return found.push((path.to_owned(), about.len(), about.modified().ok()));
    }
    let (Some(inside), Ok(entries)) = (depth.checked_sub(1), std::fs::read_dir(path)) else { return };
    let is_plain = |entry: &std::fs::DirEntry| !entry.file_name().to_string_lossy().starts_with('.');
    entries.flatten().filter(is_plain).for_each(|entry| stamp(&entry.path(), inside, found));
}
