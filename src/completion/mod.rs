//! Completion at the cursor, at the prompt and in an editor: the choices, each with a line about its meaning.

mod event;

use crate::diagnostic::{Code, Severity};
use crate::messages::{Locale, explanation, names};
use crate::procedure::{Kind, Procedure, Verdict};
use crate::procedures;
use crate::ruling::{Seat, Side, Strain, Vulnerability};
use crate::scoring::{PRESETS, SCALES, Scoring};
use crate::session::{CLAIM_ROWS, Scope, SettingForm};
use crate::source::is_script;
use crate::syntax::{Keyword, Token, highlight, quoted, statement_start};
use std::path::Path;

/// One way to go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The text that replaces the beginning that was typed.
    pub text: String,
    /// Its meaning; empty if the text explains itself.
    pub meaning: String,
}

/// The kind of text expected at the cursor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expected {
    /// One of these, in the place of the text from this byte on.
    Candidates(usize, Vec<Candidate>),
    /// A file of this kind, whose name starts at this byte.
    File(usize, FileKind),
}

/// The files that a statement wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    /// A script to include.
    Script,
    /// The results of an event.
    Event,
    /// Any.
    Any,
}

impl FileKind {
    /// Returns true if a file of this name, or a folder that ends in `/`, may be what is wanted.
    #[must_use]
    pub fn fits(self, name: &str) -> bool {
        let file = name.rsplit('/').next().unwrap_or(name);
        if self == Self::Any || !file.contains('.') {
            return true;
        }
        is_script(Path::new(file)) == (self == Self::Script)
    }
}

/// A statement written out as an example.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Snippet {
    /// The whole of it.
    pub form: &'static str,
    /// The clauses behind its word, to be overwritten; `None` if a block follows at once.
    pub clauses: Option<&'static str>,
    /// True if a block follows.
    pub has_block: bool,
}

impl Snippet {
    /// The snippet of the statement that a word starts; `None` if nothing follows the word.
    #[must_use]
    pub fn of(word: &str) -> Option<Self> {
        let form = Keyword::named(word)?.form()?;
        let behind = form.strip_prefix(word)?.trim_start();
        let (clauses, has_block) = match behind.split_once('{') {
            Some((clauses, _)) => (clauses.trim_end(), true),
            None => (behind, false),
        };
        let clauses = Some(clauses).filter(|clauses| !clauses.is_empty());
        (clauses.is_some() || has_block).then_some(Self { form, clauses, has_block })
    }
}

/// Returns whether a statement starts behind a text.
#[must_use]
pub fn starts_statement(before: &str) -> bool {
    before.get(statement_start(before)..).unwrap_or("").trim().is_empty()
}

/// The suits behind a backslash.
const SUITS: [(&str, &str); 4] = [("\\s", "♠"), ("\\h", "♥"), ("\\d", "♦"), ("\\c", "♣")];

/// Completes `before`, the text up to the cursor, with `state` in force.
#[must_use]
pub fn complete(before: &str, state: &Scope, locale: Locale) -> Expected {
    for (typed, suit) in SUITS {
        if before.ends_with(typed) {
            let candidate = Candidate { text: suit.to_owned(), meaning: String::new() };
            return Expected::Candidates(before.len().saturating_sub(typed.len()), vec![candidate]);
        }
    }
    let start = before.rfind(is_boundary).map_or(0, |at| {
        at.saturating_add(before.get(at..).and_then(|rest| rest.chars().next()).map_or(1, char::len_utf8))
    });
    let (context, begun) = before.split_at_checked(start).unwrap_or((before, ""));
    let statement = context.get(statement_start(context)..).unwrap_or("").trim_start();
    if let Some((file, kind)) = file_from(before) {
        return Expected::File(file, kind);
    }
    if is_opaque(before) {
        return Expected::Candidates(before.len(), Vec::new());
    }
    let offered = match incident_around(context, state) {
        Some(procedure) => of_incident(procedure, statement, locale),
        None => poll_answers(context, state)
            .or_else(|| incident_words(statement, locale))
            .or_else(|| event_words(statement, state))
            .or_else(|| outcome(statement, begun))
            .unwrap_or_else(|| candidates_after(statement, begun, state, locale)),
    };
    let begun = begun.to_lowercase();
    let fits = |candidate: &Candidate| candidate.text.to_lowercase().starts_with(&begun);
    let mut offered: Vec<Candidate> = offered.into_iter().filter(fits).collect();
    if offered.is_empty() && statement.trim().eq_ignore_ascii_case("incident") {
        offered = of_procedures(&procedures::phrases::find(&begun, locale).procedures, locale);
    }
    Expected::Candidates(start, offered)
}

fn is_boundary(character: char) -> bool {
    character.is_whitespace() || "(){}&;,/\"".contains(character)
}

/// The start of the file name that is being typed, and the kind of file that its statement wants.
fn file_from(before: &str) -> Option<(usize, FileKind)> {
    let start = statement_start(before);
    let statement = before.get(start..)?;
    let word = statement.trim_start().split(char::is_whitespace).next()?;
    let kind = match Keyword::named(word)? {
        Keyword::Include => FileKind::Script,
        Keyword::Event => FileKind::Event,
        _ => return None,
    };
    let quote = statement.rfind('"').filter(|_| statement.matches('"').count() % 2 == 1)?;
    Some((start.saturating_add(quote).saturating_add(1), kind))
}

/// Returns true inside a comment or a string.
fn is_opaque(before: &str) -> bool {
    let last = highlight(before).into_iter().last().filter(|(place, _)| place.end == before.len());
    match last {
        Some((_, Token::Comment)) => true,
        Some((place, Token::Text)) => {
            let text = before.get(place).unwrap_or("");
            text.len() == 1 || !text.ends_with('"') || text.ends_with("\\\"")
        }
        _ => false,
    }
}

fn described<'a>(items: impl IntoIterator<Item = (&'a str, String)>) -> Vec<Candidate> {
    let candidate = |(text, meaning): (&str, String)| Candidate { text: text.to_owned(), meaning };
    items.into_iter().map(candidate).collect()
}

fn listed(items: impl IntoIterator<Item = String>) -> Vec<Candidate> {
    items.into_iter().map(|text| Candidate { text, meaning: String::new() }).collect()
}

/// The words that start a statement; those of the reader's language, which are many more, for what is begun.
fn statements(begun: &str, locale: Locale) -> Vec<Candidate> {
    let meaning = |keyword: Keyword| names::keyword(locale, keyword.word()).to_string();
    let own = Keyword::statements().map(|keyword| (keyword.word(), meaning(keyword)));
    let local = Keyword::statements().filter(|_| !begun.is_empty());
    described(own.chain(local.filter_map(|keyword| Some((keyword.local(locale)?, meaning(keyword))))))
}

/// Every continuation of `statement`, whatever is begun.
fn candidates_after(statement: &str, begun: &str, state: &Scope, locale: Locale) -> Vec<Candidate> {
    let words: Vec<String> = statement.split_whitespace().map(in_notation).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let names = || listed(state.ruling_names().into_iter().chain(["ans".to_owned()]));
    let settings =
        || described(SettingForm::all().map(|form| (form.name, names::setting(locale, form.name).to_string())));
    match words.as_slice() {
        [] => statements(begun, locale).into_iter().chain(names()).collect(),
        ["let"] | ["question"] | ["case"] => Vec::new(),
        ["set"] => settings(),
        ["set", name] => values(name, locale),
        ["conventions"] => {
            let mut all = settings();
            all.extend(names());
            all
        }
        ["scoring"] => described(Scoring::ALL.iter().map(|scoring| (scoring.name(), topic(scoring.name(), locale)))),
        ["regulations"] => {
            described(PRESETS.iter().map(|preset| (preset.name, names::regulations(locale, preset.name).to_string())))
        }
        ["vary", _] => listed(["from", "in"].map(str::to_owned)),
        ["solve", _] => listed(["in".to_owned()]),
        ["offenders"] => listed(["NS", "EW", "both", "none"].map(str::to_owned)),
        [.., "vul"] => listed(Vulnerability::EVERY.map(|known| known.to_string())),
        [.., "dealer" | "by"] => seats(),
        ["board", words_before @ ..] => of_board(words_before, begun),
        [.., "scale"] => {
            let own = SCALES.iter().map(|scale| scale.name.to_owned());
            listed(own.into_iter().chain(state.scale_names().into_iter().map(|name| quoted(&name))))
        }
        ["session" | "penalty" | "damage"] | [.., "for"] => listed(Side::BOTH.map(|side| side.to_string())),
        [first, ..] if !clauses(first, words.len()).is_empty() => {
            listed(clauses(first, words.len()).iter().map(|keyword| keyword.word().to_owned()))
        }
        ["expect", .., severity @ ("error" | "warning" | "note")] => {
            let codes = Code::ALL.iter().filter(|code| code.severity().word() == *severity);
            listed(codes.map(|code| code.name().to_owned()))
        }
        ["expect", ..] if statement.contains(':') => {
            let severities = [Severity::Error, Severity::Warning, Severity::Note].map(|severity| severity.word());
            listed(["NS", "EW", "stands"].into_iter().chain(severities).map(str::to_owned))
        }
        [.., "in"] => {
            let mut all = listed(state.group_names().into_iter().map(|name| quoted(&name)));
            all.extend(names());
            all
        }
        _ => in_ruling(statement, names),
    }
}

/// A word in the notation and in lower case, whichever language it is in.
fn in_notation(word: &str) -> String {
    Keyword::named(word).map_or_else(|| word.to_lowercase(), |keyword| keyword.word().to_owned())
}

/// The words that may stand at the end of a ruling that is being written: names where one begins, `rest` where a
/// component does, nothing behind a weight or an outcome.
fn in_ruling(statement: &str, names: impl Fn() -> Vec<Candidate>) -> Vec<Candidate> {
    let written = statement.trim_end();
    let is_open = written.matches('(').count() > written.matches(')').count();
    let begins_component = written.ends_with(['(', '&', ';', ',']);
    let last = written.rsplit([' ', '/', ':', '=', '(', ',']).next().unwrap_or("");
    let is_amount = last.starts_with(['+', '-', '−', '–']) && !last.ends_with('%') && last.len() < 5;
    match () {
        () if is_open && begins_component => listed(["rest".to_owned()]),
        () if is_open => Vec::new(),
        () if written.ends_with(['=', '/', ':', ',']) || Keyword::named(written).is_some() => names(),
        () if is_amount => listed(["IMP".to_owned()]),
        () => Vec::new(),
    }
}

/// The words that can follow in a statement of which so many words stand there.
fn clauses(first: &str, words: usize) -> &'static [Keyword] {
    match Keyword::named(first) {
        // The table and the dealer are named at once.
        Some(Keyword::Other | Keyword::Auction) if words > 1 => &[],
        Some(keyword) => keyword.clauses(),
        None => &[],
    }
}

/// The endings of the contract that is being typed.
fn outcome(statement: &str, begun: &str) -> Option<Vec<Candidate>> {
    if let Some(contract) = contract(begun) {
        return Some(listed(contract));
    }
    let lacks_declarer = begun.is_empty() && statement.split_whitespace().next_back().is_some_and(is_result);
    lacks_declarer.then(seats)
}

fn seats() -> Vec<Candidate> {
    listed(Seat::North.clockwise().map(|seat| seat.to_string()))
}

/// The facts of a board that are still open; a whole word continues with the word after it.
fn of_board(words_before: &[&str], begun: &str) -> Vec<Candidate> {
    match begun {
        "vul" => listed(Vulnerability::EVERY.map(|known| format!("vul {known}"))),
        "dealer" => listed(Seat::North.clockwise().map(|seat| format!("dealer {seat}"))),
        _ => listed(["dealer", "vul"].into_iter().filter(|word| !words_before.contains(word)).map(str::to_owned)),
    }
}

/// The continuations of a contract: its denomination, then its doubling and its result.
fn contract(begun: &str) -> Option<Vec<String>> {
    let denomination = begun.strip_prefix(|level: char| ('1'..='7').contains(&level))?;
    let go_on = |parts: &[&str]| parts.iter().map(|part| format!("{begun}{part}")).collect();
    if denomination.is_empty() {
        return Some(Strain::ALL.iter().map(|strain| format!("{begun}{strain}")).collect());
    }
    let is_whole = |written: &str| Strain::of_sign(written).is_some();
    if is_whole(denomination) {
        return Some(go_on(&["=", "+1", "-1", "x", "xx"]));
    }
    let doubled = denomination.trim_end_matches(['x', 'X']);
    (doubled.len() < denomination.len() && is_whole(doubled)).then(|| go_on(&["=", "+1", "-1"]))
}

/// Returns whether a word is a contract with its result, so that the declarer is missing.
fn is_result(word: &str) -> bool {
    let tricks = word.trim_end_matches(|tricks: char| tricks.is_ascii_digit());
    let contract =
        if tricks.len() < word.len() { tricks.strip_suffix(['+', '-', '−', '–']) } else { word.strip_suffix('=') };
    let Some(contract) = contract.and_then(|it| it.strip_prefix(|level: char| ('1'..='7').contains(&level))) else {
        return false;
    };
    let denomination = contract.trim_end_matches(['x', 'X']);
    Strain::of_sign(denomination).is_some()
}

/// The procedures behind `incident`, and the verdicts that may be expected of one.
fn incident_words(statement: &str, locale: Locale) -> Option<Vec<Candidate>> {
    let words: Vec<String> = statement.split_whitespace().map(str::to_lowercase).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["incident"] => Some(of_procedures(&procedures::procedures().iter().collect::<Vec<_>>(), locale)),
        ["weights"] => Some(listed(["from".to_owned()])),
        ["weights", "from"] => Some(listed(["poll", "field", "leads", "layouts"].map(str::to_owned))),
        ["why"] => Some(listed(["not".to_owned()])),
        ["why", "not"] | ["expect", "incident:"] => Some(described(
            Verdict::ALL.iter().map(|verdict| (verdict.word(), names::verdict(locale, verdict.word()).to_string())),
        )),
        _ => None,
    }
}

fn of_procedures(offered: &[&Procedure], locale: Locale) -> Vec<Candidate> {
    described(offered.iter().map(|one| (one.name, names::procedure(locale, one.name).to_string())))
}

/// The names in the event in force.
fn event_words(statement: &str, state: &Scope) -> Option<Vec<Candidate>> {
    let words: Vec<String> = statement.split_whitespace().map(str::to_lowercase).collect();
    event::words(&words.iter().map(String::as_str).collect::<Vec<_>>(), state).map(listed)
}

/// The procedure of the incident whose block the cursor is in.
fn incident_around(context: &str, state: &Scope) -> Option<&'static Procedure> {
    let (_, inside) = context.rsplit_once("incident ")?;
    let (head, rows) = inside.split_once('{')?;
    let open = rows.matches('{').count().saturating_add(1) > rows.matches('}').count();
    procedures::named_in(head.split_whitespace().next()?, state.settings().edition()).filter(|_| open)
}

/// The answers of the last poll, in a block of `weights from poll` where none is written yet in the row.
fn poll_answers(context: &str, state: &Scope) -> Option<Vec<Candidate>> {
    let (_, inside) = context.rsplit_once("weights from poll")?;
    let (_, rows) = inside.split_once('{').filter(|(_, rows)| !rows.contains('}'))?;
    let row = rows.rsplit([',', ';', '\n']).next().unwrap_or("");
    (!row.contains(':')).then(|| listed(state.poll_answers().into_iter().map(|answer| format!("{answer}:"))))
}

/// The questions of a procedure, and the words that answer one.
fn of_incident(procedure: &'static Procedure, row: &str, locale: Locale) -> Vec<Candidate> {
    let words = |words: &[&'static str]| {
        described(words.iter().map(|word| (*word, names::procedure_answer(locale, word).to_string())))
    };
    if let Some((question, _)) = row.split_once(':') {
        return match procedure.question(question.trim()) {
            Some((_, Kind::Word(known) | Kind::EachSide(known))) => words(known),
            _ => Vec::new(),
        };
    }
    let question = |name: &'static str| names::procedure_question(locale, procedure.name, name).to_string();
    let mut all = described(procedure.questions().map(|(node, _)| (node.name, question(node.name))));
    all.extend(listed(["facts", "poll", "excluded", "legal"].map(str::to_owned)));
    let of_claims = CLAIM_ROWS.into_iter().filter(|_| procedure.question("claimed").is_some());
    all.extend(listed(of_claims.map(str::to_owned)));
    all
}

/// The values of a setting; those that stand for a number are left to the reader.
fn values(name: &str, locale: Locale) -> Vec<Candidate> {
    let Some(SettingForm { name, values }) = SettingForm::named(name) else { return Vec::new() };
    let named = values.into_iter().filter(|value| !value.starts_with('<'));
    described(named.map(|value| (value, names::setting_value(locale, name, value).to_string())))
}

fn topic(name: &str, locale: Locale) -> String {
    let page = explanation(locale, &format!("topic {name}"));
    page.map_or_else(String::new, |page| page.title.to_owned())
}
