//! The result files of real events, which are not part of the project: where they are, and that they may be missing.

use redress_events::files::load;
use redress_events::source::NamedBytes;
use std::path::{Path, PathBuf};

/// The folder of the files: that of `REDRESS_EVENT_FILES`, else the one beside the workspace or above it; `None` if
/// there is none.
fn folder() -> Option<PathBuf> {
    let named = std::env::var_os("REDRESS_EVENT_FILES").map(PathBuf::from);
    let above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().skip(2);
    let mut places = named.into_iter().chain(above.map(|folder| folder.join("shared/data/events")));
    places.find(|place| place.is_dir())
}

/// A file or folder of real results; `None`, with a message, if they are missing.
pub fn real(name: &str) -> Option<Vec<NamedBytes>> {
    let Some(folder) = folder() else {
        eprintln!("SKIPPED: the result files of real events are not here (REDRESS_EVENT_FILES names their folder)");
        return None;
    };
    Some(load(&folder.join(name)).unwrap())
}
