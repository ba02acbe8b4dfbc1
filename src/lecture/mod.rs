//! Lectures: Markdown whose blocks are executed and whose figures are computed.

mod article;
mod bibliography;
mod blanks;
mod blocks;
mod callouts;
mod citations;
mod collector;
mod edits;
mod execute;
mod footnotes;
mod formulas;
mod front;
mod headings;
mod laws;
mod links;
mod live;
mod manuscript;
mod numbers;
mod options;
mod page;
mod page_writer;
mod pandoc;
mod passage;
mod pictures;
mod prose;
mod ranges;
mod results_html;
mod running;
mod sources;
mod typeset;
mod woven;

pub use blocks::{Fenced, Section, alone};
pub use manuscript::{Manuscript, sections};
pub use options::BlockOptions;
pub use passage::{Passage, Piece};
pub use pictures::picture_address;
pub use running::{BlockRun, BlockToRun, RunBlocks};

use crate::messages::{self, Locale};
use crate::session::{Loaded, Loader, Sink, Tally};
use execute::{Asked, Executed, execute};
use front::front_matter;

/// The byte order mark with which some editors begin a text.
const MARK: char = '\u{feff}';

/// The output form of a lecture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Markdown that can be woven again.
    Markdown,
    /// A page.
    Html,
    /// An article.
    Latex,
    /// A document of Typst.
    Typst,
    /// Markdown as pandoc reads it, for a document of a word processor.
    Pandoc,
    /// A page of slides, one for each heading of the first and second level.
    Slides,
}

/// The options of weaving.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Manner {
    /// The output form.
    pub form: Form,
    /// True if figures and answers are left to be filled in.
    pub blanks: bool,
    /// True if the reader of a page can change its rulings: it gets an engine by [`with_engine`].
    pub live: bool,
}

/// With its figures and answers.
impl From<Form> for Manner {
    fn from(form: Form) -> Self {
        Self { form, blanks: false, live: false }
    }
}

impl Form {
    /// The form of a file of this name; case does not count.
    #[must_use]
    pub fn of_file(name: &str) -> Option<Self> {
        let name = name.to_lowercase();
        if name.ends_with(".docx.md") { Some(Self::Pandoc) } else { Self::of_extension(name.rsplit_once('.')?.1) }
    }

    /// The form of a file with this extension; case does not count.
    #[must_use]
    pub fn of_extension(extension: &str) -> Option<Self> {
        match extension.to_ascii_lowercase().as_str() {
            "md" | "markdown" => Some(Self::Markdown),
            "html" | "htm" => Some(Self::Html),
            "tex" => Some(Self::Latex),
            "typ" => Some(Self::Typst),
            _ => None,
        }
    }
}

/// A woven lecture, and how it went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Woven {
    /// The text; of no use where there were errors.
    pub text: String,
    /// Expectations, and errors that were not expected.
    pub tally: Tally,
}

/// Weaves a lecture, in the reader's language where neither its file's name nor its scripts say another. The
/// results of its blocks and their faults go to `sink`, at their places in the Markdown.
pub fn weave(lecture: &Loaded, manner: Manner, locale: Locale, loader: &dyn Loader, sink: &mut dyn Sink) -> Woven {
    let Some(text) = lecture.text.strip_prefix(MARK) else { return unmarked(lecture, manner, locale, loader, sink) };
    // Before a heading the mark would be its text.
    let bare = Loaded { name: lecture.name.clone(), text: text.to_owned() };
    let woven = unmarked(&bare, manner, locale, loader, sink);
    if manner.form == Form::Markdown { Woven { text: format!("{MARK}{}", woven.text), ..woven } } else { woven }
}

/// Reports what is wrong with a lecture and writes nothing. `blocks` runs its blocks and keeps what they yield.
pub fn check(
    lecture: &Loaded,
    manuscript: &Manuscript,
    locale: Locale,
    loader: &dyn Loader,
    (blocks, sink): (&mut dyn RunBlocks, &mut dyn Sink),
) {
    let (front, problems) = front_matter(&lecture.text);
    let stated = front.language.as_deref().or_else(|| stated_language(&lecture.name));
    let locale = stated.and_then(Locale::of_locale).unwrap_or(locale);
    let manner = Form::Markdown.into();
    execute::check(Asked { lecture, manuscript, front: &front, problems, manner, locale }, loader, blocks, sink);
}

/// A live page with the engine that computes in it, WebAssembly compressed by gzip.
#[must_use]
pub fn with_engine(page: &str, engine: &[u8]) -> String {
    live::with_engine(page, engine)
}

fn unmarked(lecture: &Loaded, manner: Manner, locale: Locale, loader: &dyn Loader, sink: &mut dyn Sink) -> Woven {
    let recording = live::Recording::of(loader);
    let loader: &dyn Loader = if manner.live { &recording } else { loader };
    let (front, problems) = front_matter(&lecture.text);
    let stated = front.language.as_deref().or_else(|| stated_language(&lecture.name));
    let locale = stated.and_then(Locale::of_locale).unwrap_or(locale);
    // A lecture may be in a language that this program has no words of.
    let tag = stated.unwrap_or_else(|| locale.tag());
    let manuscript = Manuscript::of(&lecture.text);
    let Executed { text, results, pictures, style, tally } =
        execute(Asked { lecture, manuscript: &manuscript, front: &front, problems, manner, locale }, loader, sink);
    let text = match manner.form {
        Form::Markdown => text,
        Form::Html | Form::Slides => {
            let file = file_name(&lecture.name);
            let is_beside = |path: &str| loader.load(path, &lecture.name).is_ok();
            let live = manner.live.then(|| recording.files());
            let about = page_writer::About {
                front: &front,
                file,
                is_beside: &is_beside,
                pictures: &pictures,
                style: &style,
                live,
            };
            page::page(&text, &about, tag, &results, manner.form == Form::Slides)
        }
        Form::Typst => typeset::document(&text, (&front, &pictures), tag, &results),
        Form::Pandoc => pandoc::document(&text, &front, tag, locale),
        Form::Latex => article::article(
            &text,
            &article::About { front: &front, file: file_name(&lecture.name), pictures: &pictures },
            tag,
            &results,
        ),
    };
    let text = match (manner.blanks, manner.form) {
        (false, _) => text,
        (true, Form::Markdown | Form::Pandoc) => blanks::in_markdown(&text),
        (true, Form::Html | Form::Slides) => blanks::in_page(&text, messages::blank(locale).unmarked()),
        (true, Form::Latex) => blanks::in_article(&text),
        (true, Form::Typst) => blanks::in_typst(&text),
    };
    Woven { text, tally }
}

/// The name of a file without its folders.
fn file_name(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or_default()
}

/// The language that a lecture's file says in its name, `lecture.pl.md`.
fn stated_language(name: &str) -> Option<&str> {
    let stem = name.strip_suffix(".md").unwrap_or(name);
    let language = stem.rsplit('.').next().filter(|last| *last != stem);
    let is_language = |word: &&str| word.len() == 2 && word.bytes().all(|byte| byte.is_ascii_lowercase());
    language.filter(is_language)
}
