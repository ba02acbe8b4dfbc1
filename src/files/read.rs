//! Files that are read: plain ones, and no more of them than fits.

use crate::diagnostic::FileReason;
use std::fs::{File, Metadata};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Bytes of the largest script that is read. A traveller of a million rows takes about ten million.
pub const LARGEST: u64 = 32 << 20;

/// Folders whose files are made up by the system when they are read; some never end, and some wait for ever.
const MADE_UP: [&str; 2] = ["/proc", "/sys"];

/// The reason why a file is not read.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadError {
    /// It is a folder.
    Folder,
    /// It is a pipe, a device or made up by the system: it might never end.
    NotPlain,
    /// It is a symbolic link where none is followed.
    Link,
    /// It is larger than so many bytes.
    TooLarge(u64),
    /// It is not UTF-8 from this byte on.
    NotUtf8(usize),
    /// An error of the system.
    Io(io::Error),
}

impl ReadError {
    /// The reason for a message.
    #[must_use]
    pub fn reason(&self) -> FileReason {
        match self {
            Self::Folder => FileReason::Folder,
            Self::NotPlain => FileReason::NotPlain,
            Self::Link => FileReason::Link,
            Self::TooLarge(most) => FileReason::TooLarge { megabytes: most >> 20 },
            Self::NotUtf8(_) => FileReason::NotText,
            Self::Io(error) => match error.kind() {
                ErrorKind::NotFound => FileReason::Missing,
                ErrorKind::PermissionDenied => FileReason::Forbidden,
                _ => FileReason::System(error.to_string()),
            },
        }
    }
}

/// The text of a plain file of at most `largest` bytes.
///
/// # Errors
/// The reason why it is not read.
pub fn read(path: &Path, largest: u64) -> Result<String, ReadError> {
    text(read_bytes(path, largest)?)
}

/// Reads a plain file of at most `largest` bytes.
///
/// # Errors
/// The reason why it is not read.
pub fn read_bytes(path: &Path, largest: u64) -> Result<Vec<u8>, ReadError> {
    // Looked at before it is opened: to open a pipe may wait for ever.
    plain(&std::fs::metadata(path).map_err(ReadError::Io)?)?;
    let real = path.canonicalize().map_err(ReadError::Io)?;
    if MADE_UP.iter().any(|folder| real.starts_with(folder)) {
        return Err(ReadError::NotPlain);
    }
    let file = File::open(real).map_err(ReadError::Io)?;
    let data = file.metadata().map_err(ReadError::Io)?;
    plain(&data)?;
    // Nothing of it is kept while it is found too large.
    if data.len() > largest {
        return Err(ReadError::TooLarge(largest));
    }
    bytes_from(file, largest)
}

/// The text of a plain file that stands where it is said to: a link may lead to what its maker was not meant to see.
///
/// # Errors
/// The reason why it is not read.
pub fn read_unlinked(path: &Path, largest: u64) -> Result<String, ReadError> {
    let seen = std::fs::symlink_metadata(path).map_err(ReadError::Io)?;
    if seen.is_symlink() {
        return Err(ReadError::Link);
    }
    plain(&seen)?;
    let file = File::open(path).map_err(ReadError::Io)?;
    let opened = file.metadata().map_err(ReadError::Io)?;
    plain(&opened)?;
    // Nor may one have taken the file's place meanwhile.
    if !is_same_file(&seen, &opened) {
        return Err(ReadError::Link);
    }
    text(bytes_from(file, largest)?)
}

/// Returns whether two paths lead to one file, by links of either kind or by other names; not where one leads nowhere.
#[must_use]
pub fn is_same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| path.canonicalize().ok();
    let data = |path: &Path| std::fs::metadata(path).ok();
    let by_name = real(one).is_some_and(|one| Some(one) == real(other));
    let by_data = || data(one).zip(data(other)).is_some_and(|(one, other)| is_same_file(&one, &other));
    by_name || (cfg!(unix) && by_data())
}

#[cfg(unix)]
fn is_same_file(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
fn is_same_file(_: &Metadata, _: &Metadata) -> bool {
    true
}

fn plain(data: &Metadata) -> Result<(), ReadError> {
    match data.file_type() {
        kind if kind.is_dir() => Err(ReadError::Folder),
        kind if kind.is_file() => Ok(()),
        _ => Err(ReadError::NotPlain),
    }
}

/// The text of what is open already, to its end or to `largest` bytes.
///
/// # Errors
/// The reason why it is not read.
pub fn read_from(from: impl Read, largest: u64) -> Result<String, ReadError> {
    text(bytes_from(from, largest)?)
}

fn bytes_from(from: impl Read, largest: u64) -> Result<Vec<u8>, ReadError> {
    let mut bytes = Vec::new();
    from.take(largest.saturating_add(1)).read_to_end(&mut bytes).map_err(ReadError::Io)?;
    if u64::try_from(bytes.len()).is_ok_and(|length| length > largest) {
        return Err(ReadError::TooLarge(largest));
    }
    Ok(bytes)
}

/// The same bytes, in which line ends of old Macs are those of today; each place stays.
pub(super) fn with_line_feeds(mut bytes: Vec<u8>) -> Vec<u8> {
    if !bytes.contains(&b'\n') {
        bytes.iter_mut().filter(|byte| **byte == b'\r').for_each(|byte| *byte = b'\n');
    }
    bytes
}

fn text(bytes: Vec<u8>) -> Result<String, ReadError> {
    String::from_utf8(with_line_feeds(bytes)).map_err(|error| ReadError::NotUtf8(error.utf8_error().valid_up_to()))
}
