//! Mistakes in numbers: separators of thousands, letters for digits, percentages, counts.

use super::super::lexer::Kind;
use super::super::piece::{Context, Piece};
use super::Candidate;
use super::tokens::{Edits, Token, Tokens};
use crate::diagnostic::{Diagnostic, Mistake, Problem};

/// `1,100`, `1 100`, `1'100`, `1.100`: no score has more than four digits.
pub(super) fn thousands(written: &Tokens<'_>) -> Option<Candidate> {
    let mut edits = Edits::default();
    for (at, first) in written.tokens.iter().enumerate() {
        if let Some((whole, rest)) = first.text.split_once('.')
            && first.kind == Kind::Number
            && whole.len() == 1
            && rest.len() == 3
        {
            edits.replace(first.start, first.end, format!("{whole}{rest}"));
        }
        // `4♠-1 100` has a result and a score.
        let of = at.checked_sub(2).and_then(|of| written.token(of));
        let is_result = written.before(at).is_some_and(Token::is_sign)
            && of.is_some_and(|of| of.kind == Kind::Word || of.is_mark("♠♥♦♣"));
        let is_digit = !is_result && first.kind == Kind::Number && first.text.len() == 1 && first.text != "0";
        let separator = written.after(at).is_some_and(|next| next.is_mark(",'’‘."));
        // A blank behind a comma begins something else: `4♠ N +1, 650`.
        let last = written.token(at.saturating_add(if separator { 2 } else { 1 }));
        let last = last.filter(|last| !separator || last.start == first.end.saturating_add(1));
        if let Some(last) = last.filter(|last| is_digit && last.kind == Kind::Number && last.text.len() == 3)
            && last.whole().is_some()
        {
            edits.replace(first.start, last.end, format!("{}{}", first.text, last.text));
        }
    }
    Candidate::one(Mistake::Thousands, edits.apply(written.text)?)
}

/// `1,100` and `1.100` are a score with a separator of thousands.
pub(in super::super) fn without_separator(whole: &str, fraction: &str) -> Option<Problem> {
    let is_score = whole.len() == 1 && whole != "0" && fraction.len() == 3;
    is_score.then(|| Problem::Mistake { mistake: Mistake::Thousands, readings: vec![format!("{whole}{fraction}")] })
}

/// A row of a traveller that ends at the separator of a number's thousands: `+1,100`.
pub(in super::super) fn cut_at_comma(piece: Piece<'_>) -> Option<Diagnostic> {
    let after = piece.text.get(piece.end..)?.strip_prefix(',')?;
    let row = piece.written();
    let digits = after.bytes().take_while(u8::is_ascii_digit).count();
    let first = row.trim_start_matches(['+', '-']);
    if digits != 3 || first.len() != 1 || !first.bytes().all(|byte| matches!(byte, b'1'..=b'9')) {
        return None;
    }
    let sign = if row.starts_with('-') { '-' } else { '+' };
    let readings = vec![format!("{sign}{first}{}", after.get(..digits)?)];
    let length = row.len().saturating_add(digits).saturating_add(1);
    Some(piece.problem(0, length, Problem::Mistake { mistake: Mistake::Thousands, readings }))
}

/// `board #12`: the number would be a comment, and the board the one before.
pub(in super::super) fn board_in_comment(piece: Piece<'_>) -> Option<Diagnostic> {
    let number = piece.text.get(piece.end..)?.trim_start_matches([' ', '\t']).strip_prefix('#')?;
    let digits = number.bytes().take_while(u8::is_ascii_digit).count();
    let written = piece.written();
    let readings = vec![format!("board {}", number.get(..digits)?)];
    let is_board = digits > 0 && written.eq_ignore_ascii_case("board");
    is_board.then(|| piece.problem(0, written.len(), Problem::Mistake { mistake: Mistake::BoardInComment, readings }))
}

/// `62O`, `1OO`, `l00`: letters that look like digits and touch some.
pub(super) fn letters(written: &Tokens<'_>) -> Option<Candidate> {
    let mut edits = Edits::default();
    for (at, token) in written.tokens.iter().enumerate() {
        let is_alike = token.kind == Kind::Word && token.text.chars().all(|c| "Oolı|I".contains(c));
        let before = written.before(at).is_some_and(|before| before.kind == Kind::Number && before.end == token.start);
        let after = written.after(at).is_some_and(|after| after.kind == Kind::Number && after.start == token.end);
        if is_alike && (before || after) {
            let digits: String = token.text.chars().map(|c| if matches!(c, 'O' | 'o') { '0' } else { '1' }).collect();
            edits.replace(token.start, token.end, digits);
        }
    }
    Candidate::one(Mistake::Letters, edits.apply(written.text)?)
}

/// `+620.`
pub(super) fn point(written: &Tokens<'_>) -> Option<Candidate> {
    let text = written.text.strip_suffix('.')?;
    Candidate::one(Mistake::Point, text.trim_end().to_owned())
}

/// `(60+620 & 40-100)`: each number at the start of a component that has something behind it.
pub(super) fn percent_signs(written: &Tokens<'_>) -> Option<Candidate> {
    let mut edits = Edits::default();
    for (at, token) in written.tokens.iter().enumerate() {
        let signed = written.before(at).is_some_and(Token::is_sign);
        let start = if signed { at.saturating_sub(1) } else { at };
        let goes_on = written.after(at).is_some_and(|next| !next.is_mark("%)&,;/:.") && !next.is_word(&["x", "of"]));
        let is_percentage =
            token.kind == Kind::Number && token.text.len() > 1 && token.whole().is_none_or(|n| n <= 100);
        if is_percentage && goes_on && written.starts_component(start) {
            edits.insert(token.end, "%");
        }
    }
    Candidate::one(Mistake::PercentSign, edits.apply(written.text)?)
}

/// `60-40`, `60%-40%`
pub(super) fn percentages(written: &Tokens<'_>) -> Option<Candidate> {
    let mut tokens = written.tokens.iter();
    let mut share = || {
        let number = tokens.next().filter(|token| token.kind == Kind::Number)?;
        let mark = tokens.clone().next().is_some_and(|token| token.is_mark("%"));
        if mark {
            tokens.next();
        }
        Some((number.text, mark, tokens.next()))
    };
    let (ns, ns_percent, between) = share()?;
    between.filter(|between| between.is_mark("-"))?;
    let (ew, ew_percent, None) = share()? else { return None };
    let is_share = |number: &str| number.split('.').next().is_some_and(|whole| whole.len() <= 2);
    let percentages = format!("{ns}%/{ew}%");
    if !is_share(ns) || !is_share(ew) {
        return None;
    }
    if ns_percent || ew_percent {
        return Candidate::one(Mistake::Percentages, percentages);
    }
    let readings = vec![percentages, format!("(+{ns})/(+{ew})")];
    Some(Candidate { mistake: Mistake::PercentOrScore, readings })
}

/// `A+/-`, `A++`, `A+-`, `A+ A-`, `A+, A-`
pub(super) fn averages(written: &Tokens<'_>) -> Option<Candidate> {
    const WORDS: [&str; 5] = ["A", "AV", "AVE", "AVG", "average"];
    let (first, rest) = written.tokens.split_first()?;
    if !first.is_word(&WORDS) {
        return None;
    }
    let is_twice = rest.iter().any(|token| token.is_word(&WORDS));
    let signs = rest.iter().filter(|token| !token.is_word(&WORDS)).map(|token| token.text);
    let signs: Vec<&str> = signs.filter(|text| !matches!(*text, "/" | ",")).collect();
    let reading = match signs.as_slice() {
        ["+", "+"] if is_twice => "A+/A+",
        ["-", "-"] if is_twice => "A-/A-",
        ["+", "+"] => "A+",
        ["-", "-"] => "A-",
        ["+", "-"] => "A+/A-",
        ["-", "+"] => "A-/A+",
        _ => return None,
    };
    Candidate::one(Mistake::Averages, reading.to_owned())
}

/// `+620 3`, `420 (3)` in a traveller.
pub(super) fn count(written: &Tokens<'_>) -> Option<Candidate> {
    if written.context != Context::Row {
        return None;
    }
    if let [.., open, number, close] = written.tokens.as_slice()
        && open.is_mark("(")
        && close.is_mark(")")
        && number.whole().is_some()
    {
        let row = written.slice(0, open.start);
        let readings = vec![format!("{row}: {}", number.text), format!("table {}: {row}", number.text)];
        return Some(Candidate { mistake: Mistake::CountOrTable, readings });
    }
    let number = written.tokens.last().filter(|last| last.whole().is_some_and(|count| count > 0))?;
    let row = written.slice(0, number.start);
    if super::outcomes::lacks_declarer(written, row) {
        return None;
    }
    Candidate::one(Mistake::Count, format!("{row}: {}", number.text))
}

/// `+620: 3 +500: 2`: two rows, and nothing between them.
pub(super) fn two_rows(written: &Tokens<'_>) -> Option<Candidate> {
    if written.context != Context::Row {
        return None;
    }
    let counts =
        written.tokens.iter().enumerate().filter(|(at, token)| {
            token.whole().is_some() && written.before(*at).is_some_and(|before| before.is_mark(":"))
        });
    let mut rows = Vec::new();
    let mut start = 0;
    for end in counts.map(|(_, token)| token.end).chain([written.text.len()]) {
        let row = written.slice(start, end);
        if !row.is_empty() {
            rows.push(super::read(row, Context::Row)?);
        }
        start = end;
    }
    (rows.len() > 1).then(|| Candidate { mistake: Mistake::Rows, readings: vec![rows.join(", ")] })
}

/// `620 620 170 -50`: scores with nothing between them. Of two numbers without signs one may be a count.
pub(super) fn scores_of_rows(written: &Tokens<'_>) -> Option<Candidate> {
    let scores: Vec<&str> = written.text.split_whitespace().collect();
    let is_signed = |score: &&str| score.starts_with(['+', '-']);
    let is_plain = |score: &&str| {
        let digits = score.trim_start_matches(['+', '-']);
        digits.ends_with('0') && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let are_rows = scores.len() > 2 || scores.len() == 2 && scores.iter().skip(1).all(is_signed);
    if written.context != Context::Row || !are_rows || !scores.iter().all(is_plain) {
        return None;
    }
    Some(Candidate { mistake: Mistake::Rows, readings: vec![scores.join(", ")] })
}

/// `+620 x3`, `4S= N 3 x`, `420 (3)`: a count, which a ruling has not.
pub(super) fn count_of_a_ruling(written: &Tokens<'_>) -> Option<Candidate> {
    if written.context != Context::Statement {
        return None;
    }
    if let [.., open, number, close] = written.tokens.as_slice()
        && open.is_mark("(")
        && close.is_mark(")")
        && number.whole().is_some()
    {
        let ruling = super::read(written.slice(0, open.start), Context::Ruling)?;
        let readings = vec![format!("traveller {{ {ruling}: {} }}", number.text), ruling];
        return Some(Candidate { mistake: Mistake::CountOfRuling, readings });
    }
    let row = super::read(written.text, Context::Row)?;
    let (ruling, count) = row.rsplit_once(": ")?;
    count.parse::<u32>().ok().filter(|_| !count.starts_with('+'))?;
    let readings = vec![super::read(ruling, Context::Ruling)?, format!("traveller {{ {row} }}")];
    Some(Candidate { mistake: Mistake::CountOfRuling, readings })
}
