//! Rulings as directors write them by hand, for text that the notation does not match: `4S= N (60%), 4S-1 N (40%)`,
//! `adjust to 4♠ by North one off`, `średnia plus dla obu stron`.
//!
//! `grammar/hand.pest` knows the phrases. A phrase is written down in the notation, once for each meaning that it can
//! have; with one meaning it is read as if it had been written so.

mod artificial;
mod assembly;
mod island;
mod islands;
mod joining;
mod outcome;
mod penalties;
mod remarks;
mod side;
mod sides;
mod statement;
mod weighing;
mod word;

use super::keywords::is_statement_word;
use super::lexer::{FRACTION_SLASH, first_word};
use crate::diagnostic::Mistake;
use crate::procedures::phrases::plain_letter;
use crate::ruling::{Ruling, Seat};
pub(super) use islands::is_reason;
use outcome::Declarer;
pub(super) use penalties::unfinished_penalty;
use penalties::{is_fine, penalty};
use pest::Parser;
use pest::iterators::Pair as Match;
pub(super) use remarks::{begins_sentence, in_a_sentence};
use side::Parts;
pub use side::TABLE_RESULT;
pub use statement::designation;
pub(super) use statement::{Opening, how_often, is_traveller, offenders_ahead, opening, row};
use std::borrow::Cow;
use std::ops::Range;
pub(super) use word::{Part, word};

#[derive(pest_derive::Parser)]
#[grammar = "grammar/hand.pest"]
#[grammar = "grammar/hand_outcomes.pest"]
#[grammar = "grammar/hand_islands.pest"]
#[grammar = "grammar/hand_statements.pest"]
#[grammar = "grammar/suits.pest"]
struct Hand;

type Pair<'i> = Match<'i, Rule>;

/// The longest text that is read, in bytes: nobody wrote a longer ruling.
pub(super) const LONGEST: usize = 400;

/// A phrase in the notation, in each of its meanings.
pub(super) struct Reading {
    /// The reason for more than one meaning.
    pub mistake: Mistake,
    /// Statements, the likeliest first.
    pub statements: Vec<String>,
    /// True if its weights may sum to something else than 100%, which is an error of its own.
    pub is_weighted: bool,
    /// Words behind it that are no part of it.
    pub remark: Option<String>,
}

impl Reading {
    /// One meaning, in which no word is left out.
    fn alone(mistake: Mistake, statement: String) -> Self {
        Self { mistake, statements: vec![statement], is_weighted: false, remark: None }
    }

    /// The same with a table or a round among its remarks.
    fn beside_place(self, place: &str) -> Self {
        if place.is_empty() {
            return self;
        }
        let remark = self.remark.map_or_else(|| place.to_owned(), |remark| format!("{place}: {remark}"));
        Self { mistake: Mistake::IdleWords, remark: Some(remark), ..self }
    }

    /// True if it can be scored without asking.
    pub fn is_certain(&self) -> bool {
        self.statements.len() == 1
            && !matches!(
                self.mistake,
                Mistake::OneSide
                    | Mistake::DecimalPoint
                    | Mistake::Thousands
                    | Mistake::Statements
                    | Mistake::IdleWords
            )
    }
}

/// The meanings of a text that the notation does not match; `None` if it is no phrase that is known.
pub(super) fn reading(text: &str) -> Option<Reading> {
    if text.len() > LONGEST {
        return None;
    }
    let text = Text::of(text);
    behind_dash(&text)
        .or_else(|| ruling_of(&text))
        .or_else(|| behind_superseded(&text))
        .or_else(|| around_instead(&text))
        .or_else(|| introduced(&text))
        .or_else(|| on_board(&text))
        .or_else(|| at_table(&text))
        .or_else(|| numbered(&text))
        .or_else(|| listed(&text))
}

/// `4♠-N-10`: all tricks behind a dash, or those that the contract lacks.
fn behind_dash(text: &Text<'_>) -> Option<Reading> {
    let is_between = |(at, _): &(usize, &str)| {
        text.plain.get(*at..).is_some_and(|rest| Hand::parse(Rule::tricks_behind_dash, rest).is_ok())
    };
    let with = |mark: &str| {
        let mut parts: Vec<&str> = Vec::new();
        let mut from = 0_usize;
        for (at, _) in text.plain.match_indices('-').filter(is_between) {
            // Between the two dashes stands the letter of the declarer.
            let behind = at.checked_add("-N-".len())?;
            parts.extend([
                text.written(from..at)?,
                " ",
                text.written(at.checked_add(1)?..behind.checked_sub(1)?)?,
                mark,
            ]);
            from = behind;
        }
        parts.push(text.written(from..text.plain.len())?);
        (from > 0).then(|| parts.concat())
    };
    let mut readings = [" ", "-"].into_iter().filter_map(|mark| ruling_of(&Text::of(&with(mark)?)));
    let first = readings.next()?;
    let all = first.statements.iter().cloned().chain(readings.flat_map(|other| other.statements));
    let mut statements: Vec<String> = all.filter(|one| one.parse::<Ruling>().is_ok()).collect();
    statements.dedup();
    Some(Reading { mistake: Mistake::Tricks, statements, ..first })
}

/// A board and its ruling, in the notation or by hand: `board 7: 4♠= N`, `bd 7, late by EW, A+/A-`.
fn on_board(text: &Text<'_>) -> Option<Reading> {
    let found = Hand::parse(Rule::board_ahead, &text.plain).ok()?.next()?;
    let number = child(&found, Rule::place_number)?.as_str().trim_end().to_owned();
    let ruling = text.written(found.as_str().len()..text.plain.len())?;
    // A second number is none: `board 7 8`.
    ruling.contains(|sign: char| !sign.is_ascii_digit()).then_some(())?;
    let place = found.into_inner().filter(|part| part.as_rule() == Rule::place_ahead);
    let place = place.map(|place| place.as_str().trim_matches([' ', ',']).to_owned()).collect::<Vec<_>>().join(" ");
    let as_written = || Reading::alone(Mistake::Statements, ruling.to_owned());
    let found =
        reading(ruling).or_else(|| in_a_sentence(ruling)).or_else(|| average_shares(ruling)).unwrap_or_else(as_written);
    let mistake = if found.is_certain() { Mistake::Statements } else { found.mistake };
    let statements = found.statements.iter().map(|one| format!("board {number}\n{one}")).collect();
    Some(Reading { mistake, statements, ..found }.beside_place(&place))
}

/// `60/40`: percentages or scores.
fn average_shares(text: &str) -> Option<Reading> {
    let text = Text::of(text);
    let found = Hand::parse(Rule::average_shares, &text.plain).ok()?.next()?;
    let shares: Vec<&str> =
        found.into_inner().filter(|part| part.as_rule() == Rule::average_share).map(|share| share.as_str()).collect();
    let [ns, ew] = shares.as_slice() else { return None };
    let statements = sides::shares_or_scores(ns, ew);
    Some(Reading { mistake: Mistake::PercentOrScore, statements, is_weighted: false, remark: None })
}

/// A ruling behind its table or its round, which says nothing about it: `R2 T5: 4♠= N`.
fn at_table(text: &Text<'_>) -> Option<Reading> {
    let (_, ruling) = behind_words(text, Rule::places_ahead)?;
    let found = reading(ruling).or_else(|| in_a_sentence(ruling))?;
    Some(found.beside_place(text.written.strip_suffix(ruling)?.trim_matches(is_mark)))
}

/// A ruling behind its number in a list, which may be a part of it: `2. 3NT+2 N`.
fn numbered(text: &Text<'_>) -> Option<Reading> {
    let (_, ruling) = behind_words(text, Rule::list_number)?;
    Some(Reading { mistake: Mistake::IdleWords, ..reading(ruling)? })
}

/// A ruling of which the parts are numbered in one line: `1) result stands 2) 10% PP to NS`.
fn listed(text: &Text<'_>) -> Option<Reading> {
    let found = Hand::parse(Rule::list, &text.plain).ok()?.next()?;
    let mut numbers = ["1a", "2b", "3c", "4d"].into_iter();
    let mut parts = Vec::new();
    for item in found.into_inner().filter(|item| item.as_rule() == Rule::list_item) {
        let number = child(&item, Rule::ordinal)?.as_str().to_lowercase();
        let part = child(&item, Rule::list_text)?.as_span();
        let part = text.written(part.start()..part.end())?.trim_end_matches([' ', ',', ';', '.']);
        parts.push(numbers.next()?.contains(&number).then_some(part)?);
    }
    let all = parts.join("; ");
    reading(&all).or_else(|| in_a_sentence(&all)).map(|found| Reading { mistake: Mistake::IdleWords, ..found })
}

/// Returns true for the items of a list, whose marks open no bracket.
pub(super) fn is_list(text: &str) -> bool {
    listed(&Text::of(text)).is_some()
}

/// A text, and the same letter by letter without accents, as the grammar has its words: so are many slips written.
struct Text<'t> {
    written: &'t str,
    plain: Cow<'t, str>,
}

impl<'t> Text<'t> {
    fn of(written: &'t str) -> Self {
        let plain_sign = |sign| if sign == FRACTION_SLASH { '/' } else { plain_letter(sign) };
        let plain = || written.chars().map(plain_sign).collect();
        Self { written, plain: if written.is_ascii() { Cow::Borrowed(written) } else { Cow::Owned(plain()) } }
    }

    /// The writing of a part of the plain text.
    fn written(&self, part: Range<usize>) -> Option<&'t str> {
        let place = |at: usize| {
            let letters = self.plain.get(..at)?.chars().count();
            let mut places = self.written.char_indices().map(|(at, _)| at).chain(std::iter::once(self.written.len()));
            places.nth(letters)
        };
        self.written.get(place(part.start)?..place(part.end)?)
    }
}

/// Returns true for a text that begins with a word that turns the meaning of those behind it: `not`, `unless`.
pub(super) fn is_turning(text: &str) -> bool {
    Hand::parse(Rule::turning, &Text::of(text).plain).is_ok()
}

/// The mistake of a verdict that leaves open which score there is: `ruling upheld`, `NS get the best of it`.
pub(super) fn open_verdict(text: &str) -> Option<Mistake> {
    let text = Text::of(text);
    let found = Hand::parse(Rule::open_verdict, &text.plain).ok()?.next()?;
    let has = |rule| child(&found, rule).is_some();
    Some(match (has(Rule::favour), has(Rule::result_alone)) {
        (true, _) => Mistake::Favour,
        (_, true) => Mistake::ContractMissing,
        _ => Mistake::RulingElsewhere,
    })
}

fn ruling_of(text: &Text<'_>) -> Option<Reading> {
    let whole = Hand::parse(Rule::statement, &text.plain).ok()?.next()?;
    let head = head(text, &whole);
    let parts = child(&whole, Rule::side).and_then(|side| Parts::read(&side));
    let is_weighted = head.is_empty() && parts.is_some_and(|parts| parts.is_weighted());
    let has_comma =
        |part: Pair<'_>| matches!(part.as_rule(), Rule::comma_number | Rule::decimal) && part.as_str().contains(',');
    let has_comma = whole.clone().into_inner().flatten().any(has_comma);
    let is_separated = |part: Pair<'_>| part.as_rule() == Rule::points && part.as_str().contains(',');
    let has_separator = whole.clone().into_inner().flatten().any(is_separated);
    let has_introduction = child(&whole, Rule::introduction).is_some();
    let (mistake, rulings) = ruling_and_penalty(whole, has_introduction)?;
    let statements: Vec<String> = rulings.into_iter().map(|ruling| behind(head, &ruling)).collect();
    let mistake = match statements.as_slice() {
        [one] if one.contains('\n') => Mistake::Statements,
        [_] if has_comma => Mistake::DecimalPoint,
        [_] if has_separator => Mistake::Thousands,
        _ => mistake,
    };
    Some(Reading { mistake, statements, is_weighted, remark: None })
}

/// The ruling of a phrase, and the penalty beside it, which has to be stated first.
fn ruling_and_penalty(whole: Pair<'_>, has_introduction: bool) -> Option<(Mistake, Vec<String>)> {
    let (penalties, others): (Vec<_>, Vec<_>) = whole.into_inner().partition(|part| part.as_rule() == Rule::penalty);
    let ruling = others.iter().find_map(|part| ruling(part, has_introduction));
    let [first, behind @ ..] = penalties.as_slice() else { return ruling };
    let (mistake, fines) = penalty(first)?;
    let others =
        behind.iter().map(|fine| penalty(fine).map(|(_, fines)| fines)).chain(ruling.map(|(_, rulings)| Some(rulings)));
    let others: Vec<Vec<String>> = others.collect::<Option<_>>()?;
    let mistake = if others.is_empty() { mistake } else { Mistake::Statements };
    Some((mistake, others.into_iter().fold(fines, |fines, others| beside(&fines, &others))))
}

/// Each of the statements with each of others behind it.
fn beside(statements: &[String], others: &[String]) -> Vec<String> {
    statements.iter().flat_map(|one| others.iter().map(move |other| format!("{one}\n{other}"))).collect()
}

/// A ruling behind the head of its statement. At a table of an event the score that stands is its result, and a penalty is
/// stated once the table is in question.
fn behind(head: &str, ruling: &str) -> String {
    let (mut statements, rulings): (Vec<&str>, Vec<&str>) = ruling.lines().partition(|line| is_fine(line));
    let table = head.strip_suffix(':');
    if let Some(table) = table.filter(|_| !statements.is_empty()) {
        statements.insert(0, table);
    }
    let own = match (table, rulings.join("\n").as_str()) {
        (Some(_), "" | STANDS) => format!("{head} {TABLE_RESULT}"),
        (_, ruling) => format!("{head} {ruling}").trim().to_owned(),
    };
    statements.extend(Some(own.as_str()).filter(|own| !own.is_empty()));
    statements.join("\n")
}

/// True for what parts the words of a remark from a ruling.
const fn is_mark(sign: char) -> bool {
    matches!(sign, ' ' | ',' | ';' | ':' | '.' | '-' | '–' | '—')
}

/// The statement that the score obtained stands.
const STANDS: &str = "stands";

/// The artificial scores to choose from where a text says that there is no result: `cancelled`, `np`.
#[must_use]
pub fn not_played(text: &str) -> Option<Vec<String>> {
    Hand::parse(Rule::only_not_played, &Text::of(text).plain).ok().map(|_| artificial_scores())
}

fn artificial_scores() -> Vec<String> {
    ["A", "A+/A+"].map(str::to_owned).to_vec()
}

/// Returns true for a text in which another result has taken the place of the first: `4♠= N changed to 4♠-1 N`.
pub(super) fn is_superseded(text: &str) -> bool {
    Hand::parse(Rule::superseded_ahead, &Text::of(text).plain).is_ok()
}

/// The ruling that has taken the place of another: `4♠= N changed to 4♠-1 N`.
fn behind_superseded(text: &Text<'_>) -> Option<Reading> {
    let (head, ruling) = behind_words(text, Rule::superseded_ahead)?;
    let ruling = format!("{head} {ruling}");
    let found = ruling_of(&Text::of(ruling.trim_start()))?;
    // `4♥+1 S becomes 4♥=` has the declarer that it had.
    let words = Hand::parse(Rule::superseded_ahead, &text.plain).ok()?.next()?;
    let outcome = child(&words, Rule::outcome).and_then(|outcome| child(&outcome, Rule::contract));
    let declarer = outcome.and_then(|contract| outcome::Contract::read(&contract)?.declarer);
    let lacks_declarer = found.statements.iter().all(|one| {
        let ruling = one.lines().last().unwrap_or_default();
        let is_seat = |word: &str| Seat::North.clockwise().iter().any(|seat| seat.letter() == word);
        let is_contract = ruling.contains(['♠', '♥', '♦', '♣']) || ruling.contains("NT");
        is_contract && !ruling.split([' ', '(', ')', '/']).any(is_seat)
    });
    let declared = declarer.filter(|_| lacks_declarer).and_then(|declarer| declared_by(ruling.trim(), declarer));
    Some(declared.unwrap_or(found))
}

/// A ruling with its declarer, which stands before a penalty beside it.
fn declared_by(ruling: &str, declarer: Declarer) -> Option<Reading> {
    let text = Text::of(ruling);
    let whole = Hand::parse(Rule::statement, &text.plain).ok()?.next()?;
    let end = child(&whole, Rule::penalty).map_or(text.plain.len(), |penalty| penalty.as_span().start());
    let (ruling, penalty) = (text.written(0..end)?, text.written(end..text.plain.len())?);
    let penalty =
        Some(penalty).filter(|penalty| !penalty.is_empty()).map_or_else(String::new, |own| format!(", {own}"));
    ruling_of(&Text::of(&format!("{} by {declarer}{penalty}", ruling.trim_end_matches([' ', ',', ';', '.']))))
}

/// A ruling whose score stands behind what it has taken the place of: `3♥= E instead of 3♥+1, -140`.
fn around_instead(text: &Text<'_>) -> Option<Reading> {
    let found = Hand::parse(Rule::around_instead, &text.plain).ok()?.next()?;
    let (ruling, score) = (child(&found, Rule::ahead_of_instead)?, child(&found, Rule::score_again)?);
    ruling_of(&Text::of(&format!("{}, {}", ruling.as_str().trim_end(), score.as_str().trim())))
}

/// A ruling in the notation behind words: `split score (-100)/(+620)`.
fn introduced(text: &Text<'_>) -> Option<Reading> {
    let (head, ruling) = behind_words(text, Rule::introduced)?;
    // `decision: obtained +100` is no ruling.
    if is_statement_word(first_word(ruling)) {
        return None;
    }
    Some(Reading::alone(Mistake::Words, format!("{head} {ruling}").trim().to_owned()))
}

/// The head of a statement, and its text behind the words of a rule.
fn behind_words<'t>(text: &Text<'t>, rule: Rule) -> Option<(&'t str, &'t str)> {
    let words = Hand::parse(rule, &text.plain).ok()?.next()?;
    let ruling = text.written(words.as_str().len()..text.plain.len())?;
    Some((head(text, &words), ruling.trim_start()))
}

fn head<'t>(text: &Text<'t>, whole: &Pair<'_>) -> &'t str {
    let written = |head: Pair<'_>| text.written(head.as_span().start()..head.as_span().end());
    let head = child(whole, Rule::head).and_then(written).map(|head| head.trim().trim_end_matches(':'));
    head.or_else(|| child(whole, Rule::at_place).and_then(written)).unwrap_or_default()
}

fn ruling(part: &Pair<'_>, has_introduction: bool) -> Option<(Mistake, Vec<String>)> {
    match part.as_rule() {
        Rule::only_cancelled => Some((Mistake::NotPlayed, artificial_scores())),
        Rule::penalties => {
            let fines = part.clone().into_inner().filter(|part| part.as_rule() == Rule::penalty_of_side);
            let fines: Vec<String> = fines.map(|fine| penalty(&fine)?.1.into_iter().next()).collect::<Option<_>>()?;
            Some((Mistake::Statements, vec![fines.join("\n")]))
        }
        Rule::one_side => sides::one_side(part, has_introduction),
        Rule::verdict_of => verdict(part).map(|rulings| (Mistake::Words, rulings)),
        Rule::either => {
            let outcomes = part.clone().into_inner().filter(|part| part.as_rule() == Rule::outcome);
            Some((
                Mistake::Either,
                outcomes.map(|outcome| Some(Parts::of(&outcome)?.rulings())).collect::<Option<Vec<_>>>()?.concat(),
            ))
        }
        Rule::artificial if child(part, Rule::average_imps).is_some() => child(part, Rule::average_imps)
            .and_then(|found| artificial::average_imps(&found))
            .map(|all| (Mistake::Words, all)),
        Rule::artificial if child(part, Rule::by_fault).is_some() => {
            artificial::by_fault(&child(part, Rule::by_fault)?).map(|all| (Mistake::Sides, all))
        }
        Rule::artificial => artificial::artificial(part).map(|ruling| (Mistake::Words, vec![ruling])),
        Rule::sides if child(part, Rule::role_clause).is_some() => {
            sides::by_role(part).map(|rulings| (Mistake::Sides, rulings))
        }
        Rule::sides => sides::both_sides(part),
        Rule::paired => sides::paired(part),
        Rule::share_each if child(part, Rule::imps_both).is_some() => {
            artificial::imps_both(&child(part, Rule::imps_both)?).map(|both| (Mistake::Words, vec![both]))
        }
        Rule::share_each => {
            let share = side::percent(&child(part, Rule::percent)?);
            Some((Mistake::Words, vec![format!("{share}/{share}")]))
        }
        Rule::bare_each => {
            let share = child(part, Rule::average_share)?;
            Some((Mistake::PercentOrScore, vec![format!("{0}%/{0}%", share.as_str()), format!("+{}", share.as_str())]))
        }
        Rule::slashed => sides::slashed(part).map(|ruling| (Mistake::Words, vec![ruling])),
        Rule::without_level => outcome::at_each_level(part).map(|all| (Mistake::Level, all)),
        Rule::side => {
            let parts = Parts::read(part)?;
            if let Some(mean) = parts.mean(part) {
                return Some((Mistake::Either, parts.rulings().into_iter().chain([mean]).collect()));
            }
            let mistake = if parts.has_side() { Mistake::Sides } else { Mistake::Declarer };
            let rulings = parts.rulings();
            Some((mistake, if rulings == [TABLE_RESULT] { vec![STANDS.to_owned()] } else { rulings }))
        }
        _ => None,
    }
}

/// That the score stands; with a score beside it, which may be meant instead.
fn verdict(part: &Pair<'_>) -> Option<Vec<String>> {
    // `NS +680 as at the table, EW -1430` names the score of the other side as well.
    let (first, behind) = (child(part, Rule::outcome), child(part, Rule::sided_figure));
    if let Some((first, behind)) = first.as_ref().zip(behind) {
        let scores = [side::score_of_side(first), side::score_of_side(&behind)];
        (scores[0].is_none() || scores[0] == scores[1]).then_some(())?;
    }
    let stands = vec![STANDS.to_owned()];
    match child(part, Rule::outcome) {
        // `score stands as played` names it twice.
        Some(outcome) if child(&outcome, Rule::table_result).is_none() => {
            Some([stands, Parts::of(&outcome)?.rulings()].concat())
        }
        _ => Some(stands),
    }
}

/// The first part of a match by this rule.
fn child<'i>(pair: &Pair<'i>, rule: Rule) -> Option<Pair<'i>> {
    pair.clone().into_inner().find(|inner| inner.as_rule() == rule)
}
