//! Files on disk: read within bounds, and replaced so that an interruption leaves the old text or the new one.
//!
//! This module knows nothing of the contents of files.

mod copy;
mod folder;
mod read;
mod replace;

pub use copy::{is_within, write_back};
pub use folder::read_all;
pub use read::{LARGEST, ReadError, is_same, read, read_bytes, read_from, read_unlinked};
pub use replace::{WriteError, is_free, replace, unnamed};

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::{Builder, NamedTempFile};

/// The program's folder within the platform's.
const OWN: &str = "redress";

/// A path as it is written in the file called `from`.
#[must_use]
pub fn resolve(path: &str, from: &str) -> PathBuf {
    Path::new(from).parent().map_or_else(|| PathBuf::from(path), |folder| folder.join(path))
}

/// The folder of what the program remembers by itself.
#[must_use]
pub fn data_folder() -> Option<PathBuf> {
    Some(dirs::data_dir()?.join(OWN))
}

/// The folder of the user's settings: `$XDG_CONFIG_HOME/redress`, or the platform's equivalent.
#[must_use]
pub fn config_folder() -> Option<PathBuf> {
    Some(dirs::config_dir()?.join(OWN))
}

/// A file of one's own in the folder for temporary ones, gone when this is dropped.
#[derive(Debug)]
pub struct Scratch(NamedTempFile);

impl Scratch {
    /// A script that holds this text.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn script(text: &str) -> io::Result<Self> {
        let mut file = Builder::new().prefix("redress-").suffix(".ruling").tempfile()?;
        writeln!(file, "{text}").and_then(|()| file.flush())?;
        Ok(Self(file))
    }

    /// Its path.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}
