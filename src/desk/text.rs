//! A script as a text: its colours, how it goes on, its canonical form.

use super::evaluate::{NAME, Problems};
use super::{Answer, Desk, Reply};
use crate::analysis::Unwatched;
use crate::analysis::{Places, Report, report_of};
use crate::completion::{Candidate, Expected, Snippet, complete, starts_statement};
use crate::messages::Locale;
use crate::syntax::{self, Token, highlight};
use serde::Serialize;

/// The words of a script: start, end and kind.
#[derive(Debug, Serialize)]
struct Tokens {
    tokens: Vec<(usize, usize, &'static str)>,
}

/// The continuations of a script.
#[derive(Debug, Serialize)]
struct Completed {
    from: usize,
    choices: Vec<Choice>,
}

/// One way to go on.
#[derive(Debug, Serialize)]
struct Choice {
    insert: String,
    label: String,
    meaning: String,
    /// The parts of what is inserted that are to be written over, from first to last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stops: Vec<(usize, usize)>,
}

/// A script in its canonical form, or why there is none.
#[derive(Debug, Serialize)]
struct Formatted {
    script: Option<String>,
    #[serde(flatten)]
    reported: Problems,
}

pub(super) fn tokens(script: &str) -> Reply {
    let places = Places::utf16(script);
    let tokens = highlight(script).into_iter().map(|(range, token)| {
        let (start, end) = places.range(&range);
        (start, end, kind(token))
    });
    Reply::of(&Tokens { tokens: tokens.collect() })
}

const fn kind(token: Token) -> &'static str {
    match token {
        Token::Statement => "statement",
        Token::Word => "word",
        Token::Name => "name",
        Token::Number => "number",
        Token::Share => "share",
        Token::RedSuit => "red-suit",
        Token::BlackSuit => "black-suit",
        Token::Text => "text",
        Token::Comment => "comment",
    }
}

pub(super) fn format(script: &str, locale: Locale) -> Reply {
    let (formatted, problems) = match syntax::format_as_written(script) {
        Ok(text) => (Some(text), Vec::new()),
        Err(problems) => (None, problems),
    };
    let reports: Vec<Report> = problems.iter().map(|problem| report_of(problem, None, locale)).collect();
    let reported = Problems::of(&Places::utf16(script), script, &reports);
    Reply::of(&Formatted { script: formatted, reported })
}

impl Desk {
    pub(super) fn complete(&mut self, script: &str, offset: usize, locale: Locale) -> Answer {
        let places = Places::utf16(script);
        let byte = places.byte(offset);
        let before = script.get(..byte).unwrap_or("");
        let state = self.analyse(script, NAME, locale, &mut Unwatched).analysis.state(byte);
        let (from, candidates) = match complete(before, &state, state.locale().unwrap_or(locale)) {
            Expected::Candidates(from, candidates) => (from, candidates),
            Expected::File(from, kind) => {
                let begun = before.get(from..).unwrap_or("");
                let named = self.files.all().filter(|name| name.starts_with(begun) && kind.fits(name));
                (from, named.map(|name| Candidate { text: name.to_owned(), meaning: String::new() }).collect())
            }
        };
        let starts = starts_statement(before.get(..from).unwrap_or(""));
        let choices = candidates.into_iter().flat_map(|candidate| {
            let written_out = starts.then(|| snippet(&candidate.text)).flatten();
            let Candidate { text, meaning } = candidate;
            [Some(Choice { label: text.clone(), insert: text, meaning, stops: Vec::new() }), written_out]
        });
        Ok(Reply::of(&Completed { from: places.place(from), choices: choices.flatten().collect() }))
    }
}

/// A statement written out, with the places to fill in.
fn snippet(word: &str) -> Option<Choice> {
    let Snippet { form, clauses, has_block } = Snippet::of(word)?;
    let mut insert = word.to_owned();
    let mut stops = Vec::new();
    let mut stop = |insert: &str, length: usize| {
        let end = insert.encode_utf16().count();
        stops.push((end.saturating_sub(length), end));
    };
    if let Some(clauses) = clauses {
        insert.push(' ');
        insert.push_str(clauses);
        stop(&insert, clauses.encode_utf16().count());
    }
    if has_block {
        insert.push_str(" {\n  ");
        stop(&insert, 0);
        insert.push_str("\n}");
    }
    Some(Choice { insert, label: format!("{word} …"), meaning: form.to_owned(), stops })
}
