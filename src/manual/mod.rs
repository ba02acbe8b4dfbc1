//! The manual as pages: everything that is explained, the guide to the grammar, the examples and the lectures, in every
//! language, woven anew so that every figure is computed. The pages need no network and no server; one index has every
//! name, and what else it is called, and a search knows the words of every page.

mod casebook;
mod cheat_sheet;
mod commands;
mod explained;
mod index;
mod laws;
mod links;
mod markdown;
mod shelf;
mod site;

pub use cheat_sheet::cheat_sheet;
pub use commands::CommandHelp;
pub use shelf::coverage;

use crate::diagnostic::{Diagnostic, Severity};
use crate::lecture::{Form, weave};
use crate::messages::{self, Locale, explanation};
use crate::render;
use crate::session::{Budget, Loaded, Outcome, OutcomeKind, Sink, Tally};
use crate::source::Sources;
use shelf::Shelf;
use site::{Entry, Part};

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
/// `commands` are the program's own in a language.
pub fn manual(commands: &dyn Fn(Locale) -> Vec<CommandHelp>, sink: &mut dyn Sink) -> Manual {
    let mut manual = Manual::default();
    let mut faults = Faults(sink);
    for locale in Locale::ALL {
        let mut pages = Vec::new();
        for (part, draft) in drafts(&commands(locale), locale) {
            if faults.interrupted() {
                return manual;
            }
            let entry = entry(part, &draft, locale);
            let lecture = Loaded { name: draft.source, text: draft.markdown };
            let woven = weave(&lecture, Form::Html.into(), locale, &Shelf, &mut faults);
            manual.tally.passed = manual.tally.passed.saturating_add(woven.tally.passed);
            manual.tally.failed = manual.tally.failed.saturating_add(woven.tally.failed);
            manual.tally.errors = manual.tally.errors.saturating_add(woven.tally.errors);
            pages.push((entry, woven.text));
        }
        manual.pages.extend(site::built(&pages, locale));
    }
    manual.pages.push(Page { path: "index.html".to_owned(), text: entrance() });
    manual
}

/// The pages of a language in the order of the parts.
fn drafts(commands: &[CommandHelp], locale: Locale) -> Vec<(Part, Draft)> {
    let mut all = vec![(Part::Start, index::draft(commands, locale))];
    let part = |part: Part, drafts: Vec<Draft>| drafts.into_iter().map(move |draft| (part, draft));
    let [guides, lectures, examples, grammar] = shelf::drafts(locale);
    // A beginner reads these two first.
    let (start, guides): (Vec<Draft>, Vec<Draft>) = guides.into_iter().partition(|draft| shelf::is_start(&draft.file));
    all.extend(part(Part::Start, start));
    all.push((Part::Start, cheat_sheet::draft(locale)));
    all.extend(part(Part::Guides, guides));
    all.extend(part(Part::Commands, commands::drafts(commands, locale)));
    let [topics, laws, reference] = explained::drafts(locale);
    all.extend(part(Part::Topics, topics));
    all.extend(part(Part::Reference, reference));
    all.extend(part(Part::Reference, grammar));
    all.push((Part::Reference, casebook::draft(locale)));
    all.push((Part::Laws, laws::draft(locale)));
    all.extend(part(Part::Laws, laws));
    all.extend(part(Part::Lectures, lectures));
    all.extend(part(Part::Examples, examples));
    all
}

/// How the list at the left calls a page.
fn entry(part: Part, draft: &Draft, locale: Locale) -> Entry {
    let title = draft.markdown.lines().find_map(|line| line.strip_prefix("title: ").or(line.strip_prefix("# ")));
    let title = title.unwrap_or(&draft.file).trim_matches('"').replace('`', "");
    let named = |kind: &str| {
        let name = draft.file.strip_prefix(&format!("{kind}-"))?.strip_suffix(".html")?;
        explanation(locale, &format!("{kind} {name}")).map(|explained| explained.also.to_owned())
    };
    let also = named("topic").or_else(|| named("law")).unwrap_or_default();
    Entry { part, file: draft.file.clone(), title, also }
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
