//! Files and folders on this machine, as named bytes.

use crate::model::{Fault, FaultKind, Place};
use crate::source::{MAX_BYTES, MAX_FILES, NamedBytes};
use std::io::Read;
use std::path::{Path, PathBuf};

/// The depth to which folders are read.
pub const MAX_FOLDER_DEPTH: u32 = 16;

/// The bytes of a file, or of every plain file in a folder and the folders in it, in the order of their names. Hidden
/// files are left out, and links within a folder are not followed.
///
/// # Errors
/// They cannot be read, for the reason in the system's words, or there are more than [`MAX_BYTES`] or [`MAX_FILES`].
pub fn load(path: &Path) -> Result<Vec<NamedBytes>, Fault> {
    let mut loading = Loading { files: Vec::new(), bytes_left: MAX_BYTES };
    let about = std::fs::metadata(path).map_err(|error| unreadable(path, &error))?;
    if about.is_dir() {
        loading.folder(path, MAX_FOLDER_DEPTH)?;
    } else {
        loading.file(path)?;
    }
    Ok(loading.files)
}

fn fault(path: &Path, kind: FaultKind) -> Fault {
    let file = path.to_string_lossy().replace(std::path::MAIN_SEPARATOR, "/").into();
    Fault::at(Place { file, ..Place::default() }, kind)
}

fn unreadable(path: &Path, error: &std::io::Error) -> Fault {
    fault(path, FaultKind::Unreadable(error.to_string()))
}

/// Files being loaded.
struct Loading {
    files: Vec<NamedBytes>,
    bytes_left: u64,
}

impl Loading {
    fn file(&mut self, path: &Path) -> Result<(), Fault> {
        if u64::try_from(self.files.len()).is_ok_and(|count| count >= MAX_FILES) {
            return Err(fault(path, FaultKind::TooMany { limit: MAX_FILES }));
        }
        let file = std::fs::File::open(path).map_err(|error| unreadable(path, &error))?;
        let mut bytes = Vec::new();
        let mut bounded = file.take(self.bytes_left.saturating_add(1));
        bounded.read_to_end(&mut bytes).map_err(|error| unreadable(path, &error))?;
        let length = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
        let left = self.bytes_left.checked_sub(length);
        self.bytes_left = left.ok_or_else(|| fault(path, FaultKind::TooLarge { limit: MAX_BYTES }))?;
        let name = path.to_string_lossy().replace(std::path::MAIN_SEPARATOR, "/");
        self.files.push(NamedBytes::new(name, bytes));
        Ok(())
    }

    fn folder(&mut self, path: &Path, depth: u32) -> Result<(), Fault> {
        let Some(inside) = depth.checked_sub(1) else { return Err(fault(path, FaultKind::TooDeep)) };
        let entries = std::fs::read_dir(path).and_then(|entries| entries.collect::<Result<Vec<_>, _>>());
        let entries = entries.map_err(|error| unreadable(path, &error))?;
        let mut paths: Vec<(PathBuf, std::fs::FileType)> = Vec::new();
        for entry in entries {
            let kind = entry.file_type().map_err(|error| unreadable(&entry.path(), &error))?;
            if !entry.file_name().to_string_lossy().starts_with('.') {
                paths.push((entry.path(), kind));
            }
        }
        paths.sort_by(|(one, _), (other, _)| one.cmp(other));
        for (path, kind) in paths {
            if kind.is_dir() {
                self.folder(&path, inside)?;
            } else if kind.is_file() {
                self.file(&path)?;
            }
        }
        Ok(())
    }
}
