//! The pages among the files.

use super::html::{LARGEST, Page};
use crate::model::{EventBuilder, FaultKind, Place};
use crate::source::NamedBytes;
use std::sync::Arc;

/// The most bytes of pages that are read together: twenty times the size of the largest events.
const MAX_TOGETHER: usize = 8 * LARGEST;

/// The number of bytes that are searched for the name of the program.
const HEAD: usize = 4096;

/// A page under its name.
pub(super) struct File {
    /// Its name with the path.
    pub name: Arc<str>,
    /// Its name without the path and the extension.
    pub stem: String,
    /// True for a text that a page loads, not a page itself.
    pub is_text: bool,
    pub page: Page,
}

impl File {
    pub fn place(&self) -> Place {
        Place { file: self.name.clone(), ..Place::default() }
    }

    /// The path without the extension.
    pub fn path(&self) -> &str {
        let length = self.name.rfind(&self.stem).map(|at| at.saturating_add(self.stem.len()));
        length.and_then(|length| self.name.get(..length)).unwrap_or(&self.name)
    }

    /// The number that a heading of the page names after this word: `ROZDANIE 7`, `ROZDANIE NR 7`.
    pub fn headed(&self, word: &str) -> Option<u32> {
        let headings = self.page.headings.iter().chain([&self.page.title]);
        headings.filter_map(|heading| heading.strip_prefix(word)).find_map(|rest| {
            let rest = rest.trim().trim_start_matches("NR").trim_start_matches(['.', '#', ' ']);
            rest.parse().ok()
        })
    }
}

/// Reads the files that may be pages; notes those that are damaged or too large.
pub(super) fn pages(files: &[NamedBytes], event: &mut EventBuilder) -> Vec<File> {
    let mut left = MAX_TOGETHER;
    let mut pages = Vec::new();
    for file in files {
        let base = file.base_name();
        let (stem, kind) = base.rsplit_once('.').unwrap_or((base, ""));
        let is_text = kind.eq_ignore_ascii_case("txt");
        if !(is_text || kind.to_ascii_lowercase().contains("htm") || has_markup(file)) {
            continue;
        }
        let limit = left.min(LARGEST);
        if file.bytes.len() > limit {
            let limit = u64::try_from(limit).unwrap_or(u64::MAX);
            event.fault(file.place(), FaultKind::TooLarge { limit });
            continue;
        }
        left = left.saturating_sub(file.bytes.len());
        let text = file.text();
        if let Some(line) = text.damaged {
            let place = Place { line: Some(line), ..file.place() };
            event.fault(place, FaultKind::Encoding { encoding: text.encoding });
        }
        let page = Page::parse(&text.text);
        if page.cut || text.text.trim().is_empty() {
            event.fault(file.place(), FaultKind::Damaged("unexpected end of the page".to_owned()));
        }
        pages.push(File { name: file.name.clone(), stem: stem.to_owned(), is_text, page });
    }
    pages
}

/// Returns true if a file begins as a page does, whatever its name is.
fn has_markup(file: &NamedBytes) -> bool {
    let start = file.bytes.trim_ascii_start();
    let start = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start);
    start.starts_with(b"<") && !start.starts_with(b"<?xml")
}

/// Returns true if the beginning of a file has all these words, given in small letters.
pub(super) fn head_has(file: &NamedBytes, words: &[&[u8]]) -> bool {
    let head = file.bytes.get(..HEAD).unwrap_or(&file.bytes).to_ascii_lowercase();
    words.iter().all(|word| head.windows(word.len()).any(|window| window == *word))
}
