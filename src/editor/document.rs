//! A text that is open in the editor, with what it comes to.

use super::names::Names;
use super::parts::{Kind, Part, of_lecture, of_script, unmarked};
use super::text::Lines;
use crate::analysis::Encoding;
use crate::analysis::{Analysis, Memory, Watch};
use crate::lecture::{Form, Manuscript, alone};
use crate::messages::Locale;
use crate::session::{Budget, Loaded, Loader, Scope};
use crate::source::FileId;
use crate::syntax::tree::Statement;
use crate::syntax::{self, Keyword};
use lsp_types::{SemanticToken, TextDocumentContentChangeEvent, Uri};
use std::borrow::Cow;
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

    fn interrupted(&self) -> bool {
        Instant::now() > self.0
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
    /// The statements of each part.
    statements: OnceCell<Vec<Vec<Statement>>>,
    analysis: RefCell<Option<Rc<Analysis>>>,
    /// Results that need not be computed again.
    memory: RefCell<Memory>,
    /// The coloured words of an earlier version, to say what is another.
    pub coloured: RefCell<Option<(i32, Vec<SemanticToken>)>>,
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
            statements: OnceCell::new(),
            analysis: RefCell::default(),
            memory: RefCell::default(),
            coloured: RefCell::default(),
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
        self.statements = OnceCell::new();
    }

    /// Forgets results after a change outside the text: another file, the language.
    pub(super) fn forget(&mut self, locale: Locale) {
        self.locale = locale;
        self.analysis.take();
        self.earlier = None;
    }

    pub(super) fn parts(&self) -> &[Part] {
        self.parts.get_or_init(|| match self.kind {
            Kind::Script => of_script(self.text().len()),
            Kind::Lecture => of_lecture(self.manuscript()),
        })
    }

    /// All statements that can be read, part by part.
    pub(super) fn statements(&self) -> &[Vec<Statement>] {
        self.statements.get_or_init(|| {
            let scripts = self.scripts();
            self.parts().iter().map(|part| read(&scripts, part.place.clone())).collect()
        })
    }

    /// The statements around some bytes; those near by too.
    pub(super) fn statements_around(&self, within: &Range<usize>, loader: &dyn Loader) -> Vec<Statement> {
        let scripts = self.scripts();
        self.scripts_around(within, loader).flat_map(|place| read(&scripts, place)).collect()
    }

    /// Bytes of scripts around others, each of which can be read by itself.
    pub(super) fn scripts_around(
        &self,
        within: &Range<usize>,
        loader: &dyn Loader,
    ) -> impl Iterator<Item = Range<usize>> {
        let touched = |part: &&Part| part.place.start <= within.end && within.start <= part.place.end;
        let parts = self.parts().iter().filter(touched);
        parts.map(|part| match self.kind {
            Kind::Script => {
                let around = self.analysis(loader).around(within);
                around.start..around.end.min(part.place.end)
            }
            Kind::Lecture => part.place.clone(),
        })
    }

    /// The start of the script around a byte, or of the statement there: what is before it has no bearing on the words behind.
    /// While a line is being typed, as the text was before.
    pub(super) fn begun(&self, byte: usize) -> Option<usize> {
        let part = self.part(byte)?;
        let around = match (&*self.analysis.borrow(), &self.earlier, self.kind) {
            (_, _, Kind::Lecture) | (None, None, _) => return Some(part.place.start),
            (None, Some((earlier, until)), _) => earlier.around(&(byte.min(until.saturating_sub(1))..byte)),
            (Some(known), _, _) => known.around(&(byte..byte)),
        };
        Some(around.start)
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
        let parts = self.parts().iter().zip(self.statements());
        Names::of(text, parts.map(|(part, statements)| (part.starts_anew, statements.as_slice())), loader)
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
    pub(super) fn scripts(&self) -> Cow<'_, str> {
        match self.kind {
            Kind::Script => Cow::Borrowed(self.text()),
            Kind::Lecture => {
                let code: Vec<Range<usize>> = self.parts().iter().flat_map(|part| part.code.clone()).collect();
                Cow::Owned(alone(self.text(), &code))
            }
        }
    }
}

/// The statements of a script that stands in a text.
fn read(text: &str, place: Range<usize>) -> Vec<Statement> {
    syntax::statements_within(FileId::default(), text, place).flat_map(|chunk| chunk.statements).collect()
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
