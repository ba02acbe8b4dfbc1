//! Scripts from files and from standard input.

use crate::catalogue::english::files as reasons;
use crate::exam::Refusal;
use crate::session::{LoadError, Loaded, Loader};
use std::io::Read;
use std::path::Path;

/// What standard input is called.
pub(super) const STANDARD_INPUT: &str = "<stdin>";

/// Reads scripts from the file system, includes relative to the file that asks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Files;

impl Loader for Files {
    fn load(&self, path: &str, from: &str) -> Result<Loaded, LoadError> {
        let beside = Path::new(from).parent().map(|folder| folder.join(path));
        let path = beside.unwrap_or_else(|| Path::new(path).to_path_buf());
        Ok(Loaded { name: path.display().to_string(), text: read(&path)? })
    }
}

/// The text of a file; `-` is standard input.
pub(super) fn named(path: &Path) -> Result<Loaded, LoadError> {
    if path.as_os_str() == "-" {
        return standard_input();
    }
    Ok(Loaded { name: path.display().to_string(), text: read(path)? })
}

/// All of standard input.
pub(super) fn standard_input() -> Result<Loaded, LoadError> {
    let mut bytes = Vec::new();
    std::io::stdin().read_to_end(&mut bytes).map_err(|error| LoadError::Unreadable(error.to_string()))?;
    Ok(Loaded { name: STANDARD_INPUT.to_owned(), text: decoded(bytes)? })
}

fn read(path: &Path) -> Result<String, LoadError> {
    if path.is_dir() {
        return Err(LoadError::Unreadable(reasons::folder()));
    }
    decoded(std::fs::read(path).map_err(|error| LoadError::Unreadable(reason(&error)))?)
}

/// The text of a stranger's file: a file of its own, no larger than this.
pub(super) fn bounded(path: &Path, largest: u64) -> Result<String, Refusal> {
    let unreadable = |error: std::io::Error| Refusal::Unreadable(reason(&error));
    // A pipe or a device might never end, and opening one may wait for ever.
    if !std::fs::metadata(path).map_err(unreadable)?.is_file() {
        return Err(Refusal::Unreadable(reasons::not_plain()));
    }
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).map_err(unreadable)?;
    file.take(largest.saturating_add(1)).read_to_end(&mut bytes).map_err(unreadable)?;
    if u64::try_from(bytes.len()).is_ok_and(|length| length > largest) {
        return Err(Refusal::TooLarge);
    }
    String::from_utf8(bytes).map_err(|error| Refusal::NotUtf8(error.utf8_error().valid_up_to()))
}

fn decoded(bytes: Vec<u8>) -> Result<String, LoadError> {
    String::from_utf8(bytes).map_err(|error| LoadError::NotUtf8(error.utf8_error().valid_up_to()))
}

fn reason(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::NotFound => reasons::missing(),
        std::io::ErrorKind::PermissionDenied => reasons::forbidden(),
        _ => error.to_string(),
    }
}
