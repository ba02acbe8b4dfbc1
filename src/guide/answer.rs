//! Answers as they are typed, read as rows of an incident: `y, the remark`, `4♥ 5, pass 4`, `NS none, EW directly`.

use super::meaning;
use crate::diagnostic::Diagnostic;
use crate::messages::{self, Locale, names};
use crate::procedure::{By, Kind, Node, Procedure};
use crate::procedures::phrases;
use crate::ruling::{Seat, Side};
use crate::session::{CLAIM_ROWS, Scope};
use crate::source::{FileId, Span};
use crate::syntax::{
    self,
    tree::{Fact, FactAnswer, IncidentRow, Poll, Spanned, Vote},
};

/// The words for `yes` and `no`, in every language.
const YES: [&str; 4] = ["y", "yes", "t", "tak"];
const NO: [&str; 3] = ["n", "no", "nie"];

/// Returns true for `no`, in any language.
pub(super) fn is_no(line: &str) -> bool {
    NO.contains(&line.trim().to_lowercase().as_str())
}

/// Returns true for choices that are listed with their numbers: more than `yes` and `no`.
pub(super) fn is_numbered(words: &[&str]) -> bool {
    words.len() > 2 && !words.iter().any(|word| word.starts_with(|c: char| c.is_ascii_digit()) && word.len() < 3)
}

/// The choice that a number in the list stands for: `2`, `2.`, `2)`.
fn by_number(words: &[&'static str], typed: &str) -> Option<&'static str> {
    let number: usize = typed.trim().trim_end_matches(['.', ')', ':']).parse().ok()?;
    words.get(number.checked_sub(1)?).copied().filter(|_| is_numbered(words))
}

/// A player or a side.
pub(super) fn by(line: &str) -> Option<By> {
    let line: String = line.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect();
    Side::named(&line).map(By::Side).or_else(|| Seat::named(&line).map(By::Seat))
}

/// A row that answers no question, where the line is one: `facts: …` in free words, `left: N:…`, `excluded:` and others as in
/// a script.
pub(super) fn aside(line: &str) -> Option<Result<Fact, Vec<Diagnostic>>> {
    let (name, rest) = line.split_once(':')?;
    let name = name.trim().to_lowercase();
    match name.as_str() {
        "facts" | "left" => {
            let question = Spanned::new(name, Span::default());
            let reason = Some(Spanned::new(unquoted(rest).to_owned(), Span::default()));
            Some(Ok(Fact { question, answers: Vec::new(), reason, span: Span::default() }))
        }
        "excluded" | "legal" => {
            let outcomes = splits(rest).find_map(|(outcomes, reason)| {
                let row = syntax::parse_fact(FileId::default(), &format!("{name}: {outcomes}")).ok()?;
                Some(with_reason(row, reason))
            });
            Some(outcomes.map_or_else(|| syntax::parse_fact(FileId::default(), line), Ok))
        }
        claim if CLAIM_ROWS.contains(&claim) => Some(syntax::parse_fact(FileId::default(), line)),
        _ => None,
    }
}

/// The row that answers a question.
///
/// # Errors
/// If the answer is wrong.
pub(super) fn read(
    (scope, by): (&Scope, Option<By>),
    procedure: &'static Procedure,
    node: &Node,
    kind: &Kind,
    line: &str,
    locale: Locale,
) -> Result<IncidentRow, Vec<Diagnostic>> {
    // The question may be named, as in a script.
    let named = line.split_once(':').filter(|(name, _)| name.trim().eq_ignore_ascii_case(node.name));
    let line = named.map_or(line, |(_, answer)| answer).trim();
    let open = line.strip_suffix(',').unwrap_or(line);
    if *kind == Kind::Alternatives
        && let Some(poll) = splits(open)
            .filter(|(_, question)| is_poll_question(question))
            .find_map(|(votes, question)| poll(votes, question, locale))
    {
        return Ok(IncidentRow::Poll(poll));
    }
    let row = |answer: &str| {
        let row = syntax::parse_fact(FileId::default(), &format!("{}: {answer}", node.name))?;
        scope.reads(procedure, by, &row).map(|()| row)
    };
    // `N` is the player, where one answers, before it is the beginning of a word.
    let named = splits(open).find(|(answer, _)| matches!(self::by(answer), Some(By::Seat(_))));
    if let (Kind::Word(_), Some((answer, reason))) = (kind, named)
        && let Some(Ok(row)) = player(answer).map(|seat| row(&seat))
    {
        return Ok(IncidentRow::Fact(with_reason(row, reason)));
    }
    for is_strict in [true, false] {
        for (answer, reason) in splits(open) {
            if *kind == Kind::Alternatives && is_vote(reason) {
                continue;
            }
            let Some(written) = in_notation(kind, answer, locale) else { continue };
            if let Ok(row) = row(&written)
                && (!is_strict || row.answers.iter().all(|answer| is_plain(kind, &answer.node)))
            {
                return Ok(IncidentRow::Fact(with_reason(row, reason)));
            }
        }
    }
    let first = splits(open).last().map_or(open, |(answer, _)| answer);
    let named = match kind {
        Kind::Word(words) => {
            let seat = meaning::seat_of(first).filter(|seat| row(seat).is_ok());
            let in_words = || meaning::word_of(node, words, first, locale).map(str::to_owned);
            seat.or_else(|| of_phrases(procedure, node, first)).or_else(in_words)
        }
        Kind::Call => meaning::call_of(first, locale),
        _ => None,
    };
    if let Some(read) = named.and_then(|word| row(&word).ok()) {
        let reason = open.strip_prefix(first).map_or("", |rest| rest.trim_start_matches(',').trim());
        return Ok(IncidentRow::Fact(with_reason(read, reason)));
    }
    // An error of the answer itself is reported first; no error behind it is left out.
    row(first).and_then(|_| row(open)).map(IncidentRow::Fact)
}

/// The answer to a question by the phrases that hold it: `face up`.
fn of_phrases(procedure: &Procedure, node: &Node, typed: &str) -> Option<String> {
    phrases::answers(procedure.name, typed)
        .into_iter()
        .find(|(question, _)| *question == node.name)
        .map(|(_, answer)| answer)
}

/// Returns whether words behind votes can be the question put to peers, and not votes that cannot be read, which would
/// be lost. Words in quotation marks are no vote.
fn is_poll_question(question: &str) -> bool {
    unquoted(question) != question.trim() || !begins_with_action(question) && !has_digit(question)
}

/// Returns whether words behind alternatives are rather a vote than a reason.
fn is_vote(reason: &str) -> bool {
    unquoted(reason) == reason.trim() && begins_with_action(reason) && has_digit(reason)
}

fn has_digit(words: &str) -> bool {
    words.contains(|c: char| c.is_numeric())
}

/// Returns whether words begin with a call or a card: `pass 9`, `no bid`.
fn begins_with_action(words: &str) -> bool {
    let ends = |c: char| c.is_whitespace() || matches!(c, ':' | '=' | '?' | '!' | ';' | ',' | '.');
    let mut words = words.split(ends).filter(|word| !word.is_empty());
    let (first, second) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    syntax::action(first).or_else(|| syntax::action(&format!("{first} {second}"))).is_some()
}

/// Returns whether an answer is surely one, and not a word of its reason.
fn is_plain(kind: &Kind, answer: &FactAnswer) -> bool {
    match (kind, answer) {
        (Kind::Call | Kind::Card | Kind::Alternatives, FactAnswer::Word(word)) => {
            ["none", "unclear"].contains(&word.as_str())
        }
        (Kind::Names, FactAnswer::Word(word)) => word.chars().count() <= 3,
        _ => true,
    }
}

/// Every way to part a line into an answer and a reason behind a comma, the longest answer first.
fn splits(line: &str) -> impl Iterator<Item = (&str, &str)> {
    let commas = line.rmatch_indices(',').map(move |(at, _)| {
        (line.get(..at).unwrap_or("").trim(), line.get(at.saturating_add(1)..).unwrap_or("").trim())
    });
    std::iter::once((line.trim(), "")).chain(commas)
}

/// A reason without the quotation marks that it may have been typed with.
fn unquoted(reason: &str) -> &str {
    let reason = reason.trim();
    let inner = reason.strip_prefix(['"', '„', '“']).and_then(|rest| rest.strip_suffix(['"', '”', '“']));
    inner.unwrap_or(reason)
}

fn with_reason(row: Fact, reason: &str) -> Fact {
    let reason = unquoted(reason);
    let own = row.reason.clone();
    Fact { reason: if reason.is_empty() { own } else { Some(Spanned::new(reason.to_owned(), Span::default())) }, ..row }
}

/// An answer as the language writes it; `None` if it is none of the kind.
fn in_notation(kind: &Kind, answer: &str, locale: Locale) -> Option<String> {
    let none = || is_word("none", answer, locale) || is_no(answer) || meaning::is_none(answer, locale);
    let as_typed = || (!answer.is_empty()).then(|| answer.to_owned());
    match kind {
        Kind::Word(words) if words.contains(&"none") && !words.contains(&"no") && none() => Some("none".to_owned()),
        // Who played or won is also named by his seat or his part in the play.
        Kind::Word(words) => by_number(words, answer)
            .or_else(|| word_of(words, answer, locale))
            .map(str::to_owned)
            .or_else(|| player(answer)),
        Kind::EachSide(words) => each_side(words, answer, locale),
        Kind::Sides if ["both", "obie", "ns+ew"].contains(&answer.to_lowercase().as_str()) => Some("NS, EW".to_owned()),
        Kind::Claimed => Some(claimed(answer)),
        Kind::Alternatives if none() => Some("none".to_owned()),
        _ if is_word("unclear", answer, locale) => Some("unclear".to_owned()),
        Kind::Card => phrases::card_in_words(answer).or_else(as_typed),
        Kind::Call => as_typed().map(|answer| action_of(&answer)),
        Kind::Alternatives => as_typed().map(|answer| answer.split(',').map(action_of).collect::<Vec<_>>().join(", ")),
        _ => as_typed(),
    }
}

/// The tricks claimed, in the notation: `4/6`, `4 out of 6 tricks`, `all four` of the rest.
fn claimed(answer: &str) -> String {
    let parts = |c: char| !c.is_alphanumeric();
    let words: Vec<&str> = answer.split(parts).filter(|word| !word.is_empty()).collect();
    let numbers: Vec<&&str> = words.iter().filter(|word| word.chars().all(|c| c.is_ascii_digit())).collect();
    let is_rest = words.iter().any(|word| phrases::is_the_rest(word));
    match numbers.as_slice() {
        // A sign before a number, or a comma, is none of a count.
        _ if answer.contains(['-', '−', '.', ',']) => answer.to_owned(),
        [] if is_rest => "all".to_owned(),
        [all] if is_rest => format!("{all} of {all}"),
        [won] => (**won).to_owned(),
        [won, of] => format!("{won} of {of}"),
        _ => answer.to_owned(),
    }
}

/// A call or a card, in the notation where it was typed in words: `2 clubs`, `ace of spades`.
fn action_of(answer: &str) -> String {
    let answer = answer.trim();
    let in_words = || phrases::bid_in_words(answer).or_else(|| phrases::card_in_words(answer));
    syntax::action(answer).is_none().then(in_words).flatten().unwrap_or_else(|| answer.to_owned())
}

/// The word that was typed: the word itself, its translation in the reader's language, or the unambiguous beginning of
/// one.
fn word_of(words: &[&'static str], typed: &str, locale: Locale) -> Option<&'static str> {
    let typed = typed.trim().to_lowercase();
    if typed.is_empty() {
        return None;
    }
    if words.contains(&"yes") && YES.contains(&typed.as_str()) {
        return Some("yes");
    }
    if words.contains(&"no") && NO.contains(&typed.as_str()) {
        return Some("no");
    }
    let all = || words.iter().copied().chain(["unclear"]);
    if let Some(word) = all().find(|word| is_word(word, &typed, locale)) {
        return Some(word);
    }
    if !words.contains(&"yes")
        && let Some(word) = only_word_in(all(), &typed, locale)
    {
        let is_own = |word: &str| is_word(word, &typed, locale) || word.starts_with("not-");
        return Some(word).filter(|word| is_own(word) || !meaning::denies(&typed, locale));
    }
    // `no` is no beginning of `not known`.
    let is_yes_or_no = [YES.as_slice(), NO.as_slice()].concat().contains(&typed.as_str());
    if is_yes_or_no && typed.chars().count() > 1 {
        return None;
    }
    let mut begun = all().filter(|word| !is_yes_or_no || *word != "unclear").filter(|word| {
        let word_text = names::procedure_answer(locale, word).to_string().to_lowercase();
        word.to_lowercase().starts_with(&typed) || word_text.starts_with(&typed)
    });
    begun.next().filter(|_| begun.next().is_none()).or_else(|| inflected(all(), &typed, locale))
}

/// A player or a part in the play, as a row has it.
fn player(typed: &str) -> Option<String> {
    let typed = typed.trim().to_lowercase();
    let part = ["declarer", "dummy", "defender", "defenders", "rozgrywający", "dziadek", "obrońca", "obrońcy"];
    let is_part = part.contains(&typed.as_str());
    if is_part { Some(typed) } else { by(&typed).map(|by| by.to_string()) }
}

/// The only one of the words that all words typed are forms of, as a language inflects them: `rozgrywka` for
/// `w czasie rozgrywki`, `żądać` for `żąda tego koloru`.
fn inflected(words: impl Iterator<Item = &'static str>, typed: &str, locale: Locale) -> Option<&'static str> {
    let typed: Vec<&str> = typed.split_whitespace().collect();
    let mut found = words.filter(|word| {
        let text = names::procedure_answer(locale, word).to_string().to_lowercase();
        let parts: Vec<&str> = text.split_whitespace().chain([*word]).collect();
        !typed.is_empty() && typed.iter().all(|one| parts.iter().any(|part| meaning::is_form(one, part)))
    });
    found.next().filter(|_| found.next().is_none())
}

/// The only one of the words that a few typed words name: `in the auction`, `by a defender`. A comma ends an answer.
fn only_word_in(
    words: impl Iterator<Item = &'static str> + Clone,
    typed: &str,
    locale: Locale,
) -> Option<&'static str> {
    let parts = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let typed = parts(typed);
    let is_named = |word: &&'static str| {
        let text = names::procedure_answer(locale, word).to_string().to_lowercase();
        let text = parts(&text);
        let is_in =
            typed.iter().any(|one| one == word) || text.len() > 1 && typed.windows(text.len()).any(|own| own == text);
        is_in && meaning::is_only(word, &typed.join(" "), locale)
    };
    let mut named = words.filter(is_named);
    named.next().filter(|_| typed.len() > 1 && !typed.iter().any(|one| one.ends_with(',')) && named.next().is_none())
}

/// Returns whether a word is typed, or what it is in the reader's language.
fn is_word(word: &str, typed: &str, locale: Locale) -> bool {
    let word_text = names::procedure_answer(locale, word).to_string();
    word.eq_ignore_ascii_case(typed.trim())
        || (!word_text.is_empty() && word_text.to_lowercase() == typed.trim().to_lowercase())
}

/// `NS none, EW directly`; one word is both sides'.
fn each_side(words: &[&'static str], answer: &str, locale: Locale) -> Option<String> {
    if let Some(word) = word_of(words, answer, locale) {
        return Some(word.to_owned());
    }
    let of = |item: &str| {
        let item = item.trim();
        let (side, rest) = item.split_once(|c: char| c.is_whitespace() || c == ':')?;
        let side = match by(side)? {
            By::Side(side) => side,
            By::Seat(_) => return None,
        };
        Some(format!("{side} {}", word_of(words, rest, locale)?))
    };
    let sides: Option<Vec<String>> = answer.split([',', ';', '/']).map(of).collect();
    sides.map(|sides| sides.join(", "))
}

/// `4♥ 5, pass 4, 4♦ considered 1`, and what the peers were asked.
fn poll(votes: &str, question: &str, locale: Locale) -> Option<Poll> {
    let votes: Vec<Vote> = votes.split(',').map(|item| vote(item.trim(), locale)).collect::<Option<_>>()?;
    let question = match unquoted(question) {
        "" => messages::guide_poll_question(locale).to_string(),
        next_question => next_question.to_owned(),
    };
    Some(Poll { question: Spanned::new(question, Span::default()), votes, span: Span::default() })
}

/// `4♥ 5`, `4♥: 5`, `pass considered 3`
fn vote(item: &str, locale: Locale) -> Option<Vote> {
    let (answer, count) = item.rsplit_once([' ', ':', '\t'])?;
    let count: u32 = count.trim().parse().ok()?;
    let answer = answer.trim_end_matches([':', ' ']).trim();
    let considered = messages::guide_considered(locale).to_string();
    let only = ["considered", considered.as_str()].into_iter().find_map(|word| answer.strip_suffix(word));
    let (answer, between) = match only {
        Some(answer) => (answer.trim_end_matches([':', ' ']).trim(), " considered "),
        None => (answer, ": "),
    };
    if answer.is_empty() || answer.starts_with('"') {
        return None;
    }
    syntax::parse_vote(FileId::default(), &format!("{answer}{between}{count}")).ok()
}
