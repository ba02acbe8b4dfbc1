//! Scripts from files and from standard input.

use crate::diagnostic::FileReason;
#[cfg(feature = "double-dummy")]
use crate::double_dummy::DoubleDummy;
use crate::events::readers::Reader;
use crate::events::source::{MAX_BYTES, NamedBytes};
use crate::exam::Refusal;
use crate::files::{LARGEST, ReadError, read, read_all, read_from, read_unlinked, resolve};
use crate::session::{LoadError, Loaded, Loader};
use std::cell::RefCell;
use std::fs::File;
use std::path::{Path, PathBuf};

/// The name of standard input.
pub(super) const STANDARD_INPUT: &str = "<stdin>";

/// Files of a folder that are offered.
#[cfg(feature = "editor")]
const MOST_LISTED: usize = 500;

/// The folders in which a shell shows the files that the program was given open, such as the pipe of `<(…)`.
const GIVEN_OPEN: [&str; 3] = ["/dev/stdin", "/dev/fd", "/proc/self/fd"];

/// Reads scripts from the file system, includes relative to the file that asks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Files;

impl Loader for Files {
    fn load(&self, path: &str, from: &str) -> Result<Loaded, LoadError> {
        if from.is_empty() {
            return opened(Path::new(path));
        }
        included(&resolve(path, from))
    }

    fn load_bytes(&self, path: &str, from: &str) -> Result<Vec<NamedBytes>, LoadError> {
        event_files(&resolve(path, from))
    }

    fn event_readers(&self) -> &'static [&'static dyn Reader] {
        redress_columns::READERS
    }

    #[cfg(feature = "double-dummy")]
    fn double_dummy(&self) -> Option<&dyn DoubleDummy> {
        Some(&redress_double_dummy::Solver { progress: Some(super::progress::layouts) })
    }

    fn identity(&self, name: &str) -> String {
        Path::new(name).canonicalize().map_or_else(|_| name.to_owned(), |real| real.display().to_string())
    }
}

/// Reads what lectures include, below their own folders and those that the reader allows, and remembers what it was.
pub(super) struct RecordingLoader {
    /// The real paths of the folders.
    allowed: Vec<PathBuf>,
    read: RefCell<Vec<PathBuf>>,
}

impl RecordingLoader {
    /// A loader for a lecture; a folder that there is not allows nothing.
    pub(super) fn new(lecture: &Path, allowed: &[PathBuf]) -> Self {
        let own = match lecture.parent() {
            Some(folder) if lecture.as_os_str() != "-" && !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let folders = std::iter::once(own).chain(allowed.iter().map(PathBuf::as_path));
        let allowed = folders.filter_map(|folder| folder.canonicalize().ok()).collect();
        Self { allowed, read: RefCell::default() }
    }

    /// The path of a file that may be read, which is remembered.
    fn admitted(&self, path: &str, from: &str) -> Result<PathBuf, LoadError> {
        let path = resolve(path, from);
        let real = path.canonicalize().map_err(|error| refused(&ReadError::Io(error)))?;
        if !self.allowed.iter().any(|folder| real.starts_with(folder)) {
            return Err(LoadError::Unreadable(FileReason::Outside));
        }
        self.read.borrow_mut().push(path.clone());
        Ok(path)
    }

    /// The files that were read.
    pub(super) fn into_files(self) -> Vec<PathBuf> {
        self.read.into_inner()
    }
}

impl Loader for RecordingLoader {
    fn load(&self, path: &str, from: &str) -> Result<Loaded, LoadError> {
        included(&self.admitted(path, from)?)
    }

    fn load_bytes(&self, path: &str, from: &str) -> Result<Vec<NamedBytes>, LoadError> {
        event_files(&self.admitted(path, from)?)
    }

    fn behind(&self) -> Option<&dyn Loader> {
        Some(&Files)
    }
}

/// The files in a folder beside the file called `from`, by name; folders end in `/`, and what is hidden is left out.
#[cfg(feature = "editor")]
pub(super) fn listed(folder: &str, from: &str) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(resolve(folder, from)) else { return Vec::new() };
    let name = |entry: std::fs::DirEntry| {
        let name = entry.file_name().into_string().ok().filter(|name| !name.starts_with('.'))?;
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        Some(if is_folder { format!("{name}/") } else { name })
    };
    let mut names: Vec<String> = entries.filter_map(Result::ok).filter_map(name).take(MOST_LISTED).collect();
    names.sort();
    names
}

/// A file of an event, or every file of a folder. Their names begin behind the last folder that is named.
pub(super) fn event_files(path: &Path) -> Result<Vec<NamedBytes>, LoadError> {
    let read = read_all(path, MAX_BYTES).map_err(|error| refused(&error))?;
    Ok(read.into_iter().map(|(name, bytes)| NamedBytes::new(name, bytes)).collect())
}

fn included(path: &Path) -> Result<Loaded, LoadError> {
    let text = read(path, LARGEST).map_err(|error| refused(&error))?;
    Ok(Loaded { name: path.display().to_string(), text })
}

/// The text of a file that the reader names; `-` is standard input.
pub(super) fn named(path: &Path) -> Result<Loaded, LoadError> {
    if path.as_os_str() == "-" { standard_input() } else { opened(path) }
}

fn opened(path: &Path) -> Result<Loaded, LoadError> {
    if !GIVEN_OPEN.iter().any(|folder| path.starts_with(folder)) {
        return included(path);
    }
    let text = File::open(path).map_err(ReadError::Io).and_then(|file| read_from(file, LARGEST));
    Ok(Loaded { name: path.display().to_string(), text: text.map_err(|error| refused(&error))? })
}

/// All of standard input.
pub(super) fn standard_input() -> Result<Loaded, LoadError> {
    let text = read_from(std::io::stdin(), LARGEST).map_err(|error| refused(&error))?;
    Ok(Loaded { name: STANDARD_INPUT.to_owned(), text })
}

/// The text of a stranger's file: a file of its own and no link, no larger than this.
pub(super) fn bounded(path: &Path, largest: u64) -> Result<String, Refusal> {
    read_unlinked(path, largest).map_err(|error| match error {
        ReadError::TooLarge(_) => Refusal::TooLarge,
        ReadError::NotUtf8(at) => Refusal::NotUtf8(at),
        // Of a folder with answers the files come here, not the folder.
        ReadError::Folder => Refusal::Unreadable(FileReason::NoAnswers),
        error => Refusal::Unreadable(error.reason()),
    })
}

fn refused(error: &ReadError) -> LoadError {
    match error {
        ReadError::NotUtf8(at) => LoadError::NotUtf8(*at),
        error => LoadError::Unreadable(error.reason()),
    }
}
