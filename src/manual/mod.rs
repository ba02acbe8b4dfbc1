//! The manual as pages: everything that is explained, the guide to the grammar, the examples and the lectures, in every
//! language, woven anew so that every figure is computed. The pages need no network, no server and no script: one long
//! index has every name, and what else it is called, for the search of any browser.

mod casebook;
mod cheat_sheet;
mod explained;
mod index;
mod laws;
mod links;
mod markdown;
mod shelf;

pub use cheat_sheet::cheat_sheet;
pub use shelf::coverage;

use crate::diagnostic::{Diagnostic, Severity};
use crate::lecture::{Form, weave};
use crate::messages::{self, Locale};
use crate::render;
use crate::session::{Budget, Loaded, Outcome, OutcomeKind, Sink, Tally};
use crate::source::Sources;
use shelf::Shelf;

/// A file of the manual.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// Its path, with slashes: `en/neuberg.html`.
    pub path: String,
    /// Its content.
    pub text: String,
}

/// The manual, and how its scripts went.
#[derive(Debug, Clone, Default)]
pub struct Manual {
    /// Its pages; of no use where there were errors.
    pub pages: Vec<Page>,
    /// Expectations, and errors that were not expected.
    pub tally: Tally,
}

/// A page before it is woven.
struct Draft {
    /// Its name without folder: `neuberg.html`.
    file: String,
    /// The name of its text in errors, and in the note about its source.
    source: String,
    markdown: String,
}

/// Lets through what is wrong: warnings are what some of the examples are for.
struct Faults<'a>(&'a mut dyn Sink);

impl Sink for Faults<'_> {
    fn outcome(&mut self, outcome: Outcome, sources: &Sources) {
        if matches!(&outcome.kind, OutcomeKind::Expectation(found) if !found.passed) {
            self.0.outcome(outcome, sources);
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        if diagnostic.severity() == Severity::Error {
            self.0.diagnostic(diagnostic, sources);
        }
    }

    fn budget(&self) -> Budget {
        self.0.budget()
    }

    fn interrupted(&self) -> bool {
        self.0.interrupted()
    }
}

/// Weaves the manual in every language. Errors of its scripts, and expectations that fail, go to `sink`.
pub fn manual(sink: &mut dyn Sink) -> Manual {
    let mut manual = Manual::default();
    let mut faults = Faults(sink);
    for locale in Locale::ALL {
        let mut drafts = explained::drafts(locale);
        drafts.extend(shelf::drafts(locale));
        drafts.push(laws::draft(locale));
        drafts.push(casebook::draft(locale));
        drafts.push(index::draft(locale));
        for draft in drafts {
            if faults.interrupted() {
                return manual;
            }
            let lecture = Loaded { name: draft.source, text: draft.markdown };
            let woven = weave(&lecture, Form::Html.into(), locale, &Shelf, &mut faults);
            manual.tally.passed = manual.tally.passed.saturating_add(woven.tally.passed);
            manual.tally.failed = manual.tally.failed.saturating_add(woven.tally.failed);
            manual.tally.errors = manual.tally.errors.saturating_add(woven.tally.errors);
            manual.pages.push(Page { path: format!("{}/{}", locale.tag(), draft.file), text: woven.text });
        }
    }
    manual.pages.push(Page { path: "index.html".to_owned(), text: entrance() });
    manual
}

/// The page that leads to each language.
fn entrance() -> String {
    let language = |locale: &Locale| {
        let (tag, name) = (locale.tag(), messages::manual_title(*locale));
        format!("<li lang=\"{tag}\"><a href=\"{tag}/index.html\">{}</a></li>\n", render::html_escaped(name.unmarked()))
    };
    let languages: String = Locale::ALL.iter().map(language).collect();
    let title = messages::manual_title(Locale::default());
    render::html_page(title.unmarked(), Locale::default().tag(), &format!("<ul>\n{languages}</ul>\n"))
}
