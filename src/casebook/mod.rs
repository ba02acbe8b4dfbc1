//! The casebook: published rulings that run, one file each, and how far their published figures agree.
//!
//! A case is one `case` with its source, year and Laws; its body is the folder it lies in: `casebook/dbf/03-au-5.ruling`
//! is the case `dbf/03-au-5` of the body `dbf`.

mod agreement;
mod editions;

pub use agreement::{Agreement, Outcome};
pub use editions::Changes;

use crate::law::{Edition, is_part_of};
use crate::source::{FileId, Span};
use crate::syntax::parse;
use crate::syntax::tree::{Case as Written, Origin, Spanned, StatementKind};

include!(concat!(env!("OUT_DIR"), "/casebook.rs"));

/// A published ruling.
#[derive(Debug, Clone)]
pub struct Case {
    /// Its body and its name there: `dbf/03-au-5`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The publication: title and address.
    pub source: String,
    /// The year of the decision; `None` if it is not known.
    pub year: Option<u32>,
    /// The Laws it is about.
    pub laws: Vec<String>,
    /// Why a published figure is not reproduced; `None` if every one is.
    pub differs: Option<String>,
    /// The place of the edition by which it is ruled; `None` if that is the default.
    edition: Option<Span>,
    /// The whole script.
    pub text: &'static str,
}

/// The cases to be found; every condition that is there must hold.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Search {
    /// The body, such as `dbf`; case does not count.
    pub body: Option<String>,
    /// The year of the decision.
    pub year: Option<u32>,
    /// A Law or a paragraph, with all that belongs to it: `16` finds 16B1(a).
    pub law: Option<String>,
    /// Texts that the script contains; case does not count.
    pub words: Vec<String>,
    /// A question of a procedure that the case answers: `comparable`.
    pub question: Option<String>,
}

/// Every case, by body and name.
pub fn cases() -> impl Iterator<Item = Case> {
    scripts().filter_map(|(path, text)| Case::read(path, text))
}

/// The script of each case with its path.
pub fn scripts() -> impl Iterator<Item = (&'static str, &'static str)> {
    let scripts = CASES.iter().filter(|(path, _)| path.ends_with(".ruling"));
    scripts.filter_map(|(path, bytes)| Some((*path, std::str::from_utf8(bytes).ok()?)))
}

impl Case {
    fn read(path: &str, text: &'static str) -> Option<Self> {
        let id = path.strip_prefix("casebook/")?.strip_suffix(".ruling")?;
        let (script, _) = parse(FileId::default(), text);
        let Written { name, origin, .. } =
            script.statements.into_iter().find_map(|statement| match statement.kind {
                StatementKind::Case(case) => Some(case),
                _ => None,
            })?;
        let Origin { source, year, laws, edition, differs, .. } = origin;
        Some(Self {
            id: id.to_owned(),
            title: name.node,
            source: source.map_or_else(String::new, |source| source.node),
            year: year.map(|year| year.node),
            laws: laws.into_iter().map(|Spanned { node, .. }| node).collect(),
            differs: differs.map(|reason| reason.node),
            edition: edition.map(|edition| edition.span),
            text,
        })
    }

    /// The folder that it lies in, which is its body's short name.
    #[must_use]
    pub fn body(&self) -> &str {
        self.id.split('/').next().unwrap_or_default()
    }

    /// The script as it is ruled by an edition of the Laws, in the place of its own.
    #[must_use]
    pub fn ruled_by(&self, edition: Edition) -> String {
        let written = self.edition.and_then(|span| {
            let (start, end) = (usize::try_from(span.start).ok()?, usize::try_from(span.end).ok()?);
            Some([self.text.get(..start)?, edition.year(), self.text.get(end..)?].concat())
        });
        written.unwrap_or_else(|| format!("set edition {}\n{}", edition.year(), self.text))
    }

    /// Returns true if it is one of those looked for.
    #[must_use]
    pub fn fits(&self, search: &Search) -> bool {
        let Search { body, year, law, words, question } = search;
        let text = self.text.to_lowercase();
        body.as_ref().is_none_or(|body| body.eq_ignore_ascii_case(self.body()))
            && year.is_none_or(|year| self.year == Some(year))
            && law.as_ref().is_none_or(|law| self.laws.iter().any(|own| is_part_of(own, law)))
            && words.iter().all(|word| text.contains(&word.to_lowercase()))
            && question.as_ref().is_none_or(|question| answers(&text, &question.to_lowercase()))
    }
}

/// Returns true if a script has an answer to a question.
fn answers(script: &str, question: &str) -> bool {
    let row = |at: usize| script.get(..at).is_some_and(|before| before.ends_with([' ', '{', ';', '\n']));
    script.match_indices(&format!("{question}:")).any(|(at, _)| row(at))
}
