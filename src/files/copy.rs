//! Copies that scripts write.

use super::{WriteError, is_same, read_bytes, replace, resolve};
use crate::diagnostic::{FileReason, Problem};
use crate::session::WrittenBack;
use std::path::{Component, Path};

/// Writes the copy of an event's file that a script names, in the folder of the script or below; an earlier one makes room.
///
/// # Errors
/// It is elsewhere, is one of the files that were read, or cannot be written.
pub fn write_back(found: &WrittenBack, script: &str) -> Result<(), Problem> {
    written(found, script).map_err(|reason| Problem::FileWrite { name: found.name.clone(), reason })
}

fn written(found: &WrittenBack, script: &str) -> Result<(), FileReason> {
    let is_below =
        Path::new(&found.name).components().all(|part| matches!(part, Component::Normal(_) | Component::CurDir));
    if !is_below {
        return Err(FileReason::Elsewhere);
    }
    let path = resolve(&found.name, script);
    if path.is_symlink() {
        return Err(FileReason::Link);
    }
    let mut read = found.source.files.iter().map(|name| resolve(name, &found.source.from));
    if read.any(|own| is_within(&path, &own)) {
        return Err(FileReason::OfEvent);
    }
    let before = if path.exists() { Some(read_bytes(&path, u64::MAX).map_err(|error| error.reason())?) } else { None };
    replace(&path, before.as_deref(), &found.bytes).map_err(|error: WriteError| error.reason())
}

/// Returns whether a file is one that is read, under this or another name, or would be one of the folder that is.
#[must_use]
pub fn is_within(output: &Path, input: &Path) -> bool {
    if is_same(output, input) {
        return true;
    }
    let folder = output.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let (Ok(folder), Ok(input)) = (folder.canonicalize(), input.canonicalize()) else { return false };
    input.is_dir() && (folder.starts_with(&input) || output.canonicalize().is_ok_and(|real| real.starts_with(&input)))
}
