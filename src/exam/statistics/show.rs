//! The statistics of a class as they are shown: no candidate appears in them.

use super::super::explain::{mistake, why_by_key};
use super::super::key::Key;
use super::super::mark::Mark;
use super::{QuestionStatistics, Statistics, count};
use crate::messages::{self, Locale, SpanKind, Text, figures};
use crate::number::{Exact, Rounding};
use crate::render::{Align, Block, FieldChart, FieldRow, FieldSide, Parts, Table};
use std::collections::HashMap;

/// Wrong answers of a question that are listed, at most.
const MOST_ANSWERS: usize = 3;

/// The blocks of a class's statistics: its totals, each question in figures and as a bar, and the mistakes.
#[must_use]
pub fn statistics_blocks(key: &Key, statistics: &Statistics<'_>, locale: Locale) -> Vec<Block> {
    let mut blocks = vec![Block::Line(class(statistics, locale))];
    if statistics.candidates() == 0 {
        return blocks;
    }
    let totals = statistics.totals.as_ref().map(|totals| {
        let share = |value: &Exact| value.over(&statistics.worth).map(|share| figures::share(locale, &share).into());
        let points = |value: &Exact| hundredths(value, locale);
        let mean = (points(&totals.mean), share(&totals.mean));
        messages::statistics_totals(
            locale,
            mean.0,
            &statistics.worth,
            mean.1,
            points(&totals.median),
            points(&totals.lowest),
            points(&totals.highest),
        )
    });
    blocks.extend(totals.map(Block::Line));
    let reliability = statistics.reliability.as_ref();
    blocks.extend(
        reliability.map(|alpha| Block::Line(messages::statistics_reliability(locale, hundredths(alpha, locale)))),
    );
    blocks.push(Block::Table(questions(key, statistics, locale)));
    blocks.push(Block::Field(Box::new(chart(statistics, locale))));
    blocks.extend(went_wrong(statistics, locale).map(Block::Table));
    blocks.extend(wrong_answers(statistics, locale).map(Block::Table));
    blocks.push(Block::Line(messages::statistics_facility(locale)));
    blocks.push(Block::Line(match statistics.group {
        Some(size) => messages::statistics_discrimination(locale, size),
        None => messages::statistics_no_groups(locale),
    }));
    blocks
}

fn class(statistics: &Statistics<'_>, locale: Locale) -> Text {
    let unread = (statistics.unread > 0).then(|| statistics.unread.to_string().into());
    messages::statistics_class(locale, statistics.candidates(), unread)
}

/// A figure in hundredths; the document has it exactly.
fn hundredths(value: &Exact, locale: Locale) -> Text {
    let unit = Exact::percent(1);
    figures::points(locale, &value.round_to(&unit, Rounding::HalfAwayFromZero))
}

fn questions(key: &Key, statistics: &Statistics<'_>, locale: Locale) -> Table {
    let right = |head: Text| (head, Align::Right);
    let mut table = Table::new([
        right(messages::exam_head_number(locale)),
        (messages::exam_head_question(locale), Align::Left),
        right(messages::exam_head_points(locale)),
        right(messages::statistics_head_mean(locale)),
        right(messages::statistics_head_facility(locale)),
        right(messages::statistics_head_discrimination(locale)),
    ]);
    for (number, (exam_question, question)) in (1_usize..).zip(key.questions.iter().zip(&statistics.questions)) {
        let none = || Text::from("–");
        table.push(vec![
            number.to_string().into(),
            exam_question.case.clone().into(),
            figures::points(locale, &question.worth),
            hundredths(&question.mean, locale),
            question.facility.as_ref().map_or_else(none, |facility| figures::share(locale, facility)),
            question.discrimination.as_ref().map_or_else(none, |index| hundredths(index, locale)),
        ]);
    }
    table
}

/// A bar for each question: full marks, a part, nothing.
fn chart(statistics: &Statistics<'_>, locale: Locale) -> FieldChart {
    let row = |(number, question): (usize, &QuestionStatistics)| FieldRow {
        score: number.to_string().into(),
        parts: Parts {
            others: count(question.full),
            added: count(question.part),
            taken: count(question.nothing.saturating_add(question.missing)),
        },
        results: Text::new(SpanKind::Number, counts(question)),
        points: vec![question.facility.as_ref().map(|facility| figures::share(locale, facility)).unwrap_or_default()],
        touched: false,
    };
    let rows: Vec<FieldRow> = (1_usize..).zip(&statistics.questions).map(row).collect();
    let descriptions = (1_usize..).zip(&statistics.questions).map(|(number, question)| {
        let without = question.nothing.saturating_add(question.missing);
        messages::statistics_bar(locale, number, question.full, question.part, without)
    });
    let label = messages::statistics_chart(locale, Text::joined(descriptions, &" ".into()));
    let side = FieldSide { caption: None, heads: vec![messages::statistics_head_facility(locale)], rows, label };
    FieldChart {
        is_wide: false,
        sides: vec![side],
        score_head: messages::exam_head_number(locale),
        results_head: messages::statistics_head_candidates(locale),
        others: messages::statistics_full(locale),
        added: messages::statistics_part(locale),
        taken: Some(messages::statistics_nothing(locale)),
    }
}

/// `19 + 5 + 6`: full marks, a part, nothing.
fn counts(question: &QuestionStatistics) -> String {
    format!("{} + {} + {}", question.full, question.part, question.nothing.saturating_add(question.missing))
}

/// The number of candidates for each mistake in a question, the commonest first.
pub(super) fn mistake_counts(statistics: &Statistics<'_>, at: usize, locale: Locale) -> Vec<(Text, usize)> {
    counted(marks(statistics, at).filter(|mark| !mark.is_right()).map(|mark| {
        let mistake_text = mistake(mark, locale).unwrap_or_else(|| why_by_key(mark, locale));
        (mistake_text.unmarked().to_owned(), mistake_text)
    }))
}

/// Answers to a question that several candidates gave and that are not right, the commonest first.
pub(super) fn common_answers(statistics: &Statistics<'_>, at: usize) -> Vec<(String, usize)> {
    let wrong = marks(statistics, at).filter(|mark| !mark.is_right());
    let mut found = counted(wrong.filter_map(|mark| mark.answer.clone().map(|answer| (answer.clone(), answer))));
    found.retain(|(_, candidates)| *candidates > 1);
    found.truncate(MOST_ANSWERS);
    found
}

fn marks<'a>(statistics: &'a Statistics<'_>, at: usize) -> impl Iterator<Item = &'a Mark> {
    statistics.counted.iter().filter_map(move |one| Some(one.marks.get(at)?.as_ref()))
}

/// Each different thing and how often it came, the commonest first, those as common by their names.
fn counted<T>(things: impl Iterator<Item = (String, T)>) -> Vec<(T, usize)> {
    let mut found: HashMap<String, (T, usize)> = HashMap::new();
    for (name, thing) in things {
        let own = found.entry(name).or_insert((thing, 0));
        own.1 = own.1.saturating_add(1);
    }
    let mut sorted: Vec<(String, (T, usize))> = found.into_iter().collect();
    sorted.sort_by(|(name, (_, one)), (other_name, (_, other))| other.cmp(one).then_with(|| name.cmp(other_name)));
    sorted.into_iter().map(|(_, counted)| counted).collect()
}

/// The table of what went wrong; `None` if nothing did.
fn went_wrong(statistics: &Statistics<'_>, locale: Locale) -> Option<Table> {
    let columns = [
        (messages::exam_head_number(locale), Align::Right),
        (messages::statistics_head_wrong(locale), Align::Left),
        (messages::statistics_head_candidates(locale), Align::Right),
    ];
    let mut table = Table { caption: Some(messages::statistics_wrong(locale)), ..Table::new(columns) };
    for at in 0..statistics.questions.len() {
        for (mistake_text, candidates) in mistake_counts(statistics, at, locale) {
            table.push(vec![at.saturating_add(1).to_string().into(), mistake_text, candidates.to_string().into()]);
        }
    }
    (!table.rows.is_empty()).then_some(table)
}

/// The table of the commonest wrong answers; `None` if no two candidates gave the same.
fn wrong_answers(statistics: &Statistics<'_>, locale: Locale) -> Option<Table> {
    let columns = [
        (messages::exam_head_number(locale), Align::Right),
        (messages::statistics_head_answer(locale), Align::Left),
        (messages::statistics_head_candidates(locale), Align::Right),
    ];
    let mut table = Table { caption: Some(messages::statistics_answers(locale)), ..Table::new(columns) };
    for at in 0..statistics.questions.len() {
        for (answer, candidates) in common_answers(statistics, at) {
            let answer = Text::new(SpanKind::Code, answer);
            table.push(vec![at.saturating_add(1).to_string().into(), answer, candidates.to_string().into()]);
        }
    }
    (!table.rows.is_empty()).then_some(table)
}
