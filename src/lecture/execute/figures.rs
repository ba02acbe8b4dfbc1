//! The figures and the references of a lecture's prose, and the numbers of its tables and pictures.

use super::{Filled, Weaving};
use crate::diagnostic::Problem;
use crate::lecture::Form;
use crate::lecture::blanks::{BLANK, without_results};
use crate::lecture::headings::headings;
use crate::lecture::numbers::{self, Caption, Item, Numbered, Numbers};
use crate::lecture::prose::{self, FigurePlace, Request, requested};
use crate::messages;
use crate::session::Scope;
use crate::source::Span;
use std::ops::Range;

/// The value of a place in the prose.
enum Value {
    /// A figure.
    Words(String),
    /// The number of what is called so.
    Reference(String),
    /// The number of the table or picture that follows.
    Target(Numbered, String),
}

/// A place in the prose, what was written there, where, and what it holds.
pub(super) struct FilledPlace {
    range: Range<usize>,
    written: Range<usize>,
    value: Value,
}

impl Weaving<'_> {
    pub(super) fn figure(&mut self, place: &FigurePlace, scope: &Scope) {
        let written = self.document.text.get(place.written.clone()).unwrap_or("").to_owned();
        let value = match requested(&written) {
            Err(problem) => Err(vec![problem]),
            Ok(Request::Reference(name)) => Ok(Value::Reference(name.to_owned())),
            Ok(Request::Target(kind, name)) => Ok(Value::Target(kind, name.to_owned())),
            Ok(Request::Figure(request)) => {
                let locale = scope.locale().unwrap_or(self.locale);
                let found = scope.figures(request.name, Span::default());
                let found = found.map_err(|problems| problems.into_iter().map(|one| one.problem).collect());
                let value = found.and_then(|summary| request.of(&summary, locale).map_err(|problem| vec![problem]));
                value.map(|value| Value::Words(self.figure_words(&request, value)))
            }
        };
        match value {
            Ok(value) => {
                self.figures.push(FilledPlace { range: place.range.clone(), written: place.written.clone(), value });
            }
            Err(problems) => problems.into_iter().for_each(|problem| self.refuse(place.written.clone(), problem)),
        }
    }

    /// A figure as it stands in the text; on a live page with what it is, so that it follows.
    fn figure_words(&self, request: &prose::FigureRequest<'_>, value: String) -> String {
        match (self.manner.blanks, self.manner.live) {
            (true, _) => BLANK.to_owned(),
            (false, true) => format!("[{value}](={})", request.written()),
            (false, false) => value,
        }
    }

    /// Gives results and figures their numbers; where each place of the prose stands, what was written and what it holds.
    pub(super) fn numbered(&mut self) -> Vec<Filled> {
        let results = self.results.iter().filter(|results| results.options.is_numbered());
        let mut items: Vec<Item> = results
            .map(|results| Item { at: results.range.start, kind: results.kind, name: results.options.name.clone() })
            .collect();
        items.extend(self.figures.iter().filter_map(|figure| match &figure.value {
            Value::Target(kind, name) => {
                Some(Item { at: figure.range.start, kind: *kind, name: Some((name.clone(), figure.written.clone())) })
            }
            _ => None,
        }));
        let (numbers, twice) = Numbers::of(items);
        for (name, place) in twice {
            self.refuse(place, Problem::LectureNameTwice { name });
        }
        for results in self.results.iter_mut().filter(|results| results.options.is_numbered()) {
            results.caption = numbers.at(results.range.start, self.locale).map(|number| Caption {
                number,
                id: results.options.name.as_ref().map(|(name, _)| numbers::id(name)),
                words: results.options.caption.as_deref().map(|words| match self.manner.blanks {
                    true => without_results(&prose::typeset(words)),
                    false => prose::typeset(words),
                }),
                kind: results.kind,
            });
        }
        let figures = std::mem::take(&mut self.figures);
        figures.into_iter().filter_map(|figure| self.fill(figure, &numbers)).collect()
    }

    /// A reference to a section: its number, else its title; `None` if there is no such section.
    fn section_named(&self, id: &str) -> Option<String> {
        let all = || headings(self.markdown, self.front.title.is_some(), self.front.is_numbered);
        let heading = self.headings.get_or_init(all).iter().find(|heading| heading.id == id)?;
        let words = match &heading.number {
            Some(number) => messages::numbered_section(self.locale, number).unmarked().to_owned(),
            None => format!("*{}*", heading.words),
        };
        Some(if self.manner.form == Form::Markdown { words } else { format!("[{words}](#{id})") })
    }

    /// The content of a place, as Markdown of the woven form.
    fn fill(&mut self, figure: FilledPlace, numbers: &Numbers) -> Option<Filled> {
        let FilledPlace { range, written, value } = figure;
        let is_markdown = self.manner.form == Form::Markdown;
        let value = match value {
            Value::Words(words) => words,
            Value::Target(_, name) => {
                let number = numbers.at(range.start, self.locale)?;
                let number = number.unmarked();
                if is_markdown { format!("**{number}.**") } else { format!("[{number}.](@{})", numbers::id(&name)) }
            }
            Value::Reference(name) => match numbers.named(&name, self.locale) {
                Some(number) if is_markdown => number.unmarked().to_owned(),
                Some(number) => format!("[{}](#{})", number.unmarked(), numbers::id(&name)),
                None => match self.section_named(&name) {
                    Some(section) => section,
                    // Between braces it can be nothing else; alone it may be somebody's address.
                    None if range == written => {
                        self.remark(written, Problem::LectureReference { name });
                        return None;
                    }
                    None => {
                        self.refuse(written, Problem::LectureNoName { name });
                        return None;
                    }
                },
            },
        };
        let written = self.document.text.get(written)?.to_owned();
        Some((range, written, value))
    }
}
