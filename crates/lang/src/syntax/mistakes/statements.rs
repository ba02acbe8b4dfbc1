//! Mistakes in statements: words that start none, clauses in another order, two on a line.

use super::super::keywords::{Keyword, is_reserved};
use super::super::lexer::Kind;
use super::super::piece::Context;
use super::Candidate;
use super::tokens::{Edits, Token, Tokens};
use crate::diagnostic::Mistake;
use crate::ruling::Side;
use crate::scoring::{Preset, Scoring, Setting};

/// `// …`
pub(super) fn comment(written: &Tokens<'_>) -> Option<Candidate> {
    let (before, comment) = written.text.split_once("//")?;
    let comment = comment.trim_start_matches('/').trim();
    Candidate::one(Mistake::Comment, format!("{before}# {comment}"))
}

/// `“…”`, `„…”`, `‘…’`, `«…»`
pub(super) fn quotes(written: &Tokens<'_>) -> Option<Candidate> {
    let mut edits = Edits::default();
    for token in written.tokens.iter().filter(|token| token.is_mark(QUOTES)) {
        edits.replace(token.start, token.end, "\"");
    }
    Candidate::one(Mistake::Quotes, edits.apply(written.text)?)
}

/// The quotes of word processors.
pub(super) const QUOTES: &str = "“”„‟‘’«»\u{2033}";

/// A ruling in quotes.
pub(super) fn quoted(written: &Tokens<'_>) -> Option<Candidate> {
    let inner = written.text.trim_matches(|c| QUOTES.contains(c) || matches!(c, '"' | '\''));
    (inner != written.text).then_some(Candidate { mistake: Mistake::Quotes, readings: vec![inner.to_owned()] })
}

/// `vul all`, `tables 9`, `othertable +300`, `knockout`: a part of a statement without its first word.
pub(super) fn prefix(written: &Tokens<'_>) -> Option<Candidate> {
    let first = written.tokens.first().filter(|first| first.kind == Kind::Word)?;
    let rest = written.slice(first.end, written.text.len());
    // A name of a table may have hyphens.
    let word = written.text.split(' ').next().unwrap_or(first.text);
    let text = written.text;
    let reading = match first.text.to_lowercase().as_str() {
        "vul" | "dealer" => format!("board {text}"),
        "vulnerable" | "vulnerability" => format!("board vul {rest}"),
        "boards" | "knockout" => format!("match {text}"),
        "vp" | "vps" if rest.is_empty() => "match scale wbf".to_owned(),
        "othertable" => format!("other table {rest}"),
        "field" => format!("set tables {rest}"),
        _ if is_reserved(word) => return None,
        _ if Setting::named(word).is_some() => format!("set {text}"),
        _ if Scoring::named(word).is_some() => format!("scoring {text}"),
        _ if Preset::named(word).is_some() => format!("regulations {text}"),
        _ => return None,
    };
    Candidate::one(Mistake::Prefix, reading)
}

/// `match 20 boards`, `team match 20 rest 35-22`, `mecz 20 rozdań reszta 35-22`
pub(super) fn clauses(written: &Tokens<'_>) -> Option<Candidate> {
    let is_match = |token: &Token<'_>| Keyword::Match.is_called(&token.text.to_lowercase());
    let matched = written.tokens.iter().position(is_match).filter(|at| *at <= 1)?;
    let mut edits = Edits::default();
    let word = written.token(matched)?;
    if word.start > 0 || !word.is_word(&["match"]) {
        edits.replace(0, word.end, "match");
    }
    let mut at = matched.saturating_add(1);
    while let Some(token) = written.token(at) {
        let number = token.whole();
        let (next, next_but_one) = (written.after(at), at.checked_add(2).and_then(|at| written.token(at)));
        let after_boards = written.before(at).is_some_and(|before| before.is_word(&["boards"]));
        let after_sign = written.before(at).is_some_and(super::tokens::Token::is_sign);
        if let (Some(own), Some(dash), Some(theirs)) = (number, next, next_but_one.and_then(|token| token.whole()))
            && dash.is_mark("-:")
            && !after_sign
        {
            let end = next_but_one.map_or(token.end, |token| token.end);
            edits.replace(token.start, end, format!("{:+}", i64::from(own).saturating_sub(i64::from(theirs))));
            at = at.saturating_add(2);
        } else if token.is_word(&["vp", "vps"]) && !written.before(at).is_some_and(|before| before.is_word(&["scale"]))
        {
            edits.replace(token.start, token.end, "scale wbf");
        } else if token.is_word(&["score", "wynik"])
            || !token.is_word(&[Keyword::Rest.word()]) && Keyword::Rest.is_called(&token.text.to_lowercase())
        {
            edits.replace(token.start, token.end, "rest");
        } else if number.is_some() && !after_boards && !after_sign && at == matched.saturating_add(1) {
            let named = next.filter(|next| {
                let word = next.text.to_lowercase();
                [Keyword::Board, Keyword::Boards].iter().any(|boards| boards.is_called(&word))
            });
            edits.replace(token.start, named.map_or(token.end, |next| next.end), format!("boards {}", token.text));
            at = at.saturating_add(usize::from(named.is_some()));
        }
        at = at.saturating_add(1);
    }
    Candidate::one(Mistake::Clauses, edits.apply(written.text)?)
}

/// `penalty NS 1/4 board`: a share of a board's top.
pub(super) fn penalty(written: &Tokens<'_>) -> Option<Candidate> {
    let [word, side, above, slash, below, unit, ..] = written.tokens.as_slice() else { return None };
    let is_share = slash.is_mark("/\u{2044}") && unit.is_word(&["board", "boards", "top", "of"]);
    if !is_share || !word.is_word(&[Keyword::Penalty.word()]) {
        return None;
    }
    let (above, below) = (above.whole()?.checked_mul(100)?, below.whole()?);
    let percent = above.checked_div(below).filter(|_| above.checked_rem(below) == Some(0))?;
    Candidate::one(Mistake::Words, format!("penalty {} {percent}%", side.text))
}

/// `penalty pair EW 4 2 MP`, `ranking for pair 4`: a side says already that it is a pair's, or nothing has to.
pub(super) fn pair_of_a_side(written: &Tokens<'_>) -> Option<Candidate> {
    if written.context != Context::Statement {
        return None;
    }
    let is_pair = |token: &Token<'_>| token.is_word(&["pair", "para"]);
    let has_side = |at: usize| written.after(at).is_some_and(|next| Side::named(next.text).is_some());
    let pairs: Vec<usize> = (0..written.tokens.len()).filter(|at| written.token(*at).is_some_and(is_pair)).collect();
    let any = pairs.iter().any(|at| has_side(*at));
    let mut edits = Edits::default();
    for at in pairs.into_iter().filter(|at| !any || has_side(*at)) {
        let (word, next) = (written.token(at)?, written.after(at)?);
        edits.replace(word.start, next.start, "");
    }
    Candidate::one(Mistake::Words, edits.apply(written.text)?)
}

/// `session 63%`: one pair's, without its side.
pub(super) fn session(written: &Tokens<'_>) -> Option<Candidate> {
    let (word, rest) = written.tokens.split_first()?;
    if !Keyword::Session.is_called(&word.text.to_lowercase())
        || rest.iter().any(|token| Side::named(token.text).is_some())
    {
        return None;
    }
    let result = written.slice(word.end, written.text.len());
    let readings = Side::BOTH.map(|side| format!("session {side} {result}"));
    Some(Candidate { mistake: Mistake::WhoseSession, readings: readings.to_vec() })
}

/// `+620 penalty EW 10%`: a penalty counts for the rulings behind it.
pub(super) fn two(written: &Tokens<'_>) -> Option<Candidate> {
    if written.context != Context::Statement {
        return None;
    }
    let starts = |text: &str| Keyword::named(text).is_some_and(Keyword::starts_statement);
    let second = written.tokens.iter().skip(1).find(|token| token.kind == Kind::Word && starts(token.text))?;
    let (one, other) = (written.slice(0, second.start), written.slice(second.start, written.text.len()));
    let one = one.trim_end_matches([',', '.', ' ']);
    let (first, then) = if second.is_word(&[Keyword::Penalty.word()]) { (other, one) } else { (one, other) };
    Candidate::one(Mistake::Statements, format!("{first}\n{then}"))
}

/// `table 3: +420`: a row of a traveller, or a ruling at a table of an event.
pub(super) fn table_of_an_event(written: &Tokens<'_>) -> Option<Candidate> {
    let is_labelled = written.tokens.first().is_some_and(|first| first.is_word(&["table"]));
    if written.context != Context::Statement || !is_labelled {
        return None;
    }
    let row = super::read(written.text, Context::Row)?;
    let readings = vec![super::read(&format!("at {row}"), Context::Statement)?, format!("traveller {{ {row} }}")];
    Some(Candidate { mistake: Mistake::TableOfEvent, readings })
}
