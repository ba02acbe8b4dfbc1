//! The open texts, and the settings of the editor.

use super::Machine;
use super::document::Document;
use crate::messages::Locale;
use crate::session::{LoadError, Loaded, Loader};
use lsp_types::Uri;
use std::collections::BTreeMap;
use std::path::Path;

/// The open texts.
pub(super) struct Desk<'a> {
    pub machine: &'a dyn Machine,
    /// The language that is spoken.
    pub locale: Locale,
    /// True if figures are shown behind rulings.
    pub has_hints: bool,
    /// True if the editor looks at the versions of the texts that are to be edited.
    pub has_versions: bool,
    /// By their addresses.
    pub documents: BTreeMap<String, Document>,
}

impl Desk<'_> {
    /// The open text of an address.
    pub(super) fn document(&self, uri: &Uri) -> Option<&Document> {
        self.documents.get(uri.as_str())
    }
}

/// Files as the editor has them, saved or not, and those of the machine.
pub(super) struct OpenFiles<'a, 'b>(pub &'a Desk<'b>);

impl Loader for OpenFiles<'_, '_> {
    fn load(&self, path: &str, from: &str) -> Result<Loaded, LoadError> {
        let machine = self.0.machine;
        let beside = Path::new(from).parent().unwrap_or(Path::new("")).join(path);
        let name = beside.to_string_lossy().into_owned();
        let identity = machine.identity(&name);
        let open = self.0.documents.values().find(|open| machine.identity(&open.name) == identity);
        match open {
            Some(open) => Ok(Loaded { name, text: open.text().to_owned() }),
            None => machine.load(path, from),
        }
    }

    fn behind(&self) -> Option<&dyn Loader> {
        Some(self.0.machine)
    }
}
