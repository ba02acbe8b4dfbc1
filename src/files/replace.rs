//! Writing of files: to a temporary file beside them, then by renaming.

use super::read::with_line_feeds;
use crate::diagnostic::FileReason;
use std::fs::{File, Permissions};
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use tempfile::{Builder, NamedTempFile};

/// The reason why a file was not written. The old file is unchanged.
#[derive(Debug)]
#[non_exhaustive]
pub enum WriteError {
    /// It may be read only.
    ReadOnly,
    /// It no longer holds what was read of it.
    Changed,
    /// There is one of this name already.
    Exists,
    /// It is a link that leads nowhere.
    DeadLink,
    /// It is a folder, a pipe or a device.
    NotPlain,
    /// An error of the system.
    Io(io::Error),
}

impl WriteError {
    /// The reason for a message.
    #[must_use]
    pub fn reason(&self) -> FileReason {
        match self {
            Self::ReadOnly => FileReason::ReadOnly,
            Self::Changed => FileReason::Changed,
            Self::Exists => FileReason::Exists,
            Self::DeadLink => FileReason::DeadLink,
            Self::NotPlain => FileReason::NotPlain,
            Self::Io(error) => match error.kind() {
                ErrorKind::NotFound => FileReason::NoFolder,
                ErrorKind::PermissionDenied => FileReason::NotToBeWritten,
                _ => FileReason::System(error.to_string()),
            },
        }
    }
}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Puts `text` in the place of a file that held `before`; without `before` there must be no such file yet.
///
/// The text is written to a file beside it, whose name nobody can foresee, brought to the disk and renamed: whoever looks
/// at any time, after a loss of power too, finds the old text or the new one, whole. A link to the file stays a link, and
/// the permissions are kept. The file is a new one: its owner is the writer, and other hard links keep the old text.
///
/// # Errors
/// If it may not be written, is no plain file, or has changed meanwhile.
pub fn replace(path: &Path, before: Option<&[u8]>, text: &[u8]) -> Result<(), WriteError> {
    match before {
        Some(before) => overwrite(path, before, text),
        None => create(path, text),
    }
}

fn overwrite(path: &Path, before: &[u8], text: &[u8]) -> Result<(), WriteError> {
    let target = path.canonicalize().map_err(|error| match error.kind() {
        // It was there when it was read.
        ErrorKind::NotFound => WriteError::Changed,
        _ => WriteError::Io(error),
    })?;
    let data = std::fs::metadata(&target)?;
    if !data.is_file() {
        return Err(WriteError::NotPlain);
    }
    // The owner of the folder could replace a file that he must not write.
    if data.permissions().readonly() || std::fs::OpenOptions::new().write(true).open(&target).is_err() {
        return Err(WriteError::ReadOnly);
    }
    let folder = target.parent().ok_or(WriteError::NotPlain)?;
    let beside = write_beside(folder, Some(data.permissions()), text)?;
    let now = std::fs::read(&target)?;
    if now != before && with_line_feeds(now) != before {
        return Err(WriteError::Changed);
    }
    beside.persist(&target).map_err(|error| error.error)?;
    sync_folder(folder);
    Ok(())
}

/// Returns whether a file can be written anew at this place, as far as its name says.
///
/// # Errors
/// If a file or a dead link of that name exists.
pub fn is_free(path: &Path) -> Result<(), WriteError> {
    match std::fs::symlink_metadata(path) {
        Ok(data) if data.is_symlink() && !path.exists() => Err(WriteError::DeadLink),
        Ok(_) => Err(WriteError::Exists),
        Err(_) => Ok(()),
    }
}

fn create(path: &Path, text: &[u8]) -> Result<(), WriteError> {
    is_free(path)?;
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let beside = write_beside(folder, None, text)?;
    beside.persist_noclobber(path).map_err(|error| match error.error.kind() {
        ErrorKind::AlreadyExists => WriteError::Exists,
        _ => WriteError::Io(error.error),
    })?;
    sync_folder(folder);
    Ok(())
}

/// A file without a name among those of the system that do not stay; it goes when it is dropped.
///
/// # Errors
/// There is no room for it.
pub fn unnamed() -> io::Result<File> {
    tempfile::tempfile()
}

/// A file in the folder that holds the text, on the disk; it goes when it is dropped.
fn write_beside(folder: &Path, permissions: Option<Permissions>, text: &[u8]) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(".redress");
    let new = permissions.is_none().then(for_everybody).flatten();
    if let Some(new) = new {
        builder.permissions(new);
    }
    let mut beside = builder.tempfile_in(folder)?;
    beside.write_all(text)?;
    if let Some(permissions) = permissions {
        beside.as_file().set_permissions(permissions)?;
    }
    beside.as_file().sync_all()?;
    Ok(beside)
}

/// The permissions of a new file, reduced by the user's umask.
#[cfg(unix)]
fn for_everybody() -> Option<Permissions> {
    Some(std::os::unix::fs::PermissionsExt::from_mode(0o666))
}

#[cfg(not(unix))]
fn for_everybody() -> Option<Permissions> {
    None
}

/// Brings the renaming to the disk too, where a folder can be brought there.
fn sync_folder(folder: &Path) {
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot run must say so at once")]

    use super::*;

    #[test]
    fn only_what_was_read_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ruling");
        replace(&path, None, b"one").unwrap();
        assert!(matches!(replace(&path, None, b"two"), Err(WriteError::Exists)));
        assert!(matches!(replace(&path, Some(b"other"), b"two"), Err(WriteError::Changed)));
        replace(&path, Some(b"one"), b"two").unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"two");
        assert!(matches!(replace(folder.path(), Some(b""), b"two"), Err(WriteError::NotPlain)));
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside it");
    }
}
