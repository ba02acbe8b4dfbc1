//! Marks as they are shown: a table for each candidate, one of all, and rows for a spreadsheet.

use super::candidates::{LARGEST, Note, Refusal};
use super::grade::Graded;
use super::key::Key;
use super::marks::{Fault, Mark, Verdict};
use super::mistakes::Mistake;
use crate::breakdown::{Outcome, OutcomeKind};
use crate::catalogue::english::problems::seen;
use crate::catalogue::english::{self as words, exams};
use crate::catalogue::points;
use crate::diagnostic::Severity;
use crate::number::{Exact, decimal};
use crate::render::{self, Align, Block, Detail, Table};

/// The blocks of the marks, candidate by candidate, and a table of all where there are several; with `full` the
/// working of what went wrong.
#[must_use]
pub fn results(key: &Key, graded: &[Graded], full: bool) -> Vec<Vec<Block>> {
    let mut shown: Vec<Vec<Block>> = graded.iter().map(|one| candidate(key, one, full)).collect();
    if graded.len() > 1 {
        shown.push(vec![Block::Table(all(key, graded))]);
    }
    shown
}

fn candidate(key: &Key, graded: &Graded, full: bool) -> Vec<Block> {
    let mut blocks = vec![Block::Case(seen(&graded.candidate)), Block::Table(table(key, graded))];
    let (mark, total) = (graded.total(), key.total());
    let share = mark.over(&total).map(|share| words::share(&share));
    let sum = exams::sum(&points(&mark), &words::worth(&total));
    blocks.push(Block::Answer(std::iter::once(sum).chain(share).collect()));
    for (at, mark) in graded.marks.iter().enumerate().filter(|(_, mark)| mark.verdict != Verdict::Right) {
        blocks.extend(difference(at.saturating_add(1), mark).map(Block::Line));
        if full {
            blocks.extend(working(mark));
        }
    }
    let remark = |text| Block::Remark { severity: Severity::Note, text };
    blocks.extend(notes(graded).into_iter().map(remark));
    blocks
}

fn table(key: &Key, graded: &Graded) -> Table {
    let mut table = Table::new([
        (exams::head_number(), Align::Right),
        (exams::head_question(), Align::Left),
        (exams::head_points(), Align::Right),
        (exams::head_mark(), Align::Right),
        (exams::head_why(), Align::Left),
    ]);
    for (number, (question, mark)) in (1_usize..).zip(key.questions.iter().zip(&graded.marks)) {
        table.rows.push(vec![
            number.to_string(),
            question.case.clone(),
            points(&mark.points),
            points(&mark.mark),
            why(mark),
        ]);
    }
    table
}

/// All candidates, one below the other in the order of their files.
fn all(key: &Key, graded: &[Graded]) -> Table {
    let mut table = Table::new([
        (exams::head_candidate(), Align::Left),
        (exams::head_mark(), Align::Right),
        (exams::head_of_all(), Align::Right),
        (exams::head_full(), Align::Right),
        (exams::head_part(), Align::Right),
        (exams::head_nothing(), Align::Right),
    ]);
    let total = key.total();
    for one in graded {
        let mark = one.total();
        let count = |which: &dyn Fn(&Mark) -> bool| one.marks.iter().filter(|mark| which(mark)).count().to_string();
        table.rows.push(vec![
            seen(&one.candidate),
            points(&mark),
            mark.over(&total).map(|share| words::share(&share)).unwrap_or_default(),
            count(&|mark| mark.mark == mark.points),
            count(&|mark| !mark.mark.is_zero() && mark.mark != mark.points),
            count(&|mark| mark.mark.is_zero() && mark.mark != mark.points),
        ]);
    }
    table
}

/// Why a question got its mark, in a few words.
pub(super) fn why(mark: &Mark) -> String {
    match (mark.verdict, mark.fault) {
        (Verdict::Right, _) => exams::right(),
        (Verdict::OneSide(side), _) => exams::one_side(side),
        (Verdict::OtherWeights, _) => exams::other_weights(),
        (Verdict::Wrong, _) => exams::wrong(),
        (Verdict::Several, _) => exams::several(),
        (Verdict::Missing, _) => exams::missing(),
        (Verdict::Unsound, Some(Fault::Name)) => exams::named(),
        (Verdict::Unsound, Some(Fault::TooMany)) => exams::too_many(),
        (Verdict::Unsound, Some(Fault::NoFigure)) => exams::no_figure(),
        (Verdict::Unsound, Some(Fault::Unscored(code))) => exams::unscored(code),
        (Verdict::Unsound, Some(Fault::Unread) | None) => exams::not_readable(),
    }
}

/// What probably went wrong, in words.
pub(super) fn mistake(mark: &Mark) -> Option<String> {
    Some(match mark.mistake.as_ref()? {
        Mistake::AveragedFirst => exams::averaged_first(),
        Mistake::SignTurned(side) => exams::sign_turned(*side),
        Mistake::OtherGroup => exams::other_group(),
        Mistake::SidesSwapped => exams::sides_swapped(),
        Mistake::Complement(side) => exams::complement(*side),
        Mistake::BarePercentage => exams::bare_percentage(),
        Mistake::Rounded => exams::rounded(),
        Mistake::Unrounded => exams::unrounded(),
        Mistake::ByComparisons => exams::by_comparisons(),
        Mistake::Convention(setting, value) => exams::convention(setting, value),
    })
}

/// The key's figures and the answer's, where there is an answer to compare.
fn difference(number: usize, mark: &Mark) -> Option<String> {
    let answer = mark.answer.as_ref()?;
    let key = figures(&render::claimed(&mark.key));
    let own = render::expected(&mark.figures);
    let comes_to = (own != *answer && !own.is_empty()).then(|| figures(&render::claimed(&mark.figures)));
    let mistake = mistake(mark);
    Some(exams::difference(number, &key, &figures(answer), comes_to.as_deref(), mistake.as_deref()))
}

fn figures(text: &str) -> String {
    render::typographic(text)
}

/// The working of the key, of the answer, and of averages where they were taken.
fn working(mark: &Mark) -> Vec<Block> {
    let working = &mark.working;
    let mut blocks = Vec::new();
    let mut show = |head: &str, kind: OutcomeKind| {
        blocks.push(Block::Line(head.to_owned()));
        blocks.extend(render::blocks(
            &Outcome { case: None, file: String::new(), line: 0, language: None, kind },
            Detail::Steps,
        ));
    };
    if let Some(key) = &working.key {
        show(&exams::key_working(), OutcomeKind::Ruling(key.clone()));
    }
    if let Some(answer) = &working.answer {
        show(&exams::answer_working(), OutcomeKind::Ruling(answer.clone()));
    }
    if let Some(pitfall) = working.pitfall.as_ref().filter(|_| mark.mistake == Some(Mistake::AveragedFirst)) {
        show(&exams::answer_working(), OutcomeKind::Pitfall(pitfall.clone()));
    }
    blocks
}

/// What there is to remark on a file; what was not executed in one line.
pub(super) fn notes(graded: &Graded) -> Vec<String> {
    let mut told = Vec::new();
    let mut not_executed = Vec::new();
    for note in &graded.notes {
        match note {
            Note::Refused(Refusal::Unreadable(reason)) => told.push(exams::unreadable(reason)),
            Note::Refused(Refusal::NotUtf8(offset)) => told.push(exams::not_utf8(*offset)),
            Note::Refused(Refusal::TooLarge) => told.push(exams::too_large(LARGEST)),
            Note::NotExecuted(word, line) => not_executed.push((word.clone(), *line)),
            Note::UnknownCase(case, line, near) => told.push(exams::unknown_case(case, *line, near.as_deref())),
            Note::Unread(message, code, line) => told.push(exams::unread(message, code, *line)),
        }
    }
    if !not_executed.is_empty() {
        told.push(exams::not_executed(&not_executed));
    }
    if graded.more_notes > 0 {
        told.push(exams::more_notes(graded.more_notes));
    }
    told
}

/// The marks as comma-separated values: a row for each candidate and question, and one for each sum.
#[must_use]
pub fn csv(key: &Key, graded: &[Graded]) -> String {
    let mut text = "candidate,number,question,points,mark,why,key,answer,comes_to,mistake\n".to_owned();
    let number = |value: &Exact| decimal(value, 4).0;
    for one in graded {
        let candidate = cell(&seen(&one.candidate));
        for (at, (question, mark)) in (1_usize..).zip(key.questions.iter().zip(&one.marks)) {
            let cells = [
                candidate.clone(),
                at.to_string(),
                cell(&question.case),
                number(&mark.points),
                number(&mark.mark),
                cell(&why(mark)),
                cell(&render::expected(&mark.key)),
                cell(mark.answer.as_deref().unwrap_or_default()),
                cell(&render::expected(&mark.figures)),
                cell(&mistake(mark).unwrap_or_default()),
            ];
            text.push_str(&cells.join(","));
            text.push('\n');
        }
        let sum = [candidate, String::new(), String::new(), number(&key.total()), number(&one.total())];
        text.push_str(&sum.join(","));
        text.push_str(",,,,,\n");
    }
    text
}

/// A cell of text, quoted where it must be; one that a spreadsheet would take for a formula is marked as text.
fn cell(text: &str) -> String {
    let guarded = if text.starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text.to_owned() };
    if guarded.contains([',', '"', '\n', '\r']) {
        return format!("\"{}\"", guarded.replace('"', "\"\""));
    }
    guarded
}
