//! A text that is open in the editor, with what it comes to.

use super::names::Names;
use super::parts::{Kind, of_lecture, unmarked};
use super::text::Lines;
use crate::analysis::Encoding;
use crate::analysis::{Analysis, Memory, Part, Watch};
use crate::lecture::{Form, Manuscript, alone};
use crate::messages::Locale;
use crate::session::{Budget, Loaded, Loader, Scope};
use crate::syntax::Keyword;
use lsp_types::{TextDocumentContentChangeEvent, Uri};
use std::cell::{OnceCell, RefCell};
use std::ops::Range;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A text that takes longer is run no further: an editor waits for its answer.
const LONGEST: Duration = Duration::from_secs(5);

/// The end of a run's time.
struct Until(Instant);

impl Watch for Until {
    fn budget(&self) -> Budget {
        let end = self.0;
        Budget::until(Arc::new(move || Instant::now() > end))
    }
}

/// An open text.
#[derive(Debug)]
pub(super) struct Document {
    pub uri: Uri,
    /// The path of its file, or what else it is called by.
    pub name: String,
    pub version: i32,
    pub kind: Kind,
    pub lines: Lines,
    /// The language of its messages.
    pub locale: Locale,
    /// The manuscript of a lecture.
    manuscript: OnceCell<Manuscript>,
    parts: OnceCell<Vec<Part>>,
    analysis: RefCell<Option<Rc<Analysis>>>,
    /// Results that need not be computed again.
    memory: RefCell<Memory>,
    /// The analysis of an earlier text, and the byte up to which it still holds.
    earlier: Option<(Rc<Analysis>, usize)>,
}

impl Document {
    pub(super) fn new(uri: Uri, version: i32, text: String, encoding: Encoding, locale: Locale) -> Self {
        let name = path(&uri).unwrap_or_else(|| uri.as_str().to_owned());
        let extension = name.rsplit('.').next().unwrap_or("");
        let kind = if Form::of_extension(extension) == Some(Form::Markdown) { Kind::Lecture } else { Kind::Script };
        Self {
            uri,
            name,
            version,
            kind,
            lines: Lines::new(text, encoding),
            locale,
            manuscript: OnceCell::new(),
            parts: OnceCell::new(),
            analysis: RefCell::default(),
            memory: RefCell::default(),
            earlier: None,
        }
    }

    pub(super) fn text(&self) -> &str {
        self.lines.as_str()
    }

    /// Takes in changes.
    pub(super) fn change(&mut self, version: i32, changes: Vec<TextDocumentContentChangeEvent>) {
        self.version = version;
        for change in changes {
            let from = self.lines.change(change);
            if let Some(known) = self.analysis.take() {
                self.earlier = Some((known, from));
            }
            if let Some((_, until)) = &mut self.earlier {
                *until = from.min(*until);
            }
        }
        self.manuscript = OnceCell::new();
        self.parts = OnceCell::new();
    }

    /// Forgets results after a change outside the text: another file, the language.
    pub(super) fn forget(&mut self, locale: Locale) {
        self.locale = locale;
        self.analysis.take();
        self.earlier = None;
    }

    pub(super) fn parts(&self) -> &[Part] {
        self.parts.get_or_init(|| match self.kind {
            Kind::Script => vec![Part::of_script(self.text())],
            Kind::Lecture => of_lecture(&unmarked(self.text()), self.manuscript()),
        })
    }

    /// The manuscript of a lecture, read once.
    fn manuscript(&self) -> &Manuscript {
        self.manuscript.get_or_init(|| Manuscript::of(&unmarked(self.text())))
    }

    /// The analysis of the text.
    pub(super) fn analysis(&self, loader: &dyn Loader) -> Rc<Analysis> {
        let mut kept = self.analysis.borrow_mut();
        kept.get_or_insert_with(|| Rc::new(self.run(self.text(), &mut self.memory.borrow_mut(), loader))).clone()
    }

    fn run(&self, text: &str, memory: &mut Memory, loader: &dyn Loader) -> Analysis {
        let mut until = Until(Instant::now() + LONGEST);
        match self.kind {
            Kind::Script => memory.run(&self.name, text, loader, &mut until),
            Kind::Lecture => {
                let lecture = Loaded { name: self.name.clone(), text: unmarked(text).into_owned() };
                memory.run_lecture(&lecture, self.manuscript(), self.locale, loader, &mut until)
            }
        }
    }

    /// The names that it has, in the files that it includes too.
    pub(super) fn names(&self, loader: &dyn Loader) -> Names {
        let text = Loaded { name: self.name.clone(), text: self.text().to_owned() };
        Names::of(text, self.parts(), loader)
    }

    /// The scope in force at a byte. While a line is being typed, the scope before it.
    pub(super) fn state(&self, byte: usize, loader: &dyn Loader) -> Scope {
        match (&*self.analysis.borrow(), &self.earlier) {
            (None, Some((earlier, until))) => return earlier.state(byte.min(until.saturating_sub(1))),
            (Some(known), _) => return known.state(byte),
            (None, None) => {}
        }
        self.analysis(loader).state(byte)
    }

    /// Returns whether it reads other files.
    pub(super) fn includes(&self) -> bool {
        [Keyword::Include, Keyword::Event].iter().any(|word| word.occurs_in(self.text()))
    }

    /// The part that a byte is in.
    pub(super) fn part(&self, byte: usize) -> Option<&Part> {
        self.parts().iter().find(|part| part.place.start <= byte && byte <= part.place.end)
    }

    /// The text with everything blank that belongs to no script.
    pub(super) fn scripts(&self) -> String {
        alone(self.text(), &code(self.parts()))
    }
}

/// The bytes of all scripts.
fn code(parts: &[Part]) -> Vec<Range<usize>> {
    parts.iter().flat_map(|part| part.code.clone()).collect()
}

/// The path that a `file:` address names.
pub(super) fn path(uri: &Uri) -> Option<String> {
    uri.as_str().strip_prefix("file:")?;
    let path = uri.path().as_estr().decode().into_string().ok()?.into_owned();
    // `/C:/club.ruling` is a path of Windows.
    let is_drive = path.as_bytes().get(2) == Some(&b':');
    Some(if is_drive { path.trim_start_matches('/').to_owned() } else { path })
}

/// The address of the file of a path.
pub(super) fn address(path: &str) -> Option<Uri> {
    let mut address = String::from(if path.starts_with('/') { "file://" } else { "file:///" });
    for byte in path.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                address.push(char::from(byte))
            }
            b'\\' => address.push('/'),
            _ => address.push_str(&format!("%{byte:02X}")),
        }
    }
    address.parse().ok()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn addresses_name_files() {
        for known in ["/home/td/my club.ruling", "/zażółć/50%.md", "/a#b?c.ruling"] {
            assert_eq!(path(&address(known).unwrap()).as_deref(), Some(known));
        }
        assert_eq!(path(&"file:///C:/club.ruling".parse().unwrap()).as_deref(), Some("C:/club.ruling"));
        assert_eq!(path(&"untitled:Untitled-1".parse().unwrap()), None);
    }
}
