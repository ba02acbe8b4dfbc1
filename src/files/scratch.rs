//! Files that live as long as somebody works on them.

use std::io::{self, Write};
use std::path::Path;
use tempfile::{Builder, NamedTempFile};

/// A file of one's own in the folder for temporary ones, gone when this is dropped.
#[derive(Debug)]
pub struct Scratch(NamedTempFile);

impl Scratch {
    /// A script that holds this text.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn script(text: &str) -> io::Result<Self> {
        let mut file = Builder::new().prefix("redress-").suffix(".ruling").tempfile()?;
        writeln!(file, "{text}").and_then(|()| file.flush())?;
        Ok(Self(file))
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}
