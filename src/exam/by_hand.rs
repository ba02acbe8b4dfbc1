//! Marks that an examiner gives by hand, in a file of the examiner's own: no candidate's file is asked for any.
//!
//! ```text
//! # Every line may end in a comment.
//! candidate "bob"
//! mark "7" 2, "reasoned well"
//! mark "Damage: the trap" 1/2
//! ```
//!
//! A candidate is called by the file, with or without its ending; where there is one alone, nobody needs to be named.

use super::grade::Graded;
use super::key::{InvalidKey, Key, QuestionNames};
use super::mark::ByHand;
use crate::diagnostic::{Diagnostic, Problem, closest, seen};
use crate::number::{Exact, parse_decimal};
use crate::session::Loaded;
use crate::source::{FileId, Source, Sources, Span};
use std::collections::HashSet;
use std::path::Path;
use std::rc::Rc;

/// A line of the file.
enum Line<'a> {
    Candidate(&'a str),
    Mark { question: &'a str, points: Exact, reason: Option<&'a str> },
}

/// Gives the marks of an examiner's file to candidates that have been marked by the key.
///
/// # Errors
/// The faults of the file: an unreadable line, an unknown candidate or question, a mark beyond the question's worth, or
/// two for one answer. No mark is changed then.
pub fn mark_by_hand(script: &Loaded, key: &Key, graded: &mut [Graded]) -> Result<(), Box<InvalidKey>> {
    let mut sources = Sources::default();
    let file = sources.add(Source::new(script.name.clone(), script.text.as_str()));
    let mut examiner =
        Examiner { key, names: QuestionNames::of(key), whose: None, given: Vec::new(), known: HashSet::new() };
    let mut diagnostics = Vec::new();
    let mut start = 0_usize;
    for line in script.text.split_inclusive('\n') {
        let span = Span::new(file, start, start.saturating_add(line.trim_end().len()));
        start = start.saturating_add(line.len());
        if let Err(problem) = examiner.line(line, graded) {
            diagnostics.push(Diagnostic::at(trimmed(line, span, file), problem));
        }
    }
    if !diagnostics.is_empty() {
        return Err(Box::new(InvalidKey { diagnostics, failed: Vec::new(), sources }));
    }
    for (candidate, question, points, by_hand) in examiner.given {
        let mark = graded.get_mut(candidate).and_then(|one| one.marks.get_mut(question));
        if let Some(mark) = mark.map(Rc::make_mut) {
            let instead_of = std::mem::replace(&mut mark.earned, points);
            mark.by_hand = Some(ByHand { reason: by_hand, instead_of });
        }
    }
    Ok(())
}

/// The place of a line without the blanks before it.
fn trimmed(line: &str, span: Span, file: FileId) -> Span {
    let blanks = line.len().saturating_sub(line.trim_start().len());
    let (start, end) = (span.range().start.saturating_add(blanks), span.range().end);
    Span::new(file, start.min(end), end)
}

/// The state of reading the file.
struct Examiner<'a> {
    key: &'a Key,
    names: QuestionNames<'a>,
    /// The candidate whose marks follow.
    whose: Option<usize>,
    /// Candidate, question, mark and reason.
    given: Vec<(usize, usize, Exact, Option<String>)>,
    /// Candidates and questions that have a mark.
    known: HashSet<(usize, usize)>,
}

impl Examiner<'_> {
    fn line(&mut self, line: &str, graded: &[Graded]) -> Result<(), Problem> {
        match read(line)? {
            None => Ok(()),
            Some(Line::Candidate(name)) => {
                self.whose = Some(candidate(name, graded)?);
                Ok(())
            }
            Some(Line::Mark { question, points, reason }) => {
                let alone = (graded.len() == 1).then_some(0);
                let whose = self.whose.or(alone).ok_or(Problem::HandMarkWhose)?;
                let at = self.names.position(question).ok_or_else(|| Problem::HandMarkQuestion {
                    question: seen(question),
                    suggestion: closest(question, self.names.written()).map(str::to_owned),
                })?;
                let worth = self.key.questions.get(at).map(Key::worth).unwrap_or_default();
                if points.is_negative() || points > worth {
                    return Err(Problem::HandMarkRange { worth });
                }
                if !self.known.insert((whose, at)) {
                    return Err(Problem::HandMarkTwice { question: seen(question) });
                }
                self.given.push((whose, at, points, reason.map(seen)));
                Ok(())
            }
        }
    }
}

/// The candidate of a name.
fn candidate(name: &str, graded: &[Graded]) -> Result<usize, Problem> {
    let called = |one: &Graded| {
        let path = Path::new(&one.candidate);
        one.candidate == name || [path.file_name(), path.file_stem()].contains(&Some(name.as_ref()))
    };
    let alone = || {
        let mut found = graded.iter().enumerate().filter(|(_, one)| called(one));
        // A name that two share identifies neither.
        found.next().filter(|_| found.next().is_none()).map(|(at, _)| at)
    };
    let exact = graded.iter().position(|one| one.candidate == name);
    exact.or_else(alone).ok_or_else(|| Problem::HandMarkCandidate {
        candidate: seen(name),
        suggestion: closest(name, graded.iter().map(|one| one.candidate.as_str())).map(str::to_owned),
    })
}

/// Parses a line; `None` for an empty one.
fn read(line: &str) -> Result<Option<Line<'_>>, Problem> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return Ok(None);
    }
    let stated = candidate_line(line).or_else(|| mark_line(line));
    stated.map(Some).ok_or(Problem::HandMarkUnread)
}

fn candidate_line(line: &str) -> Option<Line<'_>> {
    let (name, rest) = string(text_behind(line, "candidate")?)?;
    is_over(rest).then_some(Line::Candidate(name))
}

fn mark_line(line: &str) -> Option<Line<'_>> {
    let (question, rest) = string(text_behind(line, "mark")?)?;
    let end = rest.find([',', '#']).unwrap_or(rest.len());
    let (points, rest) = rest.split_at_checked(end)?;
    let points = points_of(points.trim())?;
    let (reason, rest) = match rest.strip_prefix(',') {
        Some(rest) => string(rest).map(|(reason, rest)| (Some(reason), rest))?,
        None => (None, rest),
    };
    is_over(rest).then_some(Line::Mark { question, points, reason })
}

/// `2`, `1.5`, `1/2`
fn points_of(text: &str) -> Option<Exact> {
    let number = |text: &str| parse_decimal(text.trim()).ok();
    match text.split_once('/') {
        Some((above, below)) => number(above)?.over(&number(below)?),
        None => number(text),
    }
}

/// The text behind a word and a blank.
fn text_behind<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let (own, rest) = line.split_at_checked(word.len())?;
    (own.eq_ignore_ascii_case(word) && rest.starts_with([' ', '\t', '"'])).then_some(rest)
}

/// A text between quotation marks, and the rest of the line.
fn string(text: &str) -> Option<(&str, &str)> {
    text.trim_start().strip_prefix('"')?.split_once('"')
}

/// Returns whether a text is empty or a comment.
fn is_over(rest: &str) -> bool {
    let rest = rest.trim();
    rest.is_empty() || rest.starts_with('#')
}
