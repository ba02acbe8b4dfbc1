//! Pages whose rulings the reader changes. A block stands in an element `redress-ruling`, which says what it has; without
//! a script nothing of the page is another.

use super::woven::BlockResults;
use crate::events::model::Format;
use crate::events::readers::{ReadOptions, Reader, read_with};
use crate::events::source::NamedBytes;
use crate::events::writers::{WriteOptions, write};
use crate::messages::{self, Locale};
use crate::render::html_escaped;
use crate::session::{LoadError, Loaded, Loader};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::json;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The element that holds the engine. No text can forge it, because all text is escaped.
const ENGINE: &str = "<script type=\"application/gzip\" id=\"redress-engine\">";

/// A block with what came of it, to be changed.
pub(super) fn element(results: &BlockResults, output: &str) -> String {
    let anew = results.anew.map(|question| format!(" data-anew=\"{question}\"")).unwrap_or_default();
    let (script, words) = &results.run;
    // A line break of a script is one of the attribute.
    let script = html_escaped(script.trim_end_matches('\n')).replace('\n', "&#10;");
    let options = if words.is_empty() { String::new() } else { format!(" data-options=\"{}\"", html_escaped(words)) };
    let (code, result) = match output.split_once("</pre>\n").filter(|_| !results.options.hide) {
        Some((code, result)) => (format!("{code}</pre>\n"), result),
        None => (String::new(), output),
    };
    format!(
        "<redress-ruling data-script=\"{script}\"{options}{anew}>\n{code}<div class=\"of-ruling\">\n{result}</div>\n</redress-ruling>\n"
    )
}

/// The words for the script of a page in its language, and the files that its blocks read, for the end of its body.
pub(super) fn words(locale: Locale, files: &[(String, Vec<u8>)]) -> String {
    let files: Vec<_> = files.iter().map(|(name, bytes)| json!([name, BASE64_STANDARD.encode(bytes)])).collect();
    let words = json!({
        "language": locale.tag(),
        "change": messages::live_change(locale).unmarked(),
        "hidden": messages::live_hidden(locale).unmarked(),
        "script": messages::live_script(locale).unmarked(),
        "weights": messages::live_weights(locale).unmarked(),
        "restore": messages::live_restore(locale).unmarked(),
        "failed": messages::live_failed(locale).unmarked(),
        "rests": messages::live_rests(locale).unmarked(),
        "files": files,
    });
    // Nothing in it ends the element around it.
    let words = words.to_string().replace('<', "\\u003c");
    format!("<script type=\"application/json\" id=\"redress-words\">{words}</script>\n{ENGINE}</script>\n")
}

/// The page with its engine.
pub(super) fn with_engine(page: &str, engine: &[u8]) -> String {
    page.replacen(ENGINE, &format!("{ENGINE}{}", BASE64_STANDARD.encode(engine)), 1)
}

/// Remembers what blocks read, so that their reader has it too; of an event everything but the names of people.
pub(super) struct Recording<'a> {
    loader: &'a dyn Loader,
    read: RefCell<BTreeMap<String, Vec<u8>>>,
}

impl<'a> Recording<'a> {
    pub fn of(loader: &'a dyn Loader) -> Self {
        Self { loader, read: RefCell::default() }
    }

    /// The files by the names that blocks call them by.
    pub fn files(&self) -> Vec<(String, Vec<u8>)> {
        self.read.borrow().iter().map(|(name, bytes)| (name.clone(), bytes.clone())).collect()
    }
}

impl Loader for Recording<'_> {
    fn load(&self, path: &str, from: &str) -> Result<Loaded, LoadError> {
        let loaded = self.loader.load(path, from)?;
        self.read.borrow_mut().insert(path.to_owned(), loaded.text.clone().into_bytes());
        Ok(loaded)
    }

    fn load_bytes(&self, path: &str, from: &str) -> Result<Vec<NamedBytes>, LoadError> {
        let loaded = self.loader.load_bytes(path, from)?;
        if let Some(event) = nameless(&loaded, self.loader.event_readers()) {
            self.read.borrow_mut().insert(path.to_owned(), event);
        }
        Ok(loaded)
    }

    fn behind(&self) -> Option<&dyn Loader> {
        Some(self.loader)
    }
}

/// An event as the file of ours that holds everything of it but the names of people; nothing if it is a picture.
fn nameless(files: &[NamedBytes], readers: &[&dyn Reader]) -> Option<Vec<u8>> {
    let event = read_with(readers, files, &ReadOptions::default()).ok()?;
    write(&event, None, Format::Json, WriteOptions::with_names(false)).ok().map(|written| written.bytes)
}
