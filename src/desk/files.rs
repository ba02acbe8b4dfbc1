//! Files that were given to the desk.

use super::{Answer, Refusal, RefusalCode, Reply};
use crate::diagnostic::{FileReason, seen};
use crate::double_dummy::DoubleDummy;
use crate::events::source::NamedBytes;
use crate::messages::{self, Locale};
use crate::session::{LoadError, Loaded, Loader};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::Serialize;
use std::collections::BTreeMap;

/// Bytes that all files hold together, at most.
const LARGEST: usize = 64 << 20;

/// Gives the solver of deals, for `evidence`.
pub type Solving = fn() -> &'static dyn DoubleDummy;

/// Files by their names, and the solver of the host.
#[derive(Debug, Default)]
pub(super) struct Files {
    held: BTreeMap<String, Vec<u8>>,
    pub solving: Option<Solving>,
}

/// The names of the files.
#[derive(Debug, Serialize)]
struct Names<'a> {
    files: Vec<&'a str>,
}

impl Files {
    pub fn remember(&mut self, name: String, base64: &str) -> Answer {
        let locale = Locale::default();
        let wrong = |_| Refusal::new(RefusalCode::File, messages::desk_base64(locale, seen(&name)));
        let bytes = BASE64_STANDARD.decode(base64.trim_ascii()).map_err(wrong)?;
        let others = self.held.iter().filter(|(other, _)| **other != name).map(|(_, bytes)| bytes.len()).sum::<usize>();
        if others.saturating_add(bytes.len()) > LARGEST {
            return Err(Refusal::new(RefusalCode::File, messages::desk_too_large(locale, LARGEST >> 20)));
        }
        self.held.insert(name, bytes);
        Ok(self.names())
    }

    pub fn forget(&mut self, name: Option<&str>) -> Reply {
        self.held.retain(|known, _| name.is_some_and(|name| known != name));
        self.names()
    }

    fn names(&self) -> Reply {
        Reply::of(&Names { files: self.all().collect() })
    }

    /// The name of each.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        self.held.keys().map(String::as_str)
    }

    fn bytes(&self, name: &str) -> Result<&[u8], LoadError> {
        self.held.get(name).map(Vec::as_slice).ok_or(LoadError::Unreadable(FileReason::Missing))
    }
}

impl Loader for Files {
    fn load(&self, path: &str, _: &str) -> Result<Loaded, LoadError> {
        let text = std::str::from_utf8(self.bytes(path)?).map_err(|error| LoadError::NotUtf8(error.valid_up_to()))?;
        Ok(Loaded { name: path.to_owned(), text: text.to_owned() })
    }

    fn load_bytes(&self, path: &str, _: &str) -> Result<Vec<NamedBytes>, LoadError> {
        Ok(vec![NamedBytes { name: path.to_owned().into(), bytes: self.bytes(path)?.to_vec() }])
    }

    fn double_dummy(&self) -> Option<&dyn DoubleDummy> {
        self.solving.map(|solving| solving() as &dyn DoubleDummy)
    }
}
