//! Auctions as they stand on a slip: the players before their calls, dashes between the calls, the opponents' calls in
//! parentheses and their passes left out.

use super::super::auction::{auction as read, call, is_between, withdrawn};
use super::super::keywords::Keyword;
use super::super::lexer;
use super::Candidate;
use super::statements::QUOTES;
use super::tokens::Tokens;
use crate::auction::Call;
use crate::diagnostic::Mistake;
use crate::ruling::Seat;

/// A call of a slip.
struct Entry {
    by: Option<Seat>,
    call: Call,
    is_withdrawn: bool,
    is_alerted: bool,
    is_in_parentheses: bool,
}

/// The player whom the first call of an auction names.
#[must_use]
pub fn opener(text: &str) -> Option<Seat> {
    let word = text.trim_start().split(|c: char| c == ':' || is_between(c)).next()?;
    Seat::named(word.trim())
}

/// The auctions that a slip can mean, each as the text of an auction; none if a word of it is no call.
#[must_use]
pub fn auctions_of_a_slip(text: &str) -> Vec<String> {
    let (mut entries, mut by, mut is_joined) = (Vec::new(), None, false);
    let text = text.replace(": ", ":");
    let words = || text.split(|c| is_between(c) || c == '→').filter(|word| !word.is_empty());
    let is_separator = |word: &str| word.chars().all(is_dash);
    // Beside a pass in letters a dash parts two calls, otherwise it is a pass.
    let has_letters = words().any(|word| !is_separator(word) && call(word) == Some(Call::Pass));
    for word in words().filter(|word| !(has_letters && is_separator(word))) {
        let named = Seat::named(word.trim());
        if named.is_some() && by.is_none() {
            by = named;
            continue;
        }
        let Some(calls) = calls_of(word, by.take()) else { return Vec::new() };
        is_joined |= calls.len() > 1;
        entries.extend(calls);
    }
    let has_passes = entries.iter().any(|entry| entry.call == Call::Pass);
    if by.is_some() || entries.is_empty() {
        return Vec::new();
    }
    match is_joined && !has_passes {
        true => vec![written(&entries, |_, _| false), written(&entries, |_, _| true)],
        // Two calls of one side have a pass of the other side between them.
        false if entries.iter().any(|entry| entry.is_in_parentheses) => {
            vec![written(&entries, |one, next| one.is_in_parentheses == next.is_in_parentheses)]
        }
        false => vec![written(&entries, |_, _| false)],
    }
}

fn is_dash(character: char) -> bool {
    character == '-' || lexer::is_dash(character)
}

/// `1♠`, `(2♥)`, `[2♦]`, `N:1♠`, `1♠-pass-2♥`
fn calls_of(word: &str, by: Option<Seat>) -> Option<Vec<Entry>> {
    let inside = |open, close| word.strip_prefix(open).and_then(|rest| rest.strip_suffix(close)).map(str::trim);
    let (opponents, taken_back) = (inside('(', ')'), inside('[', ']'));
    let bare = opponents.or(taken_back).unwrap_or(word);
    let (by, bare) = match bare.split_once(':') {
        Some((player, rest)) => (Some(Seat::named(player.trim())?), rest),
        None => (by, bare),
    };
    let entry = |by, called: &str| {
        let plain = called.trim_end_matches(['!', '.']);
        Some(Entry {
            by,
            call: if taken_back.is_some() { withdrawn(plain) } else { call(plain) }?,
            is_withdrawn: taken_back.is_some(),
            is_alerted: called.contains('!'),
            is_in_parentheses: opponents.is_some(),
        })
    };
    if let Some(one) = entry(by, bare) {
        return Some(vec![one]);
    }
    let parts = bare.split(is_dash).filter(|part| !part.is_empty());
    parts.enumerate().map(|(at, part)| entry(by.filter(|_| at == 0), part)).collect()
}

/// The text of an auction, with a pass between two calls where `passes` has one.
fn written(entries: &[Entry], passes: impl Fn(&Entry, &Entry) -> bool) -> String {
    let mut words = Vec::new();
    let mut before: Option<&Entry> = None;
    for entry in entries {
        if before.is_some_and(|before| passes(before, entry)) {
            words.push("pass".to_owned());
        }
        let by = entry.by.map(|seat| format!("{seat}:")).unwrap_or_default();
        let call = format!("{by}{}", entry.call);
        let call = if entry.is_withdrawn { format!("[{call}]") } else { call };
        words.push(format!("{call}{}", if entry.is_alerted { "!" } else { "" }));
        before = Some(entry);
    }
    words.join(" ")
}

/// `auction 1S pass 2H`, `auction N "1S pass 2H"`: calls without quotes, and the dealer without his word.
pub(super) fn auction(written: &Tokens<'_>) -> Option<Candidate> {
    let first = written.tokens.first().filter(|first| Keyword::Auction.is_called(&first.text.to_lowercase()))?;
    let rest = written.slice(first.end, written.text.len()).trim();
    let rest = rest.strip_prefix("dealer ").unwrap_or(rest);
    let named =
        rest.split_once(|c| is_between(c) || c == ':').and_then(|(word, rest)| Some((Seat::named(word.trim())?, rest)));
    let (dealer, calls) = named.map_or((String::new(), rest), |(dealer, rest)| (format!("dealer {dealer} "), rest));
    let calls = calls.trim_matches(|c| QUOTES.contains(c) || matches!(c, '"' | '\'') || is_between(c));
    let is_read = |calls: &String| Seat::North.clockwise().iter().any(|dealer| read(calls, *dealer).is_ok());
    let readings = auctions_of_a_slip(calls).into_iter().filter(is_read);
    let readings = readings.map(|calls| format!("auction {dealer}\"{calls}\""));
    let readings: Vec<String> = readings.collect();
    (!readings.is_empty()).then_some(Candidate { mistake: Mistake::Calls, readings })
}
