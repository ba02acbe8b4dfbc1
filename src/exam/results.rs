//! Marks as they are shown: a table for each candidate, and one of all.

use super::explain::{mistake, notes, why};
use super::grade::Graded;
use super::key::Key;
use super::mark::{Mark, Verdict, Working};
use super::names::labels;
use crate::diagnostic::{Severity, seen, severity_text};
use crate::messages::{self, Locale, SpanKind, Text, figures};
use crate::render::{self, Align, Block, Detail, GroupKind, Table};
use crate::session::OutcomeKind;

/// The blocks of the marks, candidate by candidate with the working where it was retained, and a table of all where
/// there are several.
pub fn results<'a>(key: &'a Key, graded: &'a [Graded], locale: Locale) -> impl Iterator<Item = Vec<Block>> + 'a {
    let labels = labels(graded.iter().map(|one| one.candidate.as_str()));
    let all = (graded.len() > 1).then(|| {
        vec![Block::Case(messages::exam_all_candidates(locale)), Block::Table(all(key, graded, &labels, locale))]
    });
    let examiner = examiner(graded, &labels, locale);
    let each = graded.iter().zip(labels).map(move |(one, label)| candidate(key, one, label, locale));
    each.chain(all).chain(examiner)
}

/// The same for a page or an article: each candidate's marks begin a page, and so does what is of all.
pub fn results_on_paper<'a>(
    key: &'a Key,
    graded: &'a [Graded],
    locale: Locale,
) -> impl Iterator<Item = Vec<Block>> + 'a {
    results(key, graded, locale).map(|blocks| vec![Block::Group { kind: GroupKind::Page, blocks }])
}

fn candidate(key: &Key, graded: &Graded, label: String, locale: Locale) -> Vec<Block> {
    let mut blocks = vec![Block::Case(label.into()), Block::Table(table(key, graded, locale))];
    let (mark, total) = (graded.total(), key.total());
    let share = mark.over(&total).map(|share| figures::share(locale, &share));
    let sum = messages::exam_sum(locale, figures::points(locale, &mark), &total);
    blocks.push(Block::Answer(std::iter::once(sum).chain(share).collect()));
    for (at, mark) in graded.marks.iter().enumerate().filter(|(_, mark)| mark.verdict != Verdict::Right) {
        blocks.extend(difference(at.saturating_add(1), mark, locale).map(Block::Line));
        blocks.extend(mark.working.iter().flat_map(|found| working(found, locale)));
    }
    let remark =
        |text: Text| Block::Remark { severity: Severity::Note, word: severity_text(Severity::Note, locale), text };
    blocks.extend(notes(graded, locale).into_iter().map(remark));
    blocks
}

fn table(key: &Key, graded: &Graded, locale: Locale) -> Table {
    let mut table = Table::new([
        (messages::exam_head_number(locale), Align::Right),
        (messages::exam_head_question(locale), Align::Left),
        (messages::exam_head_points(locale), Align::Right),
        (messages::exam_head_mark(locale), Align::Right),
        (messages::exam_head_why(locale), Align::Left),
    ]);
    for (number, (question, mark)) in (1_usize..).zip(key.questions.iter().zip(&graded.marks)) {
        table.push(vec![
            number.to_string().into(),
            question.case.to_string().into(),
            figures::points(locale, &mark.worth),
            figures::points(locale, &mark.earned),
            why(mark, locale),
        ]);
    }
    table
}

/// All candidates, one below the other in the order of their files.
fn all(key: &Key, graded: &[Graded], labels: &[String], locale: Locale) -> Table {
    let mut table = Table::new([
        (messages::exam_head_candidate(locale), Align::Left),
        (messages::exam_head_mark(locale), Align::Right),
        (messages::exam_head_of_all(locale), Align::Right),
        (messages::exam_head_full(locale), Align::Right),
        (messages::exam_head_part(locale), Align::Right),
        (messages::exam_head_nothing(locale), Align::Right),
    ]);
    let total = key.total();
    for (one, label) in graded.iter().zip(labels) {
        let mark = one.total();
        let count =
            |which: &dyn Fn(&Mark) -> bool| one.marks.iter().filter(|mark| which(mark)).count().to_string().into();
        table.push(vec![
            label.clone().into(),
            figures::points(locale, &mark),
            mark.over(&total).map(|share| figures::share(locale, &share)).unwrap_or_default(),
            count(&|mark| mark.earned == mark.worth),
            count(&|mark| !mark.earned.is_zero() && mark.earned != mark.worth),
            count(&|mark| mark.earned.is_zero() && mark.earned != mark.worth),
        ]);
    }
    table
}

/// The answers that an examiner has to read; `None` if all have been marked.
fn examiner(graded: &[Graded], labels: &[String], locale: Locale) -> Option<Vec<Block>> {
    let mut table = Table::new([
        (messages::exam_head_candidate(locale), Align::Left),
        (messages::exam_head_number(locale), Align::Right),
        (messages::statistics_head_answer(locale), Align::Left),
        (messages::exam_head_why(locale), Align::Left),
    ]);
    for (one, label) in graded.iter().zip(labels) {
        let mut row = |number: Text, answer: &str, why: Text| {
            let answer = Text::new(SpanKind::Code, seen(answer));
            table.push(vec![label.clone().into(), number, answer, why]);
        };
        for (at, mark) in one.left_to_examiner() {
            let answer = mark.answer.as_deref().unwrap_or_default();
            row(at.saturating_add(1).to_string().into(), answer, why(mark, locale));
        }
        for line in one.unread_lines() {
            row("–".into(), &line.text, messages::exam_line(locale, line.line));
        }
    }
    let is_any = !table.rows.is_empty();
    is_any.then(|| vec![Block::Case(messages::exam_for_examiner(locale)), Block::Table(table)])
}

/// The key's figures and the answer's, where there is an answer to compare.
fn difference(number: usize, mark: &Mark, locale: Locale) -> Option<Text> {
    let answer = mark.answer.as_ref()?;
    let key = render::claims(locale, &mark.key);
    let own = render::expected(&mark.figures);
    let comes_to = (own != *answer && !own.is_empty()).then(|| render::claims(locale, &mark.figures));
    let (answer, mistake) = (answer_text(mark, answer, locale), mistake(mark, locale));
    let (comes_to, mistake) = (comes_to.map(Into::into), mistake.map(Into::into));
    Some(messages::exam_difference(locale, number, &key, &answer, comes_to, mistake))
}

/// The answer for the eye, as much of it as is repeated.
fn answer_text(mark: &Mark, text: &str, locale: Locale) -> Text {
    let rendered = match &mark.ruling {
        Some(ruling) => render::ruling(locale, ruling.as_ref()),
        None if mark.figures.is_empty() => Text::from(text.to_owned()),
        None => render::claims(locale, &mark.figures),
    };
    Text::new(SpanKind::Ruling, seen(rendered.unmarked()))
}

/// The working of the key, of the answer, and of averages where they were taken.
fn working(working: &Working, locale: Locale) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut show = |head: Text, kind: OutcomeKind| {
        blocks.push(Block::Line(head));
        blocks.extend(render::blocks_of(&kind, locale, Detail::Steps));
    };
    if let Some(key) = &working.key {
        show(messages::exam_key_working(locale), OutcomeKind::Ruling(key.clone()));
    }
    if let Some(answer) = &working.answer {
        show(messages::exam_answer_working(locale), OutcomeKind::Ruling(answer.clone()));
    }
    if let Some(pitfall) = &working.pitfall {
        show(messages::exam_answer_working(locale), OutcomeKind::Pitfall(pitfall.clone()));
    }
    blocks
}
