//! The files that a stretch of a script reads, and whether they are still what they were.

use crate::events::source::NamedBytes;
use crate::session::{LoadError, Loaded, Loader};
use std::cell::RefCell;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

/// A file that was asked for, and a hash of the answer.
#[derive(Debug)]
pub(super) struct Load {
    path: String,
    from: String,
    is_event: bool,
    found: u64,
}

impl Load {
    /// Returns whether the same would come now.
    pub fn holds(&self, loader: &dyn Loader) -> bool {
        let now = match self.is_event {
            true => of_event(&loader.load_bytes(&self.path, &self.from)),
            false => of_text(&loader.load(&self.path, &self.from)),
        };
        now == self.found
    }
}

fn of_text(found: &Result<Loaded, LoadError>) -> u64 {
    let mut hash = DefaultHasher::new();
    match found {
        Ok(Loaded { name, text }) => (name, text).hash(&mut hash),
        Err(error) => format!("{error:?}").hash(&mut hash),
    }
    hash.finish()
}

fn of_event(found: &Result<Vec<NamedBytes>, LoadError>) -> u64 {
    let mut hash = DefaultHasher::new();
    match found {
        Ok(files) => files.iter().for_each(|file| (&file.name, &file.bytes).hash(&mut hash)),
        Err(error) => format!("{error:?}").hash(&mut hash),
    }
    hash.finish()
}

/// Remembers what is asked of a loader.
pub(super) struct Recorder<'a> {
    loader: &'a dyn Loader,
    loads: RefCell<Vec<Load>>,
}

impl<'a> Recorder<'a> {
    pub fn of(loader: &'a dyn Loader) -> Self {
        Self { loader, loads: RefCell::default() }
    }

    /// The files that were asked for so far.
    pub fn loads(self) -> Vec<Load> {
        self.loads.into_inner()
    }

    fn record(&self, path: &str, from: &str, is_event: bool, found: u64) {
        self.loads.borrow_mut().push(Load { path: path.to_owned(), from: from.to_owned(), is_event, found });
    }
}

impl Loader for Recorder<'_> {
    fn load(&self, path: &str, from: &str) -> Result<Loaded, LoadError> {
        let found = self.loader.load(path, from);
        self.record(path, from, false, of_text(&found));
        found
    }

    fn load_bytes(&self, path: &str, from: &str) -> Result<Vec<NamedBytes>, LoadError> {
        let found = self.loader.load_bytes(path, from);
        self.record(path, from, true, of_event(&found));
        found
    }

    fn behind(&self) -> Option<&dyn Loader> {
        Some(self.loader)
    }
}
