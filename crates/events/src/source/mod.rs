//! Input: named bytes, from files, folders and archives, and their text.

mod archive;
mod text;

pub(crate) use archive::zipped;
pub use archive::{Opened, open};
pub(crate) use text::encode;
pub use text::{Text, decode};

use crate::model::Place;
use std::sync::Arc;

/// The most bytes of one file, and of all that an archive or folder holds together.
pub const MAX_BYTES: u64 = 512 * 1024 * 1024;

/// The most files that an archive or folder holds together.
pub const MAX_FILES: u64 = 65_536;

/// The depth to which archives are opened within archives; a compressed archive counts twice.
pub const MAX_DEPTH: u32 = 3;

/// A file's bytes under its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedBytes {
    /// Its name, within an archive or folder with the path there: `results.zip/p7.html`.
    pub name: Arc<str>,
    /// Its contents.
    pub bytes: Vec<u8>,
}

impl NamedBytes {
    /// Bytes under a name.
    #[must_use]
    pub fn new(name: impl Into<Arc<str>>, bytes: impl Into<Vec<u8>>) -> Self {
        Self { name: name.into(), bytes: bytes.into() }
    }

    /// The place of the file as a whole.
    #[must_use]
    pub fn place(&self) -> Place {
        Place { file: self.name.clone(), line: None, element: None }
    }

    /// The name without the path before it: `p7.html`.
    #[must_use]
    pub fn base_name(&self) -> &str {
        self.name.rsplit('/').next().unwrap_or(&self.name)
    }

    /// The text of the bytes.
    #[must_use]
    pub fn text(&self) -> Text<'_> {
        decode(&self.bytes)
    }
}
