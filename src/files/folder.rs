//! A file, or every file of a folder.

use super::read::{ReadError, read_bytes};
use std::path::{Path, PathBuf};

/// Folders in folders, at most.
const DEEPEST: usize = 4;

/// Reads a file, or every plain file of a folder and of its subfolders, sorted by name; together at most `largest`
/// bytes. Each is named by its path from the parent of the folder. Hidden files are skipped, and so are links inside a
/// folder, which may lead out of it.
///
/// # Errors
/// The reason why the file, or one of the folder's, is not read.
pub fn read_all(path: &Path, largest: u64) -> Result<Vec<(String, Vec<u8>)>, ReadError> {
    let is_folder = std::fs::metadata(path).map_err(ReadError::Io)?.is_dir();
    let mut paths = Vec::new();
    if is_folder {
        collect_files(path, DEEPEST, &mut paths)?;
    } else {
        paths.push(path.to_owned());
    }
    paths.sort();
    let outside = path.parent().unwrap_or(Path::new(""));
    let mut left = largest;
    let mut read = Vec::with_capacity(paths.len());
    for file in paths {
        let bytes = read_bytes(&file, left).map_err(|error| match error {
            ReadError::TooLarge(_) => ReadError::TooLarge(largest),
            error => error,
        })?;
        left = left.saturating_sub(u64::try_from(bytes.len()).unwrap_or(u64::MAX));
        read.push((file.strip_prefix(outside).unwrap_or(&file).display().to_string(), bytes));
    }
    Ok(read)
}

/// The plain files of a folder, and of those in it to a depth.
fn collect_files(folder: &Path, depth: usize, found: &mut Vec<PathBuf>) -> Result<(), ReadError> {
    for entry in std::fs::read_dir(folder).map_err(ReadError::Io)? {
        let entry = entry.map_err(ReadError::Io)?;
        let kind = entry.file_type().map_err(ReadError::Io)?;
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        if kind.is_file() {
            found.push(entry.path());
        } else if let (true, Some(depth)) = (kind.is_dir(), depth.checked_sub(1)) {
            collect_files(&entry.path(), depth, found)?;
        }
    }
    Ok(())
}
